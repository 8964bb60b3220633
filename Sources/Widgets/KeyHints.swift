import Canvas

/// A key and what it does, for the footer.
public struct KeyHint: Hashable, Sendable {
    /// As written on the key: `Enter`, `[ ]`, `Ctrl-K`.
    public var key: String
    public var label: String

    public init(_ key: String, _ label: String) {
        self.key = key
        self.label = label
    }
}

/// The footer: the keys of the screen, the most useful first. Hints that do not fit whole are left out.
public struct KeyHintBar: Widget, Equatable, Sendable {
    public var hints: [KeyHint]
    /// Hints that are kept at the right end whatever else is left out, such as help and quit.
    public var lasting: [KeyHint]

    public init(_ hints: [KeyHint], lasting: [KeyHint] = []) {
        self.hints = hints
        self.lasting = lasting
    }

    /// Draws as many hints as fit into one row, the most important first.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let row = area.line(0)
        canvas.fill(row, TextStyle(.keyLabel, on: .bar))
        for (hint, column) in places(in: row) {
            let next = canvas.ink(hint.key, column: column, row: row.row, .key, .bold, within: row)
            canvas.ink(hint.label, column: next + 1, row: row.row, .keyLabel, within: row)
        }
    }

    /// The key that a click at a column stands for; `nil` between the hints, and where one names several keys at once.
    public func press(at column: Int, in area: Rect) -> KeyPress? {
        places(in: area.line(0)).lazy.compactMap { hint, start in
            column >= start && column < start + Self.width(of: hint) ? hint.press(atCell: column - start) : nil
        }.first
    }

    /// The hints that fit, each with its first column.
    private func places(in row: Rect) -> [(hint: KeyHint, column: Int)] {
        var placed: [(hint: KeyHint, column: Int)] = []
        var end = row.endColumn
        for hint in lasting.reversed() {
            let start = end - Self.width(of: hint) - 1
            guard start > row.column else { break }
            placed.append((hint, start))
            end = start - 1
        }
        var column = row.column + 1
        for hint in hints {
            guard column + Self.width(of: hint) <= end - (end == row.endColumn ? 1 : 0) else { break }
            placed.append((hint, column))
            column += Self.width(of: hint) + 2
        }
        return placed
    }

    private static func width(of hint: KeyHint) -> Int { hint.key.cellWidth + 1 + hint.label.cellWidth }
}

extension KeyHint {
    /// The key under a cell of the hint; anywhere on it where it has one key only.
    func press(atCell cell: Int) -> KeyPress? {
        let keys = presses
        if keys.count == 1 { return keys[0].press }
        return keys.first { $0.cells.contains(cell) }?.press
    }

    /// The keys it names and the cells where they stand: one of `Ctrl-R`, two of `Alt-↑↓`, four of `d w m y`; none of words.
    private var presses: [(cells: Range<Int>, press: KeyPress)] {
        var found: [(cells: Range<Int>, press: KeyPress)] = []
        var start = 0
        for part in key.split(separator: " ", omittingEmptySubsequences: false) {
            defer { start += String(part).cellWidth + 1 }
            let (modifiers, name) = Self.modifiers(of: part)
            let end = start + String(part).cellWidth
            // With a modifier a letter is written large and typed small.
            let typed = modifiers.isEmpty || name.count > 1 ? name : Substring(name.lowercased())
            if let key = Self.key(named: typed) {
                found.append((start..<end, KeyPress(key, modifiers)))
                continue
            }
            let arrows = name.compactMap { Self.key(named: Substring(String($0))) }
            guard arrows.count == name.count, name.allSatisfy("↑↓←→".contains) else { continue }
            for (index, arrow) in arrows.enumerated() {
                let column = end - arrows.count + index
                found.append((column..<column + 1, KeyPress(arrow, modifiers)))
            }
        }
        return found
    }

    private static func modifiers(of part: Substring) -> (KeyPress.Modifiers, Substring) {
        if part.hasPrefix("Ctrl-") { return (.control, part.dropFirst(5)) }
        if part.hasPrefix("Alt-") { return (.alt, part.dropFirst(4)) }
        if part.hasPrefix("^"), part.count == 2 { return (.control, part.dropFirst()) }
        return ([], part)
    }

    private static func key(named name: Substring) -> KeyPress.Key? {
        if let key = named[String(name)] { return key }
        if name.first == "F", let number = Int(name.dropFirst()), (1...24).contains(number) { return .function(number) }
        return name.count == 1 ? name.first.map(KeyPress.Key.character) : nil
    }

    private static let named: [String: KeyPress.Key] = [
        "Enter": .enter, "Esc": .escape, "Tab": .tab, "Space": .character(" "), "Del": .delete, "Home": .home,
        "End": .end, "PgUp": .pageUp, "PgDn": .pageDown, "↑": .up, "↓": .down, "←": .left, "→": .right,
        "−": .character("-"),
    ]
}
