import Foundation
import HealthStore

/// Which files were imported whole, and when.
public enum ImportedPaths: Sendable {
    /// When files at these paths were imported last; empty where the store cannot be read.
    public static func known(to store: HealthStore) async -> [String: Date] {
        // A store that cannot be read is told by whoever imports into it.
        let whole = ((try? await store.standingImports()) ?? []).filter { !$0.isUnfinished && !$0.isCutOff }
        return Dictionary(whole.map { ($0.path, $0.finishedAt) }, uniquingKeysWith: max)
    }
}
