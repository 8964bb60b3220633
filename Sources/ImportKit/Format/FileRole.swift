/// The relation of a file to others of its export that say the same.
package struct FileRole: Equatable, Sendable {
    /// Files of one name say the same where they have the same days.
    package var name: String
    /// Whether it is the one to be read; any other is read only where no such file has its days.
    package var isOriginal: Bool
    /// Numbers of the days in it; `nil` for all that there are.
    package var days: ClosedRange<Int>?
    /// The remark on a file that is not read because of another: a sentence without its point.
    package var note: String

    package init(of name: String, isOriginal: Bool, days: ClosedRange<Int>? = nil, note: String = "") {
        (self.name, self.isOriginal, self.days, self.note) = (name, isOriginal, days, note)
    }
}
