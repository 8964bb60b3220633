/// The modes that the bytes of a program have left switched on in its terminal.
public struct TerminalState {
    /// By name, for example `alternate screen`, `hidden cursor`, `mode 1006`.
    public private(set) var modesOn: Set<String> = []
    /// How often the whole screen was erased (`CSI 2 J` or `CSI 3 J`).
    public private(set) var erasures = 0

    public init(after bytes: [UInt8]) {
        var rest = bytes[...]
        while let start = rest.firstIndex(of: 0x1B) {
            rest = rest[start...].dropFirst()
            guard rest.first == UInt8(ascii: "[") else { continue }
            rest = rest.dropFirst()
            let parameters = rest.prefix { (0x20...0x3F).contains($0) }
            rest = rest.dropFirst(parameters.count)
            if let final = rest.first { apply(String(decoding: parameters, as: UTF8.self), final) }
        }
    }

    private mutating func apply(_ parameters: String, _ final: UInt8) {
        switch (parameters.first, final) {
        case ("?", UInt8(ascii: "h")), ("?", UInt8(ascii: "l")):
            for mode in parameters.dropFirst().split(separator: ";") { set(String(mode), final == UInt8(ascii: "h")) }
        case (">", UInt8(ascii: "u")): modesOn.insert("kitty keys")
        case ("<", UInt8(ascii: "u")): modesOn.remove("kitty keys")
        case (">", UInt8(ascii: "m")) where parameters.hasPrefix(">4;") && parameters != ">4;0":
            modesOn.insert("other keys")
        case (">", UInt8(ascii: "m")): modesOn.remove("other keys")
        case (_, UInt8(ascii: "J")) where parameters == "2" || parameters == "3": erasures += 1
        default: break
        }
    }

    private mutating func set(_ mode: String, _ isOn: Bool) {
        switch mode {
        case "25": change("hidden cursor", !isOn)
        case "1049", "1047", "47": change("alternate screen", isOn)
        case "1", "9", "1000", "1002", "1003", "1004", "1005", "1006", "1015", "2004", "2026", "2031":
            change("mode \(mode)", isOn)
        default: break
        }
    }

    private mutating func change(_ name: String, _ isOn: Bool) {
        if isOn { modesOn.insert(name) } else { modesOn.remove(name) }
    }
}
