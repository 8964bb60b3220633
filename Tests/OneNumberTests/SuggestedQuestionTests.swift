import ChatModel
import CoachScreen
import HealthModel
import Testing

@Suite struct `A question that the coach's screen offers` {
    private static let offered =
        CoachState.suggestions + [Conversation.Kind.brief, .review].map { PreparedQuestion.text($0) }

    @Test(arguments: offered) func `is answered by the offline coach on any day`(question: String) async throws {
        let year = try await LivedYear.shared.value
        for back in [0, 2, 6, 45] {
            let day = LivedYear.last.advanced(by: -back)
            #expect(await year.isAnswered(question, on: day), "\(question) on \(day.iso)")
        }
    }
}
