/// When a rate limit that was hit is lifted, as `x-ratelimit-reset-requests` of OpenAI, `anthropic-ratelimit-tokens-reset`
/// and `X-RateLimit-Reset` of OpenRouter say.
enum RateLimitReset {
    /// Seconds from now; `nil` where no header says which limit was hit. Of several that were, the last one lifted counts.
    /// A limit with something left was not hit, whenever it is filled up.
    static func seconds(in head: HTTPHead, secondsSince1970 now: Double) -> Double? {
        var longest: Double?
        for header in head.headers {
            let name = header.name.lowercased()
            guard name.contains("ratelimit"), name.contains("reset") else { continue }
            if let left = head[name.replacing("reset", with: "remaining")], Double(left) != 0 { continue }
            guard let wait = wait(header.value, secondsSince1970: now), wait < 1e7 else { continue }
            longest = max(longest ?? 0, wait)
        }
        return longest
    }

    /// `2ms`, `1m0.5s`, `6h`; a moment as RFC 3339 writes it, or in seconds or milliseconds since 1970; plain seconds.
    static func wait(_ text: String, secondsSince1970 now: Double) -> Double? {
        if let number = Double(text) {
            guard number.isFinite, number >= 0 else { return nil }
            switch number {
            case 1e11...: return max(0, number / 1000 - now)
            case 1e9...: return max(0, number - now)
            default: return number
            }
        }
        if let moment = secondsSince1970(ofInternetDate: text) { return max(0, moment - now) }
        return duration(text)
    }

    private static func duration(_ text: String) -> Double? {
        let units: [(name: String, seconds: Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("d", 86_400)]
        var rest = text[...]
        var total: Double?
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
            rest = rest.dropFirst(digits.count)
            guard let number = Double(digits), let unit = units.first(where: { rest.hasPrefix($0.name) }) else {
                return nil
            }
            rest = rest.dropFirst(unit.name.count)
            total = (total ?? 0) + number * unit.seconds
        }
        return total
    }
}

/// Seconds since 1970 of `2026-11-21T19:39:04Z`, with or without a fraction and an offset; `nil` if it is no such date.
func secondsSince1970(ofInternetDate text: String) -> Double? {
    let parts = text.uppercased().split(separator: "T")
    guard parts.count == 2 else { return nil }
    let day = parts[0].split(separator: "-").map { Int($0) }
    var clock = parts[1]
    var offset = 0
    if clock.hasSuffix("Z") {
        clock.removeLast()
    } else if let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) {
        let digits = clock[clock.index(after: sign)...].split(separator: ":").map { Int($0) }
        guard digits.count == 2, let hours = digits[0], let minutes = digits[1], (0...23).contains(hours),
            (0...59).contains(minutes)
        else { return nil }
        offset = (hours * 60 + minutes) * (clock[sign] == "-" ? -60 : 60)
        clock = clock[..<sign]
    } else {
        return nil
    }
    let time = clock.split(separator: ":").map { Double($0) }
    guard day.count == 3, let year = day[0], let month = day[1], let date = day[2], time.count == 3,
        let hours = time[0], let minutes = time[1], let seconds = time[2], (1970...9999).contains(year),
        (1...12).contains(month), (1...31).contains(date), (0..<24).contains(hours), (0..<60).contains(minutes),
        (0..<61).contains(seconds)
    else { return nil }
    return Double(daysSince1970(year: year, month: month, day: date) * 86_400 - offset)
        + hours * 3600 + minutes * 60 + seconds
}
