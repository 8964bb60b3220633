import HealthModel

/// The kind of day it was, `age` days before 21 November 2026, negative after it: a day of the calendar is the same
/// whatever day the year ends on. Everything measured follows from it, so that the metrics of a day agree with each
/// other.
struct SampleLife {
    let seed: UInt64
    /// At home.
    let clock: DayClock
    /// Where the holiday is spent.
    private let away: DayClock

    private static let reference = CivilDay(number: 20_778)
    private static let yearLength = 365
    /// Every so many days Alex sets goals anew, beginning a year before the reference.
    private static let goalsLength = 730

    /// A cold, a holiday, and two days with the watch left at home.
    static let sickAges = 37...43
    static let tripAges = 118...127
    static let watchOffAges: Set<Int> = [76, 77, 205, 289]

    enum Subject: Int { case night = 1, activity, heart, body, workouts, watch, nap, food, mood, sets, tags, route }

    init(seed: UInt64, clock: DayClock) {
        self.seed = seed
        self.clock = clock
        away = Self.holiday(from: clock) ?? clock
    }

    /// In Lisbon, for whom Lisbon's clock is another; else on the Azores.
    private static func holiday(from clock: DayClock) -> DayClock? {
        let midsummer = CivilDay(number: 20_651)
        return ["Europe/Lisbon", "Atlantic/Azores"].lazy.compactMap { DayClock(zoneName: $0) }
            .first { $0.start(of: midsummer) != clock.start(of: midsummer) }
    }

    func day(_ age: Int) -> CivilDay { Self.reference.advanced(by: -age) }
    func age(on day: CivilDay) -> Int { Self.reference - day }
    /// The same every year: 0 to 364.
    private func season(_ age: Int) -> Int { (age % Self.yearLength + Self.yearLength) % Self.yearLength }
    /// Where Alex is on the day.
    private func clockThere(_ age: Int) -> DayClock { isTrip(age) ? away : clock }
    func zoneName(_ age: Int) -> String { clockThere(age).zoneName }
    func start(_ age: Int) -> Int { clockThere(age).start(of: day(age)) }
    func noise(_ age: Int, _ subject: Subject) -> SampleNoise { SampleNoise(seed: seed, age, subject.rawValue) }

    func isWeekend(_ age: Int) -> Bool { day(age).weekday >= 5 }
    func isTrip(_ age: Int) -> Bool { Self.tripAges.contains(season(age)) }
    /// The weeks before the holiday are full of dinners.
    func isFeast(_ age: Int) -> Bool {
        (Self.tripAges.lowerBound - 24..<Self.tripAges.lowerBound).contains(season(age))
    }
    /// After a cold, and in the two days before one is noticed, nobody trains.
    func isFit(_ age: Int) -> Bool {
        !(Self.sickAges.lowerBound - 2...Self.sickAges.upperBound).contains(season(age))
    }
    func isMeasured(_ age: Int) -> Bool { season(age) == 0 }
    /// The watch that was worn first gave way to a newer one.
    func hasNewWatch(_ age: Int) -> Bool { age <= Self.lastAgeOfNewWatch }
    private static let lastAgeOfNewWatch = 210

    /// 0 well to 1 in bed with a fever.
    func sickness(_ age: Int) -> Double {
        guard Self.sickAges.contains(season(age)) else { return 0 }
        return [0.3, 0.5, 0.7, 0.9, 1, 0.9, 0.5][season(age) - Self.sickAges.lowerBound]
    }

    func wearsWatch(_ age: Int) -> Bool {
        if Self.watchOffAges.contains(season(age)) { return false }
        var noise = noise(age, .watch)
        return !noise.chance(0.012)
    }

    func wearsWatchAtNight(_ age: Int) -> Bool {
        var noise = noise(age, .watch)
        _ = noise.next()
        return wearsWatch(age) && !noise.chance(0.05)
    }

    /// 0 a year before the reference to 1 on it, with the plateau that everybody has; then back, and so on.
    func progress(_ age: Int) -> Double {
        let way = ((Self.yearLength - age) % (2 * Self.yearLength) + 2 * Self.yearLength) % (2 * Self.yearLength)
        let share = Double(min(way, 2 * Self.yearLength - way)) / Double(Self.yearLength)
        return share < 0.4 ? share * 1.1 : share < 0.6 ? 0.44 + (share - 0.4) * 0.35 : 0.51 + (share - 0.6) * 1.225
    }

    /// The age of the day, on or before another, on which the goals were set that hold then.
    func ageOfFirstGoals(before age: Int) -> Int {
        let since = (Self.yearLength - age) % Self.goalsLength
        return age + (since + Self.goalsLength) % Self.goalsLength
    }

    /// -1 in the middle of winter to 1 in the middle of summer (northern): Bhaskara's sine of the day of the year.
    func summer(_ age: Int) -> Double {
        let (year, _, _) = day(age).components
        let ordinal = day(age).number - (CivilDay(year: year, month: 1, day: 1)?.number ?? 0)
        let turn = Double((ordinal - 111 + 730) % 365) / 365
        let half = turn < 0.5 ? turn * 2 : turn * 2 - 1
        let sine = 16 * half * (1 - half) / (5 - 4 * half * (1 - half))
        return turn < 0.5 ? sine : -sine
    }

    func restingRate(_ age: Int) -> Double {
        var noise = noise(age, .heart)
        return noise.around(61.5 - 5 * progress(age), by: 1.1) + 9 * sickness(age) + (isTrip(age) ? 2 : 0)
    }
}
