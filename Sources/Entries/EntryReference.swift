import ChatModel
import Foundation

/// By what a person takes back something stored: `e12` for an entry, `g3` for a goal, `m1f0a9c27` for a memory.
public enum EntryReference: Hashable, Sendable {
    case entry(LoggedEntry.ID)
    case goal(Goal.ID)
    /// The first eight digits of its identifier.
    case memory(String)

    public init(memory: Memory.ID) { self = .memory(Self.digits(of: memory)) }

    /// `nil` for anything else.
    public init?(_ text: some StringProtocol) {
        let text = text.lowercased()
        let rest = text.dropFirst()
        let number = rest.allSatisfy { $0.isASCII && $0.isNumber } ? Int(rest) : nil
        switch (text.first, number) {
        case ("e", let number?): self = .entry(number)
        case ("g", let number?): self = .goal(number)
        case ("m", _) where rest.count == 8 && rest.allSatisfy({ $0.isASCII && $0.isHexDigit }):
            self = .memory(String(rest))
        default: return nil
        }
    }

    public var text: String {
        switch self {
        case .entry(let id): "e\(id)"
        case .goal(let id): "g\(id)"
        case .memory(let digits): "m\(digits)"
        }
    }

    /// Whether it is this memory's.
    public func names(_ memory: Memory.ID) -> Bool { self == EntryReference(memory: memory) }

    private static func digits(of id: UUID) -> String { String(id.uuidString.prefix(8)).lowercased() }
}
