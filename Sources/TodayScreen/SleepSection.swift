import ScreenKit
import Canvas
import HealthModel
import Widgets

/// Last night: how long, when, its stages, how sound, and the last weeks' debt and consistency.
struct SleepSection: TodaySection {
    let page: TodayPage
    let title = "Sleep"
    var metrics: [MetricID] { page.tiles[1] }
    var note: String { page.snapshot.sleep.lastNight?.sourceName ?? "" }

    func heights(width: Int) -> (least: Int, ideal: Int, most: Int) {
        let words = recentLines(width: width)
        guard let night = page.snapshot.sleep.lastNight else {
            let debt = page.snapshot.sleep.debtMinutes == nil ? 0 : 1
            return (1 + debt, 1 + min(1, words.count), 1 + words.count)
        }
        let stages = stageRows(width: width)
        let extra = 1 + min(1, words.count)
        let lanes = night.hasStages ? 4 : 1
        return (
            2 + stages + extra, 1 + lanes + 1 + stages + extra, 2 + lanes * 3 + 9 + stages + 1 + words.count
        )
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard let night = page.snapshot.sleep.lastNight else { return drawMissing(in: area, on: &canvas) }
        let (head, rest) = area.splitTop(1)
        drawHead(night, in: head, on: &canvas)
        let stages = stageRows(width: area.width)
        var words = recentLines(width: area.width)
        // The stage bar comes before all but the first of the lines about the last weeks.
        let barRows = night.hasStages ? 5 : 2
        words.removeLast(min(max(0, words.count - 1), max(0, stages + 1 + words.count + barRows - rest.height)))
        let footRows = min(rest.height, stages + 1 + words.count)
        var (bar, foot) = rest.splitBottom(footRows)
        let hasRecent = bar.height >= 15
        if hasRecent {
            let (above, recent) = bar.splitBottom(min(7, bar.height - 9))
            drawRecent(in: recent, on: &canvas)
            bar = above
        }
        if bar.height >= 8 { bar = bar.splitTop(1).rest }
        if bar.height >= 7 { bar = bar.splitBottom(1).rest }
        let place = bar.splitLeft(1).rest
        canvas.mark(bar, as: TodayTarget.night)
        NightBar.bar(of: night, showsTimes: bar.height > 1).draw(
            in: place.splitLeft(place.width - (place.width > 50 ? 2 : 0)).left, on: &canvas)
        drawStages(night, in: foot.splitTop(stages).top, on: &canvas)
        foot = foot.splitTop(stages).rest
        drawQuality(night, in: foot.line(0), on: &canvas)
        drawWords(words, in: foot.splitTop(1).rest, on: &canvas)
    }

    /// The first of them tells the debt, where it is known.
    private func drawWords(_ words: [InkLine], in area: Rect, on canvas: inout Canvas) {
        for (index, line) in words.enumerated() { line.draw(in: area.line(index).splitLeft(1).rest, on: &canvas) }
        guard !words.isEmpty, page.snapshot.sleep.debtMinutes != nil else { return }
        page.finishTile(.sleepDebt, area.line(0), on: &canvas)
    }

    /// Time asleep of the last four weeks.
    private func drawRecent(in area: Rect, on canvas: inout Canvas) {
        let reading = page.reading(.sleep)
        guard reading.recent.contains(where: { $0 != nil }) else { return }
        var line = InkLine("Last 28 nights", .text)
        if let baseline = reading.baseline {
            let range = page.format.range(baseline.low, baseline.high, of: .sleep)
            line.addIfItFits("   your usual \(range)", .muted, within: area.width - 1)
        }
        line.draw(in: area.line(0).splitLeft(1).rest, on: &canvas)
        let picture = area.splitTop(1).rest.splitBottom(1).rest.splitLeft(1).rest
        MetricChart(recentOf: reading, format: page.format).miniature().draw(in: picture, on: &canvas)
    }

    private func drawMissing(in area: Rect, on canvas: inout Canvas) {
        var line = InkLine(MetricFormat.missing, .muted)
        if let naps = page.snapshot.sleep.napMinutes {
            line.add("  no night, naps ", .muted)
            line.add(MetricFormat.duration(minutes: naps), .strong, .bold)
        } else {
            line.add("  \(page.reading(.sleep).reasonMissing)", .muted)
        }
        line.draw(in: area.line(0).splitLeft(1).rest, on: &canvas)
        page.finishTile(.sleep, area.line(0), on: &canvas)
        drawWords(recentLines(width: area.width), in: area.splitTop(1).rest, on: &canvas)
    }

    private func drawHead(_ night: SleepNight, in row: Rect, on canvas: inout Canvas) {
        let bed = ClockText.text(minute: NightBar.wallMinute(of: night.bedtime, offset: night.bedtimeOffset))
        let wake = ClockText.text(minute: NightBar.wallMinute(of: night.wakeTime, offset: night.wakeOffset))
        var line = InkLine(MetricFormat.duration(minutes: night.asleepMinutes), .strong, .bold)
        let naps = night.napMinutes >= 1 ? "nap \(MetricFormat.duration(minutes: night.napMinutes))" : ""
        // Beside a nap there may be no room for the word.
        let hasWord = row.width >= (naps.isEmpty ? 34 : 35 + naps.cellWidth)
        line.add(hasWord ? " asleep   " : "  ", .muted)
        line.add("\(bed) – \(wake)", .text)
        if !naps.isEmpty { line.addIfItFits("   \(naps)", .muted, within: row.width - 1) }
        let progress = page.progress(of: .sleep)
        let goals = progress.map { goal in
            [goal.words, goal.shortWords].map { InkLine($0, goal.isReached == true ? .good : .muted) }
        }
        let notes = goals ?? (row.width >= 54 ? [page.reading(.sleep).shortNote(page.format)] : [])
        if let note = notes.first(where: { line.cellWidth + 3 + $0.cellWidth < row.width }) {
            line.add("   ")
            for piece in note.pieces { line.add(piece.text, piece.role) }
        }
        line.draw(in: row.splitLeft(1).rest, on: &canvas)
        page.finishTile(.sleep, row, on: &canvas)
    }

