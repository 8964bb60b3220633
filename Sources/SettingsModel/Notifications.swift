extension Settings {
    /// The notifications of AirFit, its reminders, and its quiet hours.
    public struct Notifications: Equatable, Sendable {
        /// A kind of notification; the raw value stands in the settings file.
        public enum Kind: String, CaseIterable, Sendable {
            case dailyBrief = "daily_brief"
            case checkIn = "check_in"
            case water
            /// A session of the plan.
            case workout
            case bedtime
            case streakAtRisk = "streak_at_risk"
            case weeklyReview = "weekly_review"
            case goalReached = "goal_reached"
            /// The rest between two sets of a workout.
            case restOver = "rest_over"
            case importDone = "import_done"
            case syncFailed = "sync_failed"
            case answerDone = "answer_done"

            public var title: String {
                switch self {
                case .dailyBrief: "Daily brief"
                case .checkIn: "Check-in"
                case .water: "Water"
                case .workout: "Workout of the plan"
                case .bedtime: "Bedtime"
                case .streakAtRisk: "Streak at risk"
                case .weeklyReview: "Weekly review, on Sundays"
                case .goalReached: "Goal reached"
                case .restOver: "Rest between sets over"
                case .importDone: "Import finished"
                case .syncFailed: "Synchronisation failed"
                case .answerDone: "Answer complete"
                }
            }

            /// When it comes unless set otherwise; `nil` for what comes when something happens.
            public var usualTime: ClockTime? {
                switch self {
                case .dailyBrief: ClockTime(hour: 7, minute: 30)
                case .checkIn: ClockTime(hour: 20, minute: 0)
                case .water: ClockTime(hour: 15, minute: 0)
                case .workout: ClockTime(hour: 17, minute: 0)
                case .streakAtRisk: ClockTime(hour: 19, minute: 0)
                case .bedtime: ClockTime(hour: 22, minute: 30)
                case .weeklyReview: ClockTime(hour: 18, minute: 0)
                case .goalReached, .restOver, .importDone, .syncFailed, .answerDone: nil
                }
            }

            /// When it comes, in a sentence.
            public var timeHelp: String {
                switch self {
                case .workout: "For sessions without a time of their own; the others an hour before they begin."
                case .bedtime: "Unless it is set, 45 minutes before the bedtime that your need and wake times give."
                case .water: "Where the goal of the day is not reached; without a goal, where nothing was noted."
                case .streakAtRisk: "Where days in a row would end with today."
                default: "When it comes."
                }
            }

            /// The place that shows what it is about.
            public var opens: OpenTarget {
                switch self {
                case .dailyBrief, .bedtime, .streakAtRisk, .importDone: .today
                case .syncFailed: .connections
                case .checkIn: .checkIn
                case .water: .log
                case .workout: .plan
                case .restOver: .workout
                case .goalReached: .goal(nil)
                case .weeklyReview: .trends
                case .answerDone: .coach
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
        public var kinds: Set<Kind> = [.workout, .goalReached, .restOver, .importDone, .syncFailed, .answerDone]
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
        public func suppresses(at time: ClockTime) -> Bool {
            isQuiet(at: time) && (quietTo.minutes - time.minutes + 1440) % 1440 >= Self.longestDelay
        }

        private static let bedtimeBeforeQuiet = 5
        private static let mostBedtimeShift = 120

        /// When the bedtime is told that nobody has set: in the quiet hours five minutes before they begin, where that is at most
        /// two hours earlier.
        public func bedtime(at time: ClockTime) -> ClockTime {
            guard suppresses(at: time) else { return time }
            let before = (quietFrom.minutes - Self.bedtimeBeforeQuiet + 1440) % 1440
            let shift = (time.minutes - before + 1440) % 1440
            return shift <= Self.mostBedtimeShift ? ClockTime(hour: before / 60, minute: before % 60) : time
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

    /// By the time since midnight.
    public static func < (left: ClockTime, right: ClockTime) -> Bool { left.minutes < right.minutes }
}
