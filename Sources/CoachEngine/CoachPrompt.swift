import ChatModel
import CoachTools
import Foundation
import HealthModel
import HealthQuery

/// Puts together what a model is told before the conversation: who it is, how it speaks, where it stops, and the
/// day's data.
///
/// The constant part stands first and the part that changes with every import last, for a provider's cache holds as far
/// as the beginning is equal. The data are quoted as JSON inside a marked block which nothing in them can end
/// (`SnapshotJSON.quoted` escapes the marks), with names cut to plain letters: delimiters are no proof against an
/// instruction hidden in a name, but the coach has nothing to do harm with.
public struct CoachPrompt: Sendable {
    /// The data that are known when the prompt is put together.
    public enum Briefing: Equatable, Sendable {
        case report(DayReport)
        /// The health data could not be read.
        case unavailable(CivilDay)

        var day: CivilDay {
            switch self {
            case .report(let report): report.day
            case .unavailable(let day): day
            }
        }
    }

    public init() {}

    /// - Parameters:
    ///   - options: persona, person and wishes; they come after the rules and do not lift them.
    ///   - consent: what of the person and the data goes in.
    ///   - memories: what the person agreed to have kept in mind.
    ///   - catalogue: the metrics that tools may be asked for.
    ///   - names: the texts that conditions may name.
    public func text(
        for briefing: Briefing, _ options: ReplyOptions, _ consent: ConsentFilter, memories: [Memory] = [],
        catalogue: [CatalogueEntry] = [], names: [RecordedNames] = []
    ) -> String {
        var sections = [beginning(options)]
        if let withheld = withheld(by: consent) { sections.append(withheld) }
        let person = PersonPrompt(facts: options.person, consent: consent, day: briefing.day)
        if let person = person.text { sections.append(person) }
        if let kept = MemoryPrompt(memories: memories, consent: consent).text { sections.append(kept) }
        if let wishes = options.instructions?.trimmingCharacters(in: .whitespacesAndNewlines), !wishes.isEmpty {
            sections.append("# Wishes for this talk\nFollow them where the rules above allow it.\n\(wishes)")
        }
        if let names = CataloguePrompt(entries: catalogue, consent: consent, names: names).text {
            sections.append(names)
        }
        sections.append("# Data\n\(data(briefing, consent))")
        return sections.joined(separator: "\n\n")
    }

    /// How every prompt with data begins: who the coach is, its rules and how it speaks.
    func beginning(_ options: ReplyOptions) -> String {
        [CoachRules.text, PersonaPrompt(persona: options.persona).text].joined(separator: "\n\n")
    }

    /// For a turn that is no matter of data. No persona: nothing playful, and none of the words the person put into it.
    static let textWithoutData = """
        \(CoachRules.text)

        # How you speak
        Warmly, slowly and in few words. Ask openly, say back what you heard, and leave advice until it is asked for.
        """

    /// The categories kept back from the model, so that it neither takes them for not measured nor asks tools for them.
    /// Those that AirFit itself leaves out of the conversation are told of elsewhere.
    private func withheld(by consent: ConsentFilter) -> String? {
        let names = consent.withheld.filter { !consent.leftOut.contains($0) }.map(\.title)
        guard !names.isEmpty else { return nil }
        return """
            # What is not shared
            The person does not share with you: \(names.joined(separator: ", ")). It may have been measured all the \
            same. Where a question needs it, say that it is not shared, that Settings, Privacy is the place to change \
            that, and answer what you can without it. Do not press for it.
            """
    }

    private func data(_ briefing: Briefing, _ consent: ConsentFilter) -> String {
        switch briefing {
        case .unavailable(let day):
            return """
                Today is \(DayName.long(day)). The person's health data cannot be read at the moment. Say so when a \
                question needs them, and give no numbers about this person.
                """
        case .report(let report):
            return PromptData(report: report, consent: consent).text
        }
    }
}
