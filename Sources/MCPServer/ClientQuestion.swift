import HealthModel
import JSON

/// A question that a client puts to the person for a tool: words, and parts that can be typed over.
public struct ClientQuestion: Equatable, Sendable {
    /// A field of the form that the client shows.
    public struct Part: Equatable, Sendable {
        /// Letters, digits and `_`.
        public var name: String
        public var title: String
        /// The expected input, and the meaning of leaving it out.
        public var hint: String

        public init(name: String, title: String, hint: String) {
            self.name = name
            self.title = title
            self.hint = hint
        }
    }

    public var message: String
    /// None of them has to be filled in.
    public var parts: [Part]

    public init(_ message: String, parts: [Part] = []) {
        self.message = message
        self.parts = parts
    }

    /// As `elicitation/create` has it, in the form that every revision with it knows.
    var tree: JSONTree {
        let properties = parts.map { part in
            (
                key: part.name,
                value: JSONTree.object([
                    ("type", .string("string")), ("title", .string(part.title)), ("description", .string(part.hint)),
                ])
            )
        }
        return .object([
            ("message", .string(message)),
            ("requestedSchema", .object([("type", .string("object")), ("properties", .object(properties))])),
        ])
    }
}

/// The person's answer to a question.
public enum ClientAnswer: Equatable, Sendable {
    /// Yes, with what was typed, by the names of the parts.
    case accepted([String: String])
    /// No, or the question was closed.
    case declined

    init(_ result: JSONValue) {
        guard result["action"].isText("accept") else {
            self = .declined
            return
        }
        var typed: [String: String] = [:]
        for member in result["content"].members ?? [] {
            if let text = member.value.text ?? member.value.json, !member.value.isMissing { typed[member.name] = text }
        }
        self = .accepted(typed)
    }
}

/// Puts questions to the person through the client of one call.
public struct AskingClient: Sendable {
    /// `nil` where the client cannot or does not ask any more.
    public var ask: @Sendable (ClientQuestion) async -> ClientAnswer?

    public init(ask: @escaping @Sendable (ClientQuestion) async -> ClientAnswer?) { self.ask = ask }
}

/// Whether a client can put a form to the person (`elicitation`, since 2025-06-18).
enum ClientCapability {
    static func asks(_ capabilities: JSONValue) -> Bool {
        let elicitation = capabilities["elicitation"]
        guard elicitation.isObject else { return false }
        // Where it names its ways, a form has to be among them.
        return elicitation["form"].isObject || elicitation["url"].isMissing
    }
}
