import Findings
import Foundation
import HealthModel
import Testing

@testable import ConversationStore

@Suite struct `Findings that were told` {
    private let folder: ScratchFolder
    private let store: ConversationStore
    private let day = CivilDay(iso: "2026-11-25")!

    init() throws {
        folder = try ScratchFolder()
        store = ConversationStore(path: folder.file("c.sqlite"))
    }

    @Test func `are remembered by the next program, once a day, for ninety days`() async throws {
        let old = ToldFinding(key: "week sleep_min -", z: -2, day: day.advanced(by: -91))
        let kept = ToldFinding(key: "record distance_km +", z: nil, day: day.advanced(by: -90))
        try await store.keep(told: [old, kept].filter { $0 == old })
        try await store.keep(told: [kept])
        #expect(try await store.findingMemory().told == [old, kept])
        let new = ToldFinding(key: "week sleep_min -", z: -3, day: day)
        try await store.keep(told: [new])
        try await store.keep(told: [new])
        try await store.close()
        let next = ConversationStore(path: folder.file("c.sqlite"))
        #expect(try await next.findingMemory().told == [kept, new])
    }

    @Test func `keep an opinion a day, which can be taken back`() async throws {
        try await store.judge("a", .useful, on: day)
        try await store.judge("a", .neverAgain, on: day)
        try await store.judge("a", .notUseful, on: day.advanced(by: 1))
        try await store.judge("b", .neverAgain, on: day)
        let memory = try await store.findingMemory()
        #expect(memory.opinions.map(\.verdict) == [.neverAgain, .neverAgain, .notUseful])
        try await store.judge("b", nil, on: day)
        try await store.forgetOpinions(of: "a")
        #expect(try await store.findingMemory() == FindingMemory())
    }

    @Test func `say in a sentence why they cannot be kept`() async throws {
        try Data("no database at all, but long enough to be looked at".utf8).write(
            to: URL(fileURLWithPath: folder.file("d.sqlite")))
        let broken = ConversationStore(path: folder.file("d.sqlite"))
        await #expect(throws: FindingMemoryError.self) { try await broken.judge("a", .useful, on: day) }
        await #expect(throws: FindingMemoryError.self) { _ = try await broken.findingMemory() }
    }
}
