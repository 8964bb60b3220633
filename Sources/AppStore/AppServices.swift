import ChatModel
import Foundation
import HealthModel
import CoachScreen
import SettingsScreen
import WeatherModel

/// The services that the store calls on background tasks. The program builds it from live services, tests from scripted
/// ones.
public struct AppServices: Sendable {
    public var health: any HealthReading
    public var conversations: any ConversationKeeping
    /// The reply of a model to a conversation; the identifier is for the record of what was spent.
    public var reply: Reply
    /// Where a reply's events are waited for; `nil` for any thread.
    public var replyExecutor: (any TaskExecutor)?
    /// The models of every provider that can be asked: one element each with what is known at once, then a further one
    /// when the provider's reply changed it.
    public var models: @Sendable (_ refresh: Bool) -> AsyncStream<ModelOffer>
    /// The same, where only servers of this machine can be asked; `nil` where all are asked in any case.
    public var modelsHere: (@Sendable (_ refresh: Bool) -> AsyncStream<ModelOffer>)?
    /// The known facts about a model, without a request; `nil` for an unknown model.
    public var modelInfo: @Sendable (ModelReference) -> ModelInfo?
    /// The spending so far today and this month; `nil` where it cannot be read.
    public var spending: @Sendable () async -> Spending?
    public var budget: @Sendable () -> Budget
    /// Keeps the unsent text of the composer for the next start; an empty one forgets it.
    public var saveDraft: @Sendable (_ draft: String) async -> Void
    public var settings: SettingsServices
    public var requests: RequestServices
    public var persona: PersonaServices
    public var providers: ProviderServices
    public var keys: KeyServices
    public var data: DataServices
    public var now: @Sendable () -> Date
    /// Returns after so many seconds, or sooner when its task is cancelled.
    public var pause: @Sendable (_ seconds: Double) async -> Void
    /// To be set where there is a vault.
    public var lock = LockServices.absent
    public var notifications = NotificationServices()
    public var onboarding = OnboardingServices()
    /// To be set where there is a store.
    public var records = RecordsServices()
    /// To be set where there is a store.
    public var log = LogServices()
    /// To be set where there is a place for its journal.
    public var workout = WorkoutServices()
    /// To be set where there is a store.
    public var trends = TrendsServices()
    /// To be set where there is a store; `nil` where nothing looks for findings.
    public var findings: FindingServices?
    /// A model's name for a talk with all that was said in it; to be set where there are models.
    public var nameTalk: @Sendable ([ChatMessage], UUID, ModelReference) async throws(ServiceError) -> String = {
        (_, _, model) async throws(ServiceError) in throw .notConfigured(model.provider)
    }
    /// The coach's memories; `nil` without a store.
    public var memories: (any MemoryKeeping)?
    /// Which notices about measured values are dismissed; to be set where there is a store.
    public var notices: (any NoticeKeeping)?
    /// The receipts of requests; to be set where there is a store.
    public var spend: SpendServices?
    /// The clouds that are connected; to be set where there is a store of the person's own.
    public var connections: ConnectionServices?
    /// Writes conversations to a file or folder; to be set where there is a store. Ends with what it did, or why it could
    /// not, in one sentence.
    public var exportTalks: @Sendable (TalkExport) async -> TalkExport.Outcome = { _ in
        TalkExport.Outcome("There is no place to export to.", isProblem: true)
    }
    /// The weather; to be set where it is asked for.
    public var weather: (any WeatherReading)?
    /// Keeps the questions that wait for the network; `nil` without a store.
    public var waiting: (any WaitingKeeping)?
    /// Whether the last question of a conversation tells of a crisis or an emergency, or is asked in one.
    public var isUrgent: @Sendable ([ChatMessage], UUID) async -> Bool = { _, _ in false }
    /// When what stopped for the network goes on.
    public var reconnecting = ReconnectPolicy()
    /// Whether there is a way out of this machine: now, and at each change.
    public var reachability: @Sendable () -> AsyncStream<Bool> = { AsyncStream { $0.finish() } }
    /// Looks at a path for a chooser of files.
    public var readFolder: @Sendable (FolderRequest) async -> FolderListing = { _ in
        .failed("There are no files to look at.")
    }

    /// Asks a model and gives its answer as a stream that never throws; it ends with `.ended`.
    public typealias Reply =
        @Sendable (
            _ messages: [ChatMessage], _ model: ModelReference, _ conversation: UUID?
        ) -> AsyncStream<ReplyEvent>

    public init(
        health: any HealthReading, conversations: any ConversationKeeping, reply: @escaping Reply,
        models: @escaping @Sendable (_ refresh: Bool) -> AsyncStream<ModelOffer> = { _ in AsyncStream { $0.finish() } },
        modelInfo: @escaping @Sendable (ModelReference) -> ModelInfo? = { _ in nil },
        spending: @escaping @Sendable () async -> Spending? = { nil },
        budget: @autoclosure @escaping @Sendable () -> Budget = Budget(),
        requests: RequestServices = RequestServices(), persona: PersonaServices = PersonaServices(),
        settings: SettingsServices = SettingsServices(), providers: ProviderServices = ProviderServices(),
        keys: KeyServices = KeyServices(), data: DataServices = DataServices(),
        saveDraft: @escaping @Sendable (_ draft: String) async -> Void, now: @escaping @Sendable () -> Date,
        pause: @escaping @Sendable (_ seconds: Double) async -> Void = AppServices.sleep
    ) {
        self.health = health
        self.conversations = conversations
        self.reply = reply
        self.models = models
        self.modelInfo = modelInfo
        self.spending = spending
        self.budget = budget
        self.settings = settings
        self.requests = requests
        self.persona = persona
        self.providers = providers
        self.keys = keys
        self.data = data
        self.saveDraft = saveDraft
        self.now = now
        self.pause = pause
    }

    /// By the system's clock.
    public static let sleep: @Sendable (_ seconds: Double) async -> Void = { seconds in
        // Ends early only by cancellation, which the caller looks for.
        try? await Task.sleep(for: .seconds(seconds))
    }
}
