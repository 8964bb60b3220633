import Testing

@testable import HealthImport
@testable import ImportKit

/// 1 June 2024, 00:00 in Berlin, in FIT seconds.
private let juneMidnight: UInt32 = 1_717_192_800 - 631_065_600

@Suite struct `A watch that counts all day` {
    private func walk(_ builder: inout FITBuilder, at time: UInt32, steps: UInt32, kind: UInt8 = 6) {
        builder.add(55, [(253, .uint32(time)), (3, .uint32(steps)), (5, .uint8(kind))], local: 3)
    }

    private func begin(at time: UInt32, local: UInt32) -> FITBuilder {
        var builder = FITBuilder()
        builder.addFileID(type: 32)
        builder.add(103, [(253, .uint32(time)), (0, .uint32(local))])
        return builder
    }

    private func steps(_ builder: FITBuilder) throws -> [ImportedSample] {
        try readFIT(builder.file(), context: ImportContext(now: activityContext.now, home: berlin)).sink
            .samples("StepCount")
    }

    @Test func `has walked the difference of two numbers, in the time between`() throws {
        var builder = begin(at: juneMidnight, local: juneMidnight + 7200)
        walk(&builder, at: juneMidnight, steps: 0)
        walk(&builder, at: juneMidnight + 3600, steps: 100)
        walk(&builder, at: juneMidnight + 7200, steps: 100)
        walk(&builder, at: juneMidnight + 9000, steps: 450)
        let steps = try steps(builder)
        #expect(steps.map(\.value) == [100, 350])
        #expect(steps.map(\.start) == [1_717_192_800, 1_717_200_000])
        #expect(steps.map(\.duration) == [3600, 1800])
    }

    @Test func `begins anew at midnight`() throws {
        var builder = begin(at: juneMidnight, local: juneMidnight + 7200)
        walk(&builder, at: juneMidnight + 80_000, steps: 9000)
        walk(&builder, at: juneMidnight + 86_400, steps: 9100)
        walk(&builder, at: juneMidnight + 86_400 + 1200, steps: 20)
        let steps = try steps(builder)
        #expect(steps.map(\.value) == [9000, 100, 20])
        #expect(steps.last?.start == 1_717_279_200)
    }

    @Test func `counts walking and running apart`() throws {
        var builder = begin(at: juneMidnight, local: juneMidnight + 7200)
        walk(&builder, at: juneMidnight + 600, steps: 50)
        walk(&builder, at: juneMidnight + 600, steps: 500, kind: 1)
        walk(&builder, at: juneMidnight + 1200, steps: 70)
        // Turns of a pedal are no steps.
        walk(&builder, at: juneMidnight + 1200, steps: 900, kind: 2)
        #expect(try steps(builder).map(\.value) == [50, 500, 20])
    }

    @Test func `does not count twice what the file before has told`() throws {
        var builder = begin(at: juneMidnight + 36_000, local: juneMidnight + 43_200)
        walk(&builder, at: juneMidnight + 36_000, steps: 4000)
        walk(&builder, at: juneMidnight + 36_600, steps: 4100)
        #expect(try steps(builder).map(\.value) == [100])

        var silent = begin(at: juneMidnight + 36_000, local: juneMidnight + 43_200)
        walk(&silent, at: juneMidnight + 36_600, steps: 4100)
        walk(&silent, at: juneMidnight + 37_200, steps: 4150)
        #expect(try steps(silent).map(\.value) == [50])
    }

    @Test func `goes on counting where its midnight is not ours`() throws {
        // No local time: the home zone is taken, but the watch is six hours behind it.
        var builder = FITBuilder()
        builder.addFileID(type: 32)
        walk(&builder, at: juneMidnight - 600, steps: 7000)
        walk(&builder, at: juneMidnight + 600, steps: 7100)
        walk(&builder, at: juneMidnight + 1200, steps: 7150)
        #expect(try steps(builder).map(\.value) == [100, 50])
    }

    @Test func `has climbed floors of ten feet, by its count of the day or by the interval`() throws {
        var builder = begin(at: juneMidnight, local: juneMidnight + 7200)
        for (seconds, metres) in [(60, 0), (3600, 3048), (7200, 3048), (9000, 12_192)] as [(UInt32, UInt32)] {
            builder.add(
                55, [(253, .uint32(juneMidnight + seconds)), (31, .uint32(1)), (35, .uint32(metres))], local: 4)
        }
        let context = ImportContext(now: activityContext.now, home: berlin)
        let counted = try readFIT(builder.file(), context: context).sink.samples("FlightsClimbed")
        #expect(counted.map(\.value) == [1, 3])
        #expect(counted.map(\.start) == [1_717_192_860, 1_717_200_000])
        #expect(counted.map(\.duration) == [3540, 1800])

        var other = begin(at: juneMidnight, local: juneMidnight + 7200)
        other.add(55, [(253, .uint32(juneMidnight + 900)), (31, .uint32(6096))], local: 5)
        #expect(try readFIT(other.file(), context: context).sink.samples("FlightsClimbed").map(\.value) == [2])
    }

