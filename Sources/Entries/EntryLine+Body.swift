import Foundation
import HealthModel

/// Readings of instruments: body fat, blood pressure, glucose, temperature, resting heart rate.
extension EntryLine {
    private func figures(_ pieces: [EntryPiece], without names: Set<String>) throws(EntryProblem) -> [EntryPiece] {
        let rest = pieces.filter { piece in
            piece.word.map { !EntryVocabulary.smallTalk.contains($0) && !names.contains($0) } ?? true
        }
        try refuseAmbiguous(rest)
        return rest
    }

    private func measurement(
        _ value: LogEntry.Measurement, _ moment: TypedMoment
    ) throws(EntryProblem) -> LogEntry {
        .measurement(value, at: try moment.instant(by: clock))
    }

    // MARK: Body fat

    func bodyFat(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        let rest = try figures(pieces, without: ["bodyfat", "fat"])
        guard rest.count == 1, let (value, unit) = rest[0].amount, ["", "%", "percent"].contains(unit) else {
            throw EntryProblem("Say how much body fat: “body fat 18.5 %”.")
        }
        return try measurement(.bodyFat(percent: try EntryBounds.bodyFat.check(value, "Body fat", .percent)), moment)
    }

    // MARK: Blood pressure

    func bloodPressure(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        let example = "bp 128/82"
        var rest = try figures(pieces, without: ["bp", "mmhg", "systolic", "diastolic", "from"])
        guard let pair = takePressures(&rest) else { throw EntryProblem("Say both values: “\(example)”.") }
        var factor = 1.0
        if rest.first?.word == "kpa" {
            rest.removeFirst()
            factor = Self.mercuryInKilopascal
        }
        var pulse: Double?
        // `P70`
        if let word = rest.first?.word, word.hasPrefix("p"), let beats = Double(word.dropFirst()) {
            rest[0] = EntryPiece(kind: .number(beats), source: rest[0].source)
        }
        while let word = rest.first?.word, ["pulse", "hr", "heart", "rate", "p", "and", "bei", "at"].contains(word) {
            rest.removeFirst()
        }
        if let (value, unit) = rest.first?.amount, unit.isEmpty || unit == "bpm" {
            pulse = try EntryBounds.heartRate.check(value, "The pulse", .beats)
            rest.removeFirst()
        }
        try refuse(rest, of: "a line about blood pressure", example: example + " 72")
        let (systolic, diastolic) = (
            try EntryBounds.systolic.check((pair.0 * factor).rounded(), "The upper value", .mercury),
            try EntryBounds.diastolic.check((pair.1 * factor).rounded(), "The lower value", .mercury)
        )
        guard systolic - diastolic >= 10 else {
            throw EntryProblem("The upper value comes first and is at least 10 above the lower one: “\(example)”.")
        }
        return try measurement(.bloodPressure(systolic: systolic, diastolic: diastolic, pulse: pulse), moment)
    }

    /// Millimetres of mercury in a kilopascal.
    private static let mercuryInKilopascal = 7.50062

    private static let over: [String?] = ["over", "to", "zu", "on", "auf", "by", "über"]

    /// `128/82`, `128 over 82`, `128 82`, `128 zu 82`.
    private func takePressures(_ pieces: inout [EntryPiece]) -> (Double, Double)? {
        if let index = pieces.firstIndex(where: { $0.word.map { $0.contains("/") } ?? false }),
            let word = pieces[index].word
        {
            let unit = word.drop { $0.isNumber || "/.,".contains($0) }
            let parts = word.dropLast(unit.count).split(separator: "/", omittingEmptySubsequences: false)
                .map { Double($0.replacing(",", with: ".")) }
            guard parts.count == 2 || parts.count == 3, let first = parts[0], let second = parts[1],
                ["", "mmhg", "kpa"].contains(unit)
            else { return nil }
            pieces[index] = EntryPiece(kind: .word(String(unit)), source: pieces[index].source)
            if unit != "kpa" { pieces.remove(at: index) }
            if parts.count == 3, let third = parts[2] {
                pieces.insert(EntryPiece(kind: .number(third), source: pieces.first?.source ?? ""), at: index)
            }
            return (first, second)
        }
        var numbers = pieces.prefix(3).filter { !Self.over.contains($0.word) }.prefix(2)
        guard numbers.count == 2, let first = numbers.popFirst()?.number, let last = numbers.first?.amount,
            ["", "mmhg"].contains(last.unit)
        else { return nil }
        let between = Self.over.contains(pieces[1].word) ? 1 : 0
        pieces.removeFirst(2 + between)
        return (first, last.value)
    }

