@testable import HealthImport
@testable import ImportKit
import Foundation
import HealthModel

/// Keeps everything, with samples by the names of their types.
final class ActivitySink: ImportSink {
    private var names = NumberedNames()
    var types: [ImportedType] { names.types }
    var sources: [ImportedSource] { names.sources }
    private(set) var samples: [ImportedSample] = []
    private(set) var sleep: [ImportedSleep] = []
    private(set) var workouts: [ImportedWorkout] = []
    private(set) var routes: [ImportedRoute] = []
    private(set) var beats: [ImportedBeats] = []
    private(set) var findings: [ImportedFinding] = []
    private(set) var zones: [String] = []
    private(set) var profile = ImportedProfile()

    func number(of type: ImportedType) -> Int32 { names.number(of: type) }
    func number(of source: ImportedSource) -> Int32 { names.number(of: source) }

    func add(samples: [ImportedSample]) { self.samples += samples }
    func add(sleep: [ImportedSleep]) { self.sleep += sleep }
    func add(workout: ImportedWorkout) { workouts.append(workout) }
    func add(summary: ImportedActivitySummary) {}
    func add(route: ImportedRoute) { routes.append(route) }
    func add(beats: ImportedBeats) { self.beats.append(beats) }
    func add(finding: ImportedFinding) { findings.append(finding) }
    func record(zoneName: String, at unix: Int64) { zones.append(zoneName) }
    func set(profile: ImportedProfile) { self.profile = profile }

    /// Samples of a type; the prefix of Apple's quantities can be left out.
    func samples(_ name: String) -> [ImportedSample] {
        let names = [name, "HKQuantityTypeIdentifier" + name]
        return samples.filter { names.contains(types[Int($0.type)].identifier) }
    }

    func values(_ name: String) -> [Double] { samples(name).map(\.value) }
    func source(_ number: Int32) -> ImportedSource { sources[Int(number)] }
}

/// At home in New York, at the end of 2026.
let activityContext = ImportContext(now: 1_798_000_000, home: newYork)
private let newYork = DayClock(zone: TimeZone(identifier: "America/New_York") ?? .gmt)

func fixtureBytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: fixture(name)))) }

func readFIT(
    _ bytes: [UInt8], context: ImportContext = activityContext
) throws -> (sink: ActivitySink, tally: ImportTally) {
    let sink = ActivitySink()
    return (sink, try FITFormat.read(bytes, into: sink, context: context))
}

func readGPX(_ text: String) throws -> (sink: ActivitySink, tally: ImportTally) { try readGPX(Array(text.utf8)) }

func readGPX(_ bytes: [UInt8]) throws -> (sink: ActivitySink, tally: ImportTally) {
    let sink = ActivitySink()
    return (
        sink, try GPXFormat.read(MemoryBlocks(bytes), path: "a.gpx", into: sink, context: activityContext) { _ in true }
    )
}

func readTCX(_ bytes: [UInt8]) throws -> (sink: ActivitySink, tally: ImportTally) {
    let sink = ActivitySink()
    return (
        sink, try TCXFormat.read(MemoryBlocks(bytes), path: "a.tcx", into: sink, context: activityContext) { _ in true }
    )
}
