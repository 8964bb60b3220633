import ScreenKit
import Canvas
import HealthModel
import Widgets

/// A metric on one row: name, value, and as the width allows its place in the usual range, the last weeks, a word.
/// In a taller area its last weeks are drawn below.
struct MetricRow {
    let page: TodayPage
    let reading: MetricReading

    init(_ page: TodayPage, _ metric: MetricID) {
        self.page = page
        reading = page.reading(metric)
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let row = area.line(0)
        guard !row.isEmpty else { return }
        let (metric, format) = (reading.metric, page.format)
        let isTight = row.width < 34
        let content = row.splitLeft(1).rest
        let (label, afterLabel) = content.splitLeft(isTight ? min(11, content.width / 2) : 14)
        InkLine(metric.shortTitle).draw(in: label, on: &canvas)
        let (valuePlace, afterValue) = afterLabel.splitLeft(6)
        let hasValue = reading.value != nil
        canvas.inkTrailing(
            format.number(reading.value, of: metric), endColumn: valuePlace.endColumn, row: row.row,
            hasValue ? metric.role : .muted, hasValue ? .bold : [], within: valuePlace)
        if hasValue {
            drawUnitAndParts(
                in: afterValue, isTight: isTight, rowWidth: row.width, hasPicture: area.height > 1, on: &canvas)
        } else {
            let place = afterValue.splitLeft(2).rest
            let fits = reading.reasonMissing.cellWidth <= place.width
            InkLine(fits ? reading.reasonMissing : reading.briefNote, .muted).draw(in: place, on: &canvas)
        }
        if area.height > 1 { drawPicture(in: area.splitTop(1).rest.splitLeft(1).rest, on: &canvas) }
        page.finishTile(metric, area, on: &canvas)
    }

    private func drawPicture(in area: Rect, on canvas: inout Canvas) {
        guard reading.hasPicture else { return }
        MetricChart(recentOf: reading, format: page.format).miniature().draw(in: area, on: &canvas)
    }

    private func drawUnitAndParts(
        in area: Rect, isTight: Bool, rowWidth: Int, hasPicture: Bool, on canvas: inout Canvas
    ) {
        let unit = page.format.unit(of: reading.metric)
        let isLongUnit = unit.cellWidth > 4
        let shownUnit = isLongUnit && rowWidth < 56 ? "" : unit
        let gaps = ["  ", " "].map { InkLine(" \(shownUnit)", .muted).adding($0 + reading.briefNote, .muted) }
        let brief = gaps.first { $0.cellWidth <= area.width } ?? gaps[1]
        // In a narrow tile, a word that must be said takes the place of the picture.
        if isTight, !reading.briefNote.isEmpty, brief.cellWidth <= area.width {
            return brief.draw(in: area, on: &canvas)
        }
        // In a tile that has no room for a column of words, the way to the goal takes the place of the picture.
        let words = area.splitLeft(shownUnit.cellWidth + 2).rest
        if area.width < 40, reading.carriedFrom == nil, let progress = page.progress(of: reading.metric),
            progress.shortWords.cellWidth <= words.width
        {
            InkLine(" \(shownUnit)", .muted).draw(in: area, on: &canvas)
            return InkLine(progress.shortWords, progress.isReached == true ? .good : .muted).draw(
                in: words, on: &canvas)
        }
        let (unitPlace, rest) = area.splitLeft(isLongUnit && rowWidth >= 56 ? 10 : 5)
        canvas.ink(" \(shownUnit)", column: unitPlace.column, row: area.row, .muted, within: unitPlace)
        drawParts(in: rest.splitLeft(1).rest, hasPicture: hasPicture, on: &canvas)
    }

