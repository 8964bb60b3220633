import SettingsModel

/// Changes single values in the text of a TOML file. Comments, blank lines, order and spelling of the rest stay.
///
/// It trusts its layout and so can go wrong on what no layout foresees: whoever writes the text reads it first.
struct TOMLEdit {
    private(set) var bytes: [UInt8]
    private var layout: TOMLLayout
    /// As the first line of the file ends.
    private let lineEnd: [UInt8]

    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(_ text: String) {
        bytes = Array(text.utf8)
        layout = TOMLLayout(bytes)
        let ends = bytes.firstIndex(of: 0x0A) ?? 0
        lineEnd = ends > 0 && bytes[ends - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
    }

    /// Where the key stands it gets the value; else it goes into its table, which is made at the end if it is missing.
    mutating func set(_ path: [String], to value: SettingValue) {
        let statements = layout.statements
        if let found = statements.last(where: { $0.path == path }) { return replace(found, by: value) }
        let around = statements.last { $0.members != nil && path.count > $0.path.count && path.starts(with: $0.path) }
        if let around { return insert(path, value, into: around) }
        let table = Array(path.dropLast())
        if let section = layout.sections.last(where: { $0.path == table && !$0.isInArray }) {
            return insert(path.dropFirst(table.count), value, under: section)
        }
        // The table is one of dotted keys, and may not have a header as well.
        let dotted = layout.sections.last { section in
            section.path.count < table.count && !section.isInArray
                && section.statements.contains { $0.path.count > table.count && $0.path.starts(with: table) }
        }
        if let dotted, let sibling = dotted.statements.last(where: { $0.path.starts(with: table) }) {
            return insert(path.dropFirst(dotted.path.count), value, after: sibling.whole)
        }
        append(table, key: path[path.count - 1], value)
    }

    /// Takes a key out with its value. A comment beside it stays, on a line of its own.
    mutating func remove(_ path: [String]) {
        while let found = layout.statements.last(where: { $0.path == path }) { remove(found) }
    }

    /// Takes a table out with everything in it, however it is written. What stands above its header stays.
    mutating func removeTable(_ path: [String]) {
        while let section = layout.sections.last(where: { $0.path.starts(with: path) && $0.header.count > 0 }) {
            let end = section.statements.last?.value.upperBound ?? section.header.upperBound
            removeRows(rowStart(section.header.lowerBound)..<rowEnd(end))
        }
        while let found = layout.statements.last(where: { $0.path.starts(with: path) }) { remove(found) }
    }

    // MARK: - Setting

    private mutating func replace(_ found: TOMLLayout.Statement, by value: SettingValue) {
        let old = bytes[found.value]
        if case .texts(let texts) = value, old.first == UInt8(ascii: "[") {
            let array = TOMLArrayText(bytes, at: found.value.lowerBound)
            if array.hasComments || old.contains(0x0A) {
                let written = array.text(of: texts, indent: indent(of: found.whole.lowerBound), lineEnd: lineEnd)
                return replace(found.value, by: written)
            }
        }
        let comments = TOMLArrayText.comments(in: bytes, at: found.value.lowerBound)
        let row = rowStart(outermost(found).key.lowerBound)
        replace(found.value, by: TOMLText.value(value, insteadOf: old))
        insert(comments, at: row)
    }

    private mutating func insert(
        _ path: [String], _ value: SettingValue, into table: TOMLLayout.Statement
    ) {
        let entry = TOMLText.key(path.dropFirst(table.path.count)) + " = " + TOMLText.value(value)
        if let last = table.members?.last {
            replace(last.value.upperBound..<last.value.upperBound, by: ", " + entry)
        } else {
            replace(table.value, by: "{ \(entry) }")
        }
    }

    private mutating func insert(
        _ key: ArraySlice<String>, _ value: SettingValue, under section: TOMLLayout.Section
    ) {
        if let last = section.statements.last { return insert(key, value, after: last.whole) }
        guard section.header.count > 0 else {
            return replace(0..<0, by: TOMLText.key(key) + " = " + TOMLText.value(value), lineEnd)
        }
        insert(key, value, after: section.header)
    }

    private mutating func insert(_ key: ArraySlice<String>, _ value: SettingValue, after range: Range<Int>) {
        let entry = indent(of: range.lowerBound) + TOMLText.key(key) + " = " + TOMLText.value(value)
        let end = rowEnd(range.upperBound)
        if end > 0, bytes[end - 1] == 0x0A {
            replace(end..<end, by: entry, lineEnd)
        } else {
            bytes.insert(contentsOf: lineEnd + Array(entry.utf8), at: end)
            layout = TOMLLayout(bytes)
        }
    }

    private mutating func append(_ table: [String], key: String, _ value: SettingValue) {
        var added: [UInt8] = []
        if let last = bytes.last {
            if last != 0x0A { added += lineEnd }
            if !endsWithBlankRow { added += lineEnd }
        }
        if !table.isEmpty { added += Array("[\(TOMLText.key(table))]".utf8) + lineEnd }
        added += Array("\(TOMLText.key(key)) = \(TOMLText.value(value))".utf8) + lineEnd
        bytes += added
        layout = TOMLLayout(bytes)
    }

    // MARK: - Removing

    private mutating func remove(_ found: TOMLLayout.Statement) {
        let top = outermost(found)
        let row = rowStart(top.key.lowerBound)
        let indent = indent(of: top.key.lowerBound)
        var comments = TOMLArrayText.comments(in: bytes, at: found.value.lowerBound)
        if let table = around(found), let members = table.members,
            let index = members.firstIndex(where: { $0.key == found.key })
        {
            let isLast = index == members.count - 1
            let start = isLast && index > 0 ? members[index - 1].value.upperBound : found.key.lowerBound
            replace(start..<(isLast ? found.value.upperBound : members[index + 1].key.lowerBound), by: "")
            return insert(comments, at: row)
        }
        let end = rowEnd(found.value.upperBound)
        var scanner = TOMLScanner(Array(bytes[found.value.upperBound..<end]))
        let offset = found.value.upperBound
        scanner.skipSpace { comments.append(Array(bytes[(offset + $0.lowerBound)..<(offset + $0.upperBound)])) }
        let kept = comments.flatMap { Array(indent.utf8) + $0 + lineEnd }
        bytes.replaceSubrange(row..<end, with: kept)
        layout = TOMLLayout(bytes)
    }

    private mutating func removeRows(_ rows: Range<Int>) {
        var rows = rows
        // The blank line above goes with them where another follows.
        let above = rows.lowerBound > 0 ? rowStart(rows.lowerBound - 1) : 0
        if isBlank(above..<rows.lowerBound), rows.lowerBound > 0,
            rows.upperBound == bytes.count || isBlank(rows.upperBound..<rowEnd(rows.upperBound))
        {
            rows = above..<rows.upperBound
        }
        replace(rows, by: "")
    }

    // MARK: - Places

    private func outermost(_ found: TOMLLayout.Statement) -> TOMLLayout.Statement {
        layout.sections.lazy.flatMap(\.statements).first { $0.whole.contains(found.key.lowerBound) } ?? found
    }

    /// The inline table that holds it.
    private func around(_ found: TOMLLayout.Statement) -> TOMLLayout.Statement? {
        layout.statements.last { $0.members?.contains { $0.key == found.key } == true }
    }

    private func rowStart(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    }

    /// Behind the line end.
    private func rowEnd(_ offset: Int) -> Int {
        bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    }

    private func indent(of offset: Int) -> String {
        let blanks = bytes[rowStart(offset)..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: blanks, as: UTF8.self)
    }

    private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 <= 0x20 } }

    private var endsWithBlankRow: Bool {
        bytes.last == 0x0A && isBlank(rowStart(bytes.count - 1)..<bytes.count)
    }

    private mutating func insert(_ comments: [[UInt8]], at row: Int) {
        guard !comments.isEmpty else { return }
        let blanks = Array(bytes[row...].prefix { $0 == 0x20 || $0 == 0x09 })
        bytes.insert(contentsOf: comments.flatMap { blanks + $0 + lineEnd }, at: row)
        layout = TOMLLayout(bytes)
    }

    private mutating func replace(_ range: Range<Int>, by text: String, _ end: [UInt8] = []) {
        bytes.replaceSubrange(range, with: Array(text.utf8) + end)
        layout = TOMLLayout(bytes)
    }
}
