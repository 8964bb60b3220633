import ArgumentParser
import ChatModel
import CoachEngine
import Console
import ConversationStore
import Evidence
import Foundation
import HealthModel
import HealthStore
import CoachScreen
import KeySupply
import ProgramContext
import SettingsModel

/// `airfit ask`: one question, the answer streamed to standard output.
struct AskCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "ask", abstract: "Ask the coach one question; the answer streams to standard output.",
        discussion: """
            The question is read from standard input when it is - or missing. With --json every event is one JSON \
            object a line: safety (what is shown first for the person's safety), reading (how the offline coach read the \
            question), text, thinking, tool_call, tool_result, round, retrying, usage, error, evidence on the numbers of \
            the answer, and last end with its finish reason.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(name: .shortAndLong, help: "Provider: openai, anthropic, gemini, openrouter, ollama, custom or offline.")
    var provider: String?

    @Option(name: .shortAndLong, help: "Model of the provider.")
    var model: String?

    @Option(help: "Instructions to add to the coach's own.")
    var system: String?

    @Option(help: ArgumentHelp("How much the model thinks first.", valueName: "off|low|medium|high"))
    var thinking: ThinkingEffort?

    @Flag(help: "Offer the model no tools.")
    var noTools = false

    @Flag(help: "Offer the tools and print what the model calls, without running it.")
    var toolsOnly = false

    @Flag(help: "Print the request that would be sent, and send nothing.")
    var showRequest = false

    @Flag(help: "Ask a model of unknown price in spite of your limits.")
    var acceptUnknownPrice = false

    @Flag(help: "Print one JSON object a line.")
    var json = false

    @Argument(help: ArgumentHelp("The question; - reads it from standard input.", valueName: "question"))
    var question: [String] = []

    func validate() throws {
        if noTools && toolsOnly { throw ValidationError("Use either --no-tools or --tools-only.") }
    }

    func run() async throws {
        let text = try readQuestion()
        try await Context.running([common, root.common], isUrgent: true) { context in
            let printer = AskPrinter(json: json, units: context.settings.units.system, today: context.today)
            do {
                try await ask(text, context, printer)
            } catch let error as ServiceError {
                printer.print(.ended(.failed(error)))
            }
            try printer.finish()
        }
    }

    private static let offlineDetail =
        "this machine is offline; ask -p offline answers here, and airfit keeps a question until the network is back"

    /// Prints the events of the reply. Stopped by a signal, or when nobody reads any more, it ends as cancelled.
    private func ask(_ text: String, _ context: Context, _ printer: AskPrinter) async throws {
        Task.detached { CoachEngine.prepare() }
        context.tellWaitingSettings()
        let health = try await context.healthOfNow()
        try await context.prepareKey(of: provider.map { ProviderID($0) }, passphrase)
        var model = try context.model(provider: provider, model: model, health: health)
        if await context.consent(for: model.reference).shares(.location), model.reference.provider != .offline {
            await context.refreshWeather()
        }
        let ledger = context.conversations
        let asking = TerminalConfirming(
            words: { context.entryWords }, beginsNewLine: isatty(STDOUT_FILENO) == 1, calls: printer.calls,
            remarks: { await context.remarks(about: $0, from: health) })
        let writing = WritingServices(entries: health, memories: ledger, confirming: asking)
        let engine = context.engine(health: health, reading: health, ledger: ledger, writing: writing) {
            Output.error($0.sentence)
        }
        let options = options(by: try await settings(context, health), context)
        if showRequest {
            guard model.reference.provider != .offline else {
                return Output.printNote("The offline coach sends nothing, so there is no request to show.")
            }
            return try await show(text, model, engine, options, context)
        }
        if !context.isReachable, await context.reader(of: model.reference).needsNetwork {
            let question = [ChatMessage(.person, text)]
            guard await engine.isUrgent(question, on: context.today, options: options) else {
                throw ServiceError.networkUnavailable(detail: Self.offlineDetail)
            }
            Output.error("This machine is offline: the offline coach answers.")
            model = try context.model(provider: ProviderID.offline.rawValue, model: nil, health: health)
        }
        if let hint = await context.sharingHint(for: model.reference) { Output.error(hint) }
        if acceptUnknownPrice || root.acceptUnknownPrice { context.acceptUnpriced() }
        let ask: @Sendable (String) async -> String? = { PromptTerminal()?.ask($0) }
        await context.settlePrice(of: model.reference, ask: HiddenPrompt.isPossible ? ask : nil)
        await print(text, model, engine, options, context, printer)
        await engine.drain()
        guard printer.hasCost else { return }
        do throws(ConversationError) {
            printer.warn(of: context.budget.verdict(on: try await ledger.spending(at: Date())))
        } catch {
            // The engine told already that what this took could not be noted; the next request is checked again.
        }
    }

    /// The reply ends with this function, read to its end or not.
    private func print(
        _ text: String, _ model: any LanguageModel, _ engine: CoachEngine, _ options: ReplyOptions,
        _ context: Context, _ printer: AskPrinter
    ) async {
        let question = [ChatMessage(.person, text)]
        var evidence = AskEvidence(day: context.today)
        evidence.begin(text)
        printer.waitsForReading = model.reference.provider == .offline
        printer.calls.begin()
        defer { printer.calls.end() }
        for await event in engine.reply(from: model, to: question, on: context.today, options: options) {
            evidence.add(event)
            // The offline coach computes what it says by rules.
            if case .ended = event { printer.print(evidence, flags: model.reference.provider != .offline) }
            printer.print(event)
            if Output.isClosed { return }
        }
        if Task.isCancelled { printer.print(.ended(.cancelled)) }
    }

    /// The body goes to standard output as it would go out, what else belongs to it to standard error.
    private func show(
        _ text: String, _ model: any LanguageModel, _ engine: CoachEngine, _ options: ReplyOptions,
        _ context: Context
    ) async throws {
        let prepared = try await context.prepared(
            [ChatMessage(.person, text)], from: model, engine, options: options)
        let request = prepared.request
        let headers = request.headers.map { "\($0.name): \($0.value ?? "•••")" }
        Output.printNote("POST \(request.url): \(request.body.count) bytes, about \(prepared.tokens) tokens")
        for header in headers { Output.printNote(header) }
        let lines = json ? [String(decoding: request.body, as: UTF8.self)] : WireJSON.lines(of: request.body)
        Output.json(lines.joined(separator: "\n"))
    }

    /// With the goals that hold, wherever they were set.
    private func settings(_ context: Context, _ health: HealthStore) async throws -> Settings {
        do throws(HealthStoreError) { return try await context.settings(withGoalsOf: health) } catch {
            throw Failure(error)
        }
    }

    private func options(by settings: Settings, _ context: Context) -> ReplyOptions {
        var options = ReplyOptions(settings)
        options.instructions = system
        options.tools = noTools ? .none : toolsOnly ? .offer : .run
        if let thinking { options.thinkingEffort = thinking }
        return options
    }

    private func readQuestion() throws -> String {
        var text = question.joined(separator: " ")
        if text.isEmpty || text == "-" {
            if text.isEmpty, isatty(STDIN_FILENO) == 1 {
                throw Failure("Say what to ask, for example: airfit ask \"How did I sleep?\"", .usage)
            }
            let bytes = FileHandle.standardInput.readDataToEndOfFile()
            guard bytes.count <= 1 << 20 else {
                throw Failure("The question is larger than 1 MB; ask a shorter one.", .badInput)
            }
            text = String(decoding: bytes, as: UTF8.self)
        }
        text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw Failure("The question is empty.", .usage) }
        return text
    }
}

extension ThinkingEffort: ExpressibleByArgument {}
