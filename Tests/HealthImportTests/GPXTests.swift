import Foundation
import HealthModel
import TestSupport
import Testing

@testable import HealthImport
@testable import ImportKit

/// What gpxpy makes of a file.
private struct ExpectedGPX: Decodable {
    var tracks, segments, points, waypoints, routes: Int
    var length_2d_m: Double
    var elevation_min, elevation_max: Double?
    var uphill_m, downhill_m: Double

    static let all: [String: ExpectedGPX] = {
        // Without the file every test below fails at its first look-up.
        guard let data = try? Data(contentsOf: URL(filePath: fixture("gpx/expected.json"))) else { return [:] }
        return (try? JSONDecoder().decode([String: ExpectedGPX].self, from: data)) ?? [:]
    }()
}

private func gpx(_ body: String, creator: String = "Test", type: String = "running") -> String {
    "<?xml version=\"1.0\"?><gpx version=\"1.1\" creator=\"\(creator)\"><trk><name>Evening &amp; rain</name>"
        + "<type>\(type)</type>\(body)</trk></gpx>"
}

private func point(_ second: Int, latitude: Double = 50, more: String = "") -> String {
    let clock = String(format: "%02d:%02d", second / 60, second % 60)
    return "<trkpt lon=\"8\" lat=\"\(latitude)\">\(more)<time>2024-06-01T10:\(clock)Z</time></trkpt>"
}

/// All tracks of a document, with times or without.
func tracks(in bytes: [UInt8]) throws -> [RecordedTrack] {
    var markup = try MarkupReader(MemoryBlocks(bytes), path: "a.gpx")
    var reader = GPXReader()
    var tracks: [RecordedTrack] = []
    try reader.read(&markup, progress: { _ in true }, onTrack: { tracks.append($1) })
    return tracks
}

@Suite struct `A GPX file` {
    @Test(arguments: ExpectedGPX.all.keys.sorted())
    func `has the tracks, lengths and heights that another reader finds`(_ name: String) throws {
        let expected = try #require(ExpectedGPX.all[name])
        let bytes = try fixtureBytes("gpx/\(name)")
        let tracks = try tracks(in: bytes)
        #expect(tracks.reduce(0) { $0 + $1.points.count } == expected.points)
        let length = tracks.reduce(0) { $0 + $1.distance }
        #expect(abs(length - expected.length_2d_m) <= expected.length_2d_m * 0.005 + 0.1)
        let heights = tracks.flatMap { $0.points.compactMap(\.altitude) }
        #expect(heights.min() == expected.elevation_min)
        #expect(heights.max() == expected.elevation_max)
        let climb = tracks.map { $0.climb(threshold: 0) }
        #expect(abs(climb.reduce(0) { $0 + $1.up } - expected.uphill_m) < 0.1)
        #expect(abs(climb.reduce(0) { $0 + $1.down } - expected.downhill_m) < 0.1)
        let (_, tally) = try readGPX(bytes)
        #expect(tally.skipped["a waypoint"] ?? 0 == expected.waypoints)
        #expect(tally.skipped["a planned route"] ?? 0 == expected.routes)
        #expect(tally.cutOff == nil)
    }

    @Test func `is a workout with its samples`() throws {
        let extension1 = """
            <ele>100</ele><extensions><power>210</power><gpxtpx:TrackPointExtension><gpxtpx:atemp>21.5</gpxtpx:atemp>\
            <gpxtpx:hr>141</gpxtpx:hr><gpxtpx:cad>85</gpxtpx:cad></gpxtpx:TrackPointExtension></extensions>
            """
        let (sink, tally) = try readGPX(
            gpx("<trkseg>\(point(0, more: extension1))\(point(10, latitude: 50.001))</trkseg>"))
        let workout = try #require(sink.workouts.first)
        #expect(workout.activity == "Running")
        #expect(workout.start == 1_717_236_000)
        #expect(workout.end == 1_717_236_010)
        #expect(workout.title == "Evening & rain")
        #expect(abs((workout.distanceMeters ?? 0) - 111.19) < 0.01)
        #expect(sink.values("HeartRate") == [141])
        #expect(sink.values("RunningPower") == [210])
        #expect(sink.values("AirFitStepCadence") == [170])
        #expect(sink.values("AirFitAirTemperature") == [21.5])
        #expect(sink.values("DistanceWalkingRunning").count == 1)
        #expect(sink.routes.first?.points.count == 2)
        #expect(sink.source(0) == ImportedSource(name: "Test", device: "", sourceClass: .other))
        #expect(tally.skipped.isEmpty)
    }

