import SettingsModel
import TOMLKit

/// A change of the file that is found good before the file is read.
struct SettingsEdit {
    private let change: SettingsFile.Change
    private let path: [String]
    private let field: SettingField?

    init(_ change: SettingsFile.Change) throws(SettingsFileError) {
        self.change = change
        switch change {
        case .set(let key, let value):
            let field = try Self.field(key)
            if let reason = field.check(value) { throw .badValue(key: key, reason: reason) }
            self.field = field
            path = Self.path(key)
        case .unset(let key):
            field = try Self.field(key)
            path = Self.path(key)
        case .removeTable(let key):
            path = Self.path(key)
            field = nil
            guard path.count == 2, ["personas", "providers", "consents"].contains(path[0]) else {
                throw .unknownKey(key, nearest: nil)
            }
        }
    }

    /// The text after all edits and what it says. Nothing but the keys of the edits may have another value then, and
    /// nothing may be wrong that was good before.
    static func apply(
        _ edits: [SettingsEdit], to text: String, file: String
    ) throws(SettingsFileError) -> (text: String, reading: ParsedSettings) {
        let before = try source(text, file: file)
        let problems = SettingsCodec.reading(text, file: file).problems
        var changed = TOMLEdit(text)
        for edit in edits { try edit.apply(to: &changed) }
        let after = try source(changed.text, file: file)
        let reading = SettingsCodec.reading(changed.text, file: file)
        let isOld: (FileProblem) -> Bool = { new in problems.contains { $0.key == new.key && $0.reason == new.reason } }
        if let new = reading.problems.first(where: { !isOld($0) }) {
            guard let key = new.key, edits.contains(where: { $0.path.joined(separator: ".") == key }) else {
                throw .needsAHand(new)
            }
            throw .badValue(key: key, reason: new.reason)
        }
        let paths = edits.map(\.path)
        guard leaves(of: before.root, except: paths) == leaves(of: after.root, except: paths) else {
            throw .needsAHand(unclear(paths[0], in: before))
        }
        for (index, edit) in edits.enumerated() where !edit.isIn(after.root) {
            // A later edit of the same key counts.
            guard edits[(index + 1)...].contains(where: { edit.path.starts(with: $0.path) }) else {
                throw .needsAHand(unclear(edit.path, in: before))
            }
        }
        return (changed.text, reading)
    }

    private func apply(to text: inout TOMLEdit) throws(SettingsFileError) {
        switch change {
        case .set(_, let value): text.set(path, to: value)
        case .unset: text.remove(path)
        case .removeTable: text.removeTable(path)
        }
    }

    /// Whether the file says what this edit wants.
    private func isIn(_ root: TOMLTable) -> Bool {
        var value: (any TOMLValueConvertible)? = root
        for part in path { value = value?.table?[part] }
        guard case .set(_, let wanted) = change, let field else { return value == nil }
        guard let value, let read = SettingValue(value, for: field) else { return false }
        if case (.count(let count), .number(let number)) = (read, wanted) { return Double(count) == number }
        return read == wanted
    }

    private static func source(_ text: String, file: String) throws(SettingsFileError) -> TOMLSource {
        do throws(FileProblem) { return try TOMLSource(text, file: file) } catch {
            let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            throw .needsAHand(TOMLRecovery.named(error, in: rows))
        }
    }

    private static func unclear(_ path: [String], in source: TOMLSource) -> FileProblem {
        source.problem(path, "cannot be changed from here as the file is written")
    }

    private static func field(_ key: String) throws(SettingsFileError) -> SettingField {
        if let field = SettingCatalog.field(key) { return field }
        throw .unknownKey(key, nearest: SettingCatalog.nearestKey(to: key))
    }

    private static func path(_ key: String) -> [String] {
        key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    /// Every value with its path, without what stands at or below `exceptions`.
    private static func leaves(of table: TOMLTable, except exceptions: [[String]]) -> [[String]: String] {
        var leaves: [[String]: String] = [:]
        collect(table, at: [], except: exceptions, into: &leaves)
        return leaves
    }

    private static func collect(
        _ value: any TOMLValueConvertible, at path: [String], except exceptions: [[String]],
        into leaves: inout [[String]: String]
    ) {
        if exceptions.contains(where: path.starts(with:)) { return }
        if let table = value.table {
            for key in table.keys {
                if let inner = table[key] { collect(inner, at: path + [key], except: exceptions, into: &leaves) }
            }
        } else if let array = value.array {
            for (index, inner) in array.enumerated() {
                collect(inner, at: path + [String(index)], except: exceptions, into: &leaves)
            }
        } else {
            leaves[path] = "\(value.type) \(value.debugDescription)"
        }
    }
}
