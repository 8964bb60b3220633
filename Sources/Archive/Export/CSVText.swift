/// A table as CSV in one text, spelled as exports are: commas, lines that end with LF, quotes by RFC 4180, and what a
/// spreadsheet would take for a formula marked by an apostrophe.
public enum CSVText {
    /// Rows as CSV (RFC 4180), quoted where needed.
    public static func table(_ rows: [[String]]) -> String {
        let buffer = ByteBuffer(capacity: 1 << 12)
        for row in rows {
            for (index, cell) in row.enumerated() {
                if index > 0 { buffer.append(UInt8(ascii: ",")) }
                var cell = cell
                cell.withUTF8 { buffer.append(csv: $0) }
            }
            buffer.append(UInt8(ascii: "\n"))
        }
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}
