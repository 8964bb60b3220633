import ScreenKit
import Canvas
import SettingsModel
import Widgets

/// Import, export, backup, deletion.
enum DataPage: SettingsPage {
    enum Row {
        static let importFile: SettingsRowID = "data.import"
        static let stop: SettingsRowID = "data.stop"
        static let imports: SettingsRowID = "data.imports"
        static let sources: SettingsRowID = "data.sources"
        static let browse: SettingsRowID = "data.browse"
        static let format: SettingsRowID = "data.format"
        static let export: SettingsRowID = "data.export"
        static let exports: SettingsRowID = "data.exports"
        static let backUp: SettingsRowID = "data.backup"
        static let restore: SettingsRowID = "data.restore"
        static let restoreNow: SettingsRowID = "data.restore.now"
        static let replace: SettingsRowID = "data.replace"
        static let logs: SettingsRowID = "data.logs"
        static let usage: SettingsRowID = "data.usage"
        static let forgetUsage: SettingsRowID = "data.usage.forget"
        static let withSettings: SettingsRowID = "data.erase.settings"
        static let erase: SettingsRowID = "data.erase"
        static let eraseNow: SettingsRowID = "data.erase.now"
        static let bar: SettingsRowID = "data.bar"
        /// A key of the settings.
        static let watchedFolder = "data.watched_folder"
    }

