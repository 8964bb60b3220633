import Foundation
import HealthModel
import ImportKit
import Synchronization
import Testing

@testable import HealthStore

/// What a kill would leave: copies of a store's files, made while an import runs.
private final class Kills: Sendable {
    let store: TemporaryStore
    private let copies = Mutex<[String]>([])

    init(_ store: TemporaryStore) { self.store = store }

    /// For an import: a kill each time that bytes of a file were told, on the thread that stores, which writes nothing
    /// meanwhile.
    var whileReading: @Sendable (ImportProgress) -> Void {
        { [self] progress in if progress.phase == .reading, progress.done > 0 { now() } }
    }

    private func now() {
        let copy = store.folder + "/killed-\(UUID().uuidString).sqlite"
        for suffix in ["", "-wal"] {
            // There is no log before the first write.
            try? FileManager.default.copyItem(atPath: store.path + suffix, toPath: copy + suffix)
        }
        copies.withLock { $0.append(copy) }
    }

    var all: [TemporaryStore] { copies.withLock { $0 }.map { TemporaryStore(copyAt: $0, of: store) } }
}

/// A large file whose reader can go on, a piece a mark.
private func large(
    _ numbers: Range<Int>, fails: Bool = false, each: @escaping @Sendable (Int) throws -> Void = { _ in }
) -> ImportFile {
    ImportFile(
        name: "large \(numbers)", format: "test", fingerprint: "large \(numbers)", byteCount: 32 << 20
    ) { sink, context, tell in
        let recorder = Recorder(sink)
        let first = context.resumed.map { Int($0.position) } ?? numbers.lowerBound
        let before = context.resumed?.tally.records ?? 0
        var tally = ImportTally()
        for number in first..<numbers.upperBound {
            try each(number)
            try Piece(number: number).give(recorder)
            tally.records = before + recorder.count
            if sink.wantsMark { try sink.reached(ImportMark(position: Int64(number + 1), tally: tally)) }
            if number % 3 == 0 { _ = tell(Int64(number)) }
        }
        if fails { throw ImportError.damagedArchive(path: "large", reason: "its checksum is wrong") }
        return tally
    }
}

@Suite struct `A long import` {
    private static let plain = [
        file(0..<30, tells: true), file(25..<55, tells: true), large(50..<90), file(90..<120, tells: true),
    ]

