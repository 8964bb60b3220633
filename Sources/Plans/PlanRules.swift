import Entries
import HealthModel

/// The constants of the rules: our choice, within what studies say (training-and-findings.md 4).
enum PlanConstants {
    static let growth = 1.08
    static let mostGrowth = 1.6
    static let easyWeek = 0.85
    static let taper = [0.75, 0.5]
    /// A race on one of the first days, Monday is 0, has its taper in the week before.
    static let earlyRaceDays = 0...2
    static let restedDays = 6
    static let weekGuard = 1.30
    static let longGuard = 1.10
    static let longestMinutes = 150.0
    static let hardShare = 0.15
    static let warmUp = 2.0
    static let coolDown = 1.0
    static let between = 0.2
    static let fewestKilometres = 3.0
    static let fewestRegularWeeks = 8
    static let fewestHardBase = 15.0
    /// Seconds a kilometre where nothing is known of the runner.
    static let unknownPace = 420.0
    static let shortestEasy = 2.0
    static let mostWeeks = 26
    /// A week of who moves little begins at what three short walks give.
    static let firstMinutes = 30.0
    static let minuteGrowth = 1.15
    static let minuteGuard = 1.3
}

/// The goal of a plan.
public enum PlanGoal: Equatable, Sendable {
    /// A race on its day; the time that is wished for, in seconds.
    case race(kilometres: Double, on: CivilDay, seconds: Double?)
    /// Minutes of movement a week.
    case minutes(Double)
    /// The running as it is.
    case keep
}

/// The training of the last weeks, the basis of a plan.
public struct PlanBasis: Equatable, Sendable {
    /// Median of four full weeks.
    public var weeklyKilometres: Double
    /// Of 30 days.
    public var longestKilometres: Double
    /// A week, now.
    public var weeklyMinutes: Double
    /// The longest session of 30 days.
    public var longestMinutes: Double
    /// The best effort of 90 days: a lower bound of what is possible.
    public var effort: RunningFitness.Effort?
    /// Of the last 12, those with two runs or more.
    public var regularWeeks: Int
    /// Something speaks for asking a clinician first: no hard sessions.
    public var isCautious = false

    public init(
        weeklyKilometres: Double = 0, longestKilometres: Double = 0, weeklyMinutes: Double = 0,
        longestMinutes: Double = 0, effort: RunningFitness.Effort? = nil, regularWeeks: Int = 0
    ) {
        (self.weeklyKilometres, self.longestKilometres) = (weeklyKilometres, longestKilometres)
        (self.weeklyMinutes, self.longestMinutes) = (weeklyMinutes, longestMinutes)
        (self.effort, self.regularWeeks) = (effort, regularWeeks)
    }

    var vdot: Double? { effort.flatMap(RunningFitness.vdot) }
    /// Seconds a kilometre of easy running.
    var easyPace: Double { vdot.map { RunningFitness.pace(atShare: 0.68, of: $0) } ?? PlanConstants.unknownPace }
}

/// Why no plan can be made; one sentence.
public struct PlanProblem: Error, Equatable, Sendable {
    public var sentence: String
    public init(_ sentence: String) { self.sentence = sentence }
}

/// A week of a plan that was made.
public struct GeneratedWeek: Equatable, Sendable {
    public var monday: CivilDay
    public var sessions: [PlannedSession]

    /// The planned distance of the week, in kilometres.
    public var kilometres: Double { sessions.reduce(0) { $0 + ($1.kilometres ?? 0) } }
    /// The planned time of the week, in minutes.
    public var minutes: Double { sessions.reduce(0) { $0 + ($1.minutes ?? 0) } }
}

/// A plan by rules: its weeks, and how likely its wish is.
public struct GeneratedPlan: Equatable, Sendable {
    public var weeks: [GeneratedWeek]
    /// One sentence on what it goes out from and whether the wish is within reach.
    public var remark: String
    public var sessions: [PlannedSession] { weeks.flatMap(\.sessions) }
}

/// Makes plans: algorithm `rules 1`. The same in, the same out, but for the identifiers.
public struct PlanRules: Sendable {
    public let basis: PlanBasis
    /// Minutes by weekday, Monday is 0.
    public let days: [Int: Double]
    public let today: CivilDay
    let newID: @Sendable () -> String

