import ChatModel
import CoachTools
import Entries
import HealthModel

/// `make a template of my last workout`, `propose a template`: the sets of the last day of strength training are proposed
/// under a name.
struct TemplateRequest {
    static let question =
        "No sets are written down in the last 90 days. Say what is in it: save template push day: bench 3x8 60kg, squat 5x5 100."

    /// `nil` for a text that asks for no template, and for one that says the sets itself.
    init?(_ text: String) {
        let words = Question(text)
        let verbs = [
            "make", "build", "create", "suggest", "propose", "save", "give", "mach", "mache", "bau", "baue", "erstelle",
            "schlag", "schlage", "speichere",
        ]
        guard words.spells(anyOf: ["template", "vorlage", "trainingsvorlage"]), words.spells(anyOf: verbs),
            !text.contains(":"), !text.contains(where: \.isNumber)
        else { return nil }
    }

    /// The call that proposes it, by the reply of `journal`; `nil` where it lists no sets.
    func call(_ journal: Finding) -> PlannedCall? {
        let rows = journal.rows("exercises").compactMap { row -> (name: String, day: String, sets: String)? in
            guard let name = row["exercise"].text, let day = row["last_date"].text, let last = row["last"].text else {
                return nil
            }
            return (name, day, last)
        }
        guard let newest = rows.map(\.day).max() else { return nil }
        let last = rows.filter { $0.day == newest }
        let sets = last.flatMap { row in row.sets.split(separator: ", ").compactMap { Self.line(row.name, String($0)) }
        }
        let name = last.prefix(2).map(\.name).joined(separator: " and ")
        return PlannedCall(
            tool: SaveTemplateTool.name,
            fields: [("name", .string(name)), ("sets", .string(sets.joined(separator: ", ")))])
    }

    /// `3 x 8 at 60 kg` of the journal as it is typed: `bench press 3x8 60 kg`; `nil` for the effort behind it.
    private static func line(_ exercise: String, _ run: String) -> String? {
        guard !run.hasPrefix("RPE") else { return nil }
        let plain = run.replacing(" x ", with: "x").replacing(" at own weight + ", with: " +")
            .replacing(" at own weight - ", with: " -").replacing(" at own weight", with: "").replacing(
                " at ", with: " "
            )
            .replacing(" s", with: "s")
        return "\(exercise) \(plain)"
    }
}

extension OfflineAnswerPlanner {
    /// Proposes a template by the sets that were done last.
    func proposing(_ request: TemplateRequest, _ messages: [ChatMessage]) -> Step {
        let tools = [JournalTool.name, SaveTemplateTool.name]
        guard tools.allSatisfy(offered.contains) else { return .answer(Self.withoutTools) }
        var lookup = Lookup(clock, since: messages, voice: voice)
        let journal = lookup.ask(JournalTool.name, ["kind": .string("sets"), "range": .string("last_90_days")])
        guard lookup.isComplete else { return .calls(lookup.open) }
        if let failure = lookup.failure { return .answer(failure) }
        return logging(
            LogRequest(request.call(journal), what: "the template", asking: TemplateRequest.question), messages)
    }
}
