/// Why a setting was not saved. The file is as it was.
public enum SettingsFileError: Error, Equatable, Sendable {
    /// - Parameter nearest: a known key that looks like it.
    case unknownKey(String, nearest: String?)
    /// Why, as the end of a sentence that begins with the key.
    case badValue(key: String, reason: String)
    /// The file is not TOML, or holds the key in a way that cannot be changed from here.
    case needsAHand(FileProblem)
    /// Why, as the end of a sentence that begins with the path.
    case cannotRead(file: String, reason: String)
    case cannotWrite(file: String, reason: String)
    case busy(file: String)

    /// One sentence for people.
    public var message: String {
        switch self {
        case .unknownKey(let key, nil): "There is no setting \(key); see airfit config list."
        case .unknownKey(let key, let nearest?): "There is no setting \(key); did you mean \(nearest)?"
        case .badValue(let key, let reason): "\(key) \(reason)."
        case .needsAHand(let problem): "\(problem.message.dropLast()); correct it there, nothing was saved."
        case .cannotRead(let file, let reason): "\(file) cannot be read: \(reason); nothing was saved."
        case .cannotWrite(let file, let reason): "\(file) cannot be saved: \(reason); it stays as it was."
        case .busy(let file): "\(file) is being written by another program; nothing was saved."
        }
    }
}
