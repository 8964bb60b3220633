import ArgumentParser
import ChatModel
import CoachEngine
import CoachTools
import Console
import ConversationStore
import Entries
import Foundation
import HealthModel
import HealthQuery
import HealthStore
import JSON
import OfflineCoach
import ProgramContext

/// `airfit log`: one line of natural entry, as on the Log screen.
struct LogCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Write down one line: a value, a meal, a workout, sets, sleep, how you feel, a goal.",
        usage: """
            airfit log ENTRY... [--yes] [--json]
            airfit log --list [--json]
            airfit log --undo ID
            """,
        discussion: """
            For example:
              airfit log water 500ml
              airfit log weight 72.4 18 % fat
              airfit log mood 4 energy 3 slept badly
              airfit log ran 5k 26:10 at 7:30
              airfit log bench 3x8 60kg, squat 5x5 100
              airfit log bp 128/82 at 7:30
              airfit log slept 23:10-6:45
              airfit log headache 6/10
              airfit log goal steps 9000
              airfit log meal oats and berries 420kcal 15g protein
              airfit log 2 beers yesterday 21:00
              airfit log weight 72.4, water 500ml, mood 4

            A question such as "how much water today?" is answered by the offline coach and not stored.

            Of several entries in a line all are stored, or none.

            A number without a unit is in your own units. What has two meanings is not stored, but told. A value that \
            is hardly possible is asked about once more; --yes answers that for scripts. Every entry has an ID by which \
            --undo takes it back, as it does with goals (g3) and memories (m1f0a9c27) that the coach kept.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: ArgumentHelp("What to write down.", valueName: "entry"))
    var entry: [String] = []

    @Flag(help: "Say yes to a value that is hardly possible.")
    var yes = false

    @Option(help: ArgumentHelp("Take something back.", valueName: "id"))
    var undo: String?

    @Flag(help: "List what was written down, the newest first, and what stands of goals and memories.")
    var list = false

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        let wishes = [!entry.isEmpty, undo != nil, list].count { $0 }
        guard wishes == 1 else {
            throw ValidationError("Say one of: an entry such as \"water 500ml\", --list, or --undo with an ID.")
        }
        if undo != nil, json || yes { throw ValidationError("--undo takes an ID and nothing else.") }
    }

    func run() async throws {
        let (line, yes, undo, json) = (entry.joined(separator: " "), yes, undo, json)
        let reference = undo.map { EntryReference($0) }
        if case .some(.none) = reference {
            throw Failure("An ID is a letter and digits, as e12; airfit log --list shows them.", .usage)
        }
        let isListed = list
        try await Context.running([common, root.common]) { context in
            let isQuestion = TypedQuestion.asks(
                line, isEntry: Self.isEntry(line, context),
                isRead: QuestionReader(today: context.entryClock.today).isAsked(line))
            if undo == nil, isQuestion {
                return try await OfflineAnswer.print(line, asJSON: json, context)
            }
            let records = LogRecords(
                health: try await context.healthOfNow(),
                memories: context.conversations,
                words: context.entryWords, hidden: context.privacy.hidden)
            if let reference = reference.flatMap(\.self) {
                Output.print("Taken back: \(try await records.undo(reference)).")
            } else if isListed {
                try await records.list(asJSON: json)
                if let note = context.hiddenNote { Output.error(note) }
            } else {
                try await Self.write(line, saysYes: yes, asJSON: json, records, context)
                await context.backUpToday()
            }
        }
    }

    private static func isEntry(_ line: String, _ context: Context) -> Bool { (try? read(line, context)) != nil }

    private static func read(_ line: String, _ context: Context) throws(EntryProblem) -> [Proposal] {
        try EntryLine(clock: context.entryClock, units: context.settings.units.system).readAll(line)
    }

    /// Stores what the line says: where one of several entries is not stored, none of them stands.
    private static func write(
        _ line: String, saysYes: Bool, asJSON: Bool, _ records: LogRecords, _ context: Context
    ) async throws {
        let proposals: [Proposal]
        do throws(EntryProblem) { proposals = try read(line, context) } catch {
            throw Failure(error.sentence, .badInput)
        }
        let asking: any Confirming = saysYes ? ConfirmingAll() : TerminalConfirming(words: { context.entryWords })
        var replies: [String] = []
        var stored: [EntryReference] = []
        do {
            for proposal in proposals {
                let replaced = await Self.replacedGoal(by: proposal, records, context)
                let confirming = ConfirmingTyped(inDoubt: asking)
                let services = WritingServices(
                    entries: records.health, memories: records.memories, confirming: confirming)
                let outcome = await context.writingToolkit(services, reading: records.health).log(proposal)
                replies.append(outcome.json)
                let reply = JSONValue(outcome.json) ?? .missing
                if let problem = outcome.problem {
                    throw failure(problem, reply, proposal, confirming.openDoubt, context)
                }
                if let doubt = confirming.openDoubt { Output.printNote(doubt) }
                switch (reply["status"].text, reply["id"].text.flatMap(EntryReference.init)) {
                case ("duplicate", let id?):
                    if !asJSON { replies[replies.count - 1] = "Nothing new: \(try await records.line(id))." }
                case (_, let id?):
                    stored.append(id)
                    guard !asJSON else { break }
                    let line = "Stored: \(try await records.line(id)). Take it back: airfit log --undo \(id.text)"
                    replies[replies.count - 1] = ([line] + replaced).joined(separator: "\n")
                default:
                    // The reply itself says that it was declined.
                    if asJSON, proposals.count == 1 { break }
                    throw Failure("Nothing was stored.", .other)
                }
            }
        } catch {
            for id in stored { _ = try await records.undo(id) }
            if asJSON, let last = replies.last { Output.json(last) }
            throw error
        }
        for reply in replies { asJSON ? Output.json(reply) : Output.print(reply) }
    }

    /// The goal in whose place another one is set; what a person plans by hand is not remarked on.
    private static func replacedGoal(by proposal: Proposal, _ records: LogRecords, _ context: Context) async -> [String]
    {
        guard case .goal = proposal else { return [] }
        return await context.remarks(about: proposal, from: records.health)
    }

    /// - Parameter doubt: about which nobody could be asked.
    private static func failure(
        _ problem: ToolProblem.Code, _ reply: JSONValue, _ proposal: Proposal, _ doubt: String?, _ context: Context
    ) -> Failure {
        guard problem == .notConfirmed else {
            return Failure(
                reply["error"]["message"].text ?? "Nothing was stored.", problem == .busy ? .unavailable : .other)
        }
        let line = context.entryWords.line(proposal)
        let reason = doubt.map { " \($0)" } ?? ""
        return Failure(
            "\(line) is in doubt.\(reason) Nobody could be asked, so it was not stored; give --yes if it is so.", .usage
        )
    }
}

/// The person's entries, and the coach's memories of them.
struct LogRecords: Sendable {
    let health: HealthStore
    let memories: ConversationStore
    let words: EntryWording
    /// Categories whose entries and goals are not listed.
    var hidden: Set<HealthCategory> = []

    /// Entries that are listed.
    private static let most = 50

    /// The line of something stored, with its sign: `e12 Water: 500 ml, today at 14:05`.
    func line(_ reference: EntryReference) async throws -> String {
        guard let proposal = try await stored(reference) else {
            throw Failure("There is no \(reference.text); airfit log --list shows what there is.", .badInput)
        }
        return "\(reference.text) \(words.line(proposal))"
    }

    /// - Returns: what was taken back.
    func undo(_ reference: EntryReference) async throws -> String {
        let line = try await line(reference)
        do {
            switch reference {
            case .entry(let id): try await health.undoEntry(id)
            case .goal(let id): try await health.removeGoal(id)
            case .memory:
                for memory in try await memories.memories() where reference.names(memory.id) {
                    try await memories.forget(memory.id)
                }
            }
        } catch HealthStoreError.failed(let reason) {
            throw Failure("Nothing was taken back: \(reason).", .badInput)
        } catch let error as HealthStoreError {
            throw Failure(error)
        } catch let error as ConversationError {
            throw Failure(error.sentence, .other)
        }
        return line
    }

    private func stored(_ reference: EntryReference) async throws -> Proposal? {
        switch reference {
        case .entry(let id): try await entries(.max).first { $0.id == id }.map { .entry($0.entry) }
        case .goal(let id): try await goals().first { $0.id == id }.map { .goal($0.aim) }
        case .memory:
            try await facts().first { reference.names($0.id) }.map { .memory(fact: $0.fact, about: $0.about) }
        }
    }

    private func entries(_ limit: Int) async throws -> [LoggedEntry] {
        do throws(HealthStoreError) { return try await health.entries(limit: limit) } catch { throw Failure(error) }
    }

    private func goals() async throws -> [Goal] {
        do throws(HealthStoreError) { return try await health.goals() } catch { throw Failure(error) }
    }

    private func facts() async throws -> [Memory] {
        do throws(ConversationError) { return try await memories.memories() } catch {
            throw Failure(error.sentence, .other)
        }
    }

    // MARK: The list

    func list(asJSON: Bool) async throws {
        let entries = try await entries(hidden.isEmpty ? Self.most : .max)
            .filter { !hidden.contains($0.entry.category) }.prefix(Self.most)
        let goals = try await goals().filter { $0.aim.metric.categories.isDisjoint(with: hidden) }
        let facts = try await facts()
        guard !asJSON else { return Output.json(JSONText.object(fields(entries, goals, facts))) }
        let lines =
            entries.map { entry -> String in
                let ahead = entry.isHeld ? " (ahead of the clock, not counted yet)" : ""
                return row(.entry(entry.id), .entry(entry.entry), entry.undoneAt == nil ? ahead : " (taken back)")
            } + goals.map { row(.goal($0.id), .goal($0.aim)) }
            + facts.map { row(EntryReference(memory: $0.id), .memory(fact: $0.fact, about: $0.about)) }
        let none = hidden.isEmpty ? "Nothing is written down yet: try airfit log water 500ml" : "Nothing to show."
        Output.print(lines.isEmpty ? none : lines.joined(separator: "\n"))
    }

    private func row(_ reference: EntryReference, _ proposal: Proposal, _ mark: String = "") -> String {
        let sign = reference.text
        return sign + String(repeating: " ", count: max(1, 6 - sign.count)) + words.line(proposal) + mark
    }

    private func fields(_ entries: ArraySlice<LoggedEntry>, _ goals: [Goal], _ facts: [Memory]) -> [String: Any] {
        func fields(_ reference: EntryReference, _ proposal: Proposal, _ at: Date) -> [String: Any] {
            [
                "id": reference.text, "kind": words.title(proposal).lowercased(), "text": words.text(proposal),
                "written_at": time(at),
            ]
        }
        let listed = entries.map { entry in
            var fields = fields(.entry(entry.id), .entry(entry.entry), entry.writtenAt)
            fields["at"] = entry.entry.instant.map { time($0) as Any } ?? NSNull()
            fields["taken_back_at"] = entry.undoneAt.map { time($0) as Any } ?? NSNull()
            return fields
        }
        return [
            "entries": listed, "goals": goals.map { fields(.goal($0.id), .goal($0.aim), $0.setAt) },
            "memories": facts.map { memory in
                fields(
                    EntryReference(memory: memory.id), .memory(fact: memory.fact, about: memory.about), memory.createdAt
                )
            },
        ]
    }

    /// By the person's clock.
    private func time(_ instant: Date) -> String { instant.iso8601(offset: words.clock.offset(at: instant)) }
}
