import HealthModel
import ImportKit

/// One value for each minute: how long a value lasts is the smallest step between the first ones.
final class FitbitSeriesReader {
    private let reading: DocumentImport
    private let series: FitbitFile.Series
    private let source: Int32
    private var waiting: [(start: Int64?, value: Double)] = []
    private var duration: Int64?
    /// Values from whose distances the duration of each is inferred.
    private static let probeCount = 64

    init(_ reading: DocumentImport, _ series: FitbitFile.Series) throws {
        self.reading = reading
        self.series = series
        source = try reading.source(FitbitFormat.name, .watch)
    }

    func read() throws {
        reading.emitPending = inferDuration
        try reading.eachElement(reading.json()) { row in
            guard let value = row["value"].number else { return reading.skip(.noValue) }
            let start = FitbitReader.utc(row["dateTime"])
            guard duration == nil else { return try add(start, value) }
            waiting.append((start, value))
            if waiting.count >= Self.probeCount { try inferDuration() }
        }
    }

    private func inferDuration() throws {
        guard duration == nil else { return }
        duration = FitbitReader.step(between: waiting.compactMap(\.start))
        for (start, value) in waiting { try add(start, value) }
        waiting = []
    }

    private func add(_ start: Int64?, _ value: Double) throws {
        let (identifier, unit, factor) = kind
        try reading.add(
            identifier, value * factor, unit, at: start, lasting: series == .altitude ? 0 : duration ?? 60, from: source
        )
    }

    /// Distance is in centimetres; altitude in feet gained, ten of which are a floor.
    private var kind: (identifier: String, unit: String, factor: Double) {
        switch series {
        case .steps: ("HKQuantityTypeIdentifierStepCount", "count", 1)
        case .distance: ("HKQuantityTypeIdentifierDistanceWalkingRunning", "cm", 1)
        case .calories: ("AirFitTotalEnergyBurned", "kcal", 1)
        case .altitude: ("HKQuantityTypeIdentifierFlightsClimbed", "count", 0.1)
        case .sedentary: ("AirFitSedentaryTime", "min", 1)
        case .light: ("AirFitLightActivityTime", "min", 1)
        case .moderate, .vigorous: ("HKQuantityTypeIdentifierAppleExerciseTime", "min", 1)
        }
    }
}
