import JSON

/// The parts of an answer as they must go back: signatures on the parts they came with.
struct GeminiRecord {
    /// JSON of each part, and whether it is a call.
    private var parts: [(json: String, isCall: Bool)] = []
    /// Text without signature that came piece by piece, and may be joined.
    private var text = ""
    private var isThought = false

    mutating func apply(_ part: JSONValue) {
        let isCall = !part["functionCall"].isMissing
        if !isCall, let piece = part["text"].text, part["thoughtSignature"].isMissing {
            let isThought = part["thought"].flag == true
            if isThought != self.isThought { endText() }
            self.isThought = isThought
            text += piece
        } else if let json = part.json {
            endText()
            parts.append((json, isCall))
        }
    }

    private mutating func endText() {
        parts += joinedText
        text = ""
    }

    private var joinedText: [(json: String, isCall: Bool)] {
        text.isEmpty ? [] : [(#"{"text":\#(text.quotedJSON)\#(isThought ? #","thought":true"# : "")}"#, false)]
    }

    /// `nil` where nothing is left to send back.
    func json(withCalls: Bool) -> String? {
        let kept = (parts + joinedText).filter { withCalls || !$0.isCall }.map(\.json)
        return kept.isEmpty ? nil : #"{"parts":[\#(kept.joined(separator: ","))]}"#
    }
}
