import ScreenKit
import Canvas
import Findings
import Foundation
import HealthModel
import WeatherModel
import Widgets

/// The Today screen: one day's report, the tile in focus, and the metric that is open as a chart.
public struct TodayState: Equatable, Sendable {
    /// The progress of reading the day.
    public enum Phase: Equatable, Sendable {
        /// Nothing was read yet.
        case loading
        /// The newest report. While another day is being read, that of the day before stays here.
        indirect case loaded(DayReport)
        case failed(HealthStoreError)
    }

    public internal(set) var today: CivilDay
    /// Whether `today` is a day that is over: one that a date was asked for.
    public internal(set) var isTodayOver = false
    /// The day that is asked for. It is shown when its report has arrived.
    public internal(set) var day: CivilDay
    public internal(set) var report: Phase = .loading
    public internal(set) var focus: MetricID = .activeEnergy
    public var detail: MetricDetailState?
    public var format = MetricFormat()
    /// The person's goals.
    public var goals = TodayGoals()
    /// Categories that the person does not want to see.
    public var hidden: Set<HealthCategory> = []
    /// How much of the days is counted anew, 0 to 1, after home is in another zone; `nil` while nothing is.
    public internal(set) var movedShare: Double?
    /// Nobody has gone to a day yet: the newest one with data shows where today has none.
    var followsNewest = true
    /// The data are not known to lie elsewhere than on the day that shows: looked at once after each change of them.
    var looksForNewest = true
    public var weather = TodayWeather()
    public internal(set) var findings = TodayFindings()
    public internal(set) var recovery = TodayRecovery()
    public internal(set) var night = TodayNight()
    /// `nil` until it was read.
    var pulse: DayPulse?
    /// The day that is being typed, to go there.
    public internal(set) var dayEntry: DayEntry?

    public init(today: CivilDay) {
        self.today = today
        day = today
    }

    /// The report on the screen; of another day than `day` while that one is being read.
    public var shownReport: DayReport? {
        if case .loaded(let report) = report { report } else { nil }
    }

    public var isReading: Bool { report == .loading || (shownReport.map { $0.day != day } ?? false) }

    /// The day that shows is the newest one with data, and was opened because today has none.
    var isNewestInstead: Bool { followsNewest && day < today && shownReport?.extent?.upperBound == day }

    /// Tiles by section, in reading order: those that are drawn. Metrics that many people never record appear once there is a
    /// record, those of a night where there is one.
    public var tiles: [[MetricID]] {
        func known(_ metric: MetricID) -> Bool {
            shownReport.map { MetricReading(metric, in: $0, today: today).isKnown } ?? false
        }
        let sometimes: [MetricID] = [.heartRateVariabilityRMSSD, .respiratoryRate, .bloodOxygen].filter(known)
        return [
            [.activeEnergy, .exerciseMinutes, .standHours, .steps, .distance, .flights],
            sleepTiles,
            [.restingHeartRate, .heartRateVariability] + sometimes + [.vo2Max],
            [.weight] + [.bodyFat].filter(known),
            [.water, .dietaryEnergy].filter(known),
        ].filter { !$0.isEmpty }
    }

    private var sleepTiles: [MetricID] {
        guard let sleep = shownReport?.hiding(hidden).snapshot.sleep else { return [.sleep] }
        let night: [MetricID] =
            sleep.lastNight.map { ($0.hasStages ? [.sleepREM, .sleepCore, .sleepDeep] : []) + [.sleepEfficiency] } ?? []
        return [.sleep] + night + (sleep.debtMinutes == nil ? [] : [.sleepDebt])
    }

    private var weatherHint: [KeyHint] { showsWeather ? [KeyHint("o", "weather")] : [] }

