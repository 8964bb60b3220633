import HealthModel
import HealthQuery
import ScreenKit
import Testing

@testable import TrendsScreen

@Suite struct `Fitness, fatigue and form` {
    /// The worked example of health-metrics.md 7.2: 42 days of 50, then 7 of rest.
    private var visit: TrendVisit {
        var visit = TrendVisit(
            .load, Array(repeating: 50, count: 42) + Array(repeating: nil, count: 7), range: .everything, height: 24)
        visit.type("9")
        return visit
    }

    private func form(of visit: TrendVisit) -> FormContent? {
        if case .form(let content)? = visit.state.page.content { content } else { nil }
    }

    @Test func `are as in the worked example`() throws {
        let content = try #require(form(of: visit))
        let fitness = content.fitness.compactMap(\.self)
        #expect(abs(fitness[41] - 31.83) < 0.005)
        #expect(abs((content.form.last.flatMap { $0 } ?? 0) - 7.74) < 0.005)
        #expect(content.recorded == 49 && content.loadedDays == 42)
    }

    @Test func `say what they are`() {
        #expect(visit.words.contains("Fitness (CTL)") && visit.words.contains("fitness less fatigue of the day before"))
        #expect(visit.words.contains("foretells nothing"))
    }

    @Test(arguments: [(40, 10), (60, 20), (80, 24), (200, 50)])
    func `are drawn at every size`(width: Int, height: Int) {
        var sized = visit
        sized.size = .init(width: width, height: height)
        #expect(sized.shown.contains { $0.contains("Fitness") })
    }

    @Test(arguments: [44, 50, 56, 60, 70, 80]) func `no figure of the headline is cut`(width: Int) {
        var sized = visit
        sized.size = .init(width: width, height: 12)
        let form = sized.state.page.content.flatMap { content in
            if case .form(let form) = content { form.values(at: nil)?.form } else { nil }
        }
        let whole = "form \(MetricFormat.decimal(form ?? 0, decimals: 0))"
        for row in sized.shown.prefix(8) where row.contains(/form [−0-9]/) { #expect(row.contains(whole), "\(row)") }
        #expect(!sized.shown.prefix(8).contains { $0.contains(/[0-9]…/) })
    }

    @Test func `fatigue is told from fitness without colours`() {
        #expect(visit.shows("⠒⠒ fitness") && visit.shows("⠒ ⠒ fatigue"))
    }

    @Test func `without a load say so`() {
        var empty = TrendVisit(.steps, Array(repeating: 5000, count: 60), height: 24)
        empty.type("9")
        #expect(empty.words.contains("No load in these days"))
    }

    @Test func `read off a day under the cursor`() {
        var visit = visit
        visit.press(.left, .left)
        #expect(visit.state.cursor != nil && visit.shows("fatigue"))
    }
}
