/// Why a question gets no number.
public enum Refusal: String, Sendable {
    /// Words were left over.
    case unread
    case unrecorded, future, prediction, diagnosis, norm, weather
    case somebodyElse = "somebody else"
    case otherTopic = "other topic"
    /// All words were read, but not how they go together.
    case unclear
    /// Understood, but of a part of the day, and known by whole days only.
    case withinDay = "within day"
    case tooLong = "too long"
    /// Neither English nor German.
    case language
}
