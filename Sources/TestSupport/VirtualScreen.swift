import Canvas

/// The screen of a terminal after the bytes that a program has sent: as much of xterm as ncurses makes use of.
///
/// Text that ncurses sends is cut up by cursor movements and left out where it stands already; here it can be read.
public struct VirtualScreen: Equatable {
    /// Width in cells.
    public private(set) var columns: Int
    /// Height in cells.
    public private(set) var rows: Int
    /// The text of each cell, row by row; the second half of a wide character is empty.
    private var cells: [[String]]
    /// The style of each cell: what shows of it.
    private var looks: [[String]]
    private var pen = Pen()
    private var column = 0
    private var row = 0
    /// The cursor is past the last column: the next character begins the next line.
    private var wrapsNext = false
    private var margins: ClosedRange<Int>
    private var last: Unicode.Scalar = " "
    /// Bytes of a sequence or character that is not yet whole.
    private var rest: [UInt8] = []

    public init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        looks = Array(repeating: Array(repeating: "", count: columns), count: rows)
        margins = 0...(rows - 1)
    }

    /// Two screens are equal that look the same to a person.
    public static func == (one: VirtualScreen, other: VirtualScreen) -> Bool {
        one.cells == other.cells && one.looks == other.looks && one.column == other.column && one.row == other.row
    }

    /// The rows as text, each as wide as the screen.
    public var text: [String] { cells.map { $0.joined() } }

    /// Whether `wanted` stands within one row; text over a line's end is not found.
    public func shows(_ wanted: String) -> Bool { text.contains { $0.contains(wanted) } }

    /// The window has another size: what still fits stays.
    public mutating func resize(columns: Int, rows: Int) {
        cells = (0..<rows).map { row in
            (0..<columns).map { row < cells.count && $0 < cells[row].count ? cells[row][$0] : " " }
        }
        looks = Array(repeating: Array(repeating: "", count: columns), count: rows)
        (self.columns, self.rows) = (columns, rows)
        margins = 0...(rows - 1)
        (column, row, wrapsNext) = (min(column, columns - 1), min(row, rows - 1), false)
    }

    /// Takes in output of the program, cut anywhere: a sequence or character that is not whole waits for the rest.
    public mutating func feed(_ bytes: some Sequence<UInt8>) {
        rest += bytes
        var place = 0
        while place < rest.count, let length = length(at: place) {
            draw(rest[place..<(place + length)])
            place += length
        }
        rest.removeFirst(place)
    }

    // MARK: Cutting

    /// How long the character or sequence is; `nil` when it is not whole yet.
    private func length(at start: Int) -> Int? {
        let first = rest[start]
        guard first == 0x1B else {
            let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            return start + length <= rest.count ? length : nil
        }
        guard start + 1 < rest.count else { return nil }
        switch rest[start + 1] {
        case UInt8(ascii: "["):
            return rest[(start + 2)...].firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 - start }
        case UInt8(ascii: "]"), UInt8(ascii: "P"):
            guard let end = rest[(start + 2)...].firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return nil }
            guard rest[end] == 0x1B else { return end + 1 - start }
            return end + 1 < rest.count ? end + 2 - start : nil
        case UInt8(ascii: "("), UInt8(ascii: ")"): return start + 2 < rest.count ? 3 : nil
        default: return 2
        }
    }

    private mutating func draw(_ unit: ArraySlice<UInt8>) {
        guard let first = unit.first else { return }
        switch first {
        case 0x1B where unit.count > 2 && unit[unit.startIndex + 1] == UInt8(ascii: "["): control(unit.dropFirst(2))
        case 0x1B: if unit.last == UInt8(ascii: "M") { reverseLineFeed() }
        case 0x08: (column, wrapsNext) = (max(0, column - 1), false)
        case 0x09: (column, wrapsNext) = (min(columns - 1, (column / 8 + 1) * 8), false)
        case 0x0A: lineFeed()
        case 0x0D: (column, wrapsNext) = (0, false)
        case 0..<0x20: break
        default: String(decoding: unit, as: UTF8.self).unicodeScalars.forEach { put($0) }
        }
    }

    // MARK: Writing

    private mutating func put(_ scalar: Unicode.Scalar) {
        let width = String(scalar).cellWidth
        guard scalar.value < 0x300 || width > 0, !scalar.properties.isGraphemeExtend else { return combine(scalar) }
        if wrapsNext || column + width > columns {
            column = 0
            lineFeed()
        }
        last = scalar
        split(at: column)
        if width == 2 { split(at: column + 1) }
        cells[row][column] = String(scalar)
        for place in column..<min(columns, column + width) { looks[row][place] = pen.look(of: scalar) }
        if width == 2, column + 1 < columns { cells[row][column + 1] = "" }
        wrapsNext = column + width >= columns
        column = min(columns - 1, column + width)
    }

    private mutating func combine(_ scalar: Unicode.Scalar) {
        var place = wrapsNext ? column : max(0, column - 1)
        if cells[row][place].isEmpty { place = max(0, place - 1) }
        cells[row][place].unicodeScalars.append(scalar)
    }

    /// Writing over half of a wide character blanks its other half.
    private mutating func split(at column: Int) {
        guard column < columns else { return }
        if cells[row][column].isEmpty, column > 0 {
            (cells[row][column - 1], cells[row][column]) = (" ", " ")
        }
        if column + 1 < columns, cells[row][column + 1].isEmpty {
            (cells[row][column], cells[row][column + 1]) = (" ", " ")
        }
    }

    private mutating func blank(_ range: Range<Int>, inRow row: Int) {
        for column in range.clamped(to: 0..<columns) { (cells[row][column], looks[row][column]) = (" ", pen.ground) }
    }

    private mutating func lineFeed() {
        wrapsNext = false
        if row == margins.upperBound { scroll(up: 1, from: margins.lowerBound) } else { row = min(rows - 1, row + 1) }
    }

    private mutating func reverseLineFeed() {
        if row == margins.lowerBound { scroll(up: -1, from: margins.lowerBound) } else { row = max(0, row - 1) }
    }

    /// Moves the lines from `first` to the lower margin; those below zero move down.
    private mutating func scroll(up count: Int, from first: Int) {
        guard first <= margins.upperBound else { return }
        let empty = Array(repeating: " ", count: columns)
        for _ in 0..<min(abs(count), rows) {
            cells.remove(at: count > 0 ? first : margins.upperBound)
            cells.insert(empty, at: count > 0 ? margins.upperBound : first)
            looks.remove(at: count > 0 ? first : margins.upperBound)
            looks.insert(
                Array(repeating: pen.ground, count: columns), at: count > 0 ? margins.upperBound : first)
        }
    }

    // MARK: Control sequences

    private mutating func control(_ sequence: ArraySlice<UInt8>) {
        let words = String(decoding: sequence.dropLast(), as: UTF8.self)
        if sequence.last == UInt8(ascii: "m") { return pen.apply(words) }
        guard let final = sequence.last, words.utf8.allSatisfy({ (0x30...0x3B).contains($0) }) else { return }
        let numbers = words.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let count = max(1, numbers.first ?? 1)
        let second = numbers.count > 1 ? max(1, numbers[1]) : 1
        switch UnicodeScalar(final) {
        case "H", "f": move(toColumn: second - 1, row: count - 1)
        case "A": move(toColumn: column, row: row - count)
        case "B": move(toColumn: column, row: row + count)
        case "C": move(toColumn: column + count, row: row)
        case "D": move(toColumn: column - count, row: row)
        case "G", "`": move(toColumn: count - 1, row: row)
        case "d": move(toColumn: column, row: count - 1)
        case "J": erase(numbers.first ?? 0)
        case "K": eraseLine(numbers.first ?? 0)
        case "X": blank(column..<(column + count), inRow: row)
        case "b": for _ in 0..<count { put(last) }
        case "@":
            cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
            cells[row].removeLast(cells[row].count - columns)
            looks[row].insert(contentsOf: Array(repeating: pen.ground, count: count), at: column)
            looks[row].removeLast(looks[row].count - columns)
        case "P":
            cells[row].removeSubrange(column..<min(columns, column + count))
            cells[row] += Array(repeating: " ", count: columns - cells[row].count)
            looks[row].removeSubrange(column..<min(columns, column + count))
            looks[row] += Array(repeating: pen.ground, count: columns - looks[row].count)
        case "L": scroll(up: -count, from: row)
        case "M": scroll(up: count, from: row)
        case "S": scroll(up: count, from: margins.lowerBound)
        case "T": scroll(up: -count, from: margins.lowerBound)
        case "r":
            let bottom = numbers.count > 1 ? min(rows, second) : rows
            margins = (min(count, bottom) - 1)...(bottom - 1)
            move(toColumn: 0, row: 0)
        default: break
        }
    }

    private mutating func move(toColumn newColumn: Int, row newRow: Int) {
        (column, row) = (max(0, min(columns - 1, newColumn)), max(0, min(rows - 1, newRow)))
        wrapsNext = false
    }

    private mutating func erase(_ kind: Int) {
        eraseLine(kind)
        for other in 0..<rows where kind > 1 || (kind == 0 ? other > row : other < row) {
            blank(0..<columns, inRow: other)
        }
    }

    private mutating func eraseLine(_ kind: Int) {
        blank(kind == 0 ? column..<columns : 0..<(kind == 1 ? column + 1 : columns), inRow: row)
    }
}

