import ChatModel
import HealthModel

/// Decides what a question asks for, fetches what its answer needs and has it worded.
struct OfflineDesk {
    var health: any HealthReading
    var today: CivilDay
    var region: String?
    var voice = OfflineVoice()

    /// The answer to the last of the person's messages, in Markdown.
    func answer(to messages: [ChatMessage]) async -> String {
        let questions = messages.filter { $0.author == .person }.map { Question($0.text) }
        guard let question = questions.last else { return HelpAnswer.help }
        let concerns = questions.map(SafetyAnswer.concern(in:))
        if let concern = concerns.last ?? nil { return SafetyAnswer.markdown(for: concern, region: region) }
        let ask = asked(in: questions)
        // After a cry for help, words that are no clear question are answered by staying with it.
        if concerns.dropLast().last == .crisis, !ask.hasTopic || ask.subject == .thanks {
            return SafetyAnswer.markdown(for: .crisis, region: region)
        }
        if concerns.contains(.eatingDisorder), Self.isSensitive(ask, question) {
            return SafetyAnswer.markdown(for: .eatingDisorder, region: region)
        }
        var desk = self
        desk.voice.isCareful = concerns.contains { $0 != nil }
        let text = await desk.markdown(for: ask, question)
        let hasIntroducedItself = messages.contains { $0.author == .coach }
        return hasIntroducedItself || ask.subject == .identity ? text : "\(voice.introduction)\n\n\(text)"
    }

    /// The last question, with what it takes from those before it.
    private func asked(in questions: [Question]) -> Ask {
        var previous: Ask?
        for question in questions { previous = Ask(question, today: today).completed(by: previous) }
        return previous ?? Ask(Question(""), today: today)
    }

    private func markdown(for ask: Ask, _ question: Question) async -> String {
        switch ask.subject {
        case .identity: return HelpAnswer.identity
        case .help: return HelpAnswer.help
        case .greeting: return voice.greeting
        case .thanks: return voice.thanks
        default: break
        }
        guard ask.hasTopic || ask.operation == .compare else { return HelpAnswer.unknown }
        do {
            return try await fromData(ask, question)
        } catch {
            return
                "I can't read your health data at the moment: \(Self.reason(error)). The rest of AirFit goes on; please "
                + "try again, or look at `airfit snapshot` for details."
        }
    }

    private func fromData(_ ask: Ask, _ question: Question) async throws(HealthStoreError) -> String {
        if let day = ask.span?.days.lowerBound, day > today {
            return "That day hasn't come yet, so nothing is recorded."
        }
        let day = ask.span.map(\.days.upperBound).map { min($0, today) } ?? today
        let report = try await health.report(of: day)
        guard report.extent != nil else {
            return
                "There are no health data yet. Import an Apple Health export with `airfit import PATH`, or look around "
                + "with `airfit --demo`."
        }
        if Self.isUnderweightLoss(report, question) {
            return SafetyAnswer.markdown(for: .eatingDisorder, region: region)
        }
        let text = try await looked(up: ask, question, report)
        return [voice.opening, text].compactMap { $0 }.joined(separator: "\n\n")
    }

    /// What the records say.
    private func looked(
        up ask: Ask, _ question: Question, _ report: DayReport
    ) async throws(HealthStoreError) -> String {
        if let text = try await betweenPeriods(ask, question, report) { return text }
        if let metric = ask.metrics.first ?? Self.metric(for: ask), let text = try await overDays(metric, ask, report) {
            return text
        }
        if ask.operation == .compare, ask.metrics.isEmpty || ask.span?.isDay == false {
            return try await weeks(ask.metrics.isEmpty ? ComparisonAnswer.main : ask.metrics)
        }
        let text = try await onDay(ask, report)
        guard Self.isAboutGoals(ask), let cheer = voice.celebration(of: report) else { return text }
        return "\(text)\n\n\(cheer)"
    }

    /// Questions whose answer says what became of the rings.
    private static func isAboutGoals(_ ask: Ask) -> Bool {
        switch ask.subject {
        case .activity?, .rings?, .summary?: ask.span?.isDay != false
        default: false
        }
    }

