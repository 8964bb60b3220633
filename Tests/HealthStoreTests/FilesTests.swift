import Foundation
import GRDB
import HealthModel
import ImportKit
import Synchronization
import TestSupport
import Testing

@testable import HealthStore

@Suite struct `An import of many files` {
    private static func damaged(_ name: String, bytes: Int64 = 1000) -> ImportFile {
        ImportFile(name: name, format: "fit", fingerprint: name, byteCount: bytes) { sink, _, _ in
            for number in 500..<560 { try Piece(number: number).give(Recorder(sink)) }
            try sink.record(zoneName: "Asia/Tokyo", at: Int64(unix("2026-03-25 10:00")))
            throw ImportError.refused(path: name, reason: "it is damaged")
        }
    }

    @Test(arguments: [1000, 100 << 20])
    func `goes on without one that cannot be used`(_ bytes: Int64) async throws {
        let temporary = TemporaryStore()
        let outcome = try await temporary.add([
            file(0..<20, name: "a"), Self.damaged("b", bytes: bytes), file(20..<40, name: "c"),
        ])
        #expect(outcome.status == .imported)
        #expect(outcome.files.map(\.status) == [.imported, .rejected, .imported])
        #expect(outcome.files[1].error == .refused(path: "b", reason: "it is damaged"))
        #expect(outcome.added == outcome.files.map(\.added).reduce(0, +))
        let expected = try await TemporaryStore.having([[file(0..<40)]])
        let found = try await contents(of: temporary)
        for table in expected.keys { #expect(found[table] == expected[table], "\(table)") }
        let files = try await temporary.store.importFiles(of: 1)
        #expect(files.map(\.status) == [.imported, .rejected, .imported])
        #expect(files[1].reason == ImportError.refused(path: "b", reason: "it is damaged").message)
        let batch = try #require(try await temporary.store.importBatches().first)
        #expect(batch.files == 3)
        #expect(batch.added == outcome.added)
    }

    /// Each brings a source of its own, or would have if it were not damaged.
    private static func addMany(isDamaged: Bool) async throws {
        let temporary = TemporaryStore()
        let tail = String(repeating: "n", count: 200)
        let outcome = try await temporary.add(
            (0..<30_000).map { number in
                let name = "\(number)\(tail)"
                return ImportFile(name: name, format: "csv", fingerprint: name, byteCount: 30) { sink, _, _ in
                    let type = try sink.number(
                        of: ImportedType(identifier: "BodyMass", unit: "kg", aggregation: .discrete))
                    let source = try sink.number(of: ImportedSource(name: name, device: "", sourceClass: .other))
                    guard !isDamaged else { throw ImportError.refused(path: name, reason: "it is damaged") }
                    let start = Int64(1_700_000_000 + number)
                    try sink.add(samples: [
                        ImportedSample(type: type, source: source, start: start, duration: 0, value: 70)
                    ])
                    return ImportTally()
                }
            })
        #expect(outcome.added == (isDamaged ? 0 : 30_000))
    }

    /// Nothing is copied or looked through for a file as often as there are others.
    @Test func `takes little memory, however many they are`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold { try await Self.addMany(isDamaged: false) }
        }
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold { try await Self.addMany(isDamaged: true) }
        }
    }

    @Test func `of which none can be used leaves nothing`() async throws {
        let temporary = TemporaryStore()
        let outcome = try await temporary.add([Self.damaged("a"), Self.damaged("b", bytes: 100 << 20)])
        #expect(outcome.status == .rejected)
        #expect(outcome.batch == nil)
        #expect(try await temporary.store.importBatches().isEmpty)
        #expect(try await contents(of: temporary)["sample"]?.isEmpty == true)
    }

    private static func cutOff(_ numbers: Range<Int>) -> ImportFile {
        var part = file(numbers)
        let read = part.read
        part.read = { sink, context, progress in
            var tally = try read(sink, context, progress)
            tally.cutOff = "it ends early"
            return tally
        }
        return part
    }

    @Test func `that stands is found by its end, and the path of each by its number`() async throws {
        let temporary = TemporaryStore()
        let store = temporary.store
        try await temporary.add([file(0..<20)], path: "/undone")
        try await temporary.add([file(20..<40)], path: "/whole")
        try await temporary.add([Self.cutOff(40..<60)], path: "/cut")
        try await store.undo(batch: 1)
        let standing = try await store.standingImports()
        #expect(standing.map(\.path) == ["/cut", "/whole"] && standing.map(\.isCutOff) == [true, false])
        let listed = try await store.importBatches()
        #expect(standing.map(\.id) == listed.map(\.id).dropLast() && !standing.contains(where: \.isUnfinished))
        let end = try #require(standing.first?.finishedAt)
        #expect(end == listed.first?.finishedAt)
        #expect(try await store.standingImports(since: end.addingTimeInterval(1)).isEmpty)
        #expect(try await store.importPaths(of: [1, 3, 9]) == [1: "/undone", 3: "/cut"])
    }

    @Test func `does not read what it knows`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add([file(0..<20), file(20..<40)])
        let reads = Mutex(0)
        func counted(_ numbers: Range<Int>) -> ImportFile {
            var known = file(numbers)
            let read = known.read
            known.read = { sink, context, progress in
                reads.withLock { $0 += 1 }
                return try read(sink, context, progress)
            }
            return known
        }
        let again = try await temporary.add([counted(0..<20), counted(20..<40)])
        #expect(again.status == .duplicate)
        #expect(again.batch == nil)
        #expect(reads.withLock { $0 } == 0)
        let more = try await temporary.add([counted(0..<20), counted(40..<50), counted(40..<50)])
        #expect(more.files.map(\.status) == [.duplicate, .imported, .duplicate])
        #expect(reads.withLock { $0 } == 1)
    }

    @Test func `tells how far it is`() async throws {
        let temporary = TemporaryStore()
        let seen = Mutex<[ImportProgress]>([])
        var reporting = file(20..<40, bytes: 3000)
        let read = reporting.read
        reporting.read = { sink, context, progress in
            #expect(progress(2000))
            return try read(sink, context, progress)
        }
        _ = try await temporary.store.importing(
            ImportOrigin(path: "/f", format: "folder", fingerprint: "f", byteCount: 4000),
            files: [file(0..<20), reporting]
        ) { step in seen.withLock { $0.append(step) } }
        let steps = seen.withLock { $0 }
        #expect(steps.prefix(4).map(\.file) == [0, 1, 1, 1])
        #expect(steps.prefix(4).map(\.done) == [0, 1000, 3000, 4000])
        #expect(steps.prefix(4).map(\.phase) == [.reading, .reading, .reading, .computing])
        #expect(steps.last?.computed == 1)
        #expect(steps.allSatisfy { $0.total == 4000 && $0.fileCount == 2 })
        #expect(steps[1].records > 0)
    }

    @Test func `waits for another one, and says so`() async throws {
        let temporary = TemporaryStore()
        try await temporary.store.open()
        let other = try DatabaseQueue(path: temporary.path)
        let (waiting, isWaiting) = AsyncStream.makeStream(of: Void.self)
        let done = DispatchSemaphore(value: 0)
        let (began, hasBegun) = AsyncStream.makeStream(of: Void.self)
        Thread.detachNewThread {
            try? other.writeWithoutTransaction { db in  // a failure shows as an import that does not wait
                try db.inTransaction(.immediate) {
                    hasBegun.yield()
                    done.wait()
                    return .commit
                }
            }
        }
        for await _ in began { break }
        let store = temporary.store
        let task = Task {
            try await store.importing(
                ImportOrigin(path: "/f", format: "folder", fingerprint: "f", byteCount: 0), files: [file(0..<20)]
            ) { if $0.phase == .waiting { isWaiting.yield() } }
        }
        for await _ in waiting { break }
        done.signal()
        #expect(try await task.value.status == .imported)
    }

    @Test func `says that the store is busy when it has waited long enough`() async throws {
        let temporary = TemporaryStore()
        try await temporary.store.open()
        let hasty = HealthStore(path: temporary.path, options: .init(importTimeout: .zero))
        let connection = try DatabaseQueue(
            path: temporary.path,
            configuration: {
                var configuration = Configuration()
                configuration.allowsUnsafeTransactions = true
                return configuration
            }())
        try await connection.writeWithoutTransaction { db in try db.execute(sql: "BEGIN IMMEDIATE") }
        await #expect(throws: ImportFailure.store(.busy)) {
            try await hasty.importing(
                ImportOrigin(path: "/f", format: "folder", fingerprint: "f", byteCount: 0), files: [file(0..<20)])
        }
        try await connection.writeWithoutTransaction { db in try db.execute(sql: "ROLLBACK") }
    }
}

