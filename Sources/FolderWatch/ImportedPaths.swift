import Foundation
import HealthStore

/// Which files were imported whole, and when.
public enum ImportedPaths: Sendable {
    /// When files at these paths were imported last; empty where the store cannot be read.
    public static func known(to store: HealthStore) async -> [String: Date] {
        // A store that cannot be read is told by whoever imports into it.
        let batches = ((try? await store.importBatches()) ?? []).filter {
            $0.cutOff == nil && $0.undoneAt == nil && !$0.isUnfinished
        }
        return Dictionary(batches.map { ($0.path, $0.finishedAt) }, uniquingKeysWith: max)
    }
}
