import ChatModel

/// Wording about the dismissal of notices about measured values, for the screens and the command line.
public enum NoticeWords {
    /// The sentence that confirms it, and says whether notices of this kind come again.
    public static func dismissed(_ concern: ReadingConcern) -> String {
        concern.isDismissedForGood
            ? "Notices about \(concern.title) are not shown any more"
            : "Notices about \(concern.title) are shown again only if it gets graver"
    }

    public static let restored = "Dismissed health notices are shown again"
    public static let none = "No health notice stands in this conversation"
}

extension CoachState {
    /// The concern of the last notice about measured values in this conversation; `nil` where none was shown.
    var lastReading: ReadingConcern? {
        if case .replying(let reply) = phase, let sign = reply.message.safety?.reading { return sign.concern }
        return messages.last { $0.safety?.reading != nil }?.safety?.reading?.concern
    }

    /// The notice stays where it stands; no other one comes after it.
    public mutating func dismissNotice() -> [CoachEffect] {
        guard let concern = lastReading else {
            notice = NoticeWords.none
            return []
        }
        notice = NoticeWords.dismissed(concern)
        return [.dismissNotice(concern)]
    }

    /// Has the notices that were dismissed shown again.
    public mutating func restoreNotices() -> [CoachEffect] {
        notice = NoticeWords.restored
        return [.restoreNotices]
    }
}
