import Foundation
import HealthModel
import Testing

@testable import HealthStore

@Suite struct `Days and samples to browse` {
    /// Weight on four days with a gap of a year, in Berlin; two sources on the last.
    private func filled() async throws -> (TemporaryStore, type: Int) {
        let temporary = TemporaryStore()
        try await temporary.add { recorder in
            try recorder.sample("BodyMass", 70, at: "2025-03-01 07:00")
            try recorder.sample("BodyMass", 71, at: "2026-03-01 07:00")
            try recorder.sample("BodyMass", 72, at: "2026-03-02 22:59")
            try recorder.sample("BodyMass", 73, at: "2026-03-02 23:00")
            try recorder.sample("BodyMass", 74, at: "2026-03-03 09:00", from: Recorder.phone)
            try recorder.sample("StepCount", 12, at: "2026-03-04 09:00")
        }
        let type = try await temporary.store.types().first { $0.identifier.hasSuffix("BodyMass") }
        return (temporary, try #require(type).id)
    }

    @Test func `the first and the last day of a type are days at home`() async throws {
        let temporary = try await filled().0
        try await temporary.add { try $0.sample("StepCount", 5, at: "2026-03-04 23:30") }
        let days = try await temporary.store.types().map { "\($0.days.lowerBound.iso) \($0.days.upperBound.iso)" }
        #expect(days.sorted() == ["2025-03-01 2026-03-03", "2026-03-04 2026-03-05"])
    }

    @Test func `days are counted by the clock at home, the newest first, across gaps`() async throws {
        let (temporary, type) = try await filled()
        let page = try await temporary.store.days(type: type, from: nil, limit: 10)
        #expect(page.records.map(\.day.iso) == ["2026-03-03", "2026-03-02", "2026-03-01", "2025-03-01"])
        #expect(page.records.map(\.samples) == [2, 1, 1, 1])
        #expect(page.records.first.map { [$0.least, $0.most] } == [73, 74])
        #expect(page.records.allSatisfy { $0.merged != nil })
        #expect(!page.hasMore)
    }

    @Test func `a day counts the samples that count: not those left out, and an edited one once`() async throws {
        let (temporary, type) = try await filled()
        let both = try await temporary.store.samples(type: type, on: civil("2026-03-03"), from: nil, limit: 10)
        try await temporary.store.replace(both.page.records[1].key, with: 75)
        func newest() async throws -> SampleDay? {
            try await temporary.store.days(type: type, from: nil, limit: 1).records.first
        }
        #expect(try await newest().map { [Double($0.samples), $0.least, $0.most] } == [2, 73, 75])
        try await temporary.store.exclude(both.page.records[0].key)
        #expect(try await newest().map { [Double($0.samples), $0.least, $0.most] } == [1, 75, 75])
        try await temporary.store.exclude(both.page.records[1].key)
        let empty = try #require(try await newest())
        #expect(empty.day.iso == "2026-03-03" && empty.samples == 0 && empty.least == nil && empty.merged == nil)
    }

    @Test func `pages follow one another in both directions`() async throws {
        let (temporary, type) = try await filled()
        let first = try await temporary.store.days(type: type, from: nil, limit: 3)
        #expect(first.hasMore)
        let second = try await temporary.store.days(type: type, from: first.records.last?.day, limit: 3)
        #expect(second.records.map(\.day.iso) == ["2025-03-01"])
        let back = try await temporary.store.days(type: type, from: second.records.last?.day, .newer, limit: 2)
        #expect(back.records.map(\.day.iso) == ["2026-03-01", "2026-03-02"])
        #expect(back.hasMore)
    }

    @Test func `samples stay within their day and can be filtered by source`() async throws {
        let (temporary, type) = try await filled()
        let day = civil("2026-03-03")
        let all = try await temporary.store.samples(type: type, on: day, from: nil, limit: 10)
        #expect(all.page.records.map(\.key.value) == [73, 74])
        #expect(all.offsets == [3_600, 3_600])
        let backwards = try await temporary.store.samples(type: type, on: day, from: nil, .older, limit: 1)
        #expect(backwards.page.records.map(\.key.value) == [74])
        #expect(backwards.page.hasMore)
        let phone = try await temporary.store.samples(type: type, on: day, sourceLetters: "PHO", from: nil, limit: 10)
        #expect(phone.page.records.map(\.sourceName) == ["Phone"])
        let none = try await temporary.store.samples(type: type, on: civil("2026-03-05"), from: nil, limit: 10)
        #expect(none.page.records.isEmpty && !none.page.hasMore)
    }
}
