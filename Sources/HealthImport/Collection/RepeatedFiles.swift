import ImportKit

extension FileRole {
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
