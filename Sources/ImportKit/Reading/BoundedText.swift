extension StringProtocol {
    /// The text up to so many scalars. A bound on memory, which one of characters is not: a single character can have
    /// millions of combining marks.
    package func cut(toScalars count: Int) -> String {
        utf8.count <= count ? String(self) : String(String.UnicodeScalarView(unicodeScalars.prefix(count)))
    }
}
