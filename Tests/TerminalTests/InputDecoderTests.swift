import Canvas
import TestSupport
import Testing

@testable import Terminal

private func events(_ inputs: [TerminalInput]) -> [InputEvent] {
    inputs.compactMap { if case .event(let event) = $0 { event } else { nil } }
}

private func decode(_ bytes: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return events(decoder.feed(Array(bytes.utf8)) + decoder.endWaiting())
}

private func decode(_ bytes: [UInt8], cutAt cut: Int) -> [TerminalInput] {
    var decoder = InputDecoder()
    return decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...])
}

private let keys: [(String, KeyPress)] = [
    ("a", .character("a")), ("é", .character("é")), ("你", .character("你")), ("👍", .character("👍")),
    ("\r", KeyPress(.enter)), ("\n", .control("j")), ("\t", KeyPress(.tab)), ("\u{7F}", KeyPress(.backspace)),
    ("\u{3}", .control("c")), ("\u{1A}", .control("z")), ("\u{0}", .control(" ")), ("\u{1C}", .control("\\")),
    ("\u{1B}[A", KeyPress(.up)), ("\u{1B}OB", KeyPress(.down)), ("\u{1B}[1;5C", KeyPress(.right, .control)),
    ("\u{1B}[1;4D", KeyPress(.left, [.shift, .alt])), ("\u{1B}[H", KeyPress(.home)), ("\u{1B}[4~", KeyPress(.end)),
    ("\u{1B}[3;5~", KeyPress(.delete, .control)), ("\u{1B}[5~", KeyPress(.pageUp)), ("\u{1B}[2~", KeyPress(.insert)),
    ("\u{1B}OP", KeyPress(.function(1))), ("\u{1B}[15~", KeyPress(.function(5))),
    ("\u{1B}[24~", KeyPress(.function(12))),
    ("\u{1B}[1;2R", KeyPress(.function(3), .shift)), ("\u{1B}[[B", KeyPress(.function(2))),
    ("\u{1B}[Z", KeyPress(.tab, .shift)), ("\u{1B}x", .alt("x")), ("\u{1B}X", .alt("X")),
    ("\u{1B}\r", KeyPress(.enter, .alt)),
    ("\u{1B}\u{7F}", KeyPress(.backspace, .alt)), ("\u{1B}[13;2u", KeyPress(.enter, .shift)),
    ("\u{1B}[27;2;13~", KeyPress(.enter, .shift)), ("\u{1B}[27u", KeyPress(.escape)), ("\u{1B}[99;5u", .control("c")),
    ("\u{1B}[97;6u", KeyPress(.character("a"), [.control, .shift])), ("\u{1B}[97;4u", .alt("A")),
    ("\u{1B}[97:65;2u", .character("A")), ("\u{1B}[91;5u", KeyPress(.escape)), ("\u{1B}[57414u", KeyPress(.enter)),
    ("\u{1B}[57400u", .character("1")), ("\u{1B}[a", KeyPress(.up, .shift)), ("\u{1B}Oa", KeyPress(.up, .control)),
]

@Suite struct `Keys` {
    @Test(arguments: keys)
    func `are read as terminals write them`(bytes: String, key: KeyPress) {
        #expect(decode(bytes) == [.key(key)])
    }

    @Test(arguments: keys.filter { $0.0.utf8.count > 1 })
    func `are read when their bytes come in two pieces`(bytes: String, key: KeyPress) {
        let bytes = Array(bytes.utf8)
        for cut in 1..<bytes.count { #expect(events(decode(bytes, cutAt: cut)) == [.key(key)]) }
    }

    @Test func `of a composed character are one`() {
        #expect(decode("e\u{301}x") == [.key(.character("e\u{301}")), .key(.character("x"))])
    }

    @Test func `take backspace from the line settings`() {
        var decoder = InputDecoder(eraseByte: 8)
        #expect(events(decoder.feed([8])) == [.key(KeyPress(.backspace))])
        var other = InputDecoder()
        #expect(events(other.feed([8])) == [.key(KeyPress(.backspace, .control))])
    }

    @Test func `that are let go or held with super are nobody's`() {
        #expect(decode("\u{1B}[97;1:3u\u{1B}[97;9u\u{1B}[57441u") == [])
    }
}

@Suite struct `A lone escape` {
    @Test func `is the key once nothing follows`() {
        var decoder = InputDecoder()
        #expect(decoder.feed([0x1B]) == [])
        #expect(decoder.timeout == .escape)
        #expect(decoder.endWaiting() == [.event(.key(KeyPress(.escape)))])
        #expect(decoder.timeout == nil)
    }

