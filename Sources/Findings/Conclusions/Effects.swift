import HealthModel
import HealthQuery

/// The effects of a trip or an illness: the means of its days beside those of the 28 days before, as the formulas
/// `trips` and `episodes`, and the tags of an illness, tell its days.
extension FindingEngine {
    /// Of an illness, beside the readings that it is found by.
    private static let behaviour: [DayField] = [.sleep, .steps, .exerciseMinutes]
    private static let fewestBefore = 7

    func effect(_ request: ConclusionRequest) -> ConcludedAnswer {
        let dates = request.dates ?? inputs.table.everything
        let event = request.event ?? .trip
        let found = event == .trip ? lastTrip(in: dates) : lastIllness(in: dates)
        guard let found else {
            return ConcludedAnswer(
                .effect, dates, Remark(.effectNone, nil, [:], dates: dates, kind: event.rawValue),
                unknown: event == .trip && !inputs.isShown(.zone) ? [.zone] : [])
        }
        let fields: [DayField]
        if let field = request.field {
            fields = [field]
        } else {
            fields = event == .trip ? FormulaInputs.tripFields : Self.illness + Self.behaviour
        }
        let remarks = fields.compactMap { effect(on: $0, found.days) }
        let told = request.field == nil ? strongest(remarks) : remarks
        return ConcludedAnswer(
            .effect, found.days,
            Remark(
                .effect, nil,
                [.days: Double(found.days.upperBound - found.days.lowerBound + 1), .count: Double(told.count)],
                dates: found.days, kind: [event.rawValue, found.name].compactMap(\.self).joined(separator: " ")),
            told, unknown: request.field.map { remarks.isEmpty ? [$0] : [] } ?? [])
    }

    private static let illness: [DayField] = [
        .restingHeartRate, .heartRateVariability, .respiratoryRate, .wristTemperature,
    ]

    private func lastTrip(in dates: ClosedRange<CivilDay>) -> (days: ClosedRange<CivilDay>, name: String?)? {
        guard inputs.isShown(.zone), let rows = try? inputs.formulas.trips(in: dates).list("rows"), let row = rows.last,
            let from = row.day("from"), let to = row.day("to")
        else { return nil }
        return (from...to, row.text("zones"))
    }

    /// The later of the days that are logged as those of an illness and of those that readings tell; logged days where both
    /// touch, as the person knows better.
    private func lastIllness(in dates: ClosedRange<CivilDay>) -> (days: ClosedRange<CivilDay>, name: String?)? {
        let logged = loggedIllness(in: dates)
        guard let rows = try? inputs.formulas.episodes(in: dates, limit: 1).list("rows"), let row = rows.first,
            let from = row.day("from"), let to = row.day("to")
        else { return logged }
        guard let logged, logged.days.upperBound.advanced(by: Self.mostBetween + 1) >= from else {
            return (from...to, nil)
        }
        return logged
    }

    private static let illnessTags: Set<Substring> = ["cold", "flu", "sick", "fever"]
    /// Days without a tag that a logged illness may have between two with one.
    private static let mostBetween = 2

    /// The last run of days with a tag of an illness, and these tags.
    private func loggedIllness(in dates: ClosedRange<CivilDay>) -> (days: ClosedRange<CivilDay>, name: String?)? {
        guard inputs.isShown(.tags) else { return nil }
        var run: ClosedRange<CivilDay>?
        var names: Set<Substring> = []
        for day in inputs.table.span(dates).reversed() {
            let tags = (inputs.table.text(.tags, on: day) ?? "").lowercased().split { $0 == "," || $0 == " " }
            let found = Self.illnessTags.intersection(tags)
            guard !found.isEmpty else { continue }
            if let first = run?.lowerBound, first - day > Self.mostBetween + 1 { break }
            run = day...(run?.upperBound ?? day)
            names.formUnion(found)
        }
        return run.map { ($0, names.sorted().joined(separator: ", ")) }
    }

    private func effect(on field: DayField, _ days: ClosedRange<CivilDay>) -> Remark? {
        guard inputs.isShown(field) else { return nil }
        let earlier = inputs.before(days.lowerBound, Standing.baselineDays, field)
        let line = ClockSeries(field, earlier)
        let before = earlier.map { line.unwrapped($0) }
        let during = inputs.values(field, in: days).map { line.unwrapped($0.value) }
        guard let mean = CompensatedSum.mean(during), before.count >= Self.fewestBefore,
            let usual = CompensatedSum.mean(before)
        else { return nil }
        return Remark(
            .effectOn, field,
            [
                .value: line.wrapped(mean), .usual: line.wrapped(usual), .difference: mean - usual,
                .n: Double(during.count),
                .m: Double(before.count),
            ], dates: days)
    }

    /// At most four, by how many of their own spreads they moved.
    private func strongest(_ remarks: [Remark]) -> [Remark] {
        func spreads(_ remark: Remark) -> Double {
            guard let field = remark.metric, let dates = remark.dates, let difference = remark[.difference] else {
                return 0
            }
            let before = inputs.before(dates.lowerBound, Standing.baselineDays, field)
            let floor = FindingMetric.any(field).isLogarithmic ? 2 : FindingMetric.any(field).floor
            // Where half of the days are the same, a twentieth of the usual stands for their spread.
            let least = abs(remark[.usual] ?? 0) / 20
            return abs(difference) / max(RobustSpread(before)?.scaled ?? 0, floor, least, 1e-9)
        }
        return Array(remarks.sorted { spreads($0) > spreads($1) }.prefix(4))
    }
}
