import Synchronization

/// Whom the scales and cuffs of one import measured, by their numbers of people: one weighing is one file on some of them,
/// so that several people are seen only over all files.
public final class FITPeople: Sendable {
    private let known = Mutex<Int?>(nil)

    public init() {}

    /// The person of the first file with any, which `number` becomes where there was none before.
    package func first(_ number: Int) -> Int {
        known.withLock { known in
            if let known { return known }
            known = number
            return number
        }
    }
}
