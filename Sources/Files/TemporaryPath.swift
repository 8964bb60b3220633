import Glibc

/// The name of something new.
enum TemporaryPath {
    /// - Parameters:
    ///   - beginning: of the path; six letters are put behind it.
    ///   - create: `mkstemp` or `mkdtemp`, which puts the letters and makes what has that name.
    static func make<Made>(_ beginning: String, _ create: (UnsafeMutablePointer<CChar>) -> Made) -> (Made, String) {
        var template = PathText.bytes(of: beginning + "XXXXXX").map { CChar(bitPattern: $0) } + [0]
        let made = create(&template)
        return (made, PathText.text(of: template.dropLast().map { UInt8(bitPattern: $0) }))
    }
}
