import ChatModel
import Foundation
import Testing

@testable import ConversationStore

@Suite struct `Notices that were shown` {
    private let folder: ScratchFolder
    private let store: ConversationStore

    init() throws {
        folder = try ScratchFolder()
        store = ConversationStore(path: folder.file("c.sqlite"))
    }

    @Test func `are remembered by the next program, with their level`() async throws {
        #expect(try await store.meet(ReadingSign(.weightLoss), at: moment(1)))
        #expect(try await store.meet(ReadingSign(.weightLoss), at: moment(5)) == false)
        try await store.close()
        let next = ConversationStore(path: folder.file("c.sqlite"))
        #expect(try await next.shownNotices() == [ShownNotice(.weightLoss, level: 1, seenAt: moment(5))])
        #expect(try await next.meet(ReadingSign(.weightLoss, level: 2), at: moment(6)))
        #expect(try await next.isDue(ReadingSign(.weightLoss, level: 2), at: moment(7)) == false)
        #expect(try await next.isDue(ReadingSign(.lowHeartRate), at: moment(7)))
    }

    @Test func `are dismissed, known or not, and brought back`() async throws {
        _ = try await store.meet(ReadingSign(.bloodOxygen, level: 2), at: moment(1))
        try await store.dismiss(.bloodOxygen, at: moment(2))
        try await store.dismiss(.weightLoss, at: moment(2))
        #expect(try await store.shownNotices().map(\.dismissedLevel) == [2, 0])
        #expect(try await store.meet(ReadingSign(.bloodOxygen, level: 2), at: moment(3)) == false)
        #expect(try await store.meet(ReadingSign(.bloodOxygen, level: 3), at: moment(3)))
        #expect(try await store.meet(ReadingSign(.weightLoss, level: 9), at: moment(3)) == false)
        try await store.restoreNotices()
        #expect(try await store.shownNotices().isEmpty)
    }
}
