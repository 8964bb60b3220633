import ChatModel
import Foundation

/// Which notices were shown, in memory.
public actor MemoryNotices: NoticeKeeping {
    private var notices: [ReadingConcern: ShownNotice] = [:]
    private var crises: [UUID: SpokenCrisis] = [:]
    private var failure: ConversationError?

    public init() {}

    /// From now on nothing can be kept or read; `nil` heals it.
    public func fail(_ failure: ConversationError?) { self.failure = failure }

    /// Another program has stored a crisis.
    public func speak(of crisis: SpokenCrisis, in conversation: UUID) { crises[conversation] = crisis }

    /// The crisis that `speak(of:in:)` set; `nil` for none.
    public func spokenCrisis(in conversation: UUID) throws(ConversationError) -> SpokenCrisis? {
        try check()
        return crises[conversation]
    }

    private func check() throws(ConversationError) { if let failure { throw failure } }

    /// The notices met so far, in the order of their concerns.
    public func shownNotices() throws(ConversationError) -> [ShownNotice] {
        try check()
        return ReadingConcern.allCases.compactMap { notices[$0] }
    }

    /// Notes a sign, and tells whether its notice is to be shown now.
    public func meet(_ sign: ReadingSign, at moment: Date) throws(ConversationError) -> Bool {
        try check()
        let known = notices[sign.concern] ?? ShownNotice(sign.concern, level: 0, seenAt: moment)
        notices[sign.concern] = known.meeting(sign, at: moment)
        return known.isDue(sign, at: moment)
    }

    /// Dismisses notices of the concern up to the level seen so far.
    public func dismiss(_ concern: ReadingConcern, at moment: Date) throws(ConversationError) {
        try check()
        let known = notices[concern] ?? ShownNotice(concern, level: 0, seenAt: moment)
        notices[concern] = ShownNotice(
            concern, level: known.level, seenAt: known.seenAt, dismissedLevel: known.level)
    }

    /// Forgets every notice, so that each is shown as if for the first time.
    public func restoreNotices() throws(ConversationError) {
        try check()
        notices = [:]
    }
}
