import Canvas
import Foundation
import HealthModel
import HealthQuery
import ScreenKit
import Widgets

/// The computed part of a workout's page in lines: pace, effort, loads, zones, comparison, sets.
struct WorkoutLines {
    private let workout: Records.Workout
    private let context: RecordsContext

    init(_ workout: Records.Workout, _ context: RecordsContext) { (self.workout, self.context) = (workout, context) }

    private var showsHeart: Bool { !context.hidden.contains(.heart) }

    var all: [InkLine] {
        guard let figures = workout.figures else { return [] }
        return facts(figures) + zones(figures) + splits + comparisons(figures) + exercises(figures)
    }

    /// Pace and climb of each kilometre, and of each lap.
    private var splits: [InkLine] {
        guard let way = workout.way else { return [] }
        let unit = context.format.units.distance()
        // Beside name, pace and climb.
        let mostCells = min(18, max(5, context.size.width - 46))
        func table(_ title: String, _ pieces: [TrackSplits.Split]) -> [InkLine] {
            guard !pieces.isEmpty else { return [] }
            let paces = pieces.map { $0.seconds / max($0.metres, 1) }
            let (fastest, slowest) = (paces.min() ?? 0, paces.max() ?? 0)
            return RecordDetailPage.heading(title)
                + pieces.enumerated().map { index, piece in
                    // A difference of less than a tenth of the pace does not fill the bar.
                    let spread = max(slowest - fastest, fastest / 10)
                    let share = spread > 0 ? 1 - (paces[index] - fastest) / spread : 1
                    let cells = 4 + Int((share * Double(mostCells - 4)).rounded())
                    let pace = context.format.units.pace(minutes: piece.seconds / 60, kilometres: piece.metres / 1000)
                    let climb = piece.climb.map { climb in
                        let words = [("↑", climb.up), ("↓", climb.down)].map { sign, metres in
                            "\(sign) \(RecordWording.climb(metres, context.format.units))"
                        }
                        return "  " + words.joined(separator: " ")
                    }
                    let length = MetricFormat.decimal(unit.shown(piece.metres / 1000), decimals: 2)
                    let name = "\(index + 1)  \(length) \(unit.symbol)".padding(
                        toLength: 14, withPad: " ", startingAt: 0)
                    return InkLine(name + "  ", .muted)
                        .adding((pace ?? "–").padding(toLength: 10, withPad: " ", startingAt: 0), .strong)
                        .adding(String(repeating: "█", count: cells), .distance)
                        .adding(climb ?? "", .muted)
                }
        }
        return table("Splits", way.splits) + table("Laps", way.laps)
    }

    private func facts(_ figures: Records.WorkoutFigures) -> [InkLine] {
        let fact = RecordDetailPage.fact
        var lines: [InkLine] = []
        if let pace = figures.pace { lines.append(fact("Pace", text(pace, of: .pace))) }
        if let flat = workout.way?.flatPace, let pace = context.format.units.pace(minutes: flat / 60, kilometres: 1) {
            lines.append(fact("On the flat", "about \(pace) (grade-adjusted, an estimate: Minetti)"))
        }
        if let effort = figures.effort { lines.append(fact("Effort", "\(MetricFormat.decimal(effort)) of 10")) }
        if let load = figures.load, showsHeart {
            lines.append(fact("Load", "\(MetricFormat.decimal(load)) (Edwards: minutes in a zone times its number)"))
        }
        if let impulse = figures.impulse, showsHeart {
            let (rest, most) = (MetricFormat.decimal(impulse.resting), MetricFormat.decimal(impulse.maximum))
            lines.append(
                fact(
                    "Impulse",
                    "\(MetricFormat.decimal(impulse.value)) (Banister TRIMP: by the mean pulse; rest \(rest), maximum \(most))"
                ))
        }
        if let load = figures.sessionLoad {
            lines.append(fact("Session load", "\(MetricFormat.decimal(load)) (Foster: effort times minutes)"))
        }
        return lines
    }

    private func zones(_ figures: Records.WorkoutFigures) -> [InkLine] {
        guard let minutes = figures.zoneMinutes, showsHeart, minutes.contains(where: { $0 > 0 }) else { return [] }
        let most = minutes.max() ?? 1
        return RecordDetailPage.heading("Zones")
            + minutes.enumerated().map { zone, value in
                let cells = Int((value / most * 24).rounded())
                let text = "\(MetricFormat.decimal(value, decimals: 1)) min"
                return InkLine("Zone \(zone + 1)".padding(toLength: 14, withPad: " ", startingAt: 0), .muted)
                    .adding("  " + String(repeating: "█", count: cells), .heart)
                    .adding(cells > 0 ? " \(text)" : text, .text)
            }
    }

