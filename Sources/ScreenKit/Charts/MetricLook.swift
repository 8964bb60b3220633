import Canvas
import HealthModel
import Widgets

extension MetricID {
    /// The colour role of the metric wherever it is drawn.
    public var role: StyleRole {
        switch row.colour {
        case .steps: .steps
        case .move: .moveRing
        case .exercise: .exerciseRing
        case .stand: .standRing
        case .energy: .energy
        case .distance: .distance
        case .heart: .heart
        case .variability: .hrv
        case .respiration: .respiration
        case .fitness: .fitness
        case .weight: .weight
        case .sleepREM: .sleepREM
        case .sleepCore: .sleepCore
        case .sleepDeep: .sleepDeep
        case .sleepAwake: .sleepAwake
        case .sleepInBed: .sleepInBed
        case .neutral: .info
        }
    }

    /// The title of its charts; it says which kind of variability is meant.
    public var chartTitle: String { self == .heartRateVariability ? label : row.pair?.title ?? title }

    /// Whether its charts are bars from zero; the others are lines over their own range.
    public var isDrawnAsBars: Bool { kind == .cumulative || kind == .flag || isDuration }

    /// Whether its charts of a day are of hours that add up.
    public var hasHours: Bool { kind == .cumulative && isOfSamples }

    /// Behind a mean of days.
    public var meanWords: String { kind == .cumulative ? "a day" : kind == .flag ? "of the days" : "on average" }

    /// The distances between the marks of an axis of its values.
    public var axisSteps: ChartScale.Steps {
        isDuration || kind == .clock ? .minutes : .decimal(smallest: [1, 0.1, 0.01][min(decimals, 2)])
    }
}
