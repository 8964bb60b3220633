import Console
import DataWork
import ScreenKit
import Foundation
import HealthModel
import HealthStore
import ImportKit

// Rows of the store as the records screen shows them.

extension Records.ImportEntry {
    init(_ batch: ImportBatch) {
        self.init(
            id: batch.id, path: batch.path, format: batch.format, finishedAt: batch.finishedAt, files: batch.files,
            records: batch.records, added: batch.added, skipped: batch.skipped, undoneAt: batch.undoneAt,
            isUnfinished: batch.isUnfinished, skippedReasons: batch.skippedReasons, remarks: batch.remarks)
    }
}

extension Records.ImportFile {
    public init(_ file: ImportBatch.File, at path: String) {
        self.init(
            name: Self.name(of: file.name, at: path), format: file.format,
            status: Status(rawValue: file.status.rawValue) ?? .imported,
            records: file.records, added: file.added, skipped: file.skipped, skippedReasons: file.skippedReasons,
            reason: file.reason)
        offerColumns(path: path, file: file.name)
    }

    /// - Parameter path: what was imported; its files are named by what comes after it, a single one by its name.
    private static func name(of file: String, at path: String) -> String {
        let folder = path.hasSuffix("/") ? path : path + "/"
        return file.hasPrefix(folder)
            ? String(file.dropFirst(folder.count)) : file.split(separator: "/").last.map(String.init) ?? path
    }

    /// A table that says too little is to be asked about here, not on the command line. Of one that was read, or read before,
    /// the columns can be said otherwise.
    private mutating func offerColumns(path: String, file: String) {
        let leavesColumns = reason?.contains(ImportTally.unreadColumns) == true
        guard format == "csv", status == .rejected || status == .duplicate || leavesColumns else { return }
        table = Records.TablePlace(path: path, file: file)
        guard status == .rejected else { return }
        reason = reason.map { $0.split(separator: "; ").first.map(String.init) ?? $0 }
    }

    public init(_ file: ImportReport.File, at path: String) {
        let name = Self.name(of: file.path, at: path)
        self.init(
            name: name, format: file.format, status: Status(rawValue: file.status.rawValue) ?? .imported,
            records: file.records, added: file.added, skipped: file.skipped, skippedReasons: file.skippedReasons,
            reason: (file.reason ?? file.note)?.replacing(file.path, with: name))
        offerColumns(path: path, file: file.path)
    }

    /// Of a place that was not looked at before the import was stopped.
    public init(notBegun path: String) {
        self.init(
            name: path.split(separator: "/").last.map(String.init) ?? path, format: "", status: .unfinished,
            reason: "It was not begun: import it when you like.")
    }

    /// The files of a report: failures first, files without health data last.
    public static func all(of report: ImportReport, at path: String) -> [Records.ImportFile] {
        let troubled = report.files.filter { $0.code != nil }
        let others = report.files.filter { $0.code == nil }
        let ordered = troubled + others.filter { $0.status != .rejected } + others.filter { $0.status == .rejected }
        return ordered.map { Records.ImportFile($0, at: path) }
    }
}

extension Records.SampleType {
    init(_ type: TypeSummary) {
        self.init(
            id: type.id, identifier: type.identifier, unit: type.unit, count: type.samples, first: type.days.lowerBound,
            last: type.days.upperBound, category: HealthCategory(typeIdentifier: type.identifier),
            plausible: PlausibleValues.range(of: type.identifier),
            metric: HealthStore.metric(madeOf: type.identifier))
    }
}

extension Records.Sample {
    init(_ record: SampleRecord, offset: Int, path: String?) {
        self.init(
            key: record.key, offset: offset, source: record.sourceName, isTyped: record.isTyped,
            isExcluded: record.isExcluded && record.replacement == nil, replacement: record.replacement,
            importName: path.map { ($0 as NSString).lastPathComponent } ?? "")
    }
}

extension Records.Workout {
    init(_ record: WorkoutRecord) {
        var facts: [Records.Fact] = []
        func add(_ name: String, _ value: Double?, _ unit: String) {
            if let value { facts.append(.init(name, "\(grouped(Int(value.rounded())))\(unit)")) }
        }
        if let title = record.title { facts.append(.init("Title", title)) }
        add("Steps", record.steps, "")
        add("Power", record.averagePowerWatts, " W on average")
        add("Cadence", record.averageCadence, " /min on average")
        if let isIndoor = record.isIndoor { facts.append(.init("Indoors", isIndoor ? "yes" : "no")) }
        self.init(
            key: record.key, offset: record.offset, activity: record.activity, source: record.sourceName,
            minutes: record.durationSeconds / 60, distanceKm: record.distanceMeters.map { $0 / 1_000 },
            energyKcal: record.energyKcal, elevationM: record.elevationMeters, averageBPM: record.averageBPM,
            minimumBPM: record.minimumBPM, maximumBPM: record.maximumBPM, facts: facts)
        standing = record.standing
    }

    init(_ detail: WorkoutDetail) {
        self.init(detail.record)
        events = detail.events.map { event in
            let name =
                switch event.kind {
                case .pause: "pause"
                case .lap: "lap"
                case .segment: "segment"
                case .marker: "mark"
                }
            return .init(name, at: event.start, seconds: detail.activeSeconds(of: event))
        }
        others = detail.others
        routePoints = detail.routes.reduce(0) { $0 + $1.points }
        let lengths = detail.routes.compactMap(\.lengthMeters)
        routeKm = lengths.isEmpty ? nil : lengths.reduce(0, +) / 1_000
    }
}

extension Records.Explanation {
    init(_ why: DayExplanation, kinds: [String: SourceKind]) {
        let summary: Double? =
            switch why.summary {
            case .stands(let value), .setAside(let value): value
            case nil: nil
            }
        self.init(
            metric: why.metric, day: why.day, value: why.value, merged: why.fromSamples, rawSum: why.rawSum,
            rule: why.rule + Self.words(on: why.summary),
            parts: why.parts.map { part in
                .init(
                    source: part.isTyped ? "\(part.name) (typed)" : part.name,
                    kind: kinds[part.name] ?? .other, samples: part.samples, raw: part.raw,
                    counted: part.counted ?? (part.isUsed ? part.raw : 0))
            }, excludedSamples: why.excluded.count { $0.replacement == nil },
            editedSamples: why.excluded.count { $0.replacement != nil }, summary: summary,
            night: why.night, zoneName: why.zoneNames.joined(separator: ", then "), begins: why.start, ends: why.end,
            beginOffset: why.startOffset, endOffset: why.endOffset)
    }

    private static func words(on summary: DayExplanation.Summary?) -> String {
        switch summary {
        case .stands: " Apple's own summary of the day stands in its place."
        case .setAside: " Apple's own summary is set aside, as something in it was taken out."
        case nil: ""
        }
    }
}