    /// Answers that need more than one day; `nil` when the question is about a single day.
    private func overDays(
        _ metric: MetricID, _ ask: Ask, _ report: DayReport
    ) async throws(HealthStoreError) -> String? {
        switch ask.operation {
        case .compare?: return nil
        case .relation?:
            guard ask.metrics.count > 1 else { return nil }
            let span = clipped(ask.span.flatMap { $0.isDay ? nil : $0 } ?? .last(180, until: today), report)
            let (first, _) = try await values(of: metric, in: span, report)
            let (second, _) = try await values(of: ask.metrics[1], in: span, report)
            return RelationAnswer.markdown((metric, first), (ask.metrics[1], second), span: span)
        case .weekdays?:
            let span = clipped(ask.span ?? .last(84, until: today), report)
            let (values, _) = try await values(of: metric, in: span, report)
            return WeekdayAnswer.markdown(metric, values, span: span)
        case .trend?:
            let span = clipped(ask.span.flatMap { $0.isDay ? nil : $0 } ?? .last(90, until: today), report)
            let (values, _) = try await values(of: metric, in: span, report)
            return TrendAnswer.markdown(metric, values, span: span)
        case nil:
            guard let span = ask.span, !span.isDay, ask.subject != .workouts, !ask.metrics.isEmpty else { return nil }
            return try await statistics(metric, nil, span, report)
        case let operation?:
            if let span = ask.span, span.isDay, span.days.lowerBound != today { return nil }
            let span = ask.span.flatMap { $0.isDay ? nil : $0 } ?? Self.usualSpan(of: operation, until: today)
            return try await statistics(metric, operation, span, report)
        }
    }

    /// Answers about a range of nights, or about two periods side by side; `nil` for other questions.
    private func betweenPeriods(
        _ ask: Ask, _ question: Question, _ report: DayReport
    ) async throws(HealthStoreError) -> String? {
        guard let asked = ask.span, ask.operation == nil || ask.operation == .compare else { return nil }
        let isSleep = ask.subject == .sleep && ask.sleepFocus == nil && ask.metrics.allSatisfy { $0 == .sleep }
        if isSleep, !asked.isDay, ask.other == nil { return try await nights(clipped(asked, report)) }
        let isSummary = ask.subject == .summary && !asked.isDay && asked.name != Span.last(7, until: today).name
        guard let other = ask.other ?? (isSummary ? .before(asked) : nil) else { return nil }
        let metrics = ask.metrics.isEmpty ? (isSleep ? [.sleep] : ComparisonAnswer.main) : ask.metrics
        let span = clipped(asked, report)
        var values: [(MetricID, [DailyValue])] = []
        for metric in metrics {
            var days = try await health.dailyValues(of: metric, in: other.days)
            let recent =
                span.isDay
                ? try await health.dailyValues(of: metric, in: span.days)
                : try await self.values(of: metric, in: span, report).values
            days += recent.filter { !other.days.contains($0.day) }
            values.append((metric, days))
        }
        let text = ComparisonAnswer.markdown(values, recent: span, before: other)
        let isRunning = span.days.lowerBound == today && LocalTime.isPartial(report.snapshot)
        return isRunning ? text + "\n\nToday is still running, so its sums are not those of a full day." : text
    }

    private func nights(_ span: Span) async throws(HealthStoreError) -> String {
        let before = Span.weeksBefore(span)
        var values: [MetricID: [CivilDay: Double]] = [:]
        for metric in SleepRangeAnswer.metrics {
            let days = metric == .sleep ? before.days.lowerBound...span.days.upperBound : span.days
            let read = try await health.dailyValues(of: metric, in: days)
            values[metric] = Dictionary(read.map { ($0.day, $0.value) }) { first, _ in first }
        }
        return SleepRangeAnswer.markdown(values, span: span, before: before)
    }

    private func statistics(
        _ metric: MetricID, _ operation: Ask.Operation?, _ span: Span, _ report: DayReport
    ) async throws(HealthStoreError) -> String {
        let span = clipped(span, report)
        let (values, leavesOutToday) = try await values(of: metric, in: span, report)
        var counted = span
        if leavesOutToday, span.days.lowerBound < span.days.upperBound {
            counted.days = span.days.lowerBound...span.days.upperBound.advanced(by: -1)
        }
        return StatisticsAnswer.markdown(metric, operation, values, span: counted, leavesOutToday: leavesOutToday)
    }

    private func onDay(_ ask: Ask, _ report: DayReport) async throws(HealthStoreError) -> String {
        let metric = ask.metrics.first
        let others = ask.metrics.dropFirst().prefix(3).map { MetricAnswer.markdown($0, report, today: today) }
        let first: String
        switch ask.subject {
        case .sleep? where metric == .sleepEfficiency || metric == .timeInBed || metric == .sleepAwake:
            first = MetricAnswer.markdown(metric ?? .sleep, report, today: today)
        case .sleep?: return SleepAnswer.markdown(report, today: today, focus: ask.sleepFocus)
        case .activity?: first = ActivityAnswer.markdown(report, today: today, metric: metric)
        case .rings?: return ActivityAnswer.rings(report, today: today)
        case .streak?: return ActivityAnswer.streak(report)
        case .heart?: first = HeartAnswer.markdown(report, today: today, metric: metric)
        case .body?: return BodyAnswer.markdown(report, today: today, metric: metric)
        case .recovery?: return RecoveryAnswer.markdown(report, today: today)
        case .workouts?: return try await workouts(ask, report)
        case .summary? where ask.span?.isDay == false: return try await weeks(ComparisonAnswer.main)
        case .summary?: return DaySummary.markdown(report, today: today)
        default:
            guard let metric else { return DaySummary.markdown(report, today: today) }
            first = MetricAnswer.markdown(metric, report, today: today)
        }
        return ([first] + others).joined(separator: "\n\n")
    }

