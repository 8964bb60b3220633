import Canvas

/// A night's stages along the time: four lanes where there is the height for them, else one row.
///
/// In one row the height of the bar tells the stage as the colour does, so that it reads without colour.
public struct SleepBar: Widget, Equatable, Sendable {
    /// The lanes of the bar, from top to bottom.
    public enum Lane: Int, CaseIterable, Sendable { case awake, rem, core, deep }

    /// A span of one stage.
    public struct Piece: Equatable, Sendable {
        /// `nil` is sleep without a stage.
        public var lane: Lane?
        /// Minutes after the start of the bar.
        public var start: Double
        /// Minutes after the start of the bar.
        public var end: Double

        public init(_ lane: Lane?, from start: Double, to end: Double) {
            self.lane = lane
            self.start = start
            self.end = end
        }
    }

    public var pieces: [Piece]
    /// Length of the bar in minutes.
    public var span: Double
    /// The clock on the wall at the start, in minutes after midnight.
    public var startMinuteOfDay: Int
    public var showsTimes: Bool
    /// The minute of the bar at which the clock on the wall is set by so many minutes; `nil` where it is not.
    public var clockChange: (minute: Double, by: Int)?
    /// The clock on the wall at the end, in minutes after midnight, where it does not follow from the rest: who slept on a
    /// journey over time zones. Hours between are left out then.
    public var endMinuteOfDay: Int?

    public init(pieces: [Piece], span: Double, startMinuteOfDay: Int, showsTimes: Bool = true) {
        self.pieces = pieces
        self.span = span
        self.startMinuteOfDay = startMinuteOfDay
        self.showsTimes = showsTimes
    }

    /// Compares what is drawn.
    public static func == (one: SleepBar, other: SleepBar) -> Bool {
        one.pieces == other.pieces && one.span == other.span && one.startMinuteOfDay == other.startMinuteOfDay
            && one.showsTimes == other.showsTimes && one.endMinuteOfDay == other.endMinuteOfDay
            && one.clockChange?.minute == other.clockChange?.minute && one.clockChange?.by == other.clockChange?.by
    }

