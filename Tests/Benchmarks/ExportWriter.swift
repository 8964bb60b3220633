import Foundation
import HealthModel

/// Writes an invented Apple Health `export.xml`: records type by type, oldest first, with the attributes, the mixture and
/// the length of lines that a phone with a watch writes.
struct ExportWriter {
    let path: String
    let endingOn: CivilDay

    private struct Kind {
        var type: String
        var unit: String
        /// Of all records.
        var share: Double
        var seconds: Int
        var lowest: Double
        var highest: Double
        var decimals: Int
    }

    private static let quantity = "HKQuantityTypeIdentifier"
    private static let kinds = [
        Kind(type: "HeartRate", unit: "count/min", share: 0.25, seconds: 0, lowest: 48, highest: 140, decimals: 0),
        Kind(type: "StepCount", unit: "count", share: 0.1, seconds: 60, lowest: 4, highest: 110, decimals: 0),
        Kind(
            type: "DistanceWalkingRunning", unit: "km", share: 0.1, seconds: 60, lowest: 0.01, highest: 0.1, decimals: 5
        ),
        Kind(
            type: "ActiveEnergyBurned", unit: "kcal", share: 0.35, seconds: 20, lowest: 0.02, highest: 1.4, decimals: 3),
        Kind(type: "BasalEnergyBurned", unit: "kcal", share: 0.14, seconds: 55, lowest: 0.9, highest: 1.3, decimals: 3),
        Kind(type: "AppleExerciseTime", unit: "min", share: 0.02, seconds: 60, lowest: 1, highest: 1, decimals: 0),
        Kind(type: "OxygenSaturation", unit: "%", share: 0.02, seconds: 15, lowest: 0.93, highest: 0.99, decimals: 2),
        Kind(
            type: "RespiratoryRate", unit: "count/min", share: 0.01, seconds: 300, lowest: 12, highest: 18, decimals: 1),
        Kind(
            type: "HeartRateVariabilitySDNN", unit: "ms", share: 0.008, seconds: 60, lowest: 20, highest: 90,
            decimals: 4),
        Kind(
            type: "RestingHeartRate", unit: "count/min", share: 0.002, seconds: 40_000, lowest: 50, highest: 60,
            decimals: 0),
    ]
    private static let device =
        "&lt;&lt;HKDevice: 0x302f8675a&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch7,1, "
        + "software:11.0&gt;"
    /// Of a line, measured.
    private static let bytesPerRecord = 392
    /// A watch writes about so many a day.
    private static let recordsPerDay = 1_700

    func write(bytes: Int) throws {
        guard let file = fopen(path, "w") else { throw CocoaError(.fileWriteUnknown) }
        defer { fclose(file) }
        let records = bytes / Self.bytesPerRecord
        let days = max(1, records / Self.recordsPerDay)
        fputs(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE HealthData [
            <!ELEMENT HealthData (ExportDate,Me,(Record|Workout|ActivitySummary)*)>
            ]>
            <HealthData locale="en_GB">
             <ExportDate value="\(Self.stamp(endingOn.number * 86_400))"/>
             <Me HKCharacteristicTypeIdentifierDateOfBirth="1988-01-17" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexMale"/>

            """, file)
        for kind in Self.kinds { write(kind, count: Int(Double(records) * kind.share), days: days, to: file) }
        fputs("</HealthData>\n", file)
    }

    private func write(_ kind: Kind, count: Int, days: Int, to file: UnsafeMutablePointer<FILE>) {
        let begin = (endingOn.number - days) * 86_400
        let head =
            " <Record type=\"\(Self.quantity)\(kind.type)\" sourceName=\"Alex’s Apple Watch\" sourceVersion=\"11.0\" "
            + "device=\"\(Self.device)\" unit=\"\(kind.unit)\" "
        for index in 0..<count {
            let start = begin + Int(Double(index) / Double(count) * Double(days * 86_400))
            let share = Double((index * 7_919) % 9_973) / 9_973
            let value = Self.decimal(kind.lowest + (kind.highest - kind.lowest) * share, kind.decimals)
            fputs(
                head + "creationDate=\"\(Self.stamp(start + kind.seconds + 60))\" startDate=\"\(Self.stamp(start))\" "
                    + "endDate=\"\(Self.stamp(start + kind.seconds))\" value=\"\(value)\"/>\n", file)
        }
    }

    /// As Apple writes an instant, in UTC.
    private static func stamp(_ unix: Int) -> String {
        let second = unix % 86_400
        let clock = [second / 3_600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(CivilDay(number: unix / 86_400).iso) \(clock[0]):\(clock[1]):\(clock[2]) +0000"
    }

    private static func decimal(_ value: Double, _ decimals: Int) -> String {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let rounded = (value * scale).rounded() / scale
        return decimals == 0 ? "\(Int(rounded))" : "\(rounded)"
    }
}
