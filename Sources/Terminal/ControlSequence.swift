import Canvas

/// One control sequence that the terminal sent, without its `ESC [`.
struct ControlSequence {
    enum Meaning: Equatable {
        case input(TerminalInput)
        case pasteStart
        case nothing
    }

    /// `<`, `?` or `>` before the numbers; 0 for none.
    private let prefix: UInt8
    /// The numbers between semicolons, of each only what stands before a colon; -1 for none.
    private let numbers: [Int]
    /// The number behind the colon of the second one: the kind of a key event.
    private let subnumber: Int
    private let intermediate: UInt8
    private let final: UInt8

    init(_ parameters: [UInt8], final: UInt8) {
        var bytes = parameters[...]
        if let first = bytes.first, first == 0x5B || (0x3C...0x3F).contains(first) {
            prefix = first
            bytes.removeFirst()
        } else {
            prefix = 0
        }
        if let last = bytes.last, last < 0x30 {
            intermediate = last
            bytes = bytes.prefix { $0 >= 0x30 }
        } else {
            intermediate = 0
        }
        let fields = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        numbers = fields.map { Self.number($0.prefix { $0 != UInt8(ascii: ":") }) }
        let event = fields.dropFirst().first.map { $0.drop { $0 != UInt8(ascii: ":") }.dropFirst() } ?? []
        subnumber = Self.number(event.prefix { $0 != UInt8(ascii: ":") })
        self.final = final
    }

    /// -1 when there are no digits, or something else.
    private static func number(_ digits: some Collection<UInt8>) -> Int {
        guard !digits.isEmpty, digits.count <= 8 else { return -1 }
        var value = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return -1 }
            value = value * 10 + Int(digit) - 0x30
        }
        return value
    }

    private func number(_ index: Int, or absent: Int = 1) -> Int {
        index < numbers.count && numbers[index] >= 0 ? numbers[index] : absent
    }

    var meaning: Meaning {
        switch (prefix, intermediate, final) {
        case (UInt8(ascii: "<"), 0, UInt8(ascii: "M")), (UInt8(ascii: "<"), 0, UInt8(ascii: "m")):
            return mouse.map { .input(.event(.mouse($0))) } ?? .nothing
        case (UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "y")):
            let state = number(1, or: 0)
            return .input(.answer(.mode(number(0, or: 0), isKnown: (1...3).contains(state))))
        case (UInt8(ascii: "?"), 0, UInt8(ascii: "n")) where number(0) == 997 && (1...2).contains(number(1, or: 0)):
            return .input(.answer(.appearance(isDark: number(1) == 1)))
        case (UInt8(ascii: ">"), 0, UInt8(ascii: "c")): return .input(.answer(.kind(number(0, or: 0))))
        case (UInt8(ascii: "?"), 0, UInt8(ascii: "c")): return .input(.answer(.deviceAttributes))
        case (0x5B, 0, UInt8(ascii: "A")...UInt8(ascii: "E")):
            return .input(.event(.key(KeyPress(.function(Int(final) - 0x40)))))
        case (0, 0, UInt8(ascii: "I")): return .input(.event(.focus(true)))
        case (0, 0, UInt8(ascii: "O")): return .input(.event(.focus(false)))
        case (0, 0, UInt8(ascii: "~")) where number(0) == 200: return .pasteStart
        case (0, 0, _): return key.map { .input(.event(.key($0))) } ?? .nothing
        default: return .nothing
        }
    }

    private var key: KeyPress? {
        guard subnumber != 3, let modifiers = KeySequence.modifiers(number(1)) else { return nil }  // 3: let go
        switch final {
        case UInt8(ascii: "u"): return KeySequence.coded(number(0), modifiers)
        case UInt8(ascii: "~") where number(0) == 27: return KeySequence.coded(number(2, or: 0), modifiers)
        case UInt8(ascii: "~"): return KeySequence.numbered(number(0)).map { KeyPress($0, modifiers) }
        case UInt8(ascii: "^"): return KeySequence.numbered(number(0)).map { KeyPress($0, .control) }
        case UInt8(ascii: "@"): return KeySequence.numbered(number(0)).map { KeyPress($0, [.control, .shift]) }
        case UInt8(ascii: "Z"): return KeyPress(.tab, .shift)
        case UInt8(ascii: "a")...UInt8(ascii: "d") where numbers.first == -1 || numbers.isEmpty:
            return KeySequence.letter(final - 0x20).map { KeyPress($0, .shift) }
        case UInt8(ascii: "M"): return nil
        default:  // a position report has another number first
            guard number(0) == 1 else { return nil }
            return KeySequence.letter(final).map { KeyPress($0, modifiers) }
        }
    }

    /// The left button and the wheel; other buttons and plain movement are not ours.
    private var mouse: MouseEvent? {
        let code = number(0, or: -1)
        let column = number(1, or: 0) - 1
        let row = number(2, or: 0) - 1
        guard numbers.count == 3, code >= 0, (0..<4096).contains(column), (0..<4096).contains(row) else { return nil }
        let at = Point(column: column, row: row)
        switch code & ~0b1_1100 {  // without shift, alt, control
        case 64: return MouseEvent(.wheelUp, at: at)
        case 65: return MouseEvent(.wheelDown, at: at)
        case 0: return MouseEvent(final == UInt8(ascii: "m") ? .release : .press, at: at)
        case 32: return MouseEvent(.drag, at: at)
        default: return nil
        }
    }

    /// The answer to OSC 11: `11;rgb:hhhh/hhhh/hhhh`, with one to four digits each.
    static func background(_ bytes: [UInt8]) -> TerminalAnswer? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("11;rgb:") || text.hasPrefix("11;rgba:"), let colon = text.firstIndex(of: ":") else {
            return nil
        }
        let parts = text[text.index(after: colon)...].split(separator: "/").prefix(3).compactMap { part -> Double? in
            guard (1...4).contains(part.count), let value = UInt32(part, radix: 16) else { return nil }
            return Double(value) / Double((1 << (4 * part.count)) - 1)
        }
        return parts.count == 3 ? .background(red: parts[0], green: parts[1], blue: parts[2]) : nil
    }
}