    @Test func `tells whose it is, and how much of the day's energy is left`() throws {
        var builder = begin(at: juneMidnight, local: juneMidnight + 7200)
        builder.add(3, [(1, .uint8(0))], local: 6)
        builder.add(227, [(0, .int16(31)), (1, .uint32(juneMidnight + 60)), (3, .uint8(84))], local: 7)
        builder.add(227, [(0, .int16(31)), (1, .uint32(juneMidnight + 120)), (3, .uint8(255))], local: 7)
        let sink = try readFIT(
            builder.file(), context: ImportContext(now: activityContext.now, home: berlin)
        ).sink
        #expect(sink.values("AirFitGarminBodyBattery") == [84])
        #expect(sink.values("AirFitGarminStress") == [31, 31])
        #expect(sink.profile.sex == .female)

        var ride = FITBuilder()
        ride.addFileID(type: 4)
        ride.add(3, [(1, .uint8(1))], local: 6)
        #expect(try readFIT(ride.file(), context: activityContext).sink.profile.sex == nil)
    }

    @Test func `tells the time of heart rates by its low bits`() throws {
        var builder = begin(at: juneMidnight, local: juneMidnight + 7200)
        let low = UInt16(truncatingIfNeeded: juneMidnight)
        builder.define(55, [(26, .uint16(0)), (27, .uint8(0))], local: 1)
        builder.data([.uint16(low &+ 60), .uint8(50)], local: 1)
        builder.data([.uint16(low &+ 40_000), .uint8(51)], local: 1)
        builder.data([.uint16(low &+ 39_940), .uint8(52)], local: 1)
        builder.data([.uint16(low &+ 5_000), .uint8(53)], local: 1)
        builder.data([.uint16(low &+ 5_060), .uint8(0)], local: 1)
        let rates = try readFIT(builder.file()).sink.samples("HeartRate")
        #expect(rates.map { $0.start - 1_717_192_800 } == [60, 40_000, 39_940, 65_536 + 5_000])
        #expect(rates.map(\.value) == [50, 51, 52, 53])
    }

    @Test func `tells vital values of a moment`() throws {
        var builder = FITBuilder()
        builder.addFileID(type: 32)
        let time: FITBuilder.Field = (253, .uint32(juneMorning))
        builder.add(211, [time, (0, .uint8(50)), (1, .uint8(48))])
        builder.add(297, [time, (0, .int16(1425))])
        builder.add(297, [time, (0, .int16(-100))])
        builder.add(269, [time, (0, .uint8(96)), (1, .uint8(3))])
        builder.add(229, [(0, .uint32(juneMorning)), (2, .uint16(512))])
        builder.add(51, [time, (0, .uint16(121)), (1, .uint16(79)), (6, .uint8(61))])
        builder.add(398, [time, (1, .float(-0.25)), (4, .float(34.5))])
        builder.add(370, [time, (1, .uint16(6816))])
        builder.add(30, [time, (0, .uint16(0xFFFE)), (1, .uint16(1900))])
        let (sink, tally) = try readFIT(builder.file())
        #expect(sink.values("RestingHeartRate") == [48])
        #expect(sink.values("RespiratoryRate") == [14.25])
        #expect(sink.values("OxygenSaturation") == [0.96])
        #expect(sink.values("VO2Max") == [51.2])
        #expect(sink.values("BloodPressureSystolic") == [121])
        #expect(sink.values("BloodPressureDiastolic") == [79])
        #expect(sink.values("HeartRate") == [61])
        #expect(sink.values("AppleSleepingWristTemperature") == [34.5])
        #expect(sink.values("AirFitSkinTemperatureDeviation") == [-0.25])
        #expect(sink.values("HeartRateVariabilityRMSSD") == [53.25])
        #expect(sink.values("BodyMass").isEmpty)
        #expect(sink.values("BodyFatPercentage") == [0.19])
        #expect(tally.skipped.isEmpty)
        #expect(sink.types.first { $0.identifier.hasSuffix("RMSSD") }?.unit == "ms")
    }

    @Test func `times of a strap are continued over its twelve bits`() throws {
        var builder = FITBuilder()
        builder.addFileID()
        builder.add(132, [(253, .uint32(juneMorning)), (9, .longs([1024])), (6, .short([60]))])
        // 2048, 3072 and, over the turn, 4096 + 512 and 4096 + 1536 ticks.
        let ticks = [2048, 3072, 512, 1536]
        let packed = stride(from: 0, to: 4, by: 2).flatMap { index -> [UInt8] in
            let (first, second) = (ticks[index], ticks[index + 1])
            return [UInt8(first & 255), UInt8(first >> 8 | (second & 15) << 4), UInt8(second >> 4)]
        }
        builder.add(132, [(10, .bytes(packed)), (6, .short([61, 62, 63, 64]))])
        let rates = try readFIT(builder.file()).sink.samples("HeartRate")
        #expect(rates.map { $0.start - 1_717_236_000 } == [0, 1, 2, 4, 5])
        #expect(rates.map(\.value) == [60, 61, 62, 63, 64])
    }
}
