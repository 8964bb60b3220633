import Entries
import HealthModel
import Plans
import Testing

private func day(_ text: String) -> CivilDay {
    guard let day = CivilDay(iso: text) else { preconditionFailure("not a day: \(text)") }
    return day
}

/// Tuesday, Thursday and Saturday an hour, Sunday two.
private let hours: [Int: Double] = [1: 60, 3: 60, 5: 60, 6: 120]

private let runner = PlanBasis(
    weeklyKilometres: 25, longestKilometres: 9, weeklyMinutes: 165, longestMinutes: 60,
    effort: RunningFitness.Effort(kilometres: 5, seconds: 1500), regularWeeks: 12)

@Suite struct `A runner's fitness` {
    @Test func `is VDOT of an effort, with the times and paces that go with it`() throws {
        let effort = RunningFitness.Effort(kilometres: 5, seconds: 1500)
        let vdot = try #require(RunningFitness.vdot(effort))
        #expect(abs(vdot - 38.31) < 0.005)
        #expect(RunningFitness.paceText(RunningFitness.seconds(over: 10, vdot: vdot)) == "51:53")
        #expect(RunningFitness.paceText(RunningFitness.seconds(over: 10, after: effort)) == "52:07")
        #expect(
            [0.62, 0.74, 0.82, 0.88, 0.975, 1.05].map {
                RunningFitness.paceText(RunningFitness.pace(atShare: $0, of: vdot))
            } == ["6:57", "6:03", "5:35", "5:16", "4:51", "4:34"])
        #expect(RunningFitness.vdot(.init(kilometres: 0.4, seconds: 80)) == nil)
    }
}

@Suite struct `A plan by rules` {
    private func rules(_ basis: PlanBasis = runner, _ days: [Int: Double] = hours) -> PlanRules {
        PlanRules(basis: basis, days: days, today: day("2026-11-30"))
    }

    private func kilometres(_ week: GeneratedWeek) -> [Double] { week.sessions.map { $0.kilometres ?? 0 } }

