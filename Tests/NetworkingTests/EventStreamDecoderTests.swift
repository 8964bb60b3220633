import Networking
import Testing

@Suite struct `Event stream` {
    @Test(arguments: ["\n", "\r", "\r\n"])
    func `a blank line ends an event, whatever the line ends are`(lineEnd: String) {
        let stream = ["data: one", "", "data: two", "", ""].joined(separator: lineEnd)
        #expect(events(stream) == [ServerEvent("one"), ServerEvent("two")])
    }

    @Test func `line ends may be mixed`() {
        #expect(
            events("data: a\r\n\ndata: b\r\rdata: c\n\r\n") == [ServerEvent("a"), ServerEvent("b"), ServerEvent("c")])
    }

    @Test func `a byte order mark at the very start is skipped, a later one is not`() {
        #expect(events("\u{FEFF}data: a\n\n") == [ServerEvent("a")])
        #expect(events("data: a\n\n\u{FEFF}data: b\n\n") == [ServerEvent("a")])
        #expect(events("\u{FEFF}\u{FEFF}data: a\n\n").isEmpty)
        #expect(events("\u{FEFF}").isEmpty)
    }

    @Test func `a line that starts with a colon is a comment`() {
        #expect(events(": OPENROUTER PROCESSING\n\n:\n\ndata: a\n: between\ndata: b\n\n") == [ServerEvent("a\nb")])
    }

    @Test func `data lines are joined with line feeds`() {
        #expect(events("data: {\ndata: \"a\": 1\ndata: }\n\n") == [ServerEvent("{\n\"a\": 1\n}")])
        #expect(events("data\ndata\n\n") == [ServerEvent("\n")])
        #expect(events("data:\n\n") == [ServerEvent("")])
    }

    @Test func `one blank after the colon is dropped, and only one`() {
        #expect(events("data:a\n\ndata: a\n\ndata:  a\n\ndata:\ta\n\n").map(\.text) == ["a", "a", " a", "\ta"])
    }

    @Test func `a field with a blank before its name is none`() {
        #expect(events(" data: a\n\nDATA: b\n\ndatas: c\n\n").isEmpty)
    }

    @Test func `the event field names the event and is forgotten after it`() {
        let stream = "event: error\ndata: a\n\ndata: b\n\nevent: lost\n\ndata: c\n\n"
        #expect(events(stream).map(\.name) == ["error", "message", "message"])
    }

    @Test func `the id stays until the next, one with NUL is ignored`() {
        #expect(
            events("id: 1\ndata: a\n\ndata: b\n\nid: 2\u{0}\ndata: c\n\nid\ndata: d\n\n").map(\.id) == [
                "1", "1", "1", "",
            ])
    }

    @Test func `retry holds digits alone`() throws {
        for (line, expected) in [("250", 250), ("2.5", nil), ("-1", nil), ("", nil), ("99999999999999999999", nil)] {
            var decoder = EventStreamDecoder()
            _ = try decoder.feed(Array("retry: \(line)\n".utf8))
            #expect(decoder.reconnectionMilliseconds == expected)
        }
    }

    @Test func `an event without its blank line is handed on at the end`() {
        #expect(events("data: a\n\ndata: b") == [ServerEvent("a"), ServerEvent("b")])
        #expect(events("data: a\n\ndata: b\n") == [ServerEvent("a"), ServerEvent("b")])
        #expect(events("data: a\r\n\r") == [ServerEvent("a")])
        #expect(events("").isEmpty)
    }

    @Test func `a character is decoded whole, broken UTF-8 is replaced`() {
        #expect(events("data: 心拍 ❤️\n\n").map(\.text) == ["心拍 ❤️"])
        let broken = [ServerEvent(data: Array("a".utf8) + [0xE5, 0xBF])]
        #expect(broken.map(\.text) == ["a\u{FFFD}"])
    }

    @Test(arguments: [
        "\u{FEFF}data: 心\r\n\r\n: ping\r\nevent: a\r\ndata: x\r\ndata: y\r\n\r\n",
        "event: e\rid: 7\rdata: one\r\rdata: two\r",
        "data: a\n\n\n\ndata:b\r\n\ndata\n\n: end",
    ])
    func `where the stream is cut makes no difference`(stream: String) throws {
        let bytes = Array(stream.utf8)
        let whole = events(stream)
        for cut in 0...bytes.count {
            #expect(try events(in: [bytes[..<cut], bytes[cut...]]) == whole, "cut at \(cut)")
        }
        #expect(try events(in: bytes.indices.map { bytes[$0..<($0 + 1)] }) == whole)
    }

    @Test func `a line at the limit is taken, a longer one refused for good`() throws {
        var decoder = EventStreamDecoder(limit: 16)
        #expect(try decoder.feed(Array("data: 0123456789\n\n".utf8)) == [ServerEvent("0123456789")])
        #expect(throws: EventStreamError.tooLong(limit: 16)) { try decoder.feed(Array("data: 0123456789a".utf8)) }
        #expect(throws: EventStreamError.tooLong(limit: 16)) { try decoder.feed(Array("\n\n".utf8)) }
        #expect(throws: EventStreamError.tooLong(limit: 16)) { try decoder.finish() }
    }

    @Test func `many short lines cannot make one event without end`() throws {
        var decoder = EventStreamDecoder(limit: 100)
        #expect(throws: EventStreamError.tooLong(limit: 100)) {
            for _ in 0..<60 { _ = try decoder.feed(Array("data: x\n".utf8)) }
        }
    }

    @Test func `what was complete before a line too long is not lost with it`() throws {
        var decoder = EventStreamDecoder(limit: 16)
        let chunk = "data: a\n\ndata: " + String(repeating: "x", count: 100)
        #expect(try decoder.feed(Array(chunk.utf8)) == [ServerEvent("a")])
        #expect(throws: EventStreamError.tooLong(limit: 16)) { try decoder.feed([]) }
    }
}

extension ServerEvent {
    fileprivate init(_ text: String) { self.init(data: Array(text.utf8)) }
}

/// The ids are left out where a test does not look at them.
private func events(_ stream: String) -> [ServerEvent] {
    do { return try events(in: [Array(stream.utf8)[...]]) } catch {
        Issue.record(error)
        return []
    }
}

private func events(in chunks: [ArraySlice<UInt8>]) throws -> [ServerEvent] {
    var decoder = EventStreamDecoder()
    var events: [ServerEvent] = []
    for chunk in chunks { events += try decoder.feed(Array(chunk)) }
    if let last = try decoder.finish() { events.append(last) }
    return events
}
