/// A number as it stands in a text.
public struct Figure: Equatable, Sendable {
    /// One way to understand it: `7:12` is a time of day, a length of time or a pace.
    public struct Reading: Equatable, Sendable {
        /// `nil` where no unit is written.
        public var measure: Measure?
        /// In the unit of the measure, without its sign: a fall of 1.45 is a slope of -1.45.
        public var value: Double
        /// Where a figure lies that is written like this.
        public var range: ClosedRange<Double>
        /// The same as it is written, whatever the unit.
        public var written: ClosedRange<Double>

        /// It is written so exactly that two other numbers hardly come to it by chance.
        var isExact: Bool {
            plain > 0 && measure != .clock && (written.upperBound - written.lowerBound) / plain < 0.01
        }

        /// The number without its unit.
        var plain: Double { (written.lowerBound + written.upperBound) / 2 }
    }

    /// Why a number says nothing about the person that could be looked up.
    public enum Aside: String, Sendable {
        /// `1.` at the beginning of a line, `step 2`, `2 options`.
        case label
        case date
        /// Advised, planned, usual for others, or a guideline.
        case advice
        /// How long a period is: `the last 30 days`.
        case period
        /// `3 × 10`.
        case scheme
        /// The maximum of a score.
        case scale
        /// Digits of a command, a query or a program.
        case code
        /// The hours between which clocks are changed.
        case clockChange
        /// How many things the answer lists itself.
        case listed
        /// How far apart two dates are that the answer names.
        case betweenDates
        /// Whom to call, and when, as the person was told in a notice.
        case contact
    }

    /// The statistic that the letter before it names: `p < 0.001`, `n = 27`.
    struct Statistic: Equatable {
        enum Relation: Equatable { case equal, below, above }

        var name: String
        var relation: Relation
    }

    /// The number with its unit, as written.
    public var text: String
    /// Offsets of Unicode scalars in the text.
    public var place: Range<Int>
    public var readings: [Reading]
    /// `nil` for what may be a claim.
    public var aside: Aside?
    /// Its sentence compares.
    var compares = false
    /// It stands in a table, where the unit may be in the heading.
    var isInTable = false
    var statistic: Statistic?
    /// `four of them`.
    var isPartOfGiven = false
    /// `two of your last seven nights`: a part of what is counted.
    var isPartOfWhole = false
    /// The word before it.
    var lead = ""
    /// `1.5 times`, `3×`: how often one quantity goes into another.
    var isMultiple = false
    /// `every other night`: a share of days.
    var isRecurring = false
    /// Kilometres an hour.
    var isSpeed = false
    /// Offsets of its sentence, its item of a list or its row of a table.
    var sentence = 0..<0
    /// `14 March`, `the 14th`; `zone 4` is no day.
    var namesDay: Bool { aside == .date || aside == .label && text.last?.isNumber == false }
    /// The part of its sentence that its words are looked for in: a sentence may be as long as the answer.
    var context: Range<Int> {
        max(
            sentence.lowerBound, place.lowerBound - 500)..<max(
                place.upperBound, min(sentence.upperBound, place.upperBound + 500))
    }
    /// Offsets of the heading of its column.
    var heading = 0..<0
    /// Items or rows of the list or the table that directly follows or precedes.
    var listed: Set<Int> = []
    /// Its sentence advises, up to it.
    var isAdvised = false
    /// Its sentence adds up.
    var sums = false
    /// A part and its whole, both written as words: `seventeen of thirty`.
    var parts: [Double] = []
    /// A word that compares follows directly: `2 above`.
    var differs = false
    /// It is so much for each of something: `10 km a day`.
    var isRate = false
    /// Whether the unit that it is a rate of follows directly.
    var isRateItself = false
    /// Its sentence names a ratio before it.
    var mayBeRatio = false
    /// Its sentence speaks of the largest, the smallest or the last of many values.
    var isOfMany = false
    /// The heading of its column names hours.
    var headsHours = false
    /// It speaks of litres.
    var headsLitres = false
    /// A number in percent stands in its sentence, or it stands in a table.
    var mayBeShare = false
    /// Its sentence speaks of what is usual, or of a range.
    var isOfUsual = false
    /// It has no unit, and decimals or too many hours for a time of day.
    var isNoTime: Bool {
        readings.allSatisfy { $0.measure == nil && ($0.plain > 24 || $0.plain != $0.plain.rounded()) }
    }
    /// Its sentence says what cannot be told.
    var isRefused = false
    /// Something measured is told.
    var isClaimed = false
}
