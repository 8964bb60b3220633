import HealthModel
import ImportKit
import SampleData

/// Ten years of an invented person with as many samples as asked for: sample years one after the other, and between
/// their samples those that a watch writes all day, so that the mixture is that of a real export.
struct SyntheticYears {
    let samples: Int
    let endingOn: CivilDay
    let clock: DayClock

    private static let years = 10
    private static let daysPerYear = SampleYear.days
    private static let samplesPerSampleYear = 115_000
    /// What fills the rest, with shares that add up to one.
    private static let dense: [(type: ImportedType, share: Double, value: Double)] = [
        (.init(identifier: "HKQuantityTypeIdentifierHeartRate", unit: "count/min", aggregation: .discrete), 0.4, 70),
        (
            .init(identifier: "HKQuantityTypeIdentifierActiveEnergyBurned", unit: "kcal", aggregation: .cumulative),
            0.3, 0.4
        ),
        (
            .init(identifier: "HKQuantityTypeIdentifierBasalEnergyBurned", unit: "kcal", aggregation: .cumulative), 0.3,
            1.1
        ),
    ]

    func feed(into sink: any ImportSink) throws -> ImportTally {
        let end = clock.start(of: CivilDay(number: endingOn.number + 1))
        var left = samples
        for age in (0..<Self.years).reversed() where left > 0 {
            let last = CivilDay(number: endingOn.number - age * Self.daysPerYear)
            try SampleYear(endingOn: last, clock: clock, now: end).feed(into: sink)
            left -= Self.samplesPerSampleYear
        }
        for dense in Self.dense {
            try feed(dense, count: Int(Double(max(0, left)) * dense.share), until: end, into: sink)
        }
        var tally = ImportTally()
        tally.records = samples
        return tally
    }

    private func feed(
        _ dense: (type: ImportedType, share: Double, value: Double), count: Int, until end: Int,
        into sink: any ImportSink
    ) throws {
        guard count > 0 else { return }
        let source = try sink.number(
            of: ImportedSource(name: "Alex’s Apple Watch", device: "Apple Watch, Watch7,1", sourceClass: .watch))
        let type = try sink.number(of: dense.type)
        let seconds = Self.years * Self.daysPerYear * 86_400
        var batch: [ImportedSample] = []
        batch.reserveCapacity(4_096)
        for index in 0..<count {
            let start = end - seconds + Int(Double(index) / Double(count) * Double(seconds))
            // Off the even minutes of the sample years, so that no two are the same sample.
            let value = dense.value * (1 + 0.3 * Double((index * 7_919) % 997) / 997)
            batch.append(
                ImportedSample(
                    type: type, source: source, start: Int64(start) | 1,
                    duration: dense.type.aggregation == .discrete ? 0 : 20,
                    value: value))
            if batch.count == 4_096 {
                try sink.add(samples: batch)
                batch.removeAll(keepingCapacity: true)
            }
        }
        try sink.add(samples: batch)
    }
}
