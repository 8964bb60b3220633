import Canvas

/// Draws a large frame style by style instead of row by row.
///
/// In 24-bit colour a change of the text's colour takes 17 bytes, a move of the cursor mostly 2 to 6. So everything is
/// drawn in one style, then everything in the next: a third of a frame is saved. First comes what is erased, since that
/// may lie under what is written. Frames that do more than place the cursor, write and erase (scroll, insert) are left as
/// they are; so is one that would draw a cell twice.
struct FrameLayers {
    enum Outcome {
        /// It comes out of `finish`.
        case taken
        /// It belongs before all strokes and is to be written as it is.
        case passed
        /// This frame cannot be taken apart.
        case refused
    }

    /// Text at a place, or a sequence that erases from there on.
    private struct Stroke {
        var row: Int
        var column: Int
        /// Cells; 0 for a sequence.
        var width: Int
        var bytes: Range<Int>
        var style: Int
        var isBlank: Bool
    }

    private var size = Size(width: 0, height: 0)
    private var strokes: [Stroke] = []
    /// The bytes of the strokes.
    private var ink: [UInt8] = []
    private var styles: [DrawnStyle] = []
    /// To be written after the strokes: modes that were set among them.
    private var tail: [UInt8] = []
    /// Up to which column each row is written, where anything is.
    private var written: [Int] = []
    private var cursor: Place?

    fileprivate struct Place {
        var row: Int
        /// As many as there are after the last cell of a row was written: then only an absolute move is certain.
        var column: Int
    }

    mutating func begin(_ size: Size) {
        self.size = size
        strokes.removeAll(keepingCapacity: true)
        ink.removeAll(keepingCapacity: true)
        styles.removeAll(keepingCapacity: true)
        tail.removeAll()
        written.removeAll(keepingCapacity: true)
        cursor = nil
    }

    mutating func process(_ token: TerminalTokens.Token, style: DrawnStyle) -> Outcome {
        switch token {
        case .text(let bytes): return takeText(bytes, style) ? .taken : .refused
        case .control(final: UInt8(ascii: "m"), _, _): return .passed
        case .control(let final, let parameters, let whole):
            return takeControl(final, parameters, whole, style)
        // Letters mean what they always do.
        case .characterSet(UInt8(ascii: "B"), _): return .passed
        case .command: return .passed
        case .characterSet, .other: return .refused
        }
    }

    private mutating func takeControl(
        _ final: UInt8, _ parameters: UnsafeRawBufferPointer, _ whole: UnsafeRawBufferPointer, _ style: DrawnStyle
    ) -> Outcome {
        switch final {
        case UInt8(ascii: "h"), UInt8(ascii: "l"):
            guard !strokes.isEmpty else { return .passed }
            tail.append(contentsOf: whole)
            return .taken
        case UInt8(ascii: "J"), UInt8(ascii: "t"): return strokes.isEmpty ? .passed : .refused
        case UInt8(ascii: "r"):
            // The whole screen; within other margins a line feed may scroll.
            guard strokes.isEmpty, let (top, bottom) = numbers(parameters), top ?? 1 == 1,
                bottom ?? size.height == size.height
            else { return .refused }
            cursor = Place(row: 0, column: 0)
            return .passed
        case UInt8(ascii: "K"), UInt8(ascii: "X"): return erase(final, parameters, whole, style) ? .taken : .refused
        default:
            guard let place = moved(final, parameters) else { return .refused }
            cursor = place
            // Before the first stroke something may follow that works where the cursor is.
            return strokes.isEmpty ? .passed : .taken
        }
    }

    // MARK: Taking apart

    /// One or two numbers; `nil` for anything else.
    private func numbers(_ parameters: UnsafeRawBufferPointer) -> (first: Int?, second: Int?)? {
        var numbers: (first: Int?, second: Int?)
        var isSecond = false
        for byte in parameters {
            switch byte {
            case UInt8(ascii: ";") where !isSecond: isSecond = true
            case 0x30...0x39:
                let digit = Int(byte - 0x30)
                if isSecond {
                    numbers.second = (numbers.second ?? 0) * 10 + digit
                } else {
                    numbers.first = (numbers.first ?? 0) * 10 + digit
                }
                guard numbers.first ?? 0 < 100_000, numbers.second ?? 0 < 100_000 else { return nil }
            default: return nil
            }
        }
        return numbers
    }

    private func moved(_ final: UInt8, _ parameters: UnsafeRawBufferPointer) -> Place? {
        guard let (first, second) = numbers(parameters) else { return nil }
        let count = max(1, first ?? 1)
        if final == UInt8(ascii: "H") { return place(row: count - 1, column: max(1, second ?? 1) - 1) }
        guard let cursor, cursor.column < size.width, second == nil else { return nil }
        switch final {
        case UInt8(ascii: "A"): return place(row: cursor.row - count, column: cursor.column)
        case UInt8(ascii: "B"): return place(row: cursor.row + count, column: cursor.column)
        case UInt8(ascii: "C"): return place(row: cursor.row, column: cursor.column + count)
        case UInt8(ascii: "D"): return place(row: cursor.row, column: cursor.column - count)
        case UInt8(ascii: "G"): return place(row: cursor.row, column: count - 1)
        case UInt8(ascii: "d"): return place(row: count - 1, column: cursor.column)
        default: return nil
        }
    }

