import Foundation

extension SnapshotText {
    /// Lines with their labels in one column.
    struct Page {
        let units: UnitSystem
        let hidden: Set<HealthCategory>
        var lines: [String] = []
        var tellsReasons = false
        /// The text for an absent value.
        private var absent = "not measured"

        init(units: UnitSystem, hidden: Set<HealthCategory>) { (self.units, self.hidden) = (units, hidden) }

        /// - Parameter categories: whose values follow.
        mutating func title(_ title: String, of categories: Set<HealthCategory>) {
            lines += ["", title]
            absent = hidden.isDisjoint(with: categories) ? "not measured" : "hidden"
        }

        /// A value that should be there; without one it is said to be missing.
        /// - Parameters:
        ///   - categories: what it is made of, where that is not what the section is of.
        ///   - why: how it comes about, told where reasons are asked for.
        mutating func row(
            _ label: String, _ value: String?, of categories: Set<HealthCategory>? = nil, why: String? = nil
        ) {
            let padding = String(repeating: " ", count: max(1, 20 - label.count))
            let absent = categories.map { hidden.isDisjoint(with: $0) ? "not measured" : "hidden" } ?? absent
            let text = "  \(label)\(padding)\(value ?? absent)"
            lines.append(String(text.prefix(78)).trimmingBlanksAtEnd)
            if tellsReasons, let why { lines.append("    why: \(why)") }
        }

        /// A value that most days do not have.
        mutating func optional(_ label: String, _ value: String?, why: String? = nil) {
            if let value { row(label, value, why: why) }
        }
    }

    enum DayText {
        static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        static let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        static func long(_ day: CivilDay) -> String {
            let (year, month, date) = day.components
            return "\(weekdays[day.weekday]), \(date) \(months[month - 1]) \(year)"
        }
    }
}

extension String {
    fileprivate var trimmingBlanksAtEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}

/// Values as the page writes them; `nil` stays `nil`.
extension SnapshotText {
    static func whole(_ value: Int?, _ unit: String) -> String? {
        grouped(value).map { unit.isEmpty ? $0 : "\($0) \(unit)" }
    }

    static func number(_ value: Double?, _ unit: ShownUnit) -> String? {
        number(value.map(unit.shown), unit.decimals, unit.symbol)
    }

    static func number(_ value: Double?, _ decimals: Int, _ unit: String) -> String? {
        guard let value, let digits = DecimalText.text(of: value, decimals: decimals) else { return nil }
        let text = DecimalText.grouped(digits)
        return unit.isEmpty ? text : "\(text) \(unit)"
    }

    static func grouped(_ value: Int?) -> String? { value.map { DecimalText.grouped(String($0)) } }

    static func progress(_ value: String?, of goal: String?, share: Double?) -> String? {
        guard let value, let goal, let share else { return value }
        return "\(value) of \(goal)  (\(GoalShare.percent(ofShare: share)) %)"
    }

    /// `7 h 05`.
    static func hours(_ minutes: Double) -> String {
        guard let whole = Int(exactly: minutes.rounded()), whole >= 0 else { return "?" }
        return whole < 60 ? "\(whole) min" : "\(whole / 60) h \(SnapshotJSON.twoDigits(whole % 60))"
    }

    static func minuteOfDay(_ date: Date, offset: Int) -> Int {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + offset
        return (((seconds % 86_400) + 86_400) % 86_400) / 60
    }
}
