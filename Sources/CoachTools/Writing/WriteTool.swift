import ChatModel
import Entries
import Foundation
import HealthModel
import JSON

/// A tool that stores something once the person has said yes to it. The arguments have passed its schema.
package protocol WriteTool: CoachTool {
    static var name: String { get }
    var toolkit: WritingToolkit { get }
    /// The proposal that the person is asked about; nothing is stored yet.
    func proposal(_ call: WriteCall) async throws(ToolProblem) -> Proposal
}

extension WriteTool {
    public var definition: ToolDefinition { ToolSchemas.definition(Self.name) }

    /// Checks the arguments by the schema, asks the person, and stores what was agreed to.
    public func run(_ arguments: JSONValue, for consent: ConsentFilter) async -> ToolOutcome {
        await run(arguments, for: consent, in: nil)
    }

    /// - Parameter conversation: the one the call is made in, which a memory names.
    package func run(_ arguments: JSONValue, for consent: ConsentFilter, in conversation: UUID?) async -> ToolOutcome {
        do throws(ToolProblem) {
            try ToolSchemas.check(arguments, for: Self.name)
            let proposal = try await proposal(WriteCall(arguments: ToolArguments(arguments), clock: toolkit.clock()))
            return try await toolkit.stored(proposal, for: consent, in: conversation)
        } catch {
            return error.outcome
        }
    }
}

/// One call of a tool that writes: its arguments, and what a moment is told by.
package struct WriteCall {
    let arguments: ToolArguments
    let clock: EntryClock

    /// ISO 8601, `2026-03-14T07:30` by the person's clock or with an offset, `07:30` of today.
    /// - Returns: `nil` where it is left out.
    /// - Throws: `invalid_arguments` for another text, a time that never was, and the future.
    func time(_ key: String = "time") throws(ToolProblem) -> Date? {
        guard let text = arguments.text(key) else { return nil }
        guard let moment = ISOMoment(text) else {
            throw ToolProblem(
                .invalidArguments,
                "It has to be a local time such as 2026-03-14T07:30; of a time said vaguely ask the person first.",
                path: key)
        }
        guard let instant = moment.instant(by: clock) else {
            throw ToolProblem(
                .invalidArguments, "That time is left out by the clocks, which were put forward.", path: key)
        }
        guard instant <= clock.latest else {
            throw ToolProblem(.invalidArguments, "It lies in the future; only what has happened is logged.", path: key)
        }
        return instant
    }

    /// The time an argument says, else now, or so many seconds before.
    /// - Parameter text: what else the call says, such as a name: a time said vaguely in it is not now.
    /// - Throws: `invalid_arguments` also where now is no moment that may be logged: a day to come is today.
    func moment(
        _ key: String = "time", before seconds: Double = 0, saying text: String? = nil
    ) throws(ToolProblem) -> Date {
        if let time = try time(key) { return time }
        if let text, let words = VagueTime.said(in: text) {
            throw ToolProblem.vagueTime(words, path: key, isSaid: false)
        }
        guard clock.now <= clock.latest else {
            throw ToolProblem(.invalidArguments, "Today lies in the future; only what has happened is logged.")
        }
        return clock.now - seconds
    }

    func day(_ key: String) throws(ToolProblem) -> CivilDay? {
        guard let text = arguments.text(key) else { return nil }
        guard let day = CivilDay(iso: text) else {
            throw ToolProblem(.invalidArguments, "There is no such date; write it as 2026-03-14.", path: key)
        }
        return day
    }

    /// One line; `nil` for an empty one.
    func text(_ key: String, upTo most: Int) throws(ToolProblem) -> String? {
        guard let text = arguments.text(key) else { return nil }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let kept = String(line.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        guard kept.count <= most else {
            throw ToolProblem(.invalidArguments, "It is at most \(most) characters long.", path: key)
        }
        return kept.isEmpty ? nil : kept
    }
}

extension ToolProblem {
    /// A time that was said in words such as `this morning` is none that may be taken for now.
    /// - Parameter isSaid: whether the words stand where a time is asked for; else they are part of a name or note.
    package static func vagueTime(_ words: String, path: String, isSaid: Bool = true) -> ToolProblem {
        ToolProblem(
            .invalidArguments,
            (isSaid ? "The person said \(words)" : "“\(words)” stands in the call")
                + ", which is no clock time: ask the person for it; what happened right now is given as that time.",
            path: path)
    }
}
