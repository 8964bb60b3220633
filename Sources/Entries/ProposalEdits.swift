import ChatModel
import Foundation
import HealthModel
import HealthQuery

extension EntryWording {
    /// A proposal with one part typed over.
    /// - Parameter text: as it is shown, or as in a line of entry; an empty one takes the part out.
    /// - Throws: one sentence about what is not understood; the proposal stays as it was.
    public func setting(
        _ key: ProposalField.Key, to text: String, in proposal: Proposal
    ) throws(EntryProblem) -> Proposal {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let field = fields(proposal).first(where: { $0.key == key }), field.text != text else { return proposal }
        guard !text.isEmpty || !field.isRequired else { throw EntryProblem("\(field.label) cannot be left out.") }
        switch proposal {
        case .entry(let entry): return .entry(try setting(field, to: text, in: entry))
        case .goal(let aim): return .goal(try setting(field, to: text, in: aim))
        case .memory(let fact, let about): return try setting(field, to: text, fact, about)
        }
    }

    private func setting(
        _ field: ProposalField, to text: String, in entry: LogEntry
    ) throws(EntryProblem) -> LogEntry {
        switch entry {
        case .water(let milliliters, let at):
            return .water(
                milliliters: field.key == .amount ? try volume(text, .water, field) : milliliters,
                at: field.key == .time ? try moment(text) : at)
        case .weight(let kilograms, let fat, let at):
            return .weight(
                kilograms: field.key == .weight ? try mass(text, .weight, field) : kilograms,
                bodyFatPercent: field.key == .bodyFat ? try figure(text, .bodyFat, field, .percent) : fat,
                at: field.key == .time ? try moment(text) : at)
        case .meal(let meal, let at):
            guard field.key == .time else { return .meal(try setting(field, to: text, in: meal), at: at) }
            return .meal(meal, at: try moment(text))
        case .workout(let workout): return .workout(try setting(field, to: text, in: workout))
        case .checkIn(let checkIn, let day):
            guard field.key == .day else { return .checkIn(try setting(field, to: text, in: checkIn), day: day) }
            return .checkIn(checkIn, day: try self.day(text))
        case .measurement(let measurement, let at):
            guard field.key == .time else { return .measurement(try setting(field, to: text, in: measurement), at: at) }
            return .measurement(measurement, at: try moment(text))
        case .mindfulness(let minutes, let start):
            return .mindfulness(
                minutes: field.key == .length ? try length(text) : minutes,
                start: field.key == .time ? try moment(text) : start)
        case .sleep(let start, let end): return try setting(field, to: text, asleep: start, awake: end)
        case .strength(let sets, let at):
            guard field.key == .sets else { return .strength(sets, at: try moment(text)) }
            guard case .strength(let typed, _) = try reread(text) else { throw unclear(text, field, "bench 3x8 60kg") }
            return .strength(typed, at: at)
        case .tags(let entry): return .tags(try setting(field, to: text, in: entry))
        case .plan(let sessions): return .plan(try setting(field, to: text, in: sessions))
        case .goalEnd(var end):
            guard field.key == .time else { throw EntryProblem("Only the time of it can be changed.") }
            end.at = try moment(text)
            return .goalEnd(end)
        case .template(let template):
            let line = EntryLine(clock: clock, units: units)
            return .template(
                field.key == .sets
                    ? try line.template(template.name, text)
                    : try SavedTemplate(text, sets: template.sets, day: template.day))
        case .sameWorkout: throw EntryProblem("Which recordings are one is said on the page of the workout.")
        }
    }

    /// An empty text takes the session out; one that is typed over keeps its number.
    private func setting(
        _ field: ProposalField, to text: String, in sessions: [PlannedSession]
    ) throws(EntryProblem) -> [PlannedSession] {
        guard let index = ProposalField.Key.sessions.firstIndex(of: field.key), sessions.indices.contains(index) else {
            return sessions
        }
        var sessions = sessions
        guard !text.isEmpty else {
            sessions.remove(at: index)
            return sessions
        }
        var typed = try EntryLine(clock: clock, units: units).session(text)
        let before = sessions[index]
        (typed.id, typed.origin, typed.sequence) = (before.id, before.origin, before.sequence + 1)
        typed.reason = before.reason
        if typed.sets == nil, typed.type == before.type { typed.sets = before.sets }
        sessions[index] = typed
        return sessions
    }

