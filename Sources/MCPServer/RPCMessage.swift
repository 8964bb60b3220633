import HealthModel
import JSON

/// One message of JSON-RPC 2.0 as it came.
enum RPCMessage {
    case request(id: RPCIdentifier, method: String, parameters: JSONValue)
    case notification(method: String, parameters: JSONValue)
    /// An answer to something that this side asked, or never did.
    case answer(id: RPCIdentifier)
    /// No message; `id` where one could be read.
    case invalid(id: RPCIdentifier?)

    init(_ value: JSONValue) {
        guard value.isObject, value["jsonrpc"].isText("2.0") else {
            self = .invalid(id: RPCIdentifier(value["id"]))
            return
        }
        let id = RPCIdentifier(value["id"])
        let hasID = value.members?.contains { $0.name == "id" } ?? false
        guard let method = value["method"].text else {
            let isAnswer = hasID && value.members?.contains { $0.name == "result" || $0.name == "error" } == true
            if isAnswer, let id { self = .answer(id: id) } else { self = .invalid(id: id) }
            return
        }
        let parameters = value["params"]
        guard parameters.isMissing || parameters.isObject else {
            self = .invalid(id: id)
            return
        }
        switch (hasID, id) {
        case (false, _): self = .notification(method: method, parameters: parameters)
        case (true, let id?): self = .request(id: id, method: method, parameters: parameters)
        case (true, nil): self = .invalid(id: nil)
        }
    }
}

/// The identifier of a request: a text or a number, given back exactly as it came.
struct RPCIdentifier: Hashable {
    /// As JSON.
    let json: String

    /// `nil` for anything but a text or a number.
    init?(_ value: JSONValue) {
        guard value.text != nil || value.number != nil, let json = value.json else { return nil }
        self.json = json
    }

    /// One of this side's own.
    init?(text: String) {
        guard let value = JSONValue("\"\(text)\"") else { return nil }
        self.init(value)
    }

    var tree: JSONTree { .digits(json) }
}

/// Why a request has no result.
struct RPCError: Error {
    var code: Int
    /// One sentence.
    var message: String
    var details: JSONTree?

    static let parse = RPCError(code: -32700, message: "This is not JSON.")
    static let invalidRequest = RPCError(code: -32600, message: "This is not a message of JSON-RPC 2.0.")

    static func lineTooLong(limit: Int) -> RPCError {
        RPCError(code: -32700, message: "This line was not read: it has more than \(limit) bytes.")
    }

    static func methodNotFound(_ method: String) -> RPCError {
        RPCError(code: -32601, message: "There is no method \(String(method.prefix(80))).")
    }

    static func invalidParameters(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }

    static func unsupportedVersion(_ requested: String, supported: [String]) -> RPCError {
        RPCError(
            code: -32022, message: "This version of the protocol is not supported.",
            details: .object([
                ("supported", .list(supported.map { .string($0) })),
                ("requested", .string(String(requested.prefix(80)))),
            ]))
    }

    var tree: JSONTree {
        var fields: [(key: String, value: JSONTree)] = [("code", .integer(code)), ("message", .string(message))]
        if let details { fields.append(("data", details)) }
        return .object(fields)
    }
}
