import HealthModel
import JSON
import OfflineCoach
import WeatherModel

/// The wording of the weather for a question such as "is it good for a run this afternoon?".
struct WeatherWording {
    var language: Language
    var today: CivilDay
    /// The question, in small letters.
    var words: String

    private var isGerman: Bool { language == .german }

    /// A part of a day.
    private struct Part {
        var english: String
        var german: String
        var hours: Range<Int>
        var isTomorrow = false
    }

    /// The part that the question names; the rest of today without one.
    private var part: Part {
        let isTomorrow = has("tomorrow", "morgen") && !has("this morning", "heute morgen")
        func part(_ english: String, _ german: String, _ hours: Range<Int>) -> Part {
            Part(
                english: isTomorrow ? "Tomorrow \(english)" : "This \(english)",
                german: isTomorrow ? "Morgen \(german)" : "Heute \(german)", hours: hours, isTomorrow: isTomorrow)
        }
        if has("afternoon", "nachmittag") { return part("afternoon", "Nachmittag", 12..<17) }
        if has("evening", "tonight", "after work", "abend") { return part("evening", "Abend", 17..<22) }
        if has("this morning", "tomorrow morning", "heute morgen", "vormittag", "frueh", "früh") {
            return part("morning", "Vormittag", 6..<12)
        }
        return isTomorrow
            ? Part(english: "Tomorrow", german: "Morgen", hours: 0..<24, isTomorrow: true)
            : Part(english: "The rest of today", german: "Den Rest von heute", hours: 0..<24)
    }

    private func has(_ texts: String...) -> Bool { texts.contains(where: words.contains) }

    /// The answer; `nil` where nothing is known, as no place is set.
    func markdown(_ lookup: inout Lookup) -> String? {
        let weather = lookup.ask("weather")
        guard lookup.isComplete else { return "" }
        guard weather.hasData else { return nil }
        let part = part
        let date = part.isTomorrow ? today.advanced(by: 1) : today
        let hours = weather.rows("hours").filter { hour in
            hour["date"].text == date.iso
                && (hour["time"].text.flatMap { Int($0.prefix(2)) }).map(part.hours.contains) == true
        }
        let day = (weather["days"].array ?? []).first { $0["date"].text == date.iso }
        let sentences = [
            present(weather), hours.isEmpty ? nothing(part) : forecast(part, hours), best(day),
            source(weather),
        ]
        return sentences.compactMap(\.self).joined(separator: "\n\n")
    }

    private func present(_ weather: Finding) -> String? {
        guard let degrees = weather["present"]["temperature_c"].number else { return nil }
        let place = weather["place"].text ?? ""
        let code = weather["present"]["wmo_code"].integer.map { WeatherCondition(code: $0) }
        let words = isGerman ? code?.germanWords : nil
        let sky = (words ?? weather["present"]["condition"].text).map { ", \($0)" } ?? ""
        return isGerman
            ? "**\(temperature(degrees))** in \(place)\(sky)." : "**\(temperature(degrees))** at \(place)\(sky)."
    }

    private func nothing(_ part: Part) -> String {
        isGerman
            ? "\(part.german) ist vorbei oder nicht vorhergesagt." : "\(part.english) is over, or there is no forecast."
    }

    private func forecast(_ part: Part, _ hours: [JSONValue]) -> String {
        let degrees = hours.compactMap { $0["temperature_c"].number }
        let rain = hours.compactMap { $0["rain_chance_pct"].number }.max()
        let wind = hours.compactMap { $0["wind_km_h"].number }.max()
        var figures: [String] = []
        if let low = degrees.min(), let high = degrees.max() {
            figures.append(
                isGerman
                    ? "\(temperature(low)) bis \(temperature(high))" : "\(temperature(low)) to \(temperature(high))")
        }
        if let rain { figures.append(isGerman ? "Regen bis \(Int(rain)) %" : "chance of rain up to \(Int(rain)) %") }
        if let wind { figures.append(isGerman ? "Wind bis \(speed(wind))" : "wind up to \(speed(wind))") }
        return (isGerman ? part.german : part.english) + ": " + verdict(hours) + (figures.isEmpty ? "" : " – ")
            + figures.joined(separator: ", ") + "."
    }

    private func verdict(_ hours: [JSONValue]) -> String {
        let scores = hours.compactMap { $0["score"].number }
        guard let best = scores.max(), best >= 60 else {
            let reasons = hours.compactMap { $0["out"].text.flatMap { BestHours.Reason(rawValue: $0) } }
            let reason =
                BestHours.Reason.prevailing(reasons)
                .map { " (\(isGerman ? $0.germanWords : $0.rawValue))" } ?? ""
            return isGerman ? "nicht gut für Sport draußen\(reason)" : "not good for sport outside\(reason)"
        }
        let good = scores.count { $0 >= 60 }
        if good == hours.count { return isGerman ? "gut für Sport draußen" : "good for sport outside" }
        return isGerman
            ? "\(good) von \(hours.count) Stunden sind gut für Sport draußen"
            : "\(good) of \(hours.count) hours are good for sport outside"
    }

    private func best(_ day: JSONValue?) -> String? {
        let hours = (day?["best_hours"].array ?? []).compactMap {
            $0.text?.split(separator: ",").first.map(String.init)
        }
        guard !hours.isEmpty else { return nil }
        return (isGerman ? "Am besten: " : "Best: ") + hours.joined(separator: isGerman ? ", dann " : ", then ") + "."
    }

    /// The words that the licence of the data asks for, with the age where it is not of now.
    private func source(_ weather: Finding) -> String? {
        let notes = (weather["notes"].array ?? []).compactMap(\.text)
        guard notes.count > 1 else { return nil }
        let age = weather.count("age_min")
        let text = age < 60 ? "\(age) min" : "\(age / 60) h"
        let old = age < 20 ? "" : isGerman ? " Stand: vor \(text)." : " As of \(text) ago."
        return "*\(notes[1]).*\(old)"
    }

    private func temperature(_ celsius: Double) -> String {
        let unit = Wording.units.temperature
        return "\(DecimalText.text(of: unit.shown(celsius), decimals: 0) ?? "–") \(unit.symbol)"
    }

    private func speed(_ kilometres: Double) -> String {
        let unit = Wording.units.windSpeed
        return "\(DecimalText.text(of: unit.shown(kilometres), decimals: unit.decimals) ?? "–") \(unit.symbol)"
    }
}
