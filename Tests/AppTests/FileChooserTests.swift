import Canvas
import Foundation
import TestSupport
import Testing
@testable import App

@testable import SettingsScreen

@Suite struct `The chooser of files` {
    @Test func `begins in the downloads, folders first, without hidden files`() {
        let visit = ChooserVisit()
        #expect(visit.folder == "/home/jo/Downloads")
        #expect(visit.names.prefix(2) == ["apple_health_export", "garmin"])
        #expect(!visit.names.contains(".hidden.csv"))
        #expect(visit.current == "apple_health_export")
    }

    @Test func `begins where files were chosen last, where that is still there`() {
        #expect(ChooserVisit(recent: ["/gone", "/home/jo/Documents"]).folder == "/home/jo/Documents")
    }

    @Test func `never stands on a whole folder by itself, were it an empty home`() {
        var disk = MadeUpFolders()
        disk.folders["/home/jo/Downloads"] = [FileEntry(".config", isFolder: true, changedAt: MadeUpFolders.day(3))]
        let visit = ChooserVisit(disk: disk)
        #expect(visit.chooser.row == .above)
    }

    @Test func `typing filters, and escape clears before it closes`() {
        var visit = ChooserVisit()
        visit.type("EXPORT")
        #expect(visit.names.contains("export.zip"))
        #expect(!visit.names.contains("garmin"))
        visit.type("zz")
        #expect(visit.names.isEmpty)
        visit.press(.backspace, .backspace)
        #expect(visit.names.count == 4)
        visit.press(.escape)
        #expect(visit.names.count == 9)
        #expect(!visit.isClosed)
        visit.press(.escape)
        #expect(visit.isClosed)
    }

    @Test func `a dot at the beginning shows hidden files`() {
        var visit = ChooserVisit()
        visit.type(".hid")
        #expect(visit.names == [".hidden.csv"])
        visit.press(.escape)
        visit.send(.key(.alt("h")))
        #expect(visit.names.contains(".hidden.csv"))
    }

    @Test(arguments: [KeyPress.Key.left, .backspace]) func `up stands on the folder it came from`(_ key: KeyPress.Key) {
        var visit = ChooserVisit()
        visit.press(.down, .enter)
        #expect(visit.folder == "/home/jo/Downloads/garmin")
        visit.press(key)
        #expect(visit.folder == "/home/jo/Downloads")
        #expect(visit.current == "garmin")
        visit.press(key, key, key, key)
        #expect(visit.folder == "/")
    }

    @Test func `enter chooses a file`() {
        var visit = ChooserVisit()
        visit.type("weights")
        visit.press(.enter)
        #expect(visit.chosen == ["/home/jo/Downloads/weights.csv"])
    }

    @Test func `a folder itself can be chosen`() {
        var visit = ChooserVisit()
        visit.press(.up, .enter)
        #expect(visit.chosen == ["/home/jo/Downloads"])
    }

    @Test func `a folder is looked for among folders, by the list or by its path`() {
        var visit = ChooserVisit(.folder)
        #expect(visit.names == ["apple_health_export", "garmin"])
        visit.press(.enter)
        #expect(visit.folder == "/home/jo/Downloads/apple_health_export")
        #expect(visit.names.isEmpty)
        visit.press(.left, .up, .enter)
        #expect(visit.chosen == ["/home/jo/Downloads"])
        visit = ChooserVisit(.folder)
        visit.type("~/Documents")
        visit.press(.enter)
        #expect(visit.chosen == ["/home/jo/Documents"])
        visit = ChooserVisit(.folder)
        visit.type("~/Downloads/weights.csv")
        visit.press(.enter)
        #expect(visit.chosen == nil)
        #expect(visit.chooser.problem == "weights.csv is a file, not a folder.")
    }

