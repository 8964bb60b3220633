import ScreenKit
import Canvas
import Charts
import HealthModel
import HealthQuery
import Widgets

/// The trends screen: metrics over a range, and what can be seen in them.
public struct TrendsState: Equatable, Sendable {
    /// How far the reading of the columns is.
    enum Phase: Equatable { case reading, ready, failed(String) }

    /// As many metrics are shown at most.
    public static let mostMetrics = 8

    /// In the order in which they stand; empty until the screen is opened for the first time.
    public internal(set) var metrics: [MetricID] = []
    /// Index of the metric that the sentence is about.
    var focus = 0
    public internal(set) var range = TrendRange.last(91)
    /// `nil` for the one that fits the range.
    var chosenGrain: TrendGrain?
    public internal(set) var view = TrendView.stacked
    /// The slot that is read off.
    var cursor: Int?
    var sheet: TrendsSheet?
    /// Views kept under names, in the order of the alphabet.
    public internal(set) var saved: [SavedTrend] = []
    var phase = Phase.reading
    var data = TrendsData()
    /// Metrics that were ever recorded; `nil` while that is not known.
    public var recorded: Set<MetricID>? { data.context.recorded }
    /// Counts what was read.
    var revision = 0
    public private(set) var environment = TrendsEnvironment()
    /// The hours that were asked for and have not come yet.
    var askedHours: [MetricID: ClosedRange<CivilDay>] = [:]
    /// Whether the fastest pieces of runs were asked for and have not come yet.
    var hasAskedEfforts = false
    /// Values derived from the rest.
    var page = TrendPage()

    public init() {}

    /// Letters are text now, not keys.
    public var takesText: Bool { sheet != nil }

    /// The metric that the sentence is about; `nil` where none is shown.
    public var focused: MetricID? { metrics.indices.contains(focus) ? metrics[focus] : nil }

    /// The metric that is held against the one in focus: the first of the others.
    var otherMetric: MetricID? { metrics.first { $0 != focused } }

    /// Today while it is not over, else `nil`.
    var running: CivilDay? { environment.isTodayOver ? nil : environment.today }

    /// The days that are shown.
    var days: ClosedRange<CivilDay> { range.days(first: data.first, today: environment.today) }

    var grain: TrendGrain { view.grain(chosenGrain, days) }

    /// Replaces the environment given by the rest of the program.
    public mutating func update(_ environment: TrendsEnvironment) {
        self.environment = environment
        refresh()
    }

    /// Computes anew what has changed.
    mutating func refresh() {
        page.update(self)
        if let cursor, cursor >= page.stepCount { self.cursor = nil }
    }
}

/// The facts that Trends takes from the rest of the program.
public struct TrendsEnvironment: Equatable, Sendable {
    public var today = CivilDay(number: 0)
    /// Whether `today` is over: a date that was asked for.
    public var isTodayOver = false
    public var format = MetricFormat()
    /// Categories that the person does not want to see.
    public var hidden: Set<HealthCategory> = []

    public init() {}
}

/// The computed contents of the charts.
struct TrendPage: Equatable, Sendable {
    private(set) var days = CivilDay(number: 0)...CivilDay(number: 0)
    private(set) var grain = TrendGrain.day
    private(set) var slotDays: [ClosedRange<CivilDay>] = []
    private(set) var labels: [Chart.Label] = []
    private(set) var series: [MetricID: TrendSeries] = [:]
    /// Of the metric in focus, since the last change of what measures it.
    private(set) var figures: TrendFigures?
    /// The last change in the range after which values lie elsewhere.
    private(set) var lastStep: TrendMark?
    private(set) var marks: [MetricID: [TrendMark]] = [:]
    /// Workouts and what was planned, which are the same for every metric.
    private(set) var training: [TrendMark] = []
    /// Journeys and tags, which are the same for every metric.
    private var stays: [TrendMark] = []
    /// Of a view that is no chart over time.
    private(set) var content: TrendContent?
    private var source: Source?
    private var focused: MetricID?
    private var view = TrendView.stacked
    private var other: MetricID?

    /// All that the charts follow from.
    private struct Source: Equatable {
        var days: ClosedRange<CivilDay>
        var grain: TrendGrain
        var revision: Int
        var environment: TrendsEnvironment
    }

    /// Places that the cursor can stand at.
    var stepCount: Int {
        switch content?.steps {
        case .none, .slots?: slotDays.count
        case .days(let days)?: days.count
        case .groups(let count)?: count
        }
    }

    /// The days that a place of the cursor stands for; `nil` where it is of no days, as a weekday.
    func days(ofStep step: Int) -> ClosedRange<CivilDay>? {
        switch content?.steps {
        case .none, .slots?: slotDays.indices.contains(step) ? slotDays[step] : nil
        case .days(let days)?: days.indices.contains(step) ? days[step] : nil
        case .groups?: nil
        }
    }