    private func place(row: Int, column: Int) -> Place? {
        (0..<size.height).contains(row) && (0..<size.width).contains(column) ? Place(row: row, column: column) : nil
    }

    private mutating func erase(
        _ final: UInt8, _ parameters: UnsafeRawBufferPointer, _ whole: UnsafeRawBufferPointer, _ style: DrawnStyle
    ) -> Bool {
        guard let cursor, cursor.column < size.width, let (first, second) = numbers(parameters), second == nil,
            !style.showsOnBlanks
        else { return false }
        let isToStart = final == UInt8(ascii: "K") && first == 1
        guard isToStart || final == UInt8(ascii: "X") || first ?? 0 == 0 else { return false }
        // Nothing that was written may be erased again.
        guard isToStart ? written(cursor.row) == 0 : written(cursor.row) <= cursor.column else { return false }
        let start = ink.count
        ink.append(contentsOf: whole)
        let ground = DrawnStyle(ground: style.ground)
        add(
            Stroke(
                row: cursor.row, column: cursor.column, width: 0, bytes: start..<ink.count, style: index(of: ground),
                isBlank: false))
        return true
    }

    private mutating func takeText(_ bytes: UnsafeRawBufferPointer, _ style: DrawnStyle) -> Bool {
        var place = 0
        while place < bytes.count {
            switch bytes[place] {
            case 0x0D: cursor?.column = 0
            case 0x08:
                guard let at = cursor, at.column > 0, at.column < size.width else { return false }
                cursor?.column -= 1
            case 0x0A:
                // Below the last row it would scroll.
                guard let at = cursor, at.column < size.width, at.row + 1 < size.height else { return false }
                cursor?.row += 1
            case 0..<0x20, 0x7F: return false
            default:
                guard let end = write(bytes, from: place, style) else { return false }
                place = end
                continue
            }
            place += 1
        }
        return true
    }

    /// Takes letters up to a control; answers where they end.
    private mutating func write(_ bytes: UnsafeRawBufferPointer, from start: Int, _ style: DrawnStyle) -> Int? {
        guard let at = cursor, at.column < size.width, written(at.row) <= at.column else { return nil }
        var end = start
        var width = 0
        var isBlank = true
        while end < bytes.count, bytes[end] >= 0x20 {
            let byte = bytes[end]
            if byte != 0x20 { isBlank = false }
            if byte < 0x80 {
                width += 1
                end += 1
            } else {
                let (scalar, length) = Self.scalar(bytes, at: end)
                let cells = DisplayWidth.cells(of: scalar)
                guard cells >= 0 else { return nil }
                width += cells
                end += length
            }
        }
        guard at.column + width <= size.width else { return nil }
        let first = ink.count
        ink.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        add(
            Stroke(
                row: at.row, column: at.column, width: width, bytes: first..<ink.count, style: index(of: style),
                isBlank: isBlank && !style.showsOnBlanks))
        cursor?.column += width
        while written.count <= at.row { written.append(0) }
        written[at.row] = at.column + width
        return end
    }

    private static func scalar(_ bytes: UnsafeRawBufferPointer, at place: Int) -> (UInt32, length: Int) {
        let first = bytes[place]
        let length = min(first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4, bytes.count - place)
        var scalar = UInt32(first) & (0xFF >> UInt32(length + 1))
        for byte in bytes[(place + 1)..<(place + length)] { scalar = scalar << 6 | UInt32(byte & 0x3F) }
        return (scalar, length)
    }

    private func written(_ row: Int) -> Int { row < written.count ? written[row] : 0 }

    private mutating func index(of style: DrawnStyle) -> Int {
        if let index = styles.lastIndex(of: style) { return index }
        styles.append(style)
        return styles.count - 1
    }

    /// Blanks join what stands beside them: nobody sees their text's colour.
    private mutating func add(_ stroke: Stroke) {
        guard let last = strokes.last, last.width > 0, stroke.width > 0, last.row == stroke.row,
            last.column + last.width == stroke.column, canJoin(last, stroke)
        else { return strokes.append(stroke) }
        var joined = last
        joined.width += stroke.width
        joined.bytes = last.bytes.lowerBound..<stroke.bytes.upperBound
        if last.isBlank { (joined.style, joined.isBlank) = (stroke.style, stroke.isBlank) }
        strokes[strokes.count - 1] = joined
    }

    private func canJoin(_ one: Stroke, _ other: Stroke) -> Bool {
        if one.style == other.style { return true }
        guard one.isBlank || other.isBlank, styles[one.style].ground == styles[other.style].ground else { return false }
        return !styles[one.isBlank ? other.style : one.style].showsOnBlanks
    }

