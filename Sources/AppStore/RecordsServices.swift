import RecordsScreen

/// The services of the records screen: reads and changes in the store.
public struct RecordsServices: Sendable {
    /// Why something could not be read or changed: one sentence.
    public struct Failure: Error, Sendable {
        public var sentence: String
        public init(_ sentence: String) { self.sentence = sentence }
    }

    /// Told how many parts of how many are done.
    public typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

    public var read: @Sendable (RecordsRequest) async throws(Failure) -> RecordsAnswer
    /// Says what was done in one sentence, empty where there is nothing to say. Progress is in days.
    public var change: @Sendable (RecordsChange, @escaping Progress) async throws(Failure) -> String

    public init(
        read: @escaping @Sendable (RecordsRequest) async throws(Failure) -> RecordsAnswer = { _ throws(Failure) in
            throw Failure("There is no store to read.")
        },
        change: @escaping @Sendable (RecordsChange, @escaping Progress) async throws(Failure) -> String = {
            _, _ throws(Failure) in throw Failure("There is no store to change.")
        }
    ) {
        self.read = read
        self.change = change
    }
}
