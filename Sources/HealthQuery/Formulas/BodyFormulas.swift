import HealthModel

extension FormulaInputs {
    /// The last weight of the range by the square of the height.
    public func bmi(in dates: ClosedRange<CivilDay>) throws(MissingInput) -> FormulaAnswer {
        let weight = try last(.weight, in: dates)
        let height = try height()
        return [
            ("value", .number(BodyMassIndex.value(kilograms: weight.value, heightM: height))),
            ("weight_kg", .number(weight.value)),
            ("weight_date", .day(weight.day)), ("height_cm", .number(height * 100)),
        ]
    }

    /// Kilograms without fat, of the last date with both weight and body fat.
    public func leanMass() throws(MissingInput) -> FormulaAnswer {
        let both = table.values(.weight).last { table.number(.bodyFat, on: $0.day) != nil }
        guard let both, let fat = table.number(.bodyFat, on: both.day) else {
            throw MissingInput("no date has both weight and body fat")
        }
        return [
            ("value", .number(LeanMass.measured(kilograms: both.value, fatPercent: fat))), ("date", .day(both.day)),
            ("weight_kg", .number(both.value)), ("body_fat_pct", .number(fat)),
        ]
    }

    /// Kilocalories a day from the slope of the weight.
    public func energyFromTrend(in dates: ClosedRange<CivilDay>) throws(MissingInput) -> FormulaAnswer {
        let weights = table.values(.weight, on: table.span(dates))
        guard weights.count >= 3, let slope = TheilSen.slope(weights.daysAndValues) else {
            throw MissingInput("fewer than 3 weights in these dates")
        }
        let first = weights[0]
        let last = weights[weights.count - 1]
        return [
            ("value", .number(EnergyBalance.kilocaloriesADay(kilogramsADay: slope))), ("slope_kg_day", .number(slope)),
            ("n", .number(Double(weights.count))),
            (
                "weights",
                .object([
                    ("metric", .text(DayField.weight.rawValue)), ("unit", .text(DayField.weight.unit)),
                    ("n", .number(Double(weights.count))),
                    ("mean", .number(CompensatedSum.of(weights.lazy.map(\.value)) / Double(weights.count))),
                    ("first", .number(first.value)), ("first_date", .day(first.day)), ("last", .number(last.value)),
                    ("last_date", .day(last.day)),
                ])
            ),
        ]
    }

    /// Kilocalories a day of a body at rest.
    public func mifflin() throws(MissingInput) -> FormulaAnswer {
        let weight = try last(.weight)
        let age = try age(on: table.today)
        let height = try height()
        let energy = RestingEnergy.estimated(
            kilograms: weight.value, heightM: height, age: age, sex: try sex())
        guard let energy else { throw MissingInput("the formula is for adults") }
        return [
            ("value", .number(energy)), ("weight_kg", .number(weight.value)), ("weight_date", .day(weight.day)),
            ("age", .number(Double(age))), ("height_cm", .number(height * 100)),
        ]
    }

    /// The last value less the goal that stands; of a goal of a week, a month or a year the sum of it so far. Where goals of
    /// several spans stand, the first, and the others in `also`: each with its span, and with a reason where there is no value.
    public func goalDistance(_ field: DayField) throws(MissingInput) -> FormulaAnswer {
        guard let goals = person.goals[field], !goals.isEmpty else {
            throw MissingInput("no goal is set for \(field.rawValue)")
        }
        guard goals.count > 1 else { return try distance(field, to: goals[0]) }
        let told = goals.map { goal -> FormulaAnswer in
            let span: FormulaAnswer = [("span", .text(GoalSpan(goal.period, due: goal.due).rawValue))]
            do throws(MissingInput) { return try distance(field, to: goal) + span } catch {
                return error.known + span + [("reason", .text(error.reason))]
            }
        }
        return told[0] + [("also", .list(Array(told.dropFirst())))]
    }

    private func distance(_ field: DayField, to goal: QueryGoal) throws(MissingInput) -> FormulaAnswer {
        var known: FormulaAnswer = [("goal", .number(goal.target))]
        if let period = goal.period, !goal.isDaily {
            known.append(("period", .text(period.rawValue)))
            let last = min(table.today, goal.due ?? table.today)
            let first = period.start(of: last)
            let days = table.values(field, on: table.span(first...last))
            guard !days.isEmpty else {
                throw MissingInput("no \(field.rawValue) is recorded this \(period.rawValue)", known: known)
            }
            let sum = CompensatedSum.of(days.lazy.map(\.value))
            return [("value", .number(sum - goal.target))] + known + [("sum", .number(sum)), ("from", .day(first))]
        }
        let value: DatedValue
        do throws(MissingInput) { value = try last(field) } catch {
            throw MissingInput(error.reason, known: known)
        }
        return [("value", .number(value.value - goal.target))] + known
            + [("last", .number(value.value)), ("date", .day(value.day))]
            + (goal.due.map { [("by", .day($0))] } ?? [])
    }
}

extension [DatedValue] {
    /// Days since the first value, and the values.
    public var daysAndValues: [(x: Double, y: Double)] {
        guard let first else { return [] }
        return map { (Double($0.day - first.day), $0.value) }
    }
}
