import ScreenKit
import Canvas
import Foundation
import Widgets

/// A folder to look through until a file is found. Pure: reading a folder is an effect, and its answer comes back.
public struct FileChooser: Equatable, Sendable {
    /// The purpose of the choice.
    enum Purpose: Equatable, Sendable {
        /// Something that is there; several where `many`, a folder as a whole where `folders`.
        case existing(many: Bool, folders: Bool)
        /// Where a file of this name is to be written; one that is there can be chosen to be replaced.
        case place(name: String)
        /// A folder as such; files are not listed.
        case folder
    }

    /// The result of an input: none, another folder to be read, the end without or with paths.
    public enum Outcome: Equatable, Sendable {
        case open
        case read(FolderRequest)
        case closed
        /// Absolute paths, in the order in which they were marked.
        case chosen([String])
    }

    /// A line of the list.
    public enum Row: Equatable, Sendable {
        case above
        /// The folder itself.
        case here
        /// By its place among the entries.
        case entry(Int)
    }

    let purpose: Purpose
    /// For the times of files.
    public let zone: TimeZone
    /// `nil` until a folder was read.
    public private(set) var contents: FolderContents?
    /// The names of its entries in small letters.
    private var keys: [String] = []
    /// The folder being read; answers to anything else are late.
    var pending: FolderRequest?
    /// Why the last path could not be read.
    public var problem: String?
    public private(set) var filter = ""
    private(set) var isNewestFirst = false
    private(set) var showsHidden = false
    private(set) var marked: [String] = []
    private(set) var rows: [Row] = []
    public private(set) var cursor = 0
    /// A path being typed; `nil` while the list has the keys.
    var typing: PathTyping?
    /// A row that is chosen by Enter as soon as the path is known.
    var takesFile = false
    /// The name to stand on when the folder is read.
    private var wanted: String?

    init(_ purpose: Purpose, zone: TimeZone = .gmt) { (self.purpose, self.zone) = (purpose, zone) }

    /// Begins to read.
    public mutating func begin(recent: [String]) -> FolderRequest { ask(FolderRequest("", recent: recent)) }

    /// Notes which folder is read; an answer to an earlier request is passed over.
    public mutating func ask(_ request: FolderRequest) -> FolderRequest {
        pending = request
        return request
    }

    // MARK: - What is read

    /// Shows a folder that was read; of another request than the last it changes nothing.
    public mutating func receive(_ request: FolderRequest, _ reading: FolderListing) -> Outcome {
        guard request == pending else { return .open }
        pending = nil
        switch reading {
        case .folder(let contents):
            if takesFile, purpose == .folder { return .chosen([contents.path]) }
            if takesFile { (typing, takesFile) = (nil, false) }
            show(contents)
        case .file(let path):
            guard takesFile else { break }
            guard purpose == .folder else { return .chosen([path]) }
            takesFile = false
            problem = "\(FolderPath.name(path)) is a file, not a folder."
        case .failed(let sentence):
            takesFile = false
            // What is typed half is no mistake yet.
            if typing == nil || request.path == typing?.text { problem = sentence }
            typing?.isKnown = true
        }
        return .open
    }

    private mutating func show(_ new: FolderContents) {
        let stood = contents?.path == new.path ? current : nil
        put(new)
        problem = nil
        if stood == nil, typing == nil { filter = "" }
        typing?.isKnown = true
        list(standingOn: wanted ?? stood)
        wanted = nil
    }

    /// Names are compared in small letters, which are made once for each.
    private mutating func put(_ new: FolderContents) {
        let keyed = new.entries.map { (key: $0.name.lowercased(), entry: $0) }.sorted { one, other in
            if one.entry.isFolder != other.entry.isFolder { return one.entry.isFolder }
            if isNewestFirst, one.entry.changedAt != other.entry.changedAt {
                return one.entry.changedAt > other.entry.changedAt
            }
            return (one.key, one.entry.name) < (other.key, other.entry.name)
        }
        contents = new
        contents?.entries = keyed.map(\.entry)
        keys = keyed.map(\.key)
    }

