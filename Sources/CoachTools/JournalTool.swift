import HealthModel
import HealthQuery

/// `journal`: strength sets and tags of days, as the person wrote them down.
package struct JournalTool: QueryTool {
    package static let name = "journal"
    package let toolkit: QueryToolkit

    private enum Kind: String { case sets, tags }

    private static let mostRows = 50
    /// Entries of several tags that are listed unless a number is asked for: they are summed up by tag already.
    private static let fewEntries = 31
    private static let mostNote = 200
    private static let nothingThere = "nothing of that kind is written down in these dates"

    package func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        let kind: Kind = call.arguments.option("kind") ?? .sets
        let category = kind == .sets ? HealthCategory.workouts : .clinical
        try call.need(category, at: "kind")
        let range = try call.range()
        let journal = try await call.journal()
        // When the other kind begins may be kept back.
        let first = kind == .sets ? journal.sets.first?.date : journal.tags.first?.date
        let dates =
            switch range {
            case .all: (first ?? call.today)...call.today
            case .days(let days): days
            }
        var reply = ToolReply([
            ("kind", .string(kind.rawValue)), ("from", .day(dates.lowerBound)),
            ("to", .day(min(dates.upperBound, call.today))),
        ])
        switch kind {
        case .sets: try addSets(journal.sets, dates, call, to: &reply)
        case .tags: try addTags(journal.tags, dates, call, to: &reply)
        }
        reply.categories = [category]
        return reply
    }

    /// The name asked for, as it is written down.
    private func name(_ call: QueryCall, among names: [String]) throws(ToolProblem) -> String? {
        guard let asked = call.arguments.text("name")?.lowercased() else { return nil }
        if names.contains(asked) { return asked }
        let near = SimilarNames.of(asked, among: names)
        throw ToolProblem(
            .invalidArguments, "That name is not written down; without name all are listed.", path: "name",
            suggestions: near.isEmpty ? Array(names.prefix(24)) : near, isNoData: true)
    }

    // MARK: Sets

    private func addSets(
        _ all: [QuerySet], _ dates: ClosedRange<CivilDay>, _ call: QueryCall, to reply: inout ToolReply
    ) throws(ToolProblem) {
        let name = try name(call, among: Set(all.map(\.exercise)).sorted())
        let sets = all.filter { dates.contains($0.date) && (name == nil || $0.exercise == name) }
        reply.add("sets", .integer(sets.count))
        reply.add("days", .integer(Set(sets.map(\.date)).count))
        reply.add("volume_kg", .figure(StrengthSession(date: call.today, sets: sets).volume))
        guard !sets.isEmpty else { return reply.noData(Self.nothingThere, available: Self.extent(all.map(\.date))) }
        if let name {
            let sessions = StrengthSession.of(sets)
            reply.add("exercise", .string(PlainName.cut(name)))
            reply.fields += Self.records(sessions)
            addRows(sessions.reversed().map(Self.row), call, named: "sessions", to: &reply)
        } else {
            let exercises = Grouped.by(sets, \.exercise).ranked(.largestFirst) { Double($0.items.count) }
            addRows(
                exercises.map { Self.row($0.key, StrengthSession.of($0.items)) }, call, named: "exercises", to: &reply)
        }
        if sets.contains(where: { $0.maximum != nil }) { reply.notes.append(DayNotes.estimatedMaximum) }
        if sets.contains(where: { $0.added != nil }) { reply.notes.append(DayNotes.ownWeight) }
    }

    private static func row(_ exercise: String, _ sessions: [StrengthSession]) -> JSONTree {
        .object(
            [
                ("exercise", .string(PlainName.cut(exercise))), ("days", .integer(sessions.count)),
                ("sets", .integer(sessions.reduce(0) { $0 + $1.sets.count })),
                ("last_date", .day(sessions.last?.date)),
                ("last", .string(sessions.last.map { written($0.sets) } ?? "")),
            ] + records(sessions))
    }

    private static func row(_ session: StrengthSession) -> JSONTree {
        .object([
            ("date", .day(session.date)),
            ("time", .text(session.sets.first.flatMap { ClockWording.text(Double($0.clock)) })),
            ("sets", .string(written(session.sets))),
            ("repetitions", session.repetitions.map { .integer($0) } ?? .null),
            ("volume_kg", .figure(session.volume)), ("est_1rm_kg", rounded(session.sets.compactMap(\.maximum).max())),
        ])
    }

    private static func records(_ sessions: [StrengthSession]) -> ToolReply.Fields {
        let records = StrengthRecords(sessions)
        func fields(_ name: String, _ best: StrengthRecords.Best?) -> ToolReply.Fields {
            best.map { [(name + "_kg", rounded($0.kilograms)), (name + "_on", .day($0.date))] } ?? []
        }
        return fields("heaviest", records.heaviest) + fields("est_1rm", records.maximum)
            + fields("best_volume", records.volume)
    }

    /// To a tenth of a kilogram: an estimate is no better.
    private static func rounded(_ kilograms: Double?) -> JSONTree {
        .figure(kilograms.map { ($0 * 10).rounded() / 10 })
    }

    /// `3 x 8 at 60 kg, 1 x 7 at 60 kg`.
    private static func written(_ sets: [QuerySet]) -> String {
        var runs: [(text: String, count: Int)] = []
        for set in sets {
            let text = written(set)
            if runs.last?.text == text { runs[runs.count - 1].count += 1 } else { runs.append((text, 1)) }
        }
        return runs.map { "\($0.count) x \($0.text)" }.joined(separator: ", ")
    }

    private static func written(_ set: QuerySet) -> String {
        func number(_ value: Double) -> String { JSONTree.figure(value).compact }
        let amount = set.repetitions.map(String.init) ?? set.seconds.map { number($0) + " s" } ?? ""
        let load: String =
            if let added = set.added {
                added == 0 ? " at own weight" : " at own weight \(added < 0 ? "-" : "+") \(number(abs(added))) kg"
            } else {
                set.load.map { " at \(number($0)) kg" } ?? ""
            }
        return amount + load + (set.effort.map { ", RPE \(number($0))" } ?? "")
    }

    // MARK: Tags

    private func addTags(
        _ all: [QueryTag], _ dates: ClosedRange<CivilDay>, _ call: QueryCall, to reply: inout ToolReply
    ) throws(ToolProblem) {
        let name = try name(call, among: Set(all.compactMap(\.name)).sorted())
        let tags = all.filter { dates.contains($0.date) && (name == nil || $0.name == name) }
        reply.add("entries", .integer(tags.count))
        guard !tags.isEmpty else {
            reply.add("days", .integer(0))
            return reply.noData(Self.nothingThere, available: Self.extent(all.map(\.date)))
        }
        if name == nil {
            reply.add("days", .integer(Set(tags.map(\.date)).count))
            let groups = Grouped.by(tags.filter { $0.name != nil }, \.name)
                .ranked(.largestFirst) { Double($0.items.count) }
            reply.add("tags", .list(groups.prefix(Self.mostRows).map { Self.row($0.key ?? "", $0.items) }))
        } else {
            reply.fields += Self.figures(tags)
        }
        if name == nil, tags.count > Self.fewEntries, !call.arguments.has("limit") {
            (reply.rows, reply.omitted) = (("rows", []), tags.count)
            reply.notes.append(DayNotes.entriesOnRequest)
            return
        }
        addRows(tags.reversed().map(Self.row), call, named: "rows", to: &reply)
        if tags.contains(where: { $0.note != nil }) { reply.notes.append(DayNotes.ownWords) }
    }

    private static func row(_ name: String, _ tags: [QueryTag]) -> JSONTree {
        .object([("tag", .string(PlainName.cut(name)))] + figures(tags))
    }

    private static func figures(_ tags: [QueryTag]) -> ToolReply.Fields {
        let severities = tags.compactMap(\.severity).map(Double.init)
        let mean: ToolReply.Fields =
            severities.isEmpty
            ? [] : [("severity_mean_of_10", rounded(CompensatedSum.of(severities) / Double(severities.count)))]
        return [
            ("days", .integer(Set(tags.map(\.date)).count)), ("first", .day(tags.first?.date)),
            ("last", .day(tags.last?.date)),
        ] + mean
    }

    private static func row(_ tag: QueryTag) -> JSONTree {
        var fields: ToolReply.Fields = [("date", .day(tag.date))]
        if let clock = tag.clock { fields.append(("time", .text(ClockWording.text(Double(clock))))) }
        if let name = tag.name { fields.append(("tag", .string(PlainName.cut(name)))) }
        if let amount = tag.amount { fields.append(("amount", .string(PlainName.cut(amount, keeping: "/,")))) }
        if let severity = tag.severity { fields.append(("severity_of_10", .integer(severity))) }
        if let note = tag.note { fields.append(("note", .string(String(note.prefix(mostNote))))) }
        return .object(fields)
    }

    private func addRows(_ rows: [JSONTree], _ call: QueryCall, named key: String, to reply: inout ToolReply) {
        let shown = rows.prefix(call.arguments.integer("limit") ?? Self.mostRows)
        reply.omitted = rows.count - shown.count
        reply.rows = (key, Array(shown))
    }

    private static func extent(_ days: [CivilDay]) -> ClosedRange<CivilDay>? {
        days.min().flatMap { first in days.max().map { first...$0 } }
    }
}
