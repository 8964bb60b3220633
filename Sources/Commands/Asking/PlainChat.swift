import ChatModel
import CoachEngine
import Console
import ConversationStore
import EventLoop
import Foundation
import HealthModel
import HealthStore
import CoachScreen
import KeySupply
import ProgramContext

/// `airfit --plain`: the chat as lines on standard output, one below the other, without a screen.
///
/// It talks through the same coach and keeps the same conversations as the full screen. Ctrl-C stops an answer; where none
/// is on its way it ends the program, as the end of the input does.
@MainActor final class PlainChat {
    let context: Context
    private let health: HealthStore
    let engine: CoachEngine
    let conversations: ConversationStore
    private let models: ModelPool
    var model: ModelReference
    let input: PlainInput
    private let calls = SpokenCalls()
    var conversation: Conversation?
    var messages: [ChatMessage] = []
    var answer: Task<Void, Never>?
    var signal: Int32?
    /// A line that was typed, or a question that waited: one after the other.
    let work = AsyncSerialQueue()
    /// Waits for the way out of this machine while questions wait.
    var watching: Task<Void, Never>?
    /// Models of which it was said what they don't see.
    private var told: Set<ModelReference> = []
    /// The evidence for the numbers of the conversation.
    private var evidence: AskEvidence?
    /// Models of which it was said that nobody knows their price.
    private var toldPrice: Set<ModelReference> = []

    /// Runs until the input ends, or `/quit`.
    /// - Throws: `Interrupted` after a signal.
    static func run(_ context: Context) async throws {
        context.tellWaitingSettings()
        let chat = try await PlainChat(context)
        let backups = context.dailyBackups { Output.error($0) }
        defer { backups.cancel() }
        try await chat.talk()
    }

    private init(_ context: Context) async throws {
        self.context = context
        let health = try await context.healthOfNow()
        let (first, problem) = context.modelOrOffline(health: health)
        conversations = context.conversations
        input = PlainInput()
        let writing = WritingServices(
            entries: health, memories: conversations,
            confirming: PlainConfirming(
                words: { context.entryWords }, input: input, calls: calls,
                remarks: { await context.remarks(about: $0, from: health) }))
        engine = context.engine(health: health, reading: health, ledger: conversations, writing: writing) {
            Output.error($0.sentence)
        }
        models = ModelPool(first) { reference throws(ServiceError) in
            try context.model(provider: reference.provider.rawValue, model: reference.model, health: health)
        }
        (self.health, model) = (health, first.reference)
        for sentence in context.warnings + [problem].compactMap(\.self) { Output.error(sentence) }
    }

    private func talk() async throws {
        let interruptions = PlainInterruption { [weak self] number in
            self?.interrupted(by: number)
            if self?.answer == nil { self?.input.end() }
        }
        defer { interruptions.cancel() }
        Task.detached { CoachEngine.prepare() }
        Output.print("AirFit, plain. You talk with \(modelWords). /help lists the commands.")
        await tellOfEarlier()
        while signal == nil, !Output.isClosed, let line = await input.nextLine() {
            await work.begin()
            let goesOn = await obey(PlainCommand(line))
            work.end()
            if !goesOn { break }
        }
        watching?.cancel()
        await work.begin()
        await tellWhatWaits()
        await engine.drain()
        if let signal { throw Interrupted(signal: signal) }
    }

    private func interrupted(by number: Int32) {
        if number != SIGINT || answer == nil { signal = number }
        answer?.cancel()
    }

    // MARK: - Commands

    /// `false` for the end.
    private func obey(_ command: PlainCommand) async -> Bool {
        switch command {
        case .nothing: break
        case .ask(let text): await ask(text)
        case .prepared(let kind):
            (conversation, messages, evidence) = (nil, [], nil)
            await ask(PreparedQuestion.text(kind), as: kind)
        case .help: Output.print(PlainCommand.summary)
        case .quit: return false
        case .new:
            (conversation, messages, evidence) = (nil, [], nil)
            Output.print("A new conversation.")
        case .today: await tellToday()
        case .model(nil): Output.print("You talk with \(modelWords). /model PROVIDER MODEL talks with another one.")
        case .model(let name?): change(to: name)
        case .share(let names): await share(names)
        case .earlier: sendEarlierTalk()
        case .subject: changeSubject()
        case .dismiss: await dismissNotice()
        case .restore: await restoreNotices()
        case .waiting: await listWaiting()
        case .send(let number): await sendWaiting(number)
        case .drop(let number): await dropWaiting(number)
        case .wait: await waitAgain()
        case .unknown(let name): Output.print("There is no command /\(name). /help lists them.")
        }
        return true
    }

