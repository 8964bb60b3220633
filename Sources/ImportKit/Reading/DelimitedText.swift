import Archive

/// Rows of a table in text (RFC 4180): fields in quotes may hold delimiters, quotes and line breaks. In constant memory.
///
/// Text that is not UTF-8 is read as Latin-1, as spreadsheets write it.
package final class DelimitedText {
    /// Why a table cannot be read on, as the end of a sentence.
    package enum Problem: Error, Equatable {
        case cutOff(String)
        case malformed(String)
    }

    static let longestField = 1 << 20
    static let longestRow = 8 << 20
    package static let mostFields = 4096

    package let delimiter: UInt8
    /// On which the row last read begins, counted from 1 for the headings.
    package private(set) var line = 0
    private(set) var bytesRead = 0
    /// Where the row last read begins, or the empty lines before it: bytes from the beginning.
    private(set) var rowStart = 0

    private let source: any ByteSource
    private let block: UnsafeMutableRawBufferPointer
    private var at = 0
    private var end = 0
    private var field: [UInt8] = []
    private var lineBreaks = 0

    package init(_ source: any ByteSource, delimiter: UInt8) {
        self.source = source
        self.delimiter = delimiter
        block = .allocate(byteCount: source.blockSize, alignment: 64)
    }

    deinit { block.deallocate() }

    /// The character between the fields of the first line: the most frequent of comma, semicolon and tab outside quotes;
    /// `nil` without any.
    package static func delimiter(of head: [UInt8]) -> UInt8? {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in head {
            if byte == 0x22 { isQuoted.toggle() }
            guard !isQuoted else { continue }
            if byte == 0x0A || byte == 0x0D { break }
            if byte == 0x2C || byte == 0x3B || byte == 0x09 { counts[byte, default: 0] += 1 }
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    @inline(__always) private func next() throws -> UInt8? {
        if at == end {
            end = try source.read(into: block)
            at = 0
            bytesRead += end
            guard end > 0 else { return nil }
        }
        defer { at += 1 }
        return block[at]
    }

    private func peek() throws -> UInt8? {
        guard let byte = try next() else { return nil }
        at -= 1
        return byte
    }

    /// The fields of the next row; `nil` at the end. Empty lines are passed over, and a first line `sep=;`, by which
    /// spreadsheets are told what stands between the fields.
    package func row() throws -> [String]? {
        while true {
            let first = lineBreaks + 1
            rowStart = bytesRead - (end - at)
            guard let fields = try anyRow() else { return nil }
            line = first
            if first == 1, fields.count == 2, fields[0].lowercased() == "sep=", fields[1].isEmpty { continue }
            if fields.count > 1 || fields[0] != "" { return fields }
        }
    }

    /// The next row is the one that begins at a byte behind those read so far; nothing before it is looked at.
    package func pass(to byte: Int, line: Int) throws {
        lineBreaks = line - 1
        while bytesRead < byte {
            end = try source.read(into: block)
            bytesRead += end
            guard end > 0 else { break }
        }
        at = max(0, end - (bytesRead - byte))
    }

    private func anyRow() throws -> [String]? {
        var fields: [String] = []
        var size = 0
        guard try peek() != nil else { return nil }
        while true {
            let isLast = try readField()
            size += field.count
            guard size <= Self.longestRow, fields.count < Self.mostFields else {
                throw Problem.malformed("a row in it is too long")
            }
            fields.append(
                String(validating: field, as: UTF8.self)
                    ?? String(String.UnicodeScalarView(field.map(Unicode.Scalar.init))))
            if isLast { return fields }
        }
    }

    /// Whether the row ends with it.
    private func readField() throws -> Bool {
        field.removeAll(keepingCapacity: true)
        while try peek() == 0x20 { _ = try next() }
        if try peek() == 0x22 {
            _ = try next()
            try readQuoted()
        }
        while let byte = try next() {
            switch byte {
            case delimiter: return false
            case 0x0A:
                lineBreaks += 1
                return true
            case 0x0D:
                if try peek() == 0x0A { _ = try next() }
                lineBreaks += 1
                return true
            case 0: throw Problem.malformed("it is not a text")
            default: field.append(byte)
            }
            if field.count > Self.longestField { throw Problem.malformed("a field in it is too long") }
        }
        return true
    }

    /// Up to the closing quote, which is taken.
    private func readQuoted() throws {
        while let byte = try next() {
            if byte == 0x22 {
                guard try peek() == 0x22 else { return }
                _ = try next()
            }
            if byte == 0x0A { lineBreaks += 1 }
            field.append(byte)
            if field.count > Self.longestField { throw Problem.malformed("a field in it is too long") }
        }
        throw Problem.cutOff("it ends in the middle of a quoted text")
    }
}

/// A table whose columns are found by their headings.
package struct TableRow {
    /// The column of each heading, from 0.
    package let places: [String: Int]
    /// As written; there may be fewer than headings.
    package let cells: [String]

    /// Without blanks around it; `nil` for an empty cell and for a column that is not there.
    package subscript(_ names: String...) -> String? {
        for name in names {
            if let place = places[name], let cell = self[place] { return cell }
        }
        return nil
    }

    /// The cell of a column, from 0, without blanks around it; `nil` for an empty cell and behind the last one.
    package subscript(_ place: Int) -> String? {
        guard place < cells.count else { return nil }
        let cell = cells[place].trimmingBlanks
        return cell.isEmpty ? nil : cell
    }

    /// The number in the first of these columns that has a cell; `nil` where that is no plain number.
    package func number(_ names: String...) -> Double? {
        for name in names {
            if let cell = self[name] { return WrittenNumber.plain(cell) }
        }
        return nil
    }

    /// The number in a column, from 0; `nil` for an empty cell and for what is no plain number.
    package func number(_ place: Int) -> Double? { self[place].flatMap { WrittenNumber.plain($0) } }
}

/// The first rows of a table, by which formats are told.
package struct TableHead {
    package let delimiter: UInt8
    /// As written, without blanks around them.
    package let headings: [String]
    /// Rows that are whole within the head, at most a hundred.
    package let rows: [[String]]

    /// `nil` for what is no table of at least two columns.
    package init?(_ head: [UInt8]) {
        var bytes = head[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        guard let first = bytes.first, first != UInt8(ascii: "{"), first != UInt8(ascii: "["),
            first != UInt8(ascii: "<"),
            !bytes.prefix(4096).contains(0), let delimiter = DelimitedText.delimiter(of: Array(bytes))
        else { return nil }
        let text = DelimitedText(BytesInMemory(bytes), delimiter: delimiter)
        var rows: [[String]] = []
        // A row that is broken, such as by a quote that is never closed, ends what is looked at.
        while rows.count < 100, let row = try? text.row() { rows.append(row) }
        // The last row may be cut by the end of the head.
        if rows.count > 1, head.count >= HealthDocument.headSize, rows.count < 100 { rows.removeLast() }
        guard let headings = rows.first, headings.count > 1 else { return nil }
        self.delimiter = delimiter
        self.headings = headings.map(\.trimmingBlanks)
        self.rows = Array(rows.dropFirst())
    }

    /// Whether all of these headings are there, written just so.
    package func has(_ names: String...) -> Bool { names.allSatisfy(headings.contains) }
}
