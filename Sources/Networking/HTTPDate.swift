/// Seconds since 1970 of a date as HTTP writes it (RFC 9110, 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`, the older
/// `Sunday, 06-Nov-94 08:49:37 GMT` or `Sun Nov  6 08:49:37 1994`; `nil` if it is none of them.
func secondsSince1970(ofHTTPDate text: String) -> Int? {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "-" || $0 == "," }).map(String.init)
    let year: String
    let month: String
    let day: String
    let time: String
    switch words.count {
    case 6: (day, month, year, time) = (words[1], words[2], words[3], words[4])
    case 5: (month, day, time, year) = (words[1], words[2], words[3], words[4])
    default: return nil
    }
    let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    let clock = time.split(separator: ":").compactMap { Int($0) }
    guard let monthIndex = names.firstIndex(of: month.lowercased()), let day = Int(day), var year = Int(year),
        (1...31).contains(day), (0...9999).contains(year), clock.count == 3, (0...23).contains(clock[0]),
        (0...59).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    if year < 100 { year += year < 70 ? 2000 : 1900 }
    return daysSince1970(year: year, month: monthIndex + 1, day: day) * 86_400
        + clock[0] * 3600 + clock[1] * 60 + clock[2]
}

/// Days from 1970-01-01 in the Gregorian calendar, for years from 0 on.
func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year  // years that begin in March end with the leap day
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
}
