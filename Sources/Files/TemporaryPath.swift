import Glibc

/// The name of something new.
enum TemporaryPath {
    /// - Parameters:
    ///   - beginning: of the path; six letters are put behind it.
    ///   - create: `mkstemp` or `mkdtemp`, which puts the letters and makes what has that name.
    static func make<Made>(_ beginning: String, _ create: (UnsafeMutablePointer<CChar>) -> Made) -> (Made, String) {
        var template = Array((beginning + String(repeating: "X", count: 6)).utf8CString)
        let made = create(&template)
        return (made, String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
}
