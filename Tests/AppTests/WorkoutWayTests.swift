import Canvas
import Foundation
import HealthModel
import TestSupport
import Testing

@testable import RecordsScreen
@testable import ScreenKit

/// The way of a workout on its page: splits, laps, pace as on the flat, and the map.
@Suite struct `The way of a workout` {
    private static let start = 1_790_000_000

    /// A square of 750 m a side, run at 5:00 a kilometre, up 10 m on the way north and down again on the way south.
    private static var detail: WorkoutDetail {
        let degree = GreatCircle.earthRadius * .pi / 180
        let points = (0...300).map { index -> WorkoutDetail.WayPoint in
            let along = Double(index) * 10
            let (side, rest) = (Int(along / 750), along.truncatingRemainder(dividingBy: 750))
            let (east, north): (Double, Double) =
                switch side {
                case 0: (0, rest)
                case 1: (rest, 750)
                case 2: (750, 750 - rest)
                default: (750 - (side == 3 ? rest : 750), 0)
                }
            return WorkoutDetail.WayPoint(
                at: Double(start) + along * 0.3, latitude: north / degree, longitude: east / degree,
                altitude: 30 + north / 75)
        }
        let key = WorkoutKey(
            day: CivilDay(number: start / 86_400), start: start, source: 1, activity: "Running", end: start + 900)
        let record = WorkoutRecord(
            key: key, activity: "Running", sourceName: "Watch", zoneName: nil, offset: 0, durationSeconds: 900)
        let route = WorkoutDetail.Route(
            start: Date(timeIntervalSince1970: Double(start)), end: Date(timeIntervalSince1970: Double(start + 900)),
            points: points.count, lengthMeters: 3_000, way: points)
        let lap = WorkoutDetail.Event(
            kind: .lap, start: Date(timeIntervalSince1970: Double(start)), durationSeconds: 450)
        return WorkoutDetail(record: record, events: [lap], routes: [route], heartRates: [])
    }

    private func page(hidden: Set<HealthCategory> = [], width: Int = 80) -> [String] {
        var workout = Records.Workout(
            key: Self.detail.record.key, offset: 0, activity: "Running", source: "Watch", minutes: 15, distanceKm: 3)
        workout.figures = Records.WorkoutFigures()
        workout.way = Records.WorkoutTrack(Self.detail, splitsOf: 1_000)
        let key = WorkoutKey(
            day: workout.key.day, start: workout.key.start, source: 9, activity: workout.key.activity,
            end: workout.key.end)
        workout.others = [.init(key: key, activity: workout.activity, sourceName: "Phone", relation: .byRule)]
        var page = RecordDetailPage("Running", .workout(workout.key))
        _ = page.receive(.workout(workout.key), .workout(workout))
        var context = RecordsContext()
        (context.size, context.hidden) = (Size(width: width, height: 48), hidden)
        return screen(width: width, height: 46) { page.draw(in: $0, context, on: &$1) }
    }

    @Test func `is cut into kilometres and laps with pace and climb`() {
        let way = Records.WorkoutTrack(Self.detail, splitsOf: 1_000)
        #expect(way.splits.count == 3)
        #expect(way.splits.allSatisfy { abs($0.seconds - 300) < 3 })
        #expect(way.laps.count == 1 && abs((way.laps.first?.metres ?? 0) - 1_500) < 15)
        #expect(abs((way.flatPace ?? 0) - 300) < 5)
        let rows = page()
        for text in ["Splits", "1  1.00 km", "5:00 /km", "↑ 10 m", "Laps", "On the flat", "Also recorded"] {
            #expect(rows.contains { $0.contains(text) }, "\(text)")
        }
    }

    @Test func `has bars of the same length for pieces at the same pace`() {
        let bars = page().filter { $0.contains("/km") && $0.contains("█") }.map { $0.count { $0 == "█" } }
        #expect(bars.count == 4 && bars.allSatisfy { $0 >= 17 }, "\(bars)")
        // On a narrow screen they leave room for the climb.
        #expect(page(width: 60).contains { $0.contains("1  1.00 km") && $0.contains("  ↑ 10 m ↓ 0 m") })
    }

    @Test func `is a map with its ends, unless places are hidden`() {
        let rows = page()
        #expect(rows.contains { $0.contains("Route") && $0.contains("north at the top") })
        #expect(rows.contains { $0.contains("◆") && !$0.contains("Route") })
        let braille = rows.joined().unicodeScalars.count { (0x2801...0x28FF).contains($0.value) }
        #expect(braille > 30)
        #expect(!page(hidden: [.location]).contains { $0.contains("north at the top") })
    }

    @Test(arguments: [1, 20, 40]) func `is drawn on narrow screens without harm`(width: Int) {
        #expect(page(width: width).count == 46)
    }

    @Test func `without a recorded way there is none`() {
        var detail = Self.detail
        detail.routes = []
        #expect(Records.WorkoutTrack(detail, splitsOf: 1_000) == Records.WorkoutTrack())
    }
}