    /// A part that is a line of entry by itself.
    private func reread(_ line: String) throws(EntryProblem) -> LogEntry? {
        guard case .entry(let entry) = try EntryLine(clock: clock, units: units).read(line) else { return nil }
        return entry
    }

    private func setting(
        _ field: ProposalField, to text: String, in measurement: LogEntry.Measurement
    ) throws(EntryProblem) -> LogEntry.Measurement {
        switch (field.key, measurement) {
        case (.bodyFat, _):
            return .bodyFat(percent: try figure(text, .bodyFat, field, .percent) ?? 0)
        case (.pressure, .bloodPressure(_, _, let pulse)):
            guard case .measurement(.bloodPressure(let systolic, let diastolic, _), _) = try reread("bp \(text)") else {
                throw unclear(text, field, "128/82")
            }
            return .bloodPressure(systolic: systolic, diastolic: diastolic, pulse: pulse)
        case (.heartRate, .bloodPressure(let systolic, let diastolic, _)):
            let pulse = try figure(text, .heartRate, field, .beats)
            return .bloodPressure(systolic: systolic, diastolic: diastolic, pulse: pulse)
        case (.glucose, .glucose(_, let context)):
            guard case .measurement(.glucose(let value, _), _) = try reread("glucose \(text)") else {
                throw unclear(text, field, "5.4 mmol/l")
            }
            return .glucose(millimolesPerLiter: value, context: context)
        case (.context, .glucose(let value, _)):
            guard text.isEmpty || LogEntry.GlucoseContext(rawValue: text.lowercased()) != nil else {
                throw EntryProblem("Write fasting, after meal, or nothing.")
            }
            return .glucose(millimolesPerLiter: value, context: LogEntry.GlucoseContext(rawValue: text.lowercased()))
        case (.temperature, _):
            guard case .measurement(let value, _) = try reread("temp \(text)") else {
                throw unclear(text, field, "37.8")
            }
            return value
        case (.heartRate, _):
            return .restingHeartRate(try figure(text, .restingHeartRate, field, .beats) ?? 0)
        default: return measurement
        }
    }

    private func setting(
        _ field: ProposalField, to text: String, asleep start: Date, awake end: Date
    ) throws(EntryProblem) -> LogEntry {
        let (start, end) = (
            field.key == .asleep ? try moment(text) : start, field.key == .awake ? try moment(text) : end
        )
        guard start < end else { throw EntryProblem("A sleep ends after it began.") }
        _ = try EntryBounds.sleep.check((end.timeIntervalSince(start) / 60).nineDecimals, "A sleep", .minutes)
        return .sleep(from: start, to: end)
    }

    private func setting(
        _ field: ProposalField, to text: String, in entry: LogEntry.TagEntry
    ) throws(EntryProblem) -> LogEntry.TagEntry {
        var entry = entry
        switch field.key {
        case .tags:
            entry.tags = try text.split(separator: ",").map { part throws(EntryProblem) in
                let name = part.trimmingCharacters(in: .whitespaces)
                guard !name.isEmpty, name.count <= 40 else { throw EntryProblem("A tag has 1 to 40 characters.") }
                return TagLexicon.name(name.lowercased()) ?? name
            }
        case .dose: entry.amount = text.isEmpty ? nil : String(text.prefix(40))
        case .severity: entry.severity = try whole(text, 0...10, field)
        case .note: entry.note = try EntryBounds.note(text)
        case .day: entry.day = try day(text)
        case .time:
            let at = try moment(text)
            (entry.at, entry.day) = (at, clock.local(at).day)
        default: break
        }
        guard !entry.tags.isEmpty || entry.note != nil else {
            throw EntryProblem("It says nothing; take it back instead.")
        }
        return entry
    }

    private func setting(
        _ field: ProposalField, to text: String, in meal: LogEntry.Meal
    ) throws(EntryProblem) -> LogEntry.Meal {
        var meal = meal
        switch field.key {
        case .name: meal.name = try EntryBounds.name(text) ?? meal.name
        case .energy: meal.kilocalories = try figure(text, .foodEnergy, field, .kilocalories)
        case .protein: meal.protein = try figure(text, .protein, field, .grams)
        case .carbohydrates: meal.carbohydrates = try figure(text, .carbohydrates, field, .grams)
        case .fat: meal.fat = try figure(text, .fat, field, .grams)
        case .caffeine: meal.caffeine = try figure(text, .caffeine, field, .milligrams)
        case .alcohol: meal.alcohol = try figure(text, .alcohol, field, .drinks)
        default: break
        }
        return meal
    }

