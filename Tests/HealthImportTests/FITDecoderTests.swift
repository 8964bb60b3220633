import HealthModel
import TestSupport
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `A FIT file` {
    @Test func `gives a run with its rates, its distance and its energy`() throws {
        var builder = FITBuilder.run(start: juneMorning, rates: [100, 110, 120, 130])
        builder.addSession(
            start: juneMorning + 1000, seconds: 60, sport: 1, meters: 200,
            more: [(11, .uint16(40)), (196, .uint16(10))])
        let (sink, tally) = try readFIT(builder.file())
        #expect(tally.cutOff == nil)
        #expect(sink.values("HeartRate") == [100, 110, 120, 130])
        #expect(sink.samples("HeartRate").map(\.start) == (0..<4).map { 1_717_236_000 + Int64($0) })
        #expect(sink.workouts.map(\.activity) == ["Running", "Running"])
        #expect(sink.workouts[0].averageHeartRateBPM == 115)
        #expect(sink.workouts[0].minimumHeartRateBPM == 100)
        #expect(sink.workouts[1].energyKcal == 30)
        #expect(sink.values("DistanceWalkingRunning") == [12, 200])
        #expect(sink.samples("ActiveEnergyBurned").map(\.duration) == [60])
    }

    @Test func `reads the same in either byte order`() throws {
        let little = try readFIT(FITBuilder.run(start: juneMorning, rates: [90, 91, 92]).file())
        let big = try readFIT(FITBuilder.run(start: juneMorning, rates: [90, 91, 92], isBigEndian: true).file())
        #expect(little.sink.samples == big.sink.samples)
        #expect(little.sink.workouts == big.sink.workouts)
        #expect(big.tally.cutOff == nil)
    }

    @Test(arguments: 0..<64)
    func `that announces nothing, with anything behind it, is read or cut off`(byte: UInt8) throws {
        for size in [12, 14] as [UInt8] {
            let header = [size, 0x10, 0x54, 0x08, 0, 0, 0, 0] + Array(".FIT".utf8)
            for rest in 0..<5 {
                let (sink, tally) = try readFIT(header + [UInt8](repeating: byte, count: rest))
                #expect(sink.samples.isEmpty && tally.records == 0)
            }
        }
    }

    @Test func `with the old header of twelve bytes reads the same`() throws {
        let (sink, tally) = try readFIT(FITBuilder.run(start: juneMorning, rates: [90, 91]).file(headerSize: 12))
        #expect(sink.values("HeartRate") == [90, 91])
        #expect(tally.cutOff == nil)
    }

    @Test func `can be several in one, each with its own activity`() throws {
        let first = FITBuilder.run(start: juneMorning, rates: [90, 91]).file()
        let second = FITBuilder.run(start: juneMorning + 5000, rates: [120], isBigEndian: true).file()
        let (sink, tally) = try readFIT(first + second)
        #expect(sink.workouts.map(\.start) == [1_717_236_000, 1_717_241_000])
        #expect(sink.values("HeartRate") == [90, 91, 120])
        #expect(tally.cutOff == nil)
    }

    @Test func `goes on after a damaged one in a chain`() throws {
        var damaged = FITBuilder.run(start: juneMorning, rates: [90, 91])
        damaged.body += [0x0F, 1, 2, 3]
        let (sink, tally) = try readFIT(
            damaged.file() + FITBuilder.run(start: juneMorning + 5000, rates: [120, 121]).file())
        #expect(sink.workouts.count == 2)
        #expect(tally.cutOff == "a message in it is of a kind that was not described")
    }

    @Test func `tells compressed timestamps, over the turn of their five bits`() throws {
        var builder = FITBuilder()
        builder.addFileID()
        builder.define(20, [(253, .uint32(0)), (3, .uint8(0))], local: 1)
        let start = juneMorning & ~31 + 30
        builder.data([.uint32(start), .uint8(80)], local: 1)
        builder.define(20, [(3, .uint8(0))], local: 2)
        builder.compressed([.uint8(81)], offset: 31, local: 2)
        builder.compressed([.uint8(82)], offset: 0, local: 2)
        builder.compressed([.uint8(83)], offset: 30, local: 2)
        let (sink, _) = try readFIT(builder.file())
        let unix = Int64(start) + FITTime.epoch
        #expect(sink.samples("HeartRate").map(\.start) == [unix, unix + 1, unix + 2, unix + 32])
    }

    @Test func `can describe a kind of message anew`() throws {
        var builder = FITBuilder()
        builder.addFileID()
        builder.add(20, [(253, .uint32(juneMorning)), (3, .uint8(80))], local: 3)
        builder.add(20, [(3, .uint8(81)), (4, .uint8(200)), (253, .uint32(juneMorning + 1))], local: 3)
        #expect(try readFIT(builder.file()).sink.values("HeartRate") == [80, 81])
    }

    @Test func `leaves out values that were not measured`() throws {
        var builder = FITBuilder()
        builder.addFileID()
        builder.define(20, [(253, .uint32(0)), (3, .uint8(0)), (7, .uint16(0)), (13, .int8(0))], local: 1)
        builder.data([.uint32(juneMorning), .uint8(0xFF), .uint16(0xFFFF), .int8(0x7F)], local: 1)
        builder.data([.uint32(juneMorning + 1), .uint8(80), .uint16(0), .int8(-5)], local: 1)
        builder.addSession(start: juneMorning, seconds: 10, sport: 2)
        let (sink, tally) = try readFIT(builder.file())
        #expect(sink.values("HeartRate") == [80])
        #expect(sink.values("CyclingPower") == [0])
        #expect(sink.values("AirFitAirTemperature") == [-5])
        #expect(tally.skipped.isEmpty)
    }

    @Test func `passes over messages and fields that are not known`() throws {
        var builder = FITBuilder()
        builder.addFileID()
        builder.add(0xFF00, [(1, .bytes([1, 2, 3, 4, 5])), (2, .words([7, 8, 9]))], local: 5)
        builder.add(
            20, [(200, .text("unterminated", size: 12)), (253, .uint32(juneMorning)), (3, .uint8(77))], local: 5)
        #expect(try readFIT(builder.file()).sink.values("HeartRate") == [77])
    }

    @Test func `with fields of a wrong size is read on`() throws {
        var builder = FITBuilder()
        builder.addFileID()
        builder.body += [0x41, 0, 0, 20, 0, 3, 253, 4, 0x86, 7, 3, 0x84, 3, 1, 0x02]
        builder.body.append(1)
        builder.body += FITValue.uint32(juneMorning).encoded(false) + [1, 2, 3, 66]
        #expect(try readFIT(builder.file()).sink.values("HeartRate") == [66])
    }

    @Test func `without announced size is read to its end`() throws {
        let builder = FITBuilder.run(start: juneMorning, rates: [90, 91])
        for hasChecksum in [true, false] {
            let (sink, tally) = try readFIT(builder.file(dataSize: 0, hasChecksum: hasChecksum))
            #expect(sink.values("HeartRate") == [90, 91])
            #expect(sink.workouts.count == 1)
            #expect(tally.cutOff == nil)
        }
    }

    @Test func `without announced size and damaged in the middle gives what came before`() throws {
        var builder = FITBuilder.run(start: juneMorning, rates: [90, 91])
        builder.body += [0x0F]  // data of a message that was never defined
        let (sink, tally) = try readFIT(builder.file(dataSize: 0))
        #expect(sink.values("HeartRate") == [90, 91])
        #expect(tally.cutOff != nil)
    }

    @Test func `with a wrong or missing checksum is kept, and says so`() throws {
        let builder = FITBuilder.run(start: juneMorning, rates: [90, 91])
        let wrong = try readFIT(builder.file(checksum: 1))
        #expect(wrong.sink.workouts.count == 1)
        #expect(wrong.tally.cutOff == "its checksum is wrong, so values in it may be")
        let missing = try readFIT(builder.file(hasChecksum: false))
        #expect(missing.sink.workouts.count == 1)
        #expect(missing.tally.cutOff == "its checksum is missing")
    }

    @Test func `has the checksum of its profile`() {
        // The check value of CRC-16/ARC.
        #expect(FITChecksum.of(Array("123456789".utf8)) == 0xBB3D)
    }

    @Test func `puts a developer's field in the place it asks for where the device itself has no value`() throws {
        var builder = FITBuilder()
        builder.addFileID()
        builder.add(207, [(3, .uint8(0))])
        let power: FITBuilder.DeveloperField = (4, 0, .uint16(0))
        let shoes: FITBuilder.DeveloperField = (5, 0, .float(0))
        builder.define(20, [(253, .uint32(0)), (7, .uint16(0))], developer: [power, shoes], local: 1)
        func describe(_ number: UInt8, _ type: UInt8, _ name: String, native: UInt8) {
            builder.add(
                206,
                [
                    (0, .uint8(0)), (1, .uint8(number)), (2, .uint8(type)), (3, .text(name, size: 16)),
                    (8, .text("N", size: 4)), (14, .uint16(native == 0xFF ? 0xFFFF : 20)), (15, .uint8(native)),
                ])
        }
        // The descriptions come after the definition that uses them.
        describe(4, 0x84, "Power", native: 7)
        describe(5, 0x88, "Shoe force", native: 0xFF)
        builder.data([.uint32(juneMorning), .uint16(100), .uint16(250), .float(1.5)], local: 1)
        builder.data([.uint32(juneMorning + 1), .uint16(0xFFFF), .uint16(260), .float(0)], local: 1)
        builder.addSession(start: juneMorning, seconds: 10, sport: 1)
        let (sink, _) = try readFIT(builder.file())
        #expect(sink.values("RunningPower") == [100, 260])
        #expect(sink.values("AirFitDeveloperShoeforce") == [1.5, 0])
        #expect(sink.types.first { $0.identifier == "AirFitDeveloperShoeforce" }?.unit == "N")
    }

    /// Half an hour on a rowing machine, with the energy as the device and as a program on it tell it.
    private func rowing(energy: UInt16, developer: UInt32, unit: String) throws -> (ActivitySink, ImportTally) {
        var builder = FITBuilder()
        builder.addFileID()
        builder.add(207, [(3, .uint8(0))])
        builder.add(
            206,
            [
                (0, .uint8(0)), (1, .uint8(1)), (2, .uint8(0x86)), (3, .text("Calories", size: 16)),
                (8, .text(unit, size: 8)), (14, .uint16(18)), (15, .uint8(11)),
            ])
        builder.add(
            18,
            [
                (253, .uint32(juneMorning + 1800)), (2, .uint32(juneMorning)), (5, .uint8(15)), (6, .uint8(14)),
                (7, .uint32(1_800_000)), (8, .uint32(1_800_000)), (11, .uint16(energy)),
            ], developer: [(1, 0, .uint32(developer))], local: 2)
        let (sink, tally) = try readFIT(builder.file())
        return (sink, tally)
    }

    @Test func `takes the device's energy before a program's, and neither where nobody can reach it`() throws {
        #expect(try rowing(energy: 310, developer: 7000, unit: "kcal").0.workouts.first?.energyKcal == 310)
        #expect(try rowing(energy: 0xFFFF, developer: 290, unit: "kcal").0.workouts.first?.energyKcal == 290)
        #expect(try rowing(energy: 9000, developer: 290, unit: "kcal").0.workouts.first?.energyKcal == 290)
        let (sink, tally) = try rowing(energy: 0xFFFF, developer: 7000, unit: "kcal")
        #expect(sink.workouts.count == 1 && sink.workouts.first?.energyKcal == nil)
        #expect(tally.skipped == ["a value that cannot be right": 1])
    }

    @Test func `converts a developer's unit, and takes none that measures something else`() throws {
        let joules = try rowing(energy: 0xFFFF, developer: 1255, unit: "kJ").0.workouts.first?.energyKcal
        #expect(joules.map { abs($0 - 299.95) < 0.01 } ?? false)
        #expect(try rowing(energy: 0xFFFF, developer: 300, unit: "bpm").0.workouts.first?.energyKcal == nil)
    }

    @Test(arguments: [
        // The second start is wrong: the first session ends when it was written down.
        (0, 1800, 1800, 1500, 600, 2400, [[0, 1800], [1800, 2400]]),
        // The first start is too late for its length: it was written down at its end.
        (300, 1800, 1800, 1800, 600, 2400, [[0, 1800], [1800, 2400]]),
        (0, 1800, 1800, 1800, 600, 2400, [[0, 1800], [1800, 2400]]),
        // Nothing says which is wrong: neither goes on in the other.
        (0, 1800, 9000, 1500, 900, 9000, [[0, 1500], [1500, 2400]]),
    ])
    func `has sessions that do not overlap`(
        start: UInt32, seconds: UInt32, written: UInt32, nextStart: UInt32, nextSeconds: UInt32, nextWritten: UInt32,
        spans: [[Int64]]
    ) throws {
        var builder = FITBuilder()
        builder.addFileID()
        for (start, seconds, written) in [(start, seconds, written), (nextStart, nextSeconds, nextWritten)] {
            builder.add(
                18,
                [
                    (253, .uint32(juneMorning + written)), (2, .uint32(juneMorning + start)), (5, .uint8(1)),
                    (7, .uint32(seconds * 1000)), (8, .uint32(seconds * 1000)),
                ], local: 2)
        }
        let (sink, _) = try readFIT(builder.file())
        #expect(sink.workouts.map { [$0.start - 1_717_236_000, $0.end - 1_717_236_000] } == spans)
    }

    @Test func `of a scale of several people is refused until one is named`() throws {
        var builder = FITBuilder()
        builder.addFileID(type: 9, product: 2429)
        builder.define(30, [(253, .uint32(0)), (0, .uint16(0)), (12, .uint16(0))], local: 1)
        for (index, weight) in [(0, 8000), (1, 6100), (0, 8010)] as [(UInt16, UInt16)] {
            builder.data([.uint32(juneMorning + UInt32(weight)), .uint16(weight), .uint16(index)], local: 1)
        }
        #expect(throws: FITSeveralPeople(numbers: [0, 1])) { try readFIT(builder.file()) }
        var context = ImportContext(now: testNow, home: DayClock(zone: .gmt))
        context.person = "0"
        let sink = ActivitySink()
        let tally = try FITFormat.read(builder.file(), into: sink, context: context)
        #expect(sink.values("BodyMass") == [80, 80.1] && tally.skipped == ["of another person": 1])
    }

    @Test func `of another person than the files before it is refused, too`() throws {
        var context = ImportContext(now: testNow, home: DayClock(zone: .gmt))
        context.people = FITPeople()
        func weighing(_ person: UInt16) throws -> [Double] {
            var builder = FITBuilder()
            builder.addFileID(type: 9, product: 2429)
            builder.add(30, [(253, .uint32(juneMorning)), (0, .uint16(8000)), (12, .uint16(person))], local: 1)
            return try readFIT(builder.file(), context: context).sink.values("BodyMass")
        }
        #expect(try weighing(3) == [80] && weighing(3) == [80])
        #expect(throws: FITSeveralPeople(numbers: [1, 3])) { try weighing(1) }
        context.person = "1"
        #expect(try weighing(1) == [80] && weighing(3).isEmpty)
    }

    @Test func `without session becomes a workout of its records`() throws {
        var builder = FITBuilder()
        builder.addFileID()
        builder.add(12, [(0, .uint8(2)), (1, .uint8(0))])
        builder.define(20, [(253, .uint32(0)), (5, .uint32(0)), (3, .uint8(0))], local: 1)
        for second in 0..<100 where !(40..<60).contains(second) {
            builder.data(
                [.uint32(juneMorning + UInt32(second)), .uint32(UInt32(second) * 500), .uint8(140)], local: 1)
        }
        let stops: [(UInt32, UInt8)] = [(40, 4), (60, 0)]
        for (second, kind) in stops {
            builder.add(21, [(253, .uint32(juneMorning + second)), (0, .uint8(0)), (1, .uint8(kind))])
        }
        let (sink, _) = try readFIT(builder.file(hasChecksum: false))
        let workout = try #require(sink.workouts.first)
        #expect(workout.activity == "Cycling")
        #expect(workout.end - workout.start == 99)
        #expect(workout.durationSeconds == 79)
        #expect(workout.distanceMeters == 495)
        #expect(workout.averageHeartRateBPM == 140)
        #expect(
            workout.events == [
                ImportedWorkoutEvent(kind: .pause, start: 1_717_236_040, durationSeconds: 20)
            ])
    }

    @Test func `of a watch keeps its workouts' totals apart from its days`() throws {
        let (sink, _) = try readFIT(FITBuilder.run(start: juneMorning, rates: [90, 91]).file())
        #expect(
            sink.samples("DistanceWalkingRunning").map { sink.source($0.source).name } == [
                "Garmin fēnix 5 workouts"
            ])
        #expect(sink.samples("HeartRate").allSatisfy { sink.source($0.source).name == "Garmin fēnix 5" })
    }

    @Test(arguments: [
        (1, 2697, "Garmin fēnix 5", ImportedSource.Class.watch), (1, 2530, "Garmin Edge 820", .other),
        (1, 2429, "Garmin Index scale", .other), (1, 60_000, "Garmin", .watch), (294, 1, "Coros", .watch),
        (32, 31, "Wahoo", .other), (265, 0, "Strava", .other), (999, 1, "FIT device", .other),
    ])
    func `is of a device that is worn or not`(
        _ maker: Int, _ product: Int, _ name: String, _ sourceClass: ImportedSource.Class
    ) {
        let source = FITDevice(manufacturer: maker, product: product).source
        #expect(source.name == name)
        #expect(source.sourceClass == sourceClass)
    }

    @Test(arguments: [
        (1, 0, "Running"), (1, 1, "Running"), (2, 6, "Cycling"), (10, 20, "TraditionalStrengthTraining"),
        (10, 43, "Yoga"), (5, 17, "Swimming"), (4, 15, "Elliptical"), (3, 0, "Transition"), (200, 0, "Other"),
    ])
    func `names activities as Apple does`(_ sport: Int, _ kind: Int, _ name: String) {
        #expect(FITSport.activity(sport: sport, subSport: kind) == name)
    }
}

