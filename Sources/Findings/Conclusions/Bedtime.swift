import HealthModel
import HealthQuery

/// When to go to bed: wake time less the need by efficiency, less some for a shortfall, and at most half an hour before the
/// usual (training-and-findings.md 10).
public struct BedtimePlan: Equatable, Sendable {
    /// As many nights with a time of waking are needed.
    public static let fewestWakes = 7
    /// Minutes.
    static let largestStep = 30.0
    static let remindBefore = 45.0
    static let coffeeBefore = 360.0
    static let coffeeBetterBefore = 480.0
    static let usualEfficiency = 0.90

    /// Minutes after midnight, as all clock times here.
    public var wake: Double
    /// In bed, minutes.
    public var inBed: Double
    /// For the shortfall, minutes.
    public var extra: Double
    /// By the sum alone.
    public var ideal: Double
    /// When to go to bed, in minutes after midnight.
    public var tonight: Double
    /// When to be reminded, in minutes after midnight.
    public var reminder: Double { Self.clock(tonight - Self.remindBefore) }
    /// The latest time for coffee, in minutes after midnight.
    public var lastCoffee: Double { Self.clock(tonight - Self.coffeeBefore) }
    /// The time after which no coffee would be better, in minutes after midnight.
    public var betterCoffee: Double { Self.clock(tonight - Self.coffeeBetterBefore) }
    /// Whether the sum lies further from the usual than one step.
    public var isStep: Bool { ideal != tonight }

    /// - Parameters:
    ///   - wakes: of like days; `nil` comes of fewer than seven, or of times that have no middle.
    ///   - need: minutes asleep.
    ///   - efficiencies: 0 to 1, of the last nights.
    ///   - shortfall: minutes of 14 nights; `nil` counts as none.
    ///   - usual: bedtime; `nil` where there is none.
    public init?(wakes: [Double], need: Double, efficiencies: [Double], shortfall: Double?, usual: Double?) {
        guard wakes.count >= Self.fewestWakes, let mean = CircularMean(minutesOfDay: wakes), mean.isTypical else {
            return nil
        }
        wake = Self.clock(mean.minutes.rounded())
        let efficiency = min(0.95, max(0.80, Percentile.median(efficiencies) ?? Self.usualEfficiency))
        inBed = (need / efficiency).rounded()
        let hours = (shortfall ?? 0) / 60
        extra = hours < 2 ? 0 : hours < 5 ? 15 : 30
        ideal = Self.clock(wake - inBed - extra)
        tonight = ideal
        if let usual, CircularMean.difference(from: usual, to: ideal) < -Self.largestStep {
            tonight = Self.clock(usual - Self.largestStep)
        }
    }

    static func clock(_ minutes: Double) -> Double {
        let rest = minutes.truncatingRemainder(dividingBy: 1440)
        return rest < 0 ? rest + 1440 : rest
    }
}

extension FindingEngine {
    private static let likeDays = 10
    private static let efficiencyNights = 14

    /// The plan for the night that follows a day; `nil` with too few wake times.
    public func bedtimePlan(_ day: CivilDay) -> BedtimePlan? {
        guard inputs.isShown(.wakeTime) else { return nil }
        let tomorrow = day.advanced(by: 1)
        let reach = day.advanced(by: 1 - FindingInputs.nightsNeeded)...day
        let like = inputs.values(.wakeTime, in: reach).filter { $0.day.isWeekend == tomorrow.isWeekend }
        let beds = inputs.values(.bedTime, in: day.advanced(by: 1 - Standing.baselineDays)...day).map(\.value)
        let usual = CircularMean(minutesOfDay: beds).flatMap { $0.isTypical ? $0.minutes.rounded() : nil }
        let nights = day.advanced(by: 1 - Self.efficiencyNights)...day
        return BedtimePlan(
            wakes: like.suffix(Self.likeDays).map(\.value), need: inputs.person.sleepNeed,
            efficiencies: inputs.values(.sleepEfficiency, in: nights).map { $0.value / 100 },
            shortfall: inputs.debt(upTo: day), usual: usual)
    }

    func bedtime(_ day: CivilDay) -> ConcludedAnswer {
        guard let plan = bedtimePlan(day) else {
            let wakes =
                inputs.isShown(.wakeTime)
                ? inputs.values(.wakeTime, in: day.advanced(by: 1 - FindingInputs.nightsNeeded)...day).count : 0
            return ConcludedAnswer(
                .bedtime, day...day,
                Remark(.bedtimeUnknown, .wakeTime, [.count: Double(wakes), .of: Double(BedtimePlan.fewestWakes)]),
                unknown: [.wakeTime])
        }
        var remarks = [
            Remark(
                .bedtimeWhy, .sleep,
                [
                    .wake: plan.wake, .need: inputs.person.sleepNeed, .minutes: plan.inBed, .extra: plan.extra,
                    .value: inputs.debt(upTo: day) ?? 0, .clock: plan.ideal,
                ])
        ]
        if plan.isStep { remarks.append(Remark(.bedtimeStep, .bedTime, [.clock: plan.ideal, .value: plan.tonight])) }
        remarks.append(
            Remark(
                .lastCoffee, .caffeine, [.caffeine: plan.lastCoffee, .caffeineBetter: plan.betterCoffee]))
        let isLate = isLater(plan.tonight, day)
        return ConcludedAnswer(
            .bedtime, day...day,
            Remark(
                .bedtime, .bedTime, [.clock: plan.tonight, .reminder: plan.reminder, .wake: plan.wake],
                kind: isLate ? "late" : nil), isLate ? [remarks[0]] : remarks)
    }

    /// Whether that time of the evening is past already; the small hours belong to the evening before.
    func isLater(_ bed: Double, _ day: CivilDay) -> Bool {
        guard day == inputs.today, let minute = inputs.minuteOfDay else { return false }
        func afterNoon(_ minute: Double) -> Double { BedtimePlan.clock(minute - 720) }
        return afterNoon(Double(minute)) > afterNoon(bed) && Double(minute) >= 720
    }
}