    private var modelWords: String {
        model.provider == .offline
            ? "the offline coach, which is not an AI" : "\(model.model) of \(model.provider.rawValue)"
    }

    /// - Parameter name: `PROVIDER`, or `PROVIDER MODEL`.
    private func change(to name: String) {
        let words = name.split(separator: " ", maxSplits: 1).map(String.init)
        do throws(ServiceError) {
            let chosen = try context.model(
                provider: words[0], model: words.count > 1 ? words[1] : nil, health: health)
            model = try models.model(chosen.reference).reference
            Output.print("You talk with \(modelWords).")
        } catch {
            Output.print("Error: \(error.sentence)")
        }
    }

    // MARK: - What goes out

    /// - Parameter names: categories, `all` or `none`; `nil` tells what is shared.
    private func share(_ names: String?) async {
        let reader = await context.reader(of: model)
        if let names {
            do {
                try await context.share(names, with: model.provider, at: reader)
            } catch {
                return Output.print("Error: \((error as? Failure)?.sentence ?? "It could not be noted.")")
            }
        }
        let shared = context.privacy.shared(with: model.provider, at: reader)
        let titles = HealthCategory.allCases.filter(shared.contains).map(\.title)
        Output.print(
            "\(model.provider.rawValue)\(reader.host.isEmpty ? "" : " at \(reader.host)") sees: "
                + (titles.isEmpty ? "none of your health data." : titles.joined(separator: ", ") + "."))
        if context.privacy.isSample, reader.place == .elsewhere {
            Output.print(
                "The sample year is nobody's data: all that was measured in it is shared, whatever is said here.")
        }
    }

    private func sendEarlierTalk() {
        guard let id = conversation?.id else { return Output.print("Nothing was said yet.") }
        context.sendEarlierTalk(of: id, to: model, until: Date())
        Output.print("What others answered in this conversation so far goes along to \(modelWords).")
    }

    private func changeSubject() {
        guard let id = conversation?.id else { return Output.print("Nothing was said yet.") }
        context.talkChoices.changeSubject(of: id, at: Date())
        Output.print("Another subject: your data go along again as you share them.")
    }

    private func dismissNotice() async {
        guard let concern = messages.last(where: { $0.safety?.reading != nil })?.safety?.reading?.concern else {
            return Output.print(NoticeWords.none + ".")
        }
        await keep { store throws(ConversationError) in try await store.dismiss(concern, at: Date()) }
        Output.print(NoticeWords.dismissed(concern) + ".")
    }

    private func restoreNotices() async {
        await keep { store throws(ConversationError) in try await store.restoreNotices() }
        Output.print(NoticeWords.restored + ".")
    }

    /// Says, once for a model and before the first question to it, what it does not see.
    private func tellWhatStaysBack() async {
        guard told.insert(model).inserted else { return }
        if let hint = await context.sharingHint(for: model, command: "/share") { return Output.error(hint) }
        guard await context.reader(of: model).place == .elsewhere,
            messages.contains(where: { $0.author == .coach && $0.model != model })
        else { return }
        Output.error("What others answered in this conversation stays back; /earlier lets \(modelWords) see it.")
    }

    private func tellToday() async {
        do throws(HealthStoreError) {
            await context.refreshWeather()
            let snapshot = context.shown(try await context.withSurroundings(health).report(of: context.today).snapshot)
            Output.print(
                SnapshotText.text(
                    of: snapshot, units: context.settings.units.system, hidden: context.privacy.hidden))
            if let note = context.hiddenNote { Output.print(note) }
        } catch {
            Output.print("Error: \(error.sentence)")
        }
    }

    // MARK: - Asking

    /// - Parameter kind: what a new conversation is begun for.
    private func ask(_ text: String, as kind: Conversation.Kind? = nil) async {
        let now = Date()
        if conversation == nil {
            let title = kind.map { PreparedQuestion.title($0, on: context.today) } ?? CoachState.title(of: text)
            let new = Conversation(title: title, startedAt: now, updatedAt: now, kind: kind)
            conversation = new
            await keep { store throws(ConversationError) in try await store.create(new) }
        }
        let question = ChatMessage(.person, text, parent: messages.last?.id, createdAt: now)
        var isHere = false
        if await mustWait() {
            isHere = await engine.isUrgent(messages + [question], on: context.today, options: await options())
            guard isHere else { return await wait(text, .end) }
        }
        await keep(question)
        guard isHere else { return await answerAloud() }
        let (asked, offline) = (model, CoachState.offlineCoach)
        model = offline
        await answerAloud()
        model = asked
    }

