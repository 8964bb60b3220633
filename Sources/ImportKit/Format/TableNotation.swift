/// Which number of a date is the year, the month and the day.
public enum DateOrder: String, Codable, Sendable, CaseIterable {
    case yearMonthDay = "ymd", dayMonthYear = "dmy", monthDayYear = "mdy"
}

/// Which sign stands before the decimals.
public enum DecimalSign: String, Codable, Sendable { case point, comma }
