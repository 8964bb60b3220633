import ScreenKit
import Canvas
import Foundation
import HealthModel
import WeatherModel
import Widgets

/// One workout or finding with all that is known of it.
public struct RecordDetailPage: RecordsPageContent {
    private enum Subject: Equatable, Sendable {
        case workout(Records.Workout), finding(FindingRecord)
    }

    let title: String
    private let request: RecordsRequest?
    private var subject: Subject?
    private var failure: String?
    private var scroll = 0

    init(_ title: String, _ request: RecordsRequest) { (self.title, self.request) = (title, request) }

    init(_ finding: FindingRecord) {
        (title, request) = (RecordWording.title(ofFinding: finding.kind), nil)
        subject = .finding(finding)
    }

    func keyHints(_ context: RecordsContext) -> [KeyHint] {
        let merging = apart.isEmpty ? byHand.isEmpty ? [] : [KeyHint("m", "two again")] : [KeyHint("m", "merge")]
        return [KeyHint("↑ ↓", "scroll")] + merging
    }

    mutating func load() -> [RecordsEffect] {
        failure = nil
        return request.map { [.read($0)] } ?? []
    }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        guard request == self.request else { return .stay([]) }
        if case .workout(let workout) = answer { subject = .workout(workout) }
        return .stay([])
    }

    mutating func fail(_ request: RecordsRequest, _ sentence: String) { failure = sentence }

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        let page = max(1, context.size.height - 4)
        switch (key.key, key.modifiers) {
        case (.up, _), (.character("k"), []): move(by: -1, context)
        case (.down, _), (.character("j"), []): move(by: 1, context)
        case (.pageUp, _): move(by: -page, context)
        case (.pageDown, _), (.character(" "), []): move(by: page, context)
        case (.home, _): scroll = 0
        case (.end, _): move(by: 1_000_000, context)
        case (.character("m"), []): return merging()
        case (.left, _), (.character("h"), []): return .back
        default: return nil
        }
        return .stay([])
    }

    // MARK: Two recordings of one workout

    private var others: [WorkoutDetail.Other] { if case .workout(let workout) = subject { workout.others } else { [] } }
    private var apart: [WorkoutDetail.Other] { others.filter { $0.relation == .apart } }
    private var byHand: [(other: WorkoutDetail.Other, entry: Int)] {
        others.compactMap { other -> (other: WorkoutDetail.Other, entry: Int)? in
            guard case .byHand(let entry) = other.relation else { return nil }
            return (other, entry)
        }
    }

    /// Asks which recording is of the same workout, or whether those that are one are two again.
    private func merging() -> RecordsStep? {
        guard case .workout(let workout) = subject, !apart.isEmpty || !byHand.isEmpty else { return nil }
        let choices =
            apart.map { Self.title($0, workout) } + byHand.map { "Two again: \(Self.title($0.other, workout))" }
        return .show(
            .choice(ChoiceSheet("One workout with", choices.map { ChoiceSheet.Choice(title: $0) }, at: nil)))
    }

    private static func title(_ other: WorkoutDetail.Other, _ workout: Records.Workout) -> String {
        let start = Date(timeIntervalSince1970: Double(other.key.start))
        return "\(other.activity), \(RecordWording.clock(start, offset: workout.offset)), \(other.sourceName)"
    }

    mutating func answered(_ answer: SheetAnswer, _ context: RecordsContext) -> RecordsStep {
        guard case .picked(let index) = answer, case .workout(let workout) = subject else { return .stay([]) }
        if apart.indices.contains(index) { return .stay([.change(.merge(workout.key, apart[index].key))]) }
        let place = index - apart.count
        guard byHand.indices.contains(place) else { return .stay([]) }
        return .stay([.change(.split(entry: byHand[place].entry))])
    }

    mutating func changed(_ change: RecordsChange) -> [RecordsEffect] {
        switch change {
        case .merge, .split: load()
        default: []
        }
    }

    mutating func wheel(_ lines: Int) -> [RecordsEffect] {
        // Drawing keeps it within the lines there are.
        scroll = max(0, scroll + lines)
        return []
    }

    private mutating func move(by steps: Int, _ context: RecordsContext) {
        let last = max(0, lines(context).count - max(1, context.size.height - 2))
        scroll = min(max(0, min(scroll, last) + steps), last)
    }

    func draw(in area: Rect, _ context: RecordsContext, on canvas: inout Canvas) {
        if let failure { return EmptyState("This could not be read", [.init(failure)]).draw(in: area, on: &canvas) }
        guard subject != nil else { return EmptyState("Reading…").draw(in: area, on: &canvas) }
        let place = area.inset(columns: 2)
        let lines = lines(context)
        let first = min(scroll, max(0, lines.count - place.height))
        for (row, line) in lines.dropFirst(first).prefix(place.height).enumerated() {
            line.draw(in: place.line(row), on: &canvas)
        }
        if case .workout(let workout) = subject {
            let curve = WorkoutCurve(workout, context)
            curve.draw(above: lines.count - first, in: place, on: &canvas)
            WorkoutMap(workout, context).draw(
                above: lines.count - curve.lines.count - first, in: place, on: &canvas)
        }
        canvas.drawArrows(above: first > 0, below: lines.count > first + place.height, in: area)
    }

    // MARK: - Lines

    private func lines(_ context: RecordsContext) -> [InkLine] {
        let lines =
            switch subject {
            case .workout(let workout):
                Self.lines(of: workout, context) + WorkoutMap(workout, context).lines
                    + WorkoutCurve(workout, context).lines
            case .finding(let finding): Self.lines(of: finding)
            case nil: [InkLine]()
            }
        return lines.flatMap { $0.wrapped(width: context.size.width - 4) }
    }

    static func fact(_ name: String, _ value: String) -> InkLine {
        InkLine(SafeText.line(name).padding(toLength: max(14, name.count), withPad: " ", startingAt: 0) + "  ", .muted)
            .adding(SafeText.line(value), .text)
    }

    static func heading(_ text: String) -> [InkLine] { [InkLine(), InkLine(text, .heading, .bold)] }

    private static func lines(of workout: Records.Workout, _ context: RecordsContext) -> [InkLine] {
        let format = context.format
        let sameDay =
            RecordWording.day(workout.start, offset: workout.offset)
            == RecordWording.day(workout.end, offset: workout.offset)
        let end =
            sameDay
            ? RecordWording.clock(workout.end, offset: workout.offset)
            : RecordWording.moment(workout.end, offset: workout.offset)
        var lines = [
            fact(
                "When",
                "\(RecordWording.moment(workout.start, offset: workout.offset)) – \(end) (\(RecordWording.offset(workout.offset)))"
            ),
            fact("Time", MetricFormat.duration(minutes: workout.minutes)),
            fact("Source", workout.source.isEmpty ? "not named" : workout.source),
        ]
        for other in workout.others {
            switch other.relation {
            case .byRule: lines.append(fact("Also recorded", "\(title(other, workout)): counted once"))
            case .byHand: lines.append(fact("Also recorded", "\(title(other, workout)): one, as you said; m"))
            case .apart: lines.append(fact("Same time", "\(title(other, workout)): counts by itself; m merges them"))
            }
        }
        if let distance = workout.distanceKm { lines.append(fact("Distance", format.text(distance, of: .distance))) }
        if let energy = workout.energyKcal { lines.append(fact("Energy", format.text(energy, of: .activeEnergy))) }
        if let climb = workout.elevationM { lines.append(fact("Climb", RecordWording.climb(climb, format.units))) }
        if !context.hidden.contains(.heart), let pulse = pulse(workout, format) { lines.append(fact("Pulse", pulse)) }
        if workout.routePoints > 0 {
            let length = workout.routeKm.map { "\(format.text($0, of: .distance)), " } ?? ""
            lines.append(fact("Route", "\(length)\(RecordWording.count(workout.routePoints, "point", "points"))"))
        }
        if let weather = workout.weather, !context.hidden.contains(.location) {
            lines.append(fact("Weather", "\(weather.text(format.units)) (\(WorkoutWeather.sourceName), at your place)"))
        }
        lines += workout.facts.map { fact($0.name, $0.value) }
        lines += WorkoutLines(workout, context).all
        guard !workout.events.isEmpty else { return lines }
        return lines + heading("Events")
            + workout.events.map { event in
                // Whole seconds, as the clock of a workout shows them.
                let length = RecordWording.duration(seconds: Int(event.seconds))
                return fact(
                    RecordWording.clock(event.at, offset: workout.offset, seconds: true),
                    event.name + (length.isEmpty ? "" : ", \(length)"))
            }
    }

    private static func pulse(_ workout: Records.Workout, _ format: MetricFormat) -> String? {
        let parts = [("", workout.averageBPM), ("least ", workout.minimumBPM), ("most ", workout.maximumBPM)]
        let words = parts.compactMap { name, value in value.map { "\(name)\(format.text($0, of: .heartRate))" } }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    private static func lines(of finding: FindingRecord) -> [InkLine] {
        [
            InkLine(SafeText.line(finding.title), .strong, .bold),
            fact("When", RecordWording.localMoment(finding.start, offset: finding.offset)),
            fact("Source", finding.sourceName),
        ] + (finding.fields.isEmpty ? [] : [InkLine()]) + finding.fields.map { fact($0.name, $0.value) }
    }
}
