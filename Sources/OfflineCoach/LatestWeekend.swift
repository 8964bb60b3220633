import HealthQuestions
import QuestionLexicons
import QuestionParser

/// `how far did I run at the weekend`: what was is of one weekend, the last or the running one, and not of all of them.
struct LatestWeekend {
    private let days: Days
    /// The extra cost of a cover that names the weekend by one part.
    private static let detour = 1.0

    /// `nil` where several weekends are meant, or nothing is told that was.
    init?(in tokens: [Token], _ calendar: Calendar) {
        let isOne = zip(tokens, tokens.dropFirst()).contains {
            ["am", "uebers", "das", "the"].contains($0.text) && ["wochenende", "weekend"].contains($1.text)
        }
        // `am Wochenende Alkohol getrunken?`
        let isShort = tokens.last.map { Self.participles.contains($0.text) } ?? false
        guard isOne, isShort || tokens.contains(where: { Self.past.contains($0.text) }),
            let days = calendar.period(.weekend, ago: 0) ?? calendar.period(.weekend, ago: 1)
        else { return nil }
        self.days = days
    }

    /// The covers with these days in the place of the weekend, where it is all that is said of days and nothing is held
    /// against it.
    func covers(_ read: [Chart.Cover]) -> [Chart.Cover] {
        guard let best = read.first, best.unread.isEmpty,
            let said = read.first(where: { $0.cost <= best.cost + Self.detour && $0.said.contains(.weekend(true)) })?
                .said,
            said.count(where: { $0 == .weekend(true) }) == 1,
            said.allSatisfy({ $0 == .weekend(true) || Self.isOfOne($0) })
        else { return read }
        return read.map { cover in
            var cover = cover
            cover.parts = cover.parts.map { $0 == .weekend(true) ? .days(days) : $0 }
            return cover
        }
    }

    /// Whether a part goes with a single weekend: it is no habit, and neither an end nor a side of a comparison.
    private static func isOfOne(_ part: Part) -> Bool {
        switch part {
        case .quantity, .kind, .kindAttribute, .attribute, .verb, .calories, .heart, .pair, .unit, .article, .noise,
            .bounds,
            .measure, .indoor, .timeNoun, .exercise, .lifted:
            true
        case .asked(let asked): asked != .often
        case .test(let tests), .only(let tests): tests.allSatisfy { $0.lag == 0 && !$0.isCalendar }
        case .operation(let operation): operation == .sum || operation == .max || operation == .min
        case .and, .plus, .any: true
        default: false
        }
    }

    private static let participles: Set<String> = [
        "getrunken", "gelaufen", "gemacht", "trainiert", "gegangen", "gefahren", "geschwommen", "gegessen",
        "geschlafen",
        "geradelt", "gejoggt", "meditiert", "gewandert", "gehabt",
    ]
    private static let past = QuestionVerbs.germanPast.union([
        "did", "was", "were", "hatten", "waren", "lief", "ging", "schlief", "trank", "ass", "fuhr", "schwamm", "lag",
        "wog",
    ])
}