    /// Draws the night as lanes where there is height, else as one bar.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty, span > 0 else { return }
        let isStaged = pieces.contains { $0.lane != nil }
        // Four rows are lanes without times; times are of more use with the single row than a taller one.
        let hasTimes = showsTimes && area.height > 1 && !(isStaged && area.height == 4)
        let room = area.height - (hasTimes ? 1 : 0)
        let hasLanes = isStaged && room >= 4
        let (bars, below) = area.splitTop(hasLanes ? room / 4 * 4 : 1)
        let times = below.line(0)
        let labels = hasLanes && area.width >= 24 ? 6 : 0
        let plot = bars.splitLeft(labels).rest
        if hasLanes {
            drawLanes(in: plot, labels: bars.splitLeft(labels).left, on: &canvas)
        } else {
            drawRow(in: bars, on: &canvas)
        }
        if hasTimes { drawTimes(in: times.splitLeft(labels).rest, on: &canvas) }
    }

    private func drawLanes(in plot: Rect, labels: Rect, on canvas: inout Canvas) {
        let tall = plot.height / 4
        for lane in Lane.allCases where labels.width > 0 {
            let row = plot.row + lane.rawValue * tall + tall / 2
            canvas.ink(Self.name(of: lane), column: labels.column, row: row, Self.role(of: lane), within: labels)
        }
        var before: Lane?
        for offset in 0..<plot.width {
            let piece = dominant(in: offset, of: plot.width)
            guard let piece else {
                before = nil
                continue
            }
            let lane = piece.lane ?? .core
            if let before, before != lane {
                let top = plot.row + min(before.rawValue, lane.rawValue) * tall + tall
                let bottom = plot.row + max(before.rawValue, lane.rawValue) * tall
                for row in top..<max(top, bottom) {
                    canvas.ink(Self.riser, column: plot.column + offset, row: row, .ringTrack)
                }
            }
            for row in 0..<tall {
                let isTop = row == 0 && tall == 1
                canvas.ink(
                    isTop ? Self.laneMark : Blocks.rising[7], column: plot.column + offset,
                    row: plot.row + lane.rawValue * tall + row, Self.role(of: piece.lane))
            }
            before = lane
        }
    }

    private func drawRow(in row: Rect, on canvas: inout Canvas) {
        for offset in 0..<row.width {
            guard let piece = dominant(in: offset, of: row.width) else { continue }
            let eighths = piece.lane.map { [8, 6, 4, 2][$0.rawValue] } ?? 4
            canvas.ink(
                Blocks.rising[eighths - 1], column: row.column + offset, row: row.row, Self.role(of: piece.lane))
        }
    }

    /// The piece that takes most of a column's time; `nil` where none is.
    private func dominant(in offset: Int, of width: Int) -> Piece? {
        let start = span * Double(offset) / Double(width)
        let end = span * Double(offset + 1) / Double(width)
        func share(_ piece: Piece) -> Double { min(piece.end, end) - max(piece.start, start) }
        guard let best = pieces.max(by: { share($0) < share($1) }), share(best) > 0 else { return nil }
        return best
    }

    /// The start and the end, and whole hours between as far as they fit.
    private func drawTimes(in row: Rect, on canvas: inout Canvas) {
        let start = Self.clock(wall(0))
        let end = Self.clock(endMinuteOfDay ?? wall(span.rounded()))
        canvas.ink(start, column: row.column, row: row.row, .muted, within: row)
        guard row.width >= 12 else { return }
        canvas.inkTrailing(end, endColumn: row.endColumn, row: row.row, .muted, within: row)
        let perHour = Double(row.width) * 60 / span
        guard endMinuteOfDay == nil, let step = [1, 2, 3, 4].first(where: { perHour * Double($0) >= 7 }) else { return }
        var next = row.column + start.cellWidth + 1
        for minute in hours {
            let wall = wall(minute)
            let text = Self.clock(wall)
            let column = row.column + Int(minute / span * Double(row.width)) - 2
            guard wall / 60 % step == 0, column >= next, column + text.cellWidth < row.endColumn - end.cellWidth else {
                continue
            }
            canvas.ink(text, column: column, row: row.row, .faint, within: row)
            next = column + text.cellWidth + 1
        }
    }

    /// Minutes of the bar at which the clock on the wall shows a whole hour: where it is set back, one of them twice.
    private var hours: [Double] {
        func every(from start: Double, _ minuteOfDay: Int, to end: Double) -> [Double] {
            let rest = minuteOfDay % 60
            return Array(stride(from: start + Double(rest == 0 ? 0 : 60 - rest), to: end, by: 60))
        }
        guard let clockChange, clockChange.minute > 0, clockChange.minute < span else {
            return every(from: 0, startMinuteOfDay, to: span).filter { $0 > 0 }
        }
        let (change, after) = (clockChange.minute, wall(clockChange.minute))
        return every(from: 0, startMinuteOfDay, to: change).filter { $0 > 0 } + every(from: change, after, to: span)
    }

    /// The clock on the wall at a minute of the bar, in minutes after midnight.
    private func wall(_ minute: Double) -> Int {
        let shift = clockChange.map { minute >= $0.minute ? $0.by : 0 } ?? 0
        return ((startMinuteOfDay + Int(minute) + shift) % 1440 + 1440) % 1440
    }

    static func clock(_ minute: Int) -> String {
        let (hours, minutes) = (minute / 60, minute % 60)
        return "\(hours < 10 ? "0" : "")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
    }

    /// The colour role of a stage; of plain sleep for `nil`.
    public static func role(of lane: Lane?) -> StyleRole {
        switch lane {
        case .awake: .sleepAwake
        case .rem: .sleepREM
        case .core: .sleepCore
        case .deep: .sleepDeep
        case nil: .sleepCore
        }
    }

    /// The name of a stage as shown.
    public static func name(of lane: Lane) -> String {
        switch lane {
        case .awake: "Awake"
        case .rem: "REM"
        case .core: "Core"
        case .deep: "Deep"
        }
    }

    private static let laneMark = glyph("▇")
    private static let riser = glyph("│")
}
