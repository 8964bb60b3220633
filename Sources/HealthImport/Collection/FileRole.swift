/// What a file has to do with others of its export that say the same.
struct FileRole: Equatable, Sendable {
    /// Files of one name say the same where they have the same days.
    var name: String
    /// Whether it is the one to be read; any other is read only where no such file has its days.
    var isOriginal: Bool
    /// Numbers of the days in it; `nil` for all that there are.
    var days: ClosedRange<Int>?
    /// What is told of a file that is not read because of another: a sentence without its point.
    var note: String

    init(of name: String, isOriginal: Bool, days: ClosedRange<Int>? = nil, note: String = "") {
        (self.name, self.isOriginal, self.days, self.note) = (name, isOriginal, days, note)
    }

    /// The files, with those that say only what another one says marked so.
    static func marked(_ files: [HealthFile]) -> [HealthFile] {
        var originals: [String: [ClosedRange<Int>?]] = [:]
        for file in files {
            if let role = file.role, role.isOriginal { originals[role.key(file), default: []].append(role.days) }
        }
        guard !originals.isEmpty else { return files }
        return files.map { file in
            guard let role = file.role, !role.isOriginal, let known = originals[role.key(file)],
                known.contains(where: { role.isWithin($0) })
            else { return file }
            return file.repeating(role.note)
        }
    }

    private func key(_ file: HealthFile) -> String { "\(file.format):\(name)" }

    private func isWithin(_ other: ClosedRange<Int>?) -> Bool {
        guard let other else { return true }
        guard let days else { return false }
        return other.lowerBound <= days.lowerBound && days.upperBound <= other.upperBound
    }
}
