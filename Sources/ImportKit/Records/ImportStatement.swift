/// A kind of statement in a file that nothing measured: text, choices or consents of a person. Such a file need not be
/// theirs, so it is kept only after confirmation.
public enum ImportStatement: String, CaseIterable, Codable, Sendable {
    case profile
    case goals
    case entries
    case checkIns = "check_ins"
    /// Samples and pieces of sleep that count no more, or with another value.
    case corrections
    case sourceOrder = "source_order"
    case memories
    case conversations
    case messages
    /// The receipts of requests to models.
    case requests

    /// The name for people, of one or several.
    public func words(_ count: Int) -> String {
        let one = count == 1
        return switch self {
        case .profile: "what it says about you (birth date, sex, home zone)"
        case .goals: one ? "goal" : "goals"
        case .entries: one ? "entry made by hand" : "entries made by hand"
        case .checkIns: one ? "check-in" : "check-ins"
        case .corrections: one ? "corrected or removed sample" : "corrected or removed samples"
        case .sourceOrder: one ? "place in the order of sources" : "places in the order of sources"
        case .memories:
            one ? "fact that the coach would keep in mind" : "facts that the coach would keep in mind"
        case .conversations: one ? "conversation" : "conversations"
        case .messages: one ? "message" : "messages"
        case .requests: one ? "note on what a request took" : "notes on what requests took"
        }
    }

    /// The number with its name, for example `2 goals`.
    public func counted(_ count: Int) -> String { self == .profile ? words(count) : "\(count) \(words(count))" }
}

/// The part of a file that is kept.
public enum ImportAdmission: String, Codable, Sendable {
    /// Measured data alone.
    case measured
    case everything
}