    @Test func `twice is the key twice`() {
        #expect(decode("\u{1B}\u{1B}") == [.key(KeyPress(.escape)), .key(KeyPress(.escape))])
    }

    @Test func `before an arrow keeps the arrow`() {
        #expect(decode("\u{1B}\u{1B}[A") == [.key(KeyPress(.escape)), .key(KeyPress(.up))])
    }

    @Test func `and the start of a sequence are alt and a letter once nothing follows`() {
        #expect(decode("\u{1B}[") == [.key(.alt("["))])
        for letter in ["O", "P", "]", "^", "_"] {
            #expect(decode("\u{1B}\(letter)") == [.key(.alt(Character(letter)))])
        }
    }
}

@Suite struct `The mouse` {
    @Test(arguments: [
        ("\u{1B}[<0;5;3M", MouseEvent(.press, at: Point(column: 4, row: 2))),
        ("\u{1B}[<0;5;3m", MouseEvent(.release, at: Point(column: 4, row: 2))),
        ("\u{1B}[<32;1;1M", MouseEvent(.drag, at: Point(column: 0, row: 0))),
        ("\u{1B}[<64;200;50M", MouseEvent(.wheelUp, at: Point(column: 199, row: 49))),
        ("\u{1B}[<81;2;2M", MouseEvent(.wheelDown, at: Point(column: 1, row: 1))),
    ])
    func `presses, drags and scrolls`(bytes: String, event: MouseEvent) {
        #expect(decode(bytes) == [.mouse(event)])
    }

    @Test(arguments: [
        "\u{1B}[<2;5;3M", "\u{1B}[<35;5;3M", "\u{1B}[<66;5;3M", "\u{1B}[<0;0;0M", "\u{1B}[<0;99999999;1M",
        "\u{1B}[<0;5M",
        "\u{1B}[<M", "\u{1B}[<;;M", "\u{1B}[M !!",
    ])
    func `is not heard otherwise`(bytes: String) {
        #expect(decode(bytes + "k") == [.key(.character("k"))])
    }
}

@Suite struct `Answers of the terminal` {
    @Test func `are told from keys`() {
        var decoder = InputDecoder()
        let bytes =
            "\u{1B}[>83;40900;0c\u{1B}[?2027;0$y\u{1B}[?2026;2$y\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\\u{1B}[?62;22c"
        #expect(
            decoder.feed(Array(bytes.utf8)) == [
                .answer(.kind(83)), .answer(.mode(2027, isKnown: false)), .answer(.mode(2026, isKnown: true)),
                .answer(.background(red: 1, green: Double(0x8080) / 0xFFFF, blue: 0)), .answer(.deviceAttributes),
            ])
    }

