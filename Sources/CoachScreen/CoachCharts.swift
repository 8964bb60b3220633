import Charts
import ChatModel
import HealthModel
import ScreenKit

/// Charts of answers that can be opened.
extension CoachState {
    /// The chart of a call of a message; `nil` where there is none.
    func chart(ofCall number: Int, in index: Int) -> ChartData? {
        guard let message = message(at: index), message.toolCalls.indices.contains(number) else { return nil }
        let growing: GrowingReply? = if case .replying(let reply) = phase { reply } else { nil }
        let paired = CallLines.paired(message.toolCalls, with: results(of: index, growing: growing))
        return ChartLines.chart(in: paired[number].1)
    }

    /// The chart that is selected; `nil` where something else is.
    var selectedChart: ChartData? {
        guard let selection, case .chart(let number) = selection.item else { return nil }
        return chart(ofCall: number, in: selection.message)
    }

    /// Its metrics and days on the screen of trends, with the line for a file's name.
    func exportSelectedChart() -> [CoachEffect] {
        selectedChart.map { [.exportChart($0.metrics, $0.days)] } ?? []
    }

    /// Opens the metrics of a chart over its days on the screen of trends.
    func openTrends(ofCall number: Int, in index: Int) -> [CoachEffect] {
        chart(ofCall: number, in: index).map { [.openTrends($0.metrics, $0.days)] } ?? []
    }
}

extension SpokenText {
    /// The sentences of the chart that a tool's reply holds; empty for every other reply.
    public static func sentences(
        of result: ToolResult, isGerman: Bool, units: UnitSystem, today: CivilDay
    ) -> [String] {
        let chart = ChartLines.chart(in: result)
        let sentences = chart?.sentences(isGerman ? .german : .english, units: units, today: today) ?? []
        return sentences.map { plain($0, isGerman: isGerman) }
    }
}
