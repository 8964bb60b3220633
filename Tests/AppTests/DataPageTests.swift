@testable import ScreenKit
import Canvas
import Foundation
import SettingsModel
import TestSupport
import Testing
import Widgets

@testable import SettingsScreen

@Suite struct `The data page` {
    private func opened(_ size: Size = Size(width: 80, height: 24)) -> SettingsState {
        var state = SettingsState()
        _ = state.apply(.resized(size))
        #expect(state.apply(.opened(.data)).contains(.data(.load)))
        return state
    }

    private func type(_ text: String, _ state: inout SettingsState) -> [SettingsEffect] {
        text.flatMap { state.apply(.key(KeyPress(.character($0)))) }
    }

    private func press(_ key: KeyPress.Key, _ state: inout SettingsState) -> [SettingsEffect] {
        state.apply(.key(KeyPress(key)))
    }

    private func shown(_ state: SettingsState, width: Int = 80, height: Int = 24) -> String {
        var state = state
        _ = state.apply(.resized(Size(width: width, height: height)))
        return screen(width: width, height: height) {
            drawSettings(state, in: $0, on: &$1, focused: true)
        }.joined(separator: "\n")
    }

    /// Goes to a row and does it.
    private func activate(_ id: SettingsRowID, _ state: inout SettingsState) -> [SettingsEffect] {
        _ = state.putCursor(on: id)
        return press(.enter, &state)
    }

