extension String {
    /// As part of an address: letters, digits and `-._~` as they are, every other byte as `%XX`.
    /// - Parameter others: signs that are left as well.
    func inAddress(keeping others: String = "") -> String {
        utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            if isPlain || "-._~".utf8.contains(byte) || others.utf8.contains(byte) { return String(Character(scalar)) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
