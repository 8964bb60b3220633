import ChatModel
import JSON

/// A conversation as Gemini wants it: person and model by turns, the person first and last, the results of a turn's calls
/// alone in the content that follows them, in the order of the calls.
struct GeminiHistory {
    private(set) var contents: [[String: Any]] = []

    private let reference: ModelReference
    private let distrusted: Set<ChatMessage.ID>
    private let wantsSignatures: Bool
    /// Whether the last content holds results, with which nothing else may stand.
    private var endsInResults = false

    /// - Parameters:
    ///   - distrusted: messages whose records are not used.
    ///   - wantsSignatures: whether calls of other models need a stand-in for the signature.
    init(
        _ messages: [ChatMessage], reference: ModelReference, distrusted: Set<ChatMessage.ID> = [],
        wantsSignatures: Bool = true
    ) {
        self.reference = reference
        self.distrusted = distrusted
        self.wantsSignatures = wantsSignatures
        for step in messages.pairedSteps {
            switch step {
            case .person(let message): if !message.text.isBlank { addPerson(message.text) }
            case .coach(let message, let answered): add(message, answered)
            }
        }
        if contents.last?["role"] as? String != "user" { addPerson("Go on.") }
    }

    private mutating func addPerson(_ text: String) {
        if endsInResults { add([["text": "(The answer was stopped here.)"]], as: "model") }
        add([["text": text]], as: "user")
    }

    private mutating func add(_ message: ChatMessage, _ answered: [HistoryStep.AnsweredCall]) {
        let recorded = recordedParts(of: message, answered)
        let parts = recorded ?? plainParts(of: message, answered)
        guard !parts.isEmpty else { return }
        if contents.isEmpty { addPerson("Let us begin.") }
        add(parts, as: "model")
        guard !answered.isEmpty else { return }
        let ids = (recorded ?? []).compactMap { $0["functionCall"] as? [String: Any] }.map { $0["id"] as? String }
        add(
            answered.enumerated().map { index, pair in
                Self.response(pair, id: ids.indices.contains(index) ? ids[index] : nil)
            }, as: "user")
        endsInResults = true
    }

    /// Neighbours of one role become one content.
    private mutating func add(_ parts: [[String: Any]], as role: String) {
        endsInResults = false
        if contents.last?["role"] as? String == role {
            let before = contents[contents.count - 1]["parts"] as? [[String: Any]] ?? []
            contents[contents.count - 1]["parts"] = before + parts
        } else {
            contents.append(["role": role, "parts": parts])
        }
    }

    // MARK: Parts

    /// As the model wrote them, each signature where it came.
    private func recordedParts(
        of message: ChatMessage, _ answered: [HistoryStep.AnsweredCall]
    ) -> [[String: Any]]? {
        guard let record = message.providerRecord, record.model == reference, !distrusted.contains(message.id),
            let parts = JSONBody.object(record.json)?["parts"] as? [[String: Any]], !parts.isEmpty
        else { return nil }
        let made = parts.filter { $0["functionCall"] != nil }.count
        return made == answered.count && made == message.toolCalls.count ? parts : nil
    }

    private func plainParts(
        of message: ChatMessage, _ answered: [HistoryStep.AnsweredCall]
    ) -> [[String: Any]] {
        var parts: [[String: Any]] = message.text.isBlank ? [] : [["text": message.text]]
        for (index, pair) in answered.enumerated() {
            let arguments = JSONBody.object(pair.call.sendableArgumentsJSON) ?? [:]
            var part: [String: Any] = ["functionCall": ["name": Self.name(pair.call), "args": arguments]]
            // Of parallel calls the first one alone is signed.
            if index == 0 && wantsSignatures { part["thoughtSignature"] = Self.standInSignature }
            parts.append(part)
        }
        return parts
    }

    /// The documented value for calls that another model made.
    private static let standInSignature = "skip_thought_signature_validator"

    /// A name begins with a letter or `_` here.
    private static func name(_ call: ToolCall) -> String {
        let name = call.sendableName
        return name.first?.isLetter == true || name.first == "_" ? name : String("_\(name)".prefix(64))
    }

    private static func response(_ pair: HistoryStep.AnsweredCall, id: String?) -> [String: Any] {
        var response: [String: Any] = ["name": name(pair.call), "response": result(pair.answer)]
        response["id"] = id
        return ["functionResponse": response]
    }

    private static func result(_ answer: ChatMessage) -> [String: Any] {
        // What is no JSON goes as the text it is.
        let json = JSONText.parsed(answer.text)
        guard answer.toolResult?.isError == true else { return ["output": json ?? answer.text] }
        return ["error": (json as? [String: Any])?["error"] ?? answer.text]
    }
}
