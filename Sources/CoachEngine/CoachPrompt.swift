import Foundation
import HealthModel

/// Puts together what a model is told before the conversation: who it is, how it speaks, where it stops, and the
/// day's data.
///
/// What stays the same stands first and what changes with every import last, for a provider's cache holds as far as
/// the beginning is equal. The data are quoted as JSON inside a marked block which nothing in them can end
/// (`SnapshotJSON.quoted` escapes the marks), with names cut to plain letters: delimiters are no proof against an
/// instruction hidden in a name, but the coach has nothing to do harm with.
public struct CoachPrompt: Sendable {
    /// What is known when the prompt is put together.
    public enum Briefing: Equatable, Sendable {
        case report(DayReport)
        /// The health data could not be read.
        case unavailable(CivilDay)
    }

    public init() {}

    /// - Parameter instructions: The person's own wishes; they come after the rules and do not lift them.
    public func text(for briefing: Briefing, instructions: String? = nil) -> String {
        var sections = [CoachRules.text]
        if let wishes = instructions?.trimmingCharacters(in: .whitespacesAndNewlines), !wishes.isEmpty {
            sections.append("# The person's wishes\nFollow them where the rules above allow it.\n\(wishes)")
        }
        sections.append("# Data\n\(data(briefing))")
        return sections.joined(separator: "\n\n")
    }

    private func data(_ briefing: Briefing) -> String {
        switch briefing {
        case .unavailable(let day):
            return """
                Today is \(DayName.long(day)). The person's health data cannot be read at the moment. Say so when a \
                question needs them, and give no numbers about this person.
                """
        case .report(let report):
            return PromptData(report: report).text
        }
    }
}
