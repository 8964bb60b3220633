import Foundation
import HealthImport
import HealthModel
import ImportKit

/// How fast FIT files become records, without a store behind them.
enum FITBench {
    /// - Parameter megabytes: of invented rides, each of three hours and in a file of its own, one behind the other.
    static func measure(megabytes: Int) throws -> [String: Double] {
        let (bytes, count) = rides(megabytes)
        let sink = CountingSink()
        let context = ImportContext(now: 1_800_000_000, home: DayClock(zone: .gmt))
        let begin = ContinuousClock.now
        let tally = try FITFormat.read(bytes, into: sink, context: context)
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        guard tally.cutOff == nil, sink.workouts == count else { throw Unread() }
        return [
            "mb_per_s": Double(bytes.count) / 1e6 / seconds, "samples_per_s": Double(sink.samples) / seconds,
            "megabytes": Double(bytes.count) / 1e6,
        ]
    }

    /// The same, for a peer.
    static func write(megabytes: Int, to path: String) throws {
        try Data(rides(megabytes).bytes).write(to: URL(filePath: path))
    }

    private static func rides(_ megabytes: Int) -> (bytes: [UInt8], count: Int) {
        let ride = ride(seconds: 3 * 3600)
        let count = max(1, megabytes * 1_000_000 / ride.count)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(ride.count * count)
        for _ in 0..<count { bytes += ride }
        return (bytes, count)
    }

    private struct Unread: Error {}

    /// Records a second apart as a bike computer writes them, with places, height, speed, rate, cadence and power.
    private static func ride(seconds: Int) -> [UInt8] {
        var body: [UInt8] = []
        func define(_ local: UInt8, _ message: UInt8, _ fields: [(UInt8, UInt8, UInt8)]) {
            body += [0x40 | local, 0, 0, message, 0, UInt8(fields.count)]
            for (number, size, type) in fields { body += [number, size, type] }
        }
        func put(_ value: some FixedWidthInteger) { withUnsafeBytes(of: value.littleEndian) { body += $0 } }
        let start: UInt32 = 1_086_170_400
        define(0, 0, [(0, 1, 0x00), (1, 2, 0x84), (2, 2, 0x84)])
        body += [0, 4, 1, 0, 0xE2, 0x09]
        define(
            1, 20,
            [
                (253, 4, 0x86), (0, 4, 0x85), (1, 4, 0x85), (5, 4, 0x86), (2, 2, 0x84), (6, 2, 0x84), (7, 2, 0x84),
                (3, 1, 0x02), (4, 1, 0x02), (13, 1, 0x01), (30, 1, 0x02),
            ])
        for second in 0..<seconds {
            body.append(1)
            put(start + UInt32(second))
            put(Int32(594_977_067 + second * 17))
            put(Int32(102_866_535 - second * 13))
            put(UInt32(second * 800))
            put(UInt16(2500 + second % 900))
            put(UInt16(8000 + second % 500))
            put(UInt16(180 + second % 60))
            body += [UInt8(120 + second % 40), UInt8(85 + second % 9), 21, 50]
        }
        define(2, 18, [(253, 4, 0x86), (2, 4, 0x86), (7, 4, 0x86), (8, 4, 0x86), (9, 4, 0x86), (5, 1, 0x00)])
        body.append(2)
        put(start + UInt32(seconds))
        put(start)
        for _ in 0..<2 { put(UInt32(seconds * 1000)) }
        put(UInt32(seconds * 800))
        body.append(2)
        var file: [UInt8] = [12, 0x20, 0x93, 0x08]
        withUnsafeBytes(of: UInt32(body.count).littleEndian) { file += $0 }
        file += Array(".FIT".utf8) + body
        withUnsafeBytes(of: FITFormat.checksum(of: file).littleEndian) { file += $0 }
        return file
    }
}

private final class CountingSink: ImportSink {
    private(set) var samples = 0
    private(set) var workouts = 0

    func number(of type: ImportedType) -> Int32 { 0 }
    func number(of source: ImportedSource) -> Int32 { 0 }
    func add(samples: [ImportedSample]) { self.samples += samples.count }
    func add(sleep: [ImportedSleep]) {}
    func add(workout: ImportedWorkout) { workouts += 1 }
    func add(summary: ImportedActivitySummary) {}
    func set(profile: ImportedProfile) {}
}
