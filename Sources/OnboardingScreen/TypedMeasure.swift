import HealthModel

/// Heights and weights as people type them in their units; kept in centimetres and kilograms.
enum TypedMeasure: Equatable, Sendable {
    case height, weight

    private static let cmPerInch = 2.54
    private static let kgPerPound = 0.453_592_37

    /// In the units of the person: `178`, `5′10″`, `72.5`, `160`.
    func text(_ value: Double, _ units: UnitSystem) -> String {
        switch (self, units) {
        case (_, .metric): return Self.short(value)
        case (.weight, .imperial): return Self.short(value / Self.kgPerPound)
        case (.height, .imperial):
            let inches = Int((value / Self.cmPerInch).rounded())
            return "\(inches / 12)′\(inches % 12)″"
        }
    }

    /// The typed value in centimetres or kilograms; `nil` when it is no such measure. The unit may stand behind it.
    func value(typed text: String, _ units: UnitSystem) -> Double? {
        let text = text.lowercased().replacing(",", with: ".")
        switch (self, units) {
        case (.height, .metric): return Self.number(text, units: ["cm"]).map { $0 < 3 ? $0 * 100 : $0 }
        case (.weight, .metric): return Self.number(text, units: ["kg"])
        case (.weight, .imperial):
            return Self.number(text, units: ["lbs", "lb"]).map { Self.rounded($0 * Self.kgPerPound) }
        case (.height, .imperial): return Self.inches(text).map { Self.rounded($0 * Self.cmPerInch) }
        }
    }

    func unit(_ units: UnitSystem) -> String {
        switch (self, units) {
        case (.height, .metric): "cm"
        case (.height, .imperial): "feet and inches, such as 5′10″"
        case (.weight, .metric): "kg"
        case (.weight, .imperial): "lb"
        }
    }

    /// The rule for the input, as the end of a sentence.
    func rule(_ units: UnitSystem) -> String {
        switch (self, units) {
        case (.height, .metric): "must be centimetres such as 178"
        case (.height, .imperial): "must be feet and inches such as 5′10″ or 5 10"
        case (.weight, .metric): "must be kilograms such as 72.5"
        case (.weight, .imperial): "must be pounds such as 160"
        }
    }

    /// Feet and inches, or inches alone: `5′10″`, `5'10"`, `5 ft 10`, `5 10`, `70`, `70 in`. One figure up to 8 is feet.
    private static func inches(_ text: String) -> Double? {
        let parts = text.split { !$0.isNumber && $0 != "." }
        let words = text.filter { $0.isLetter }
        guard ["", "ft", "ftin", "in", "feet", "feetinches", "inches"].contains(words) else { return nil }
        let numbers = parts.compactMap { Double($0) }
        guard numbers.count == parts.count,
            text.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLetter) || " .'\"′″’”".contains($0) })
        else { return nil }
        switch numbers.count {
        case 1: return words.hasPrefix("in") || numbers[0] > 8 ? numbers[0] : numbers[0] * 12
        case 2: return numbers[1] < 12 ? numbers[0] * 12 + numbers[1] : nil
        default: return nil
        }
    }

    private static func number(_ text: String, units: [String]) -> Double? {
        var text = text.filter { !$0.isWhitespace }
        if let unit = units.first(where: text.hasSuffix) { text.removeLast(unit.count) }
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
        return Double(text)
    }

    /// To a tenth.
    private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    private static func short(_ value: Double) -> String {
        let value = rounded(value)
        return value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
    }
}