    @Test func `imports what was chosen`() {
        var state = opened()
        _ = state.set("privacy.kept", .texts(["activity", "sleep"]))
        guard case .readFolder(let request)? = activate(DataPage.Row.importFile, &state).first else {
            Issue.record("no folder is read")
            return
        }
        _ = state.apply(.folderRead(request, MadeUpFolders().read(request)))
        _ = type("weights", &state)
        #expect(
            press(.enter, &state) == [
                .data(.importFiles(paths: ["/home/jo/Downloads/weights.csv"], passphrase: nil))
            ])
        #expect(state.sheet == nil)
        #expect(state.data.lastFolder == "/home/jo/Downloads")
    }

    @Test func `has the watched folder chosen or typed, and taken away`() {
        var state = opened()
        guard case .readFolder(let request)? = activate("data.watched_folder", &state).first else {
            Issue.record("no folder is read")
            return
        }
        _ = state.apply(.folderRead(request, MadeUpFolders().read(request)))
        #expect(shown(state).contains("Watch: which folder?"))
        #expect(
            press(.up, &state) + press(.enter, &state) == [
                .save([SettingChange("data.watched_folder", .text("/home/jo/Downloads"))])
            ])
        #expect(state.sheet == nil)
        #expect(state.settings.data.watchedFolder == "/home/jo/Downloads")
        #expect(DataPage.keyHints(state) == [KeyHint("e", "type it"), KeyHint("Del", "none")])
        _ = type("e", &state)
        _ = state.apply(.paste("/inner"))
        _ = press(.enter, &state)
        #expect(state.settings.data.watchedFolder == "/home/jo/Downloads/inner")
        _ = press(.delete, &state)
        #expect(state.settings.data.watchedFolder == nil)
    }

    @Test func `asks for a path before it goes`() {
        var state = opened()
        state.data.facts.suggestedPath = " "
        _ = activate(DataPage.Row.format, &state)
        _ = activate(DataPage.Row.export, &state)
        #expect(press(.enter, &state) == [])
        #expect(shown(state).contains("Say where it goes."))
    }

    @Test func `exports in the format that was chosen`() {
        var state = opened()
        state.data.facts.suggestedPath = "/tmp/mine"
        _ = activate(DataPage.Row.format, &state)
        _ = activate(DataPage.Row.export, &state)
        #expect(press(.enter, &state) == [.data(.export(path: "/tmp/mine", .csv, passphrase: nil, mayReplace: false))])
    }

    @Test func `takes no short and no mistyped passphrase for a backup`() throws {
        var state = opened()
        state.data.facts.suggestedPath = "/tmp/mine"
        _ = activate(DataPage.Row.backUp, &state)
        for _ in 0..<2 { _ = press(.down, &state) }
        _ = type("short", &state)
        _ = press(.enter, &state)
        _ = press(.enter, &state)
        #expect(shown(state).contains("Take 10 characters or more"))
        _ = type(" and long enough", &state)
        _ = press(.enter, &state)
        _ = type("something else", &state)
        _ = press(.enter, &state)
        #expect(shown(state).contains("The two are not the same"))
        #expect(!shown(state).contains("long enough"))
        _ = type("short and long enough", &state)
        let effects = press(.enter, &state)
        guard case .data(.backUp("/tmp/mine.backup", let passphrase?, false))? = effects.first else {
            Issue.record("no backup was asked for: \(effects)")
            return
        }
        #expect(passphrase.withText { $0 } == "short and long enough")
        #expect(!"\(state)".contains("long enough"))
    }

    @Test func `shows how far it is and stops`() {
        var state = opened()
        let progress = DataProgress(
            title: "Importing export.zip", bytes: 500_000_000, totalBytes: 1_000_000_000, rows: 1_234_567, seconds: 2)
        _ = state.apply(.data(.progressed(progress)))
        let text = shown(state)
        #expect(text.contains("Importing export.zip"))
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("50 %, 500 MB of 1.0 GB, 1,234,567 rows, 250 MB/s, 2 s left"))
        #expect(activate(DataPage.Row.stop, &state) == [.data(.stop)])
        #expect(state.apply(.key(KeyPress(.character("x"), .control))) == [.data(.stop)])
        guard case .notice(_, true)? = activate(DataPage.Row.backUp, &state).first else {
            Issue.record("a second piece of work was taken")
            return
        }
        _ = state.apply(.data(.ended("Done with it.", isProblem: false)))
        #expect(state.data.progress == nil)
        _ = state.putCursor(on: DataPage.Row.importFile)
        #expect(shown(state).contains("Done with it."))
    }

    @Test func `asks before it replaces a file`() {
        var state = opened()
        state.data.facts.suggestedPath = "/tmp/mine"
        _ = activate(DataPage.Row.format, &state)
        _ = activate(DataPage.Row.export, &state)
        _ = press(.enter, &state)
        _ = state.apply(.data(.wouldReplace(path: "/tmp/mine")))
        #expect(shown(state).contains("/tmp/mine is there already."))
        #expect(
            type("y", &state) == [.data(.export(path: "/tmp/mine", .csv, passphrase: nil, mayReplace: true))])
    }

    @Test func `puts no backup back before it was looked at and agreed to`() {
        var state = opened()
        _ = activate(DataPage.Row.restore, &state)
        _ = state.apply(.paste("/tmp/mine.backup"))
        let request = FolderRequest("/tmp/mine.backup")
        #expect(press(.enter, &state) == [.readFolder(request)])
        #expect(
            state.apply(.folderRead(request, .file("/tmp/mine.backup"))) == [
                .data(.examine(path: "/tmp/mine.backup", passphrase: nil))
            ])
        _ = state.apply(
            .data(
                .examined(
                    BackupFacts(
                        path: "/tmp/mine.backup", madeAt: Date(timeIntervalSince1970: 1_767_960_000),
                        holds: ["health data", "settings"]))))
        #expect(shown(state).contains("9 Jan 2026, 12:00"))
        #expect(press(.escape, &state) == [])
        #expect(state.alert == nil)
    }

    @Test func `deletes everything only after the word`() {
        var state = opened()
        _ = activate(DataPage.Row.withSettings, &state)
        #expect(activate(DataPage.Row.erase, &state) == [])
        #expect(press(.enter, &state) == [])
        _ = type("delete everythin", &state)
        #expect(press(.enter, &state) == [])
        _ = type("g", &state)
        #expect(press(.enter, &state) == [.data(.leaveToErase(withSettings: true))])
    }

    @Test func `lists what was imported and exported`() {
        var state = opened()
        var facts = DataFacts()
        facts.imports = [
            .init(
                path: "/home/sam/export.zip", finishedAt: Date(timeIntervalSince1970: 1_767_960_000),
                records: 7_476_085,
                added: 12)
        ]
        facts.exports = [
            .init(
                path: "/home/sam/out.json", madeAt: Date(timeIntervalSince1970: 1_767_960_000), bytes: 307_369_493,
                kind: "JSON, encrypted", isThere: false)
        ]
        _ = state.apply(.data(.loaded(facts)))
        #expect(activate(DataPage.Row.imports, &state) == [.openRecords(.imports)])
        _ = activate(DataPage.Row.exports, &state)
        #expect(shown(state).contains("9 Jan 2026, 12:00: 307 MB, JSON, encrypted"))
        #expect(shown(state).contains("/home/sam/out.json (no longer there)"))
    }

    @Test func `looks for files beside those of the last imports, not beside a name that is no path`() {
        var state = opened()
        var facts = DataFacts()
        facts.imports = ["sample year", "/home/sam/export.zip"].map {
            .init(path: $0, finishedAt: Date(timeIntervalSince1970: 1_767_960_000), records: 1, added: 1)
        }
        _ = state.apply(.data(.loaded(facts)))
        #expect(activate(DataPage.Row.importFile, &state) == [.readFolder(FolderRequest("", recent: ["/home/sam"]))])
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50), (1, 1), (0, 0)])
    func `is drawn at every size`(width: Int, height: Int) {
        var state = opened(Size(width: width, height: height))
        state.data.progress = DataProgress(title: "Exporting", bytes: 10, rows: 3, totalRows: 9)
        _ = shown(state, width: width, height: height)
        state.data.progress = nil
        for row in [DataPage.Row.importFile, DataPage.Row.backUp, DataPage.Row.restore, DataPage.Row.export] {
            _ = activate(row, &state)
            let text = shown(state, width: width, height: height)
            if width >= 60 { #expect(text.contains("[ Cancel ]"), "\(row)") }
            _ = press(.escape, &state)
        }
    }
}
