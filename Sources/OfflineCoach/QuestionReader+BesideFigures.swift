import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Questions of no figures.
extension QuestionReader {
    /// Whether it asks why, how to do something or what a word means, asks for something to be shown or done, or gets no
    /// number whatever the records say.
    /// - Parameter reading: takes what is answered then.
    func asksBesideFigures(
        _ tokens: [Token], _ covers: [Chart.Cover], after previous: HealthQuestion?, asksHowTo: Bool,
        _ reading: inout Reading
    ) -> Bool {
        let calendar = Calendar(today: today)
        if let previous,
            let said = covers.first(where: \.unread.isEmpty)?.parts.filter({ $0 != .noise && $0 != .article }),
            said.first(where: { $0 != .and }) == .why, said.allSatisfy(\.asksWhy)
        {
            // Why it changed is told of all days, and not of some.
            guard previous.conditions.isEmpty else { return true }
            reading.result = .conclusion(Conclusion(.changed, quantity: previous.quantity, days: previous.days))
            return true
        }
        if asksHowTo {
            // What is done for it is known of no figure.
            if let best = covers.first { recordUnderstood(&reading, best, Composer(calendar: calendar)) }
            return true
        }
        if let term = Self.defined(tokens, covers) {
            reading.result = .request(.explain(.quantity(term)))
            return true
        }
        if QuestionVerbs.asksNorm(tokens), let cover = covers.first(where: { $0.parts.contains(where: \.isSubject) }),
            !cover.parts.contains(.quantity(.day(.vo2Max), isVerb: false))
        {
            reading.result = .refused(.norm)
            return true
        }
        if NormWords.asksWhetherGood(tokens), covers.prefix(1).contains(where: { $0.parts.contains(where: \.hasNorm) })
        {
            reading.result = .refused(.norm)
            return true
        }
        let requests = RequestComposer(
            calendar: calendar, previous: previous,
            asksHowItWent: tokens.contains { QuestionVerbs.going.contains($0.text) },
            saysEveryDay: TellingWords.saysEveryDay(tokens), saysAllGoals: TellingWords.saysAllGoals(tokens),
            asksInfluences: EffectWords.asksInfluences(tokens), illnessTags: IllnessWords.tags(tokens),
            asksTarget: GoalWords.asksTarget(tokens))
        // Said alone it is no word without meaning.
        let isThanks =
            tokens.count == 1 && covers.first?.said.isEmpty == true
            || tokens.first.map { ["thanks", "thank", "thx", "danke"].contains($0.text) } ?? false
        if let cover = covers.first(where: {
            $0.unread.isEmpty && $0.cost <= covers[0].cost + (isThanks ? 0.7 : 0.5) && requests.result($0.parts) != nil
        }),
            let result = requests.result(cover.parts), !Self.goesOn(with: previous, tokens, result)
        {
            reading.result = result
            return true
        }
        // `Schaffe ich einen Halbmarathon?`
        let asksAhead = ["schaffe", "schaff"].contains(tokens.first?.text ?? "")
        if let refusal = asksAhead ? .prediction : Self.refusal(covers) {
            reading.result = .refused(refusal)
            reading.isRemark = refusal == .norm && covers[0].isRemark(tokens)
            return true
        }
        return false
    }

    /// `how did I sleep? – how was it in October?`: the same, and not all of that month.
    private static func goesOn(with previous: HealthQuestion?, _ tokens: [Token], _ result: Reading.Result) -> Bool {
        guard previous != nil, case .conclusion(let conclusion) = result, conclusion.kind == .doing,
            conclusion.days != nil
        else { return false }
        return tokens.contains { TalkWords.pointers.contains($0.text) }
    }

    /// `what is HRV`, and not `what is my HRV`.
    private static func defined(_ tokens: [Token], _ covers: [Chart.Cover]) -> Quantity? {
        let words = tokens.compactMap(\.forms.first)
        let means: Set<String> = ["means", "bedeutet", "heisst"]
        let isTold = words.last.map(means.contains) ?? false && (words.contains("what") || words.contains("was"))
        let isAsked =
            isTold || words.first == "whats" || words.starts(with: ["what", "is"])
            || words.starts(with: ["was", "ist"])
        let own: Set<String> = ["my", "mine", "mein", "meine", "meiner", "i", "ich", "the", "der", "die", "das"]
        guard isAsked, own.isDisjoint(with: words),
            let parts = covers.first(where: { $0.unread.isEmpty || isTold && $0.unread == [tokens.count - 1] })?.parts
        else { return nil }
        let said = parts.filter {
            ![.noise, .article, .asked(.which), .asked(.how)].contains($0) && !(isTold && $0 == .operation(.mean))
        }
        guard said.count == 1 else { return nil }
        switch said[0] {
        case .quantity(let quantity, false): return quantity
        case .attribute(let field): return isTold ? .workout(types: [], field: field) : nil
        default: return nil
        }
    }
}

extension Part {
    /// What doctors have norms of, and the records have none.
    fileprivate var hasNorm: Bool {
        let fields: Set<DayField> = [
            .restingHeartRate, .heartRate, .walkingHeartRate, .heartRateVariability, .heartRateVariabilityRMSSD,
            .bloodOxygen, .respiratoryRate, .weight, .bodyFat, .systolicPressure, .diastolicPressure,
        ]
        return switch self {
        case .quantity(.day(let field), _): fields.contains(field)
        case .test(let tests): tests.contains { test in fields.contains { test.subject == .day($0) } }
        case .pair, .heart: true
        default: false
        }
    }

    /// `why so low?`
    fileprivate var asksWhy: Bool {
        switch self {
        case .why, .and, .adjective, .comparative, .superlative, .turn, .asked(.high), .asked(.long), .asked(.much):
            true
        default: false
        }
    }
}
