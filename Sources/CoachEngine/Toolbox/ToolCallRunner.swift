import ChatModel
import CoachTools
import Entries
import Foundation
import JSON

/// Runs the calls of tools of one turn: those of one answer that read side by side, equal ones once; those that write one
/// after the other, as the person is asked about one thing at a time.
///
/// An equal call that writes stores nothing a second time and asks nobody: the model is told what became of the first. A
/// declined proposal is not asked about again in the turn, at whatever time it is said to have happened.
struct ToolCallRunner {
    private let toolbox: Toolbox
    private let consent: ConsentFilter
    private let conversation: UUID?
    /// The person's last message.
    private let said: String
    private let now: @Sendable () -> Date
    /// The tools' replies in this turn.
    private var known: [CallIdentity: ToolOutcome] = [:]
    /// The replies to declined proposals, without their time.
    private var declined: [CallIdentity: ToolOutcome] = [:]

    /// More calls than that in one answer are not run.
    static let mostCalls = 32
    /// Calls that run side by side; further ones of the answer wait until these are done.
    static let mostAtOnce = 16

    /// The identity of a call.
    private struct CallIdentity: Hashable, Sendable {
        var name: String
        var arguments: String

        var writes: Bool { ToolSchemas.kind(of: name) == .write }
    }

    /// A call that writes, with its place in the answer.
    private struct Writing: Sendable {
        var index: Int
        var question: CallIdentity
        var timeless: CallIdentity
    }

    /// - Parameters:
    ///   - conversation: the one the calls are made in; `nil` where it is not kept.
    ///   - words: the person's last message.
    init(
        _ toolbox: Toolbox, for consent: ConsentFilter, in conversation: UUID? = nil, said words: String = "",
        now: @escaping @Sendable () -> Date
    ) {
        self.toolbox = toolbox
        self.consent = consent
        self.conversation = conversation
        said = words
        self.now = now
    }

    /// The results in the order of the calls, one for each; `report` gets each as soon as it is there. When the task is
    /// cancelled, tools that have not begun do not run and what is still missing stays away.
    mutating func results(of calls: [ToolCall], report: (ToolResult) -> Void) async -> [ToolResult] {
        let run = Array(calls.prefix(Self.mostCalls))
        var results: [ToolResult] = []
        for start in stride(from: 0, to: run.count, by: Self.mostAtOnce) where !Task.isCancelled {
            let piece = Array(run[start..<min(start + Self.mostAtOnce, run.count)])
            results += await resultsAtOnce(of: piece, report: report)
        }
        guard !Task.isCancelled else { return results }
        return results + Self.answered(calls.dropFirst(Self.mostCalls), Self.tooMany, report: report)
    }

    /// The results of calls that run side by side.
    private mutating func resultsAtOnce(of calls: [ToolCall], report: (ToolResult) -> Void) async -> [ToolResult] {
        var results: [Int: ToolResult] = [:]
        var open: [CallIdentity: [Int]] = [:]
        var writings: [Writing] = []
        func answer(_ index: Int, _ outcome: ToolOutcome, seconds: Double = 0) {
            guard !Task.isCancelled else { return }
            let result = calls[index].answered(outcome, seconds: seconds)
            results[index] = result
            report(result)
        }
        for (index, call) in calls.enumerated() {
            let question = Self.question(of: call)
            if call.isMalformed {
                answer(index, Self.malformed)
            } else if question.writes {
                writings.append(
                    Writing(index: index, question: question, timeless: Self.question(of: call, leavingOut: Self.times))
                )
            } else if let outcome = known[question] {
                answer(index, outcome)
            } else {
                open[question, default: []].append(index)
            }
        }
        let memory = WriteMemory(known: known, declined: declined)
        for await done in running(open.keys.map { $0 }, writings, memory) {
            switch done {
            case .read(let question, let outcome, let seconds):
                // An error may pass: the same call is run again then.
                if !outcome.isError { known[question] = outcome }
                for index in open[question] ?? [] { answer(index, outcome, seconds: seconds) }
            case .wrote(let writing, let outcome, let seconds):
                if !outcome.isError, known[writing.question] == nil { known[writing.question] = outcome }
                if WriteReply.isDeclined(outcome) { declined[writing.timeless] = outcome }
                answer(writing.index, outcome, seconds: seconds)
            }
        }
        return calls.indices.compactMap { results[$0] }
    }

    /// Results that say so to calls beyond the last round in which some are run.
    static func refusals(of calls: [ToolCall], report: (ToolResult) -> Void) -> [ToolResult] {
        answered(calls[...], tooManyRounds, report: report)
    }

