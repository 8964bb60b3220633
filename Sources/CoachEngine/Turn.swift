import ChatModel
import Foundation
import HealthModel
import Safety

/// One turn: the question goes out, tools are run and their results go back, until the model has answered.
struct Turn: Sendable {
    let engine: CoachEngine
    let model: any LanguageModel
    let options: ReplyOptions
    let conversation: UUID?
    let system: String
    let clearance: Clearance
    /// The notice that the person was shown before this turn's first word.
    var safety: SafetyNotice?
    /// The day that tools call today; `nil` where none are run.
    var day: CivilDay?
    /// The day's report shows a loss of weight: how great it is goes by that look, not by those of tools over other days, so
    /// that a longer look does not pass for one that has grown.
    var reportShowsLoss = false
    let pass: @Sendable (ReplyEvent) -> Void

    /// Rounds whose calls are run. Calls of one more are answered with an error, and a last request forbids further ones, so
    /// that the person gets an answer.
    static let mostRounds = 6

    /// - Parameter messages: oldest first.
    func answer(to messages: [ChatMessage]) async -> ReplyEnd {
        var messages = messages
        var tools = engine.tools(for: model.reference, options)
        var runner = ToolCallRunner(
            engine.toolbox, for: clearance.consent, in: conversation,
            said: messages.last { $0.author == .person }?.text ?? "", now: engine.now)
        var round = 1
        var safety = safety
        var system = system
        while !Task.isCancelled {
            let refusal = await engine.book.refusal(of: model.reference, at: clearance.consent.place)
            if let refusal { return .failed(refusal) }
            let request = engine.request(for: messages, system: system, tools: tools, options: options, clearance) {
                $0.conversation = conversation
                $0.safety = safety
                $0.safetyElsewhere = clearance.safety.elsewhere
                $0.mustNotCall = round > Self.mostRounds + 1
            }
            let answer = await ask(request)
            if answer.wantsNoTools, !tools.isEmpty, options.tools == .run {
                engine.withoutTools.insert(model.reference)
                engine.notice(.toolsNotTaken(model.reference))
                tools = []
                continue
            }
            guard answer.hasCalls, options.tools == .run, !engine.toolbox.tools.isEmpty else { return answer.end }
            guard round <= Self.mostRounds + 1 else {
                return .failed(.invalidResponse(detail: "the model calls tools without end"))
            }
            let results =
                round <= Self.mostRounds
                ? await runner.results(of: answer.message.toolCalls, report: { pass(.toolResult($0)) })
                : ToolCallRunner.refusals(of: answer.message.toolCalls, report: { pass(.toolResult($0)) })
            messages += [answer.message] + results.map { .result($0, createdAt: engine.now()) }
            round += 1
            pass(.roundBegan(round))
            if safety == nil, let notice = await reading(in: results) {
                pass(.safety(notice))
                safety = notice
                if !system.isEmpty { system += "\n\n" + SafetyWording.instructions(notice) }
            }
        }
        return .cancelled
    }

    /// The notice on signs in the tools' replies, to be shown first.
    private func reading(in results: [ToolResult]) async -> SafetyNotice? {
        guard let day else { return nil }
        let found = ReadingScreen(today: day).notices(for: results).filter {
            !reportShowsLoss || $0.reading?.concern != .weightLoss
        }
        return await engine.notices.firstDue(clearance.safety.unseen(found))
    }

    /// One request, and the note of it.
    private func ask(_ request: ClearedRequest) async -> RoundAnswer {
        let start = engine.now()
        var answer = RoundAnswer(from: model.reference, at: start)
        for await event in model.reply(to: request) {
            if case .ended(let end) = event {
                answer.end = end
                break
            }
            let event = priced(event)
            answer.add(event)
            pass(event)
        }
        if Task.isCancelled { answer.end = .cancelled }
        if answer.hasCalls { answer.end = .finished(.toolCalls) }
        await engine.book.record(
            RequestRecord(
                startedAt: start, model: model.reference, conversation: conversation, usage: answer.message.usage,
                outcome: answer.end.outcome), at: clearance.consent.place)
        return answer
    }

    private func priced(_ event: ReplyEvent) -> ReplyEvent {
        guard case .usage(let usage) = event else { return event }
        return .usage(engine.book.priced(usage, of: model.reference, at: clearance.consent.place))
    }
}

/// The reply to one request.
struct RoundAnswer {
    private(set) var message: ChatMessage
    var end = ReplyEnd.failed(.streamingError(detail: "the answer stopped without an end"))
    private var hasShown = false

    init(from model: ModelReference, at moment: Date) {
        message = ChatMessage(.coach, "", createdAt: moment, model: model)
    }

    mutating func add(_ event: ReplyEvent) {
        switch event {
        case .safety(let notice): message.safety = notice
        case .text(let piece): message.text += piece
        case .thinking(let piece): message.thinking += piece
        case .toolCall(let call): message.toolCalls.append(call)
        case .usage(let usage): message.usage = usage
        case .record(let record): message.providerRecord = record
        case .told, .reading, .retrying, .toolResult, .roundBegan, .ended: return
        }
        if case .usage = event { return }
        hasShown = true
    }

    /// Calls to be run: the answer that holds them has ended as it should. They decide, not the reason it gave.
    var hasCalls: Bool {
        guard !message.toolCalls.isEmpty else { return false }
        return end == .finished(.toolCalls) || end == .finished(.stop)
    }

    /// The request was refused because of its tools, before anything came.
    var wantsNoTools: Bool {
        guard !hasShown, case .failed(.unsupportedParameter(let name, _)) = end else { return false }
        return name.lowercased().contains("tool")
    }
}