@Suite struct `Categories that are not kept` {
    @Test func `are left out and counted`() async throws {
        let temporary = TemporaryStore()
        temporary.store.apply(
            .init(
                homeZoneName: "Europe/Berlin",
                keptCategories: Set(HealthCategory.allCases).subtracting([.reproductive, .location, .clinical, .sleep]))
        )
        let outcome = try await temporary.add { recorder in
            try recorder.sample("HKCategoryTypeIdentifierMenstrualFlow", 2, at: "2026-05-01 10:00")
            try recorder.sample("StepCount", 600, at: "2026-05-01 10:00", minutes: 60)
            try recorder.sleep(.core, "2026-04-30 22:00", "2026-05-01 05:00")
            for number in [1, 3] { try Piece(number: number).give(recorder) }
        }
        #expect((outcome.records, outcome.added, outcome.skipped) == (7, 3, 4))
        let leftOut = ["Cycle and reproduction", "Sleep", "Places", "Medication and clinical records"]
        let reasons = Set(leftOut.map { "not kept, as set (\($0))" })
        #expect(Set(outcome.skippedReasons.keys) == reasons && outcome.skippedReasons.values.allSatisfy { $0 == 1 })
        let found = try await contents(of: temporary)
        #expect(found["sample"]?.count == 1)
        #expect(found["sleep_segment"]?.count == 0)
        #expect(found["route"]?.count == 0)
        #expect(found["finding"]?.count == 0)
        #expect(found["workout"]?.count == 1)
        #expect(found["beat_list"]?.count == 1)
    }
}

