import ChatModel
import Foundation

/// Has the calls of one turn run: those of one answer side by side, and equal ones once.
struct CallDesk {
    private let toolbox: Toolbox
    private let consent: ConsentFilter
    private let now: @Sendable () -> Date
    /// What tools answered in this turn.
    private var known: [Question: ToolOutcome] = [:]

    /// More calls than that in one answer are not run.
    static let mostCalls = 16

    /// What makes two calls equal.
    private struct Question: Hashable, Sendable {
        var name: String
        var arguments: String
    }

    init(_ toolbox: Toolbox, for consent: ConsentFilter, now: @escaping @Sendable () -> Date) {
        self.toolbox = toolbox
        self.consent = consent
        self.now = now
    }

    /// The results in the order of the calls, one for each; `tell` gets each as soon as it is there. When the task is
    /// cancelled, tools that have not begun do not run and what is still missing stays away.
    mutating func results(of calls: [ToolCall], tell: (ToolResult) -> Void) async -> [ToolResult] {
        var results: [Int: ToolResult] = [:]
        var open: [Question: [Int]] = [:]
        func answer(_ index: Int, _ outcome: ToolOutcome, seconds: Double = 0) {
            guard !Task.isCancelled else { return }
            let result = calls[index].answered(outcome, seconds: seconds)
            results[index] = result
            tell(result)
        }
        for (index, call) in calls.enumerated() {
            let question = Self.question(of: call)
            if index >= Self.mostCalls {
                answer(index, Self.tooMany)
            } else if call.isMalformed {
                answer(index, Self.malformed)
            } else if let outcome = known[question] {
                answer(index, outcome)
            } else {
                open[question, default: []].append(index)
            }
        }
        for await (question, outcome, seconds) in running(open.keys.map { $0 }) {
            // An error may pass: the same call is run again then.
            if !outcome.isError { known[question] = outcome }
            for index in open[question] ?? [] { answer(index, outcome, seconds: seconds) }
        }
        return calls.indices.compactMap { results[$0] }
    }

    /// Results that say so to calls beyond the last round in which some are run.
    static func refusals(of calls: [ToolCall], tell: (ToolResult) -> Void) -> [ToolResult] {
        calls.map { call in
            let result = call.answered(tooManyRounds, seconds: 0)
            tell(result)
            return result
        }
    }

    /// Each answer as it comes. The tasks belong to the reader: they are cancelled with it.
    private func running(_ questions: [Question]) -> AsyncStream<(Question, ToolOutcome, Double)> {
        AsyncStream { continuation in
            let work = Task { [toolbox, consent, now] in
                await withTaskGroup { group in
                    for question in questions {
                        group.addTask {
                            guard !Task.isCancelled else { return }
                            let start = now()
                            let outcome = await toolbox.run(question.name, question.arguments, for: consent)
                            continuation.yield((question, outcome, max(0, now().timeIntervalSince(start))))
                        }
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    /// Equal JSON is equal, whatever its blanks and the order of its members.
    private static func question(of call: ToolCall) -> Question {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        // What is no JSON is told to the model by the toolbox; here it only has to equal itself.
        let parsed = try? JSONSerialization.jsonObject(with: Data(call.argumentsJSON.utf8)) as? [String: Any]
        let sorted = parsed.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: options) }
        return Question(
            name: call.name, arguments: sorted.map { String(decoding: $0, as: UTF8.self) } ?? call.argumentsJSON)
    }

    private static let malformed =
        ToolProblem(.invalidArguments, "The arguments are not a JSON object; send one, such as {}.").outcome
    private static let tooMany =
        ToolProblem(.limitExceeded, "At most \(mostCalls) calls are run at once; ask again for this one.").outcome
    private static let tooManyRounds =
        ToolProblem(.limitExceeded, "No more tools are run in this turn; answer with what is known.").outcome
}

extension ToolCall {
    fileprivate func answered(_ outcome: ToolOutcome, seconds: Double) -> ToolResult {
        ToolResult(callID: id, name: name, json: outcome.json, isError: outcome.isError, seconds: seconds)
    }
}