    /// The name of the row with the cursor, where it has one.
    private var current: String? {
        guard let row, case .entry(let index) = row else { return nil }
        return contents?.entries[index].name
    }

    var row: Row? { rows.indices.contains(cursor) ? rows[cursor] : nil }

    /// Lists what the filter leaves, or the beginning of a name that is typed.
    private mutating func list(standingOn name: String? = nil) {
        guard let contents else { return }
        let words = filter.lowercased()
        let begins = typing.map { FolderPath.parts($0.text).last.lowercased() }
        let dots = showsHidden || filter.hasPrefix(".") || begins?.hasPrefix(".") ?? false
        let found = contents.entries.indices.filter { index in
            let entry = contents.entries[index]
            guard dots || !entry.isHidden, entry.isFolder || purpose != .folder else { return false }
            if let begins { return begins.isEmpty || keys[index].hasPrefix(begins) }
            return words.isEmpty || keys[index].contains(words)
        }
        let isPlain = filter.isEmpty && typing == nil
        rows = []
        if isPlain, contents.path != "/" { rows.append(.above) }
        if isPlain, takesFolders { rows.append(.here) }
        let first = rows.count
        rows += found.map(Row.entry)
        let at = name.flatMap { name in
            rows.firstIndex { row in entry(of: row).map { FolderPath.isSame($0.name, name) } ?? false }
        }
        // Without anything in it a folder is not offered as a whole by itself: it may be the whole home.
        let isForeign = if case .existing = purpose { true } else { false }
        cursor = at ?? (isForeign && found.isEmpty ? 0 : min(first, max(0, rows.count - 1)))
    }

    /// Whether a folder as a whole can be chosen.
    private var takesFolders: Bool { if case .existing(_, folders: false) = purpose { false } else { true } }

    func entry(of row: Row) -> FileEntry? {
        guard case .entry(let index) = row, let contents, contents.entries.indices.contains(index) else { return nil }
        return contents.entries[index]
    }

    /// The path of a row.
    func path(of row: Row) -> String? {
        guard let contents else { return nil }
        switch row {
        case .above: return FolderPath.above(contents.path)
        case .here: return contents.path
        case .entry: return entry(of: row).map { FolderPath.joined(contents.path, $0.name) }
        }
    }

    /// How many entries there are to choose from, and how many the filter leaves.
    public var counts: (all: Int, shown: Int) {
        let all =
            contents?.entries.count { (showsHidden || !$0.isHidden) && ($0.isFolder || purpose != .folder) } ?? 0
        return (all, rows.count { if case .entry = $0 { true } else { false } })
    }

    // MARK: - What is done

    /// Takes a key, a paste, a click or a turn of the wheel.
    public mutating func apply(_ input: SheetInput) -> Outcome {
        switch input {
        case .wheel(let lines): move(by: lines)
        case .paste(let text): return paste(text)
        case .clicked(let target): return click(target)
        case .key(let press): return typing == nil ? applyToList(press) : applyToPath(press)
        }
        return .open
    }

    /// The longest text that can be a path.
    static let longestPath = 4_096

    /// A path that is pasted is gone to; anything else is looked for in the list.
    private mutating func paste(_ text: String) -> Outcome {
        let line = String(text.prefix(Self.longestPath)).split(whereSeparator: \.isNewline).joined(separator: " ")
            .trimmingCharacters(in: .whitespaces).trimmingCharacters(in: ["'", "\""])
        guard typing != nil || line.hasPrefix("/") || line.hasPrefix("~") else {
            setFilter(String((filter + line).prefix(255)))
            return .open
        }
        return insert(typing == nil ? line : String(text.prefix(Self.longestPath)))
    }

