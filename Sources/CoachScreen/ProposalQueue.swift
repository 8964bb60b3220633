import ScreenKit
import Entries
import Foundation

/// The proposals of the running reply's tools: one is asked about at a time, the others wait.
public struct ProposalQueue: Equatable, Sendable {
    /// A proposal that waits for the person's word.
    public struct Asked: Equatable, Sendable {
        /// By which it is answered.
        public var id: Int
        public var proposal: Proposal
        /// Why it is asked about once more.
        public var doubt: String?
        /// What follows from it.
        public var remarks: [String]
        public var context: WritingContext
    }

    /// A sheet that opens takes no keys before it was seen: what is typed meanwhile was meant for the composer.
    public enum Phase: Equatable, Sendable {
        /// Not on the screen yet.
        case unseen
        /// On the screen; the typing has to pause.
        case settling
        /// A draft is being written: keys go on going there until the person turns to the sheet.
        case aside
        case open
    }

    /// The first is the one that is asked now.
    private var questions: [Asked] = []
    public private(set) var phase = Phase.unseen
    /// The sheet of the proposal that is asked about; `nil` without one.
    @CopyOnWrite public var sheet: ProposalSheet?
    /// Counts what restarts the pause, so that the end of an earlier one is told from this one's.
    public private(set) var pause = 0
    /// How many were answered since there was nothing to answer.
    public private(set) var answered = 0

    public var isEmpty: Bool { questions.isEmpty }
    public var current: Asked? { questions.first }
    public var waiting: ArraySlice<Asked> { questions.dropFirst() }
    /// Whether it follows another one: keys that come at once were meant for that.
    var isFollowUp: Bool { answered > 0 }

    /// Seconds without a key before the sheet takes any.
    public static let pauseSeconds = 0.6

    /// Puts a question at the end; one that is asked again for a doubt comes next.
    public mutating func add(_ asked: Asked) {
        // What was just confirmed is asked about once more before anything else.
        questions.insert(asked, at: asked.doubt != nil ? min(1, questions.count) : questions.count)
        if questions.count == 1 { open() }
    }

    /// The first one comes up, if there is one.
    private mutating func open() {
        sheet = current.map { ProposalSheet($0.proposal, doubt: $0.doubt, remarks: $0.remarks, in: $0.context) }
        if !isEmpty { phase = .unseen }
    }

    /// The current one is done with; the next comes up.
    public mutating func finish() {
        questions.removeFirst()
        answered += 1
        open()
    }

    /// Nothing was asked lately: what comes next is no follow-up.
    mutating func forgetAnswered() { if isEmpty { answered = 0 } }

    /// Nobody waits for the answer any more.
    public mutating func remove(_ id: Int) {
        if current?.id == id { finish() } else { questions.removeAll { $0.id == id } }
    }

    /// Takes all questions back.
    /// - Returns: their identifiers.
    public mutating func clear() -> [Int] {
        defer { self = ProposalQueue(pause: pause) }
        return questions.map(\.id)
    }

    /// Restarts the pause of a proposal on the screen: a key came, or it just appeared.
    /// - Returns: the number of the pause.
    public mutating func restartPause() -> Int {
        phase = .settling
        pause += 1
        return pause
    }

    mutating func pauseIsOver(_ number: Int, hasDraft: Bool) {
        if number == pause, phase == .settling { phase = hasDraft ? .aside : .open }
    }

    /// The person turns to it.
    mutating func turnTo() { if phase == .aside { phase = .open } }

    mutating func hide() { phase = .unseen }

    init() {}
    private init(pause: Int) { self.pause = pause }
}
