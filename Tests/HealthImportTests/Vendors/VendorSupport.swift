import Foundation
import HealthModel

@testable import HealthImport
@testable import ImportKit

/// Keeps all that a reader of another maker's files gives.
final class VendorSink: ImportSink, Equatable {
    private var names = NumberedNames()
    var types: [ImportedType] { names.types }
    var sources: [ImportedSource] { names.sources }
    private(set) var samples: [ImportedSample] = []
    private(set) var sleep: [ImportedSleep] = []
    private(set) var workouts: [ImportedWorkout] = []
    private(set) var checkIns: [ImportedCheckIn] = []
    private(set) var routes: [ImportedRoute] = []
    private(set) var findings: [ImportedFinding] = []
    private(set) var zones: [String] = []

    static func == (left: VendorSink, right: VendorSink) -> Bool {
        left.types == right.types && left.sources == right.sources && left.samples == right.samples
            && left.sleep == right.sleep && left.workouts == right.workouts && left.checkIns == right.checkIns
            && left.routes == right.routes && left.findings == right.findings
    }

    func number(of type: ImportedType) -> Int32 { names.number(of: type) }
    func number(of source: ImportedSource) -> Int32 { names.number(of: source) }

    func add(samples: [ImportedSample]) { self.samples += samples }
    func add(sleep: [ImportedSleep]) { self.sleep += sleep }
    func add(workout: ImportedWorkout) { workouts.append(workout) }
    func add(summary: ImportedActivitySummary) {}
    func add(checkIn: ImportedCheckIn) { checkIns.append(checkIn) }
    func add(route: ImportedRoute) { routes.append(route) }
    func add(finding: ImportedFinding) { findings.append(finding) }
    func record(zoneName: String, at unix: Int64) { zones.append(zoneName) }
    func set(profile: ImportedProfile) {}

    var isEmpty: Bool {
        samples.isEmpty && sleep.isEmpty && workouts.isEmpty && checkIns.isEmpty && findings.isEmpty
    }

    /// Samples of a type, by its identifier with or without Apple's prefix.
    func samples(_ identifier: String) -> [ImportedSample] {
        let wanted = types.indices.filter {
            types[$0].identifier == identifier || types[$0].identifier == "HKQuantityTypeIdentifier" + identifier
        }
        return samples.filter { wanted.contains(Int($0.type)) }
    }

    func values(_ identifier: String) -> [Double] { samples(identifier).map(\.value) }

    func unit(of identifier: String) -> String? {
        types.first { $0.identifier == identifier || $0.identifier == "HKQuantityTypeIdentifier" + identifier }?.unit
    }

    /// Sums by local day of the start.
    func sums(_ identifier: String, source: String? = nil) -> [String: Double] {
        var sums: [String: Double] = [:]
        for sample in samples(identifier) where source == nil || sources[Int(sample.source)].name == source {
            sums[berlin.day(atUnix: Int(sample.start)).iso, default: 0] += sample.value
        }
        return sums.mapValues { ($0 * 1e6).rounded() / 1e6 }
    }

    /// Seconds of each stage by the local day of waking; what is less than an hour apart is one night.
    var nights: [String: [SleepStage: Int64]] {
        var nights: [String: [SleepStage: Int64]] = [:]
        var open: [ImportedSleep] = []
        func close() {
            guard let end = open.map({ $0.start + Int64($0.duration) }).max() else { return }
            let day = berlin.day(atUnix: Int(end)).iso
            for piece in open { nights[day, default: [:]][piece.stage, default: 0] += Int64(piece.duration) }
            open = []
        }
        for piece in sleep.sorted(by: { $0.start < $1.start }) {
            if let end = open.map({ $0.start + Int64($0.duration) }).max(), piece.start - end >= 3600 { close() }
            open.append(piece)
        }
        close()
        return nights
    }
}

extension [SleepStage: Int64] {
    var asleep: Int64 { filter { $0.key.isAsleep }.values.reduce(0, +) }
}

let berlin = DayClock(zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)

/// Everything this module reads beside Apple's own formats, activities and AirFit's export.
let vendorFormats: [any HealthFormat.Type] = [
    HealthAutoExportFormat.self, FitbitFormat.self, GoogleFitFormat.self, GarminFormat.self, OuraFormat.self,
    WhoopFormat.self, WithingsFormat.self, HealthConnectFormat.self, CSVFormat.self,
]

func vendorFixture(_ name: String) -> String { fixture("vendors/" + name) }

func vendorArchive(_ name: String) throws -> ZipArchive {
    let file = try OpenFile(path: vendorFixture(name))
    return try ZipArchive(file, at: FilePlace(of: file))
}

/// Names of the fixtures of one maker, without the expectations.
func vendorFixtures(_ folder: String) throws -> [String] {
    let root = vendorFixture(folder)
    let all = try FileManager.default.subpathsOfDirectory(atPath: root)
    return all.filter { !$0.hasSuffix("expected.json") && $0.contains(".") }.sorted().map { "\(folder)/\($0)" }
}

typealias VendorResult = (sink: VendorSink, tally: ImportTally)

func vendorContext(now: Int64 = testNow) -> ImportContext { ImportContext(now: now, home: berlin) }

/// Reads a document with the one format that takes it.
func vendorRead(
    _ document: HealthDocument, as format: any HealthFormat.Type, into sink: VendorSink = VendorSink(),
    context: ImportContext = vendorContext()
) throws -> VendorResult {
    let tally = try format.read(document, into: sink, context: context) { _ in true }
    return (sink, tally)
}

func vendorRead(
    _ name: String, as format: any HealthFormat.Type, into sink: VendorSink = VendorSink(),
    context: ImportContext = vendorContext()
) throws -> VendorResult {
    try vendorRead(HealthDocument(path: vendorFixture(name)), as: format, into: sink, context: context)
}

/// Reads a text as a file of a name.
func vendorRead(
    text: String, named name: String, as format: any HealthFormat.Type, context: ImportContext = vendorContext()
) throws -> VendorResult {
    let folder = try ScratchFolder()
    let document = try HealthDocument(path: folder.write(Array(text.utf8), as: name))
    guard format.recognises(document) else { throw NotRecognised() }
    return try vendorRead(document, as: format, context: context)
}

struct NotRecognised: Error {}

/// What a document is told to be.
func formats(of document: HealthDocument) -> [String] {
    HealthFormats.all.filter { $0.recognises(document) }.map { $0.id }
}

/// A file of expectations.
struct Expected {
    let root: [String: Any]

    init(_ folder: String) throws {
        let data = try Data(contentsOf: URL(filePath: vendorFixture("\(folder)/expected.json")))
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    func numbers(_ key: String) -> [String: Double] {
        (root[key] as? [String: Any] ?? [:]).compactMapValues { ($0 as? NSNumber)?.doubleValue }
    }

    /// By day, the numbers of that day.
    func days(_ key: String) -> [String: [String: Double]] {
        (root[key] as? [String: Any] ?? [:]).compactMapValues { day in
            (day as? [String: Any])?.compactMapValues { ($0 as? NSNumber)?.doubleValue }
        }
    }
}

/// The part of `expected` that the shortened fixture has, which is at least `least` days.
func common<Value>(_ expected: [String: Value], _ found: [String: some Any], atLeast least: Int) -> [String: Value] {
    let days = expected.filter { found[$0.key] != nil }
    return days.count >= least ? days : [:]
}
