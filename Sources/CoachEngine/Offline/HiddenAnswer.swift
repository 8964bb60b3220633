import HealthModel
import HealthQuery

/// The wording for data that the person hides.
enum HiddenAnswer {
    /// The answer to a question that was read whole; `nil` where all it is about is shown.
    static func markdown(_ categories: Set<HealthCategory>, hiding hidden: Set<HealthCategory>) -> String? {
        let kept = HealthCategory.allCases.filter { categories.contains($0) && hidden.contains($0) }
        guard !kept.isEmpty else { return nil }
        return
            "\(list(kept)) \(kept.count == 1 ? "is" : "are") hidden, so I can't tell. Settings, Permissions shows it again."
    }

    private static func list(_ categories: [HealthCategory]) -> String {
        let names = categories.map(\.title)
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
