import ChatModel
import HealthModel
import HealthQuery
import JSON
import Testing

@testable import CoachEngine
@testable import CoachTools

@Suite struct `A tool that takes too long` {
    /// Answers when it is cancelled, and never otherwise.
    private struct EndlessTool: QueryTool {
        static let name = "metrics_catalog"
        let toolkit = QueryToolkit(ExampleReading()) { ToolClock(today: ExampleReading.today) }
        let wasCancelled: Latch

        func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
            let (never, continuation) = AsyncStream.makeStream(of: Void.self)
            for await _ in never {}
            continuation.finish()
            await wasCancelled.open()
            return ToolReply()
        }
    }

    @Test(.timeLimit(.minutes(10))) func `is answered for, and cancelled`() async {
        let latch = Latch()
        let outcome = await Toolbox([EndlessTool(wasCancelled: latch)], limit: .zero).run(
            "metrics_catalog", "{}", for: .everything)
        #expect(outcome.problem == .limitExceeded)
        await latch.wait()
    }

    @Test(.timeLimit(.minutes(10))) func `ends with the question it belongs to`() async {
        let latch = Latch()
        let toolbox = Toolbox([EndlessTool(wasCancelled: latch)], limit: .seconds(3600))
        let asking = Task { await toolbox.run("metrics_catalog", "{}", for: .everything) }
        asking.cancel()
        #expect(await asking.value.isError)
        await latch.wait()
    }
}
