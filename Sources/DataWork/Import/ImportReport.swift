import Archive
import Canvas
import ChatModel
import Console
import Files
import Foundation
import HealthImport
import HealthModel
import HealthStore
import JSON

/// The results of everything that one `airfit import` was given.
public struct ImportReport: Sendable {
    /// The result of a file; as in `--json`.
    public enum Status: String, Sendable { case imported, partial, rejected, duplicate, unfinished }

    /// The results for one path.
    public struct Place: Sendable {
        /// As given.
        public var path: String
        public var files: [File] = []
        /// Records of all files by their type.
        var byType: [String: Int] = [:]
        /// Records that were in already, as this import went on where it had stopped; 0 for one that began anew.
        public var resumed = 0
        /// Why it is unfinished, what is in and what to do: sentences; `nil` when it came to its end.
        public var stop: String?

        public init(path: String) { self.path = path }

        /// Nothing at this path could be read.
        mutating func reject(_ error: any Error) {
            var file = File(path: path, format: File.unknown)
            file.reject(error, named: path)
            files.append(file)
        }

        /// The import was stopped before anything was kept.
        public mutating func stop(before sources: [HealthFile], _ path: String, name: (HealthFile) -> String) {
            stop = "The import of \(path) was stopped; nothing of it was kept. Import it again when you like."
            for source in sources {
                var file = File(path: name(source), format: source.format)
                (file.status, file.code) = (.unfinished, .other)
                add(file, isPart: !source.isMain)
            }
        }

        /// Something at this path that is no health data, or is damaged.
        mutating func leaveOut(_ stranger: HealthCollection.LeftOut, named name: String) {
            var file = File(path: name, format: File.unknown)
            file.status = .rejected
            file.reason = "\(name) was left out: \(stranger.reason)."
            file.code = stranger.isDamaged ? .badInput : nil
            files.append(file)
        }

        /// One sentence is enough for several files in which there is nothing.
        mutating func joinEmptyFiles() {
            let empty = files.indices.filter { files[$0].isWithoutRecords }
            guard empty.count > 1, let first = empty.first else { return }
            files[first].reason =
                "Nothing was imported: \(path) holds no health data: \(grouped(empty.count)) files in it are of a known "
                + "format, and none has a record that can be kept."
            for index in empty.dropFirst() { files[index].code = nil }
        }

        /// - Parameter isPart: the file belongs to the export that was added before with the same path.
        public mutating func add(_ file: File, isPart: Bool) {
            if isPart, let owner = files.lastIndex(where: { $0.path == file.path }) {
                files[owner].add(part: file)
            } else {
                files.append(file)
            }
        }
    }

    var isDryRun: Bool
    /// The paths that were named, in their order.
    public var places: [Place] = []
    /// From the start to the end of all imports.
    public var seconds = 0.0

    public init(isDryRun: Bool) { self.isDryRun = isDryRun }

    /// Appends the results of one path that was named.
    public mutating func add(_ place: Place) { places.append(place) }

    public var files: [File] { places.count == 1 ? places[0].files : places.flatMap(\.files) }

    /// Replaces the results of files that were rejected by those of a second reading.
    public mutating func replaceRejected(by later: ImportReport) {
        let files = Dictionary(later.files.map { ($0.path, $0) }) { first, _ in first }
        for place in places.indices {
            for index in places[place].files.indices where places[place].files[index].status == .rejected {
                if let file = files[places[place].files[index].path] { places[place].files[index] = file }
            }
            guard let second = later.places.first(where: { $0.path == places[place].path }) else { continue }
            places[place].byType.merge(second.byType, uniquingKeysWith: +)
            if let stop = second.stop { places[place].stop = stop }
        }
        seconds += later.seconds
    }

    /// The messages for standard error: a sentence for each file that was rejected or is partial.
    public var problems: [String] {
        let problems = places.flatMap { place in
            [place.stop].compactMap { $0 } + place.files.filter { $0.code != nil }.compactMap(\.reason)
        }
        guard problems.count > Self.mostProblems else { return problems }
        return problems.prefix(Self.mostProblems) + [
            "\(grouped(problems.count - Self.mostProblems)) more files had problems."
        ]
    }
    private static let mostProblems = 20

    /// `nil` when every file with health data was imported whole, now or before. Strangers beside them do not matter.
    public var exitCode: ExitCode? {
        let codes = files.compactMap(\.code)
        return codes.contains(.badInput) ? .badInput : codes.first
    }

    /// The totals over all files.
    public func sum(_ number: KeyPath<File, Int>) -> Int { files.reduce(0) { $0 + $1[keyPath: number] } }

    // MARK: - For scripts

    public var json: String {
        let files = files
        let object: [String: Any] = [
            "files": JSONRows(count: files.count) { Self.row(of: files[$0]) },
            "resumed": places.reduce(0) { $0 + $1.resumed },
            "records": sum(\.records), "added": sum(\.added), "repeated": sum(\.repeated), "skipped": sum(\.skipped),
            "skipped_reasons": files.reduce(into: [:] as [String: Int]) {
                $0.merge($1.skippedReasons, uniquingKeysWith: +)
            },
            "by_type": places.reduce(into: [:] as [String: Int]) { $0.merge($1.byType, uniquingKeysWith: +) },
            "seconds": (seconds * 1000).rounded() / 1000,
        ]
        return JSONText.object(object)
    }

    private static func row(of file: File) -> [String: Any] {
        var row: [String: Any] = [
            "path": PathText.shown(file.path), "format": file.format, "status": file.status.rawValue,
            "records": file.records, "added": file.added, "repeated": file.repeated, "skipped": file.skipped,
            "skipped_reasons": file.skippedReasons,
            "reason": (file.reason ?? file.note).map(PathText.shown) as Any? ?? NSNull(),
            "left_out": Dictionary(uniqueKeysWithValues: file.unadmitted.map { ($0.key.rawValue, $0.value) }),
        ]
        row["path_encoded"] = PathText.percentEncoded(file.path)
        return row
    }
}
