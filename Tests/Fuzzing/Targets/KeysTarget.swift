import Canvas
import Terminal
import TestSupport

/// What a terminal sends: keys, pastes, the mouse, answers, and what is none of these, cut anywhere.
struct KeysTarget: FuzzTarget {
    static let name = "keys"
    private let mutation: Mutation

    init(corpus: [FuzzInput], workspace: Workspace) throws {
        mutation = Mutation(
            words: [
                "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]11;", "\u{1B}\\", "\u{1B}[M", "\u{1B}[<0;1;1M", "\u{1B}[27;5;9~",
                "\u{1B}O", "\u{7}",
            ],
            others: EscapeCorpus.standard.attacks.map(\.bytes))
    }

    func input(_ random: inout SeededGenerator) -> FuzzInput {
        var bytes: [UInt8] = []
        for _ in 0..<random.number(1...12) { bytes += Self.part(&random) }
        if random.once(in: 2) { mutation.mutate(&bytes, &random) }
        return FuzzInput(bytes: bytes)
    }

    /// A key, a click, an answer, a paste or an attack.
    static func part(_ random: inout SeededGenerator) -> [UInt8] {
        switch random.below(8) {
        case 0: return [UInt8(random.below(0x20))]
        case 1: return Array(OddText.text(&random).utf8)
        case 2:
            return Array(
                "\u{1B}[\(random.pick(["A", "1;5C", "3~", "Z", "I", "O", "15~", "97;5u", "27;2;13~", "[A"]))".utf8)
        case 3:
            return Array(
                "\u{1B}[<\(random.number(0...70));\(random.number(0...300));\(random.number(0...99))\(random.pick(["M", "m"]))"
                    .utf8)
        case 4: return Array("\u{1B}[200~\(OddText.text(&random))\u{1B}[201~".utf8)
        case 5:
            return Array(
                random.pick([
                    "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}[?62;22c",
                    "\u{1B}[?2026;2$y", "\u{1B}[?997;1n",
                    "\u{1B}[5;5R", "\u{1B}P1+r544e=787465726d\u{1B}\\", "\u{1B}[?1u", "\u{1B}]52;c;ZXZpbA==\u{7}",
                ]).utf8)
        case 6: return EscapeGrammar.bytes(&random)
        default: return Array(String(repeating: "a", count: random.number(1...80)).utf8)
        }
    }

    func check(_ input: FuzzInput, _ random: inout SeededGenerator) throws {
        let whole = try Self.events([input.bytes])
        let cut = try Self.events(random.cut(input.bytes))
        try require(whole == cut, "whole: \(whole)\ncut: \(cut)")
        guard input.bytes.count < 4096 else { return }
        let single = try Self.events(input.bytes.map { [$0] })
        try require(whole == single, "whole: \(whole)\nbyte by byte: \(single)")
    }

    private enum Seen: Equatable {
        case typed([Unicode.Scalar])
        case input(TerminalInput)
    }

    /// Typed letters as one text: which of them came together is the terminal's business.
    private static func events(_ chunks: [[UInt8]]) throws -> [Seen] {
        var decoder = InputDecoder()
        var events: [Seen] = []
        var typed = ""
        func take(_ inputs: [TerminalInput]) throws {
            for input in inputs {
                if case .event(.key(let press)) = input, press.modifiers.isEmpty,
                    case .character(let letter) = press.key
                {
                    try requireHarmless(String(letter), "typed")
                    typed.unicodeScalars.append(contentsOf: letter.unicodeScalars)
                    continue
                }
                if case .event(.paste(let text)) = input { try requireHarmless(text, "pasted") }
                flush()
                events.append(.input(input))
            }
        }
        func flush() {
            if !typed.isEmpty { events.append(.typed(Array(typed.unicodeScalars))) }
            typed = ""
        }
        for chunk in chunks { try take(decoder.feed(chunk)) }
        try take(decoder.endWaiting())
        flush()
        return events
    }

    /// No control character is text.
    private static func requireHarmless(_ text: String, _ how: String) throws {
        let found = text.unicodeScalars.first {
            ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || (0x7F...0x9F).contains($0.value)
        }
        if let found { throw Violation("U+\(String(found.value, radix: 16)) was \(how)") }
    }
}
