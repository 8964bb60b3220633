import Foundation
import HealthModel
import Testing

@Suite struct `Splits of a way` {
    private func step(_ seconds: Double, _ metres: Double, _ altitude: Double? = nil) -> TrackSplits.Step {
        TrackSplits.Step(seconds: seconds, metres: metres, altitude: altitude)
    }

    @Test func `lie linearly between the points, the rest behind them`() throws {
        let steps = [
            step(0, 0), step(290, 980), step(302, 1_022), step(598, 1_990), step(604, 2_011), step(700, 2_330),
        ]
        let splits = TrackSplits.splits(steps, every: 1_000)
        #expect(splits.map { ($0.seconds * 10).rounded() / 10 } == [295.7, 305.1, 99.1])
        #expect(splits.map(\.metres) == [1_000, 1_000, 330])
    }

    @Test func `of a way up and down again cost more than on the flat`() throws {
        let steps = stride(from: 0.0, through: 1_000, by: 100).map { metres in
            step(metres * 0.3, metres, metres <= 500 ? metres * 0.04 : 40 - metres * 0.04)
        }
        let flat = try #require(TrackSplits.flatMetres(steps))
        #expect(abs(flat - 1_020.6) < 0.1)
        #expect(TrackSplits.flatMetres([step(0, 0), step(300, 1_000)]) == nil)
        let climb = try #require(TrackSplits.splits(steps, every: 500).first?.climb)
        #expect(abs(climb.up - 20) < 1 && climb.down == 0)
    }

    /// A point some metres north of the equator's zero.
    private func point(_ at: Double, _ metres: Double, gap: Bool = false) -> WorkoutDetail.WayPoint {
        let degrees = metres / (GreatCircle.earthRadius * .pi / 180)
        return WorkoutDetail.WayPoint(at: at, latitude: degrees, longitude: 0, isAfterGap: gap)
    }

    @Test func `metres without their seconds do not count`() throws {
        let slow = (0...10).map { point(Double($0) * 60, Double($0) * 200) }
        #expect(TrackSplits.splits(TrackSplits.steps(along: slow, fastest: 12), every: 1_000).isEmpty)
        let tunnel = [point(0, 0), point(10, 30), point(130, 500), point(140, 530)]
        let end = try #require(TrackSplits.steps(along: tunnel, fastest: 12).last)
        #expect(abs(end.metres - 60) < 0.01 && end.seconds == 20)
    }

    /// The fastest kilometre of a way.
    private func kilometre(_ points: [WorkoutDetail.WayPoint]) -> Double? {
        PacedTrack(TrackSplits.pieces(along: points, fastest: 12)).fastest(over: .kilometre)
    }

    @Test func `a way alone has its fastest kilometre, whatever its receiver made up`() throws {
        // Four metres a second, for 400 s.
        let steady = (0...400).map { point(Double($0), Double($0) * 4) }
        #expect(abs(try #require(kilometre(steady)) - 250) < 0.1)
        // A jump of 2 km and back, one that stays away for some seconds, and a receiver that trembles.
        var jumping = steady
        jumping[200] = point(200, 2_800)
        for second in 300...305 { jumping[second] = point(Double(second), 5_000) }
        #expect(abs(try #require(kilometre(jumping)) - 250) < 0.1)
        let trembling = (0...600).map { point(Double($0), Double($0) / 100 + ($0.isMultiple(of: 2) ? 0.5 : 0)) }
        #expect(kilometre(trembling) == nil)
    }

    @Test func `standing at a light is time that passed, and a gap is no way`() throws {
        func run(from second: Double, at metre: Double, gap: Bool = false) -> [WorkoutDetail.WayPoint] {
            (0...200).map { point(second + Double($0), metre + Double($0) * 4, gap: gap && $0 == 0) }
        }
        let light = (1..<90).map { point(200 + Double($0), 800.5) }
        let stopped = run(from: 0, at: 0) + light + run(from: 290, at: 801)
        #expect(abs(try #require(kilometre(stopped)) - 340) < 1)
        #expect(kilometre(run(from: 0, at: 0) + run(from: 290, at: 801)) == nil)
        #expect(kilometre(run(from: 0, at: 0) + run(from: 290, at: 801, gap: true)) == nil)
        #expect(kilometre([]) == nil && kilometre([point(0, 0)]) == nil)
    }

    @Test func `count the time that one moved, without pauses, standing, gaps and jumps`() throws {
        let points = [
            point(0, 0), point(10, 30), point(20, 60), point(80, 63), point(90, 93), point(91, 993), point(100, 123),
            point(130, 213), point(400, 500, gap: true), point(410, 530),
        ]
        let steps = TrackSplits.steps(along: points, pauses: [112...117], fastest: 12)
        let end = try #require(steps.last)
        #expect(abs(end.metres - (60 + 30 + 30 + 90 + 30)) < 0.01)
        #expect(end.seconds == 20 + 10 + 10 + 25 + 10)
    }
}