    /// The place of the cursor that a day belongs to; `nil` in a view of other groups than days.
    func step(at day: CivilDay) -> Int? {
        switch content?.steps {
        case .none, .slots?: slotDays.firstIndex { $0.contains(day) }
        case .days(let days)?: days.firstIndex { $0.contains(day) }
        case .groups?: nil
        }
    }

    /// The name of a slot: its days or its hour.
    func name(ofSlot slot: Int) -> String { grain.name(of: slotDays, at: slot) }

    /// The slots with a day of these, by halving: there may be thousands.
    func slots(touching days: ClosedRange<CivilDay>) -> Range<Int> {
        func first(_ isPast: (ClosedRange<CivilDay>) -> Bool) -> Int {
            var (low, high) = (0, slotDays.count)
            while low < high {
                let middle = (low + high) / 2
                if isPast(slotDays[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let start = first { $0.upperBound >= days.lowerBound }
        return start..<max(start, first { $0.lowerBound > days.upperBound })
    }

    mutating func update(_ state: TrendsState) {
        let source = Source(
            days: state.days, grain: state.grain, revision: state.revision, environment: state.environment)
        if source != self.source {
            (self.source, days, grain) = (source, source.days, source.grain)
            slotDays = grain.slots(of: days)
            labels = grain.labels(of: slotDays)
            (series, marks, figures, content) = ([:], [:], nil, nil)
            training = TrendMark.training(
                state.data.context.sessions, in: days, grain, hidden: state.environment.hidden)
            stays = TrendMark.stays(state.data.context, in: days, hidden: state.environment.hidden)
        }
        for metric in state.metrics where series[metric] == nil && state.isReadable(metric) {
            var one = TrendSeries(metric, state.data, days, grain, slotDays: slotDays, running: state.running)
            if grain == .hour { one.showHours(state.data.hours[metric], days) }
            series[metric] = one
            let changes = TrendMark.changes(of: metric, state.data, in: days, state.environment.format)
            marks[metric] = TrendMark.inOrder(changes + stays)
        }
        series = series.filter { state.metrics.contains($0.key) }
        if (state.view, state.otherMetric, state.focused) != (view, other, focused) || content == nil {
            (view, other) = (state.view, state.otherMetric)
            content = TrendContent(state, self)
        }
        if state.focused != focused || figures == nil {
            focused = state.focused
            lastStep = focused.flatMap { marks[$0] }?.last { $0.stepSentence != nil }
            figures = focused.flatMap { series[$0] }.map { series in
                let since = lastStep?.days.lowerBound ?? days.lowerBound
                return TrendFigures(series.metric, series.counted.filter { $0.day >= since })
            }
        }
    }
}

/// An event of the trends screen.
public enum TrendsAction: Equatable, Sendable {
    case opened
    /// Opened for some metrics, over a range and in a view where one is given.
    case asked([MetricID], TrendRange?, TrendView? = nil)
    case key(KeyPress)
    case paste(String)
    case clicked(HitTarget)
    /// Down is positive.
    case wheel(Int)
    case columnsArrived(DayColumns)
    case hoursArrived(MetricID, HourColumn)
    case contextArrived(TrendsContext)
    case effortsArrived([BestEffort])
    case readFailed(String)
    /// The store has changed.
    case dataChanged
    /// The lines of the file with the kept views.
    case viewsRestored([String])
    /// Opened with a kept view.
    case viewChosen(name: String)
    /// The disk did not take the kept views.
    case viewsNotKept
    /// The chart is to be written to a file.
    case exportChosen
    /// The result of writing a chart.
    case exported(ChartExport.Outcome)
}

/// Work of the trends screen that is done outside of it.
public enum TrendsEffect: Equatable, Sendable {
    /// Columns of days up to today.
    case readColumns(Set<MetricID>)
    /// The hours of a metric on days in a row.
    case readHours(MetricID, ClosedRange<CivilDay>)
    /// Goals, journeys, tags and sources.
    case readContext
    /// The fastest pieces of runs.
    case readEfforts
    /// The day's page, with the metric's chart.
    case openDay(MetricID, ClosedRange<CivilDay>, CivilDay)
    case notice(String)
    /// Keeps the lines for the next start.
    case keepViews([String])
    /// Writes a chart to a file.
    indirect case export(ChartExport)
    case close
}

/// The hit targets of the trends screen.
enum TrendsTarget: Hashable, Sendable {
    case earlier, later, metrics, view, everything
    case grain(TrendGrain)
    case length(Int)
    /// The chart of a metric, as an index among those shown, at a slot.
    case slot(metric: Int, slot: Int)
    /// A place of the cursor in a view without slots.
    case step(Int)
    case metric(Int)
    /// A row of the list of metrics, as an index among those found.
    case row(Int)
}
