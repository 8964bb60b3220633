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
