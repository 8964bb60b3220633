import ScreenKit
import Canvas
import ChatModel
import Entries
import Evidence
import Foundation
import HealthModel
import SettingsModel
import Widgets

/// The conversation with the coach: what was said, what is being said, what is being written.
public struct CoachState: Equatable, Sendable {
    /// Whether an answer is arriving.
    public enum Phase: Equatable, Sendable {
        case idle
        indirect case replying(GrowingReply)
    }

    /// Where the transcript stands.
    public enum Scroll: Equatable, Sendable {
        /// At the end, going along with what arrives.
        case following
        /// Held: this line of this message is the first one shown.
        case at(message: Int, line: Int)
    }

    /// Where the transcript ended when the person left its end.
    struct TranscriptEnd: Equatable, Sendable {
        /// Index of the last message.
        var message: Int
        /// How many lines of it there were.
        var lines: Int
    }

    /// `nil` before the first message.
    public internal(set) var conversation: Conversation?
    /// Everything that was said, in all branches.
    public internal(set) var tree = MessageTree()
    /// The branch that is shown, without the message that is arriving.
    public internal(set) var messages: [ChatMessage] = []
    public internal(set) var phase = Phase.idle
    public internal(set) var editor = TextEditorState()
    /// Written while an answer arrived, in order; each is sent when the answer before it is complete.
    public internal(set) var queued: [String] = []
    /// The first of what waited is in the composer: it is sent before the rest.
    var holdsNext = false
    /// Questions that wait until there is a way out of this machine.
    @CopyOnWrite public internal(set) var waiting = WaitingQueue()
    /// There is no way out of this machine.
    public internal(set) var isOffline = false
    /// An earlier question that is being changed.
    public internal(set) var editing: QuestionEdit?
    public internal(set) var scroll = Scroll.following
    /// The last step was upwards: the view stays where it is while an answer grows, even if its end can be seen.
    var keepsPlaceWhileGrowing = false
    /// The reading of the last question, where it can be changed; see `shownChips`.
    @CopyOnWrite var chips: ReadingChips?
    /// The place in the transcript that the keys act on; `nil` while they go to the composer.
    public internal(set) var selection: TranscriptPlace?
    /// The parts that were folded or unfolded one by one, apart from `showsThinking` and `showsDetails`.
    var toggled: Set<TranscriptFold> = []
    public internal(set) var model: ModelReference
    /// The known facts about `model`.
    @CopyOnWrite public internal(set) var modelInfo: ModelInfo?
    /// Where `model` answers; `nil` until that is known, and then nothing is asked before a question is sent.
    public internal(set) var reader: ModelRecipient?
    /// The server of `model` is being asked where it answers: until then it counts as one elsewhere, and a question that
    /// would be asked about for that waits.
    var isLocating = false
    /// The question or notice before a message is sent; it receives all keys.
    @CopyOnWrite public internal(set) var gate: RequestGate?
    /// The action that waits for the gate.
    public var pendingAction: CoachAction?
    /// The request was shown: what waited for it may go.
    var isCleared = false
    var choices = SendingChoices()
    /// The sharing settings, and when requests are shown.
    public var privacy = Settings.Privacy()
    /// The person's own limits of spending.
    public var budget = Budget()
    /// Models talked with, the last one first.
    public internal(set) var recentModels: [ModelReference] = []
    /// The models of the providers, as far as they were asked for.
    public internal(set) var offers: [ModelOffer] = []
    /// The proposals of the running reply's tools.
    public internal(set) var proposals = ProposalQueue()
    /// The confirmed proposals that are not stored yet, in order.
    public var confirmed: [Proposal] = []
    /// The entries that the coach stored since the last question, the newest last.
    public internal(set) var stored: [StoredByCoach] = []
    /// The units, clock and names by which proposals are worded.
    public var writing = WritingPlace()
    /// Whether `today` is a day that is over: one that a date was asked for. What was said after it is not listed.
    public var isTodayOver = false
    /// A remark in the status line, until the next key.
    public internal(set) var notice: String?
    /// The overlay of the transcript; `nil` while it can be seen.
    @CopyOnWrite public internal(set) var overlay: CoachOverlay?
    /// The text typed in the place of the next question; `nil` while that is.
    @CopyOnWrite public internal(set) var entry: ComposerEntry?
    /// Where the conversation that is being loaded is to be opened; `nil` at its end.
    var opensAt: OpeningPlace?
    public internal(set) var showsThinking = false
    /// Arguments and results of tools and the own words of providers are shown.
    public internal(set) var showsDetails = false
    /// Rings the bell when an answer ends that took longer than ten seconds.
    public var bellWhenDone = false
    /// Why the offline coach stands in for the model of the settings; `nil` where it was chosen.
    public var standInReason: String?
    /// The day that questions call today; `nil` until it is known.
    public var today: CivilDay?
    /// Nothing moves by itself: the wait before a further try is a still number.
    public var reducesMotion = false
    /// Numbers the replies, so that a late event of a stopped one is told from the current one.
    public internal(set) var turn = 0
    /// The area the coach is drawn in.
    public internal(set) var size = Size(width: 80, height: 22)

