import ScreenKit
import HealthModel

/// The state of the data page beside the settings: running work, its result, the open question.
public struct DataPageState: Equatable, Sendable {
    public var facts = DataFacts()
    /// The progress of the running work; one at a time.
    public internal(set) var progress: DataProgress?
    /// How the last import ended, file by file; `nil` before one has.
    public internal(set) var report: Records.ImportReport?
    /// How the last work ended; one sentence.
    public var outcome: (text: String, isProblem: Bool)?
    public var format = DataFormat.json
    var erasesSettings = false
    /// The last effect, to be repeated with leave to replace a file.
    public var asked: DataEffect?
    /// Where files were chosen last.
    var lastFolder: String?
    /// Whether the person has seen the report.
    public var isReportSeen = true

    public init() {}

    /// Compares all but the handlers of what waits.
    public static func == (left: DataPageState, right: DataPageState) -> Bool {
        left.facts == right.facts && left.progress == right.progress && left.report == right.report
            && left.outcome?.text == right.outcome?.text
            && left.outcome?.isProblem == right.outcome?.isProblem && left.format == right.format
            && left.erasesSettings == right.erasesSettings && left.asked == right.asked
            && left.lastFolder == right.lastFolder && left.isReportSeen == right.isReportSeen
    }
}

/// Work of the data page outside the state.
public enum DataEffect: Equatable, Sendable {
    case load
    /// Paths as typed. The passphrase is for an encrypted file; `nil` for none.
    case importFiles(paths: [String], passphrase: SecretEntry?)
    case export(path: String, DataFormat, passphrase: SecretEntry?, mayReplace: Bool)
    case backUp(path: String, passphrase: SecretEntry?, mayReplace: Bool)
    /// Looks at a backup and makes it ready to be put back.
    case examine(path: String, passphrase: SecretEntry?)
    /// Answers the running import: whether it takes statements that nothing measured.
    case answerImport(Bool)
    /// Answers the running import: whose values it takes; `nil` leaves the file out.
    case answerPerson(String?)
    /// Stops what runs.
    case stop
    case removeOldLogs(days: Int)
    case forgetUsage
    /// The program ends, deletes everything and says what it did.
    case leaveToErase(withSettings: Bool)
    /// The program ends and puts the backup back that was examined.
    case leaveToRestore

    /// The same with the passphrase of what is encrypted.
    public func opened(by passphrase: SecretEntry?) -> DataEffect {
        switch self {
        case .importFiles(let paths, _): .importFiles(paths: paths, passphrase: passphrase)
        case .examine(let path, _): .examine(path: path, passphrase: passphrase)
        default: self
        }
    }

    /// The same with leave to replace what is there; `nil` where nothing is replaced.
    public var replacing: DataEffect? {
        switch self {
        case .export(let path, let format, let passphrase, _):
            .export(path: path, format, passphrase: passphrase, mayReplace: true)
        case .backUp(let path, let passphrase, _): .backUp(path: path, passphrase: passphrase, mayReplace: true)
        default: nil
        }
    }
}

/// An event of the running work.
public enum DataEvent: Equatable, Sendable {
    /// The form was filled in.
    case asked(DataEffect)
    case loaded(DataFacts)
    case progressed(DataProgress)
    /// The work is over; one sentence.
    case ended(String, isProblem: Bool)
    /// Something is at the path already.
    case wouldReplace(path: String)
    case examined(BackupFacts)
    /// The results of each file of an import, before it ends.
    case reported(Records.ImportReport)
    /// The import waits: an export says what nothing measured.
    case statementsFound(file: String, lines: [String])
    /// The import waits: a file has values of several people.
    case peopleFound(file: String, people: [String], mayBeOne: Bool)
    /// A file to import is asked for, from elsewhere in the program.
    case wanted
    /// Files dropped into a folder are to be imported.
    case watchChosen(folder: String)
    /// A file is to be chosen for a form, or a form goes on with what was chosen.
    case browse(DataForm)
    case placed(DataForm)
    /// The work needs the passphrase of an encrypted file.
    case passphraseWanted(path: String)
    /// The categories that imports keep were chosen; the import that waited for it goes on.
    case keepChosen(Set<HealthCategory>, then: DataEffect)
}

extension SettingsState {
    /// Takes in what happened on the data page.
    public mutating func apply(_ event: DataEvent) -> [SettingsEffect] {
        switch event {
        case .asked(let effect):
            sheet = nil
            if case .importFiles(let paths, _) = effect { data.lastFolder = paths.first.map(FolderPath.above) }
            if case .importFiles = effect, settings.privacy.kept == nil {
                show(.keep(ImportCategoriesSheet(then: effect)))
                return []
            }
            return DataPage.start(effect, in: &self)
        case .keepChosen(let kept, let effect):
            sheet = nil
            let names = HealthCategory.allCases.filter(kept.contains).map(\.rawValue)
            return set("privacy.kept", .texts(names)) + DataPage.start(effect, in: &self)
        case .statementsFound(let file, let lines):
            waiting.insert(.importedStatements(file: file, lines: lines), at: 0)
        case .peopleFound(let file, let people, let mayBeOne):
            waiting.insert(.importedPeople(file: file, people: people, mayBeOne: mayBeOne), at: 0)
        case .wanted: return DataPage.activate(DataPage.Row.importFile, in: &self)
        case .watchChosen(let folder):
            sheet = nil
            return set(DataPage.Row.watchedFolder, .text(folder))
        case .browse(let form): return browse(.placing(form))
        case .placed(let form): show(.data(form))
        case .passphraseWanted(let path):
            data.progress = nil
            if let asked = data.asked { show(.data(DataForm(opening: asked, at: path))) }
        case .reported(let report): (data.report, data.isReportSeen) = (report, false)
        case .loaded(let facts): data.facts = facts
        case .progressed(let progress): data.progress = progress
        case .ended(let sentence, let isProblem):
            data.progress = nil
            forgetImportQuestion()
            if case .importFiles(let paths, _)? = data.asked, data.report == nil {
                data.report = Records.ImportReport(path: paths.first ?? "", files: [], seconds: 0, problem: sentence)
            }
            data.asked = nil
            data.outcome = (sentence, isProblem)
            return [.data(.load), .notice(sentence, isProblem: isProblem)]
        case .wouldReplace(let path):
            data.progress = nil
            show(
                SettingsAlert(
                    title: "Replace it?", message: "\(path) is there already.", confirm: "Replace",
                    action: DataPage.Row.replace, isDestructive: true))
        case .examined(let backup):
            data.progress = nil
            let date = DataWording.moment(backup.madeAt, data.facts.zone)
            let off =
                backup.waiting == 0
                ? ""
                : " \(backup.waiting) of its settings run programs or send data: they stay off until you confirm them."
            show(
                SettingsAlert(
                    title: "Put this backup back?",
                    message:
                        "The backup of \(date) is whole and holds \(backup.holds.joined(separator: ", ")). It takes "
                        + "the place of what is here now, which is kept in a dated folder. AirFit ends, puts it back, "
                        + "and can be started again.\(off)",
                    confirm: "Restore", action: DataPage.Row.restoreNow, isDestructive: true))
        }
        return []
    }
}
