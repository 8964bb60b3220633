import HealthModel
import HealthQuery

/// A request for a conclusion.
public struct ConclusionRequest: Equatable, Sendable {
    /// The raw value is the name in tools.
    public enum Kind: String, CaseIterable, Sendable {
        /// The findings of a day.
        case today
        case tired, train, bedtime, changed, doing
        case wentWell = "went_well"
        case next, usual
        case forAge = "for_age"
        case effect, recovered, fitter
        /// The day, or the week, in a few sentences.
        case brief, review

        /// Whether it is told of one day, from which its rule looks back as far as it says.
        public var isOfOneDay: Bool {
            switch self {
            case .today, .tired, .train, .bedtime, .next, .forAge, .recovered, .fitter, .brief: true
            case .changed, .doing, .wentWell, .usual, .effect, .review: false
            }
        }
    }
    /// An event whose effect can be asked for.
    public enum Event: String, CaseIterable, Sendable { case trip, illness }

    public var kind: Kind
    /// The column of the table of days that it is asked of; `nil` for none.
    public var field: DayField?
    /// `nil`: the days that the rule names.
    public var dates: ClosedRange<CivilDay>?
    /// The cause whose effect is asked for; `nil` for none.
    public var event: Event?

    public init(
        _ kind: Kind, field: DayField? = nil, dates: ClosedRange<CivilDay>? = nil, event: Event? = nil
    ) {
        (self.kind, self.field, self.dates, self.event) = (kind, field, dates, event)
    }
}

/// A conclusion: what it comes to, the figures that it rests on, what was not known, and one next step.
public struct ConcludedAnswer: Equatable, Sendable {
    public var kind: ConclusionRequest.Kind
    /// The days that it is about.
    public var dates: ClosedRange<CivilDay>
    public var verdict: Remark
    /// The weightiest first.
    public var remarks: [Remark]
    /// The fields that would have counted and are not recorded.
    public var unknown: [DayField]
    /// The categories that would have counted and are kept back.
    public var hidden: [HealthCategory]
    /// The one next step; `nil` where there is none to propose.
    public var step: Remark?

    public init(
        _ kind: ConclusionRequest.Kind, _ dates: ClosedRange<CivilDay>, _ verdict: Remark, _ remarks: [Remark] = [],
        unknown: [DayField] = [], step: Remark? = nil
    ) {
        (self.kind, self.dates, self.verdict, self.remarks) = (kind, dates, verdict, remarks)
        (self.unknown, self.hidden, self.step) = (unknown, [], step)
    }

    /// The day without a value of what is unknown; `nil` where it is unknown at all, or on more days.
    func dayOfUnknown(today: CivilDay) -> CivilDay? {
        switch kind {
        case .tired, .train, .recovered, .brief, .next: dates.upperBound
        // A week up to yesterday is told beside what today lacks.
        case .doing: dates.lowerBound == dates.upperBound ? dates.upperBound : today
        case .today, .bedtime, .changed, .wentWell, .usual, .forAge, .effect, .fitter, .review: nil
        }
    }

    /// Whose data it tells.
    public var categories: Set<HealthCategory> {
        ([verdict] + remarks + [step].compactMap(\.self)).reduce(into: []) { $0.formUnion($1.categories) }
    }
}

extension FindingEngine {
    /// The answer to a request, by the rules of its kind; fields of hidden categories count as hidden, not as unknown.
    public func conclusion(_ request: ConclusionRequest) -> ConcludedAnswer {
        var answer = concluded(request)
        // What is hidden is not unknown.
        let kept = Set(answer.unknown.flatMap(\.categories)).intersection(inputs.hidden)
        answer.hidden = HealthCategory.allCases.filter(kept.contains)
        answer.unknown.removeAll { !$0.categories.isDisjoint(with: inputs.hidden) }
        return answer
    }

    private func concluded(_ request: ConclusionRequest) -> ConcludedAnswer {
        let day = min(request.dates?.upperBound ?? inputs.today, inputs.today)
        switch request.kind {
        case .today: return today(day)
        case .tired: return tired(day)
        case .train: return train(day)
        case .bedtime: return bedtime(day)
        case .changed: return changed(request.dates, field: request.field)
        case .doing: return doing(day, field: request.field, dates: request.dates)
        case .wentWell: return wentWell(request.dates)
        case .next: return next(day)
        case .usual: return usual(request.field, request.dates ?? day...day)
        case .forAge: return forAge(request.field, day)
        case .effect: return effect(request)
        case .recovered: return recovered(day)
        case .fitter: return fitter(day)
        case .brief: return brief(day)
        case .review: return review(request.dates, day)
        }
    }

    private func today(_ day: CivilDay) -> ConcludedAnswer {
        let findings = findings(on: day)
        let remarks = findings.remarks
        let first = remarks.first ?? Remark(.tooLittle, nil, [.count: 0, .of: Double(Standing.fewest)])
        return ConcludedAnswer(.today, day...day, first, Array(remarks.dropFirst()))
    }

    /// Which of these are not recorded on the day. What is final only after it, and has a value so far, is no gap.
    func missing(_ fields: [DayField], on day: CivilDay) -> [DayField] {
        fields.filter { field in
            let isUnderWay =
                !inputs.isComplete(day) && field.isFinalAfterDay && inputs.table.number(field, on: day) != nil
            return inputs.value(field, on: day) == nil && !isUnderWay
        }
    }
}
