import HealthModel
import HealthQuery
import OfflineCoach

/// Why a question gets no figure, in a sentence of its language.
enum RefusalWording {
    /// `nil` for what is answered otherwise.
    static func markdown(_ refusal: Refusal, _ language: Language) -> String? {
        let isGerman = language == .german
        switch refusal {
        case .unrecorded:
            return isGerman
                ? "Das wird nicht aufgezeichnet, deshalb kann ich dazu keine Zahl nennen. Was es gibt, zeigt: Welche Daten hast du?"
                : "That is not recorded, so I have no figure for it. Ask \"What data do you have?\" for what there is."
        case .weather:
            return isGerman
                ? "Das Wetter kenne ich nicht: In den Aufzeichnungen steht keines."
                : "I do not know the weather: there is none in your records."
        case .somebodyElse:
            return isGerman
                ? "Hier stehen nur deine eigenen Aufzeichnungen, nicht die von anderen."
                : "Only your own records are here, not those of somebody else."
        case .prediction:
            return isGerman
                ? "Das liegt in der Zukunft. Ich sage nichts voraus; ich kann nur nennen, was aufgezeichnet ist."
                : "That lies ahead. I do not predict; I can only tell what is recorded."
        case .language:
            return
                "I read English and German. (Ich lese Englisch und Deutsch. Je lis l'anglais et l'allemand. Leo inglés y alemán.)"
        case .future, .unread, .diagnosis, .norm, .otherTopic, .unclear, .tooLong: return nil
        }
    }

    /// Which words were read in spite of a slip; `nil` where there was none.
    static func slips(_ reading: Reading) -> String? {
        guard !reading.guesses.isEmpty else { return nil }
        let pairs = reading.guesses.sorted { $0.key < $1.key }.map { typed, word in
            reading.language == .german
                ? "„\(Wording.plain(typed))“ als \(word)" : "\"\(Wording.plain(typed))\" as \(word)"
        }
        return (reading.language == .german ? "Gelesen: " : "I read ") + pairs.joined(separator: ", ") + "."
    }
}

extension HealthQuestion {
    /// Whether a condition is in a unit that differs between systems.
    var boundsMeasures: Bool {
        (conditions + (comparison?.conditions ?? [])).contains { condition in
            switch condition.subject {
            case .day(let field):
                [.weight, .distance, .runDistance, .water, .wristTemperature].contains(field)
                    && condition.value != .number(0)
            case .field(let field): [.distance, .elevation, .pace].contains(field)
            case .workout(_, let field): field != nil
            case .date: false
            }
        }
    }

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
                case "monotony", "ctl", "acwr": categories.formUnion([.workouts, .heart])
                case "sri", "social_jetlag", "sleep_debt": categories.insert(.sleep)
                default: break
                }
            case .days: break
            }
        }
        ([quantity] + more + [other, comparison?.quantity].compactMap(\.self)).forEach(add)
        for condition in conditions + (comparison?.conditions ?? []) {
            switch condition.subject {
            case .day(let field): categories.formUnion(field.categories)
            case .field(let field): categories.formUnion(field.categories)
            case .workout(_, let field): categories.formUnion(field?.categories ?? [.workouts])
            case .date: break
            }
        }
        return categories
    }
}
