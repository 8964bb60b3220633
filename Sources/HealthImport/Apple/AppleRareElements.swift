import HealthModel
import ImportKit

/// The attributes of an element of which a file has few, as text by name. An element over the limits has none.
struct AttributeList {
    private var values: [String: String] = [:]

    /// Reads a tag to its end.
    init(_ tag: inout TagScanner, step: inout TagScanner.Step) {
        while true {
            step = tag.next()
            guard step == .attribute else { break }
            guard !tag.isOverLimit, tag.name.count <= TagScanner.longestName else { continue }
            let name = String(decoding: tag.name.buffer, as: UTF8.self)
            values[name] = AttributeText.decode(tag.value.buffer, atMost: 2048)
        }
        if tag.isOverLimit { values = [:] }
    }

    subscript(name: String) -> String? { values[name] }

    /// `nil` if missing or no number.
    func number(_ name: String) -> Double? {
        values[name].flatMap { Array($0.utf8).withPaddedSlice(DecimalNumber.parse) }
    }
}

extension ImportedActivitySummary {
    /// `nil` if the day is missing or not one of a calendar.
    init?(_ attributes: AttributeList) {
        guard let text = attributes["dateComponents"], let day = CivilDay(iso: text) else { return nil }
        self.init(day: day)
        let unit = attributes["activeEnergyBurnedUnit"] ?? "kcal"
        let factor = AppleUnit.conversion(from: unit, to: "kcal")?.factor ?? 1
        func amount(_ name: String) -> Double {
            attributes.number(name).flatMap { (0...1e6).contains($0) ? $0 : nil } ?? 0
        }
        activeEnergyKcal = amount("activeEnergyBurned") * factor
        activeEnergyGoalKcal = amount("activeEnergyBurnedGoal") * factor
        moveMinutes = amount("appleMoveTime")
        moveGoalMinutes = amount("appleMoveTimeGoal")
        exerciseMinutes = amount("appleExerciseTime")
        exerciseGoalMinutes = amount("appleExerciseTimeGoal")
        standHours = amount("appleStandHours")
        standGoalHours = amount("appleStandHoursGoal")
    }
}

extension ImportedProfile {
    /// From the element `Me`.
    mutating func read(_ attributes: AttributeList) {
        let prefix = "HKCharacteristicTypeIdentifier"
        if let birth = attributes[prefix + "DateOfBirth"].flatMap({ CivilDay(iso: $0) }), birth.components.year >= 1900
        {
            dateOfBirth = birth
        }
        switch attributes[prefix + "BiologicalSex"] {
        case "HKBiologicalSexFemale": sex = .female
        case "HKBiologicalSexMale": sex = .male
        default: break
        }
    }
}
