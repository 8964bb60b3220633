/// Names of apps, devices and activities: letters, digits, blank and `._-`, 40 characters.
package enum PlainName {
    package static func cut(_ name: String, keeping others: String = "") -> String {
        var kept = String.UnicodeScalarView()
        for scalar in name.unicodeScalars where kept.count < 40 {
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
            if isPlain || " ._-".unicodeScalars.contains(scalar) || others.unicodeScalars.contains(scalar) {
                kept.append(scalar)
            }
        }
        return String(kept)
    }
}
