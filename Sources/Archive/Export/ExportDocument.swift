/// A value of a row that is read back.
public enum ExportCell: Equatable, Sendable {
    case null
    case integer(Int64)
    case number(Double)
    case flag(Bool)
    case text(String)
}

/// Hears what an export holds, table by table.
public protocol ExportTableVisitor: AnyObject {
    /// `false` passes over the table. Columns are the headings of JSON.
    func begin(table: String, columns: [String]) throws -> Bool
    /// As many cells as there are columns.
    func row(_ cells: [ExportCell]) throws
    /// The table's last row was given; not called for a table that is passed over or cut off.
    func endTable() throws
}

/// Reads what `JSONExport` wrote.
public enum ExportDocument {
    /// How a reading ended that did not throw.
    public enum Ending: Equatable, Sendable {
        case whole
        /// The file is cut off; all rows before were given. Why, as the end of a sentence.
        case cutOff(String)
    }

    /// Whether a file begins as an export of AirFit does.
    public static func isExport(_ head: [UInt8]) -> Bool {
        let text = String(decoding: head.prefix(512), as: UTF8.self)
        return text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.first == "{"
            && text.contains("\"\(ExportHead.formatName)\"")
    }

    /// Gives every table to `reader`.
    /// - Parameters:
    ///   - path: named in errors.
    ///   - progress: called now and then with the bytes read; `false` stops with `.cancelled`.
    /// - Throws: `ArchiveError`, or what `reader` throws.
    public static func read(
        _ source: any ByteSource, path: String, into reader: any ExportTableVisitor, progress: (Int) -> Bool
    ) throws -> Ending {
        var reading = Reading(cursor: JSONCursor(source), path: path)
        do {
            try reading.document(into: reader, progress: progress)
            guard progress(reading.cursor.bytesRead) else { throw ArchiveError.cancelled }
            return .whole
        } catch JSONCursor.Problem.cutOff {
            return .cutOff("it ends in the middle")
        } catch JSONCursor.Problem.malformed(let reason) {
            throw ArchiveError.damaged(path: path, reason: reason)
        }
    }

    private struct Reading {
        let cursor: JSONCursor
        let path: String
        var isKnown = false
        static let rowsPerReport = 20_000
        static let mostColumns = 256

        mutating func document(into reader: any ExportTableVisitor, progress: (Int) -> Bool) throws {
            try cursor.expect("{")
            repeat {
                let key = try cursor.string()
                try cursor.expect(":")
                switch key {
                case "format":
                    guard try cursor.cell() == .text(ExportHead.formatName) else { throw notAnExport }
                case "version":
                    guard case .integer(let version) = try cursor.cell(), version > 0 else { throw notAnExport }
                    guard version <= ExportHead.version else { throw ArchiveError.tooNew(path: path) }
                    isKnown = true
                case "tables":
                    guard isKnown else { throw notAnExport }
                    try tables(into: reader, progress: progress)
                default: try cursor.skip()
                }
            } while try cursor.consume(UInt8(ascii: ","))
            try cursor.expect("}")
        }

        private var notAnExport: ArchiveError {
            .damaged(path: path, reason: "it does not say which version of an AirFit export it is")
        }

        private func tables(into reader: any ExportTableVisitor, progress: (Int) -> Bool) throws {
            try cursor.expect("{")
            if try cursor.consume(UInt8(ascii: "}")) { return }
            repeat {
                let name = try cursor.string()
                try cursor.expect(":")
                try table(name, into: reader, progress: progress)
            } while try cursor.consume(UInt8(ascii: ","))
            try cursor.expect("}")
        }

        private func table(_ name: String, into reader: any ExportTableVisitor, progress: (Int) -> Bool) throws {
            try cursor.expect("{")
            guard try cursor.string() == "columns" else {
                throw JSONCursor.Problem.malformed("the table \(name) does not begin with its columns")
            }
            try cursor.expect(":")
            let columns = try headings()
            try cursor.expect(",")
            guard try cursor.string() == "rows" else {
                throw JSONCursor.Problem.malformed("the table \(name) has no rows behind its columns")
            }
            try cursor.expect(":")
            if try reader.begin(table: name, columns: columns) {
                try rows(columns.count, into: reader, progress: progress)
                try reader.endTable()
            } else {
                try cursor.skip()
            }
            try cursor.expect("}")
        }

        private func headings() throws -> [String] {
            var columns: [String] = []
            try cursor.expect("[")
            if try cursor.consume(UInt8(ascii: "]")) { return [] }
            repeat {
                columns.append(try cursor.string())
                guard columns.count <= Self.mostColumns else {
                    throw JSONCursor.Problem.malformed("a table has too many columns")
                }
            } while try cursor.consume(UInt8(ascii: ","))
            try cursor.expect("]")
            return columns
        }

        private func rows(_ width: Int, into reader: any ExportTableVisitor, progress: (Int) -> Bool) throws {
            try cursor.expect("[")
            if try cursor.consume(UInt8(ascii: "]")) { return }
            var cells: [ExportCell] = []
            cells.reserveCapacity(width)
            var count = 0
            repeat {
                cells.removeAll(keepingCapacity: true)
                guard try cursor.consume(UInt8(ascii: "[")) else {
                    throw JSONCursor.Problem.malformed("a row in it is not a list")
                }
                repeat {
                    guard cells.count < width else { break }
                    cells.append(try cursor.cell())
                } while try cursor.consume(UInt8(ascii: ","))
                guard try cursor.consume(UInt8(ascii: "]")), cells.count == width else {
                    throw JSONCursor.Problem.malformed("a row in it has not as many values as there are columns")
                }
                try reader.row(cells)
                count += 1
                if count % Self.rowsPerReport == 0, !progress(cursor.bytesRead) { throw ArchiveError.cancelled }
            } while try cursor.consume(UInt8(ascii: ","))
            try cursor.expect("]")
        }
    }
}
