import ChatModel
import JSON
import Networking

/// Decodes a streamed reply, fed in chunks cut anywhere. Its last event is `.ended`; after that it is silent.
protocol ReplyDecoding: Sendable {
    /// Whether `.ended` was given out.
    var hasEnded: Bool { get }
    /// Whether anything of the answer was given out.
    var hasShown: Bool { get }
    /// Whether the last chunk fed held data; comments keep a connection alive but are no progress.
    var hasProgressed: Bool { get }
    /// Whether the same question, asked again at once, is likely to get a better answer than this failure.
    var isWorthAnotherTry: Bool { get }
    mutating func feed(_ chunk: [UInt8]) -> [ReplyEvent]
    /// The body has ended.
    /// - Parameter cut: why, if it did not end of itself. It is no matter once the answer is whole.
    mutating func finish(cut: ServiceError?) -> [ReplyEvent]
}

/// How events follow one another in a body.
enum Framing: Sendable {
    case serverSentEvents
    /// One JSON object a line.
    case jsonLines
}

/// Interprets the events of one provider.
protocol ReplyReading: Sendable {
    static var framing: Framing { get }
    /// Whether the answer is whole although its end mark is missing: the server gave a reason for the end.
    var isWhole: Bool { get }
    /// Whether a reason for the end can come before the last text: then an error behind it means that the answer broke off.
    static var endsWithBody: Bool { get }
    /// Whether the model failed at writing its answer, and not at what it was asked.
    var isWorthAnotherTry: Bool { get }
    /// The error an event holds; `nil` where it is no error.
    /// - Parameter name: of the server-sent event; empty for a line.
    static func failure(in json: JSONValue, name: String) -> ProviderFailure?
    /// Reads one event that is no error.
    /// - Parameter name: of the server-sent event; empty for a line.
    mutating func read(_ json: JSONValue, name: String, into draft: inout ReplyDraft)
    /// The stream is over and the answer whole: it ends the draft.
    mutating func close(into draft: inout ReplyDraft)
    /// The stream was cut: gives out what was held back. The draft is failed afterwards.
    mutating func abandon(into draft: inout ReplyDraft)
    /// A whole answer in place of a stream, as servers send that do not stream. False where it is none.
    mutating func readWhole(_ json: JSONValue, into draft: inout ReplyDraft) -> Bool
}

extension ReplyReading {
    static var framing: Framing { .serverSentEvents }
    static var endsWithBody: Bool { false }
    var isWorthAnotherTry: Bool { false }
    static func failure(in json: JSONValue, name: String) -> ProviderFailure? {
        ProviderFailure(inChunk: json)
            ?? (name == "error" ? ProviderFailure(errorEvent: Array((json.json ?? "").utf8)) : nil)
    }
    mutating func abandon(into draft: inout ReplyDraft) {}
    mutating func readWhole(_ json: JSONValue, into draft: inout ReplyDraft) -> Bool { false }
}

extension JSONValue {
    /// The kind of an event: its `type`, else the name it came under. Mostly both are the same, and no text is made.
    func type(orName name: String) -> String {
        let type = self["type"]
        return type.isText(name) ? name : type.text ?? name
    }
}

/// Framing, errors in place of an answer and the end of the stream, the same for every provider.
struct StreamedReplyDecoder<Reader: ReplyReading>: ReplyDecoding {
    private(set) var hasProgressed = false
    var hasEnded: Bool { draft.hasEnded }
    var hasShown: Bool { draft.hasShown }
    var isWorthAnotherTry: Bool { reader.isWorthAnotherTry || isGarbled }
    private let model: String
    private let key: APIKey?
    private var reader: Reader
    private var draft: ReplyDraft
    private var stream = EventStreamDecoder()
    private var lines = JSONLineDecoder()
    private var sawEvent = false
    /// An event could not be read, as where something on the way damaged it.
    private var isGarbled = false
    /// The body as long as it looks like no stream: an error in plain JSON, a web page, a whole answer.
    private var prefix: [UInt8] = []
    private static var prefixLimit: Int { 1 << 20 }

    /// - Parameter key: masked wherever the server repeats it in an error.
    init(_ reader: Reader, reference: ModelReference, key: APIKey?) {
        self.reader = reader
        self.key = key
        model = reference.model
        draft = ReplyDraft(reference)
    }

    mutating func feed(_ chunk: [UInt8]) -> [ReplyEvent] {
        guard !hasEnded else { return [] }
        hasProgressed = false
        if !sawEvent && prefix.count < Self.prefixLimit { prefix += chunk.prefix(Self.prefixLimit - prefix.count) }
        do throws(EventStreamError) {
            switch Reader.framing {
            case .serverSentEvents: for event in try stream.feed(chunk) where !hasEnded { apply(event) }
            case .jsonLines:
                for line in try lines.feed(chunk) where !hasEnded { apply(ServerEvent(name: "", data: line)) }
            }
        } catch {
            fail(.invalidResponse(detail: "A line of the answer is too long"))
        }
        return draft.drainEvents()
    }

