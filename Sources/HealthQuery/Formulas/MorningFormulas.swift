import HealthModel

extension FormulaInputs {
    /// The columns that readiness is computed from.
    public static let readinessFields: Set<DayField> = [
        .heartRateVariability, .heartRateVariabilityRMSSD, .restingHeartRate, .sleep, .respiratoryRate,
    ]

    /// How a morning's readings stand against the weeks before, by its parts; see `RecoveryScore`.
    public func readiness(on day: CivilDay) throws(MissingInput) -> FormulaAnswer {
        let days = (0..<RecoveryScore.baselineDaysNeeded).reversed().map { day.advanced(by: -$0) }
        func believed(_ field: DayField) -> [Double?] {
            days.map { table.number(field, on: $0).flatMap { field.isPlausible($0) ? $0 : nil } }
        }
        // One kind of variability: the other where this one is not recorded.
        var variability = (
            field: DayField.heartRateVariability, values: believed(.heartRateVariability)
        )
        if variability.values.allSatisfy({ $0 == nil }) {
            variability = (.heartRateVariabilityRMSSD, believed(.heartRateVariabilityRMSSD))
        }
        let series = RecoveryScore.Series(
            hrvMs: variability.values, restingBPM: believed(.restingHeartRate),
            asleepMinutes: days.map { table.number(.sleep, on: $0) },
            respiratoryRate: believed(.respiratoryRate))
        let parts = RecoveryScore.parts(series, at: days.count - 1, needMinutes: person.sleepNeed)
        guard let score = parts.score else {
            throw MissingInput("too little of HRV, resting heart rate, sleep and breathing is recorded for a score")
        }
        let level = RecoveryScore.level(series, needMinutes: person.sleepNeed)
        let fields = [variability.field, .restingHeartRate, .sleep, .respiratoryRate]
        let rows = zip(parts.weighted, fields).compactMap { part, field -> FormulaAnswer? in
            guard let points = part.value, let value = table.number(field, on: day) else { return nil }
            return [
                ("part", .text(part.name)), ("points", .number(points)), ("weight", .number(part.weight)),
                ("metric", .text(field.rawValue)), ("unit", .text(field.unit)), ("value", .number(value)),
            ]
        }
        return [
            ("value", .number(score)), ("level", .text(level?.rawValue ?? "unknown")), ("date", .day(day)),
            ("parts", .list(rows)),
        ]
    }
}
