import Synchronization

/// Whom the scales and cuffs of one import measured, by their numbers of people: one weighing is one file on some of them,
/// so that several people are seen only over all files.
public final class FITPeople: Sendable {
    private let known = Mutex<Int?>(nil)

    public init() {}

    /// The person of the first file with any, which `number` becomes where there was none before.
    func first(_ number: Int) -> Int {
        known.withLock { known in
            if let known { return known }
            known = number
            return number
        }
    }
}

/// A scale or a cuff measured several people, told apart by the numbers of their profiles in it.
struct FITSeveralPeople: Error, Equatable {
    var numbers: [Int]

    /// The end of a sentence.
    var reason: String {
        let list = numbers.prefix(20).map(String.init).joined(separator: ", ")
        return
            "it, with the files before it, has values of \(numbers.count) people, whom the device knows by number (\(list)); "
            + "say whose to take with --csv-person and one of these numbers"
    }
}