    /// The alternatives to messages of the shown branch; messages without one are left out.
    var branches: [UUID: Branching] = [:]
    /// Tokens and price of the last answer and of all answers.
    @CopyOnWrite var account = ConversationAccount()
    /// Limits of spending that were warned of.
    var warnedOf: Set<Budget.Limit.Period> = []
    /// Sent earlier or cleared, oldest first.
    public var history: [String] = []
    var historyIndex: Int?
    var isDraftUnsaved = false
    /// The program's last action changed nothing that shows but the draft, which takes as many rows as before.
    @Uncompared public var changedDraftAlone = false
    var isTickDue = false
    var leftEnd = TranscriptEnd(message: 0, lines: 0)
    @Uncompared @CopyOnWrite var transcript = TranscriptLayout()
    /// The evidence for the numbers of the answers.
    @Uncompared var evidence = TranscriptEvidence()
    @Uncompared private(set) var makeID: @Sendable () -> UUID

    /// - Parameter makeID: identifiers of new messages and conversations.
    public init(model: ModelReference, makeID: @escaping @Sendable () -> UUID = { UUID() }) {
        self.model = model
        _makeID = Uncompared(wrappedValue: makeID)
        updateLayout()
    }

    public var isReplying: Bool { if case .replying = phase { true } else { false } }

