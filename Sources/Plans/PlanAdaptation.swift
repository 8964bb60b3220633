import Entries
import HealthModel

/// A change of a plan that is proposed, with its reason; applied after a yes.
public struct PlanChange: Equatable, Sendable {
    public var entry: LoggedEntry.ID
    public var before: PlannedSession
    /// As it is to be.
    public var after: PlannedSession
    public var reason: String

    public init(entry: LoggedEntry.ID, before: PlannedSession, after: PlannedSession, reason: String) {
        (self.entry, self.before, self.after, self.reason) = (entry, before, after, reason)
    }

    /// `Thu 26 Nov Running, 6.5 km → Sat 28 Nov`.
    public func text(_ words: EntryWording) -> String {
        let start = "\(PlanWording.day(before.day)) \(PlanWording.text(before, words))"
        if after.cancellation != nil { return "\(start) → let go" }
        if after.day != before.day { return "\(start) → \(PlanWording.day(after.day))" }
        return "\(start) → \(PlanWording.text(after, words))"
    }
}

/// How recovered the person is today, as a plan takes it (training-and-findings.md 8.1).
public enum PlanAdvice: Equatable, Sendable { case asPlanned, easy, rest }

/// Proposes what is to become of missed sessions, and of today's on a low recovery.
///
/// A missed easy session is let go; a hard one moves to the next day of the plan in its week that is two days from every
/// other demanding one, in place of an easy session there, else it is let go; a long one the same within two days. No
/// kilometres are added, and no day gets two sessions. What a person fixed is not moved.
public struct PlanAdaptation: Sendable {
    private let reading: PlanReview
    private let today: CivilDay

    /// - Parameter reading: of the weeks around today.
    public init(_ reading: PlanReview, today: CivilDay) { (self.reading, self.today) = (reading, today) }

    /// The changes of the plan that the rules propose, each with its reason; empty where it stands as it is.
    public func changes(advice: PlanAdvice = .asPlanned) -> [PlanChange] {
        var changes: [PlanChange] = []
        var taken: Set<CivilDay> = []
        for standing in reading.missed where today - standing.session.day <= 7 {
            changes += missed(standing, &taken)
        }
        let moved = Set(changes.map(\.before.id))
        for standing in reading.on(today) where standing.state == .today && !moved.contains(standing.session.id) {
            if let change = lighter(standing, advice) { changes.append(change) }
        }
        return changes
    }

    // MARK: Missed

    private func missed(_ standing: PlanStanding, _ taken: inout Set<CivilDay>) -> [PlanChange] {
        let session = standing.session
        let sunday = session.day.advanced(by: 6 - session.day.weekday)
        guard session.isDemanding else {
            return [drop(standing, "A missed session that is neither hard nor long is let go: nothing is made up for.")]
        }
        guard session.origin != .person else {
            return [drop(standing, "It was missed; what you fixed yourself is not moved by a rule.")]
        }
        guard session.intensity != .race else { return [] }
        let isLong = session.intensity == .long
        let last = isLong ? session.day.advanced(by: 2) : sunday
        let open =
            today <= last
            ? (max(0, today - session.day)...(last - session.day)).map { session.day.advanced(by: $0) } : []
        let day = open.first { day in
            guard day > session.day, !taken.contains(day), isOfPlan(day) || isLong && replaceable(on: day) != nil else {
                return false
            }
            guard reading.on(day).allSatisfy({ $0.isSettled && !$0.isDone || isReplaceable($0) }) else { return false }
            return demandingDays(without: session.id).allSatisfy { abs($0 - day) >= 2 }
        }
        guard let day else {
            return [
                drop(
                    standing,
                    isLong
                        ? "No day within two is free of its neighbours: its length comes again next week."
                        : "No day left this week is two days from every other hard one.")
            ]
        }
        taken.insert(day)
        var after = session
        (after.day, after.sequence) = (day, session.sequence + 1)
        let replaced = reading.on(day).first(where: isReplaceable)
        let reason =
            "It was missed; \(PlanWording.day(day)) is the next day two days from every other hard one"
            + (replaced == nil ? "." : ", in place of the easy session.")
        var changes = [PlanChange(entry: standing.entry, before: session, after: after, reason: reason)]
        if let replaced { changes.append(drop(replaced, "It makes room for the session that was missed.")) }
        return changes
    }

    /// Days on which the plan of these weeks has sessions, by weekday.
    private func isOfPlan(_ day: CivilDay) -> Bool {
        reading.standings.contains { $0.session.day.weekday == day.weekday }
    }

    private func replaceable(on day: CivilDay) -> PlanStanding? { reading.on(day).first(where: isReplaceable) }

    private func isReplaceable(_ standing: PlanStanding) -> Bool {
        !standing.isSettled && standing.session.intensity == .easy && standing.session.origin != .person
    }

    private func demandingDays(without id: String) -> [CivilDay] {
        reading.standings.filter { standing in
            guard standing.session.id != id, standing.session.isDemanding else { return false }
            switch standing.state {
            case .cancelled, .missed: return false
            case .done, .today, .upcoming: return true
            }
        }.map(\.session.day)
    }

    private func drop(_ standing: PlanStanding, _ reason: String) -> PlanChange {
        PlanChange(
            entry: standing.entry, before: standing.session, after: standing.session.cancelled(because: reason),
            reason: reason)
    }

    // MARK: Low recovery

    private static let easyMinutes = 35.0
    private static let longShare = 0.7

    private func lighter(_ standing: PlanStanding, _ advice: PlanAdvice) -> PlanChange? {
        let session = standing.session
        guard advice != .asPlanned, session.intensity != .race else { return nil }
        var after = session
        after.sequence += 1
        let why =
            advice == .rest ? "Three signs or more speak against training today" : "Two signs speak for an easy day"
        switch session.intensity {
        case .long where advice == .easy:
            after.kilometres = session.kilometres.map { PlanText.halfDown($0 * Self.longShare) }
            after.minutes = session.minutes.map { ($0 * Self.longShare / 5).rounded() * 5 }
            return PlanChange(
                entry: standing.entry, before: session, after: after, reason: "\(why): the long one at 70 %.")
        case .hard where advice == .easy, .hard, .long:
            if advice == .rest { return drop(standing, "\(why): rest, or a walk.") }
            (after.kilometres, after.minutes, after.intensity) = (nil, Self.easyMinutes, .easy)
            (after.zone, after.note) = (nil, "in place of the hard session")
            return PlanChange(
                entry: standing.entry, before: session, after: after,
                reason: "\(why): easy for 30 to 40 minutes instead.")
        case .easy, .race, nil:
            return advice == .rest ? drop(standing, "\(why): rest, or a walk.") : nil
        }
    }
}
