import Entries
import HealthModel

/// Minutes of movement a week.
extension PlanRules {
    func minutePlan(_ target: Double, _ count: Int) throws(PlanProblem) -> GeneratedPlan {
        guard (10...3000).contains(target) else { throw PlanProblem("Minutes a week are between 10 and 3000.") }
        let base = max(basis.weeklyMinutes, PlanConstants.firstMinutes)
        let reachable = min(target, days.values.reduce(0, +))
        var level = min(base, reachable)
        var longest = max(basis.longestMinutes, 10)
        var weeks: [GeneratedWeek] = []
        for index in 0..<count {
            if index > 0, index % 4 != 3 { level = min(level * PlanConstants.minuteGrowth, reachable) }
            let monday = monday(index)
            let week = minuteWeek(monday, Self.five(level), longest)
            longest = max(longest, week.sessions.compactMap(\.minutes).max() ?? 0)
            weeks.append(week)
        }
        let reached = weeks.last.map { $0.minutes >= Self.five(target) } ?? false
        let start = "From \(Int(base.rounded())) min a week, at most 15 % more each week, every fourth week held."
        let wish = "\(Int(target.rounded())) min"
        return GeneratedPlan(
            weeks: weeks,
            remark: reached
                ? start
                : reachable < target
                    ? "\(start) Your days have \(Int(reachable.rounded())) of the \(wish): \(wish) takes more days or longer ones."
                    : "\(start) \(wish) is reached in later weeks: plan on then.")
    }

    private func monday(_ index: Int) -> CivilDay {
        let first = today.weekday == 0 ? today : today.advanced(by: 7 - today.weekday)
        return first.advanced(by: 7 * index)
    }

    private static func five(_ minutes: Double) -> Double { (minutes / 5).rounded() * 5 }

    /// Three sessions below 90 minutes, else four, and more only where those cannot hold them; the minutes evenly in fives, as
    /// far as the days have time. None is over 1.3 of the longest so far, but for a step of five minutes.
    private func minuteWeek(_ monday: CivilDay, _ total: Double, _ longest: Double) -> GeneratedWeek {
        let most = (max(longest * PlanConstants.minuteGuard, longest + 5) / 5).rounded(.down) * 5
        func room(_ days: some Sequence<Int>) -> Double { days.reduce(0) { $0 + min(most, self.days[$1] ?? 0) } }
        var chosen = spread(min(total < 90 ? 3 : 4, days.count))
        while chosen.count < days.count, room(chosen) < total { chosen = spread(chosen.count + 1) }
        let each = Self.five(total / Double(chosen.count))
        var rest = total
        var lengths: [(day: Int, minutes: Double)] = []
        for (place, day) in chosen.enumerated() where rest > 0 {
            let later = chosen[(place + 1)...]
            let share = later.isEmpty ? rest : min(rest, max(each, rest - room(later)))
            lengths.append((day, max(5, min(share, room([day])))))
            rest -= lengths[place].minutes
        }
        let sum = Int(lengths.reduce(0) { $0 + $1.minutes })
        var sessions: [PlannedSession] = []
        for (day, minutes) in lengths {
            var session = PlannedSession(
                id: newID(), day: monday.advanced(by: day), type: "Walking", origin: .rules)
            (session.minutes, session.intensity) = (minutes, .easy)
            session.note = "talking is possible, singing is not"
            session.reason =
                "\(sum) min this week in \(lengths.count) session\(lengths.count == 1 ? "" : "s"), none much longer than your longest."
            sessions.append(session)
        }
        return GeneratedWeek(monday: monday, sessions: sessions)
    }

    /// Days as far apart as they can be, the earliest first: Monday, Wednesday, Friday of four.
    private func spread(_ count: Int) -> [Int] {
        let open = days.keys.sorted()
        guard count < open.count else { return open }
        var best: (score: Int, days: [Int])?
        func choose(_ from: Int, _ chosen: [Int]) {
            if chosen.count == count {
                let gaps = chosen.indices.map { index in
                    (chosen[(index + 1) % count] - chosen[index] + 7) % 7
                }
                let score = count == 1 ? 7 : gaps.min() ?? 0
                if best.map({ score > $0.score }) ?? true { best = (score, chosen) }
                return
            }
            for index in from..<open.count { choose(index + 1, chosen + [open[index]]) }
        }
        choose(0, [])
        return best?.days ?? []
    }
}