    mutating func finish(cut: ServiceError?) -> [ReplyEvent] {
        guard !hasEnded else { return [] }
        do throws(EventStreamError) {
            switch Reader.framing {
            case .serverSentEvents: if let event = try stream.finish() { applyLast(event, isCut: cut != nil) }
            case .jsonLines:
                if let line = lines.finish() { applyLast(ServerEvent(name: "", data: line), isCut: cut != nil) }
            }
        } catch {
            fail(.invalidResponse(detail: "A line of the answer is too long"))
        }
        if !hasEnded, sawEvent, let failure = strayFailure { apply(failure) }
        if !hasEnded { conclude(cut: cut) }
        return draft.drainEvents()
    }

    private mutating func conclude(cut: ServiceError?) {
        if reader.isWhole {
            reader.close(into: &draft)
        } else if let cut {
            fail(cut)
        } else if sawEvent {
            fail(.streamingError(detail: "The answer broke off without its end"))
        } else {
            readBody()
        }
    }

    /// An error written as plain JSON behind good events.
    private var strayFailure: ProviderFailure? {
        stream.stray.isEmpty
            ? nil : JSONValue(stream.stray).flatMap { Reader.failure(in: $0.array?.first ?? $0, name: "") }
    }

    // MARK: One event

    /// An event without its blank line: real if it can be read, else the rest of a stream that was cut.
    private mutating func applyLast(_ event: ServerEvent, isCut: Bool) {
        if Self.isDone(event) || ValueCount.isTooLarge(event.data) || JSONValue(event.data) != nil {
            return apply(event)
        }
        if isCut || sawEvent { return }
        apply(event)
    }

    private static func isDone(_ event: ServerEvent) -> Bool {
        event.data.first == UInt8(ascii: "[") && event.data.starts(with: "[DONE]".utf8)
    }

    private mutating func apply(_ event: ServerEvent) {
        hasProgressed = true
        if Self.isDone(event) {
            sawEvent = true
            return reader.close(into: &draft)
        }
        if ValueCount.isTooLarge(event.data) {
            return fail(.responseTooLarge(detail: "An event of the answer has more than \(ValueCount.most) values"))
        }
        let json = JSONValue(event.data)
        if let json, json.isObject { return apply(json, name: event.name) }
        guard let events = json.flatMap(Self.objects) else {
            if event.name == "error" { return apply(ProviderFailure(errorEvent: event.data)) }
            if event.data.allSatisfy({ $0 <= 0x20 }) { return }
            if Reader.framing == .jsonLines && !sawEvent { return }  // told by `readBody`
            isGarbled = true
            return fail(.invalidResponse(detail: "The answer is not JSON where it should be"))
        }
        for object in events where !hasEnded { apply(object, name: event.name) }
    }

    /// Several events in an array, as Gemini's interface has them where it does not stream; `nil` for anything else.
    private static func objects(_ json: JSONValue) -> [JSONValue]? {
        guard let elements = json.array, !elements.isEmpty, elements.allSatisfy(\.isObject) else { return nil }
        return elements
    }

    private mutating func apply(_ json: JSONValue, name: String) {
        if let failure = Reader.failure(in: json, name: name) { return apply(failure) }
        sawEvent = true
        prefix = []
        reader.read(json, name: name, into: &draft)
    }

    /// With the answer whole and shown, an error that follows changes nothing, unless the end of the body is that of the
    /// answer.
    private mutating func apply(_ failure: ProviderFailure) {
        sawEvent = true
        if reader.isWhole && draft.hasText && !Reader.endsWithBody { return reader.close(into: &draft) }
        fail(failure.serviceError(model: model, key: key))
    }

    private mutating func fail(_ error: ServiceError) {
        reader.abandon(into: &draft)
        draft.fail(error)
    }

    // MARK: No stream at all

    /// An error or a whole answer in JSON, a web page, or nothing.
    private mutating func readBody() {
        let body = Array(prefix.drop(while: { $0 <= 0x20 }))
        guard !body.isEmpty, !body.starts(with: "data".utf8) else {
            return fail(.invalidResponse(detail: "The answer is empty"))
        }
        if body.first == 0x3A {  // signs of life and nothing else
            return fail(.streamingError(detail: "The answer broke off before it began"))
        }
        guard let json = JSONValue(body), json.isObject || json.isArray else {
            let detail =
                body.first == 0x3C ? "A web page came instead of an answer" : "The answer is not an event stream"
            return fail(.invalidResponse(detail: detail))
        }
        if json.isArray, let events = Self.objects(json) {
            for object in events where !hasEnded { apply(object, name: "") }
            if !hasEnded { conclude(cut: nil) }
            return
        }
        if json["error"].isMissing, reader.readWhole(json, into: &draft) { return }
        let failure = ProviderFailure(errorEvent: body)
        guard !failure.message.isEmpty || !failure.codes.isEmpty else {
            return fail(.invalidResponse(detail: "The answer is not an event stream"))
        }
        fail(failure.serviceError(model: model, key: key))
    }
}
