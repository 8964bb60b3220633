import HealthModel
import HealthQuery

/// What is said of data that the person hides.
enum HiddenAnswer {
    /// The answer to a question about what is hidden; `nil` where what it is about is shown.
    static func markdown(_ ask: Ask, hiding hidden: Set<HealthCategory>) -> String? {
        guard !hidden.isEmpty else { return nil }
        let named = ask.isBroad ? measured : ask.categories
        let kept = HealthCategory.allCases.filter { named.contains($0) && hidden.contains($0) }
        guard !kept.isEmpty, !ask.isBroad || kept.count == named.count else { return nil }
        let names = ask.isBroad ? "Everything" : list(kept)
        return
            "\(names) \(kept.count == 1 || ask.isBroad ? "is" : "are") hidden, so I can't tell. Settings, Permissions shows it again."
    }

    /// The answer to a question that was read whole; `nil` where all it is about is shown.
    static func markdown(_ categories: Set<HealthCategory>, hiding hidden: Set<HealthCategory>) -> String? {
        let kept = HealthCategory.allCases.filter { categories.contains($0) && hidden.contains($0) }
        guard !kept.isEmpty else { return nil }
        return
            "\(list(kept)) \(kept.count == 1 ? "is" : "are") hidden, so I can't tell. Settings, Permissions shows it again."
    }

    /// What a summary leaves out; `nil` for a question about something else, and where nothing is hidden.
    static func note(_ ask: Ask, hiding hidden: Set<HealthCategory>) -> String? {
        guard ask.isBroad else { return nil }
        let kept = HealthCategory.allCases.filter { hidden.contains($0) && $0 != .profile }
        return kept.isEmpty ? nil : "Hidden, so not in it: \(list(kept)). Settings, Permissions shows it again."
    }

    private static let measured = Set(HealthCategory.allCases).subtracting([.profile])

    private static func list(_ categories: [HealthCategory]) -> String {
        let names = categories.map(\.title)
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension Ask {
    /// Whether it is about all that is recorded rather than one thing.
    fileprivate var isBroad: Bool {
        guard metrics.isEmpty else { return false }
        switch subject {
        case .summary?, .brief?, .review?, .catalogue?, nil: return true
        default: return false
        }
    }

    /// Whose data it asks for.
    fileprivate var categories: Set<HealthCategory> {
        let bySubject: Set<HealthCategory> =
            switch subject {
            case .sleep?: [.sleep]
            case .rings?: [.activity]
            case .heart?: metrics.isEmpty ? [.heart] : []
            case .body?: metrics.isEmpty ? [.body] : []
            case .workouts?: [.workouts]
            case .recovery?: metrics.isEmpty ? [.heart, .sleep] : []
            case .formula(let formula)?: formula.categories
            case .goal(let field)?: Set([field.traits.category].compactMap { $0 })
            case .summary?, .brief?, .review?, .help?, .identity?, .greeting?, .thanks?, .catalogue?, nil: []
            }
        return bySubject.union(metrics.compactMap { $0.traits.category })
    }
}

extension Ask.Formula {
    fileprivate var categories: Set<HealthCategory> {
        switch self {
        case .bmi, .mifflin: [.profile, .body]
        case .leanMass, .energyFromTrend, .goalDistance: [.body]
        case .ctl, .acwr, .monotony: [.workouts, .heart]
        case .vo2Percentile: [.profile, .heart]
        case .zones: [.profile]
        }
    }
}
