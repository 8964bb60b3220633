/// A total of a whole day, which may be of a day that has begun: then it is the total so far, though the day ends after now.
package enum WholeDay {
    /// Its seconds; on days on which the clocks change there is an hour less or more.
    package static let seconds: ClosedRange<Int64> = 82_800...90_000
}
