import Canvas
import ChatModel
import Foundation
import Widgets

/// The conversation with the coach: what was said, what is being said, what is being written.
public struct CoachState: Equatable, Sendable {
    public enum Phase: Equatable, Sendable {
        case idle
        case replying(GrowingReply)
    }

    /// Where the transcript stands.
    public enum Scroll: Equatable, Sendable {
        /// At the end, going along with what arrives.
        case following
        /// Held: this line of this message is the first one shown.
        case at(message: Int, line: Int)
    }

    public internal(set) var conversation: Conversation?
    /// What was said, without the answer that is arriving.
    public internal(set) var messages: [ChatMessage] = []
    public internal(set) var phase = Phase.idle
    public internal(set) var editor = TextEditorState()
    /// Written while an answer arrived; sent when it is complete.
    public internal(set) var queued: String?
    public internal(set) var scroll = Scroll.following
    /// The last step was upwards: the view stays held while an answer grows, even if its end can be seen.
    var isHeldWhileGrowing = false
    public internal(set) var model: ModelReference
    /// A remark in the status line, until the next key.
    public internal(set) var notice: String?
    /// The list of conversations, when it is open.
    public internal(set) var list: ConversationListState?
    /// The new name of the conversation, while it is typed.
    public internal(set) var renaming: TextEditorState?
    public internal(set) var showsThinking = false
    /// Numbers the replies, so that a late event of a stopped one is told from the current one.
    public internal(set) var turn = 0
    /// The area the coach is drawn in.
    public internal(set) var size = Size(width: 80, height: 22)

    /// Sent earlier or cleared, oldest first.
    var history: [String] = []
    var historyIndex: Int?
    var isDraftUnsaved = false
    var isTickDue = false
    var leftEnd = (message: 0, lines: 0)
    var transcript = TranscriptLayout()
    let makeID: @Sendable () -> UUID

    /// - Parameter makeID: identifiers of new messages and conversations.
    public init(model: ModelReference, makeID: @escaping @Sendable () -> UUID = { UUID() }) {
        self.model = model
        self.makeID = makeID
        settle()
    }

    public static func == (left: CoachState, right: CoachState) -> Bool {
        left.conversation == right.conversation && left.messages == right.messages && left.phase == right.phase
            && left.editor == right.editor && left.queued == right.queued && left.scroll == right.scroll
            && left.model == right.model && left.notice == right.notice && left.list == right.list
            && left.renaming == right.renaming && left.showsThinking == right.showsThinking && left.turn == right.turn
            && left.size == right.size && left.history == right.history
    }

    public var isReplying: Bool { if case .replying = phase { true } else { false } }

    /// Lines that arrived below the part that is shown.
    public var unreadLines: Int {
        guard scroll != .following else { return 0 }
        let last = messages.count + (isReplying ? 0 : -1)
        guard last >= leftEnd.message else { return 0 }
        return max(0, (leftEnd.message...last).reduce(0) { $0 + transcript.lineCount(of: $1) } - leftEnd.lines)
    }

    /// Questions offered on an empty screen, sent with Alt-1 to Alt-3.
    public static let suggestions = [
        "How did I sleep last night?", "How does this week compare with the last ones?", "What should I do today?",
    ]
}

/// The answer that is arriving.
public struct GrowingReply: Equatable, Sendable {
    public struct Wait: Equatable, Sendable {
        public var seconds: Double
        public var attempt: Int
        /// How many tries there are at most.
        public var of: Int
        public var reason: ServiceError
    }

    public var message: ChatMessage
    /// The request waits to be sent again.
    public var wait: Wait?
    var thinkingEndedAt: Date?
    var savedAt: Date?
    var isUnsaved = false
}

public enum CoachAction: Equatable, Sendable {
    case key(KeyPress, at: Date)
    case paste(String)
    /// Lines, down is positive.
    case wheel(Int)
    case clicked(HitTarget, at: Date)
    case replyEvent(ReplyEvent, turn: Int, at: Date)
    case conversationsLoaded([Conversation])
    case conversationLoaded(Conversation, [ChatMessage])
    case storeFailed(ConversationError)
    case modelChanged(ModelReference)
    case draftRestored(String)
    /// The time asked for with `.scheduleTick` has come.
    case tick(at: Date)
    /// The area the coach is drawn in.
    case resized(Size)
    case askFor(String, at: Date)
}

public enum CoachEffect: Equatable, Sendable {
    /// The last message is the person's question.
    case startReply([ChatMessage], turn: Int)
    case stopReply
    case createConversation(Conversation)
    case save(ChatMessage, UUID)
    case loadConversations
    case loadConversation(UUID)
    case deleteConversation(UUID)
    case renameConversation(UUID, String)
    case saveDraft(String)
    case copy(String)
    case bell
    /// Send `.tick` once after so many seconds. Asked for only while something waits to be saved.
    case scheduleTick(after: Double)
}
