@testable import ScreenKit
import Canvas
import Foundation

@testable import SettingsScreen

/// A disk with a few folders. Paths that end in a file's name are files.
struct MadeUpFolders {
    var home = "/home/jo"
    var folders: [String: [FileEntry]] = [
        "/": [
            FileEntry("home", isFolder: true, changedAt: day(1)), FileEntry("root", isFolder: true, changedAt: day(1)),
        ],
        "/home": [FileEntry("jo", isFolder: true, changedAt: day(30))],
        "/home/jo": [
            FileEntry("Downloads", isFolder: true, changedAt: day(20)),
            FileEntry("Documents", isFolder: true, changedAt: day(12)),
            FileEntry(".config", isFolder: true, changedAt: day(3)),
        ],
        "/home/jo/Documents": [],
        "/home/jo/Downloads": [
            FileEntry("export.zip", bytes: 412_004_113, changedAt: day(20, 7)),
            FileEntry("Export old.zip", bytes: 380_112_004, changedAt: day(2)),
            FileEntry("apple_health_export", isFolder: true, changedAt: day(19)),
            FileEntry("weights.csv", bytes: 1_204, changedAt: day(11)),
            FileEntry("Züge und Flüge.pdf", bytes: 82_113, changedAt: day(10)),
            FileEntry("a\u{1B}[31mred\u{202E}gnp.fit", bytes: 12_000, changedAt: day(9)),
            FileEntry("睡眠記録.csv", bytes: 90_001, changedAt: day(8)),
            FileEntry("garmin", isFolder: true, changedAt: day(7)),
            FileEntry(
                "a very long name of a file that nobody would ever type but that some service gives to what it exports.json",
                bytes: 9_100, changedAt: day(6)),
            FileEntry(".hidden.csv", bytes: 12, changedAt: day(5)),
        ],
        "/home/jo/Downloads/garmin": (0..<300).map {
            FileEntry("\($0 + 1_000_000_000)_ACTIVITY.fit", bytes: 40_000 + $0, changedAt: day(4))
        },
        "/home/jo/Downloads/apple_health_export": [FileEntry("export.xml", bytes: 2_100_000_000, changedAt: day(19))],
    ]

    static func day(_ day: Int, _ hour: Int = 14) -> Date {
        Date(timeIntervalSince1970: 1_793_491_200 + Double(day * 86_400 + hour * 3_600 + 120))
    }

    func read(_ request: FolderRequest) -> FolderListing {
        var path = request.path
        if path.isEmpty {
            path = (request.recent + [home + "/Downloads"]).first { folders[$0] != nil } ?? "/"
        }
        if path.hasPrefix("~") { path = home + path.dropFirst() }
        if !path.hasPrefix("/") { path = request.folder + "/" + path }
        if path.count > 1, path.hasSuffix("/") { path.removeLast() }
        if path == "/root" { return .failed("root is not yours to read: its permissions do not let you in.") }
        if let entries = folders[path] { return .folder(FolderContents(path: path, home: home, entries: entries)) }
        let isFile = folders[FolderPath.above(path)]?.contains { $0.name == FolderPath.name(path) && !$0.isFolder }
        return isFile ?? path.hasPrefix("/tmp/") ? .file(path) : .failed("There is no \(FolderPath.name(path)) there.")
    }
}

/// A person at a chooser, with the disk above.
struct ChooserVisit {
    var chooser: FileChooser
    var disk: MadeUpFolders
    private(set) var chosen: [String]?
    private(set) var isClosed = false
    private(set) var reads: [FolderRequest] = []

    init(
        _ purpose: FileChooser.Purpose = .existing(many: true, folders: true), recent: [String] = [],
        disk: MadeUpFolders = MadeUpFolders()
    ) {
        self.disk = disk
        chooser = FileChooser(purpose)
        follow(.read(chooser.begin(recent: recent)))
    }

    mutating func press(_ keys: KeyPress.Key...) { for key in keys { send(.key(KeyPress(key))) } }
    mutating func type(_ text: String) { for letter in text { press(.character(letter)) } }
    mutating func send(_ input: SheetInput) { follow(chooser.apply(input)) }

    private mutating func follow(_ outcome: FileChooser.Outcome) {
        switch outcome {
        case .open: break
        case .closed: isClosed = true
        case .chosen(let paths): chosen = paths
        case .read(let request):
            reads.append(request)
            follow(chooser.receive(request, disk.read(request)))
        }
    }

    var folder: String { chooser.contents?.path ?? "" }
    var names: [String] { chooser.rows.compactMap { chooser.entry(of: $0)?.name } }
    /// The row with the cursor.
    var current: String? { chooser.row.flatMap { chooser.entry(of: $0)?.name } }
}