    private func setting(
        _ field: ProposalField, to text: String, in workout: LogEntry.LoggedWorkout
    ) throws(EntryProblem) -> LogEntry.LoggedWorkout {
        var workout = workout
        switch field.key {
        case .type: workout.type = ActivityLexicon.type(text) ?? workout.type
        case .length: workout.minutes = try length(text)
        case .distance: workout.kilometres = text.isEmpty ? nil : try distance(text, field)
        case .energy: workout.kilocalories = try figure(text, .activeEnergy, field, .kilocalories)
        case .heartRate: workout.averageHeartRate = try figure(text, .heartRate, field, .beats)
        case .effort: workout.effort = try whole(text, 1...10, field)
        case .indoor: workout.isIndoor = try yesOrNo(text, field)
        case .time: workout.start = try moment(text)
        case .note: workout.note = try EntryBounds.note(text)
        default: break
        }
        guard workout.start + workout.minutes * 60 <= clock.latest + 60 else {
            throw EntryProblem("A workout that began then and took that long is not over yet.")
        }
        return workout
    }

    private func setting(
        _ field: ProposalField, to text: String, in checkIn: CheckIn
    ) throws(EntryProblem) -> CheckIn {
        var checkIn = checkIn
        if let scale = field.key.scale { checkIn[scale] = try whole(text, 1...5, field) }
        if field.key == .note { checkIn.notes = try EntryBounds.note(text) }
        guard checkIn.isRated else {
            throw EntryProblem("A check-in says at least one of mood, energy, stress, motivation and soreness.")
        }
        return checkIn
    }

    private func setting(
        _ field: ProposalField, to text: String, in aim: Goal.Aim
    ) throws(EntryProblem) -> Goal.Aim {
        var aim = aim
        switch field.key {
        case .target:
            switch aim.metric {
            case .weight: aim.target = try mass(text, .weight, field)
            case .water: aim.target = try volume(text, .goal, field)
            case .runDistance: aim.target = try distance(text, field)
            default: aim.target = try figure(text, .goal, field, aim.unit(units)) ?? aim.target
            }
        case .period:
            guard let period = Goal.Period(rawValue: text.lowercased()) else {
                throw EntryProblem("Write day, week, month or year.")
            }
            guard period.mostDays <= 7 || aim.metric.kind == .cumulative else {
                throw EntryProblem("Write day or week: it is an average, and no sum of a \(period.rawValue).")
            }
            aim.period = period
        case .due:
            guard !text.isEmpty else {
                aim.due = nil
                break
            }
            guard let due = CivilDay(iso: text), due > clock.today else {
                throw EntryProblem("Write a day to come, as \(clock.today.advanced(by: 90).iso).")
            }
            aim.due = due
        default: break
        }
        return aim
    }

