/// The loopback server's treatment of a request, step by step.
public struct LoopbackAnswer: Sendable {
    /// A step of an answer: bytes, a pause, an end.
    public enum Step: Sendable {
        case send([UInt8])
        /// Sends the same again and again until the client goes away.
        case flood([UInt8])
        case pause(milliseconds: Int)
        /// Goes on when the test opens the gate.
        case wait(for: Gate)
        /// Says nothing more until the client goes away.
        case hang
        case close
        /// Closes with a TCP reset.
        case reset
    }
    public var steps: [Step]

    /// After the last step the connection is kept for the next request.
    public init(_ steps: [Step]) {
        self.steps = steps
    }

    /// Those bytes and nothing else, then the end of the connection.
    public static func raw(_ text: String) -> LoopbackAnswer { LoopbackAnswer([.send(Array(text.utf8)), .close]) }

    /// A whole answer with a length.
    public static func whole(
        status: Int = 200, type: String = "application/json", headers: [String] = [], _ body: String
    ) -> LoopbackAnswer {
        whole(status: status, type: type, headers: headers, bytes: Array(body.utf8))
    }

    /// The same for a body of any bytes.
    public static func whole(
        status: Int = 200, type: String = "application/json", headers: [String] = [], bytes: [UInt8]
    ) -> LoopbackAnswer {
        let head = head(status: status, ["Content-Type: \(type)", "Content-Length: \(bytes.count)"] + headers)
        return LoopbackAnswer([.send(head + bytes)])
    }

    /// An event stream in those pieces, chunked as HTTP/1.1 does, each piece its own chunk and its own send.
    /// - Parameter ending: `nil` ends it properly; anything else cuts it after the last piece.
    public static func sse(_ pieces: [String], pauseMilliseconds: Int = 0, ending: Step? = nil) -> LoopbackAnswer {
        var steps: [Step] = [
            .send(head(status: 200, ["Content-Type: text/event-stream", "Transfer-Encoding: chunked"]))
        ]
        for piece in pieces where !piece.isEmpty {
            if pauseMilliseconds > 0 { steps.append(.pause(milliseconds: pauseMilliseconds)) }
            steps.append(.send(chunk(piece)))
        }
        steps.append(ending ?? .send(Array("0\r\n\r\n".utf8)))
        return LoopbackAnswer(steps)
    }

    /// An event stream that begins with some events and never ends with another one.
    public static func endless(_ event: String, after pieces: [String] = []) -> LoopbackAnswer {
        // Many of them at once: who floods does not send small packets.
        let block = String(repeating: event, count: max(1, 65_536 / event.utf8.count))
        return sse(pieces, ending: .flood(chunk(block)))
    }

    /// A Chat Completions stream that says those pieces, with finish reason, usage and `[DONE]`.
    public static func chatCompletionStream(
        of pieces: [String], pauseMilliseconds: Int = 0, finish: String = "stop"
    ) -> LoopbackAnswer {
        var events = pieces.map(chatDelta)
        events.append(chatFinish(finish))
        events.append(chatUsage(input: 9, output: pieces.count))
        events.append("data: [DONE]\n\n")
        return sse(events, pauseMilliseconds: pauseMilliseconds)
    }

    // MARK: Parts

    /// An event of Chat Completions with a piece of the answer's text.
    public static func chatDelta(_ text: String) -> String {
        "data: {\"id\":\"c1\",\"object\":\"chat.completion.chunk\",\"created\":1,\"model\":\"m\",\"choices\":"
            + "[{\"index\":0,\"delta\":{\"content\":\(jsonString(text))},\"finish_reason\":null}]}\n\n"
    }

    /// An event of Chat Completions with the finish reason, such as `stop`.
    public static func chatFinish(_ reason: String) -> String {
        "data: {\"id\":\"c1\",\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"\(reason)\"}]}\n\n"
    }

    /// An event of Chat Completions with the count of tokens.
    public static func chatUsage(input: Int, output: Int) -> String {
        "data: {\"id\":\"c1\",\"choices\":[],\"usage\":{\"prompt_tokens\":\(input),\"completion_tokens\":\(output),"
            + "\"total_tokens\":\(input + output)}}\n\n"
    }

    /// Status line and header fields, each field `Name: value`, with the blank line behind them.
    public static func head(status: Int, _ headers: [String]) -> [UInt8] {
        Array((["HTTP/1.1 \(status) Status"] + headers + ["", ""]).joined(separator: "\r\n").utf8)
    }

    /// One chunk of HTTP/1.1's chunked coding.
    public static func chunk(_ text: String) -> [UInt8] {
        Array((String(text.utf8.count, radix: 16) + "\r\n" + text + "\r\n").utf8)
    }

    /// Text as a JSON string, quotation marks included.
    public static func jsonString(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case let control where control.value < 0x20:
                quoted += "\\u00" + (control.value < 16 ? "0" : "") + String(control.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
