import HealthModel
import JSON

/// The revisions of the Model Context Protocol that are spoken (modelcontextprotocol.io). Until 2025-11-25 a connection
/// began with a handshake; since 2026-07-28 every request says in its `_meta` which revision it speaks.
enum ProtocolVersion {
    static let handshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    static let stateless = ["2026-07-28"]
    /// Those of a handshake in which the server may put a question to the person.
    static let asking: Set = ["2025-11-25", "2025-06-18"]

    /// The answer to a handshake: what the client asked for, else the newest that has one; the client then decides.
    static func agreed(on requested: String?) -> String {
        requested.flatMap { handshake.contains($0) ? $0 : nil } ?? handshake[0]
    }
}

/// The metadata that a request carries since 2026-07-28.
struct RequestEnvelope {
    static let versionKey = "io.modelcontextprotocol/protocolVersion"
    static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
    static let serverKey = "io.modelcontextprotocol/serverInfo"

    /// The client can put a form to the person.
    let clientAsks: Bool

    /// `nil` for a request of the handshake's time.
    init?(_ parameters: JSONValue) throws(RPCError) {
        let version = parameters["_meta"][Self.versionKey]
        guard !version.isMissing else { return nil }
        guard let version = version.text else {
            throw .invalidParameters("\(Self.versionKey) is a date as 2026-07-28.")
        }
        guard ProtocolVersion.stateless.contains(version) else {
            throw .unsupportedVersion(version, supported: ProtocolVersion.stateless)
        }
        guard parameters["_meta"][Self.capabilitiesKey].isObject else {
            throw .invalidParameters("\(Self.capabilitiesKey) is missing in _meta.")
        }
        clientAsks = ClientCapability.asks(parameters["_meta"][Self.capabilitiesKey])
    }
}
