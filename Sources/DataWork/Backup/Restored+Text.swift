import Console
import Foundation

extension Failure {
    /// The settings of a demonstration are the person's own.
    public static let noRestoreIntoDemo = Failure(
        "A backup cannot be put into the sample year; leave out --demo.", .usage)
}

extension BackupWork.Restored {
    /// The report: which parts were replaced and where the state before is.
    public var text: String {
        let date = madeAt.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
        var sentences = ["The backup of \(date) UTC is back."]
        if !replaced.isEmpty { sentences.append("Replaced: \(replaced.joined(separator: ", ")).") }
        if !added.isEmpty { sentences.append("New: \(added.joined(separator: ", ")).") }
        if let keptFolder {
            sentences.append("The state before is kept in \(keptFolder); remove it when all is well.")
        }
        if !waiting.isEmpty {
            sentences.append(
                "Off until you confirm it, as it runs programs, sends data or speaks to a model (airfit config confirm):"
            )
            sentences += waiting.entries.map { "  \($0.line)" }
        }
        return sentences.joined(separator: "\n")
    }
}
