import HealthModel
import HealthQuery

/// Streaks and gaps: which of them the words around a number speak of.
extension FigureBinding {
    /// A streak is no gap, and a gap no streak.
    func isOtherRun(_ place: Int, in facts: FactSheet) -> Bool {
        switch facts.facts[place].name {
        case "calendar_days", "recorded_days", "count":
            role == nil && facts.hasRuns && (namesRunOfDays || !ownWords.isDisjoint(with: Self.gaps))
        case "n", "nonzero", "missing": role == nil && namesRunOfDays
        case "longest_gap_days": !ownWords.isDisjoint(with: Self.streaks)
        case "length", "from", "current":
            // A pause is a streak of days without.
            !ownWords.isDisjoint(with: Self.gaps) && facts.path(of: place).hasPrefix("longest")
                && !facts.subject(of: place).isOfDaysWithout
        default: false
        }
    }

    /// `longest run`: a run alone is a workout.
    static func nameRunOfDays(_ words: Set<String>) -> Bool {
        !words.isDisjoint(with: streaks) || words.contains("run") && !words.isDisjoint(with: ["longest", "current"])
    }

    var namesRunOfDays: Bool { Self.nameRunOfDays(ownWords) }

    static let streaks: Set<String> = [
        "streak", "row", "serie", "serien", "série", "racha", "reeks", "sequência", "consecutive", "hintereinander",
        "reeksen",
    ]

    static let gaps: Set<String> = [
        "gap", "gaps", "break", "breaks", "pause", "pausen", "lücke", "pausa", "pauze", "hueco", "interruption",
        "interruzione",
    ]
}
