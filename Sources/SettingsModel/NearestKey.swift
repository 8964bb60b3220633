import ChatModel

extension SettingCatalog {
    /// A known key that a mistyped one may have meant; `nil` where none is near.
    public static func nearestKey(to typed: String) -> String? {
        let typed = typed.lowercased()
        let parts = typed.split(separator: ".").map(String.init)
        var keys = fixed.map(\.key)
        if parts.count > 1, isTableName(parts[1]) {
            keys += (provider(ProviderID(parts[1])) + persona(parts[1])).map(\.key)
        }
        let far = max(2, typed.count / 3)
        let near = keys.map { ($0, distance(Array(typed.utf8), Array($0.utf8))) }.min { $0.1 < $1.1 }
        if let near, near.1 <= far { return near.0 }
        // The right name in the wrong table, or in none.
        return keys.first { $0.hasSuffix(".\(parts.last ?? "")") }
    }

    /// How many letters must be changed, put in or taken out.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let change = diagonal + (letter == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[right.count]
    }
}