    private func workouts(_ ask: Ask, _ report: DayReport) async throws(HealthStoreError) -> String {
        let wish = ask.workouts
        if let span = ask.span, span.isDay {
            return WorkoutAnswer.markdown([report], span: span, today: today, wish: wish)
        }
        if ask.span == nil, wish == WorkoutWish() {
            return WorkoutAnswer.markdown([report], span: .day(today), today: today, wish: wish)
        }
        var span = clipped(ask.span ?? .last(62, until: today), report)
        // A report a day: a year of them is as much as anyone waits for.
        let most = wish.pick == nil ? 62 : 366
        if span.count > most { span = Span(days: span.days.upperBound.advanced(by: 1 - most)...span.days.upperBound) }
        var reports: [DayReport] = []
        for offset in 0..<span.count where !Task.isCancelled {
            let day = span.days.upperBound.advanced(by: -offset)
            let report = try await health.report(of: day)
            if report.snapshot.app.workouts.contains(where: wish.matches) {
                reports.append(report)
                if wish.pick == .newest { break }
            }
        }
        return WorkoutAnswer.markdown(reports, span: span, today: today, wish: wish)
    }

    /// The last seven full days against the seven before.
    private func weeks(_ metrics: [MetricID]) async throws(HealthStoreError) -> String {
        let recent = Span(days: today.advanced(by: -7)...today.advanced(by: -1), name: "the last 7 full days")
        let before = Span(days: today.advanced(by: -14)...today.advanced(by: -8), name: "the 7 days before")
        var values: [(MetricID, [DailyValue])] = []
        for metric in metrics {
            let days = before.days.lowerBound...recent.days.upperBound
            values.append((metric, try await health.dailyValues(of: metric, in: days)))
        }
        return ComparisonAnswer.markdown(values, recent: recent, before: before)
    }

    /// Recorded days of a span, without a today whose sum is still growing.
    private func values(
        of metric: MetricID, in span: Span, _ report: DayReport
    ) async throws(HealthStoreError) -> (values: [DailyValue], leavesOutToday: Bool) {
        let values = try await health.dailyValues(of: metric, in: span.days)
        let reachesToday = span.days.contains(today) && report.day == today
        guard reachesToday, metric.kind == .cumulative, LocalTime.isPartial(report.snapshot) else {
            return (values, false)
        }
        return (values.filter { $0.day != today }, true)
    }

    /// Within what was ever recorded, and not beyond today.
    private func clipped(_ span: Span, _ report: DayReport) -> Span {
        guard let extent = report.extent else { return span }
        let last = min(span.days.upperBound, today)
        var span = span
        let first = max(span.days.lowerBound, min(extent.lowerBound, last))
        span.days = min(first, last)...last
        return span
    }

    private static func usualSpan(of operation: Ask.Operation, until today: CivilDay) -> Span {
        switch operation {
        case .best, .worst, .highest, .lowest, .streak: .last(365, until: today)
        default: .last(30, until: today)
        }
    }

    /// What a question about a range means when it names no metric: `how did I sleep last week`.
    private static func metric(for ask: Ask) -> MetricID? {
        switch ask.operation {
        case nil, .compare?: return nil
        default: break
        }
        switch ask.subject {
        case .sleep?: return .sleep
        case .activity?, .streak?: return .steps
        case .heart?: return .restingHeartRate
        case .body?: return .weight
        case .recovery?: return .heartRateVariability
        default: return nil
        }
    }

    private static func isSensitive(_ ask: Ask, _ question: Question) -> Bool {
        let metrics: Set<MetricID> = [.weight, .bodyFat, .leanMass, .dietaryEnergy, .activeEnergy, .basalEnergy]
        return ask.subject == .body || !metrics.isDisjoint(with: ask.metrics)
            || question.has("bmi", "calories", "lose", "diet", "fat", "thin", "skinny", "fasting")
    }

    /// A wish to lose weight below the healthy range is not coached.
    private static func isUnderweightLoss(_ report: DayReport, _ question: Question) -> Bool {
        guard let bmi = report.snapshot.body.bmi, bmi < 18.5 else { return false }
        return question.has("lose", "losing", "slimmer", "thinner", "skinny", "cut weight", "drop weight", "diet")
    }

    private static func reason(_ error: HealthStoreError) -> String {
        switch error {
        case .busy: "the store is busy, perhaps with an import"
        case .tooNew: "the store was written by a newer AirFit"
        case .diskFull: "the disk is full"
        case .cannotOpen: "the store cannot be opened"
        case .failed: "reading the store failed"
        }
    }
}
