import HealthModel
import TodayScreen

/// Which metrics the palette lists first, and which it says were never recorded.
struct PaletteRecords: Equatable {
    var recorded: Set<MetricID>
    /// Whether they were is not known before the store is read for it: they come behind the recorded ones, without a mark.
    var unsure: Set<MetricID> = []

    init(recorded: Set<MetricID>) { self.recorded = recorded }

    /// By the report of a day, which tells of all that the roll-ups hold; what is computed goes by its columns.
    init(of report: DayReport, today: CivilDay) {
        self.init(recorded: [])
        guard report.extent != nil else { return }
        for metric in MetricID.charted {
            switch Self.isRecorded(metric, report, today) {
            case true?: recorded.insert(metric)
            case false?: break
            case nil: unsure.insert(metric)
            }
        }
    }

    /// `nil` where it cannot be told.
    private static func isRecorded(_ metric: MetricID, _ report: DayReport, _ today: CivilDay) -> Bool? {
        if MetricReading(metric, in: report, today: today).isKnown { return true }
        guard !metric.isRolledUp else { return false }
        let inputs = metric.inputs.map { isRecorded($0, report, today) }
        if inputs.contains(false) { return false }
        return inputs.isEmpty || inputs.contains(nil) ? nil : true
    }
}
