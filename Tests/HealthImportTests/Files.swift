import Foundation
import HealthImport
import HealthModel
import ImportKit

/// The samples beside these tests.
func fixture(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name)").path
}

/// A folder of its own for one test, removed with it.
final class ScratchFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "airfit-import-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A folder left in the temporary directory harms nobody.
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ bytes: [UInt8], as name: String) throws -> String {
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }
}

/// What readers know in tests: the home zone is Berlin.
let testContext = ImportContext(
    now: testNow, home: DayClock(zoneName: "Europe/Berlin") ?? DayClock(zone: TimeZone(secondsFromGMT: 0) ?? .current))

/// Opens and reads the first file of what a path holds.
func importing(_ path: String) throws -> (sink: RecordingSink, tally: ImportTally, export: HealthFile) {
    let export = try firstFile(at: path)
    let sink = RecordingSink()
    let tally = try export.read(into: sink, context: testContext) { _ in true }
    return (sink, tally, export)
}

func firstFile(at path: String) throws -> HealthFile { try HealthCollection.open(path: path).files[0] }

/// What an import of these bytes fails with; `nil` if it does not.
func failure(of bytes: [UInt8], named name: String = "export.zip") throws -> ImportError? {
    let folder = try ScratchFolder()
    let path = try folder.write(bytes, as: name)
    do {
        _ = try importing(path)
        return nil
    } catch let error as ImportError {
        return error
    }
}

/// What was expected of a sample by an independent reader.
struct Expectation: Decodable {
    var records_top_level: Int
    var records_by_type: [String: Int]
    var records_by_type_and_source: [String: [String: Int]]

    init(_ name: String) throws {
        self = try JSONDecoder().decode(Expectation.self, from: Data(contentsOf: URL(filePath: fixture(name))))
    }
}
