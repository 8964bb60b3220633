import Canvas
import HealthModel
import ScreenKit
import WeatherModel
import Widgets

/// The weather of the moment and the best hours to be outside, in up to four rows.
struct WeatherSection: TodaySection {
    let weather: TodayWeather
    let today: CivilDay
    let units: UnitSystem
    let title = "Weather"
    let metrics: [MetricID] = []

    var note: String {
        guard case .known(let report) = weather.phase else { return "" }
        // The screen stands as it is while nobody looks: when it came is said, not how long ago that is.
        return "\(report.place.name.prefix { $0 != "," }) \(report.clock(report.fetchedAt)) · o"
    }

    func heights(width: Int) -> (least: Int, ideal: Int, most: Int) {
        let count = lines(width: width).count
        return (1, min(3, count), count)
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        canvas.mark(area, as: TodayTarget.weather)
        let lines = InkLine.fitting(lines(width: area.width), rows: area.height, width: area.width - 1)
        for (index, line) in lines.enumerated() {
            line.draw(in: area.line(index).splitLeft(1).rest, on: &canvas)
        }
    }

    private func lines(width: Int) -> [InkLine] {
        switch weather.phase {
        case .off: return []
        case .failed(let sentence): return InkLine.wrapped(sentence, .muted, width: width - 1)
        case .known(let report):
            let text = WeatherText(report, units: units, now: weather.askedAt, allowsDark: weather.allowsDark)
            var lines = [presence(text, width)]
            let day = report.day(of: weather.askedAt)
            if let best = text.bestText(on: day) { lines.append(InkLine(best, .text)) }
            if let air = airLine(text) { lines.append(air) }
            if let problem = report.problems.first {
                lines += InkLine.wrapped(problem, .muted, width: width - 1)
            }
            return lines
        }
    }

    private func presence(_ text: WeatherText, _ width: Int) -> InkLine {
        guard let point = text.report.point(at: text.now) else { return InkLine("nothing is known of now", .muted) }
        var line = InkLine("\(point.condition?.symbol ?? " ") ", .accent)
        line.add(text.temperature(point.temperature) ?? "–", .strong, .bold)
        line.addIfItFits("  \(point.condition?.words ?? "")", .text, within: width - 1)
        if let age = text.report.ageText(at: text.now) { line.addIfItFits("  \(age)", .warning, within: width - 1) }
        if let wind = text.wind(point.wind) { line.addIfItFits("  wind \(wind)", .muted, within: width - 1) }
        return line
    }

    private func airLine(_ text: WeatherText) -> InkLine? {
        guard let index = text.report.point(at: text.now)?.air?.indices.first else { return nil }
        return InkLine("air \(index.words)", index.forbidsTraining ? .warning : .muted)
            .adding(" (\(index.reading))", .muted)
    }
}
