import ChatModel
import Foundation

/// The answer that is arriving: its current message. Earlier rounds of it are messages already.
public struct GrowingReply: Equatable, Sendable {
    /// The request waits to be sent again.
    public struct Wait: Equatable, Sendable {
        /// When it is sent again.
        public var until: Date
        /// Whole seconds left, as they are shown.
        public var seconds: Int
        /// Which try comes next.
        public var attempt: Int
        /// How many tries there are at most.
        public var of: Int
        public var reason: ServiceError

        init(until: Date, at now: Date, attempt: Int, of: Int, reason: ServiceError) {
            self.until = until
            self.attempt = attempt
            self.of = of
            self.reason = reason
            seconds = 0
            count(at: now)
        }

        /// Sets the whole seconds that are left, at most a day.
        public mutating func count(at now: Date) {
            let left = until.timeIntervalSince(now)
            // A hair of rounding is no second.
            seconds = left.isFinite ? Int((max(0, min(left, 86_400)) - 0.01).rounded(.up)) : 0
        }
    }

    public var message: ChatMessage
    /// The replies of the tools to the calls of `message`; messages of their own when the next round begins.
    public var results: [ChatMessage] = []
    /// `nil` while a request is under way.
    public var wait: Wait?
    /// When the question was sent.
    let beganAt: Date
    var thinkingBeganAt: Date?
    /// When its last thought arrived: what is stopped without a time has thought until then.
    var thoughtUntil: Date?
    /// When it was last given to the store; `nil` before the first time.
    public var savedAt: Date?
    var isUnsaved = false

    init(message: ChatMessage, beganAt: Date) {
        self.message = message
        self.beganAt = beganAt
    }

    /// The answer goes on: it thinks no longer.
    mutating func endThinking(at now: Date) {
        guard let began = thinkingBeganAt else { return }
        thinkingBeganAt = nil
        let seconds = max(0, now.timeIntervalSince(began))
        message.thinkingSeconds = (message.thinkingSeconds ?? 0) + (seconds.isFinite ? seconds : 0)
    }
}