    /// The same outcome for calls that are not run.
    private static func answered(
        _ calls: ArraySlice<ToolCall>, _ outcome: ToolOutcome, report: (ToolResult) -> Void
    ) -> [ToolResult] {
        calls.map { call in
            let result = call.answered(outcome, seconds: 0)
            report(result)
            return result
        }
    }

    private enum Done: Sendable {
        case read(CallIdentity, ToolOutcome, seconds: Double)
        case wrote(Writing, ToolOutcome, seconds: Double)
    }

    /// The results of the writing calls of the turn.
    private struct WriteMemory: Sendable {
        var known: [CallIdentity: ToolOutcome]
        var declined: [CallIdentity: ToolOutcome]

        func outcome(of writing: Writing) -> ToolOutcome? {
            known[writing.question].map(WriteReply.again) ?? declined[writing.timeless]
        }

        mutating func record(_ writing: Writing, _ outcome: ToolOutcome) {
            if !outcome.isError { known[writing.question] = outcome }
            if WriteReply.isDeclined(outcome) { declined[writing.timeless] = outcome }
        }
    }

    /// Each answer as it comes. The tasks belong to the reader: they are cancelled with it.
    private func running(
        _ questions: [CallIdentity], _ writings: [Writing], _ memory: WriteMemory
    ) -> AsyncStream<Done> {
        AsyncStream { continuation in
            let work = Task { [self] in
                await withTaskGroup { group in
                    for question in questions {
                        group.addTask {
                            guard let (outcome, seconds) = await run(question) else { return }
                            continuation.yield(.read(question, outcome, seconds: seconds))
                        }
                    }
                    group.addTask {
                        var memory = memory
                        for writing in writings {
                            if let known = memory.outcome(of: writing) {
                                continuation.yield(.wrote(writing, known, seconds: 0))
                                continue
                            }
                            guard let (outcome, seconds) = await run(writing.question) else { return }
                            memory.record(writing, outcome)
                            continuation.yield(.wrote(writing, outcome, seconds: seconds))
                        }
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    /// `nil` where nobody waits for it any more.
    private func run(_ question: CallIdentity) async -> (outcome: ToolOutcome, seconds: Double)? {
        guard !Task.isCancelled else { return nil }
        if let problem = vagueTime(of: question) { return (problem.outcome, 0) }
        let start = now()
        let outcome = await toolbox.run(question.name, question.arguments, for: consent, in: conversation)
        return (outcome, max(0, now().timeIntervalSince(start)))
    }

    /// Arguments that say when.
    private static let times: Set = ["time", "start"]

    /// A time that was said vaguely is none that may be taken for now: the person is asked.
    private func vagueTime(of question: CallIdentity) -> ToolProblem? {
        let keys = [
            LogWaterTool.name: "time", LogWeightTool.name: "time", LogMealTool.name: "time",
            LogWorkoutTool.name: "start", LogSetsTool.name: "time", LogEntryTool.name: "line",
        ]
        guard let key = keys[question.name] else { return nil }
        let arguments = JSONValue(question.arguments)
        // A line of the log says its time itself.
        let line = question.name == LogEntryTool.name ? arguments?["line"].text ?? "" : ""
        guard !line.isEmpty || arguments?[key].isMissing != false, let words = VagueTime.said(in: said + " " + line)
        else { return nil }
        return ToolProblem.vagueTime(words, path: key)
    }

    /// Equal JSON is equal, whatever its blanks and the order of its members.
    private static func question(of call: ToolCall, leavingOut left: Set<String> = []) -> CallIdentity {
        // What is no JSON is told to the model by the toolbox; here it only has to equal itself.
        let parsed = JSONText.parsed(call.argumentsJSON) as? [String: Any]
        let kept = parsed?.filter { !left.contains($0.key) }
        return CallIdentity(name: call.name, arguments: kept.flatMap(JSONText.written) ?? call.argumentsJSON)
    }

    private static let malformed =
        ToolProblem(.invalidArguments, "The arguments are not a JSON object; send one, such as {}.").outcome
    private static let tooMany =
        ToolProblem(.limitExceeded, "At most \(mostCalls) calls of one answer are run; ask again for this one.").outcome
    private static let tooManyRounds =
        ToolProblem(.limitExceeded, "No more tools are run in this turn; answer with what is known.").outcome
}

extension ToolCall {
    fileprivate func answered(_ outcome: ToolOutcome, seconds: Double) -> ToolResult {
        ToolResult(callID: id, name: name, json: outcome.json, isError: outcome.isError, seconds: seconds)
    }
}
