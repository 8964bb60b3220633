import Canvas
import Foundation
import HealthModel
import HealthQuery
import Testing

@testable import TrendsScreen

@Suite struct `Trends with bad and scarce input` {
    private static let sizes = [(40, 10), (60, 18), (200, 48)]

    private func shown(_ visit: TrendVisit, _ width: Int, _ height: Int) -> [String] {
        var sized = visit
        sized.size = Size(width: width, height: height)
        return sized.shown
    }

    @Test(arguments: TrendView.allCases, sizes)
    func `two hundred sources with names of 500 letters stay within the screen`(view: TrendView, size: (Int, Int)) {
        var visit = TrendVisit(.restingHeartRate, (0..<400).map { 50 + Double($0 % 7) })
        var context = visit.state.data.context
        context.sources = (0..<200).map { number in
            TrendsContext.SourceStart(
                day: TrendVisit.today.advanced(by: -number),
                name: String(repeating: "Uhr ", count: 125) + String(number), metrics: [.restingHeartRate])
        }
        visit.send(.contextArrived(context))
        visit.type(String(view.key))
        let rows = shown(visit, size.0, size.1)
        #expect(rows.count == size.1 && rows.allSatisfy { $0.cellWidth <= size.0 })
        #expect(rows.contains { !$0.isEmpty })
    }

    @Test(
        arguments: TrendView.allCases, [[5], [5, 6], Array(repeating: 5, count: 40), [1e12, -1e12, nil], [nil, nil]])
    func `few, equal, huge and missing values make something readable`(view: TrendView, values: [Double?]) {
        var visit = TrendVisit(.weight, values)
        visit.type(String(view.key))
        for (width, height) in Self.sizes {
            let text = shown(visit, width, height).joined(separator: " ")
            #expect(!text.contains("nan") && !text.contains("inf "), "\(view) \(values.prefix(3))")
            #expect(text.contains { $0.isLetter })
        }
    }

    @Test(arguments: TrendView.allCases)
    func `a day and forty years are ranges like any other`(view: TrendView) {
        for range in ["today", "1986-01-01..2026-11-25"] {
            var visit = TrendVisit()
            visit.say(range)
            visit.type(String(view.key))
            #expect(shown(visit, 80, 22).contains { !$0.isEmpty })
        }
    }
}
