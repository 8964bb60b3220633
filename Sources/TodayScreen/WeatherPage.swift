import Canvas
import Foundation
import HealthModel
import ScreenKit
import WeatherModel
import Widgets

/// The next hours as charts of temperature, rain and wind, with the best hours to be outside, who was asked, and the words
/// that the licence of the data asks for.
struct WeatherPage: Widget {
    let weather: TodayWeather
    let units: UnitSystem

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        switch weather.phase {
        case .off: EmptyState("No place is set").draw(in: area, on: &canvas)
        case .failed(let sentence): EmptyState("There is no weather", [.init(sentence)]).draw(in: area, on: &canvas)
        case .known(let report):
            draw(
                WeatherText(report, units: units, now: weather.askedAt, allowsDark: weather.allowsDark),
                in: area.splitLeft(1).rest, on: &canvas)
        }
    }

    private func draw(_ text: WeatherText, in area: Rect, on canvas: inout Canvas) {
        let hours = text.report.upcoming(TodayWeather.shownHours, from: text.now)
        var lines = [InkLine(text.report.place.title, .title, .bold)]
        if let present = text.present { lines[0].addIfItFits("  \(present)", .strong, within: area.width) }
        let today = text.report.day(of: text.now)
        let sun = text.sun(on: today).map { ", \($0)" } ?? ""
        if let best = text.bestText(on: today) { lines.append(InkLine(best, .good).adding(sun, .muted)) }
        let width = area.width - 1  // the last column stays blank
        for problem in text.report.problems { lines += InkLine.wrapped(problem, .warning, width: width) }
        for facts in [text.details, text.air] { lines += InkLine.flow(facts.map { InkLine($0) }, width: width) }
        // The rule stands in the manual too; on a low screen the charts are worth more.
        let rule = area.height >= 26 ? " Best hours: \(BestHours.rule(in: units))." : ""
        let footer = InkLine.wrapped(text.source + rule, .muted, width: width)
        let room = area.height - footer.count
        // A chart of temperature at least, where it can be read at all.
        let head = min(lines.count, max(1, room - 7))
        let (top, rest) = area.splitTop(head)
        for (index, line) in lines.prefix(head).enumerated() { line.draw(in: top.line(index), on: &canvas) }
        let (middle, bottom) = rest.splitBottom(min(footer.count, max(0, rest.height - 1)))
        for (index, line) in footer.prefix(bottom.height).enumerated() {
            line.draw(in: bottom.line(index), on: &canvas)
        }
        drawCharts(text, hours, in: middle, on: &canvas)
    }

    // MARK: Charts

    private struct Plot {
        var title: String
        var mark: Chart.Mark
        var role: StyleRole
        var startsAtZero: Bool
        var values: [Double?]
        var decimals = 0
    }

    private func drawCharts(_ text: WeatherText, _ hours: [WeatherPoint], in area: Rect, on canvas: inout Canvas) {
        guard !hours.isEmpty, area.height >= 2 else { return }
        let cursor = min(weather.cursor, hours.count - 1)
        let (line, charts) = area.splitTop(1)
        readout(text, hours[cursor]).draw(in: line, on: &canvas)
        let plots = plots(text, hours)
        let count = max(1, min(plots.count, charts.height / 6))
        var rest = charts
        for (index, plot) in plots.prefix(count).enumerated() {
            let height = rest.height / (count - index)
            let (place, below) = rest.splitTop(height)
            draw(plot, text, hours, cursor, in: place, on: &canvas)
            rest = below
        }
    }

    private func plots(_ text: WeatherText, _ hours: [WeatherPoint]) -> [Plot] {
        func shown(_ value: Double?, _ unit: ShownUnit) -> Double? { value.map(unit.shown) }
        let hasChance = hours.contains { $0.precipitationChance != nil }
        return [
            Plot(
                title: "Temperature, \(units.temperature.symbol)", mark: .line, role: .warning, startsAtZero: false,
                values: hours.map { shown($0.temperature, units.temperature) }),
            hasChance
                ? Plot(
                    title: "Chance of rain, %", mark: .bars, role: .accent, startsAtZero: true,
                    values: hours.map(\.precipitationChance))
                : Plot(
                    title: "Rain, \(units.precipitation.symbol)/h", mark: .bars, role: .accent, startsAtZero: true,
                    values: hours.map { shown($0.precipitation, units.precipitation) }, decimals: 1),
            Plot(
                title: "Wind, \(units.windSpeed.symbol)", mark: .line, role: .text, startsAtZero: true,
                values: hours.map { shown($0.wind, units.windSpeed) }),
        ]
    }

    private func draw(
        _ plot: Plot, _ text: WeatherText, _ hours: [WeatherPoint], _ cursor: Int, in area: Rect,
        on canvas: inout Canvas
    ) {
        let panel = Panel(plot.title, note: "━ best hours", look: .rule)
        panel.draw(in: area, on: &canvas)
        let place = panel.content(of: area)
        guard place.height >= 2 else { return }
        let scale = ChartScale(
            covering: plot.values.compactMap(\.self), startsAtZero: plot.startsAtZero,
            tickCount: max(2, place.height / 2))
        var chart = Chart(
            plot.mark, slots: plot.values.map { Chart.Slot($0) }, role: plot.role, scale: scale,
            tickLabels: scale.ticks.map { DecimalText.text(of: $0, decimals: 0) ?? "" },
            slotLabels: hours.indices.filter { $0.isMultiple(of: 3) }.map {
                Chart.Label($0, String(text.report.clock(hours[$0].time).prefix(2)))
            })
        chart.cursor = cursor
        chart.draw(in: place, on: &canvas)
        markBest(text, hours, chart, in: place, on: &canvas)
    }

    /// A bar over the hours that are best, on each day that shows.
    private func markBest(
        _ text: WeatherText, _ hours: [WeatherPoint], _ chart: Chart, in place: Rect, on canvas: inout Canvas
    ) {
        let days = Set(hours.map { text.report.day(of: $0.time) })
        let windows = days.flatMap { text.best(on: $0).windows }
        let areas = chart.slotAreas(in: place)
        for (slot, hour) in hours.enumerated()
        where windows.contains(where: { $0.start <= hour.time && hour.time < $0.end }) {
            let cells = areas(slot)
            canvas.ink(
                String(repeating: "━", count: cells.width), column: cells.column, row: cells.row, .good, .bold,
                within: place)
        }
    }

    private func readout(_ text: WeatherText, _ hour: WeatherPoint) -> InkLine {
        var line = InkLine("‹ \(text.report.clock(hour.time)) › ", .key, .bold)
        line.add(text.temperature(hour.temperature) ?? "–", .strong, .bold)
        let parts = [
            verdict(hour), hour.condition?.words, text.temperature(hour.feelsLike).map { "feels \($0)" },
            hour.precipitationChance.map { "rain \(Int($0.rounded())) %" },
            hour.precipitation.flatMap { $0 > 0 ? text.rain($0).map { "\($0)/h" } : nil },
            text.wind(hour.wind).map { "wind \($0)" }, hour.uvIndex.map { "UV \(Int($0.rounded()))" },
        ].compactMap(\.self)
        line.add("  " + parts.joined(separator: ", "), .text)
        return line
    }

    private func verdict(_ hour: WeatherPoint) -> String {
        switch BestHours.verdict(on: hour, allowingDark: weather.allowsDark) {
        case .out(let reason): "out: \(reason.rawValue)"
        case .score(let score, _): "score \(Int(score.rounded()))"
        }
    }
}
