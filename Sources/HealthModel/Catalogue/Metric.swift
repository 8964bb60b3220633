/// A row of the catalogue: all that is known of a daily quantity. Charts, tools, prompt, export, goals, log, palette, the
/// offline coach and the store go by it.
///
///     MetricID.steps.row.words.english          // `steps, step, step count, …`
///     Metric.all.filter { $0.category == .sleep }
public struct Metric: Sendable {
    public let id: MetricID
    /// The name as shown, for example `Resting heart rate`.
    public let title: String
    /// The long name, which says what exactly is meant: for tools and for the titles of charts.
    public let label: String
    /// The name in a tile or a column, at most 13 cells.
    public let shortTitle: String
    public let kind: MetricKind
    public let unit: MetricUnit
    /// Decimals shown to people; never more than the sensor has.
    public let decimals: Int
    public let form: Form
    /// The category that a person's consent goes by; `nil` for what the calendar says.
    public let category: HealthCategory?
    /// A second category that it is computed from, which has to be shared too.
    public let alsoNeeds: HealthCategory?
    public let colour: MetricColour
    /// Values outside are taken for errors of entry or of a sensor: they are shown, and kept out of ranges and trends.
    /// `nil` where anything may be.
    public let plausible: ClosedRange<Double>?
    /// Which direction is better, where that can be defended; `nil` where a person's own range is the yardstick.
    public let better: Direction?
    /// `nil` for one that is measured on its own.
    public let pair: Pair?
    public let origin: MetricOrigin
    public let words: PlainWords

    /// Which values are better.
    public enum Direction: Sendable { case higher, lower }

    /// Two numbers of one measurement, which are written and drawn together: `128/82`.
    public struct Pair: Sendable {
        /// The second number.
        public let lower: MetricID
        /// Of both.
        public let title: String
    }

    /// How values are written.
    public enum Form: Sendable, Equatable {
        case number
        /// Minutes that people read as hours and minutes.
        case duration
        /// Minutes that people read from a clock.
        /// - Parameter from: the minute of the day at which an axis of such times begins, so that a bedtime of 23:50 lies
        ///   beside one of 00:10.
        case clockTime(from: Int)
    }

    init(
        _ id: MetricID, _ title: String, label: String? = nil, short: String? = nil, kind: MetricKind,
        unit: MetricUnit = .none, decimals: Int = 0, form: Form = .number, category: HealthCategory? = nil,
        alsoNeeds: HealthCategory? = nil, colour: MetricColour, plausible: ClosedRange<Double>? = nil,
        better: Direction? = nil, pair: Pair? = nil, origin: MetricOrigin, words: PlainWords = PlainWords()
    ) {
        (self.id, self.title, self.label, shortTitle) = (id, title, label ?? title, short ?? title)
        (self.kind, self.unit, self.decimals, self.form) = (kind, unit, decimals, form)
        (self.category, self.alsoNeeds, self.colour) = (category, alsoNeeds, colour)
        (self.plausible, self.better, self.pair) = (plausible, better, pair)
        (self.origin, self.words) = (origin, words)
    }

    /// Every row, in the order of `MetricID`.
    public static let all = activity + heart + body + sleep + workouts + nutrition + mood + calendar
}

extension Metric {
    /// Its name inside a German sentence; its label where it has none.
    package var germanLabel: String { words.germanTitle.isEmpty ? label : words.germanTitle }
}

extension MetricID {
    public var row: Metric { Metric.all[index] }

    public var title: String { Metric.all[index].title }
    public var label: String { Metric.all[index].label }
    public var shortTitle: String { Metric.all[index].shortTitle }
    public var kind: MetricKind { Metric.all[index].kind }
    /// As tools name it: `count`, `kg`, `min after midnight`; empty for flags and texts.
    public var unit: String { Metric.all[index].unit.name }
    /// As many decimals are shown in the metric's own unit.
    public var decimals: Int { Metric.all[index].decimals }
    /// The category that consent goes by; `nil` for what the calendar says.
    public var category: HealthCategory? { Metric.all[index].category }
    /// In the metric's unit; `nil` where anything may be.
    public var plausible: ClosedRange<Double>? { Metric.all[index].plausible }
    /// `nil` where a person's own range is the yardstick.
    public var betterDirection: Metric.Direction? { Metric.all[index].better }
    public var origin: MetricOrigin { Metric.all[index].origin }

    /// Whether a person can have this value, in the metric's unit; any finite one where no range is known.
    public func isPlausible(_ value: Double) -> Bool { plausible?.contains(value) ?? value.isFinite }
    public var isText: Bool { kind == .text }
    /// Whether a value is a number of minutes that people read as hours and minutes.
    public var isDuration: Bool { Metric.all[index].form == .duration }

    /// The categories that must be shared for it to be seen: its own and those it is computed from. Empty for metrics
    /// of the calendar.
    public var categories: Set<HealthCategory> {
        Set([Metric.all[index].category, Metric.all[index].alsoNeeds].compactMap(\.self))
    }

    /// The category in `hidden` that keeps it from being seen; `nil` where none does.
    public func hidden(by hidden: Set<HealthCategory>) -> HealthCategory? {
        [Metric.all[index].category, Metric.all[index].alsoNeeds].lazy.compactMap(\.self).first(where: hidden.contains)
    }
}
