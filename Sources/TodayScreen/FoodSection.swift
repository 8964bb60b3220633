import Canvas
import Foundation
import HealthModel
import ScreenKit
import Widgets

/// The drinks and food of the day, so far as they were recorded. Nothing here is coloured good or bad.
struct FoodSection: TodaySection {
    let page: TodayPage
    let title = "Food and water"
    let note = ""
    var metrics: [MetricID] { page.foodTiles }

    func heights(width: Int) -> (least: Int, ideal: Int, most: Int) {
        let meal = lastMeal == nil ? 0 : 1
        return (metrics.count, metrics.count + meal, MetricRows(page: page, metrics: metrics).most + meal)
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard let lastMeal, area.height > metrics.count else {
            return MetricRows(page: page, metrics: metrics).draw(in: area, on: &canvas)
        }
        let (above, foot) = area.splitBottom(1)
        MetricRows(page: page, metrics: metrics).draw(in: above, on: &canvas)
        lastMeal.whole(within: foot.width - 1).draw(in: foot.line(0).splitLeft(1).rest, on: &canvas)
    }

    /// `last meal 12:40  Lunch, 720 kcal`; `nil` where none is recorded.
    private var lastMeal: InkLine? {
        let app = page.snapshot.app
        guard let at = app.lastMealAt, let summary = app.lastMealSummary else { return nil }
        let offset = page.snapshot.offset(at: at)
        return InkLine("last meal ", .muted)
            .adding(ClockText.text(minute: NightBar.wallMinute(of: at, offset: offset)), .text)
            .adding("  \(SafeText.line(summary))", .text)
    }
}

extension TodayPage {
    /// The tiles of food and water; empty where neither was ever recorded.
    var foodTiles: [MetricID] { tiles.first { $0.contains(.water) || $0.contains(.dietaryEnergy) } ?? [] }
}