    @Test(arguments: [
        "\u{1B}[24;80R", "\u{1B}]4;1;rgb:00/00/00\u{7}", "\u{1B}P1$r0m\u{1B}\\",
        "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^x\u{1B}\\", "\u{1B}[8;24;80t",
        "\u{1B}[201~",
        "\u{1B}]0;rm -rf\r\u{7}",
    ])
    func `that nobody asked for are swallowed`(bytes: String) {
        #expect(decode(bytes + "k") == [.key(.character("k"))])
        for cut in 1..<bytes.utf8.count { #expect(decode(Array((bytes + "k").utf8), cutAt: cut).count == 1) }
    }

    @Test func `without an end are dropped with time`() {
        var decoder = InputDecoder()
        #expect(decoder.feed(Array("\u{1B}]11;rgb:".utf8)) == [])
        #expect(decoder.timeout == .sequence)
        #expect(decoder.endWaiting() == [])
        #expect(events(decoder.feed(Array("k".utf8))) == [.key(.character("k"))])
    }

    @Test func `that are far too long are swallowed whole`() {
        #expect(decode("\u{1B}[" + String(repeating: "1;", count: 5000) + "Ak") == [.key(.character("k"))])
        #expect(decode("\u{1B}]" + String(repeating: "x", count: 100_000) + "\u{7}k") == [.key(.character("k"))])
    }
}

@Suite struct `A paste` {
    private func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

    @Test func `is text and never keys`() {
        #expect(decode(paste("rm -rf\r\nls\rx\ty\n") + "k") == [.paste("rm -rf\nls\nx\ty\n"), .key(.character("k"))])
    }

    @Test func `is ended by nothing but its end`() {
        #expect(decode(paste("a\u{1B}[201\u{1B}[20\u{1B}[A~b")) == [.paste("a[201[20[A~b")])
        #expect(decode(paste("a\u{9B}201~b")) == [.paste("a201~b")])
    }

    @Test func `loses its control characters`() {
        #expect(decode(paste("a\u{1B}[31m\u{0}\u{7}\u{7F}\u{85}b")) == [.paste("a[31mb")])
    }

    @Test func `is the same however it is cut`() {
        let bytes = Array((paste("né\r\nu\u{1B}[20你") + "k").utf8)
        let whole = decode(bytes, cutAt: 0)
        #expect(events(whole) == [.paste("né\nu[20你"), .key(.character("k"))])
        for cut in bytes.indices { #expect(decode(bytes, cutAt: cut) == whole) }
        var decoder = InputDecoder()
        #expect(bytes.flatMap { decoder.feed([$0]) } == whole)
    }

    @Test func `whose end is lost comes with time`() {
        var decoder = InputDecoder()
        #expect(decoder.feed(Array("\u{1B}[200~half".utf8)) == [])
        #expect(decoder.timeout == .paste)
        #expect(decoder.endWaiting() == [.event(.paste("half"))])
    }

    @Test func `that is too long is cut, and an event says so`() {
        let events = decode(paste(String(repeating: "a", count: 4 * 1024 * 1024 + 1)))
        guard case .paste(let text)? = events.first else {
            Issue.record("no paste came")
            return
        }
        #expect(text.count == 1 << 20 && text.allSatisfy { $0 == "a" }, "nothing of ours is in what is sent")
        #expect(events.dropFirst() == [.pasteCut])
    }

    @Test func `repairs bytes that are not UTF-8`() {
        var decoder = InputDecoder()
        let bytes = Array("\u{1B}[200~a".utf8) + [0xFF, 0xC3] + Array("b\u{1B}[201~".utf8)
        #expect(events(decoder.feed(bytes)) == [.paste("a\u{FFFD}\u{FFFD}b")])
    }
}

@Suite struct `Bytes that mean nothing` {
    @Test func `type nothing`() {
        var decoder = InputDecoder()
        #expect(decoder.feed([0x80, 0xFF, 0xC0, 0xC2, 0x85, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80]) == [])
        #expect(events(decoder.feed([0xC3, 0x6B])) == [.key(.character("k"))])
    }

    @Test func `never crash and never leave the decoder stuck`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<3000 {
            var decoder = InputDecoder()
            let interesting = Array("\u{1B}[]O<?;:0123456789~uMmAPX\\\u{7}\u{9B}\r".utf8)
            let bytes = (0..<40).map { _ in
                Bool.random(using: &random)
                    ? interesting.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
            }
            _ = decoder.feed(bytes)
            _ = decoder.endWaiting()
            #expect(decoder.timeout == nil)
            #expect(events(decoder.feed([0x6B])) == [.key(.character("k"))])
        }
    }
}
