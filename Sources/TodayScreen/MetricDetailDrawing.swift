import ScreenKit
import Canvas
import HealthModel
import Widgets

/// One metric's chart over a day, week, month or year, with what can be said of the period in words and numbers.
struct MetricDetailView {
    let detail: MetricDetailState
    let report: DayReport
    let format: MetricFormat
    /// The person's goal for a day, or for their weight.
    var goal: Double?

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let page = area.width >= 50 ? area.inset(columns: 1) : area
        let (head, body) = page.splitTop(1)
        drawHead(in: head, on: &canvas)
        let isRoomy = page.height >= 16
        let summary = summaryLines(width: page.width)
        let facts = factLines(width: page.width)
        var rest = isRoomy ? body.splitTop(1).rest : body
        for line in summary.prefix(page.height < 10 ? 1 : page.height < 24 ? 2 : summary.count) {
            line.draw(in: rest.line(0), on: &canvas)
            rest = rest.splitTop(1).rest
        }
        if isRoomy { rest = rest.splitTop(1).rest }
        let shownFacts =
            page.height < 9 ? [] : Array(facts.prefix(page.height < 14 ? 1 : page.height < 24 ? 3 : facts.count))
        let (chartArea, below) = rest.splitBottom(shownFacts.isEmpty ? 0 : shownFacts.count + (isRoomy ? 1 : 0))
        drawChart(in: chartArea, on: &canvas)
        for (offset, line) in shownFacts.enumerated() {
            line.draw(in: below.splitTop(isRoomy ? 1 : 0).rest.line(offset), on: &canvas)
        }
    }

    private var statistics: MetricStatistics { detail.statistics(in: detail.period.days) }
    private var previous: MetricStatistics { detail.statistics(in: detail.period.previous.days) }

    // MARK: Head

    private func drawHead(in row: Rect, on canvas: inout Canvas) {
        let metric = detail.metric
        let isNarrow = row.width < 64
        var column = canvas.ink("‹", column: row.column, row: row.row, .key, .bold, within: row)
        canvas.mark(row.splitLeft(2).left, as: TodayTarget.back)
        let name = isNarrow && metric.chartTitle.cellWidth > 18 ? metric.shortTitle : metric.chartTitle
        column = canvas.ink(" \(name)", column: column, row: row.row, metric.role, .bold, within: row)
        let unit = format.unit(of: metric)
        if !unit.isEmpty, row.width >= 76 { canvas.ink("  \(unit)", column: column, row: row.row, .muted, within: row) }
        drawSpans(in: row, isNarrow: row.width < 44, on: &canvas)
    }

    private func drawSpans(in row: Rect, isNarrow: Bool, on canvas: inout Canvas) {
        let names = isNarrow ? ["D", "W", "M", "Y"] : ["day", "week", "month", "year"]
        var column = row.endColumn - names.reduce(0) { $0 + $1.count + 2 }
        if let count = detail.period.ownCount {
            let own = isNarrow ? " \(count) " : " \(count) days "
            column -= own.count
            let style = TextStyle(.strong, on: .selection, [.bold, .underline])
            column = canvas.write(own, column: column, row: row.row, style, within: row)
        }
        for span in MetricDetailState.Span.allCases {
            let text = " \(names[span.rawValue]) "
            let place = Rect(column: column, row: row.row, width: text.count, height: 1).intersection(row)
            let isShown = span == detail.span && detail.period.ownCount == nil
            if isShown {
                canvas.write(
                    text, column: column, row: row.row, TextStyle(.strong, on: .selection, [.bold, .underline]),
                    within: row)
            } else {
                canvas.ink(text, column: column, row: row.row, .muted, within: row)
            }
            canvas.mark(place, as: TodayTarget.span(span))
            column += text.count
        }
    }

    // MARK: Summary

    private func summaryLines(width: Int) -> [InkLine] {
        guard detail.isComplete else { return [InkLine(DayText.range(detail.period.days), .muted), InkLine()] }
        return detail.span == .day ? daySummary() : periodSummary(width: width)
    }

    private func daySummary() -> [InkLine] {
        let metric = detail.metric
        let day = detail.period.last
        let reported = report.day == day ? MetricReading(metric, in: report, today: detail.today) : nil
        let carried = reported?.carriedFrom == nil ? reported?.value : nil
        let value = detail.values[day]?.value ?? carried
        var line = InkLine(format.pair(value, detail.lowerValues[day]?.value, of: metric), .strong, .bold)
        let isRunning = day == detail.runningDay
        line.add(isRunning ? " so far" : metric.kind == .cumulative ? " in all" : "", .text)
        if let value, let goal {
            let progress = GoalProgress(metric: metric, value: value, target: goal, format: format)
            line.add("   \(progress.words)", progress.isReached == true ? .good : .muted)
        }
        line.add("   \(DayText.long(day))", .muted)
        var second = InkLine()
        if let before = detail.values[day.advanced(by: -1)]?.value {
            let lower = detail.lowerValues[day.advanced(by: -1)]?.value
            second.add("the day before \(format.pair(before, lower, of: metric))", .muted)
            if !isRunning, let value {
                second.add("   difference \(format.difference(from: before, to: value, of: metric))", .text)
            }
        } else {
            second.add("nothing recorded on the day before", .muted)
        }
        return [line, second]
    }

    private func periodSummary(width: Int) -> [InkLine] {
        let metric = detail.metric
        let (now, before) = (statistics, previous)
        let change = now.mean.flatMap { mean in before.isTelling ? before.mean.map { mean - $0 } : nil }
        // A mean of measured values has the digits that a small change beside it has, in a year as in a week.
        let digits = change ?? (metric.kind == .cumulative || metric.row.pair != nil ? nil : 0)
        var mean = InkLine(format.average(now.mean, of: metric, beside: digits), .strong, .bold)
        let unit = format.unit(of: metric)
        if let lower = detail.lowerMean(in: now.days) {
            mean.add("/\(format.average(lower, of: metric))", .strong, .bold)
        }
        if now.mean != nil, !unit.isEmpty { mean.add(" \(unit)", .text) }
        mean.add(now.mean == nil ? "  nothing recorded" : " \(metric.meanWords)", .text)
        var share = InkLine("\(now.recorded.count) of \(now.possibleDays) days", .muted)
        if now.leavesOutToday { share.add(", today left out", .muted) }
        let slips = detail.leftOut(in: now.days).count
        if slips > 0 { share.add(", \(slips) hardly possible left out", .muted) }
        let first = InkLine.flow([mean, InkLine(DayText.range(now.days), .muted), share], width: width)
        var second = InkLine()
        if let change, let mean = now.mean, let earlier = before.mean {
            second.add(
                format.differenceOfMeans(from: earlier, to: mean, of: metric),
                changeRole(change, of: earlier), .bold)
            if earlier > 0, metric.kind == .cumulative || metric.isDuration {
                let percent = MetricFormat.decimal(abs(change) / earlier * 100, decimals: 0)
                second.add(percent == "0" ? "" : " (\(change < 0 ? "−" : "+")\(percent) %)", .text)
            }
            second.add("  against ", .muted)
            second.add(format.average(earlier, of: metric, beside: change), .text)
            let share = "\(before.recorded.count) of \(before.possibleDays) days"
            let long = " in \(DayText.range(before.days)), \(share)"
            let isShort = second.cellWidth + long.cellWidth > width
            second.add(isShort ? " before" : long, .muted)
            if isShort { second.addIfItFits(", \(share)", .muted, within: width) }
        } else if before.mean != nil {
            let share = "\(before.recorded.count) of \(before.possibleDays) days"
            second.add("too little to compare with in \(DayText.range(before.days)): \(share)", .muted)
        } else {
            second.add("nothing to compare with in \(DayText.range(before.days))", .muted)
        }
        return first + [second]
    }

    /// Better and worse are coloured only where a direction can be defended and the change is worth a word (2 %).
    private func changeRole(_ change: Double, of earlier: Double) -> StyleRole {
        guard let direction = detail.metric.betterDirection, abs(change) > abs(earlier) * 0.02 else { return .text }
        return (change > 0) == (direction == .higher) ? .good : .warning
    }

    // MARK: Chart

    private func drawChart(in area: Rect, on canvas: inout Canvas) {
        if let failure = detail.failure {
            return EmptyState("The chart could not be read", [.init(failure.sentence)]).draw(in: area, on: &canvas)
        }
        guard detail.isComplete else { return }
        if detail.span == .day, drawNight(in: area, on: &canvas) { return }
        let series = MetricSeries(detail)
        if let recent = RecentValues(detail, series, format: format) { return recent.draw(in: area, on: &canvas) }
        guard series.slots.contains(where: { $0.value != nil }) else {
            return EmptyState(
                "Nothing recorded", [.init(DayText.range(detail.period.days)), .init("[ and ] look earlier and later")]
            )
            .draw(in: area, on: &canvas)
        }
        let chart = metricChart(series).chart(in: area)
        chart.draw(in: area, on: &canvas)
        let areas = chart.slotAreas(in: area)
        for slot in series.slots.indices { canvas.mark(areas(slot), as: TodayTarget.slot(slot)) }
    }

    private func metricChart(_ series: MetricSeries) -> MetricChart {
        let isDay = detail.span == .day
        let isHourly = isDay && detail.metric.hasHours
        var chart = MetricChart(
            metric: detail.metric, slots: series.slots, labels: series.labels(),
            baseline: isHourly ? nil : report.comparisons[detail.metric]?.baseline,
            average: isDay ? nil : statistics.mean, format: format)
        chart.goal = isDay ? nil : goal
        chart.trend = series.trend
        chart.leftOut = series.leftOut
        chart.reach = series.reach
        chart.cursor = detail.cursor
        chart.isIntraday = isDay
        chart.marksGaps = !isDay
        return chart
    }

    /// The night itself in place of hourly values of sleep. False where there is none to draw.
    private func drawNight(in area: Rect, on canvas: inout Canvas) -> Bool {
        guard let night else { return false }
        NightBar.bar(of: night).draw(in: area.splitTop(min(area.height, 21)).top, on: &canvas)
        return true
    }

    /// The night of the day shown, for metrics of sleep.
    private var night: SleepNight? {
        guard detail.metric.category == .sleep, detail.metric.kind != .cumulative, report.day == detail.period.last,
            let night = report.snapshot.sleep.lastNight, !night.segments.isEmpty
        else { return nil }
        return night
    }

    // MARK: Facts

    /// Whether the chart has values that an arrow reads off: not a night, a list of values, or nothing recorded.
    var hasReadout: Bool {
        guard detail.isComplete, detail.failure == nil, detail.span != .day || night == nil else { return false }
        let series = MetricSeries(detail)
        return series.slots.contains { $0.value != nil } && RecentValues(detail, series, format: format) == nil
    }

    private func factLines(width: Int) -> [InkLine] {
        guard detail.isComplete else { return [] }
        var lines = hasReadout ? [readout()] : []
        let metric = detail.metric
        let now = statistics
        func extreme(_ word: String, _ value: DailyValue) -> InkLine {
            let same = now.count(of: value.value) - 1
            return InkLine("\(word) ", .muted).adding(format.number(value.value, of: metric))
                .adding(" \(DayText.short(value.day))\(same > 0 ? " and \(same) more" : "")", .muted)
        }
        if detail.span != .day, let highest = now.highest, let lowest = now.lowest {
            let isClock = metric.kind == .clock
            var facts =
                metric.kind == .flag
                ? []
                : [extreme(isClock ? "latest" : "highest", highest), extreme(isClock ? "earliest" : "lowest", lowest)]
            if metric.kind == .cumulative, let total = now.total, width >= 76 {
                facts.append(InkLine("total ", .muted).adding(format.text(total, of: metric)))
            }
            lines += InkLine.flow(facts, width: width)
        }
        return lines + legend(width: width)
    }

    private func legend(width: Int) -> [InkLine] {
        var groups: [InkLine] = []
        let isHourly = detail.span == .day && detail.metric.hasHours
        if detail.span != .day, statistics.mean != nil {
            groups.append(InkLine("╌╌ ", .trend).adding("average", .muted))
        }
        if let goal, detail.span != .day {
            groups.append(InkLine("╍╍ ", .good).adding("goal \(format.text(goal, of: detail.metric))", .muted))
        }
        if let baseline = report.comparisons[detail.metric]?.baseline, !isHourly {
            var range = InkLine("┃ ", .baseline)
            range.add("your usual \(format.range(baseline.low, baseline.high, of: detail.metric))", .muted)
            if width >= 64 { range.add(" (28 days before \(DayText.dayAndMonth(report.day)))", .muted) }
            groups.append(range)
        }
        if !MetricSeries(detail).trend.isEmpty, !detail.metric.isDrawnAsBars {
            let word = detail.metric.kind == .latest ? "trend" : "7-day mean"
            groups.append(InkLine("⠒⠒ ", .trend).adding(word, .muted))
        }
        return InkLine.flow(groups, width: width)
    }

    /// The slot under the cursor in words.
    private func readout() -> InkLine {
        let metric = detail.metric
        guard let cursor = detail.cursor else { return InkLine("← → read off single values", .faint) }
        let series = MetricSeries(detail)
        guard series.slots.indices.contains(cursor) else { return InkLine() }
        let slot = series.slots[cursor]
        var line = InkLine("▲ ", .accent, .bold)
        line.add(name(ofSlot: cursor, series), .accent)
        guard let value = slot.value else { return line.adding("   not recorded", .muted) }
        line.add(
            "   \(detail.span == .year ? format.average(value, of: metric) : format.number(value, of: metric))",
            .strong, .bold)
        let unit = format.unit(of: metric)
        if metric.row.pair != nil, let low = slot.low {
            line.add("/\(format.average(low, of: metric))", .strong, .bold)
        }
        line.add(unit.isEmpty ? "" : " \(unit)", .text)
        if slot.isPartial { line.add(" so far", .muted) }
        if detail.span == .year { line.add(" \(metric.meanWords)", .text) }
        if metric.row.pair == nil, let low = slot.low, let high = slot.high, low != high {
            let what = detail.span == .year ? "days" : "samples"
            line.add("   \(what) \(format.range(low, high, of: metric))", .muted)
        }
        return line
    }

    private func name(ofSlot slot: Int, _ series: MetricSeries) -> String {
        switch detail.span {
        case .day:
            let minutes = 1440 / series.slots.count
            return "\(ClockText.text(minute: slot * minutes))–\(ClockText.text(minute: (slot + 1) * minutes))"
        case .week, .month: return DayText.short(series.days(ofSlot: slot).lowerBound)
        case .year: return DayText.range(series.days(ofSlot: slot))
        }
    }
}