@Suite struct `A damaged FIT file` {
    @Test(arguments: ["synthetic-sleep.fit", "activity-filecrc.fit", "synthetic-weight.fit"])
    func `cut anywhere gives what precedes the cut`(_ name: String) throws {
        let whole = try fixtureBytes("fit/\(name)")
        let complete = try readFIT(whole).sink
        var most = 0
        for count in 0..<whole.count {
            let (sink, tally) = try readFIT(Array(whole.prefix(count)))
            #expect(tally.cutOff != nil, "\(count) bytes")
            let rates = sink.samples("HeartRate")
            #expect(rates == Array(complete.samples("HeartRate").prefix(rates.count)), "\(count) bytes")
            #expect(sink.sleep.count >= most - 1)
            most = max(most, sink.sleep.count)
        }
        // All but the checksum is there.
        let (sink, _) = try readFIT(Array(whole.dropLast(2)))
        #expect(sink.samples == complete.samples)
        #expect(sink.workouts == complete.workouts)
    }

    @Test(arguments: ["garmin-edge-820-bike.fit", "synthetic-monitoring.fit", "MonitoringFile.fit"])
    func `ends in a result whatever byte is wrong`(_ name: String) throws {
        let original = try fixtureBytes("fit/\(name)")
        var generator = SeededGenerator(seed: 5)
        var told = 0
        for _ in 0..<150 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                bytes[Int.random(in: 14..<bytes.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            let (sink, tally) = try readFIT(bytes)
            if tally.cutOff != nil { told += 1 }
            #expect(sink.samples.allSatisfy { $0.value.isFinite && $0.duration >= 0 && $0.start >= 0 })
            #expect(sink.samples.allSatisfy { $0.start <= activityContext.now + 86_400 })
        }
        #expect(told > 145)
    }

    @Test func `that announces more than it has is read as far as it goes`() throws {
        let bytes = FITBuilder.run(start: juneMorning, rates: [90, 91]).file(dataSize: 0xFFFF_FFF0)
        let (sink, tally) = try readFIT(bytes)
        #expect(sink.workouts.count == 1)
        #expect(tally.cutOff != nil)
    }

    @Test func `that announces less than it has is read as far as it says`() throws {
        let builder = FITBuilder.run(start: juneMorning, rates: [90, 91])
        let (_, tally) = try readFIT(builder.file(dataSize: 30))
        #expect(tally.cutOff != nil)
    }

    @Test func `may have as many fields as fit into a byte`() throws {
        var builder = FITBuilder()
        builder.addFileID()
        let fields = (0..<255).map { (number: UInt8($0), value: FITValue.bytes([UInt8](repeating: 0xFF, count: 255))) }
        builder.add(20, fields)
        builder.add(20, [(253, .uint32(juneMorning)), (3, .uint8(70))])
        let (sink, tally) = try readFIT(builder.file())
        #expect(sink.values("HeartRate") == [70])
        #expect(tally.cutOff == nil)
    }

    @Test func `with a million times nothing takes no room`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                var builder = FITBuilder()
                builder.addFileID()
                builder.define(20, [], local: 1)
                builder.body += [UInt8](repeating: 0xA1, count: 1_000_000)
                let (sink, tally) = try readFIT(builder.file())
                #expect(sink.samples.isEmpty)
                #expect(tally.cutOff == nil)
            }
        }
    }

    @Test func `that is none is told from one that is`() {
        #expect(!FITFormat.isFIT(Array("<gpx></gpx>     ".utf8)))
        #expect(!FITFormat.isFIT([14, 16]))
        #expect(FITFormat.isFIT(FITBuilder().file()))
    }
}
