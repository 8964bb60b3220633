import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `Choosing a file in the app` {
    private let home: Home

    init() throws {
        home = try Home()
        let downloads = home.folder + "/Downloads"
        try FileManager.default.createDirectory(atPath: downloads + "/empty", withIntermediateDirectories: true)
        let rows = (1...9).map { "0\($0)/04/2025;7\($0),4;3\n" }.joined()
        try ("Tag;Gewicht am Morgen;Wetter\n" + rows).write(
            toFile: downloads + "/scale.csv", atomically: true, encoding: .utf8)
    }

    @Test func `a table that says too little is asked about, imported, and known from then on`() throws {
        let screen = try home.open("--date", "2025-04-10", columns: 80, rows: 24)
        try screen.wait(for: "Press i to import")
        screen.type("i")
        try screen.wait(for: "scale.csv")
        screen.type("scale" + Key.enter)
        try screen.wait(for: "What may AirFit keep?")
        screen.type(Key.enter)
        try screen.wait(for: "c lets you say")
        screen.type("c")
        try screen.wait(for: "? say which")
        screen.type(Key.enter)
        try screen.wait(for: "How are its dates written?")
        screen.type("day" + Key.enter)
        try screen.wait(for: "2025-04-01")
        screen.type("jjj" + Key.enter)
        try screen.wait(for: "What is Gewicht am Morgen?")
        screen.type("weight kg" + Key.enter)
        try screen.wait(for: "71.4 kg")
        screen.type("i")
        try screen.wait(for: "9 records: 9 new")
        #expect(try screen.quit() == .exited(0))
        let again = try home.run("import", "--dry-run", home.folder + "/Downloads/scale.csv")
        #expect(again.status == 0 && again.output.contains("9 records"))
    }

    @Test func `a table of which a column was not read lets say what it is`() throws {
        try "date,steps,foo\n2025-04-01,845,71.4\n2025-04-02,846,71.3\n".write(
            toFile: home.folder + "/Downloads/days.csv", atomically: true, encoding: .utf8)
        let screen = try home.open("--date", "2025-04-10", columns: 80, rows: 24)
        try screen.wait(for: "Press i to import")
        screen.type("i")
        try screen.wait(for: "days.csv")
        screen.type("days" + Key.enter)
        try screen.wait(for: "What may AirFit keep?")
        screen.type(Key.enter)
        try screen.wait(for: "c lets you say")
        screen.type("c")
        try screen.wait(for: "845")
        #expect(try screen.quit() == .exited(0))
    }

    @Test func `a folder that nobody may read says so, and quitting leaves nothing`() throws {
        let locked = home.folder + "/Downloads/locked"
        try FileManager.default.createDirectory(
            atPath: locked, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o000])
        defer { chmod(locked, 0o700) }
        let screen = try home.open("--date", "2025-04-10", columns: 80, rows: 24)
        try screen.wait(for: "Press i to import")
        screen.type("i")
        try screen.wait(for: "locked/")
        screen.type("lock" + Key.enter)
        // Who is root may read everything.
        try screen.wait("the reason, or the empty folder") { rows in
            rows.contains { $0.contains("not yours to read") || $0.contains("Downloads/locked") }
        }
        #expect(try screen.quit() == .exited(0))
        #expect(screen.isGivenBack)
    }
}
