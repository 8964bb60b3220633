import Canvas

/// Keys as terminals write them: xterm's, rxvt's, the Linux console's, and kitty's protocol.
enum KeySequence {
    /// A byte below 0x20, or 0x7F.
    static func controlByte(_ byte: UInt8, eraseByte: UInt8) -> KeyPress {
        switch byte {
        case 0x7F: KeyPress(.backspace)
        case eraseByte where byte == 0x08: KeyPress(.backspace)
        case 0x08: KeyPress(.backspace, .control)
        case 0x09: KeyPress(.tab)
        case 0x0D: KeyPress(.enter)
        case 0x1B: KeyPress(.escape)
        case 0x00: .control(" ")
        case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
        default: .control(Character(Unicode.Scalar(byte + 0x40)))
        }
    }

    /// The byte after `ESC O`.
    static func singleShift(_ byte: UInt8) -> KeyPress? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter(byte).map { KeyPress($0) }
        case UInt8(ascii: "a")...UInt8(ascii: "d"): letter(byte - 0x20).map { KeyPress($0, .control) }
        case UInt8(ascii: "j")...UInt8(ascii: "y"):  // the number block in application mode
            .character(Character(Unicode.Scalar(byte - 0x40)))
        default: nil
        }
    }

    /// The key of a final letter.
    static func letter(_ byte: UInt8) -> KeyPress.Key? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte) - 0x4F)
        default: nil
        }
    }

    /// The key of `CSI number ~`.
    static func numbered(_ number: Int) -> KeyPress.Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// A modifier parameter: 1 and the bits shift, alt, control, super, hyper, meta. `nil` with a key that no program
    /// gets (super, hyper).
    static func modifiers(_ parameter: Int) -> KeyPress.Modifiers? {
        let bits = max(0, parameter - 1)
        if bits & 0b01_1000 != 0 { return nil }
        var modifiers: KeyPress.Modifiers = []
        if bits & 1 != 0 { modifiers.insert(.shift) }
        if bits & 0b10_0010 != 0 { modifiers.insert(.alt) }
        if bits & 4 != 0 { modifiers.insert(.control) }
        return modifiers
    }

    /// A key by its code point, as in `CSI code ; modifiers u`.
    static func coded(_ code: Int, _ modifiers: KeyPress.Modifiers) -> KeyPress? {
        switch code {
        case 8, 127: return KeyPress(.backspace, modifiers)
        case 9: return KeyPress(.tab, modifiers)
        case 13, 57414: return KeyPress(.enter, modifiers)
        case 27: return KeyPress(.escape, modifiers)
        case 57376...57387: return KeyPress(.function(code - 57363), modifiers)
        case 57399...57408: return coded(code - 57399 + 0x30, modifiers)
        case 57409...57413: return coded(Int([0x2E, 0x2F, 0x2A, 0x2D, 0x2B][code - 57409]), modifiers)
        case 57415: return coded(0x3D, modifiers)
        case 57416: return coded(0x2C, modifiers)
        case 57417...57426:
            let keys: [KeyPress.Key] = [
                .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
            ]
            return KeyPress(keys[code - 57417], modifiers)
        case 57344...63743: return nil  // modifier keys alone, media keys
        default: return character(code, modifiers)
        }
    }

    private static func character(_ code: Int, _ modifiers: KeyPress.Modifiers) -> KeyPress? {
        guard code >= 0x20, !(0x7F..<0xA0).contains(code), let value = UInt32(exactly: code),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        var modifiers = modifiers
        var text = String(scalar)
        if modifiers.contains(.control) {
            text = text.lowercased()
            // What the control bytes have always meant.
            switch text {
            case "[": return KeyPress(.escape, modifiers.subtracting(.control))
            case "i": return KeyPress(.tab, modifiers.subtracting(.control))
            case "m": return KeyPress(.enter, modifiers.subtracting(.control))
            case "h": return KeyPress(.backspace, modifiers)
            default: break
            }
        } else if modifiers.contains(.shift) {
            text = text.uppercased()
            modifiers.remove(.shift)
        }
        return text.count == 1 ? text.first.map { KeyPress(.character($0), modifiers) } : nil
    }
}
