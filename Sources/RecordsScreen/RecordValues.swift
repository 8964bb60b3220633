import ScreenKit
import Foundation
import HealthModel

extension Records {
    /// One import, standing or undone.
    public struct ImportEntry: Equatable, Sendable {
        public var id: Int
        public var path: String
        public var format: String
        /// When the import ended.
        public var finishedAt: Date
        /// Files that were read.
        public var files: Int
        /// Records that were read, those known before and left out included.
        public var records: Int
        /// Records that the store did not have.
        public var added: Int
        /// Records that were left out.
        public var skipped: Int
        /// `nil` while it stands.
        public var undoneAt: Date?
        /// Whether it was stopped; importing the same again goes on.
        public var isUnfinished: Bool
        /// Records left out, by reason; empty where only their number is known.
        public var skippedReasons: [String: Int]
        /// Remarks on its files: the first few; from outside.
        public var remarks: [String]

        public init(
            id: Int, path: String, format: String, finishedAt: Date, files: Int, records: Int, added: Int,
            skipped: Int, undoneAt: Date? = nil, isUnfinished: Bool = false, skippedReasons: [String: Int] = [:],
            remarks: [String] = []
        ) {
            (self.skippedReasons, self.remarks) = (skippedReasons, remarks)
            (self.id, self.path, self.format, self.finishedAt) = (id, path, format, finishedAt)
            (self.files, self.records, self.added, self.skipped) = (files, records, added, skipped)
            (self.undoneAt, self.isUnfinished) = (undoneAt, isUnfinished)
        }
    }

    /// The rows that undoing an import removes.
    public struct UndoForecast: Equatable, Sendable {
        /// Rows that no other import gave.
        public var rows: Int
        /// Days whose values are reckoned anew.
        public var days: Int

        public init(rows: Int, days: Int) { (self.rows, self.days) = (rows, days) }
    }

    /// Who wrote samples: an app or a device by its name.
    public struct Source: Equatable, Sendable {
        public var name: String
        public var kind: SourceKind
        /// Models of devices, each once.
        public var devices: [String]
        /// Samples of the source.
        public var samples: Int
        /// `nil` without samples.
        public var first: CivilDay?
        /// `nil` without samples.
        public var last: CivilDay?
        /// Its samples count nowhere.
        public var isExcluded: Bool

        public init(
            name: String, kind: SourceKind, devices: [String] = [], samples: Int, first: CivilDay? = nil,
            last: CivilDay? = nil, isExcluded: Bool = false
        ) {
            (self.name, self.kind, self.devices, self.samples) = (name, kind, devices, samples)
            (self.first, self.last, self.isExcluded) = (first, last, isExcluded)
        }
    }

    /// The sources of all metrics or of one, those that win first.
    public struct SourceOrder: Equatable, Sendable {
        public var sources: [Source]
        /// The person's own order; else that by class, then by the newest data.
        public var isOwn: Bool

        public init(_ sources: [Source], isOwn: Bool = false) { (self.sources, self.isOwn) = (sources, isOwn) }
    }

    /// The place of a source in the person's own order.
    public struct SourceChoice: Hashable, Sendable {
        public var name: String
        public var isExcluded: Bool

        public init(_ name: String, isExcluded: Bool = false) { (self.name, self.isExcluded) = (name, isExcluded) }
    }

    /// A type of samples.
    public struct SampleType: Equatable, Sendable {
        /// The store's number of it.
        public var id: Int
        /// As kept, such as `HKQuantityTypeIdentifierStepCount`.
        public var identifier: String
        /// The canonical unit of its values; empty for a category.
        public var unit: String
        /// Samples.
        public var count: Int
        /// `nil` without samples.
        public var first: CivilDay?
        /// `nil` without samples.
        public var last: CivilDay?
        public var category: HealthCategory
        /// The plausible range in the canonical unit; `nil` where it is not known.
        public var plausible: ClosedRange<Double>?
        /// The metric that its samples make by the day; `nil` for a type that AirFit does not know by name.
        public var metric: MetricID?

        public init(
            id: Int, identifier: String, unit: String, count: Int, first: CivilDay? = nil, last: CivilDay? = nil,
            category: HealthCategory, plausible: ClosedRange<Double>? = nil, metric: MetricID? = nil
        ) {
            (self.id, self.identifier, self.unit, self.count) = (id, identifier, unit, count)
            (self.first, self.last) = (first, last)
            (self.category, self.plausible, self.metric) = (category, plausible, metric)
        }
    }

    /// The first page of the browser.
    public struct Contents: Equatable, Sendable {
        public var types: [SampleType]
        public var hasWorkouts: Bool
        public var hasNights: Bool
        public var findings: [FindingSummary]
        /// Pieces of sleep that the person left out.
        public var sleepLeftOut: Int

        public init(
            types: [SampleType] = [], hasWorkouts: Bool = false, hasNights: Bool = false,
            findings: [FindingSummary] = [], sleepLeftOut: Int = 0
        ) {
            self.sleepLeftOut = sleepLeftOut
            (self.types, self.hasWorkouts, self.hasNights) = (types, hasWorkouts, hasNights)
            self.findings = findings
        }
    }

    /// A day with samples of a type.
    public struct DayOfType: Equatable, Sendable {
        public var day: CivilDay
        /// Of those that count.
        public var count: Int
        /// `nil` where every sample was left out.
        public var least: Double?
        /// The greatest sample, in the type's unit; `nil` where the samples have no numbers.
        public var most: Double?
        /// The day's value where the type makes a metric, in the metric's unit.
        public var merged: Double?

        public init(day: CivilDay, count: Int, least: Double?, most: Double?, merged: Double? = nil) {
            (self.day, self.count, self.least, self.most, self.merged) = (day, count, least, most, merged)
        }
    }

    /// One sample as it was imported, with what the person made of it.
    public struct Sample: Equatable, Sendable {
        public var key: SampleKey
        /// Seconds east of UTC there and then.
        public var offset: Int
        public var source: String
        /// Typed in by hand, by what the source says.
        public var isTyped: Bool
        /// It counts nowhere.
        public var isExcluded: Bool
        /// The person's own value in its place, in the canonical unit.
        public var replacement: Double?
        /// The name of the import that brought it, such as `export.zip`; empty where that is not known.
        public var importName: String

        public init(
            key: SampleKey, offset: Int, source: String, isTyped: Bool = false, isExcluded: Bool = false,
            replacement: Double? = nil, importName: String = ""
        ) {
            (self.key, self.offset, self.source, self.isTyped) = (key, offset, source, isTyped)
            (self.isExcluded, self.replacement, self.importName) = (isExcluded, replacement, importName)
        }

        /// The value that counts.
        public var value: Double { replacement ?? key.value }
        public var isChanged: Bool { isExcluded || replacement != nil }
    }

    /// A change of a sample by the person. The sample itself is kept as it was.
    public enum SampleChange: Hashable, Sendable {
        case exclude
        /// In the canonical unit.
        case replace(Double)
        /// As it was imported.
        case restore
    }
}

extension SourceKind {
    public var title: String {
        switch self {
        case .watch: "Watch"
        case .phone: "Phone"
        case .other: "Other"
        }
    }
}