    /// The text to type before everything is deleted.
    static let word = "delete everything"

    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        importRows(state.data) + exportRows(state.data) + backupRows + traceRows(state.data) + eraseRows(state.data)
    }

    private static func importRows(_ data: DataPageState) -> [SettingsRow] {
        let last = data.facts.imports.first
        return running(data) + [
            .heading("Import"),
            .action(
                Row.importFile, "Import a file or folder",
                help: "Exports of Apple Health and others, or of AirFit itself. You can go on working meanwhile."),
            .action(
                Row.imports, "Imports so far",
                value: last.map { "\(DataWording.moment($0.finishedAt, data.facts.zone))" } ?? "none yet",
                help: "Date, file and what each import added; any of them can be undone."),
            .action(Row.sources, "Sources", help: "Who wrote your data, and whose counts where they overlap."),
            .action(Row.browse, "Browse the data", help: "Every type down to single samples, to edit or leave out."),
        ] + SettingsRow.fields([Row.watchedFolder, "data.after_import"])
    }

    /// The running work or its result, at the top where it is always seen.
    private static func running(_ data: DataPageState) -> [SettingsRow] {
        if let progress = data.progress {
            return [
                .heading(progress.title), .picture(Row.bar, height: 1), .text(progress.words, .text),
                .action(Row.stop, "Stop", help: "No file stays half."),
            ]
        }
        return data.outcome.map { [.text($0.text, $0.isProblem ? .bad : .good)] } ?? []
    }

    private static func exportRows(_ data: DataPageState) -> [SettingsRow] {
        let last = data.facts.exports.first
        return [
            .heading("Export"),
            .action(
                Row.format, "Format", value: "‹ \(data.format.title) ›",
                help: "JSON can be imported again; CSV opens in a spreadsheet."),
            .action(
                Row.export, "Export everything",
                help: "Health data, check-ins, conversations, spending, settings. Keys are never in it."),
            .action(
                Row.exports, "Exports and backups so far",
                value: last.map { "\(DataWording.moment($0.madeAt, data.facts.zone)), \(DataWording.bytes($0.bytes))" }
                    ?? "none yet", help: "Date, size, format and place of each."),
        ]
    }

    private static let backupRows: [SettingsRow] =
        [
            .heading("Backup"),
            .action(
                Row.backUp, "Back up",
                help: "Everything in one file, encrypted with a passphrase of its own if you like."),
            .action(Row.restore, "Restore a backup", help: "What is here now is kept in a dated folder."),
        ] + SettingsRow.fields(["data.automatic_backups"])

    private static func traceRows(_ data: DataPageState) -> [SettingsRow] {
        [.heading("Traces of use")] + SettingsRow.fields(["privacy.log_days", "privacy.usage_counts"]) + [
            .action(
                Row.logs, "Remove old logs now", help: "Lines older than the days above; also done at every start."),
            .action(
                Row.usage, "Look at the usage counts", value: data.facts.usage.isEmpty ? "none" : "",
                help: "Kept on this machine only and never sent."),
            .action(Row.forgetUsage, "Delete the usage counts", isDestructive: true),
        ]
    }

    private static func eraseRows(_ data: DataPageState) -> [SettingsRow] {
        [
            .heading("Delete"),
            .action(
                Row.withSettings, "Settings and themes too", value: data.erasesSettings ? "yes  [x]" : "no  [ ]",
                help: "Whether deleting everything also deletes config.toml and your themes."),
            .action(
                Row.erase, "Delete everything",
                help: "Health data, conversations, keys, logs, caches. This cannot be undone.", isDestructive: true),
        ]
    }

    // MARK: - Doing

    static var facts: [SettingsEffect] { [.data(.load)] }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        let facts = state.data.facts
        switch id {
        case Row.importFile: return busy(state) ?? state.browse(.importing)
        case Row.format: return adjust(id, by: 1, in: &state)
        case Row.export:
            let path = facts.suggestedPath + (state.data.format == .json ? ".json" : "")
            return ask(.exporting(state.data.format), path, in: &state)
        case Row.backUp: return ask(.backingUp, facts.suggestedPath + ".backup", in: &state)
        case Row.restore: return busy(state) ?? state.browse(.restoring)
        case Row.stop: return [.data(.stop)]
        case Row.replace: return start(state.data.asked?.replacing, in: &state)
        case Row.imports: return [.openRecords(.imports)]
        case Row.sources: return [.openRecords(.sources)]
        case Row.browse: return [.openRecords(.contents)]
        case Row.exports:
            state.show(.reading(reading("Exports and backups", exportLines(facts), facts.exports.isEmpty)))
        case Row.usage: state.show(.reading(reading("Usage counts", facts.usage, facts.usage.isEmpty)))
        case Row.logs: return [.data(.removeOldLogs(days: state.settings.privacy.logDays))]
        case Row.forgetUsage: return [.data(.forgetUsage)]
        case Row.withSettings: state.data.erasesSettings.toggle()
        case Row.erase: confirmErasing(in: &state)
        case Row.eraseNow: return [.data(.leaveToErase(withSettings: state.data.erasesSettings))]
        case Row.restoreNow: return [.data(.leaveToRestore)]
        default: break
        }
        return []
    }

    static func adjust(_ id: SettingsRowID, by steps: Int, in state: inout SettingsState) -> [SettingsEffect] {
        if id == Row.format { state.data.format = state.data.format == .json ? .csv : .json }
        if id == Row.withSettings { state.data.erasesSettings.toggle() }
        return []
    }

    /// One thing at a time: a second one would wait for the same disk and database.
    private static func ask(
        _ purpose: DataForm.Purpose, _ suggested: String, in state: inout SettingsState
    ) -> [SettingsEffect] {
        if let notice = busy(state) { return notice }
        state.show(.data(DataForm(purpose, suggested: suggested)))
        return []
    }

    /// `nil` where nothing runs; else what is said.
    private static func busy(_ state: SettingsState) -> [SettingsEffect]? {
        state.data.progress.map {
            [.notice("\($0.title) is still running; stop it first.", isProblem: true)]
        }
    }

    static func start(_ effect: DataEffect?, in state: inout SettingsState) -> [SettingsEffect] {
        guard let effect else { return [] }
        state.data.asked = effect
        state.data.outcome = nil
        if case .importFiles = effect { state.data.report = nil }
        state.data.progress = DataProgress(title: "Beginning")
        return state.putCursor(on: Row.stop) + [.data(effect)]
    }

    private static func confirmErasing(in state: inout SettingsState) {
        let settings = state.data.erasesSettings ? ", settings and themes" : ""
        state.show(
            SettingsAlert(
                title: "Delete everything?",
                message:
                    "Health data, conversations, keys, drafts, logs and caches\(settings) are deleted for good. Exports "
                    + "elsewhere stay. AirFit ends and says what it did.",
                confirm: "Delete everything", action: Row.eraseNow, isDestructive: true, typedWord: word))
    }

    // MARK: - Histories

    private static func reading(_ title: String, _ lines: [String], _ isEmpty: Bool) -> TextSheet {
        TextSheet(title: title, text: isEmpty ? "None yet." : lines.joined(separator: "\n"))
    }

    private static func exportLines(_ facts: DataFacts) -> [String] {
        facts.exports.map { entry in
            let date = DataWording.moment(entry.madeAt, facts.zone)
            let there = entry.isThere ? "" : " (no longer there)"
            return "\(date): \(DataWording.bytes(entry.bytes)), \(entry.kind)\n\(entry.path)\(there)\n"
        }
    }

    // MARK: - Drawing

    static func draw(_ picture: SettingsRowID, of state: SettingsState, in area: Rect, on canvas: inout Canvas) {
        guard let progress = state.data.progress else { return }
        Gauge(progress.fraction, role: .accent).draw(
            in: area.line(0).splitLeft(max(1, area.width - 2)).left, on: &canvas)
    }

    static func keyHints(_ state: SettingsState) -> [KeyHint] {
        let folder =
            state.row(at: state.open)?.id.name == Row.watchedFolder
            ? [KeyHint("e", "type it"), KeyHint("Del", "none")] : []
        return folder + (state.data.progress == nil ? [] : [KeyHint("^X", "stop")])
    }

    static func key(_ press: KeyPress, on id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect]? {
        if id.name == Row.watchedFolder, press == .character("e"), let field = SettingCatalog.field(Row.watchedFolder) {
            state.edit(field)
            return []
        }
        return keyOfWork(press, in: state)
    }

    private static func keyOfWork(_ press: KeyPress, in state: SettingsState) -> [SettingsEffect]? {
        press.key == .character("x") && press.modifiers == .control && state.data.progress != nil ? [.data(.stop)] : nil
    }
}
