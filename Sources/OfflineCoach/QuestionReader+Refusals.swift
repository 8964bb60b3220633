import HealthModel
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// What is told of a question that cannot be answered.
extension QuestionReader {
    /// Records the part that was understood in spite of the rest.
    func recordUnderstood(_ reading: inout Reading, _ best: Chart.Cover, _ composer: Composer) {
        reading.understood = best.parts.compactMap { part in
            switch part {
            case .quantity(let quantity, _): quantity
            case .kind(let types, _): .workout(types: types, field: nil)
            case .kindAttribute(let types, let field): .workout(types: types, field: field)
            case .attribute(let field): .workout(types: [], field: field)
            case .test(let tests), .only(let tests):
                tests.first.flatMap { if case .day(let field) = $0.subject { .day(field) } else { nil } }
            default: nil
            }
        }
        reading.understoodDays = best.parts.lazy.compactMap { if case .days(let days) = $0 { days } else { nil } }.first
        reading.nearest = composer.question(best.parts)
    }

    /// Why what was said most likely has no answer by what it names; `nil` where it names no such thing.
    static func refusal(_ covers: [Chart.Cover]) -> Refusal? {
        guard let best = covers.first else { return nil }
        // Of readings that are as good, one that cannot be answered goes before.
        for cover in covers where cover.cost <= best.cost + 0.05 {
            for part in cover.parts {
                if case .refusal(let refusal) = part { return refusal }
                // How much would be enough is known of no quantity by itself.
                if part == .enough { return .norm }
            }
        }
        return nil
    }

    /// Why a question that was read whole most likely asks for something else; `nil` where it does not.
    static func refusal(of question: HealthQuestion, _ tokens: [Token]) -> Refusal? {
        // `best run of the year`: of this one, and not which year.
        if [.groupOfMax, .groupOfMin].contains(question.statistic), let grouping = question.grouping,
            NeighbourWords.span(ofWhichIsSaid: tokens) == grouping.rawValue
        {
            return .unclear
        }
        // `the temperature when I ran`: of the air, and not of the wrist.
        if question.quantity == .day(.wristTemperature), question.conditions.contains(where: \.isOfTraining),
            !tokens.contains(where: { token in NeighbourWords.ofBody.contains { token.text.contains($0) } })
        {
            return .weather
        }
        // `mood on days with sun`: of the sky; some daylight there is on nearly all of them.
        let isOfSun = question.conditions.contains {
            $0.subject == .day(.daylightMinutes) && $0.value == .number(0) && [.above, .equal].contains($0.sign)
        }
        if isOfSun, tokens.contains(where: { ["sun", "sunshine", "sonne", "sonnenschein"].contains($0.text) }) {
            return .weather
        }
        return nil
    }
}

extension Requirement {
    fileprivate var isOfTraining: Bool {
        if case .workout = subject { true } else { subject == .day(.workouts) }
    }
}
