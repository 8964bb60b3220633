import Archive
import Foundation
import HealthStore
import Settings
import Vault

extension DoctorCommand {
    /// `airfit doctor --salvage`: offers the newest automatic backup, and reads what can be read where the person wants that.
    static func salvage(saysYes: Bool) async throws {
        try await Context.lending([]) { context in
            let work = SalvageWork(
                locations: context.locations, options: context.healthOptions, now: { Date() })
            do {
                let found = try await work.damaged()
                guard !found.isEmpty else {
                    try context.refuseMissingStores()
                    return Output.print("Both databases are whole; there is nothing to salvage.")
                }
                for damaged in found {
                    Output.print("\(damaged.title): \(damaged.path) is damaged: \(damaged.finding)")
                }
                if let advice = context.automaticBackups.advice(in: context.zone) { Output.print(advice) }
                if !saysYes {
                    try Confirmation.typed(
                        "salvage",
                        after: "What can be read of the damaged files goes into new ones; the damaged ones are kept.",
                        orFlag: "--yes")
                }
                for damaged in found {
                    let salvaged = try await work.run(damaged) { table, rows in
                        Output.progress(
                            "\(damaged.title): \(table), \(grouped(rows)) rows  Ctrl-C stops, nothing is changed")
                        return !Task.isCancelled
                    }
                    Output.progress("")
                    Output.print("\(damaged.title) salvaged:")
                    Output.print(salvaged.lines.joined(separator: "\n"))
                }
            } catch {
                throw Failure(archiving: error)
            }
        }
    }
}

extension AutomaticBackups {
    /// The way back by the newest automatic backup, as a sentence; `nil` without any.
    func advice(in zone: TimeZone) -> String? {
        guard let newest = entries().first else { return nil }
        var style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day().time(includingFractionalSeconds: false)
        style = style.dateTimeSeparator(.space)
        let content = newest.content.map { " (\($0.words))" } ?? ""
        return "The newest automatic backup is of \(newest.madeAt.formatted(style))\(content); it is put back with: "
            + "airfit restore \(newest.name)"
    }
}
