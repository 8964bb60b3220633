import ChatModel
import CoachEngine
import CoachTools
import Entries
import Findings
import Foundation
import HealthModel
import HealthQuery
import Synchronization

extension Context {
    /// The coach with its tools, prices and budget.
    /// - Parameters:
    ///   - reading: what its tools compute from.
    ///   - writing: where the tools that write store, and who asks first; `nil` offers none of them.
    public func engine(
        health: any HealthReading, reading: any QueryReading,
        ledger: any SpendKeeping & MemoryKeeping & NoticeKeeping & FindingKeeping,
        writing: WritingServices? = nil, notice: @escaping @Sendable (CoachNotice) -> Void
    ) -> CoachEngine {
        CoachEngine(
            health: withSurroundings(health), consent: { await consent(for: $0) }, records: reading,
            tools: tools(health: reading, findings: ledger, writing: writing), ledger: ledger, memory: ledger,
            notices: ledger,
            region: region, budget: budget, modelInfo: modelInfo, notice: notice)
    }

    /// The coach's tools, in the order they are offered.
    public func tools(
        health: any QueryReading, findings: any FindingKeeping, writing: WritingServices? = nil
    ) -> [any CoachTool] {
        QueryToolkit(health, findings: findings) { toolClock }.tools + [WeatherTool(weather) { Date() }]
            + ((writing?.entries ?? health as? any EntryKeeping).map { [planTool($0, reading: health)] } ?? [])
            + (writing.map { writingToolkit($0, reading: health).tools } ?? [])
    }

    private func planTool(_ entries: any EntryKeeping, reading: any QueryReading) -> PlanTool {
        PlanTool(entries: entries, reading: reading) { entryClock }
    }

    /// The day that tools and the offline coach call today.
    public var toolClock: ToolClock { ToolClock(today: today, partialUntil: todayIsRunning ? timeOfDay : nil) }

    /// `14:05`, by the person's clock.
    private var timeOfDay: String {
        let now = Date()
        let minutes = home.clock(around: now).secondOfDay(atUnix: Int(now.timeIntervalSince1970)) / 60
        return String(format: "%02d:%02d", minutes / 60, minutes % 60)
    }
}

/// The models talked with so far: a model learns from refusals and keeps its connections, so it lives on while another
/// one is talked with.
public final class ModelPool: Sendable {
    private let make: @Sendable (ModelReference) throws(ServiceError) -> any LanguageModel
    private let models: Mutex<[any LanguageModel]>

    public init(
        _ first: any LanguageModel,
        make: @escaping @Sendable (ModelReference) throws(ServiceError) -> any LanguageModel
    ) {
        self.make = make
        models = Mutex([first])
    }

    /// Makes all of them anew when they are talked with: addresses or keys have changed, or
    /// the keys are to leave the memory.
    public func clear() { models.withLock { $0 = [] } }

    /// - Throws: why it cannot be talked with, as without its key. It is tried again the next time.
    public func model(_ reference: ModelReference) throws(ServiceError) -> any LanguageModel {
        if let model = models.withLock({ $0.first { $0.reference == reference } }) { return model }
        let model = try make(reference)
        models.withLock { $0.append(model) }
        return model
    }
}

extension CoachNotice {
    /// One sentence for people.
    public var sentence: String {
        switch self {
        case .requestNotRecorded(.diskFull): "The disk is full; what this request took is not noted."
        case .requestNotRecorded(.failed(let reason)), .requestNotRecorded(.cannotOpen(_, let reason)):
            "What this request took could not be noted: \(reason)."
        case .requestNotRecorded(.readOnly): "What requests take is not noted: the data cannot be written to."
        case .requestNotRecorded(.damaged): "What requests take is not noted: the conversations' database is damaged."
        case .requestNotRecorded(.tooNew): "What requests take is not noted: a newer version keeps the account."
        case .memoriesNotRead: "What the coach keeps in mind could not be read; it answers without."
        case .toolsNotTaken(let model):
            "\(model.model) takes no tools; it answers from today's data alone."
        }
    }
}
