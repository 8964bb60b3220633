extension Settings {
    /// The notifications of AirFit while it runs, and its quiet hours.
    public struct Notifications: Equatable, Sendable {
        /// A kind of notification; the raw value stands in the settings file.
        public enum Kind: String, CaseIterable, Sendable {
            case dailyBrief = "daily_brief"
            case checkIn = "check_in"
            case bedtime
            case weeklyReview = "weekly_review"
            case importDone = "import_done"
            case answerDone = "answer_done"

            public var title: String {
                switch self {
                case .dailyBrief: "Daily brief"
                case .checkIn: "Check-in"
                case .bedtime: "Bedtime"
                case .weeklyReview: "Weekly review, on Sundays"
                case .importDone: "Import finished"
                case .answerDone: "Answer complete"
                }
            }

            /// When it comes unless set otherwise; `nil` for what comes when something happens.
            public var usualTime: ClockTime? {
                switch self {
                case .dailyBrief: ClockTime(hour: 7, minute: 30)
                case .checkIn: ClockTime(hour: 20, minute: 0)
                case .bedtime: ClockTime(hour: 22, minute: 30)
                case .weeklyReview: ClockTime(hour: 18, minute: 0)
                case .importDone, .answerDone: nil
                }
            }
        }

        /// How a notice reaches the person.
        public enum Channel: String, CaseIterable, Sendable {
            /// The desktop where there is one, else the terminal.
            case automatic
            case desktop, terminal, bell
        }

        public var isEnabled = false
        public var channel = Channel.automatic
        public var kinds: Set<Kind> = [.importDone, .answerDone]
        /// Only times that differ from the usual ones.
        public var times: [Kind: ClockTime] = [:]
        /// Nothing is said from the one to the other, also over midnight; equal times mean never quiet.
        public var quietFrom = ClockTime(hour: 22, minute: 0)
        public var quietTo = ClockTime(hour: 7, minute: 0)

        public init() {}

        /// The time of day a kind is due at; `nil` for kinds that follow an event.
        public func time(of kind: Kind) -> ClockTime? { times[kind] ?? kind.usualTime }

        /// Whether nothing may be said at this time of day.
        public func isQuiet(at time: ClockTime) -> Bool {
            quietFrom <= quietTo ? quietFrom <= time && time < quietTo : quietFrom <= time || time < quietTo
        }

        /// How late a thing may be said, in minutes.
        public static let longestDelay = 60

        /// Whether what comes at this time of day is not said at all: it may wait for the end of the quiet hours, but not
        /// too long.
        public func swallows(_ time: ClockTime) -> Bool {
            isQuiet(at: time) && (quietTo.minutes - time.minutes + 1440) % 1440 >= Self.longestDelay
        }
    }
}

/// A time of day on a 24-hour clock.
public struct ClockTime: Hashable, Comparable, Sendable {
    /// 0 to 1,439.
    public let minutes: Int

    /// Clamped to a day.
    public init(hour: Int, minute: Int) { minutes = min(max(0, hour * 60 + minute), 1_439) }

    /// `07:30`; `nil` for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 2, parts[1].count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    /// `07:30`
    public var text: String {
        let (hour, minute) = (minutes / 60, minutes % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    public static func < (left: ClockTime, right: ClockTime) -> Bool { left.minutes < right.minutes }
}
