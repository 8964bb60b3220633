/// How the last, incomplete line of a growing text is shown, so that marks do not flash up before they take effect.
enum UnfinishedLine {
    /// Whether a line so far holds only marks whose meaning the next character decides.
    static func isUndecided(_ line: Substring) -> Bool {
        line.utf8.count < 40
            && line.utf8.allSatisfy { byte in
                switch byte {
                case 0x20, 0x09, 0x30...0x39: true
                default: "-=*_#`~+>|:.)[]x".utf8.contains(byte)
                }
            }
    }

    /// The line with what it has opened (emphasis, code, a link's address) closed.
    static func closed(_ line: Substring) -> Substring {
        let bytes = Array(line.utf8)
        var open: [Mark] = []
        var ticks = 0
        var index = 0
        var end = bytes.count
        while index < bytes.count {
            let byte = bytes[index]
            guard byte == tick || (ticks == 0 && (byte == 0x2A || byte == 0x5F || byte == 0x7E)) else {
                index += byte == 0x5C && ticks == 0 ? 2 : 1
                continue
            }
            let length = bytes[index...].prefix { $0 == byte }.count
            let isLast = index + length == bytes.count
            if byte == tick {
                let closes = ticks == length
                if isLast, !closes { end = index } else { ticks = closes ? 0 : ticks == 0 ? length : ticks }
            } else if isLast {
                if !closeAll(Mark(byte: byte, count: length), &open) { end = index }
            } else {
                match(Mark(byte: byte, count: length), at: index, in: bytes, &open)
            }
            index += length
        }
        guard ticks > 0 || !open.isEmpty || end < bytes.count else { return closingAddress(line) }
        var text = Substring(line.utf8.prefix(end))
        if ticks > 0 { return text + String(repeating: "`", count: ticks) }
        while text.utf8.last == 0x20 { text = text.dropLast() }
        let closers = open.reversed().map { String(repeating: Character(Unicode.Scalar($0.byte)), count: $0.count) }
        return closingAddress(text + closers.joined())
    }

    private static let tick: UInt8 = 0x60

    private struct Mark: Equatable {
        var byte: UInt8
        var count: Int
    }

    /// A run of marks at the very end: it counts only if it closes just what is open, else it is still growing.
    private static func closeAll(_ run: Mark, _ open: inout [Mark]) -> Bool {
        var rest = run.count
        var left = open
        while rest > 0, let top = left.last, top.byte == run.byte, top.count <= rest {
            rest -= top.count
            left.removeLast()
        }
        guard rest == 0 else { return false }
        open = left
        return true
    }

    private static func match(_ run: Mark, at index: Int, in bytes: [UInt8], _ open: inout [Mark]) {
        let before = index > 0 ? bytes[index - 1] : 0x20
        let after = bytes[index + run.count]
        var rest = run.count
        if before != 0x20 {
            while rest > 0, let top = open.last, top.byte == run.byte {
                let taken = min(rest, top.count)
                rest -= taken
                if taken == top.count { open.removeLast() } else { open[open.count - 1].count -= taken }
            }
        }
        let isInsideWord = run.byte == 0x5F && isWordByte(before)
        if rest > 0, after != 0x20, !isInsideWord, run.byte != 0x7E || rest == 2 {
            open.append(Mark(byte: run.byte, count: rest))
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte >= 0x80
    }

    /// Closes `[text](address` so that the link shows at once.
    private static func closingAddress(_ line: Substring) -> Substring {
        let bytes = Array(line.utf8)
        guard bytes.count > 1 else { return line }
        for index in stride(from: bytes.count - 1, to: 0, by: -1) {
            if bytes[index] == 0x29 || bytes[index] == 0x20 { return line }
            if bytes[index] == 0x28 { return bytes[index - 1] == 0x5D ? line + ")" : line }
        }
        return line
    }
}
