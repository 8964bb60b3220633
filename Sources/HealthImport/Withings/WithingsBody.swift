import HealthModel
import ImportKit

/// Scale and blood pressure monitor. Times are local without an offset.
struct WithingsBody {
    private let reading: DocumentImport
    private let source: Int32
    private let units: [String]

    init(_ reading: DocumentImport, _ headings: [String]) throws {
        self.reading = reading
        source = try reading.source("Withings", .other)
        units = headings.map { heading in
            guard heading.hasSuffix(")"), let open = heading.lastIndex(of: "(") else { return "" }
            return String(heading[open...].dropFirst().dropLast())
        }
    }

    private func time(_ row: TableRow) -> Int64? {
        row[0].flatMap { WrittenTime($0)?.unix(by: reading.context.home) }
    }

    private func add(_ identifier: String, _ row: TableRow, _ place: Int, at time: Int64?) throws {
        try reading.add(identifier, row.number(place), units[place], at: time, from: source)
    }

    func readWeight() throws {
        try reading.eachRow { row in
            guard let time = time(row) else { return reading.skip(.noStart) }
            guard let weight = row.number(1) else { return reading.skip(.noValue) }
            try add("HKQuantityTypeIdentifierBodyMass", row, 1, at: time)
            if let fat = row.number(2), weight > 0, units[2] == units[1] {
                try reading.add("HKQuantityTypeIdentifierBodyFatPercentage", fat / weight, at: time, from: source)
                try reading.add(
                    "HKQuantityTypeIdentifierLeanBodyMass", weight - fat, units[1], at: time, from: source)
            }
            try add("AirFitBoneMass", row, 3, at: time)
            try add("AirFitMuscleMass", row, 4, at: time)
            try add("AirFitBodyWater", row, 5, at: time)
        }
    }

    func readHeight() throws {
        try reading.eachRow { row in
            guard row.number(1) != nil else { return reading.skip(.noValue) }
            try add("HKQuantityTypeIdentifierHeight", row, 1, at: time(row))
        }
    }

    func readBloodPressure() throws {
        try reading.eachRow { row in
            guard let time = time(row) else { return reading.skip(.noStart) }
            guard row.number(2) != nil || row.number(3) != nil else { return reading.skip(.noValue) }
            try add("HKQuantityTypeIdentifierHeartRate", row, 1, at: time)
            try add("HKQuantityTypeIdentifierBloodPressureSystolic", row, 2, at: time)
            try add("HKQuantityTypeIdentifierBloodPressureDiastolic", row, 3, at: time)
        }
    }
}