    /// The keys of the screen for the footer, the most useful first.
    public var keyHints: [KeyHint] {
        if dayEntry != nil { return [KeyHint("Enter", "go there"), KeyHint("Esc", "stay")] }
        if let detail {
            let isReadOff =
                detail.metric.hidden(by: hidden) == nil
                && shownReport.map { MetricDetailView(detail: detail, report: $0, format: format).hasReadout } ?? false
            return [KeyHint("d w m y", "span")] + (isReadOff ? [KeyHint("← →", "read off")] : [])
                + [
                    KeyHint("[ ]", "earlier, later"), KeyHint("↑ ↓", "metric"), KeyHint("W", "why"),
                    KeyHint("t", "latest"), KeyHint("Esc", "back"),
                ]
        }
        if findings.isOpen {
            let judging =
                findings.lines.isEmpty
                ? []
                : [
                    KeyHint("Enter", "chart"), KeyHint("+", "useful"), KeyHint("-", "not useful"),
                    KeyHint("x", "never again"),
                ]
            return judging + [KeyHint("Esc", "back")]
        }
        if recovery.isOpen {
            return [KeyHint("↑ ↓", "part"), KeyHint("Enter", "its weeks"), KeyHint("a", "all"), KeyHint("Esc", "back")]
        }
        if night.isOpen {
            return [
                KeyHint("[ ]", "night before, after"), KeyHint("Enter", "its weeks"), KeyHint("a", "28 nights"),
                KeyHint("Esc", "back"),
            ]
        }
        if weather.isOpen {
            return [KeyHint("← →", "hour"), KeyHint("Esc", "back"), KeyHint("r", "ask again")]
        }
        if case .loaded(let report) = report, report.extent == nil {
            return [KeyHint("i", "import")] + weatherHint
        }
        return [KeyHint("[ ]", "day"), KeyHint("↑ ↓", "metric"), KeyHint("Enter", "chart")]
            + (showsFindings ? [KeyHint("f", "findings")] : []) + weatherHint + [
                KeyHint("← →", "section"), KeyHint("n", "night"), KeyHint("d", "hours"), KeyHint("p", "workout"),
                KeyHint("r", "recovery"),
                KeyHint("w", "why"), KeyHint("t", "today"), KeyHint("g", "go to a date"),
                KeyHint("{ }", "week"),
            ]
    }
}

/// An event on, or for, the Today screen.
public enum TodayAction: Equatable, Sendable {
    case opened
    case key(KeyPress)
    case clicked(HitTarget)
    /// Open this metric as a chart.
    case chartChosen(MetricID)
    /// Steps of the wheel, downwards positive.
    case wheel(Int)
    indirect case reportArrived(DayReport)
    case reportFailed(CivilDay, HealthStoreError)
    case dailyValuesArrived(MetricID, ClosedRange<CivilDay>, [DailyValue])
    case intradayArrived(MetricID, CivilDay, [IntradayValue])
    case chartFailed(MetricID, HealthStoreError)
    /// An import or an entry changed the store.
    case dataChanged
    /// Midnight passed, or the clock was set.
    case clockChanged(CivilDay)
    /// Days are being counted anew for another zone; `nil` when they are.
    case daysBeingMoved(Double?)
    /// There is a way to the network again.
    case networkReturned
    /// The weather, or why there is none.
    indirect case weatherArrived(Result<WeatherReport, WeatherError>, at: Date)
    /// The day that shows was drawn.
    case drawn
    indirect case findingsArrived(FindingEngine.DayFindings, CivilDay)
    /// Why there are no findings of a day, in one sentence.
    case findingsFailed(String, CivilDay)
    /// The page of the findings is to show.
    case findingsChosen
    /// The samples of a night.
    indirect case nightArrived(NightValues)
    /// The pulse over a day.
    indirect case pulseArrived([IntradayValue], CivilDay)
}

/// A read that is needed; the answer comes back as an action.
public enum TodayEffect: Equatable, Sendable {
    case loadReport(CivilDay)
    case loadDaily(MetricID, ClosedRange<CivilDay>)
    case loadIntraday(MetricID, CivilDay)
    /// Asks for the weather, where a place is set.
    case loadWeather
    /// Looks for the findings of a day.
    case loadFindings(CivilDay)
    /// The pulse over a day, for the curve.
    case loadPulse(CivilDay)
    /// Pulse and heart rate variability of the night to a day, of the kind that is recorded.
    case loadNight(CivilDay, MetricID)
    /// The nights of these days, on the screen of trends.
    case openNights(ClosedRange<CivilDay>)
    /// The page of a workout, by its start in Unix seconds.
    case openWorkout(Int, CivilDay)
    /// The sheet of the check-in.
    case openCheckIn
    /// The findings were shown on their day.
    case tellFindings([ToldFinding])
    /// Keeps what the person thinks of a finding; `nil` takes it back.
    case judgeFinding(String, FindingOpinion.Verdict?, CivilDay)
    /// A sentence for the notice line.
    case notice(String)
    /// The metrics over these days, on the screen of trends.
    case openTrends([MetricID], ClosedRange<CivilDay>)
}