    @Test func `has no distance across a gap between segments`() throws {
        let (sink, _) = try readGPX(
            gpx(
                "<trkseg>\(point(0))\(point(10, latitude: 50.001))</trkseg>"
                    + "<trkseg>\(point(60, latitude: 51))\(point(70, latitude: 51.001))</trkseg>"))
        let workout = try #require(sink.workouts.first)
        #expect(abs((workout.distanceMeters ?? 0) - 222.39) < 0.01)
        #expect(workout.durationSeconds == 20)
        #expect(workout.events == [ImportedWorkoutEvent(kind: .pause, start: 1_717_236_010, durationSeconds: 50)])
        #expect(sink.routes.first?.points.map(\.isAfterGap) == [false, false, true, false])
    }

    @Test func `of the Health app is a route and no workout`() throws {
        let (sink, _) = try readGPX(
            gpx(
                "<trkseg>\(point(0, more: "<extensions><speed>-1</speed></extensions>"))\(point(0))\(point(1))</trkseg>",
                creator: "Apple Health Export"))
        #expect(sink.workouts.isEmpty)
        #expect(sink.samples.isEmpty)
        #expect(sink.routes.first?.points.count == 3)
    }

    @Test func `without times, or with those of 1901, says that they were left out`() throws {
        let (sink, tally) = try readGPX(gpx("<trkseg><trkpt lat='1' lon='1'/><trkpt lat='1' lon='2'/></trkseg>"))
        #expect(sink.workouts.isEmpty)
        #expect(tally.skipped == ["a track without times": 1])
        #expect(try readGPX(try fixtureBytes("gpx/Mojstrovka.gpx")).tally.skipped == ["a date before 1970": 1])
    }

    @Test(arguments: [
        ("Running", "Running"), ("trail_running", "Running"), ("9", "Running"), ("1", "Cycling"),
        ("Mountain Biking", "Cycling"), ("hiking", "Hiking"), ("Cross Country Skiing", "CrossCountrySkiing"),
        ("open_water_swimming", "Swimming"), ("juggling", "Other"), ("", "Other"),
    ])
    func `names its activity as Apple does`(_ type: String, _ activity: String) {
        #expect(WorkoutActivity.named(type) == activity)
    }

    @Test func `cut anywhere gives what precedes the cut`() throws {
        let whole = try fixtureBytes("gpx/track-with-empty-segment.gpx")
        let complete = try readGPX(whole)
        #expect(complete.tally.cutOff == nil)
        let places = try #require(complete.sink.routes.first?.points)
        for count in 0..<(whole.count - 8) {
            let (sink, tally) = try readGPX(Array(whole.prefix(count)))
            #expect(tally.cutOff != nil, "\(count) bytes")
            if let route = sink.routes.first {
                #expect(route.points == Array(places.prefix(route.points.count)), "\(count) bytes")
            }
        }
    }

    @Test func `ends in a result whatever byte is wrong`() throws {
        let original = try fixtureBytes("gpx/track_with_speed.gpx")
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                bytes[Int.random(in: 60..<bytes.count, using: &generator)] = UInt8.random(
                    in: 1...127, using: &generator)
            }
            let (sink, _) = try readGPX(bytes)
            #expect(sink.routes.allSatisfy { $0.points.allSatisfy { abs($0.latitude) <= 90 } })
        }
    }
}

@Suite struct `Heights along a way` {
    @Test func `count once they are more than noise`() {
        let noise = (0..<1000).map { 100 + ($0 % 2 == 0 ? 0.0 : 0.8) }
        #expect(TrackGeometry.climb(noise).up < 1)
        let hill = (0...100).map(Double.init) + (0..<100).reversed().map(Double.init)
        let climb = TrackGeometry.climb(hill)
        #expect(abs(climb.up - 100) <= 2)
        #expect(abs(climb.down - 100) <= 2)
    }

    @Test func `make a quarter of the earth a quarter of its girth`() {
        let quarter = GreatCircle.distance(fromLatitude: 0, longitude: 0, toLatitude: 90, longitude: 0)
        #expect(abs(quarter - Double.pi / 2 * GreatCircle.earthRadius) < 0.001)
    }
}
