/// Dates and times as TOML writes them. The parser trusts their digits to be there and stops the program where they
/// are not, so what only looks like one is found before it sees it.
enum TOMLDateText {
    /// Whether a plain value is meant as a date or time and is not one. Numbers and words are never meant so.
    static func isBroken(_ value: ArraySlice<UInt8>) -> Bool {
        guard let first = value.first, isDigit(first) else { return false }
        let hasColon = value.contains(UInt8(ascii: ":"))
        let hasHyphen = zip(value, value.dropFirst()).contains { before, byte in
            byte == UInt8(ascii: "-") && before != UInt8(ascii: "e") && before != UInt8(ascii: "E")
        }
        guard hasColon || hasHyphen else { return false }
        return !isDateOrTime(value)
    }

    private static func isDateOrTime(_ value: ArraySlice<UInt8>) -> Bool {
        var rest = value
        if parse("dddd-dd-dd", from: &rest) {
            guard let separator = rest.first else { return true }
            guard "Tt ".utf8.contains(separator) else { return false }
            rest = rest.dropFirst()
            guard parseTime(from: &rest) else { return false }
            return rest.isEmpty || rest.elementsEqual("Z".utf8) || rest.elementsEqual("z".utf8)
                || ((parse("+dd:dd", from: &rest) || parse("-dd:dd", from: &rest)) && rest.isEmpty)
        }
        return parseTime(from: &rest) && rest.isEmpty
    }

    private static func parseTime(from rest: inout ArraySlice<UInt8>) -> Bool {
        guard parse("dd:dd:dd", from: &rest) else { return false }
        guard rest.first == UInt8(ascii: ".") else { return true }
        let fraction = rest.dropFirst().prefix(while: isDigit)
        rest = rest.dropFirst(1 + fraction.count)
        return !fraction.isEmpty
    }

    /// `d` stands for a digit.
    private static func parse(_ shape: String, from rest: inout ArraySlice<UInt8>) -> Bool {
        let count = shape.utf8.count
        guard rest.count >= count,
            zip(shape.utf8, rest).allSatisfy({ $0 == UInt8(ascii: "d") ? isDigit($1) : $0 == $1 })
        else { return false }
        rest = rest.dropFirst(count)
        return true
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
