import HealthModel

/// Finds the metric that is meant, and the nearest ones where none is.
enum MetricNames {
    /// - Throws: `unknown_metric` with up to three suggestions. Nothing is ever put in its place.
    static func metric(_ name: String) throws(ToolProblem) -> MetricID {
        if let metric = MetricID(rawValue: name) { return metric }
        let (near, note) = suggestions(for: name)
        let hint = near.isEmpty ? "" : "; perhaps \(near.map(\.rawValue).joined(separator: ", "))"
        throw ToolProblem(
            .unknownMetric, "No metric of that name is recorded\(hint)\(note.map { " (\($0))" } ?? "").",
            path: "metric", suggestions: near.map(\.rawValue), isNoData: true)
    }

    /// Everyday names first, then titles, then what is written much alike.
    private static func suggestions(for name: String) -> (metrics: [MetricID], note: String?) {
        let plain = String(name.lowercased().prefix(60).map { $0.isLetter || $0.isNumber ? $0 : "_" })
        if let known = everyday[plain] { return known }
        let titled = MetricID.allCases.filter { $0.title.lowercased().replacing(" ", with: "_") == plain }
        if !titled.isEmpty { return (titled, nil) }
        let near = NearNames.of(plain, among: MetricID.allCases.map(\.rawValue))
        return (near.compactMap(MetricID.init(rawValue:)), nil)
    }

    private static let everyday: [String: (metrics: [MetricID], note: String?)] = [
        "hrv": ([.heartRateVariability], "SDNN, not RMSSD"),
        "rmssd": ([.heartRateVariability], "SDNN, not RMSSD"),
        "hrv_rmssd": ([.heartRateVariability], "SDNN, not RMSSD"),
        "rhr": ([.restingHeartRate], nil),
        "resting_hr": ([.restingHeartRate], nil),
        "hr": ([.heartRate, .restingHeartRate], nil),
        "pulse": ([.heartRate, .restingHeartRate], nil),
        "calories": ([.activeEnergy, .dietaryEnergy], "burned or eaten"),
        "energy": ([.activeEnergy, .dietaryEnergy], "burned or eaten"),
        "kcal": ([.activeEnergy, .dietaryEnergy], "burned or eaten"),
        "sleep_duration": ([.sleep], nil),
        "asleep": ([.sleep], nil),
        "sleep_hours": ([.sleep], nil),
        "oxygen": ([.bloodOxygen], nil),
        "spo2": ([.bloodOxygen], nil),
        "vo2_max": ([.vo2Max], nil),
        "body_weight": ([.weight], nil),
        "stairs": ([.flights], nil),
        "breathing": ([.respiratoryRate], nil),
        "breathing_rate": ([.respiratoryRate], nil),
        "meditation": ([.mindfulMinutes], nil),
    ]
}
