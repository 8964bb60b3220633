import ChatModel
import Foundation
import HealthModel
import HealthQuery
import SettingsModel

/// The categories of a person's data that a model may see, and the filter for the rest.
public struct ConsentFilter: Equatable, Sendable {
    public var place: ModelPlace
    public var shared: Set<HealthCategory>
    /// Who reads it, as `ModelRecipient.host`.
    public var host: String
    /// Whether the person said what this model may see, if only nothing; without that it is shown no earlier turn either.
    public var isConfirmed: Bool
    /// The categories that AirFit itself keeps out of the conversation, whatever the person shares.
    public var leftOut: Set<HealthCategory> = []
    /// When they did: turns before were answered by a server at another address. `nil` where that is not known.
    public var confirmedAt: Date?

    public init(
        place: ModelPlace, shared: Set<HealthCategory>, host: String = "", isConfirmed: Bool = true,
        confirmedAt: Date? = nil
    ) {
        self.place = place
        self.shared = shared
        self.host = host
        self.isConfirmed = isConfirmed
        self.confirmedAt = confirmedAt
    }

    /// The categories that a model of that provider may see that answers there.
    public init(_ privacy: Settings.Privacy, for provider: ProviderID, at reader: ModelRecipient) {
        self.init(
            place: reader.place, shared: privacy.shared(with: provider, at: reader), host: reader.host,
            isConfirmed: !privacy.isUnasked(provider, at: reader),
            confirmedAt: privacy.consent(of: provider, at: reader)?.givenAt)
    }

    /// The categories that programs see over MCP.
    public init(forPrograms privacy: Settings.Privacy) {
        self.init(place: .elsewhere, shared: privacy.sharedWithPrograms)
    }

    /// For what stays in this program.
    public static let everything = ConsentFilter(place: .offline, shared: Set(HealthCategory.allCases))

    /// The categories shown to the person, in this program.
    public init(shownBy privacy: Settings.Privacy) {
        self.init(place: .offline, shared: privacy.shown)
    }

    /// Whether the model may see a category.
    public func shares(_ category: HealthCategory) -> Bool { shared.contains(category) }
    /// Whether the model may see a metric: all categories that it reveals.
    public func shares(metric: MetricID) -> Bool { metric.categories.isSubset(of: shared) }

    /// In the order they are always named.
    public var withheld: [HealthCategory] { HealthCategory.allCases.filter { !shared.contains($0) } }

    /// Whether nothing that was measured is shared.
    package var sharesNoMeasurement: Bool { shared.subtracting([.profile]).isEmpty }

    /// Whether all that is recorded may be seen, and with it from when to when there are records.
    package var sharesRecords: Bool { Set(HealthCategory.allCases).subtracting([.profile]).isSubset(of: shared) }

    /// The columns that may be seen. Those of the calendar reach as far as they do, and tell of no others.
    package func passed(_ entries: [CatalogueEntry]) -> [CatalogueEntry] {
        guard !sharesRecords else { return entries }
        let seen = entries.filter { !$0.field.categories.isEmpty && shares(metric: $0.field) }
        let dates = seen.compactMap(\.dates)
        guard let first = dates.map(\.lowerBound).min(), let last = dates.map(\.upperBound).max() else { return [] }
        return entries.compactMap { entry in
            guard entry.field.categories.isEmpty else { return shares(metric: entry.field) ? entry : nil }
            guard let all = entry.dates, all.overlaps(first...last) else { return nil }
            let dates = all.clamped(to: first...last)
            let days = min(entry.recordedDays, dates.upperBound - dates.lowerBound + 1)
            return CatalogueEntry(field: entry.field, dates: dates, recordedDays: days)
        }
    }

    // MARK: Data

    package func passed(_ report: DayReport) -> DayReport {
        var passed = report.limited(to: shared)
        passed.lastImportAt = nil
        if !sharesRecords { passed.extent = nil }
        return passed
    }

    func passed(_ snapshot: HealthSnapshot) -> HealthSnapshot { snapshot.limited(to: shared) }
}
