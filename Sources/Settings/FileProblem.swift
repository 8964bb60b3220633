/// A fault at one place of a file that a person wrote.
public struct FileProblem: Error, Equatable, Sendable {
    public var file: String
    /// From 1; `nil` where the whole file is meant.
    public var line: Int?
    /// Dotted key as in the file, for example `coach.temperature`; `nil` where none is meant.
    public var key: String?
    /// The fault and the allowed values, without a full stop.
    public var reason: String

    public init(file: String, line: Int? = nil, key: String? = nil, reason: String) {
        self.file = file
        self.line = line
        self.key = key
        self.reason = reason
    }

    /// As `message`, with the file's name alone: for a screen on which there is one such file.
    public var briefMessage: String {
        var brief = self
        brief.file = file.split(separator: "/").last.map(String.init) ?? file
        return brief.message
    }

    /// One sentence: `~/config.toml, line 4: coach.temperature must be a number from 0 to 2.` Holds text of the file.
    public var message: String {
        let place = line.map { "\(file), line \($0)" } ?? file
        return "\(place): \(key.map { "\($0) " } ?? "")\(reason)."
    }
}
