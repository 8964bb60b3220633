import Foundation
import HealthModel
import HealthQuery

/// The newest weight on record.
public struct NewestWeight: Equatable, Sendable {
    /// The weight in kilograms.
    public var kilograms: Double
    public var day: CivilDay

    public init(kilograms: Double, day: CivilDay) {
        self.kilograms = kilograms
        self.day = day
    }

    /// `nil` where none is on record up to `today`.
    public static func read(
        from reading: any QueryReading, upTo today: CivilDay
    ) async throws(HealthStoreError) -> NewestWeight? {
        let weights = try await reading.days([.weight], upTo: today).numbers[.weight] ?? []
        guard let place = weights.lastIndex(where: { $0 != nil }), let newest = weights[place] else { return nil }
        return NewestWeight(kilograms: newest, day: today.advanced(by: place + 1 - weights.count))
    }
}

/// Finds values that may be stored but are hardly meant, so that they are asked about once more.
public struct Plausibility: Equatable, Sendable {
    /// The last weight that is known, in kilograms.
    public var lastWeight: Double?
    /// How many days ago that was; `nil` where it is not known.
    public var daysSinceWeight: Int?

    public init(lastWeight: Double? = nil, daysSinceWeight: Int? = nil) {
        self.lastWeight = lastWeight
        self.daysSinceWeight = daysSinceWeight
    }

    public init(_ weight: NewestWeight?, on today: CivilDay) {
        self.init(lastWeight: weight?.kilograms, daysSinceWeight: weight.map { max(0, today - $0.day) })
    }

    /// One sentence in the person's units; `nil` where nothing is odd.
    public func doubt(about proposal: Proposal, _ units: UnitSystem) -> String? {
        switch proposal {
        case .entry(.water(let milliliters, _)) where milliliters > Self.mostWater:
            "That is more water at once than a body takes up in two hours."
        case .entry(.weight(let kilograms, let fat, _)): doubt(weight: kilograms, fat: fat, units)
        case .entry(.meal(let meal, _)): doubt(meal)
        case .entry(.workout(let workout)): doubt(workout, units)
        case .entry(.measurement(let measurement, _)): doubt(measurement)
        case .entry(.strength(let sets, _)): Self.doubt(sets)
        case .entry(.sleep(let start, let end)) where end.timeIntervalSince(start) > Self.longestSleep:
            "Hardly anybody sleeps that long."
        case .goal(let aim): doubt(aim, units)
        default: nil
        }
    }

    /// Seconds.
    private static let longestSleep = 14 * 3600.0

    /// Millilitres: healthy kidneys get rid of 0.7 to 1 l in an hour.
    private static let mostWater = 2000.0

    /// Water moves a body by 2 to 3 % from one day to the next, and little more is gained or lost in a week: 4 %, and half a
    /// per cent more for each day. A unit that slipped shows as more than a tenth after any time.
    private var weightTolerance: Double { min(0.1, 0.04 + 0.005 * Double(daysSinceWeight ?? 12)) }

    private func doubt(weight: Double, fat: Double?, _ units: UnitSystem) -> String? {
        if let lastWeight, abs(weight - lastWeight) > lastWeight * weightTolerance {
            let unit = units.weight()
            let difference = NumberText.text(unit.shown(abs(weight - lastWeight)), 1)
            return "That is \(difference) \(unit.symbol) \(weight < lastWeight ? "less" : "more") than the last weight."
        }
        if !(30...300).contains(weight) { return "Hardly anybody weighs that." }
        if let fat, !(3...60).contains(fat) { return "Hardly anybody has that share of body fat." }
        return nil
    }

    private static func doubt(_ sets: [StrengthSet]) -> String? {
        let loads = sets.compactMap { set -> Double? in
            if case .kilograms(let load)? = set.load { load } else { nil }
        }
        if loads.contains(where: { $0 > 300 }) { return "Hardly anybody moves that weight." }
        return loads.contains(0) ? "A weight of 0 moves nothing; bw stands for one's own weight." : nil
    }

    private func doubt(_ measurement: LogEntry.Measurement) -> String? {
        switch measurement {
        case .bodyFat(let percent) where !(3...60).contains(percent): "Hardly anybody has that share of body fat."
        case .restingHeartRate(let rate) where rate > 120: "That is fast for a heart at rest."
        default: nil
        }
    }

    private func doubt(_ meal: LogEntry.Meal) -> String? {
        if let energy = meal.kilocalories {
            if energy > 4000 { return "That is more energy than most eat in two days." }
            let parts = 4 * (meal.protein ?? 0) + 4 * (meal.carbohydrates ?? 0) + 9 * (meal.fat ?? 0)
            if parts > 1.5 * energy + 100 { return "Protein, carbohydrates and fat alone hold more energy than that." }
        }
        if (meal.caffeine ?? 0) > 400 { return "That is more caffeine than is good for most on a whole day." }
        if (meal.alcohol ?? 0) > 15 { return "That many drinks at once are dangerous." }
        return nil
    }

    private func doubt(_ workout: LogEntry.LoggedWorkout, _ units: UnitSystem) -> String? {
        if workout.minutes > 720 { return "That is longer than half a day." }
        if let distance = workout.kilometres, distance > 0 {
            let speed = distance / workout.minutes * 60
            if !WorkoutFigures.speeds(workout.type).contains(speed) {
                let unit = units.distance()
                return "That would be \(NumberText.text(unit.shown(speed), 1)) \(unit.symbol) an hour."
            }
        }
        if let energy = workout.kilocalories, energy > 25 * workout.minutes {
            return "That is more energy than anybody spends in that time."
        }
        return nil
    }

    /// The doubt about a target beyond what the days of its span can hold.
    private func doubt(_ aim: Goal.Aim, _ units: UnitSystem) -> String? {
        let most: [DayField: Double] = [
            .steps: 100_000, .activeEnergy: 8000, .exerciseMinutes: 900, .standHours: 24, .sleepHours: 12,
            .water: 10_000, .runDistance: 100, .workouts: 5, .mindfulMinutes: 480,
        ]
        if aim.metric == .weight {
            if let lastWeight, abs(aim.target - lastWeight) > 0.3 * lastWeight {
                return "That is far from the last weight."
            }
            return (30...300).contains(aim.target) ? nil : "Hardly anybody weighs that."
        }
        guard let most = most[aim.metric], aim.target > most * Double(aim.period?.mostDays ?? 1) else { return nil }
        return "Hardly anybody can do that."
    }
}
