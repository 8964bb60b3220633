import HealthModel

/// Which part of the heart rate zones are shares of.
public enum ZoneScheme: String, Sendable {
    case ofMaximum = "percent_max"
    case ofReserve = "reserve"
}

extension FormulaInputs {
    /// Training impulse of the first workout of a date, see `TrainingLoad.banister`.
    /// - Parameter type: of the workout, in any case; `nil` for any.
    public func trimp(on day: CivilDay, type: String?) throws(MissingInput) -> FormulaAnswer {
        let workout = workouts.first {
            $0.date == day && (type == nil || $0.type.lowercased() == type?.lowercased())
        }
        guard let workout else { throw MissingInput("no such workout is recorded on this date") }
        guard let average = workout.averageHeartRate else { throw MissingInput("the workout has no heart rate") }
        guard let rest = table.number(.restingHeartRate, on: day) else {
            throw MissingInput("no resting_hr_bpm is recorded on this date")
        }
        let most = try maximumHeartRate(on: day)
        guard most > rest else { throw MissingInput("the maximum heart rate is not above the resting one") }
        let impulse = TrainingLoad.banister(
            minutes: workout.duration, average: average, resting: rest, maximum: most, isFemale: try isFemale())
        return [
            ("value", .number(impulse)), ("hr_max", .number(most)), ("rest", .number(rest)),
            ("avg_hr", .number(average)), ("duration_min", .number(workout.duration)), ("date", .day(day)),
            ("type", .text(workout.type)),
        ]
    }

    /// Five zones from 50, 60, 70, 80 and 90 % on.
    public func heartRateZones(_ scheme: ZoneScheme) throws(MissingInput) -> FormulaAnswer {
        let most = try maximumHeartRate(on: table.today)
        let latest = scheme == .ofReserve ? try last(.restingHeartRate) : nil
        let rest = latest?.value ?? 0
        let bounds = HeartRateZones.bounds(maximum: most, resting: rest)
        let zones = (1...5).map { zone -> [FormulaValue] in
            [.number(Double(zone)), .number(bounds[zone - 1]), .number(bounds[zone])]
        }
        let resting: FormulaAnswer = latest.map { [("rest", .number($0.value)), ("rest_date", .day($0.day))] } ?? []
        return [
            ("scheme", .text(scheme.rawValue)), ("max", .number(most)),
            ("max_source", .text(person.maximumHeartRate == nil ? "208 - 0.7 * age" : "own setting")),
        ] + resting + [("zones", .rows(zones))]
    }

    /// Percentile of the last VO₂max among people of the same sex and decade of age.
    public func vo2Percentile() throws(MissingInput) -> FormulaAnswer {
        let last = try last(.vo2Max)
        let age = try age(on: table.today)
        guard let percentile = VO2MaxNorms.percentile(last.value, age: age, sex: try sex()) else {
            throw MissingInput("the norms are for ages 20 to 89")
        }
        return [
            ("value", .number(percentile)), ("vo2max", .number(last.value)), ("vo2max_date", .day(last.day)),
            ("age", .number(Double(age))), ("reference", .text("FRIEND 2022, treadmill, United States")),
        ]
    }
}