    @Test func `leads a runner to 10 km in eight weeks`() throws {
        let plan = try rules().plan(for: .race(kilometres: 10, on: day("2027-01-24"), seconds: 2999))
        #expect(
            plan.weeks.map(kilometres) == [
                [5, 6.5, 5, 8.5], [5.5, 7.5, 5.5, 9], [6, 8, 6, 9.5], [5, 7, 5, 8], [7, 7.5, 7, 10], [7, 9, 7, 11],
                [5.5, 6.5, 5.5, 8.5], [3, 5, 10],
            ])
        #expect(
            plan.weeks.compactMap { $0.sessions.first { $0.intensity == .hard }?.note } == [
                "3 × 1 km at 5:16/km", "4 × 1 km at 5:16/km", "5 × 0.8 km at 4:51/km", "4 × 0.8 km at 4:51/km",
                "4 × 1 km at 5:00/km", "5 × 1 km at 5:00/km", "3 × 1 km at 5:00/km", "2 × 1 km at 5:00/km",
            ])
        #expect(plan.weeks[0].sessions.map(\.day.weekday) == [1, 3, 5, 6])
        #expect(plan.remark.contains("51:50–52:10") && plan.remark.contains("ambitious"))
        #expect(plan.sessions.allSatisfy { $0.reason?.isEmpty == false && $0.origin == .rules })
    }

    @Test(arguments: 0..<7) func `is rested at the start, on whatever day of the week the race is`(weekday: Int) throws
    {
        let race = day("2027-01-18").advanced(by: weekday)
        let plan = try rules(runner, Dictionary(uniqueKeysWithValues: (0..<6).map { ($0 + 1, 60) }))
            .plan(for: .race(kilometres: 10, on: race, seconds: nil))
        let before = plan.sessions.filter { $0.intensity != .race }
        #expect(plan.sessions.last?.day == race && plan.sessions.last?.intensity == .race)
        let last = before.filter { race - $0.day < 7 }
        #expect(last.allSatisfy { race - $0.day > 1 && $0.intensity != .long })
        let weekBefore = plan.weeks.dropLast().flatMap(\.sessions)
        #expect(weekBefore.allSatisfy { $0.intensity != .hard || race - $0.day > 2 })
        #expect(!last.isEmpty)
        let most = plan.weeks.dropLast().map(\.kilometres).max() ?? 0
        #expect(last.reduce(0) { $0 + ($1.kilometres ?? 0) } <= most * 0.6)
    }

    @Test func `never jumps by a third, never has hard days side by side, and leaves a day free`() throws {
        for base in stride(from: 8.0, through: 70, by: 6) {
            var basis = runner
            (basis.weeklyKilometres, basis.longestKilometres) = (base, max(3, base / 3))
            let all = Dictionary(uniqueKeysWithValues: (0...6).map { ($0, 90.0) })
            let plan = try rules(basis, all).plan(for: .race(kilometres: 10, on: day("2027-03-21"), seconds: nil))
            var before = base
            for week in plan.weeks.dropLast() {
                // Sessions are told in half kilometres.
                #expect(week.kilometres <= before * 1.3 + 2, "\(base): \(before) → \(week.kilometres)")
                before = week.kilometres
            }
            for week in plan.weeks {
                let demanding = week.sessions.filter(\.isDemanding).map(\.day)
                #expect(zip(demanding, demanding.dropFirst()).allSatisfy { $1 - $0 >= 2 }, "\(base)")
                #expect(Set(week.sessions.map(\.day)).count == week.sessions.count && week.sessions.count < 7)
            }
        }
    }

    @Test func `plans nothing hard for who runs little, irregularly, or should ask first`() throws {
        var (little, irregular, cautious) = (runner, runner, runner)
        little.weeklyKilometres = 12
        irregular.regularWeeks = 7
        cautious.isCautious = true
        for basis in [little, irregular, cautious] {
            let plan = try rules(basis).plan(for: .race(kilometres: 10, on: day("2027-01-24"), seconds: 2999))
            #expect(plan.sessions.allSatisfy { $0.intensity != .hard })
        }
    }

    @Test func `raises minutes by 15 percent and holds every fourth week`() throws {
        let basis = PlanBasis(weeklyMinutes: 40, longestMinutes: 20)
        let days: [Int: Double] = [0: 60, 2: 60, 4: 60, 5: 60]
        let plan = try rules(basis, days).plan(for: .minutes(150), weeks: 14)
        #expect(plan.weeks.map(\.minutes) == [40, 45, 55, 55, 60, 70, 80, 80, 95, 105, 120, 120, 140, 150])
        func minutes(_ week: Int) -> [Double] { plan.weeks[week].sessions.compactMap(\.minutes) }
        #expect(minutes(0) == [15, 15, 10] && minutes(2) == [20, 20, 15] && minutes(6) == [25, 25, 30])
        #expect(minutes(8) == [25, 25, 25, 20] && minutes(13) == [40, 40, 40, 30])
        #expect(plan.weeks[0].sessions.map(\.day.weekday) == [0, 2, 4])
    }

    @Test func `raises the minutes of who has not moved yet, five minutes a session at a time`() throws {
        let plan = try rules(PlanBasis(), [0: 40, 2: 40, 4: 40, 5: 60]).plan(for: .minutes(150), weeks: 18)
        #expect(
            plan.weeks.map(\.minutes)
                == [30, 35, 40, 40, 45, 50, 60, 60, 70, 80, 90, 90, 105, 120, 140, 140, 150, 150])
        #expect(plan.weeks[0].sessions.compactMap(\.minutes) == [10, 10, 10] && !plan.remark.contains("later"))
        for (before, after) in zip(plan.weeks, plan.weeks.dropFirst()) {
            let most = before.sessions.compactMap(\.minutes).max() ?? 0
            #expect(after.sessions.allSatisfy { ($0.minutes ?? 0) <= max(most * 1.3, most + 5) })
        }
    }

    @Test func `fills every day that has time before it says that the days are too short`() throws {
        let short: [Int: Double] = [0: 20, 1: 20, 2: 20, 3: 20, 4: 60]
        let five = try rules(PlanBasis(weeklyMinutes: 120, longestMinutes: 60), short).plan(for: .minutes(120))
        #expect(
            five.weeks[0].minutes == 120 && five.weeks[0].sessions.compactMap(\.minutes) == [20, 20, 20, 20, 40]
                && !five.remark.contains("Your days"))
        let most = try rules(PlanBasis(weeklyMinutes: 140, longestMinutes: 60), short).plan(for: .minutes(200))
        #expect(most.weeks[0].sessions.compactMap(\.minutes) == [20, 20, 20, 20, 60])
        #expect(most.remark.contains("Your days have 140 of the 200 min") && !most.remark.contains("later"))
        let runs = try rules(runner, [0: 30, 2: 30]).plan(for: .keep)
        #expect(runs.remark.hasSuffix("Your days have time for 9 of 25 km a week at an easy pace."))
    }

    @Test func `refuses what cannot be planned in one sentence`() {
        let problems: [(PlanGoal, String)] = [
            (.race(kilometres: 10, on: day("2026-11-01"), seconds: nil), "is over"),
            (.race(kilometres: 10, on: day("2026-11-30"), seconds: nil), "is over"),
            (.race(kilometres: 10, on: day("2028-11-01"), seconds: nil), "more than 26 weeks"),
            (.race(kilometres: 0, on: day("2027-01-24"), seconds: nil), "between 1 and 200"), (.minutes(5), "between"),
        ]
        for (goal, words) in problems {
            #expect { try rules().plan(for: goal) } throws: { ($0 as? PlanProblem)?.sentence.contains(words) == true }
        }
        #expect(throws: PlanProblem.self) { try rules(PlanBasis()).plan(for: .keep) }
        #expect(throws: PlanProblem.self) { try rules(runner, [:]).plan(for: .keep) }
    }
}
