import HealthModel
import QuestionLexicons

/// A period of the person's own life, such as a trip: its dates are known from the records alone.
public struct OwnPeriod: Hashable, Sendable {
    /// The event that the period goes by.
    public enum Kind: Hashable, Sendable {
        case trip, illness
        /// A run of days with any of these tags.
        case tags([String])
        /// The day that the answer to a question names.
        indirect case answer(HealthQuestion)
    }
    /// The days that are meant, in relation to the period.
    public enum Part: String, Sendable {
        /// The period itself, its first and last day included.
        case during
        /// The days that end on the eve of it.
        case before
        /// The days that begin on the morrow of it.
        case after
        /// From its first day up to today.
        case since
    }
    public var kind: Kind
    /// `nil` for a trip to anywhere.
    public var place: Place?
    public var part = Part.during
    /// Length in days, of the period itself from its first. `nil`: as long as the period where it is before, up to today where
    /// it is after.
    public var count: Int?
    /// So many days later; of a single day.
    public var offset = 0
    /// Dates that the period has to touch; `nil` for the latest there is.
    public var within: ClosedRange<CivilDay>?
    /// Whether the records have given the dates.
    public private(set) var isFound = false

    public init(_ kind: Kind, place: Place? = nil) { (self.kind, self.place) = (kind, place) }

    /// Whether it is a single day.
    package var isDay: Bool { if case .answer = kind { true } else { false } }

    package func with(_ part: Part, _ count: Int? = nil) -> OwnPeriod {
        var other = self
        (other.part, other.count) = (part, count)
        return other
    }

    /// What is before the period, as long as it or so many days; for days after it as many. `nil` for all else.
    package func before(_ count: Int? = nil) -> OwnPeriod? {
        part == .during || part == .after && self.count != nil ? with(.before, count ?? self.count) : nil
    }

    /// The days meant, where these are the dates of the period; `nil` where they lie after today.
    public func days(_ dates: ClosedRange<CivilDay>, today: CivilDay) -> Days? {
        let (first, last) = (dates.lowerBound, min(dates.upperBound, today))
        let length = last - first + 1
        let span: (from: CivilDay, to: CivilDay) =
            switch part {
            case .during: (first, count.map { min(first.advanced(by: $0 - 1), today) } ?? last)
            case .before: (first.advanced(by: -(count ?? length)), first.advanced(by: -1))
            case .after: (last.advanced(by: 1), count.map { min(last.advanced(by: $0), today) } ?? today)
            case .since: (first, today)
            }
        let (from, to) = (span.from.advanced(by: offset), span.to.advanced(by: offset))
        guard from <= to, to <= today else { return nil }
        var days = Days(from: from, to: to)
        days.own = self
        days.own?.isFound = true
        return days
    }

    /// Days that stand for it while the question is read: as many as there are where that is known.
    package func standIn(_ today: CivilDay) -> Days {
        let start = today.advanced(by: -60)
        let dates = start...start.advanced(by: isDay ? 0 : 10)
        var days = days(dates, today: today) ?? Days(from: start, to: start)
        days.own = self
        return days
    }
}

extension Days {
    /// Whether its dates have to be looked up in the records first.
    public var isOpen: Bool { own.map { !$0.isFound } ?? false }

    /// The same days, so many days later.
    package func shifted(_ count: Int) -> Days {
        var days = Days(from: from?.advanced(by: count), to: to.advanced(by: count))
        days.own = own
        days.own?.offset += count
        return days
    }
}

extension HealthQuestion {
    /// The periods whose dates have to be looked up first.
    public var openPeriods: [OwnPeriod] {
        [days, comparison?.days].compactMap { $0?.isOpen == true ? $0?.own : nil }
    }
}

/// A place as time zones tell it.
public struct Place: Hashable, Sendable {
    /// As the lexicon writes it: `Rome`.
    public var name: String
    /// IANA names; trips to other places of these zones are not told apart.
    public var zones: [String]

    package init(name: String, zones: [String]) { (self.name, self.zones) = (name, zones) }

    /// Its name in the language: `Rom`.
    public func name(in language: Language) -> String {
        language == .german ? LexiconTable.germanPlaces[name] ?? name : name
    }
}
