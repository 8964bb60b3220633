import HealthModel
import HealthQuery

/// The days and the times of day that the words around a number bind it to.
extension FigureBinding {
    var hasDays: Bool { !days.isEmpty }

    var hasDaysOfRow: Bool { !days.isEmpty || !daysOfRow.isEmpty }

    /// How many months, quarters or days are named for it.
    var periodCount: Int { days.count }

    /// One day is named for it and nothing else.
    var namesOneDay: Bool { days.count == 1 && days[0].isOneDay }

    /// One weekday is named for it and nothing else.
    var namesWeekday: Bool {
        guard days.count == 1, case .weekday = days[0] else { return false }
        return true
    }

    /// Whether any of the days is named for it or for the number before it.
    func namesRow(_ range: ClosedRange<CivilDay>) -> Bool {
        (days.isEmpty ? daysOfRow : days).contains { $0.meets(range) }
    }

    /// Whether the period or the weekday that a part of a reply is of is named for it.
    func namesPart(_ subject: FactSubject) -> Bool {
        guard let weekday = subject.weekday else { return subject.range.map(names) ?? false }
        return days.contains { $0 == .weekday(weekday) }
    }

    /// Whether any of the days is named for it.
    func names(_ range: ClosedRange<CivilDay>) -> Bool { days.contains { $0.meets(range) } }

    /// Whether a fall is told as a rise, or a rise as a fall, from one day or period to a later one.
    func contradicts(_ change: Double, since earlier: ClosedRange<CivilDay>, baselines: [DayMentions.Named]) -> Bool {
        guard let direction, change != 0, !days.contains(where: { $0.meets(earlier) }),
            baselines.contains(where: { $0.meets(earlier) })
        else { return false }
        return (change > 0) != (direction == .up)
    }

    func allowsDays(_ subject: FactSubject, _ fact: Fact) -> Bool {
        // What is usual is not what a day had.
        if !days.isEmpty, subject.isPrompt, Self.isOfRange(fact.name) { return false }
        let isRow = subject.isRow || subject.isPart
        // `27.3 km on 9 May in 67 minutes`, and not in those of the first ride
        let isFirst = subject.hasOwnDay && fact.name == "first" && daysOfRow.count == 1
        let isOwnRow = isRow && subject.day != nil || subject.isGroup || isFirst
        // The smallest is of another day than the largest.
        let isExtreme = fact.name == "min" || fact.name == "max"
        let named = days.isEmpty && isOwnRow ? daysOfRow.filter { !isExtreme || !$0.isOneDay } : days
        guard !named.isEmpty, let about = subject.bindingDays(of: fact.name) else { return true }
        // A night is called by the day it began on, too.
        let isNight = MetricMentions.isOfNight(subject.metric) || Self.ofNight.contains(fact.name)
        let slack = isNight && !namesNightsByWaking && about.lowerBound == about.upperBound ? 1 : 0
        if !subject.tiedDays.isEmpty, named.contains(where: \.isOneDay) {
            let nights = MetricMentions.isOfNight(subject.metric) && !namesNightsByWaking ? 1 : 0
            return subject.tiedDays.contains { day in named.contains { $0.meets(day.advanced(by: -nights)...day) } }
        }
        let reach = about.lowerBound.advanced(by: -slack)...about.upperBound
        return named.contains { $0.meets(reach) }
    }

    static func isOfRange(_ name: String) -> Bool {
        ["usual", "normal", "day_low", "day_high"].contains { name.hasPrefix($0) }
    }

    static let ofNight: Set<String> = ["bed", "wake", "in_bed_min", "asleep_min"]

    static func clockEnd(_ words: Set<String>) -> RangeEnd? {
        let (isFirst, isLast) = (!words.isDisjoint(with: earliest), !words.isDisjoint(with: latestTimes))
        return isFirst == isLast ? nil : isFirst ? .lower : .upper
    }

    static func endOfNight(_ metrics: Set<DayField>) -> DayField? {
        let ends = metrics.intersection([.bedTime, .wakeTime])
        return ends.count == 1 ? ends.first : nil
    }

    static let earliest: Set<String> = [
        "earliest", "früheste", "frühester", "frühestes", "frühesten", "vroegste", "tôt", "temprana", "temprano",
        "cedo",
    ]

    static let latestTimes: Set<String> = [
        "latest", "späteste", "spätester", "spätestes", "spätesten", "laatste", "tardif", "tardive", "tardía", "tardío",
        "tarda", "tardia",
    ]
}
