import Foundation

/// Something in a message that keys and mouse act on.
public enum TranscriptItem: Hashable, Sendable {
    /// A question of the person, to be changed and sent again.
    case question
    /// The line that tells of the thinking.
    case thinking
    /// A number of an answer, by its place among them.
    case figure(Int)
    /// The line that stands for several look-ups of an answer.
    case lookUps
    /// The line of a tool's call, by its number in the message.
    case call(Int)
    /// The chart that a call drew, by the number of the call in the message.
    case chart(Int)
    /// A paragraph, list, table or block of code of an answer, by its number in the text.
    case piece(Int)
    /// An address that an answer leads to, by its number among them.
    case link(Int)
    /// The line that holds the provider's own words on a failure.
    case failure
}

/// An item of a message of the shown branch.
public struct TranscriptPlace: Equatable, Sendable {
    /// Index of the message; that of the one that is arriving comes after the last.
    public var message: Int
    public var item: TranscriptItem
}

/// A fold that was opened or closed by itself.
struct TranscriptFold: Hashable, Sendable {
    var message: UUID
    var item: TranscriptItem
}

/// The messages that could stand in one's place, that one included, in the order they were written.
struct Branching: Equatable, Sendable {
    var ids: [UUID]
    var shown: Int

    /// `‹ 2/3 ›`.
    var text: String { "‹ \(shown + 1)/\(ids.count) ›" }
}
