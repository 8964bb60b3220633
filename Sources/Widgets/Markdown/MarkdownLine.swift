/// The kind of block that one line of Markdown source begins, as far as it decides where a block ends.
struct MarkdownLine {
    enum Kind: Equatable {
        case blank
        case fence(mark: UInt8, length: Int, info: String)
        case heading, rule, quote
        /// `number` is `nil` for a bullet; `content` is the column its text starts at.
        case marker(number: Int?, mark: UInt8, content: Int, isEmpty: Bool)
        case text
    }

    let indent: Int
    let kind: Kind

    init(_ line: Substring) {
        let bytes = Array(line.utf8.prefix(400))
        var indent = 0
        var start = 0
        while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 {
            indent = bytes[start] == 0x20 ? indent + 1 : (indent / 4 + 1) * 4
            start += 1
        }
        self.indent = indent
        let rest = bytes[start...]
        guard let first = rest.first else {
            kind = .blank
            return
        }
        kind = Self.kind(rest, first, indent: indent)
    }

    private static func kind(_ rest: ArraySlice<UInt8>, _ first: UInt8, indent: Int) -> Kind {
        if let fence = fence(rest, first) { return fence }
        switch first {
        case UInt8(ascii: "#"):
            let hashes = rest.prefix { $0 == first }.count
            let after = rest.dropFirst(hashes).first
            return hashes <= 6 && (after == nil || after == 0x20 || after == 0x09) ? .heading : .text
        case UInt8(ascii: ">"): return .quote
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "+"):
            let marks = rest.filter { $0 != 0x20 && $0 != 0x09 }
            if first != UInt8(ascii: "+"), marks.count >= 3, marks.allSatisfy({ $0 == first }) { return .rule }
            return first == UInt8(ascii: "_") ? .text : marker(rest, length: 1, number: nil, indent: indent)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
            let delimiter = rest.dropFirst(digits.count).first
            guard digits.count <= 9, delimiter == UInt8(ascii: ".") || delimiter == UInt8(ascii: ")") else {
                return .text
            }
            let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            return marker(rest, length: digits.count + 1, number: number, indent: indent)
        default: return .text
        }
    }

    private static func fence(_ rest: ArraySlice<UInt8>, _ first: UInt8) -> Kind? {
        guard first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
        let length = rest.prefix { $0 == first }.count
        let info = rest.dropFirst(length)
        guard length >= 3, first == UInt8(ascii: "~") || !info.contains(first) else { return nil }
        let words = String(decoding: info, as: UTF8.self).split { $0 == " " || $0 == "\t" }
        return .fence(mark: first, length: length, info: words.first.map(String.init) ?? "")
    }

    private static func marker(_ rest: ArraySlice<UInt8>, length: Int, number: Int?, indent: Int) -> Kind {
        let mark = rest[rest.startIndex + length - 1]
        let after = rest.dropFirst(length)
        let blanks = after.prefix { $0 == 0x20 }.count
        if after.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
            return .marker(number: number, mark: mark, content: indent + length + 1, isEmpty: true)
        }
        guard blanks > 0 || after.first == 0x09 else { return .text }
        let padding = blanks >= 1 && blanks <= 4 ? blanks : 1
        return .marker(number: number, mark: mark, content: indent + length + padding, isEmpty: false)
    }
}
