import Canvas
import HealthModel
import Widgets

/// The drinks and food of the day, so far as they were recorded. Nothing here is coloured good or bad.
struct FoodSection: TodaySection {
    let page: TodayPage
    let title = "Food and water"
    let note = ""
    var metrics: [MetricID] { page.foodTiles }

    func heights(width: Int) -> (least: Int, ideal: Int, most: Int) {
        (metrics.count, metrics.count, MetricRows.most(metrics.count))
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        MetricRows(page: page, metrics: metrics).draw(in: area, on: &canvas)
    }
}

extension TodayPage {
    /// The tiles of food and water; empty where neither was ever recorded.
    var foodTiles: [MetricID] { tiles.first { $0.contains(.water) || $0.contains(.dietaryEnergy) } ?? [] }
}