    public init(
        basis: PlanBasis, days: [Int: Double], today: CivilDay,
        newID: @escaping @Sendable () -> String = { PlannedSession.newID() }
    ) {
        (self.basis, self.today, self.newID) = (basis, today, newID)
        // A day of rest a week.
        var kept = days.filter { (0...6).contains($0.key) && $0.value >= 10 }
        if kept.count == 7, let shortest = kept.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
            kept[shortest.key] = nil
        }
        self.days = kept
    }

    /// The first Monday that can be planned whole.
    private var start: CivilDay { today.weekday == 0 ? today : today.advanced(by: 7 - today.weekday) }

    /// - Parameter weeks: how many, for a goal without a date.
    public func plan(for goal: PlanGoal, weeks: Int = 4) throws(PlanProblem) -> GeneratedPlan {
        guard !days.isEmpty else { throw PlanProblem("Say on which days there is time: tue:60, sun:120.") }
        guard (1...PlanConstants.mostWeeks).contains(weeks) else {
            throw PlanProblem("A plan has 1 to \(PlanConstants.mostWeeks) weeks.")
        }
        switch goal {
        case .race(let kilometres, let day, let seconds): return try race(kilometres, day, seconds)
        case .minutes(let minutes): return try minutePlan(minutes, weeks)
        case .keep: return try keep(weeks)
        }
    }

    // MARK: Running

    private func race(_ kilometres: Double, _ day: CivilDay, _ seconds: Double?) throws(PlanProblem) -> GeneratedPlan {
        guard day > today else { throw PlanProblem("The race on \(day.iso) is over; a plan is made for one to come.") }
        guard (1...200).contains(kilometres) else { throw PlanProblem("A race is between 1 and 200 km long.") }
        guard basis.weeklyKilometres >= PlanConstants.fewestKilometres, basis.longestKilometres >= 1 else {
            throw PlanProblem(
                "Too little running is recorded to plan a race from: run for four weeks first, or plan minutes a week.")
        }
        let last = day.advanced(by: -day.weekday)
        let count = (last - start) / 7 + 1
        guard last >= start, count <= PlanConstants.mostWeeks else {
            throw PlanProblem(
                last < start
                    ? "The race is this week: there is nothing left to plan but rest."
                    : "The race is more than \(PlanConstants.mostWeeks) weeks away; keep your running until then.")
        }
        let taper = PlanConstants.taper + (PlanConstants.earlyRaceDays ~= day.weekday ? [PlanConstants.taper[1]] : [])
        let levels = levels(count, taper)
        let build = max(0, count - taper.count)
        var longest = basis.longestKilometres
        var before = [basis.weeklyKilometres]
        var weeks: [GeneratedWeek] = []
        for (index, level) in levels.enumerated() {
            let monday = start.advanced(by: 7 * index)
            let third = build == 0 ? 2 : min(2, index * 3 / build)
            let goalPace = seconds.map { $0 / kilometres }
            let quality = Quality(third: third, vdot: basis.vdot, goalPace: goalPace)
            let isRaceWeek = index == count - 1
            let week =
                isRaceWeek
                ? raceWeek(monday, level, kilometres, day, quality, seconds)
                : rested(runningWeek(monday, guarded(level, before), longest, quality), before: day)
            longest = max(longest, week.sessions.filter { $0.intensity != .race }.compactMap(\.kilometres).max() ?? 0)
            before.append(week.kilometres)
            weeks.append(week)
        }
        return GeneratedPlan(
            weeks: weeks,
            remark: raceRemark(kilometres, seconds, weeks: count) + roomRemark(levels.dropLast().max() ?? 0))
    }

    /// The kilometres of the weeks, the race week last.
    private func levels(_ count: Int, _ taper: [Double]) -> [Double] {
        var level = basis.weeklyKilometres
        var levels: [Double] = []
        let build = max(0, count - taper.count)
        for week in 0..<build {
            if week % 4 == 3 {
                levels.append(level * PlanConstants.easyWeek)
                continue
            }
            if week > 0 {
                level = min(level * PlanConstants.growth, basis.weeklyKilometres * PlanConstants.mostGrowth)
            }
            levels.append(level)
        }
        return levels + taper.suffix(count - build).map { $0 * level }
    }

    /// A week before the race week, with nothing long or hard in the last days before the race and nothing at all on the last one.
    private func rested(_ week: GeneratedWeek, before race: CivilDay) -> GeneratedWeek {
        var week = week
        week.sessions = week.sessions.compactMap { session in
            let days = race - session.day
            guard days > 1 else { return nil }
            let isTooMuch = session.intensity == .long || session.intensity == .hard && days < 3
            guard days <= PlanConstants.restedDays, isTooMuch else { return session }
            return run(
                week.monday, session.day.weekday, PlanText.half((session.kilometres ?? 0) / 2), .easy,
                "full sentences, zones 1–2", reason: "Easy: rested to the start.")
        }
        return week
    }

    /// No jump of more than 30 % on the last week and on the mean of the four before.
    private func guarded(_ level: Double, _ before: [Double]) -> Double {
        let four = before.suffix(4)
        let mean = four.reduce(0, +) / Double(four.count)
        return min(level, PlanConstants.weekGuard * mean, PlanConstants.weekGuard * (before.last ?? level))
    }

    private func keep(_ count: Int) throws(PlanProblem) -> GeneratedPlan {
        guard basis.weeklyKilometres >= PlanConstants.fewestKilometres else {
            guard basis.weeklyMinutes >= 10 else {
                throw PlanProblem("Too little is recorded of the last four weeks to keep; plan minutes a week instead.")
            }
            return try minutePlan(basis.weeklyMinutes, count)
        }
        let quality = Quality(third: 0, vdot: basis.vdot, goalPace: nil)
        let weeks = (0..<count).map {
            runningWeek(start.advanced(by: 7 * $0), basis.weeklyKilometres, basis.longestKilometres, quality)
        }
        let level = basis.weeklyKilometres
        return GeneratedPlan(
            weeks: weeks,
            remark: "Goes on with \(PlanText.km(level)) km a week, the median of four." + roomRemark(level))
    }

    /// The kilometres that fit into a day at easy pace.
    private func room(on weekday: Int) -> Double { (days[weekday] ?? 0) * 60 / basis.easyPace }

    /// Where the days hold less than `level` kilometres a week: how many.
    private func roomRemark(_ level: Double) -> String {
        let room = PlanText.halfDown(days.keys.reduce(0) { $0 + self.room(on: $1) })
        guard room < PlanText.halfDown(level) else { return "" }
        return " Your days have time for \(PlanText.km(room)) of \(PlanText.km(level)) km a week at an easy pace."
    }

    private func runCount(_ level: Double) -> Int {
        let wanted = level < 20 ? 3 : level < 40 ? 4 : level < 60 ? 5 : 6
        return min(wanted, days.count)
    }

    private func runningWeek(_ monday: CivilDay, _ level: Double, _ longest: Double, _ quality: Quality)
        -> GeneratedWeek
    {
        let count = runCount(level)
        let long = longDay
        let share = count <= 3 ? 0.40 : count == 4 ? 0.33 : 0.30
        let bound = min(
            longest * PlanConstants.longGuard, room(on: long), PlanConstants.longestMinutes * 60 / basis.easyPace, level
        )
        let longKm = min(PlanText.half(level * share), PlanText.halfDown(bound))
        var sessions = [
            run(monday, long, longKm, .long, nil, reason: longReason(share, longest, longKm, bound, level))
        ]
        var taken = [long]
        var rest = level - longKm
        for number in 0..<hardCount(count) {
            guard let day = hardDay(taken) else { break }
            let session = hard(monday, day, level, longest, number == 0 ? quality : .threshold(basis.vdot))
            guard let session else { break }
            taken.append(day)
            rest -= session.kilometres ?? 0
            sessions.append(session)
        }
        let easy = easyDays(count - taken.count, taken)
        let each = min(PlanText.half(rest / Double(max(1, easy.count))), longKm)
        for day in easy {
            let km = max(min(each, PlanText.halfDown(room(on: day))), PlanConstants.shortestEasy)
            sessions.append(
                run(
                    monday, day, km, .easy, "full sentences, zones 1–2", reason: "Easy: most of the running stays easy."
                ))
        }
        return GeneratedWeek(monday: monday, sessions: sessions.sorted { $0.day < $1.day })
    }

    private func raceWeek(
        _ monday: CivilDay, _ level: Double, _ kilometres: Double, _ day: CivilDay, _ quality: Quality,
        _ seconds: Double?
    ) -> GeneratedWeek {
        var sessions: [PlannedSession] = []
        var race = run(monday, day.weekday, kilometres, .race, nil, reason: "The race.")
        race.minutes = seconds.map { ($0 / 60).nineDecimals }
        let before = days.keys.filter { $0 < day.weekday - 1 }.sorted()
        if let hard = before.max(by: { apart($0, [day.weekday]) < apart($1, [day.weekday]) || false }),
            hardCount(4) > 0
        {
            let km = PlanText.half(PlanConstants.warmUp + 2 + PlanConstants.coolDown + PlanConstants.between)
            sessions.append(
                run(
                    monday, raceHardDay(before, day.weekday) ?? hard, km, .hard, quality.text(2),
                    reason: "Two short ones keep the legs awake in the taper."))
        }
        let taken = sessions.map(\.day.weekday)
        if let easy = before.first(where: { !taken.contains($0) }) {
            let km = max(3, PlanText.half(min(level - kilometres - (sessions.first?.kilometres ?? 0), room(on: easy))))
            sessions.append(
                run(monday, easy, km, .easy, "full sentences, zones 1–2", reason: "Easy: rested to the start."))
        }
        return GeneratedWeek(monday: monday, sessions: (sessions + [race]).sorted { $0.day < $1.day })
    }

    /// Farthest from the race within the week before it, but not on its first days: the one in the middle.
    private func raceHardDay(_ before: [Int], _ race: Int) -> Int? {
        before.filter { race - $0 >= 3 }.max() ?? before.first
    }

    // MARK: Days

    /// Most minutes; a tie goes to Sunday, then Saturday.
    private var longDay: Int {
        func rank(_ day: Int) -> Int { day == 6 ? 2 : day == 5 ? 1 : 0 }
        return days.keys.max { left, right in
            let (one, other) = (days[left] ?? 0, days[right] ?? 0)
            return one != other ? one < other : rank(left) != rank(right) ? rank(left) < rank(right) : left > right
        } ?? 6
    }

    /// The least distance round the week.
    private func apart(_ day: Int, _ others: [Int]) -> Int {
        others.map { min(abs(day - $0), 7 - abs(day - $0)) }.min() ?? 7
    }

    /// Farthest from those taken, a tie the earlier; `nil` where it would be a neighbour.
    private func hardDay(_ taken: [Int]) -> Int? {
        let open = days.keys.filter { !taken.contains($0) }.sorted()
        guard let best = open.max(by: { (apart($0, taken), -$0) < (apart($1, taken), -$1) }), apart(best, taken) >= 2
        else { return nil }
        return best
    }

    private func easyDays(_ count: Int, _ taken: [Int]) -> [Int] {
        var (taken, easy) = (taken, [Int]())
        for _ in 0..<max(0, count) {
            let open = days.keys.filter { !taken.contains($0) }.sorted()
            guard let best = open.max(by: { (apart($0, taken), -$0) < (apart($1, taken), -$1) }) else { break }
            taken.append(best)
            easy.append(best)
        }
        return easy
    }

    // MARK: Sessions

    private func hardCount(_ runs: Int) -> Int {
        guard basis.regularWeeks >= PlanConstants.fewestRegularWeeks,
            basis.weeklyKilometres >= PlanConstants.fewestHardBase, !basis.isCautious
        else { return 0 }
        return runs <= 4 ? 1 : 2
    }

    /// Repetitions for at most 15 % of the week; `nil` where fewer than two fit.
    private func hard(
        _ monday: CivilDay, _ day: Int, _ level: Double, _ longest: Double, _ quality: Quality
    ) -> PlannedSession? {
        let most = min(room(on: day), longest * PlanConstants.longGuard)
        func total(_ count: Int) -> Double {
            PlanConstants.warmUp + Double(count) * quality.kilometres + PlanConstants.coolDown
                + PlanConstants.between * Double(count - 1)
        }
        var count = min(6, Int((level * PlanConstants.hardShare / quality.kilometres + 1e-9).rounded(.down)))
        while count >= 2, total(count) > most { count -= 1 }
        guard count >= 2 else { return nil }
        let share = Int((Double(count) * quality.kilometres / level * 100).rounded())
        return run(
            monday, day, PlanText.half(total(count)), .hard, quality.text(count),
            reason: "\(quality.name): \(share) % of the week's kilometres are hard; farthest from the long run.")
    }

    private func run(
        _ monday: CivilDay, _ weekday: Int, _ km: Double, _ intensity: PlannedSession.Intensity, _ note: String?,
        reason: String
    ) -> PlannedSession {
        var session = PlannedSession(
            id: newID(), day: monday.advanced(by: weekday), type: "Running", origin: .rules)
        (session.kilometres, session.intensity, session.note, session.reason) = (km, intensity, note, reason)
        return session
    }

    private func longReason(
        _ share: Double, _ longest: Double, _ km: Double, _ bound: Double, _ level: Double
    ) -> String {
        let percent = Int((share * 100).rounded())
        return PlanText.half(level * share) > PlanText.halfDown(bound)
            ? "The long run: held to 110 % of your longest of 30 days (\(PlanText.km(longest)) km) and to the day's time."
            : "The long run: \(percent) % of the week, within 110 % of your longest of 30 days (\(PlanText.km(longest)) km)."
    }

    // MARK: Words

    /// The running there is, the time to expect by now, and whether the wish is within reach.
    public func remark(ofRace kilometres: Double, seconds: Double?, on day: CivilDay) -> String {
        raceRemark(kilometres, seconds, weeks: max(1, (day - today) / 7))
    }

    private func raceRemark(_ kilometres: Double, _ seconds: Double?, weeks: Int) -> String {
        let start =
            "From \(PlanText.km(basis.weeklyKilometres)) km a week (median of four), longest \(PlanText.km(basis.longestKilometres)) km."
        guard let effort = basis.effort, let vdot = basis.vdot else {
            return start + " No effort of 90 days tells your pace: the repetitions go by feel."
        }
        let predicted = [
            RunningFitness.seconds(over: kilometres, after: effort),
            RunningFitness.seconds(over: kilometres, vdot: vdot),
        ]
        let range = PlanText.range(predicted.min() ?? 0, predicted.max() ?? 0)
        let known = start + " By your best of 90 days about \(range) if you raced now."
        guard let seconds else { return known }
        let mean = predicted.reduce(0, +) / 2
        let gain = (mean - seconds) / mean * 100
        guard gain > 0 else { return known + " \(PlanText.time(seconds)) is within reach." }
        let weekly = gain / Double(weeks)
        let figure = "\(PlanText.km(gain)) % in \(weeks) weeks"
        switch weekly {
        case ...0.25: return known + " \(PlanText.time(seconds)) is within reach (\(figure))."
        case ...0.6: return known + " \(PlanText.time(seconds)) is ambitious (\(figure))."
        default:
            let needed = Int((gain / 0.6).rounded(.up))
            return known
                + " \(PlanText.time(seconds)) not by that date (\(figure)): \(needed) weeks would be ambitious."
        }
    }
}