    /// A column of words at the right where all rows have room for one, and the picture before it. Where there is room
    /// for one of them, a word that must be said (of which day a value is, how much is known) goes first.
    private func drawParts(in area: Rect, hasPicture: Bool, on canvas: inout Canvas) {
        let note = note
        if area.width >= 34 {
            let (left, right) = area.splitLeft(area.width - 23)
            drawGauge(in: left, hasPicture: hasPicture, on: &canvas)
            note.draw(in: right.splitLeft(2).rest, on: &canvas)
        } else if reading.briefNote.isEmpty {
            drawGauge(in: area, hasPicture: hasPicture, on: &canvas)
        } else if note.cellWidth <= area.width {
            note.draw(in: area, on: &canvas)
        } else {
            InkLine(reading.briefNote(within: area.width), .muted).draw(in: area, on: &canvas)
        }
    }

    private func drawGauge(in area: Rect, hasPicture: Bool, on canvas: inout Canvas) {
        guard area.width >= 4 else { return }
        let gauge = gauge(hasPicture: hasPicture)
        if let gauge, area.width >= 28, !hasPicture {
            let (left, right) = area.splitLeft(14)
            gauge.draw(in: left, on: &canvas)
            spark.draw(in: right.splitLeft(2).rest.splitLeft(28).left, on: &canvas)
        } else if let gauge {
            gauge.draw(in: area.splitLeft(16).left, on: &canvas)
        } else if !hasPicture {
            spark.draw(in: area.splitLeft(28).left, on: &canvas)
        }
    }

    private var spark: Sparkline {
        let isLatest = reading.metric.kind == .latest
        return Sparkline(
            reading.recent, role: reading.metric.role, look: isLatest ? .line : .blocks,
            floor: reading.metric.kind == .cumulative ? 0 : nil)
    }

    /// For counts that grow through the day, bars tell more where there is room for one of both.
    private func gauge(hasPicture: Bool) -> BandGauge? {
        guard let baseline = reading.baseline, reading.standing != nil,
            hasPicture || reading.metric.kind != .cumulative
        else { return nil }
        return BandGauge(value: reading.value, low: baseline.low, high: baseline.high, role: reading.standingRole)
    }

    private var note: InkLine {
        if reading.metric == .vo2Max, let level = page.snapshot.heart.fitnessLevel, reading.value != nil {
            let words = level.rawValue.split(separator: "_").joined(separator: " ")
            guard let day = reading.carriedFrom else { return InkLine(words) }
            return InkLine(words).adding(", \(DayText.dayAndMonth(day))", .muted)
        }
        if let progress = page.progress(of: reading.metric), reading.carriedFrom == nil {
            return InkLine(progress.words, progress.isReached == true ? .good : .muted)
        }
        guard reading.isRunning, reading.value != nil else { return reading.shortNote(page.format) }
        // That the day still runs is said once, in the section's title.
        guard let usual = reading.baseline else { return InkLine() }
        return InkLine("usual \(page.format.range(usual.low, usual.high, of: reading.metric))", .muted)
    }
}

/// Metrics below one another: a row each, with blank rows between or a picture below where there is the height. Those without
/// a picture stand close.
struct MetricRows {
    let page: TodayPage
    let metrics: [MetricID]

    /// The most rows it can use.
    var most: Int { hasPictures ? height(pitch: 6) : metrics.count }

    /// The fewest rows in which each picture shows; without one those of the metrics alone.
    var leastWithPictures: Int { hasPictures ? height(pitch: 3) : metrics.count }

    /// Rows of all of them, where those with a picture take so many with the blank one below.
    private func height(pitch: Int) -> Int { metrics.reduce(0) { $0 + rows(of: $1, pitch) } - 1 }

    private func rows(of metric: MetricID, _ pitch: Int) -> Int {
        if pitch >= 3 { return page.reading(metric).hasPicture ? pitch : 2 }
        return hasPictures ? pitch : 1
    }

    private var hasPictures: Bool { metrics.contains { page.reading($0).hasPicture } }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let pitch = hasPictures ? (1...6).last { height(pitch: $0) <= area.height } ?? 1 : 1
        var rest = area
        for metric in metrics {
            let rows = rows(of: metric, pitch)
            MetricRow(page, metric).draw(in: rest.splitTop(pitch > 1 ? rows - 1 : 1).top, on: &canvas)
            rest = rest.splitTop(rows).rest
        }
    }
}