/// The style that the terminal draws with.
private struct Pen {
    private var attributes: Set<String> = []
    private var text = "39"
    private(set) var ground = "49"

    /// Of a blank only the ground shows, unless it is underlined or reversed.
    func look(of scalar: Unicode.Scalar) -> String {
        if scalar == " ", attributes.isDisjoint(with: ["4", "7", "9"]) { return ground }
        return "\(attributes.sorted().joined(separator: ",")) \(text) \(ground)"
    }

    mutating func apply(_ parameters: String) {
        var fields = parameters.split(separator: ";", omittingEmptySubsequences: false).map(String.init)[...]
        while var field = fields.popFirst() {
            if field == "38" || field == "48" {  // one colour in several fields
                let count = fields.first == "5" ? 2 : 4
                field = ([field] + fields.prefix(count)).joined(separator: ":")
                fields = fields.dropFirst(count)
            }
            field = field.replacing("::", with: ":")
            switch field {
            case "", "0": self = Pen()
            case "22": attributes.subtract(["1", "2"])
            case "23", "24", "25", "27", "28", "29": attributes.remove(String(field.dropFirst()))
            case "1", "2", "3", "4", "5", "7", "8", "9": attributes.insert(field)
            case _ where field.hasPrefix("4") || field.hasPrefix("10"): ground = field
            default: text = field
            }
        }
    }
}