    private func setting(
        _ field: ProposalField, to text: String, _ fact: String, _ about: Memory.About
    ) throws(EntryProblem) -> Proposal {
        guard field.key == .about else {
            guard text.count <= Memory.longestFact else {
                throw EntryProblem("A memory is at most \(Memory.longestFact) characters long.")
            }
            return .memory(fact: text, about: about)
        }
        guard let about = Memory.About(rawValue: text.lowercased()) else {
            throw EntryProblem("Write one of \(Memory.About.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        return .memory(fact: fact, about: about)
    }

    // MARK: Values

    private func unclear(_ text: String, _ field: ProposalField, _ example: String) -> EntryProblem {
        EntryProblem("“\(text.prefix(40))” is no \(field.label.lowercased()): write \(example), for example.")
    }

    private func volume(_ text: String, _ bounds: EntryBounds, _ field: ProposalField) throws(EntryProblem) -> Double {
        let example = units == .metric ? "500 ml" : "16 fl oz"
        let pieces = try EntryPieces.of(text)
        let line = EntryLine(clock: clock, units: units)
        try line.refuseAmbiguous(pieces)
        guard let (amount, rest) = TypedVolume.first(in: pieces), rest.isEmpty else {
            throw unclear(text, field, example)
        }
        let value = try TypedVolume.milliliters(amount.value, amount.unit, units, source: amount.source)
        return try bounds.check(value, field.label, units.volume)
    }

    private func mass(_ text: String, _ bounds: EntryBounds, _ field: ProposalField) throws(EntryProblem) -> Double {
        var pieces = try EntryPieces.of(text)
        try EntryLine(clock: clock, units: units).refuseAmbiguous(pieces)
        guard let value = try TypedMass.taken(from: &pieces, units), pieces.isEmpty else {
            throw unclear(text, field, units == .metric ? "72.4 kg" : "159.6 lb")
        }
        return try bounds.check(value, field.label, units.weight())
    }

    private func distance(_ text: String, _ field: ProposalField) throws(EntryProblem) -> Double {
        let example = units == .metric ? "5 km" : "3 mi"
        let pieces = try EntryPieces.of(text)
        try EntryLine(clock: clock, units: units).refuseAmbiguous(pieces)
        guard pieces.count == 1, let (value, unit) = pieces[0].amount else { throw unclear(text, field, example) }
        let named = unit.isEmpty ? units.distance().symbol : unit
        let read = try TypedDistance.kilometres(value, named, pieces[0].source, hasHours: false)
        guard case .kilometres(let distance)? = read else { throw unclear(text, field, example) }
        return try EntryBounds.distance.check(distance, field.label, units.distance())
    }

    /// A number whose unit may be left out, but is not another one; `nil` for an empty text.
    private func figure(
        _ text: String, _ bounds: EntryBounds, _ field: ProposalField, _ unit: ShownUnit
    ) throws(EntryProblem) -> Double? {
        guard !text.isEmpty else { return nil }
        let example =
            NumberText.text(min(bounds.range.upperBound, max(bounds.range.lowerBound, 20))) + " \(unit.symbol)"
        let number = text.prefix { $0.isNumber || ".,".contains($0) }
        let rest = text.dropFirst(number.count).trimmingCharacters(in: .whitespaces).lowercased()
        let names = [unit.symbol.lowercased(), "drink", "drinks", "alcoholic drink", "alcoholic drinks"]
        guard rest.isEmpty || rest == names[0] || (unit == .drinks && names.contains(rest)) else {
            throw unclear(text, field, example)
        }
        switch TypedNumber(number) {
        case .one(let value): return try bounds.check(unit.kept(value), field.label, unit)
        case .two:
            try EntryLine(clock: clock, units: units).refuseAmbiguous(try EntryPieces.of(String(number)))
            throw unclear(text, field, example)
        case .none: throw unclear(text, field, example)
        }
    }

    private func whole(_ text: String, _ range: ClosedRange<Int>, _ field: ProposalField) throws(EntryProblem) -> Int? {
        guard !text.isEmpty else { return nil }
        guard let level = Int(text), range.contains(level) else {
            throw EntryProblem("\(field.label) goes from \(range.lowerBound) to \(range.upperBound).")
        }
        return level
    }

    private func yesOrNo(_ text: String, _ field: ProposalField) throws(EntryProblem) -> Bool? {
        switch text.lowercased() {
        case "": nil
        case "yes", "y": true
        case "no", "n": false
        default: throw EntryProblem("Write yes or no, or nothing.")
        }
    }

    private func length(_ text: String) throws(EntryProblem) -> Double {
        var pieces = try EntryPieces.of(text)
        try EntryLine(clock: clock, units: units).refuseAmbiguous(pieces)
        var figures = WorkoutFigures(units: units, type: "")
        if pieces.count == 1, let number = pieces[0].number { pieces[0].kind = .quantity(number, unit: "min") }
        while !pieces.isEmpty {
            guard try figures.consume(from: &pieces) else { throw EntryProblem("Write a length as 26 min 10 s.") }
        }
        guard figures.kilometres == nil, figures.kilocalories == nil else {
            throw EntryProblem("Write a length as 26 min 10 s.")
        }
        return try EntryBounds.length.check(try figures.length(type: "") / 60, "The length", .minutes)
    }

    private func moment(_ text: String) throws(EntryProblem) -> Date {
        var pieces = try EntryPieces.of(text)
        let moment = try TypedMoment.taken(from: &pieces, by: clock, clockIsLength: false)
        guard pieces.isEmpty || pieces.map(\.word) == ["now"] else {
            throw EntryProblem("“\(text.prefix(40))” is no time: write \(TypedMoment.example).")
        }
        return try moment.instant(by: clock)
    }

    private func day(_ text: String) throws(EntryProblem) -> CivilDay {
        var pieces = try EntryPieces.of(text)
        let moment = try TypedMoment.taken(from: &pieces, by: clock, clockIsLength: false)
        guard pieces.isEmpty else { throw EntryProblem("Write a day as today, yesterday or 2026-03-14.") }
        return try moment.wholeDay(by: clock)
    }
}