    private mutating func applyToList(_ press: KeyPress) -> Outcome {
        switch (press.key, press.modifiers) {
        case (.escape, _) where !filter.isEmpty: setFilter("")
        case (.escape, _), (.character("c"), .control): return .closed
        case (.up, _), (.tab, .shift): move(by: -1)
        case (.down, _): move(by: 1)
        case (.pageUp, _): move(by: -10)
        case (.pageDown, _): move(by: 10)
        case (.home, _): cursor = 0
        case (.end, _): cursor = max(0, rows.count - 1)
        case (.enter, _): return choose()
        case (.right, _): if let row, row == .above || entry(of: row)?.isFolder ?? false { return open(row) }
        case (.left, _): return goUp()
        case (.backspace, _) where filter.isEmpty: return goUp()
        case (.backspace, _): setFilter(String(filter.dropLast()))
        case (.tab, _): return beginTyping()
        case (.character("r"), .control):
            if let contents { return .read(ask(FolderRequest(contents.path))) }
        case (.character("s"), .control): sort(byDate: !isNewestFirst)
        case (.character("h"), .alt):
            showsHidden.toggle()
            list(standingOn: current)
        case (.character("u"), .control): setFilter("")
        case (.character(" "), []): mark()
        case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift):
            // A path is typed from its beginning: no name in the list begins so.
            if filter.isEmpty, letter == "/" || letter == "~" { return insert(String(letter)) }
            setFilter(filter + String(letter))
        default: break
        }
        return .open
    }

    mutating func setFilter(_ text: String) {
        filter = text
        problem = nil
        list()
    }

    private mutating func sort(byDate: Bool) {
        isNewestFirst = byDate
        let name = current
        if let contents { put(contents) }
        list(standingOn: name)
    }

    /// Moves the cursor, and stays within the rows.
    public mutating func move(by steps: Int) { cursor = min(max(0, cursor + steps), max(0, rows.count - 1)) }

    func isMarked(_ row: Row) -> Bool {
        guard case .entry = row, !marked.isEmpty, let path = path(of: row) else { return false }
        return marked.contains { FolderPath.isSame($0, path) }
    }

    private mutating func mark() {
        guard case .existing(many: true, _) = purpose, let row, case .entry = row, let path = path(of: row) else {
            return move(by: 1)
        }
        if let index = marked.firstIndex(where: { FolderPath.isSame($0, path) }) {
            marked.remove(at: index)
        } else if takesFolders || entry(of: row)?.isFolder == false {
            marked.append(path)
        }
        move(by: 1)
    }

    private mutating func goUp() -> Outcome {
        guard let contents, contents.path != "/" else { return .open }
        wanted = FolderPath.name(contents.path)
        return .read(ask(FolderRequest(FolderPath.above(contents.path))))
    }

    private mutating func open(_ row: Row) -> Outcome {
        if row == .above { return goUp() }
        return path(of: row).map { .read(ask(FolderRequest($0))) } ?? .open
    }

    /// Enter: opens a folder, chooses a file, or all that is marked.
    private mutating func choose() -> Outcome {
        if !marked.isEmpty { return .chosen(marked) }
        guard let row else { return .open }
        return row == .above || entry(of: row)?.isFolder ?? false ? open(row) : chosen(row)
    }

    private func chosen(_ row: Row) -> Outcome {
        guard let path = path(of: row) else { return .open }
        if row == .here, case .place(let name) = purpose { return .chosen([FolderPath.joined(path, name)]) }
        return .chosen([path])
    }

    // MARK: - Mouse

    /// The hit targets beside the rows.
    enum Target: Hashable, Sendable { case submit, cancel, path }

    /// The first click takes the cursor there, the second one opens or chooses.
    private mutating func click(_ target: HitTarget) -> Outcome {
        switch target.as(Target.self) {
        case .submit?: return typing == nil ? choose() : applyToPath(KeyPress(.enter))
        case .cancel?: return .closed
        case .path?: return typing == nil ? beginTyping() : .open
        case nil: break
        }
        guard let row = target.as(RowTarget.self)?.index, rows.indices.contains(row) else { return .open }
        if typing != nil {
            cursor = row
            return complete(with: rows[row])
        }
        if cursor == row { return choose() }
        cursor = row
        return .open
    }

    mutating func listAgain() { list() }
}
