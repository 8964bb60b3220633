import HealthModel
import HealthQuery

/// The texts that a column of texts holds, which conditions name.
public struct RecordedNames: Equatable, Sendable {
    /// A column's name; `workouts.type` for the kinds of workout.
    public let name: String
    /// The most frequent first.
    public let values: [String]

    static let most = 24
    /// The key of the names of workout types.
    public static let workoutTypes = "workouts.type"

    /// `nil` without texts.
    public init?(_ name: String, of texts: some Sequence<String>, keeping signs: String = "") {
        var counts: [String: Int] = [:]
        for text in texts { counts[PlainName.cut(text, keeping: signs), default: 0] += 1 }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard !sorted.isEmpty else { return nil }
        (self.name, values) = (name, sorted.prefix(Self.most).map(\.key))
    }

    /// Reads the recorded names that may be seen.
    package static func read(
        _ reading: any QueryReading, upTo today: CivilDay, for consent: ConsentFilter
    ) async throws(HealthStoreError) -> [RecordedNames] {
        var names: [RecordedNames] = []
        let fields = [DayField.sleepSource, .zone, .tags].filter { consent.shares(metric: $0) }
        if !fields.isEmpty {
            let columns = try await reading.days(Set(fields), upTo: today)
            names += fields.compactMap { field in
                RecordedNames(
                    field.rawValue, of: (columns.texts[field] ?? []).flatMap { $0?.names ?? [] }, keeping: "/+")
            }
        }
        guard consent.shares(.workouts) else { return names }
        let types = try await reading.workouts(upTo: today).map(\.type)
        return names + [RecordedNames(workoutTypes, of: types)].compactMap(\.self)
    }
}

extension QueryCall {
    func recordedNames() async throws(ToolProblem) -> [RecordedNames] {
        do throws(HealthStoreError) {
            return try await RecordedNames.read(reading, upTo: today, for: consent)
        } catch {
            throw ToolProblem(error)
        }
    }
}
