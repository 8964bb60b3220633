import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `The watched folder without the screen` {
    private let home: Home
    private let inbox: String

    init() throws {
        home = try Home()
        inbox = home.folder + "/inbox"
        try home.file("inbox/there before.xml", AppleExport.text(AppleExport.steps([100])))
    }

    private func start(_ arguments: String...) throws -> PseudoTerminal {
        try PseudoTerminal(Home.program, arguments: ["watch"] + arguments, environment: home.environment)
    }

    private func end(_ terminal: PseudoTerminal) throws {
        terminal.send(signal: SIGTERM)
        #expect(try terminal.waitForEnd() == .exited(0))
    }

    @Test func `takes what lay there, what is renamed into it and what is written again, and ends in order`() throws {
        let terminal = try start(inbox)
        try terminal.wait("the first") { $0.text.contains("there before.xml: 2 records: 1 new, 1 left out") }
        let part = try home.file("inbox/day.xml.part", AppleExport.text(AppleExport.steps([100, 200])))
        try FileManager.default.moveItem(atPath: part, toPath: inbox + "/day.xml")
        try terminal.wait("the second") { $0.text.contains("day.xml: 3 records: 1 new") }
        try home.file("inbox/day.xml", AppleExport.text(AppleExport.steps([100, 200, 300])))
        try terminal.wait("the third") { $0.text.contains("day.xml: 4 records: 1 new") }
        try end(terminal)
        #expect(try home.steps(on: "2026-11-21") == 600)
        #expect(!terminal.text.contains(".part"))
    }

    @Test func `hears of folders in it, and leaves alone what nothing can read`() throws {
        let terminal = try start(inbox)
        try terminal.wait("the first") { $0.text.contains("2 records: 1 new") }
        try home.file("inbox/Automation/words.txt", "nothing of interest")
        try terminal.wait("the stranger") { $0.text.contains("words.txt: of no format that is known") }
        try home.file("inbox/Automation/steps.xml", AppleExport.text(AppleExport.steps([1, 2, 3])))
        try terminal.wait("the file") { $0.text.contains("steps.xml: 4 records") }
        try end(terminal)
        #expect(FileManager.default.fileExists(atPath: inbox + "/Automation/words.txt"))
    }

    @Test func `moves originals when it is set so`() throws {
        try home.file("config/airfit/config.toml", "[data]\nwatched_folder = \"\(inbox)\"\nafter_import = \"move\"\n")
        let terminal = try start()
        let moved = inbox + "/imported/there before.xml"
        try terminal.wait("the move") { _ in FileManager.default.fileExists(atPath: moved) }
        try end(terminal)
        #expect(!FileManager.default.fileExists(atPath: inbox + "/there before.xml"))
    }

    @Test func `is imported from by one of two programs, and by the other when that one ends`() throws {
        let first = try start(inbox)
        try first.wait("the first") { $0.text.contains("there before.xml: 2 records: 1 new, 1 left out") }
        let second = try start(inbox)
        try second.wait("its turn to wait") { $0.text.contains("Another AirFit imports what is dropped") }
        try end(first)
        try second.wait("its turn") { $0.text.contains("Watching \(inbox).") }
        try home.file("inbox/day.xml", AppleExport.text(AppleExport.steps([100, 200])))
        try second.wait("the file") { $0.text.contains("day.xml: 3 records: 1 new") }
        try end(second)
        #expect(!second.text.contains("there before.xml: "))
    }

    @Test func `is watched again when it was taken away and is back`() throws {
        let terminal = try start(inbox)
        try terminal.wait("the first") { $0.text.contains("2 records: 1 new") }
        try FileManager.default.removeItem(atPath: inbox)
        try terminal.wait("its end") { $0.text.contains("is gone; it is watched again when it is back.") }
        try home.file("inbox/day.xml", AppleExport.text(AppleExport.steps([100, 200])))
        try terminal.wait("the file") { $0.text.contains("day.xml: 3 records: 1 new") }
        try end(terminal)
    }

    @Test func `says what is wrong with a folder that is not there`() throws {
        let outcome = try home.run("watch", home.folder + "/nowhere")
        #expect(outcome.status == 65)
        #expect(outcome.error.contains("cannot be watched: no such file or directory."))
        #expect(try home.run("watch").status == 64)
    }
}

@Suite(.blocksItsThread) struct `An import of many files` {
    @Test func `reports each file of a folder, and can be taken back as a whole`() throws {
        let home = try Home()
        try home.file("many/a.xml", AppleExport.text(AppleExport.steps([1, 2])))
        try home.file("many/deep/b.xml", AppleExport.text(AppleExport.steps([5, 6, 7], source: "Phone")))
        try home.file("many/words.txt", "nothing of interest")
        try home.file("many/cut.zip", "PK\u{03}\u{04}")
        let outcome = try home.run("import", "--json", home.folder + "/many")
        #expect(outcome.status == 65)
        let report = try json(outcome.output)
        let files = try #require(report["files"] as? [[String: Any]])
        #expect(report["records"] as? Int == 5)
        func status(_ name: String) -> String? {
            files.first { ($0["path"] as? String)?.hasSuffix(name) == true }?["status"] as? String
        }
        #expect(
            ["a.xml", "deep/b.xml", "words.txt", "cut.zip"].map(status) == [
                "imported", "imported", "rejected", "rejected",
            ])
        let undone = try home.run("import", "--undo", "1", "--yes", "--json")
        #expect(undone.status == 0, "\(undone.error)")
        #expect(try json(undone.output)["records"] as? Int == 5)
        #expect(try home.steps(on: "2026-11-21") == nil)
        #expect(try home.run("import", "--undo", "1", "--yes").status != 0)
        #expect(try home.run("import", "--undo", "9", "--yes").status == 64)
    }

    @Test func `strangers beside health data do not matter`() throws {
        let home = try Home()
        try home.file("many/a.xml", AppleExport.text(AppleExport.steps([1, 2])))
        try home.file("many/words.txt", "nothing of interest")
        let outcome = try home.run("import", home.folder + "/many")
        #expect(outcome.status == 0)
        #expect(outcome.error.isEmpty)
        #expect(outcome.output.contains("1 file without health data:"))
    }
}