    // MARK: Putting together

    /// Writes the strokes and leaves the cursor where the frame left it.
    /// - Parameter shown: what the terminal draws with, before and after it.
    mutating func finish(_ shown: inout DrawnStyle?, to output: inout [UInt8]) {
        var pen: Place?
        // What is erased may lie under what is written, and over what was erased before.
        for stroke in strokes where stroke.width == 0 { put(stroke, &pen, &shown, &output) }
        var left = Set(strokes.lazy.filter { $0.width > 0 }.map(\.style)).sorted()
        while let next = left.indices.min(by: { distance(shown, left[$0]) < distance(shown, left[$1]) }) {
            let style = left.remove(at: next)
            for stroke in strokes where stroke.style == style && stroke.width > 0 { put(stroke, &pen, &shown, &output) }
        }
        output.append(contentsOf: tail)
        if let cursor, cursor.column < size.width { CursorMove(from: pen, to: cursor, within: size).write(to: &output) }
    }

    private func put(_ stroke: Stroke, _ pen: inout Place?, _ shown: inout DrawnStyle?, _ output: inout [UInt8]) {
        CursorMove(from: pen, to: Place(row: stroke.row, column: stroke.column), within: size).write(to: &output)
        var style = styles[stroke.style]
        if let shown, stroke.width == 0 || stroke.isBlank, !shown.showsOnBlanks {
            style = DrawnStyle(attributes: shown.attributes, text: shown.text, ground: style.ground)
        }
        if shown != style { style.write(from: shown, to: &output) }
        shown = style
        output.append(contentsOf: ink[stroke.bytes])
        pen = Place(row: stroke.row, column: stroke.column + stroke.width)
    }

    /// About how many bytes lead from one style to the other.
    private func distance(_ shown: DrawnStyle?, _ index: Int) -> Int {
        guard let shown else { return index }
        let style = styles[index]
        return (shown.ground == style.ground ? 0 : 18) + (shown.text == style.text ? 0 : 16)
            + (shown.attributes == style.attributes ? 0 : 3)
    }
}

/// The shortest way of the cursor downwards, to the left and to the right.
private struct CursorMove {
    private enum Way { case none, absolute, direct, fromLeft }
    private let way: Way
    private let start: Int
    private let rows: Int
    private let to: FrameLayers.Place

    /// - Parameter from: `nil` where nobody knows; beyond the last column, only absolute moves are certain.
    init(from: FrameLayers.Place?, to: FrameLayers.Place, within size: Size) {
        self.to = to
        guard let from, from.row <= to.row, from.row < size.height else {
            (way, start, rows) = (.absolute, 0, 0)
            return
        }
        rows = to.row - from.row
        let isCertain = from.column < size.width
        if isCertain, rows == 0, from.column == to.column {
            (way, start) = (.none, 0)
            return
        }
        let down = rows < 4 ? rows : 3 + Self.digits(rows)
        let absolute = 3 + Self.digits(to.row + 1) + (to.column > 0 ? 1 + Self.digits(to.column + 1) : 0)
        let direct = isCertain ? down + Self.length(from.column, to.column) : .max
        let fromLeft = 1 + down + Self.length(0, to.column)
        let best = min(absolute, direct, fromLeft)
        way = best == direct ? .direct : best == fromLeft ? .fromLeft : .absolute
        start = way == .direct ? from.column : 0
    }

    func write(to output: inout [UInt8]) {
        switch way {
        case .none: return
        case .absolute:
            Self.write(to.row + 1, and: to.column > 0 ? to.column + 1 : nil, "H", &output)
            return
        case .fromLeft: output.append(0x0D)
        case .direct: break
        }
        if rows < 4 {
            output.append(contentsOf: repeatElement(0x0A, count: rows))
        } else {
            Self.write(rows, "B", &output)
        }
        let columns = to.column - start
        if columns < 0 {
            if columns >= -4 {
                output.append(contentsOf: repeatElement(0x08, count: -columns))
            } else {
                Self.write(-columns, "D", &output)
            }
        } else if columns > 0 {
            Self.write(columns, "C", &output)
        }
    }

    /// Bytes of a move within a row.
    private static func length(_ from: Int, _ to: Int) -> Int {
        if to < from { return from - to <= 4 ? from - to : 3 + digits(from - to) }
        return to == from ? 0 : to - from == 1 ? 3 : 3 + digits(to - from)
    }

    private static func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4 }

    private static func write(_ first: Int, and second: Int? = nil, _ final: Unicode.Scalar, _ output: inout [UInt8]) {
        output.append(0x1B)
        output.append(UInt8(ascii: "["))
        if first != 1 || second != nil { output.append(decimal: first) }
        if let second {
            output.append(UInt8(ascii: ";"))
            output.append(decimal: second)
        }
        output.append(UInt8(ascii: final))
    }
}
