import ChatModel
import CoachEngine
import Foundation
import TestSupport
import Testing

@Suite struct `What the offline coach is told` {
    @Test func `are no instructions, which it does not read`() async {
        let engine = CoachEngine(health: FixtureHealth(), consent: { _ in .everything }, records: FixtureQuery())
        func system(_ provider: ProviderID) async -> String {
            await engine.request(
                for: [ChatMessage(.person, "How did I sleep?")], on: today,
                from: ModelReference(provider: provider, model: "m")
            ).system
        }
        #expect(await system(.offline).isEmpty)
        #expect(await system(.openAI).contains("steps"))
    }
}