    // MARK: Stages

    private func stages(_ night: SleepNight) -> [(metric: MetricID, minutes: Double?)] {
        [
            (.sleepREM, night.remMinutes), (.sleepCore, night.coreMinutes), (.sleepDeep, night.deepMinutes),
            (.sleepAwake, night.awakeMinutes),
        ]
    }

    private func stageRows(width: Int) -> Int {
        guard let night = page.snapshot.sleep.lastNight, night.hasStages else { return 0 }
        return width >= 58 ? 1 : 2
    }

    private func drawStages(_ night: SleepNight, in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let perRow = area.height == 1 ? 4 : 2
        let width = min(area.width / perRow, perRow == 4 ? 16 : 20)
        for (index, stage) in stages(night).enumerated() {
            let place = Rect(
                column: area.column + index % perRow * width, row: area.row + index / perRow, width: width, height: 1
            ).intersection(area)
            let content = place.splitLeft(1).rest
            var line = InkLine("\(stage.metric.shortTitle) ", stage.metric.role)
            line.add(stage.minutes.map { MetricFormat.duration(minutes: $0) } ?? MetricFormat.missing)
            line.draw(in: content, on: &canvas)
            page.finishTile(stage.metric, place, on: &canvas)
        }
    }

    // MARK: Quality

    private func drawQuality(_ night: SleepNight, in row: Rect, on canvas: inout Canvas) {
        var line = InkLine()
        if let efficiency = night.efficiencyPercent, let quality = night.quality {
            let role: StyleRole = quality == .excellent || quality == .good ? .good : .warning
            line.add("\(row.width >= 34 ? "Efficiency" : "Eff.") ", .text)
            line.add("\(MetricFormat.decimal(efficiency, decimals: 0)) %", .strong, .bold)
            line.add(" \(quality.rawValue)", role)
        } else {
            line.add(row.width >= 34 ? "no efficiency: only sleep was recorded" : "only sleep was recorded", .muted)
        }
        let inBed = "  in bed \(MetricFormat.duration(minutes: night.inBedMinutes))"
        if line.cellWidth + inBed.cellWidth < row.width { line.add(inBed, .muted) }
        line.draw(in: row.splitLeft(1).rest, on: &canvas)
        page.finishTile(.sleepEfficiency, row, on: &canvas)
    }

    /// The statistics of the last weeks, the most telling first; empty when nothing is known.
    private func recentLines(width: Int) -> [InkLine] {
        [recentWords(width: width), weekWords(width: width), regularityWords(width: width)].filter { !$0.isEmpty }
    }

    /// The means of the last seven nights: `7 nights 7 h 11  23:21 – 06:58  91 %`.
    private func weekWords(width: Int) -> InkLine {
        guard let week = page.snapshot.sleep.weeklyAverage, let asleep = week.asleepMinutes else { return InkLine() }
        var line = InkLine("\(week.nights) nights ", .muted)
        line.add(MetricFormat.duration(minutes: asleep), .strong, .bold)
        if let bed = week.bedMinuteOfDay, let wake = week.wakeMinuteOfDay {
            line.addIfItFits(
                "  \(ClockText.text(minute: bed)) – \(ClockText.text(minute: wake))", .text, within: width - 1)
        }
        if let efficiency = week.efficiencyPercent {
            line.addIfItFits("  \(MetricFormat.decimal(efficiency, decimals: 0)) %", .text, within: width - 1)
        }
        return line
    }

    private func regularityWords(width: Int) -> InkLine {
        let sleep = page.snapshot.sleep
        var line = InkLine()
        if let index = sleep.regularityIndex {
            line.add("Regularity index ", .muted)
            line.add(MetricFormat.decimal(index, decimals: 0), .strong, .bold)
        }
        if let jetlag = sleep.socialJetlagMinutes, abs(jetlag) >= 15 {
            let words = "free days \(MetricFormat.duration(minutes: abs(jetlag))) \(jetlag < 0 ? "earlier" : "later")"
            line.addIfItFits("\(line.isEmpty ? "" : "   ")\(words)", .text, within: width - 1)
        }
        return line
    }

    /// Debt and consistency over 14 nights; empty when neither is known.
    private func recentWords(width: Int) -> InkLine {
        let sleep = page.snapshot.sleep
        let score = page.snapshot.trends.sleepConsistencyScore.map { MetricFormat.decimal($0, decimals: 0) }
        var line = InkLine()
        if let debt = sleep.debtMinutes {
            line.add("Debt ", .text)
            line.add(MetricFormat.sleepDebt(minutes: debt), .strong, .bold)
            // Where both do not fit, the nights go first.
            let needed = score.map { "  consistency \($0) of 100".cellWidth } ?? 0
            line.addIfItFits(" in 14 nights", .muted, within: width - 1 - needed)
        }
        if let score {
            let isLong = line.cellWidth + "  consistency \(score)".cellWidth < width
            line.add(line.isEmpty ? "Consistency " : isLong ? "  consistency " : "  consist. ", .muted)
            line.add(score, .strong, .bold)
            line.addIfItFits(" of 100", .muted, within: width - 1)
        }
        return line
    }
}

extension SleepNight {
    /// Whether stages of it were recorded.
    var hasStages: Bool { deepMinutes != nil || remMinutes != nil }
}
