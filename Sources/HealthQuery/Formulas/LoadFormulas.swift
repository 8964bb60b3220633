import HealthModel

extension FormulaInputs {
    /// Mean by spread of the daily load (Foster 1998); days of rest count as 0.
    public func monotony(in dates: ClosedRange<CivilDay>) throws(MissingInput) -> FormulaAnswer {
        let loads = loads(on: table.span(dates))
        guard let figures = FieldStatistics(loads) else { throw MissingInput("no date of these dates is recorded") }
        guard let monotony = TrainingLoad.monotony(mean: figures.mean, deviation: figures.deviation) else {
            throw MissingInput("the load is the same on all dates")
        }
        return [
            ("value", .number(monotony)), ("weekly_load", .number(figures.sum)),
            ("strain", .number(TrainingLoad.strain(weeklyLoad: figures.sum, monotony: monotony))),
            ("n", .number(Double(figures.count))),
        ]
    }

    /// Load smoothed over 42 days, from 0 before the first date.
    public func ctl(on day: CivilDay) throws(MissingInput) -> FormulaAnswer {
        try smoothedLoad(TrainingLoad.fitnessDays, on: day)
    }

    /// Load smoothed over 7 days, from 0 before the first date.
    public func atl(on day: CivilDay) throws(MissingInput) -> FormulaAnswer {
        try smoothedLoad(TrainingLoad.fatigueDays, on: day)
    }

    /// `ctl` less `atl` of the day before.
    public func tsb(on day: CivilDay) throws(MissingInput) -> FormulaAnswer {
        let days = try recordedDates(upTo: day)
        guard days.count > 1 else { throw MissingInput("nothing is recorded before this date") }
        let loads = loads(on: days).map(\.value)
        let (fitness, fatigue) = (
            TrainingLoad.smoothed(loads, days: TrainingLoad.fitnessDays),
            TrainingLoad.smoothed(loads, days: TrainingLoad.fatigueDays)
        )
        let before = days.count - 2
        return [
            ("value", .number(TrainingLoad.form(fitness: fitness, fatigue: fatigue)[before + 1])), ("date", .day(day)),
            ("ctl_day_before", .number(fitness[before])), ("atl_day_before", .number(fatigue[before])),
            ("n", .number(Double(days.count))),
        ]
    }

    private func smoothedLoad(_ smoothingDays: Int, on day: CivilDay) throws(MissingInput) -> FormulaAnswer {
        let days = try recordedDates(upTo: day)
        let levels = TrainingLoad.smoothed(loads(on: days).map(\.value), days: smoothingDays)
        return [("value", .number(levels[levels.count - 1])), ("date", .day(day)), ("n", .number(Double(days.count)))]
    }

    /// Mean load of 7 days by that of 28, both ending at the date. It describes; it foretells nothing.
    public func acwr(on day: CivilDay) throws(MissingInput) -> FormulaAnswer {
        let days = try recordedDates(upTo: day)
        guard let (acute, chronic) = TrainingLoad.acuteAndChronic(loads(on: days.suffix(28)).map(\.value)) else {
            throw MissingInput("fewer than 28 dates up to this one")
        }
        guard chronic > 0 else { throw MissingInput("no load in 28 days") }
        return [
            ("value", .number(acute / chronic)), ("date", .day(day)), ("mean_7_days", .number(acute)),
            ("mean_28_days", .number(chronic)),
        ]
    }

    private func recordedDates(upTo day: CivilDay) throws(MissingInput) -> [CivilDay] {
        guard day <= table.today, let first = table.first, first <= day else {
            throw MissingInput("nothing is recorded up to this date")
        }
        return table.span(first...day)
    }

    /// A date without a workout is a day of rest.
    private func loads(on days: [CivilDay]) -> [DatedValue] {
        days.map { DatedValue(day: $0, value: table.number(.load, on: $0) ?? 0) }
    }
}
