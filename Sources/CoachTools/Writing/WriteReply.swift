import ChatModel
import Entries
import Foundation
import HealthModel
import HealthQuery
import JSON

/// The reply to the model about its proposal.
package struct WriteReply {
    enum Status: String { case saved, edited, declined, duplicate }

    let proposed: Proposal
    let consent: ConsentFilter
    let clock: EntryClock

    /// Nothing is stored.
    var declined: ToolOutcome {
        ToolOutcome(
            json: JSONTree.object([
                ("status", .string(Status.declined.rawValue)), ("id", .null), ("stored", .null),
                ("notes", .list([.string("the person said no: it is not stored; do not ask again in this turn")])),
                (SharedResult.categoriesKey, .list([])),
            ]).compact)
    }

    /// The outcome of a proposal. The person's changes are told only as far as they share them; that something is
    /// stored, always: they were asked for it.
    func outcome(
        _ status: Status, _ reference: EntryReference, _ stored: Proposal, previous: Goal? = nil
    ) -> ToolOutcome {
        let isEdited = status == .saved && stored != proposed
        let isShared = consent.shares(Self.category(of: stored))
        var fields: ToolReply.Fields = [
            ("status", .string((isEdited ? .edited : status).rawValue)), ("id", .string(reference.text)),
            ("stored", isShared || !isEdited ? tree(of: stored) : .object([])),
        ]
        if case .goal = stored {
            fields.append(("previous", isShared ? previous.map { tree(of: $0.aim) } ?? .null : .null))
        }
        if !isShared {
            let title = Self.category(of: stored).title
            fields.append(("withheld", .list([.string(Self.category(of: stored).rawValue)])))
            fields.append(
                (
                    "notes",
                    .list([
                        .string("stored for the person, who does not share \(title) with you: you cannot look it up")
                    ])
                ))
        }
        fields.append(
            (
                SharedResult.categoriesKey,
                .list(isShared ? [.string(Self.category(of: stored).rawValue)] : [])
            ))
        return ToolOutcome(json: JSONTree.object(fields).compact)
    }

    /// An equal call again in the same turn: what was stored once is not stored twice, and a no stays one.
    package static func again(_ outcome: ToolOutcome) -> ToolOutcome {
        guard let reply = JSONValue(outcome.json), let members = reply.members else { return outcome }
        guard let status = reply["status"].text.flatMap(Status.init), status != .declined else { return outcome }
        let fields = members.map { member in
            (
                key: member.name,
                value: member.name == "status"
                    ? JSONTree.string(Status.duplicate.rawValue) : .digits(member.value.json ?? "null")
            )
        }
        return ToolOutcome(json: JSONTree.object(fields).compact)
    }

    package static func isDeclined(_ outcome: ToolOutcome) -> Bool {
        JSONValue(outcome.json)?["status"].text == Status.declined.rawValue
    }

    // MARK: What is stored

    private static func category(of proposal: Proposal) -> HealthCategory {
        switch proposal {
        case .entry(let entry): entry.category
        case .goal, .memory: .profile
        }
    }

    /// In the names of the arguments.
    func tree(of proposal: Proposal) -> JSONTree {
        switch proposal {
        case .entry(.water(let milliliters, let at)): fields([("ml", .figure(milliliters)), ("time", time(at))])
        case .entry(.weight(let kilograms, let fat, let at)):
            fields([("kg", .figure(kilograms)), ("body_fat_pct", .figure(fat)), ("time", time(at))])
        case .entry(.meal(let meal, let at)):
            fields([
                ("name", .string(meal.name)), ("kcal", .figure(meal.kilocalories)),
                ("protein_g", .figure(meal.protein)),
                ("carbs_g", .figure(meal.carbohydrates)), ("fat_g", .figure(meal.fat)),
                ("caffeine_mg", .figure(meal.caffeine)), ("alcohol_units", .figure(meal.alcohol)), ("time", time(at)),
            ])
        case .entry(.workout(let workout)): tree(of: workout)
        case .entry(.checkIn(let checkIn, let day)):
            fields(
                [("date", .day(day))] + CheckIn.Scale.allCases.map { ($0.rawValue, level(checkIn[$0])) }
                    + [("note", .text(checkIn.notes))])
        case .entry(.goalEnd(let end)):
            fields([("metric", .string(end.metricName)), ("span", .text(end.span?.rawValue)), ("time", time(end.at))])
        case .entry(let entry):
            fields([
                ("line", .text(EntryWording(clock: clock, units: .metric).typedLine(entry))),
                ("time", entry.instant.map { time($0) } ?? .null), ("date", .day(entry.day)),
            ])
        case .goal(let aim): tree(of: aim)
        case .memory(let fact, let about): fields([("fact", .string(fact)), ("about", .string(about.rawValue))])
        }
    }

    private func tree(of workout: LogEntry.LoggedWorkout) -> JSONTree {
        fields([
            ("type", .string(workout.type)), ("duration_min", .figure(workout.minutes)), ("start", time(workout.start)),
            ("distance_km", .figure(workout.kilometres)), ("active_kcal", .figure(workout.kilocalories)),
            ("avg_hr", .figure(workout.averageHeartRate)), ("rpe", level(workout.effort)),
            ("indoor", workout.isIndoor.map { .boolean($0) } ?? .null), ("note", .text(workout.note)),
        ])
    }

    private func tree(of aim: Goal.Aim) -> JSONTree {
        fields([
            ("metric", .string(aim.metric.rawValue)), ("target", .figure(aim.target)),
            ("period", .text(aim.period?.rawValue)), ("by", .day(aim.due)),
        ])
    }

    /// Without what is not known.
    private func fields(_ fields: ToolReply.Fields) -> JSONTree {
        .object(fields.filter { if case .null = $0.value { false } else { true } })
    }

    private func level(_ level: Int?) -> JSONTree { level.map { .integer($0) } ?? .null }

    /// By the person's clock.
    private func time(_ instant: Date) -> JSONTree {
        .string(instant.iso8601(offset: clock.offset(at: instant)))
    }
}
