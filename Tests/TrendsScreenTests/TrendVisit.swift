import Canvas
import Foundation
import HealthModel
import HealthQuery
import ScreenKit
import TestSupport
import Testing

@testable import TrendsScreen

/// A person at the trends screen, whose made-up store answers what is read.
struct TrendVisit {
    static let today = CivilDay(iso: "2026-11-25") ?? CivilDay(number: 0)

    var state = TrendsState()
    var store: MadeUpDays
    /// Of the screen's area.
    var size: Size
    private(set) var others: [TrendsEffect] = []

    /// - Parameter opens: whether the screen is opened right away.
    init(_ width: Int = 80, _ height: Int = 22, store: MadeUpDays = .year, opens: Bool = true) {
        (self.store, size) = (store, Size(width: width, height: height))
        var environment = TrendsEnvironment()
        environment.today = Self.today
        state.update(environment)
        if opens { send(.opened) }
    }

    /// With one metric, whose last values are these.
    init(_ metric: MetricID, _ values: [Double?], range: TrendRange = .everything, width: Int = 80, height: Int = 22) {
        var store = MadeUpDays()
        store.columns[metric] = values
        self.init(width, height, store: store, opens: false)
        send(.asked([metric], range))
    }

    mutating func send(_ action: TrendsAction) {
        for effect in state.apply(action) {
            switch effect {
            case .readColumns(let wanted): send(.columnsArrived(store.read(wanted)))
            case .readHours(let metric, let days): send(.hoursArrived(metric, store.hours(metric, days)))
            case .readContext: send(.contextArrived(store.context))
            case .readEfforts: send(.effortsArrived(store.efforts))
            default: others.append(effect)
            }
        }
    }

    mutating func press(_ keys: KeyPress.Key...) { for key in keys { send(.key(KeyPress(key))) } }
    mutating func type(_ text: String) { for letter in text { send(.key(.character(letter))) } }

    /// The line of `/`.
    mutating func say(_ line: String) {
        type("/\(line)")
        press(.enter)
    }

    /// Clicks on the first place that shows a text.
    mutating func click(_ text: String, at location: SourceLocation = #_sourceLocation) {
        let canvas = drawn
        for (row, line) in canvas.textRows.enumerated() {
            guard let range = line.range(of: text) else { continue }
            let point = Point(column: line[..<range.lowerBound].cellWidth, row: row)
            send(.clicked(canvas.target(at: point) ?? .beside))
            return
        }
        Issue.record("\(text) is not on the screen", sourceLocation: location)
    }

    var drawn: Canvas {
        var canvas = Canvas(size)
        drawTrends(state, in: canvas.bounds, on: &canvas)
        return canvas
    }

    var shown: [String] { drawn.textRows }
    func shows(_ text: String) -> Bool { shown.contains { $0.contains(text) } }
    /// The words below the charts, as one text.
    var words: String { shown.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ") }
}

/// Columns of days up to today, as a store gives them.
struct MadeUpDays {
    var columns: [MetricID: [Double?]] = [:]
    var context = TrendsContext()
    var efforts: [BestEffort] = []

    func read(_ wanted: Set<MetricID>) -> DayColumns {
        let count = columns.values.map(\.count).max() ?? 0
        guard count > 0 else { return DayColumns(first: nil) }
        var read = DayColumns(first: TrendVisit.today.advanced(by: 1 - count))
        for metric in wanted {
            let column = columns[metric] ?? []
            read.numbers[metric] = [Double?](repeating: nil, count: count - column.count) + column
        }
        return read
    }

    /// Twice as much at six in the evening as at the other hours from six on, nothing at night.
    func hours(_ metric: MetricID, _ days: ClosedRange<CivilDay>) -> HourColumn {
        let read = read([metric])
        let values = (days.lowerBound.number...days.upperBound.number).flatMap { number -> [Double?] in
            let index = read.first.map { number - $0.number } ?? -1
            let column = read.numbers[metric] ?? []
            guard column.indices.contains(index), let value = column[index] else {
                return [Double?](repeating: nil, count: 24)
            }
            return (0..<24).map { hour in
                hour < 6 ? (metric.kind == .cumulative ? 0 : nil) : hour == 18 ? value / 9.5 : value / 19
            }
        }
        return HourColumn(days: days, values: values)
    }

    /// Three years of a person whose pulse falls slowly, with a month without a watch, a journey and a new watch.
    static let year: MadeUpDays = {
        var days = MadeUpDays()
        let count = 1100
        var random = SeededGenerator(seed: 7)
        func noise(_ size: Double) -> Double { Double.random(in: -size...size, using: &random) }
        func series(_ value: (Int) -> Double?) -> [Double?] { (0..<count).map { value($0) } }
        days.columns[.restingHeartRate] = series { day in
            (980..<1005).contains(day) ? nil : 58 - Double(day) / 250 + noise(2) - (day >= 1040 ? 3 : 0)
        }
        days.columns[.sleep] = series { day in
            (980..<1005).contains(day) ? nil : 430 + 20 * sin(Double(day) / 58) + noise(50)
        }
        days.columns[.steps] = series { _ in 8200 + noise(3500) }
        days.columns[.weight] = series { day in day % 5 == 0 ? 78 - Double(day) / 400 + noise(0.6) : nil }
        days.columns[.bedTime] = series { _ in (1430 + noise(40)).truncatingRemainder(dividingBy: 1440) }
        days.columns[.wakeTime] = series { _ in 420 + noise(35) }
        days.columns[.systolicPressure] = series { day in day % 7 == 0 ? 126 + noise(8) : nil }
        days.columns[.diastolicPressure] = series { day in day % 7 == 0 ? 81 + noise(5) : nil }
        let day = TrendVisit.today.advanced(by: 1040 - count + 1)
        days.context = TrendsContext(
            goals: [.steps: 9000], recorded: Set(days.columns.keys),
            trips: [.init(days: day.advanced(by: 20)...day.advanced(by: 29), name: "Europe/Rome")],
            tags: [.init(days: day.advanced(by: 40)...day.advanced(by: 42), name: "sick")],
            sources: [
                .init(day: TrendVisit.today.advanced(by: 1 - count), name: "Old Watch", metrics: [.restingHeartRate]),
                .init(day: day, name: "New Watch", metrics: [.restingHeartRate]),
            ])
        days.context.zoneDays = stride(from: 0, to: count, by: 3).map { day in
            .init(
                day: TrendVisit.today.advanced(by: day + 1 - count),
                minutes: [10, 20 + Double(day % 5), 12, 6, day % 2 == 0 ? 3 : 0])
        }
        days.context.records = [
            KindRecord(kind: "Running", measure: .distance, value: 21.3, day: day.advanced(by: 12), count: 88),
            KindRecord(kind: "Running", measure: .pace, value: 4.9, day: day.advanced(by: 30), count: 88),
            KindRecord(kind: "bench press", measure: .maximum, value: 76, day: day.advanced(by: 31), count: 9),
        ]
        return days
    }()
}
