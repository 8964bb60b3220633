import Canvas
import Testing

@testable import Terminal

@Suite struct `Squeezed styles` {
    private func squeezed(_ texts: String...) -> [String] {
        var squeeze = StyleSqueeze(size: Size(width: 80, height: 24))
        return texts.map { text in
            Array(text.utf8).withUnsafeBytes { String(decoding: squeeze.squeeze($0), as: UTF8.self) }
        }
    }

    @Test func `name a colour once`() {
        #expect(
            squeezed("\u{1B}[38:2::1:2:3ma\u{1B}(B\u{1B}[m\u{1B}[38:2::1:2:3mb")
                == ["\u{1B}[0;38;2;1;2;3ma\u{1B}(Bb"])
    }

    @Test func `write colours with semicolons, all in one sequence`() {
        #expect(
            squeezed("x", "\u{1B}[38:2::1:2:3m\u{1B}[48:2::4:5:6my")
                == ["\u{1B}[mx", "\u{1B}[38;2;1;2;3;48;2;4;5;6my"])
        #expect(
            squeezed("x", "\u{1B}[1;38:5:9my", "\u{1B}[38:2:7:8:9mz").joined()
                == "\u{1B}[mx\u{1B}[1;38;5;9my\u{1B}[38;2;7;8;9mz")
    }

    @Test func `name only what changes`() {
        let bold = "\u{1B}[0;1m\u{1B}[31m\u{1B}[44mx"
        #expect(squeezed(bold, "\u{1B}[0m\u{1B}[32m\u{1B}[44my") == ["\u{1B}[0;1;31;44mx", "\u{1B}[22;32my"])
    }

    @Test func `go back to the plain style with the shortest sequence`() {
        #expect(squeezed("\u{1B}[0;4;35mx", "\u{1B}[24;39my") == ["\u{1B}[0;4;35mx", "\u{1B}[my"])
    }

    @Test func `do not wait where only the place changes`() {
        #expect(squeezed("x", "\u{1B}[31m\u{1B}[5;5H\u{1B}[32my") == ["\u{1B}[mx", "\u{1B}[5;5H\u{1B}[32my"])
    }

    @Test func `are set before a line is erased, which takes the ground`() {
        #expect(squeezed("x", "\u{1B}[44m\u{1B}[K") == ["\u{1B}[mx", "\u{1B}[44m\u{1B}[K"])
    }

    @Test func `leave out the text colour of blanks and of what is erased`() {
        #expect(
            squeezed("x", "\u{1B}[31;44m  \u{1B}[K\u{1B}[32my") == ["\u{1B}[mx", "\u{1B}[44m  \u{1B}[K\u{1B}[32my"])
        #expect(squeezed("x", "\u{1B}[31;7m  ") == ["\u{1B}[mx", "\u{1B}[7;31m  "])
    }

    @Test func `pass what they do not know, and start anew after it`() {
        #expect(squeezed("\u{1B}[58;5;1mx", "y") == ["\u{1B}[m\u{1B}[58;5;1m\u{1B}[mx", "y"])
    }

    @Test func `start anew after others have written`() {
        var squeeze = StyleSqueeze(size: Size(width: 80, height: 24))
        let text = Array("\u{1B}[31mx".utf8)
        let first = text.withUnsafeBytes { squeeze.squeeze($0) }
        squeeze.forget()
        #expect(text.withUnsafeBytes { squeeze.squeeze($0) } == first)
    }

    /// Every letter with the parameters that hold for it, by the plainest reading.
    private func drawn(_ text: String) -> [String] {
        var cells: [String] = []
        var attributes: Set<String> = []
        var (text_, ground) = ("39", "49")
        var rest = Substring(text)
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                cells.append("\(character) \(attributes.sorted()) \(text_) \(ground)")
                continue
            }
            let sequence = rest.prefix { $0 != "m" }.dropFirst()
            rest = rest.dropFirst(sequence.count + 2)
            var fields = sequence.split(separator: ";", omittingEmptySubsequences: false).map(String.init)[...]
            while var field = fields.popFirst() {
                if field == "38" || field == "48" {  // one colour in several fields
                    let count = fields.first == "5" ? 2 : 4
                    field = ([field] + fields.prefix(count)).joined(separator: ":")
                    fields = fields.dropFirst(count)
                }
                field = field.replacing("::", with: ":")
                switch field {
                case "", "0": (attributes, text_, ground) = ([], "39", "49")
                case "22": attributes.subtract(["1", "2"])
                case "23", "24", "27": attributes.remove(String(field.dropFirst()))
                case "1", "2", "3", "4", "7": attributes.insert(field)
                case _ where field.hasPrefix("4"): ground = field
                default: text_ = field
                }
            }
        }
        return cells
    }

    @Test func `draw what was drawn before, whatever the order of sequences`() {
        let parameters = [
            "", "0", "1", "2", "3", "4", "7", "22", "23", "24", "27", "31", "38:5:9", "38:2::1:2:3", "39", "44",
            "48:5:9",
            "49", "0;1", "1;31", "22;1",
        ]
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var text = "\u{1B}[0m"
            for _ in 0..<40 {
                text +=
                    Bool.random(using: &generator)
                    ? "x" : "\u{1B}[\(parameters.randomElement(using: &generator) ?? "")m"
            }
            let short = squeezed(text)[0]
            #expect(drawn(short) == drawn(text), "\(text.debugDescription)")
            #expect(short.utf8.count <= text.utf8.count + 8)
        }
    }
}