    /// Everything written that was not sent: what waits, what was put aside, what stands in the composer.
    public var draft: String {
        var parts = queued + [editing?.putAside].compactMap(\.self)
        if editing == nil || editing?.original != editor.text { parts.append(editor.text) }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Lines that arrived below the part that is shown.
    public var unreadLines: Int {
        guard scroll != .following else { return 0 }
        var (message, lines) = (leftEnd.message, leftEnd.lines)
        if let shown = transcript.rows.last, (shown.message, shown.line + 1) > (message, lines) {
            (message, lines) = (shown.message, shown.line + 1)
        }
        guard lastIndex >= message else { return 0 }
        return max(0, (message...lastIndex).reduce(0) { $0 + transcript.lineCount(of: $1) } - lines)
    }

    /// The last message of the coach, without the one that is arriving.
    var lastAnswer: ChatMessage? { messages.last { $0.author == .coach } }

    /// Questions offered on an empty screen, sent with Alt-1 to Alt-3; the offline coach answers each.
    public static let suggestions = [
        "How did I sleep last night?", "How am I doing this week?", "What should I do today?",
    ]
}

/// Actions on the conversation: of the person, of a running answer, of what was asked for outside.
public enum CoachAction: Equatable, Sendable {
    case key(KeyPress, at: Date)
    case paste(String)
    /// Lines, down is positive.
    case wheel(Int)
    case clicked(HitTarget, at: Date)
    case replyEvent(ReplyEvent, turn: Int, at: Date)
    case conversationsLoaded([Conversation])
    /// Where the words of a filter were found.
    case conversationsFound([ConversationMatch], SearchTerms)
    /// A name for a conversation that is being renamed; `nil` where nothing was said in it.
    case titleProposed(String?, UUID)
    case titleNotProposed(ServiceError)
    case talksExported(TalkExport.Outcome)
    case conversationLoaded(Conversation, [ChatMessage])
    /// The prompt data about the days that the conversation speaks of have arrived.
    case promptKnown([PromptFigures], conversation: UUID?)
    case storeFailed(ConversationError)
    /// Another model is talked with from now on.
    case modelChanged(ModelReference)
    case modelDescribed(ModelReference, ModelInfo?)
    /// Where a model answers.
    case readerKnown(ModelReference, ModelRecipient)
    /// Where it answers by what is known at once; its server is being asked.
    case readerAssumed(ModelReference, ModelRecipient)
    /// The request of the question that is written.
    case requestPrepared(PreparedRequest)
    case requestNotPrepared(ServiceError)
    /// The last one that went out in the conversation; `nil` where none did.
    case sentRequestLoaded(SentRequest?)
    /// A provider's models are known, or known better.
    case offerArrived(ModelOffer)
    /// All providers were asked.
    case offersComplete
    case budgetChecked(Budget.Verdict)
    /// The way out of this machine came or went.
    case networkChanged(isOffline: Bool)
    /// It has been back for a moment: what waited for it may be sent.
    case networkReturned
    /// The questions that wait, of all conversations.
    case waitingLoaded([WaitingQuestion], thenSend: Bool, at: Date)
    /// A question that waits was looked through. An urgent one tells of a crisis or an emergency.
    case waitingScreened(UUID, isUrgent: Bool, at: Date)
    /// The first question that waits is to be sent.
    case waitingDue(at: Date)
    /// A question was taken out of the store, with the message that it became. `wasThere` is `false` where another program was
    /// faster.
    case waitingClaimed(WaitingQuestion, ChatMessage?, wasThere: Bool, at: Date)
    /// It could not be taken out, and is not sent.
    case waitingNotClaimed(ConversationError)
    /// Another program sent or deleted a question that was changed here.
    case waitingGone(WaitingQuestion)
    case draftRestored(String)
    /// The person's editor was closed: its text, or why it could not be used, in one sentence.
    case editorClosed(String?, problem: String?)
    /// A tool asks whether something is to be stored.
    case proposalAsked(Int, Proposal, doubt: String?, remarks: [String] = [], at: Date)
    /// It asks no longer.
    case proposalWithdrawn(Int)
    /// The sheet of a proposal was drawn.
    case proposalSeen
    /// The pause of `.resolveProposal` is over.
    case proposalSettled(Int)
    /// The time asked for with `.scheduleTick` has come.
    case tick(at: Date)
    /// The area the coach is drawn in.
    case resized(Size)
    case askFor(String, at: Date)
    /// As the keys of the same meaning do.
    case command(CoachCommand, at: Date)
}

/// A command that can be called by name.
public enum CoachCommand: Equatable, Sendable {
    case newConversation, openConversation, renameConversation, chooseModel, retry, continueAnswer, editQuestion
    case previousBranch, nextBranch, toggleThinking, toggleDetails, copyAnswer, copyCode, showRequest
    case changeSubject, dismissNotice, restoreNotices
    case find, showBranches, dailyBrief, weeklyReview, undoStored, stepNumbers, openEditor, showWaiting
}

/// Effects of the conversation, run outside of its state.
public enum CoachEffect: Equatable, Sendable {
    /// The last message is the person's question.
    case startReply([ChatMessage], turn: Int)
    /// The same, answered by the offline coach.
    case startReplyHere([ChatMessage], turn: Int)
    case stopReply
    case loadWaiting(thenSend: Bool)
    indirect case addWaiting(WaitingQuestion, isFirst: Bool)
    indirect case changeWaiting(WaitingQuestion)
    case removeWaiting(UUID)
    /// Takes a question out of the store and saves the message that it becomes; `nil` for one that stands there.
    /// - Parameter asked: the messages that are sent then.
    indirect case claimWaiting(WaitingQuestion, ChatMessage?, asked: [ChatMessage])
    /// Find out whether a question, the last of these messages, is urgent.
    indirect case screenWaiting(WaitingQuestion, [ChatMessage])
    /// Send `.waitingDue` after a pause, the longer the more attempts failed; a later one takes the place of this one.
    case scheduleWaiting(attempt: Int)
    case createConversation(Conversation)
    indirect case save(ChatMessage, UUID)
    /// Keeps which branch of a conversation is shown and which model is talked with.
    case showBranch(leaf: UUID?, model: ModelReference, UUID)
    case loadConversations
    case loadConversation(UUID)
    case findConversations(SearchTerms)
    case proposeTitle(UUID)
    /// The model is to name it; it is told what the person asked.
    case askForTitle(UUID)
    case pinConversation(UUID, Bool)
    case exportTalks(TalkExport)
    case deleteConversation(UUID)
    case renameConversation(UUID, String)
    case loadModels(refresh: Bool)
    case describe(ModelReference)
    /// Where a model answers is wanted.
    case locate(ModelReference)
    /// The request for the last of the messages is wanted, for showing.
    case prepareRequest([ChatMessage])
    case loadSentRequest(UUID?)
    /// Sends the earlier answers of other providers in this conversation along to the provider of this model.
    case sendEarlierTalk(UUID, ModelReference, until: Date)
    /// The person took up another subject after a crisis.
    case changeSubject(UUID, at: Date)
    /// The person wants no notice of this kind any more.
    case dismissNotice(ReadingConcern)
    case restoreNotices
    /// The person chose what a provider elsewhere may see.
    case share(ProviderID, Settings.Consent)
    /// The person said yes to a model of unknown price.
    case acceptUnpriced(ModelReference)
    /// Compare the spending with the person's limits.
    case checkBudget
    case saveDraft(String)
    /// The text is to be written on in the person's editor; it comes back as `.editorClosed`.
    case openEditor(String)
    case answerProposal(Int, ProposalAnswer)
    /// Send `.proposalSettled` after `ProposalQueue.pauseSeconds`; a later one takes the place of this one.
    case resolveProposal(Int)
    /// Take back an entry that the coach stored.
    case takeBack(StoredByCoach)
    /// Something was stored: what shows is read anew.
    case storedSomething
    case copy(ClipboardText)
    /// The address is to be opened in the person's browser.
    case openLink(WebAddress)
    case bell
    /// Send `.tick` once after so many seconds. Asked for only while something waits: to be saved, or for a further try.
    case scheduleTick(after: Double)
    /// Load the prompt data of the days of these messages.
    case loadPromptFigures([ChatMessage])
    /// The chart of a metric over the days that a number of an answer is about, with the day it is the value of.
    case openChart(MetricID, ClosedRange<CivilDay>, at: CivilDay?)
    /// The metrics of a chart of an answer over its days, on the screen of trends.
    case openTrends([MetricID], ClosedRange<CivilDay>)
    /// The same, to be written to a file.
    case exportChart([MetricID], ClosedRange<CivilDay>)
}
