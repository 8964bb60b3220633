import HealthModel

/// What kind of day it was, `age` days before the last. Everything measured follows from it, so that the metrics of a
/// day agree with each other.
struct SampleLife {
    let seed: UInt64
    let lastDay: CivilDay
    let clock: DayClock

    /// A cold, a holiday, and two days with the watch left at home.
    static let sickAges = 37...43
    static let tripAges = 118...127
    static let watchOffAges: Set<Int> = [76, 77, 205, 289]

    enum Subject: Int { case night = 1, activity, heart, body, workouts, watch, nap }

    func day(_ age: Int) -> CivilDay { lastDay.advanced(by: -age) }
    func start(_ age: Int) -> Int { clock.start(of: day(age)) }
    func noise(_ age: Int, _ subject: Subject) -> SampleNoise { SampleNoise(seed: seed, age, subject.rawValue) }

    func isWeekend(_ age: Int) -> Bool { day(age).weekday >= 5 }
    func isTrip(_ age: Int) -> Bool { Self.tripAges.contains(age) }

    /// 0 well to 1 in bed with a fever.
    func sickness(_ age: Int) -> Double {
        guard Self.sickAges.contains(age) else { return 0 }
        return [0.3, 0.5, 0.7, 0.9, 1, 0.9, 0.5][age - Self.sickAges.lowerBound]
    }

    func wearsWatch(_ age: Int) -> Bool {
        if Self.watchOffAges.contains(age) { return false }
        var noise = noise(age, .watch)
        return age < 7 || !noise.chance(0.012)
    }

    func wearsWatchAtNight(_ age: Int) -> Bool {
        var noise = noise(age, .watch)
        _ = noise.next()
        return wearsWatch(age) && (age < 4 || !noise.chance(0.05))
    }

    /// 0 a year ago to 1 on the last day, with the plateau that everybody has.
    func progress(_ age: Int) -> Double {
        let share = Double(365 - age) / 365
        return share < 0.4 ? share * 1.1 : share < 0.6 ? 0.44 + (share - 0.4) * 0.35 : 0.51 + (share - 0.6) * 1.225
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