    /// Asks for the answer to the last question, with what is said before and after it.
    func answerAloud() async {
        let asked = messages.count - 1
        await tellWhatStaysBack()
        await askAboutProvider()
        await tellPrice()
        // Ctrl-C may have come while the question was kept: nobody would stop an answer that begins now.
        guard signal == nil else { return }
        let task = Task { await self.takeAnswer() }
        answer = task
        await task.value
        answer = nil
        if messages.last?.completion.failedForNetwork == true, await context.reader(of: model).needsNetwork {
            Output.print("/wait sends your question when the network is back.")
        }
        let shown = messages.last { $0.author == .coach }?.safety
        if shown?.keepsDataBack == true {
            Output.print("Your data stay out of this talk from here on. /subject takes up another subject.")
        }
        if messages.suffix(from: asked).contains(where: { $0.safety?.reading != nil }) {
            Output.print("The notice about your data is shown again only if it grows. /dismiss keeps it away.")
        }
    }

    /// A host or a key command that is new or changed is asked about where a person types; elsewhere the answer says how to
    /// confirm it.
    private func askAboutProvider() async {
        guard isatty(STDIN_FILENO) == 1 else { return }
        let isCommandMeant = context.providerDirectory.keySources(of: model.provider).counting == .command
        for question in context.providerQuestions where question.id == model.provider {
            if case .command = question.subject, !isCommandMeant { continue }
            question.lines.forEach(Output.print)
            guard question.isConfirmed(by: await input.answer(to: question.prompt)) else { return }
            do {
                try question.confirm(in: context.keys)
            } catch {
                Output.error((error as? Failure)?.sentence ?? "It could not be kept that this is confirmed.")
            }
        }
    }

    /// Says, once for a model, that its price is not known; with a limit it is asked about where a person types, at each
    /// question until a yes.
    private func tellPrice() async {
        guard toldPrice.insert(model).inserted || context.budget.asksAbout(model) else { return }
        let input = input
        let ask: @Sendable (String) async -> String? = { await input.answer(to: $0) }
        await context.settlePrice(of: model, ask: isatty(STDIN_FILENO) == 1 ? ask : nil)
    }

    private func takeAnswer() async {
        var reply = PlainReply(model: model, parent: messages.last?.id, at: Date())
        let speaker = PlainSpeaker(units: context.settings.units.system, today: context.today)
        let question = messages.last { $0.author == .person }?.text ?? ""
        var evidence = self.evidence ?? AskEvidence(day: context.today, after: messages)
        evidence.begin(question)
        calls.begin()
        defer { calls.end() }
        do throws(ServiceError) {
            let events = engine.reply(
                from: try models.model(model), to: messages, on: context.today, options: await options(),
                conversation: conversation?.id)
            for await event in events {
                speaker.say(event)
                calls.printed(event)
                evidence.add(event)
                for message in reply.add(event, at: Date()) { await keep(message) }
            }
            if !reply.hasEnded { end(&reply, .cancelled, speaker) }
        } catch {
            end(&reply, .failed(error), speaker)
        }
        if let last = reply.last { await keep(last) }
        self.evidence = evidence
        if model.provider != .offline, let warning = evidence.warning { Output.print(warning) }
    }

    /// With the goals that hold, wherever they were set.
    private func options() async -> ReplyOptions {
        // Where they cannot be read, those of the settings are told; tools read what holds.
        let settings = try? await context.settings(withGoalsOf: health)
        let options = settings.map { ReplyOptions($0) } ?? context.replyOptions
        return context.choices(options, in: conversation?.id, from: model)
    }

    private func end(_ reply: inout PlainReply, _ end: ReplyEnd, _ speaker: PlainSpeaker) {
        speaker.say(.ended(end))
        _ = reply.add(.ended(end), at: Date())
    }

    /// Adds a message to the conversation, or what has become of it, and keeps it on disk.
    private func keep(_ message: ChatMessage) async {
        if let place = messages.lastIndex(where: { $0.id == message.id }) {
            messages[place] = message
        } else {
            messages.append(message)
        }
        guard let id = conversation?.id else { return }
        await keep { store throws(ConversationError) in try await store.save(message, in: id) }
    }

    private func keep(_ write: @Sendable (ConversationStore) async throws(ConversationError) -> Void) async {
        do throws(ConversationError) { try await write(conversations) } catch {
            Output.error(error.sentence)
        }
    }
}