    @Test func `goes on where a kill stopped it, at whatever moment`() async throws {
        let temporary = TemporaryStore(often: true)
        let kills = Kills(temporary)
        let undisturbed = try await temporary.add(Self.plain, progress: kills.whileReading)
        #expect(undisturbed.resumed == nil)
        let expected = try await contents(of: temporary)
        let killed = kills.all
        try #require(killed.count > 20)
        var resumed: [Int] = []
        for copy in killed {
            #expect(try await copy.store.verify().differenceCount == 0, "days before going on")
            let before = try await copy.store.importBatches()
            #expect(before.map(\.isUnfinished) == before.map { _ in true })
            let outcome = try await copy.add(Self.plain)
            resumed.append(outcome.resumed ?? 0)
            #expect(before.map(\.records) == (outcome.resumed.map { [$0] } ?? []))
            #expect(
                (outcome.status, outcome.records, outcome.added) == (.imported, undisturbed.records, undisturbed.added))
            expectSame(try await contents(of: copy), expected, "after going on")
            #expect(try await copy.store.importBatches().map(\.isUnfinished) == [false])
            #expect(try await copy.add(Self.plain).status == .duplicate)
        }
        #expect(Set(resumed).count > 10, "there were few moments: \(resumed)")
        #expect(resumed == resumed.sorted())
    }

    @Test func `reads later files by the home with which it began`() async throws {
        let temporary = TemporaryStore(home: nil, often: true)
        let kills = Kills(temporary)
        let abroad = ImportFile(name: "abroad", format: "test", fingerprint: "abroad", byteCount: 1000) { sink, _, _ in
            try Recorder(sink).sample("StepCount", 1, at: "2026-03-20 10:00")
            try sink.set(profile: ImportedProfile(newestZoneName: "Pacific/Chatham"))
            var tally = ImportTally()
            tally.records = 1
            return tally
        }
        // Not so small that it is read ahead: the program is killed once the first file is in.
        let withoutZone = ImportFile(
            name: "local", format: "test", fingerprint: "local", byteCount: 1 << 20
        ) { sink, context, tell in
            _ = tell(1)
            let type = ImportedType(identifier: "BodyMass", unit: "kg", aggregation: .discrete)
            let source = ImportedSource(name: "Scale", device: "", sourceClass: .other)
            let morning = Int64(context.home.start(of: CivilDay(number: 20_530)))
            try sink.add(samples: [
                ImportedSample(
                    type: try sink.number(of: type), source: try sink.number(of: source), start: morning, duration: 0,
                    value: 80)
            ])
            return ImportTally()
        }
        try await temporary.add([abroad, withoutZone], progress: kills.whileReading)
        let killed = try #require(kills.all.last)
        #expect(try await killed.add([abroad, withoutZone]).resumed != nil)
        expectSame(try await contents(of: killed), try await contents(of: temporary), "after going on")
    }

    @Test func `that broke off can be taken back like any other`() async throws {
        let temporary = TemporaryStore(often: true)
        let kills = Kills(temporary)
        try await temporary.add([file(0..<10), large(5..<60)], progress: kills.whileReading)
        let killed = try #require(kills.all.last)
        let batch = try #require(try await killed.store.importBatches().first)
        #expect(try await killed.store.importFiles(of: batch.id).map(\.status) == [.imported, .unfinished])
        try await killed.store.undo(batch: batch.id)
        expectSame(try await contents(of: killed), try await TemporaryStore.having([]), "after undoing")
        let again = try await killed.add([file(0..<10), large(5..<60)])
        #expect(again.resumed == nil)
        expectSame(try await contents(of: killed), try await contents(of: temporary), "after importing again")
    }

    @Test func `that is stopped keeps its whole files and says which those are`() async throws {
        let temporary = TemporaryStore()
        let (started, signal) = AsyncStream.makeStream(of: Void.self)
        let endless = ImportFile(name: "c", format: "test", fingerprint: "51..<60", byteCount: 1 << 20) { sink, _, _ in
            let recorder = Recorder(sink)
            while true {
                try recorder.sample("StepCount", 1, at: "2026-05-01 10:00")
                signal.yield()
            }
        }
        let importing = Task { try await temporary.add([file(0..<20), file(20..<50), endless, file(60..<70)]) }
        for await _ in started { break }
        importing.cancel()
        let outcome = try await importing.value
        #expect(outcome.status == .unfinished)
        #expect(outcome.stoppedBy == .cancelled)
        #expect(outcome.files.map(\.status) == [.imported, .imported, .unfinished, .unfinished])
        #expect(outcome.records == outcome.files.prefix(2).reduce(0) { $0 + $1.records })
        expectSame(
            try await contents(of: temporary), try await TemporaryStore.having([[file(0..<20), file(20..<50)]]),
            "after the stop")
        let rest = try await temporary.add([file(0..<20), file(20..<50), file(51..<60), file(60..<70)])
        #expect(rest.resumed == outcome.records)
        #expect(rest.files.map(\.status) == [.imported, .imported, .imported, .imported])
        #expect(rest.batch == outcome.batch)
    }

    @Test func `that fails keeps what is committed and says why`() async throws {
        struct Broken: Error {}
        let temporary = TemporaryStore(often: true)
        let outcome = try await temporary.add([file(0..<20), large(20..<60) { if $0 == 45 { throw Broken() } }])
        #expect(outcome.stoppedBy == .reader(Broken()))
        #expect(outcome.files.map(\.status) == [.imported, .unfinished])
        #expect(outcome.files[1].records > 0)
        #expect(try await temporary.store.verify().differenceCount == 0)
        let again = try await temporary.add([file(0..<20), large(20..<60) { _ in throw Broken() }])
        #expect(again.files.map(\.status) == [.imported, .unfinished])
        #expect(again.records == outcome.records)
        #expect(try await temporary.add([file(0..<20), large(20..<60)]).resumed == outcome.records)
        expectSame(
            try await contents(of: temporary), try await TemporaryStore.having([[file(0..<20), large(20..<60)]]),
            "after going on")
    }

    @Test func `has nothing of a large file whose end shows that it is damaged`() async throws {
        let temporary = TemporaryStore(often: true)
        let outcome = try await temporary.add([file(0..<20), large(10..<60, fails: true), file(70..<90)])
        #expect(outcome.files.map(\.status) == [.imported, .rejected, .imported])
        expectSame(
            try await contents(of: temporary), try await TemporaryStore.having([[file(0..<20), file(70..<90)]]),
            "without the damaged one")
        #expect(try await temporary.store.verify().differenceCount == 0)
    }

    @Test func `of files without a record is refused, however long it takes`() async throws {
        let temporary = TemporaryStore(often: true)
        let empty = ["a", "b"].map { name in
            ImportFile(name: name, format: "test", fingerprint: name, byteCount: 1000) { _, _, _ in ImportTally() }
        }
        let outcome = try await temporary.add(empty)
        #expect(outcome.files.map(\.status) == [.rejected, .rejected])
        #expect(try await temporary.store.importBatches().isEmpty)
    }

    @Test func `is one when two run at once`() async throws {
        let temporary = TemporaryStore(often: true)
        async let first = temporary.add(Self.plain)
        async let second = temporary.add(Self.plain)
        let outcomes = try await [first, second]
        #expect(outcomes.allSatisfy { $0.stoppedBy == nil })
        expectSame(try await contents(of: temporary), try await TemporaryStore.having([Self.plain]), "of two")
        #expect(try await temporary.store.importBatches().filter(\.isUnfinished).isEmpty)
    }

    @Test func `begins a file again when other categories are kept than before`() async throws {
        struct Broken: Error {}
        let temporary = TemporaryStore(often: true)
        _ = try await temporary.add([file(0..<5), large(10..<60) { if $0 == 45 { throw Broken() } }])
        var fewer = temporary.store.options
        fewer.keptCategories = [.heart]
        temporary.store.apply(fewer)
        let outcome = try await temporary.add([file(0..<5), large(10..<60)])
        #expect(outcome.status == .imported)
        #expect(outcome.files[1].skippedReasons["not kept, as set (Activity)"] ?? 0 > 0)
        try await temporary.store.undo(batch: try #require(outcome.batch))
        expectSame(try await contents(of: temporary), try await TemporaryStore.having([]), "after undoing")
    }
}
