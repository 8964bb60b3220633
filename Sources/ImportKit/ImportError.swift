/// Why a file cannot be imported at all. Each case is one clear sentence for people; see `message`.
public enum ImportError: Error, Equatable, Sendable {
    case notFound(path: String)
    case notReadable(path: String, reason: String)
    case isDirectoryWithoutExport(path: String)
    case empty(path: String)
    case notAnAppleHealthExport(path: String)
    /// Of no format that is known.
    case noHealthData(path: String)
    /// Of a known format, without a single record that can be kept; `reason` ends a sentence.
    case nothingFound(path: String, reason: String)
    case damagedArchive(path: String, reason: String)
    case refused(path: String, reason: String)
    /// It has values of several people, told apart by these names or numbers, at most `mostPeopleNamed`; `reason` ends a
    /// sentence.
    case severalPeople(path: String, people: [String], reason: String)
    case cancelled

    package static let mostPeopleNamed = 200
}
