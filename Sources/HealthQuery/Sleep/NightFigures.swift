import HealthModel

/// The figures of several nights.
public enum NightFigures {
    /// The sleep debt that Today shows of a day: minutes short of `need` over the nights that ended on the 14 days up to
    /// it, naps of those days minded. `nil` below ten nights; see `SleepRegularity.debt`.
    public static func debt(_ nights: [QueryNight], upTo day: CivilDay, need: Double) -> Double? {
        let fortnight = nights.filter { $0.wakeDate <= day && day - $0.wakeDate < SleepRegularity.debtNights }
        return SleepRegularity.debt(
            asleepMinutes: fortnight.map { $0.naps.reduce($0.asleep, +) }, needMinutes: need)
    }

    /// The consistency that Today shows of a day, 0 to 100, of the nights that ended on the 14 days up to it,
    /// those of a journey left out; `nil` below five.
    public static func consistency(_ nights: [QueryNight], upTo day: CivilDay) -> Double? {
        let fortnight = nights.filter {
            $0.wakeDate <= day && day - $0.wakeDate < SleepRegularity.debtNights && !$0.isTravel
        }
        return SleepRegularity.score(
            midSleepMinutes: fortnight.map {
                SleepRegularity.midSleep(bedMinute: Double($0.bed), wakeMinute: Double($0.wake))
            })
    }

    /// Minutes that were slept less than needed; a longer night does not make up for a shorter one.
    public static func shortfall(_ nights: [QueryNight], need: Double) -> Double {
        CompensatedSum.of(nights.lazy.map { max(0, need - $0.asleep) })
    }

    /// Minutes that were slept less than needed, all nights together; negative where more was slept.
    public static func balance(_ nights: [QueryNight], need: Double) -> Double {
        CompensatedSum.of(nights.lazy.map { need - $0.asleep })
    }

    /// The social jetlag in minutes (`SocialJetlag`); nights of a journey and of the days after it are left out.
    /// - Parameter freeDays: weekdays of waking, 0 for Monday.
    public static func socialJetlag(_ nights: [QueryNight], freeDays: Set<Int>) -> Double? {
        let settled = nights.filter(\.isSettled).map { night in
            let middle = SleepRegularity.midSleep(bedMinute: Double(night.bed), wakeMinute: Double(night.wake))
            return (night.wakeDate, middle)
        }
        return SocialJetlag.minutes(settled, freeDays: freeDays)
    }
}
