import HealthModel
import HealthQuery

/// `sleep_report`: nights from raw samples.
struct SleepReportTool: QueryTool {
    static let name = "sleep_report"
    let toolkit: QueryToolkit

    /// Nights that are listed without being asked for.
    static let mostUnasked = 31

    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        try call.need(.sleep)
        let range = try call.range(default: "last_30_days")
        let table = try await call.table([], also: [.sleep])
        let asked = table.dates(of: range)
        let span = table.span(asked)
        var reply = ToolReply([("from", .day(asked.lowerBound)), ("to", .day(asked.upperBound))])
        reply.categories = [.sleep]
        var nights: [QueryNight] = []
        if let first = span.first, let last = span.last { nights = try await Self.nights(call, first...last) }
        reply.add("n", .integer(nights.count))
        reply.add("missing", .integer(span.count - nights.count))
        let lone = try await Self.loneNaps(call, span)
        Self.addNaps(nights.flatMap(\.naps) + lone.map(\.asleep), to: &reply)
        let isListed = call.arguments.flag("nights") || nights.count <= Self.mostUnasked
        reply.rows = ("nights", isListed ? nights.map(Self.line) : [])
        reply.omitted = isListed ? 0 : nights.count
        reply.cutsFirst = true
        if nights.isEmpty {
            reply.noData(call.nothing(in: asked), available: table.recorded(.sleep))
        } else {
            try await Self.addFigures(nights, lone, call, upTo: min(asked.upperBound, call.today), to: &reply)
        }
        if call.arguments.flag("sri") {
            reply.add(
                "sri",
                .figure(
                    try await Self.regularity(nights, lone.flatMap(\.asleepSpans), span, call)))
        }
        if !isListed { reply.notes.append(DayNotes.nightsOnRequest) }
        if !nights.isEmpty, asked.upperBound > call.today { reply.notes.append(DayNotes.debtOfToday) }
        if Set(nights.map(\.source)).count > 1 { reply.notes.append(DayNotes.manySources) }
        reply.notes += DayNotes.counts(nights.count, missing: span.count - nights.count, of: .sleep)
        return reply
    }

    private static func nights(
        _ call: QueryCall, _ dates: ClosedRange<CivilDay>
    ) async throws(ToolProblem) -> [QueryNight] {
        do throws(HealthStoreError) {
            return try await call.reading.nights(in: dates, upTo: call.today)
        } catch {
            throw ToolProblem(error)
        }
    }

    private static func line(_ night: QueryNight) -> JSONTree {
        .object([
            ("wake_date", .day(night.wakeDate)), ("bed", .string(LocalTime.clock(minuteOfDay: night.bed))),
            ("wake", .string(LocalTime.clock(minuteOfDay: night.wake))), ("in_bed_min", .figure(night.inBed)),
            ("asleep_min", .figure(night.asleep)), ("nap_min", .figure(night.naps.reduce(0, +))),
            ("source", .string(PlainName.cut(night.source))),
            ("raw_asleep_min", .figure(night.rawAsleep)), ("raw_in_bed_min", .figure(night.rawInBed)),
            ("naive_asleep_sum_min", .figure(night.naiveAsleepSum)),
            ("sources", .list(night.sources.map { .string(PlainName.cut($0)) })),
        ])
    }

    /// Naps of dates without a main sleep.
    private static func loneNaps(_ call: QueryCall, _ span: [CivilDay]) async throws(ToolProblem) -> [QueryNap] {
        guard let first = span.first, let last = span.last else { return [] }
        do throws(HealthStoreError) {
            return try await call.reading.loneNaps(in: first...last, upTo: call.today)
        } catch {
            throw ToolProblem(error)
        }
    }

    private static func addNaps(_ minutes: [Double], to reply: inout ToolReply) {
        reply.add("naps", .integer(minutes.count))
        reply.add("nap_mean_min", .figure(CompensatedSum.mean(minutes)))
        reply.add("nap_max_min", .figure(minutes.max()))
    }

    private static func addFigures(
        _ nights: [QueryNight], _ lone: [QueryNap], _ call: QueryCall, upTo last: CivilDay, to reply: inout ToolReply
    ) async throws(ToolProblem) {
        let ownNeed = try await person(call).sleepNeed
        let need = call.arguments.number("need_hours").map { $0 * 60 } ?? ownNeed
        let fortnight = try await Self.nights(call, last.advanced(by: 1 - SleepRegularity.debtNights)...last)
        let days = call.arguments.texts("free_days") ?? ["Saturday", "Sunday"]
        let free = Set(days.compactMap { DayName.weekdays.firstIndex(of: $0) })
        reply.fields += [
            ("need_hours", .figure(need / 60)),
            ("debt_from", .day(last.advanced(by: 1 - SleepRegularity.debtNights))), ("debt_to", .day(last)),
            ("debt_need_hours", .figure(ownNeed / 60)),
            ("debt_h", .figure(NightFigures.debt(fortnight, upTo: last, need: ownNeed).map { $0 / 60 })),
            ("sleep_consistency_score", .figure(NightFigures.consistency(fortnight, upTo: last))),
            ("consistency_from", .day(last.advanced(by: 1 - SleepRegularity.debtNights))),
            ("consistency_to", .day(last)),
            ("shortfall_h", .figure(NightFigures.shortfall(nights, need: need) / 60)),
            ("balance_h", .figure(NightFigures.balance(nights, need: need) / 60)),
            ("phone_only_nights", .integer(nights.count { $0.source == "Phone" })),
            (
                "duplicate_samples",
                .integer(nights.reduce(0) { $0 + $1.duplicates } + lone.reduce(0) { $0 + $1.duplicates })
            ),
        ]
        if let jetlag = NightFigures.socialJetlag(nights, freeDays: free) {
            reply.add("social_jetlag_min", .figure(jetlag))
        }
    }

    private static func regularity(
        _ nights: [QueryNight], _ naps: [Range<Int>], _ span: [CivilDay], _ call: QueryCall
    ) async throws(ToolProblem) -> Double? {
        guard let first = span.first, let last = span.last else { return nil }
        let zone = try await person(call).homeZone
        return NoonBlocks(
            first...last, asleep: nights.flatMap(\.asleepSpans) + naps, zone: zone,
            leavingOut: Set(nights.filter(\.isTravel).map(\.wakeDate)), until: call.clock.now(in: zone))?.regularity
    }

    private static func person(_ call: QueryCall) async throws(ToolProblem) -> QueryPerson {
        do throws(HealthStoreError) {
            return try await call.reading.person(on: call.today)
        } catch {
            throw ToolProblem(error)
        }
    }
}