@Suite struct `The same workout` {
    private func workout(_ sink: any ImportSink, _ source: ImportedSource, minutes: Int, id: String?) throws
        -> ImportedWorkout
    {
        var workout = ImportedWorkout(
            source: try sink.number(of: source), activity: "Running", start: Int64(unix("2026-05-01 16:00")),
            end: Int64(unix("2026-05-01 16:00") + 60 * minutes), durationSeconds: Double(60 * minutes))
        workout.externalID = id
        return workout
    }

    @Test func `in a second file is stored once and gets what the first did not know`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { recorder in
            var first = try workout(recorder.sink, Recorder.watch, minutes: 30, id: "7")
            first.energyKcal = 300
            try recorder.sink.add(workout: first)
        }
        let second = try await temporary.add { recorder in
            var same = try workout(recorder.sink, Recorder.watch, minutes: 30, id: nil)
            same.energyKcal = 999
            same.title = "Along the river"
            try recorder.sink.add(workout: same)
            try recorder.sink.add(workout: try workout(recorder.sink, Recorder.phone, minutes: 31, id: "7"))
        }
        #expect(second.addedBesides == 0)
        let rows = try #require(try await contents(of: temporary)["workout"])
        #expect(rows.count == 1)
        let expected = [Double(300).databaseValue] + ["Along the river", "7", "Watch"].map(\.databaseValue)
        #expect(Array(rows[0].dropFirst(5)) == expected)
    }

    @Test func `is the same from another home`() async throws {
        let temporary = TemporaryStore(home: "Pacific/Auckland")
        try await temporary.add {
            try $0.sink.add(workout: try workout($0.sink, Recorder.watch, minutes: 30, id: nil))
        }
        let moved = HealthStore(path: temporary.path, options: .init(homeZoneName: "Pacific/Honolulu"))
        let again = try await moved.importing(
            ImportOrigin(path: "/x", format: "t", fingerprint: "x", byteCount: 0)
        ) { sink in
            try sink.add(workout: try workout(sink, Recorder.watch, minutes: 30, id: nil))
            return ImportTally()
        }
        #expect(again.addedBesides == 0)
        #expect(try await contents(of: temporary)["workout"]?.count == 1)
    }
}