    @Test func `several are marked, over folders too`() {
        var visit = ChooserVisit()
        visit.press(.character(" "), .character(" "))
        visit.press(.down, .character(" "), .up, .character(" "))
        #expect(visit.chooser.marked.count == 2)
        visit.type("weights")
        visit.press(.character(" "), .enter)
        #expect(
            visit.chosen == [
                "/home/jo/Downloads/apple_health_export", "/home/jo/Downloads/garmin", "/home/jo/Downloads/weights.csv",
            ])
    }

    @Test func `where one file is wanted nothing is marked, and no folder chosen`() {
        var visit = ChooserVisit(.existing(many: false, folders: false))
        visit.press(.character(" "))
        #expect(visit.chooser.marked.isEmpty)
        #expect(!visit.chooser.rows.contains(.here))
    }

    @Test func `a folder that cannot be read says why, and the list stays`() {
        var visit = ChooserVisit(recent: ["/"])
        visit.press(.end, .enter)
        #expect(visit.chooser.problem == "root is not yours to read: its permissions do not let you in.")
        #expect(visit.folder == "/")
        visit.press(.home, .down, .enter)
        #expect(visit.folder == "/home")
    }

    @Test func `the newest first`() {
        var visit = ChooserVisit()
        visit.type("zip")
        visit.send(.key(.control("s")))
        #expect(visit.names == ["export.zip", "Export old.zip"])
    }

    @Test func `an answer to an older question changes nothing`() {
        var visit = ChooserVisit()
        let late = FolderRequest("/home")
        #expect(visit.chooser.receive(late, visit.disk.read(late)) == .open)
        #expect(visit.folder == "/home/jo/Downloads")
    }

    // MARK: - A typed path

    @Test(arguments: ["/", "~"])
    func `a path from its beginning takes the place of the folder that stands there`(start: String) {
        var visit = ChooserVisit()
        visit.press(.tab)
        let folder = visit.chooser.typing?.text ?? ""
        #expect(folder.hasSuffix("/") && folder.count > 1)
        visit.type(start + "x")
        #expect(visit.chooser.typing?.text == start + "x")
        var within = ChooserVisit()
        within.press(.tab)
        within.type("x//y")
        #expect(within.chooser.typing?.text == folder + "x//y")
    }

    @Test func `tab completes as far as names agree, then the row with the cursor`() {
        var visit = ChooserVisit()
        visit.press(.tab)
        #expect(visit.chooser.typing?.text == "~/Downloads/")
        visit.type("exp")
        visit.press(.tab)
        #expect(visit.chooser.typing?.text.lowercased() == "~/downloads/export")
        visit.press(.down, .tab)
        #expect(visit.chooser.typing?.text == "~/Downloads/export.zip")
        visit.press(.enter)
        #expect(visit.chosen == ["/home/jo/Downloads/export.zip"])
    }

    @Test func `a folder that is completed is looked into`() {
        var visit = ChooserVisit()
        visit.type("~/Dow")
        #expect(visit.names == ["Downloads"])
        visit.press(.tab)
        #expect(visit.chooser.typing?.text == "~/Downloads/")
        visit.type("ga")
        visit.press(.tab, .enter)
        #expect(visit.folder == "/home/jo/Downloads/garmin")
        #expect(visit.chooser.typing == nil)
        #expect(visit.names.count == 300)
    }

    @Test func `a path without anything there says so, and escape goes back to the list`() {
        var visit = ChooserVisit()
        visit.type("/nowhere/x.zip")
        visit.press(.enter)
        #expect(visit.chooser.problem == "There is no x.zip there.")
        #expect(visit.chosen == nil)
        visit.press(.escape)
        #expect(visit.chooser.typing == nil)
        #expect(visit.chooser.problem == nil)
        #expect(!visit.isClosed)
    }

    @Test func `a path that is pasted is gone to, in quotes or not`() {
        var visit = ChooserVisit()
        visit.send(.paste("'/tmp/export.zip'\n"))
        visit.press(.enter)
        #expect(visit.chosen == ["/tmp/export.zip"])
    }

    @Test func `a megabyte that is pasted is cut`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                var visit = ChooserVisit()
                visit.send(.paste(String(repeating: "x y\n", count: 260_000)))
                #expect(visit.chooser.filter.count <= 255)
                visit.press(.escape)
                visit.send(.paste("/" + String(repeating: "x", count: 1_000_000)))
                #expect(visit.chooser.typing?.text.count ?? 0 <= FileChooser.longestPath)
            }
        }
    }

    // MARK: - Where to write

    @Test func `a place for a new file is a folder, or a file to replace`() {
        var visit = ChooserVisit(.place(name: "airfit.json"))
        visit.press(.up, .enter)
        #expect(visit.chosen == ["/home/jo/Downloads/airfit.json"])
        visit.type("weights")
        visit.press(.enter)
        #expect(visit.chosen == ["/home/jo/Downloads/weights.csv"])
    }

    // MARK: - In the program

    @Test func `lies over the screen that shows, and goes without a trace`() {
        var visit = RecordsVisit(80, 24)
        visit.type("i")
        #expect(visit.app.screen == .today)
        #expect(visit.shows("~/Downloads"))
        visit.type("q")
        #expect(visit.shows("› q"))
        visit.press(.escape, .escape)
        #expect(visit.app.overlay == nil)
        #expect(!visit.shows("~/Downloads"))
    }

    @Test func `the mouse goes about, chooses and cancels`() {
        var visit = RecordsVisit(80, 24)
        visit.type("i")
        visit.click("garmin/")
        visit.click("garmin/")
        #expect(visit.shows("~/Downloads/garmin"))
        visit.input(.mouse(MouseEvent(.wheelDown, at: Point(column: 40, row: 12))))
        #expect(visit.marked.contains("1000000003_ACTIVITY.fit"))
        visit.click("../")
        visit.click("../")
        visit.click("[ Cancel ]")
        #expect(visit.app.overlay == nil)
    }

    @Test func `the mouse reaches it over the settings too`() {
        var visit = RecordsVisit(80, 24)
        visit.press(.function(9))
        visit.send(.settings(.opened(.data)))
        visit.send(.settings(.data(.wanted)))
        visit.click("garmin/")
        visit.click("garmin/")
        #expect(visit.shows("~/Downloads/garmin"))
        visit.click("[ Cancel ]")
        #expect(visit.app.settings.sheet == nil)
    }

    @Test func `an encrypted file asks for its passphrase and goes on`() {
        var settings = RecordsVisit(80, 24).app.settings.settings
        settings.privacy.kept = [.activity]
        var visit = RecordsVisit(80, 24, settings)
        visit.type("i")
        visit.input(.paste("/tmp/mine.airfit"))
        visit.press(.enter)
        #expect(visit.app.screen == .records)
        visit.send(.settings(.data(.passphraseWanted(path: "/tmp/mine.airfit"))))
        #expect(visit.shows("Passphrase of mine.airfit"))
        visit.press(.enter)
        #expect(visit.shows("Type its passphrase."))
        visit.type("four words do best")
        visit.press(.enter)
        guard
            case .settings(.data(.importFiles(["/tmp/mine.airfit"], let secret?)))? = visit.others.last(
                where: \.beginsImport)
        else {
            Issue.record("no import began")
            return
        }
        #expect(secret.withText { $0 } == "four words do best")
    }

    @Test func `the place of an export is looked for and comes back into the form`() {
        var visit = RecordsVisit(80, 24)
        visit.app.settings.data.facts.suggestedPath = "~/airfit-2026-11-22"
        visit.press(.function(9))
        visit.send(.settings(.opened(.data)))
        visit.send(.settings(.data(.browse(DataForm(.exporting(.json), suggested: "~/airfit-2026-11-22.json")))))
        visit.press(.home, .down)
        #expect(visit.marked.contains("write airfit-2026-11-22.json here"))
        visit.press(.enter)
        #expect(visit.shows("/home/jo/Downloads/airfit-2026-11-22.json"))
        #expect(visit.shows("Encrypt it with a passphrase"))
    }

    // MARK: - Drawn

    private func expect(_ visit: RecordsVisit, _ name: String, _ size: (Int, Int)) {
        let difference = snapshotDifference(visit.shown, "files-\(name)-\(size.0)x\(size.1)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50)]) func `drawn`(_ size: (Int, Int)) {
        var visit = RecordsVisit(size.0, size.1)
        visit.type("i")
        expect(visit, "list", size)
        visit.press(.down, .down, .character(" "), .character(" "))
        expect(visit, "marked", size)
        visit.press(.tab)
        visit.type("ex")
        expect(visit, "path", size)
        visit.press(.escape, .left)
        visit.type("zzz")
        expect(visit, "nothing", size)
    }

    @Test func `even the smallest area draws`() {
        let visit = ChooserVisit()
        for (width, height) in [(40, 10), (12, 3), (1, 1), (0, 0)] {
            let place = Rect(column: 2, row: 1, width: width, height: height)
            var canvas = Canvas(Size(width: 60, height: 20))
            visit.chooser.draw(in: place, verb: "Import", on: &canvas)
            #expect(canvas.pointsDrawn(outside: place) == [], "\(width)×\(height)")
        }
    }
}

@Suite struct `Names of files are bytes` {
    @Test func `a slash parts them before a combining mark, too`() {
        #expect(FolderPath.name("/home/\u{301}x") == "\u{301}x")
        #expect(FolderPath.above("/home/\u{301}x") == "/home")
        #expect(FolderPath.parts("/home/\u{301}x").folder == "/home/")
    }

    @Test func `two that Unicode holds for the same are two`() {
        #expect(FolderPath.isSame("/é", "/é"))
        #expect(!FolderPath.isSame("/\u{E9}", "/e\u{301}"))
    }
}