/// A hard session's repetitions.
struct Quality {
    let name: String
    let kilometres: Double
    /// Seconds a kilometre; `nil` goes by feel.
    let pace: Double?

    init(name: String, kilometres: Double, pace: Double?) {
        (self.name, self.kilometres, self.pace) = (name, kilometres, pace)
    }

    /// By thirds of the build: threshold, interval, the goal's pace.
    init(third: Int, vdot: Double?, goalPace: Double?) {
        switch third {
        case 0: self = .threshold(vdot)
        case 1:
            self.init(
                name: "Intervals", kilometres: 0.8, pace: vdot.map { RunningFitness.pace(atShare: 0.975, of: $0) })
        default:
            self.init(
                name: "Goal pace", kilometres: 1,
                pace: goalPace ?? vdot.map { RunningFitness.pace(atShare: 0.88, of: $0) })
        }
    }

    static func threshold(_ vdot: Double?) -> Quality {
        Quality(name: "Threshold", kilometres: 1, pace: vdot.map { RunningFitness.pace(atShare: 0.88, of: $0) })
    }

    /// `3 × 1 km at 5:16/km`.
    func text(_ count: Int) -> String {
        "\(count) × \(PlanText.km(kilometres)) km "
            + (pace.map { "at \(RunningFitness.paceText($0))/km" } ?? "by feel, effort 7–8 of 10")
    }
}

/// Numbers of a plan.
enum PlanText {
    /// To half kilometres, half away from zero.
    static func half(_ km: Double) -> Double { (km * 2).rounded() / 2 }
    static func halfDown(_ km: Double) -> Double { ((km * 2) + 1e-9).rounded(.down) / 2 }

    /// One decimal, none where it is zero.
    static func km(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    /// `49:59`, `1:50:19`.
    static func time(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
    }

    /// To ten seconds, outwards.
    static func range(_ low: Double, _ high: Double) -> String {
        time((low / 10).rounded(.down) * 10) + "–" + time((high / 10).rounded(.up) * 10)
    }
}
