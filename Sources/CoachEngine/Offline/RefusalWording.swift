import HealthModel
import HealthQuery
import HealthQuestions
import OfflineCoach

/// Why a question gets no figure, in a sentence of its language, with what was understood and what can be asked.
struct RefusalWording {
    var reading: Reading
    var today: CivilDay

    private var isGerman: Bool { reading.language == .german }
    private var wording: QuestionWording {
        QuestionWording(language: reading.language, today: today) { value, field in Wording.value(value, field) }
    }

    func markdown(_ refusal: Refusal, near: [String]) -> String {
        if let fault = reading.fault {
            return FaultWording(language: reading.language, today: today).sentence(fault)
        }
        var lines = [sentence(refusal)]
        if [.unread, .unclear, .withinDay].contains(refusal) {
            lines += [understood, choices(near)].compactMap(\.self)
        }
        return lines.joined(separator: "\n\n")
    }

    private var understood: String? {
        var names = reading.understood.map(wording.name).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        if let days = reading.understoodDays { names.append(wording.days(days)) }
        guard !names.isEmpty else { return nil }
        let list = names.joined(separator: ", ")
        return isGerman ? "Verstanden habe ich: \(list)." : "I understood: \(list)."
    }

    private func choices(_ near: [String]) -> String? {
        guard !near.isEmpty else { return nil }
        let lines = near.enumerated().map { "\($0.offset + 1). \($0.element.filter { !"*_`|<>[]".contains($0) })" }
            .joined(separator: "\n")
        return (isGerman ? "Das kann ich beantworten:" : "These I can answer:") + "\n\n\(lines)"
    }

    private func quoted(_ words: [String]) -> String {
        words.prefix(6).map { isGerman ? "„\(Self.quoted($0))“" : "\"\(Self.quoted($0))\"" }.joined(
            separator: isGerman ? " und " : " and ")
    }

    private func sentence(_ refusal: Refusal) -> String {
        switch refusal {
        case .unread where !reading.unread.isEmpty && (reading.isAboutFigures || reading.understoodDays != nil):
            let words = quoted(reading.unread)
            return isGerman
                ? "\(words) habe ich nicht verstanden, deshalb nenne ich keine Zahl."
                : "I did not understand \(words), so I give no figure."
        case .unread where !reading.unread.isEmpty && reading.unread.count < 4:
            let words = quoted(reading.unread)
            return isGerman
                ? "\(words) habe ich nicht verstanden. \(unknown)" : "I did not understand \(words). \(unknown)"
        case .unread, .unclear:
            guard reading.isAboutFigures else { return unknown }
            return isGerman
                ? "Die Wörter kenne ich, aber nicht, wie sie zusammengehören, deshalb nenne ich keine Zahl."
                : "I know the words, but not how they go together, so I give no figure."
        case .otherTopic: return unknown
        case .withinDay:
            return isGerman
                ? "Das ist hier nur für ganze Tage bekannt, nicht nach Uhrzeit, deshalb nenne ich keine Zahl."
                : "That is known here by whole days, not by the time of day, so I give no figure."
        case .future:
            return isGerman
                ? "Das ist noch nicht gewesen, also ist nichts aufgezeichnet."
                : "That hasn't come yet, so nothing is recorded."
        case .diagnosis:
            return isGerman
                ? "Ich stelle keine Diagnosen. Bei Beschwerden hilft eine Ärztin oder ein Arzt; Zahlen aus deinen Aufzeichnungen nenne ich gern."
                : "I make no diagnoses. A doctor can; I can tell figures from your records."
        case .norm:
            return isGerman
                ? "Dafür habe ich keine Vergleichstabelle. Ob etwas für dich üblich ist, kann ich sagen."
                : "I have no table to compare that with. I can tell whether something is usual for you."
        case .unrecorded:
            return isGerman
                ? "Das wird nicht aufgezeichnet, deshalb kann ich dazu keine Zahl nennen. Was es gibt, zeigt: Welche Daten hast du?"
                : "That is not recorded, so I have no figure for it. Ask \"What data do you have?\" for what there is."
        case .weather:
            return isGerman
                ? "Das Wetter kenne ich nicht: In den Aufzeichnungen steht keines. Das aktuelle zeigt ein gesetzter Ort: `airfit place set NAME`."
                : "I do not know the weather: there is none in your records. For the current weather set a place: `airfit place set NAME`."
        case .somebodyElse:
            return isGerman
                ? "Hier stehen nur deine eigenen Aufzeichnungen, nicht die von anderen."
                : "Only your own records are here, not those of somebody else."
        case .prediction:
            return isGerman
                ? "Das liegt in der Zukunft. Ich sage nichts voraus; ich kann nur nennen, was aufgezeichnet ist."
                : "That lies ahead. I do not predict; I can only tell what is recorded."
        case .tooLong: return OfflineAnswerPlanner.tooLong
        case .language:
            return
                "I read English and German. (Ich lese Englisch und Deutsch. Je lis l'anglais et l'allemand. Leo inglés y alemán. 英語とドイツ語を読みます。)"
        }
    }

    private var unknown: String {
        isGerman
            ? """
            Das geht über meine Regeln hinaus: Ich bin keine KI und sage das lieber, als zu raten. Ich schlage in deinen \
            Aufzeichnungen nach; „Was kann ich fragen?“ zeigt Beispiele.
            """
            : """
            That is beyond my rules: I am no AI, and I would rather say so than guess. I look things up in your records; \
            "What can I ask?" shows examples. For talk like this you can choose a model: set a provider's key, or use a \
            local one such as Ollama.
            """
    }

    /// The questions that are near one; where nothing of it was understood, some that are often asked.
    static func near(_ reading: Reading, _ reader: QuestionReader) -> [String] {
        let near = reader.near(reading)
        guard near.isEmpty, case .refused(.unread) = reading.result, !reading.unread.isEmpty,
            reading.understood.isEmpty,
            reading.understoodDays == nil
        else { return near }
        return reading.language == .german
            ? ["Wie habe ich letzte Nacht geschlafen?", "Wie viele Schritte waren es gestern?"]
            : ["How did I sleep last night?", "How many steps did I take yesterday?"]
    }

    /// A typed text as part of a sentence: without the marks of Markdown, at most 100 characters.
    static func quoted(_ text: String) -> String {
        let words = text.replacing("'", with: "’").filter {
            $0.isLetter || $0.isNumber || $0 == " " || ",.;:’!?-–%/()".contains($0)
        }
        return words.count > 100 ? "\(words.prefix(100))…" : words
    }

    /// Which words were read in spite of a slip; `nil` where there was none.
    static func slips(_ reading: Reading) -> String? {
        let aside = reading.aside.map { aside in
            reading.language == .german
                ? "Beiseite gelassen: „\(quoted(aside))“." : "I left aside \"\(quoted(aside))\"."
        }
        guard !reading.guesses.isEmpty else { return aside }
        let pairs = reading.guesses.sorted { $0.key < $1.key }.map { typed, word in
            reading.language == .german
                ? "„\(Wording.plain(typed))“ als \(word)" : "\"\(Wording.plain(typed))\" as \(word)"
        }
        let read = (reading.language == .german ? "Gelesen: " : "I read ") + pairs.joined(separator: ", ") + "."
        return [aside, read].compactMap(\.self).joined(separator: " ")
    }
}

extension HealthQuestion {
    /// Whose data it asks for.
    var categories: Set<HealthCategory> {
        var categories: Set<HealthCategory> = []
        func add(_ quantity: Quantity) {
            switch quantity {
            case .day(let field): categories.formUnion(field.categories)
            case .workout(_, let field): categories.formUnion(field?.categories ?? [.workouts])
            case .formula(let name, let field):
                if let field { categories.formUnion(field.categories) }
                switch name {
                case "bmi", "mifflin": categories.formUnion([.profile, .body])
                case "lean_mass", "goal_distance": categories.insert(.body)
                case "monotony", "ctl", "atl", "tsb", "acwr": categories.formUnion([.workouts, .heart])
                case "sri", "consistency", "social_jetlag", "sleep_debt": categories.insert(.sleep)
                default: break
                }
            case .days: break
            case .combined(let left, _, let right):
                add(left)
                add(right)
            }
        }
        ([quantity] + more + [other, comparison?.quantity].compactMap(\.self)).forEach(add)
        func add(_ condition: Requirement) {
            switch condition.subject {
            case .day(let field): categories.formUnion(field.categories)
            case .field(let field): categories.formUnion(field.categories)
            case .workout(_, let field): categories.formUnion(field?.categories ?? [.workouts])
            case .date, .timeOfDay: break
            case .any(let tests), .noneOf(let tests): tests.forEach(add)
            }
        }
        (conditions + (comparison?.conditions ?? [])).forEach(add)
        return categories
    }
}
