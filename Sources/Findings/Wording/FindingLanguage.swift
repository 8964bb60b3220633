/// A language that findings are worded in.
public enum FindingLanguage: String, CaseIterable, Sendable { case english = "en", german = "de" }

extension FindingLanguage {
    /// A kind of workout inside a sentence, by its fixed name.
    package func workout(_ type: String) -> String {
        guard self == .german else { return type.lowercased() }
        return switch type {
        case "Running": "Laufen"
        case "Cycling": "Radfahren"
        case "Swimming": "Schwimmen"
        case "Hiking": "Wandern"
        case "Walking": "Gehen"
        case "Strength": "Krafttraining"
        case "Rowing": "Rudern"
        default: type
        }
    }
}