    private func comparisons(_ figures: Records.WorkoutFigures) -> [InkLine] {
        let shown = figures.comparisons.filter { showsHeart || $0.field.categories == [.workouts] }
        guard !shown.isEmpty else { return [] }
        let most = shown.map(\.count).max() ?? 0
        let title = "Beside the \(most) \(workout.activity.lowercased()) workouts before"
        return RecordDetailPage.heading(title)
            + shown.map { comparison in
                let own = text(comparison.value, of: comparison.field)
                let usual = text(comparison.usual, of: comparison.field)
                return RecordDetailPage.fact(name(comparison.field), "\(own), usually \(usual)")
            }
    }

    private func name(_ field: WorkoutField) -> String {
        switch field {
        case .duration: "Time"
        case .distance: "Distance"
        case .pace: "Pace"
        case .averageHeartRate: "Pulse"
        case .load: "Load"
        default: field.rawValue
        }
    }

    private func text(_ value: Double, of field: WorkoutField) -> String {
        switch field {
        case .duration: MetricFormat.duration(minutes: value)
        case .distance: context.format.text(value, of: .distance)
        case .pace: context.format.units.pace(minutes: value / 60, kilometres: 1) ?? ""
        case .averageHeartRate: context.format.text(value, of: .heartRate)
        default: MetricFormat.decimal(value)
        }
    }

    // MARK: Sets

    private func exercises(_ figures: Records.WorkoutFigures) -> [InkLine] {
        guard !figures.exercises.isEmpty else { return [] }
        return RecordDetailPage.heading("Sets")
            + figures.exercises.flatMap { exercise -> [InkLine] in
                let first = RecordDetailPage.fact(exercise.name, sets(exercise.sets))
                let words = figureWords(exercise)
                return words.isEmpty ? [first] : [first, RecordDetailPage.fact("", words)]
            }
    }

    private func sets(_ sets: [QuerySet]) -> String {
        sets.map { set in
            let amount = set.repetitions.map(String.init) ?? set.seconds.map { "\(MetricFormat.decimal($0)) s" } ?? ""
            // One's own weight is not said, what is added to it is.
            let load = set.added.map { $0 == 0 ? nil : ($0 > 0 ? "+" : "−") + mass(abs($0)) } ?? set.load.map(mass)
            return load.map { "\(amount)×\($0)" } ?? amount
        }.joined(separator: " · ")
    }

    private func figureWords(_ exercise: Records.WorkoutFigures.Exercise) -> String {
        func record(_ record: Records.WorkoutFigures.Record) -> String {
            exercise.records.contains(record) ? ", the most so far" : ""
        }
        let heaviest = exercise.records.contains(.heaviest) ? "heaviest so far" : nil
        let volume = exercise.volume.map { "volume \(mass($0))\(record(.volume))" }
        let maximum = exercise.maximum.map { "estimated 1RM (Epley) \(mass($0))\(record(.maximum))" }
        return [volume, maximum, heaviest].compactMap(\.self).joined(separator: "; ")
    }

    private func mass(_ kilograms: Double) -> String {
        let unit = context.format.units.weight()
        let shown = unit.shown(kilograms)
        let isWhole = abs(shown - shown.rounded()) < 0.05
        return "\(MetricFormat.decimal(shown, decimals: isWhole ? 0 : 1)) \(unit.symbol)"
    }
}

/// The pulse over a workout, drawn below its lines. What was not measured is a gap.
struct WorkoutCurve {
    private let values: [Double?]
    private let format: MetricFormat

    private static let rows = 6

    init(_ workout: Records.Workout, _ context: RecordsContext) {
        values = context.hidden.contains(.heart) ? [] : workout.figures?.pulse ?? []
        format = context.format
    }

    private var isShown: Bool { values.count { $0 != nil } >= 3 }

    /// The heading, and rows that it is drawn over.
    var lines: [InkLine] {
        guard isShown, let least = values.compactMap(\.self).min(), let most = values.compactMap(\.self).max() else {
            return []
        }
        let span = "\(format.text(least, of: .heartRate)) – \(format.text(most, of: .heartRate))"
        return [InkLine(), InkLine("Pulse", .heading, .bold).adding("  \(span), mean of each part", .muted)]
            + Array(repeating: InkLine(), count: Self.rows)
    }

    /// - Parameter end: the row below its last one, from the top of the area; rows out of sight are left out.
    func draw(above end: Int, in area: Rect, on canvas: inout Canvas) {
        guard isShown else { return }
        let (top, bottom) = (max(0, end - Self.rows), min(area.height, end))
        guard bottom - top == Self.rows else { return }
        let place = Rect(
            column: area.column, row: area.row + top, width: min(area.width, values.count), height: Self.rows)
        Sparkline(values, role: .heart).draw(in: place, on: &canvas)
    }
}
