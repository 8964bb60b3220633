import Foundation

/// The subject of a notice about measured values, the gravest first.
public enum ReadingConcern: String, Sendable, Codable, CaseIterable {
    case bloodPressure = "blood_pressure"
    case bloodOxygen = "blood_oxygen"
    case respiratoryRate = "respiratory_rate"
    case highHeartRate = "high_heart_rate"
    case lowHeartRate = "low_heart_rate"
    case weightLoss = "weight_loss"
    case raisedHeartRate = "raised_heart_rate"

    /// Whether dismissal is permanent: for a sign that only suggests a visit. One to be looked into today returns when
    /// it gets graver.
    public var isDismissedForGood: Bool {
        switch self {
        case .lowHeartRate, .weightLoss, .raisedHeartRate: true
        case .bloodPressure, .bloodOxygen, .respiratoryRate, .highHeartRate: false
        }
    }

    /// In words for people, after "a notice about".
    public var title: String {
        switch self {
        case .bloodPressure: "blood pressure"
        case .bloodOxygen: "blood oxygen"
        case .respiratoryRate: "respiratory rate"
        case .highHeartRate: "a high resting heart rate"
        case .lowHeartRate: "a low resting heart rate"
        case .weightLoss: "weight loss"
        case .raisedHeartRate: "a raised resting heart rate"
        }
    }
}

/// A concern in measured values and how grave it is.
public struct ReadingSign: Equatable, Sendable, Codable {
    public var concern: ReadingConcern
    /// 1 at the threshold, one more for each band beyond it.
    public var level: Int

    public init(_ concern: ReadingConcern, level: Int = 1) {
        self.concern = concern
        self.level = max(1, level)
    }
}

/// The last notice of one concern: how grave it was when the person was shown it, and up to which level they dismissed
/// it.
public struct ShownNotice: Equatable, Sendable {
    public var concern: ReadingConcern
    /// The gravest level that was shown since the sign appeared; 0 where none was.
    public var level: Int
    /// When the sign was last met with, shown or not.
    public var seenAt: Date
    /// `nil` where it was not dismissed.
    public var dismissedLevel: Int?

    public init(_ concern: ReadingConcern, level: Int, seenAt: Date, dismissedLevel: Int? = nil) {
        self.concern = concern
        self.level = level
        self.seenAt = seenAt
        self.dismissedLevel = dismissedLevel
    }

    /// A sign that was not met with for so long is a new one when it is.
    public static let daysToForget = 60.0

    /// Whether a notice of the sign is to be shown: once until it grows by a level, and not after it was dismissed.
    public func isDue(_ sign: ReadingSign, at moment: Date) -> Bool {
        if let dismissedLevel, concern.isDismissedForGood || sign.level <= dismissedLevel { return false }
        return isForgotten(at: moment) || sign.level > level
    }

    /// The record to keep after the sign was met, and shown where that was due.
    public func meeting(_ sign: ReadingSign, at moment: Date) -> ShownNotice {
        var next = self
        next.level = isDue(sign, at: moment) ? sign.level : level
        next.seenAt = max(seenAt, moment)
        return next
    }

    private func isForgotten(at moment: Date) -> Bool {
        moment.timeIntervalSince(seenAt) > Self.daysToForget * 86_400
    }
}

/// Remembers which notices about measured values a person was shown and dismissed. Every call returns when what it wrote is on
/// disk.
public protocol NoticeKeeping: Sendable {
    /// In the order of their concerns.
    func shownNotices() async throws(ConversationError) -> [ShownNotice]
    /// Notes that a sign was met with.
    /// - Returns: whether a notice of it is to be shown now; it then counts as shown.
    func meet(_ sign: ReadingSign, at moment: Date) async throws(ConversationError) -> Bool
    /// The person wants no notice of the concern any more, see `ReadingConcern.isDismissedForGood`.
    func dismiss(_ concern: ReadingConcern, at moment: Date) async throws(ConversationError)
    /// Forgets what was dismissed and what was shown: notices are shown as if for the first time.
    func restoreNotices() async throws(ConversationError)
    /// The last crisis or emergency that was spoken of in a conversation, on any branch, in whatever program; `nil` for none.
    func spokenCrisis(in conversation: UUID) async throws(ConversationError) -> SpokenCrisis?
}

extension NoticeKeeping {
    /// Whether a notice of a sign would be shown now. Notes nothing.
    public func isDue(_ sign: ReadingSign, at moment: Date) async throws(ConversationError) -> Bool {
        try await shownNotices().first { $0.concern == sign.concern }?.isDue(sign, at: moment) ?? true
    }
}
