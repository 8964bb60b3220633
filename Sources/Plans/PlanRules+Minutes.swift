import Entries
import HealthModel

/// Minutes of movement a week.
extension PlanRules {
    func minutePlan(_ target: Double, _ count: Int) throws(PlanProblem) -> GeneratedPlan {
        guard (10...3000).contains(target) else { throw PlanProblem("Minutes a week are between 10 and 3000.") }
        // Who moves little begins at what three short walks give.
        let base = max(basis.weeklyMinutes, 30)
        var level = min(base, target)
        var longest = max(basis.longestMinutes, 10)
        var weeks: [GeneratedWeek] = []
        for index in 0..<count {
            if index > 0, index % 4 != 3 { level = min(level * PlanConstants.minuteGrowth, target) }
            let monday = monday(index)
            let week = minuteWeek(monday, Self.five(level), longest)
            longest = max(longest, week.sessions.compactMap(\.minutes).max() ?? 0)
            weeks.append(week)
        }
        let reached = weeks.last.map { $0.minutes >= Self.five(target) } ?? false
        let start = "From \(Int(base.rounded())) min a week, at most 15 % more each week, every fourth week held."
        return GeneratedPlan(
            weeks: weeks,
            remark: start + (reached ? "" : " \(Int(target.rounded())) min is reached in later weeks: plan on then."))
    }

    private func monday(_ index: Int) -> CivilDay {
        let first = today.weekday == 0 ? today : today.advanced(by: 7 - today.weekday)
        return first.advanced(by: 7 * index)
    }

    private static func five(_ minutes: Double) -> Double { (minutes / 5).rounded() * 5 }

    /// Three sessions below 90 minutes, else four, the minutes evenly in fives; none over 1.3 of the longest so far.
    private func minuteWeek(_ monday: CivilDay, _ total: Double, _ longest: Double) -> GeneratedWeek {
        let wanted = min(total < 90 ? 3 : 4, days.count)
        let chosen = spread(wanted)
        let each = Self.five(total / Double(wanted))
        let most = (longest * PlanConstants.minuteGuard / 5).rounded(.down) * 5
        var rest = total
        var sessions: [PlannedSession] = []
        for (place, day) in chosen.enumerated() {
            let share = place == chosen.count - 1 ? rest : min(each, rest)
            let minutes = max(5, min(share, max(most, 10), days[day] ?? share))
            rest -= minutes
            var session = PlannedSession(
                id: newID(), day: monday.advanced(by: day), type: "Walking", origin: .rules)
            (session.minutes, session.intensity) = (minutes, .easy)
            session.note = "talking is possible, singing is not"
            session.reason =
                "\(Int(total)) min this week in \(chosen.count) session\(chosen.count == 1 ? "" : "s"), none much longer than your longest."
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
