import ScreenKit
import Canvas
import Widgets

/// Asks for a file over any screen: to import, to restore, or where to write; or for a folder to watch.
public struct FileSheet: SettingsSheetContent {
    enum Purpose: Equatable, Sendable {
        case importing, restoring, watching
        /// The form goes on with the place that is found.
        case placing(DataForm)
    }

    let purpose: Purpose
    var chooser: FileChooser

    init(_ purpose: Purpose, _ chooser: FileChooser) { (self.purpose, self.chooser) = (purpose, chooser) }

    public var title: String {
        switch purpose {
        case .importing: "Import: a file, a zip or a folder"
        case .restoring: "Restore: which backup?"
        case .watching: "Watch: which folder?"
        case .placing(let form): "\(form.title): where to?"
        }
    }

    private var verb: String {
        switch purpose {
        case .importing: "Import"
        case .restoring: "Look at it"
        case .watching: "Watch it"
        case .placing: "Here"
        }
    }

    var wantedSize: Size { Size(width: 100, height: 40) }
    public var keyHints: [KeyHint] { chooser.keyHints }

    mutating func apply(_ input: SheetInput) -> SheetOutcome { follow(chooser.apply(input)) }

    /// Applies a step of the chooser.
    func follow(_ outcome: FileChooser.Outcome) -> SheetOutcome {
        switch outcome {
        case .open: return .open([])
        case .read(let request): return .open([.readFolder(request)])
        case .closed:
            guard case .placing(let form) = purpose else { return .closed([]) }
            return .handedOver(.data(.placed(form)))
        case .chosen(let paths):
            switch purpose {
            case .importing: return .handedOver(.data(.asked(.importFiles(paths: paths, passphrase: nil))))
            case .restoring: return .handedOver(.data(.asked(.examine(path: paths[0], passphrase: nil))))
            case .watching: return .handedOver(.data(.watchChosen(folder: paths[0])))
            case .placing(let form): return .handedOver(.data(.placed(form.placed(at: paths[0]))))
            }
        }
    }

    /// Draws the chooser, its button named for the purpose.
    public func draw(in area: Rect, on canvas: inout Canvas) { chooser.draw(in: area, verb: verb, on: &canvas) }
}

extension SettingsState {
    /// Opens the chooser where files were last chosen, else where downloads lie.
    mutating func browse(_ purpose: FileSheet.Purpose) -> [SettingsEffect] {
        let wants: FileChooser.Purpose =
            switch purpose {
            case .importing: .existing(many: true, folders: true)
            case .restoring: .existing(many: false, folders: false)
            case .watching: .folder
            case .placing(let form): .place(name: form.fileName)
            }
        var chooser = FileChooser(wants, zone: data.facts.zone)
        var recent = data.lastFolder.map { [$0] } ?? []
        if purpose == .watching { recent.insert(contentsOf: [settings.data.watchedFolder].compactMap { $0 }, at: 0) }
        if purpose == .importing {
            // The sample year and what came over a pipe have a name in the place of a path.
            let paths = data.facts.imports.prefix(3).map(\.path).filter { $0.hasPrefix("/") }
            recent += paths.map(FolderPath.above)
        }
        let request = chooser.begin(recent: recent)
        show(.files(FileSheet(purpose, chooser)))
        return [.readFolder(request)]
    }

    /// A folder was read for the chooser.
    public mutating func receive(_ request: FolderRequest, _ reading: FolderListing) -> [SettingsEffect] {
        guard case .files(var sheet) = sheet else { return [] }
        let outcome = sheet.follow(sheet.chooser.receive(request, reading))
        self.sheet = .files(sheet)
        return follow(outcome)
    }
}
