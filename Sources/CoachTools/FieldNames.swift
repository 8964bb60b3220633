import HealthModel
import HealthQuery

/// Finds the column that is meant, and the nearest ones where none is. Nothing is ever put in its place.
enum FieldNames {
    /// - Parameter isMetric: what is asked for, not only what it goes by.
    static func field(_ name: String, at path: String, isMetric: Bool = false) throws(ToolProblem) -> DayField {
        guard let field = DayField(rawValue: name) else { throw unknown(name, at: path, isMetric: isMetric) }
        return field
    }

    static func unknown(_ name: String, at path: String, isMetric: Bool) -> ToolProblem {
        let (near, note) = suggestions(for: name)
        let what = isMetric ? "metric" : "field"
        return ToolProblem(
            isMetric ? .unknownMetric : .unknownField,
            "there is no \(what) \(PlainName.cut(name))\(note.map { " (\($0))" } ?? "")", path: path,
            suggestions: near.filter { $0 != name }, isNoData: isMetric)
    }

    /// Of a column that there is, and that has never had a value.
    static func unrecorded(_ named: QueryCall.Named) -> ToolProblem {
        ToolProblem(
            named.isMetric ? .unknownMetric : .unknownField, "nothing is recorded of \(named.field.rawValue)",
            path: named.path, isNoData: named.isMetric)
    }

    static func workoutField(_ name: String, at path: String) throws(ToolProblem) -> WorkoutField {
        if let field = WorkoutField(rawValue: name) { return field }
        let names = WorkoutField.allCases.map(\.rawValue)
        let everyday = everydayWorkouts[plain(name)].map { [$0.rawValue] }
        throw ToolProblem(
            .unknownField,
            "there is no workout field \(PlainName.cut(name)); there are \(names.joined(separator: ", "))",
            path: path, suggestions: everyday ?? SimilarNames.of(name, among: names))
    }

    /// Everyday names first, then what is written much alike.
    private static func suggestions(for name: String) -> (names: [String], note: String?) {
        let plain = plain(name)
        let known = MetricID.known(as: plain.replacing("_", with: " "))
        if !known.isEmpty { return (known.prefix(3).map(\.rawValue), notes[plain]) }
        return (SimilarNames.of(plain, among: DayField.allCases.map(\.rawValue)), nil)
    }

    private static func plain(_ name: String) -> String {
        String(name.lowercased().prefix(60).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    private static let notes = [
        "hrv": "SDNN, not RMSSD", "heart_rate_variability": "SDNN, not RMSSD", "calories": "burned or eaten",
        "kcal": "burned or eaten", "energy": "burned, eaten or felt",
    ]

    private static let everydayWorkouts: [String: WorkoutField] = [
        "duration": .duration, "distance": .distance, "elevation": .elevation, "heart_rate": .averageHeartRate,
        "average_heart_rate": .averageHeartRate, "max_heart_rate": .maximumHeartRate, "calories": .activeEnergy,
        "kcal": .activeEnergy, "energy": .activeEnergy, "effort": .effort, "pace": .pace, "load": .load,
        "time": .startClock,
    ]
}