    // MARK: Glucose

    func glucose(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        let example = units == .metric ? "glucose 5.4" : "glucose 98"
        let context: LogEntry.GlucoseContext? =
            pieces.contains { $0.word == "fasting" || $0.source.lowercased().hasPrefix("nüchtern") }
            ? .fasting : pieces.contains { $0.word == "aftermeal" } ? .afterMeal : nil
        let rest = try figures(
            pieces, without: ["glucose", "fasting", "aftermeal", "zucker", "sugar", "level", "blood"])
        guard rest.count == 1, let (value, unit) = rest[0].amount else {
            throw EntryProblem("Say the value: “\(example)”.")
        }
        let millimoles: Double
        switch unit {
        case "mmol": millimoles = value
        case "mg/dl", "mg": millimoles = UnitSystem.imperial.unit(of: .glucose).kept(value)
        // The values of one unit that a living body has lie below those of the other.
        case "" where value <= 30: millimoles = value
        case "" where value >= 40: millimoles = UnitSystem.imperial.unit(of: .glucose).kept(value)
        case "":
            throw .twoReadings(
                rest[0].source, "\(rest[0].source) mmol/l", "\(rest[0].source) mg/dl",
                write: "\(rest[0].source) mmol/l or \(rest[0].source) mg/dl")
        default: throw EntryProblem("“\(rest[0].source)” is no blood glucose: write it in mmol/l or mg/dl.")
        }
        let kept = try EntryBounds.glucose.check(millimoles, "Blood glucose", units.unit(of: .glucose))
        return try measurement(.glucose(millimolesPerLiter: kept, context: context), moment)
    }

    // MARK: Temperature

    func bodyTemperature(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        let example = units == .metric ? "temp 37.8" : "temp 99.5"
        let rest = try figures(pieces, without: ["temperature", "fever", "celsius", "fahrenheit"])
        guard rest.count == 1, let (value, said) = rest[0].amount else {
            throw EntryProblem("Say the temperature: “\(example)”.")
        }
        var unit = said
        for (word, named) in [("celsius", "c"), ("fahrenheit", "f")] where pieces.contains(where: { $0.word == word }) {
            if unit.isEmpty || unit == "°" { unit = named }
        }
        let fahrenheit = UnitSystem.imperial.temperature(decimals: 1)
        let celsius: Double
        switch unit {
        case "c": celsius = value
        case "f": celsius = fahrenheit.kept(value)
        // Nobody lives at 45 °C, or at as many degrees Fahrenheit.
        case "", "°": celsius = value > 45 ? fahrenheit.kept(value) : value
        default: throw EntryProblem("“\(rest[0].source)” is no temperature: write “\(example)”.")
        }
        let kept = try EntryBounds.bodyTemperature.check(celsius, "A body temperature", units.temperature(decimals: 1))
        return try measurement(.bodyTemperature(celsius: kept), moment)
    }

    // MARK: Resting heart rate

    func restingHeartRate(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        let rest = try figures(
            pieces, without: ["rhr", "pulse", "hr", "in", "ruhe", "at", "rest", "resting", "heart", "rate"])
        guard rest.count == 1, let (value, unit) = rest[0].amount, unit.isEmpty || unit == "bpm" else {
            throw EntryProblem("Say the beats a minute: “resting pulse 52”.")
        }
        let rate = try EntryBounds.restingHeartRate.check(value, "A resting heart rate", .beats)
        return try measurement(.restingHeartRate(rate), moment)
    }
}

extension ShownUnit {
    static let mercury = ShownUnit("mmHg", decimals: 0)
}
