import Foundation

/// A question that was asked while there was no way out of this machine. It is no message yet: nobody has seen it but the
/// person.
public struct WaitingQuestion: Equatable, Identifiable, Sendable {
    /// The place in its conversation that it takes when it is sent.
    public enum Place: Equatable, Sendable {
        /// After the last message of the branch that is shown then.
        case end
        /// Beside this question, which it is another form of.
        case beside(UUID)
        /// It stands in the conversation already: this question is asked once more.
        case again(UUID)
    }

    /// The terms of the request that the person could know when they asked. Where they have changed, it takes a yes before
    /// it is sent.
    public struct Terms: Equatable, Sendable {
        public var model: ModelReference
        /// The host the model is asked at.
        public var host: String
        /// Names of the categories of health data that it may see, sorted; `nil` where the person has yet to say.
        public var shared: [String]?
        /// US dollars for a million tokens; `nil` where nobody knows.
        public var inputPrice: Double?
        /// US dollars for a million tokens of the answer; `nil` where nobody knows.
        public var outputPrice: Double?

        public init(
            model: ModelReference, host: String, shared: [String]?, inputPrice: Double? = nil,
            outputPrice: Double? = nil
        ) {
            self.model = model
            self.host = host
            self.shared = shared
            self.inputPrice = inputPrice
            self.outputPrice = outputPrice
        }
    }

    public var id: UUID
    public var conversation: UUID
    public var text: String
    /// When it was asked, or changed last.
    public var askedAt: Date
    public var place: Place
    public var terms: Terms

    public init(id: UUID, conversation: UUID, text: String, askedAt: Date, place: Place, terms: Terms) {
        self.id = id
        self.conversation = conversation
        self.text = text
        self.askedAt = askedAt
        self.place = place
        self.terms = terms
    }

    /// As many wait at most, over all conversations.
    public static let most = 100

    /// After so many seconds it is not sent without a yes.
    public static let freshFor: TimeInterval = 3600
}

extension WaitingQuestion {
    /// Why a question is not sent without a yes.
    public enum Doubt: Equatable, Sendable {
        /// It was asked so many whole hours ago, at least one.
        case old(hours: Int)
        /// The clock says that it is yet to be asked.
        case clockSetBack
        case otherModel(ModelReference)
        case otherHost(String)
        /// The model may see other categories than when it was asked.
        case otherConsent
        case otherPrice
        /// The person has to be asked in any case: about consent, the price, or to look at the request.
        case toBeAsked
    }

    /// Reasons against sending it unasked.
    /// - Parameter terms: those of now.
    public func doubts(under terms: Terms, at now: Date) -> [Doubt] {
        var doubts: [Doubt] = []
        let age = now.timeIntervalSince(askedAt)
        // Clocks of two machines, or one that is set right, differ by some seconds.
        if age < -60 {
            doubts.append(.clockSetBack)
        } else if age > Self.freshFor {
            doubts.append(.old(hours: max(1, Int(min(age, 4e9) / 3600))))
        }
        if terms.model != self.terms.model {
            doubts.append(.otherModel(self.terms.model))
        } else {
            if terms.host != self.terms.host { doubts.append(.otherHost(terms.host)) }
            let prices = (terms.inputPrice, terms.outputPrice)
            if prices != (self.terms.inputPrice, self.terms.outputPrice) { doubts.append(.otherPrice) }
        }
        // A first consent was given since with the question in sight, or will be asked for.
        if let before = self.terms.shared, terms.shared != before { doubts.append(.otherConsent) }
        return doubts
    }
}

/// Keeps the questions that wait for the network, in their order. Every call returns when what it wrote is on disk.
public protocol WaitingKeeping: Sendable {
    /// Of all conversations, in the order they are sent.
    func waitingQuestions() async throws(ConversationError) -> [WaitingQuestion]
    /// Adds a question behind the others.
    /// - Parameter isFirst: before them.
    /// - Throws: `.failed` where its conversation is gone.
    func add(_ question: WaitingQuestion, isFirst: Bool) async throws(ConversationError)
    /// Replaces the one with the same id.
    /// - Returns: whether it was still there.
    func change(_ question: WaitingQuestion) async throws(ConversationError) -> Bool
    /// Removes a question that is not to be sent; one that is not there is no error.
    func removeWaiting(_ id: UUID) async throws(ConversationError)
    /// Takes a question out to send it, and saves the message that it becomes in the same step. Of several programs one gets
    /// it.
    /// - Parameter message: `nil` for one that is asked once more.
    /// - Returns: whether it was still there.
    func claim(_ question: WaitingQuestion, as message: ChatMessage?) async throws(ConversationError) -> Bool
}
