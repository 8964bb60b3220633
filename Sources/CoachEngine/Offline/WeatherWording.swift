import CoachTools
import HealthModel
import JSON
import OfflineCoach
import WeatherModel

/// The wording of an answer to a question about the weather, such as "is it good for a run this afternoon?". Its figures are
/// those of the tool.
struct WeatherWording {
    var language: Language
    var today: CivilDay
    var question: WeatherQuestion

    private var isGerman: Bool { language == .german }

    /// One of two, by the language.
    private func say(_ english: String, _ german: String) -> String { isGerman ? german : english }

    /// Why a question about the weather of days that are over, or about what it does to somebody, is not answered.
    static func onlyNowAndAhead(_ language: Language) -> String {
        language == .german
            ? "Ich kenne das Wetter von jetzt und die Vorhersage, nicht das vergangener Tage und was es bewirkt. Das eines Trainings "
                + "steht auf seiner Seite, wo das eingeschaltet ist: Einstellungen, Weather and places."
            : "I know the weather of now and the forecast, not that of past days and what it does. That of a workout stands on its "
                + "page, where that is switched on: Settings, Weather and places."
    }

    /// The answer; `nil` where nothing is known, as no place is set.
    func markdown(_ lookup: inout Lookup) -> String? {
        let days = question.days.offsets.max() ?? 0
        let weather = lookup.ask("weather", days > 1 ? ["days": .integer(min(days + 1, 7))] : [:])
        guard lookup.isComplete else { return "" }
        guard weather.hasData else { return nil }
        var sentences = question.days == .now ? [present(weather)] : []
        sentences += question.days.offsets.map { answer(for: $0, weather) }
        return (sentences.compactMap(\.self) + [source(weather)].compactMap(\.self)).joined(separator: "\n\n")
    }

    // MARK: Now

    private func present(_ weather: Finding) -> String? {
        let (now, place) = (weather["present"], weather["place"].text ?? "")
        func at(_ text: String) -> String { say("Now at \(place): \(text).", "Jetzt in \(place): \(text).") }
        switch question.topic {
        case .wind: return now["wind_km_h"].number.map { at(say("wind \(speed($0))", "Wind \(speed($0))")) }
        case .humidity:
            return now["humidity_pct"].number.map { at(say("humidity \(Int($0)) %", "Luftfeuchtigkeit \(Int($0)) %")) }
        case .air: return at(air(now) ?? say("nothing is known of the air", "über die Luft ist nichts bekannt"))
        case .pollen: return at(pollen(now))
        default:
            guard let degrees = now["temperature_c"].number else { return nil }
            let feels = now["feels_like_c"].number.map(temperature).flatMap { $0 == temperature(degrees) ? nil : $0 }
            let words = condition(now).map { ", \($0)" } ?? ""
            let felt = feels.map { say(", feels \($0)", ", gefühlt \($0)") } ?? ""
            return say(
                "**\(temperature(degrees))** at \(place)\(felt)\(words).",
                "**\(temperature(degrees))** in \(place)\(felt)\(words).")
        }
    }

    private func air(_ now: JSONValue) -> String? {
        let names = [("european_index", say("European index", "europäischer Index")), ("us_index", "US index")]
        let parts = names.compactMap { key, name in now["air"][key].text.map { "\(name) \($0)" } }
        let others = ["us_category_index", "openweathermap_index"].compactMap { now["air"][$0].text }
        let all = parts + others
        return all.isEmpty ? nil : all.joined(separator: ", ")
    }

    private func pollen(_ now: JSONValue) -> String {
        let found = (now["pollen_grains_m3"].members ?? []).compactMap { plant in
            plant.value.number.flatMap { $0 > 0 ? "\(plant.name) \(Int($0))" : nil }
        }
        guard now["pollen_grains_m3"].isObject else {
            return say(
                "nothing is known of pollen (it is told in Europe, in season)",
                "über Pollen ist nichts bekannt (es gibt sie in Europa, in der Saison)")
        }
        if found.isEmpty { return say("no pollen", "keine Pollen") }
        return say("grains of pollen in a m³: ", "Pollen je m³: ") + found.joined(separator: ", ")
    }

    private func condition(_ entry: JSONValue) -> String? {
        let code = entry["wmo_code"].integer.map { WeatherCondition(code: $0) }
        return (isGerman ? code?.germanWords : nil) ?? entry["condition"].text
    }

    // MARK: Days

    /// - Parameter offset: of the day from today.
    private func answer(for offset: Int, _ weather: Finding) -> String? {
        let date = today.advanced(by: offset)
        let range = hours(of: question.part)
        let hours = weather.rows("hours").filter { hour in
            hour["date"].text == date.iso
                && hourOf(hour).map(range.contains) == true
        }
        let day = (weather["days"].array ?? []).first { $0["date"].text == date.iso }
        switch question.topic {
        // Only of now: said before.
        case .air, .pollen, .humidity:
            return question.days == .now
                ? nil
                : say(
                    "\(title(offset)): of this only the present is known. ",
                    "\(title(offset)): davon ist nur das Jetzt bekannt. ")
                    + (presentOnly(weather) ?? "")
        case .wind where question.days == .now: return nil
        case .temperature where question.days == .now, .general where question.days == .now && hours.isEmpty: return nil
        case .sun: return sun(offset, day)
        case .bestTime: return "\(title(offset)): \(bestWords(day))."
        default: break
        }
        if isCut(of: date, weather), let day { return ofWholeDay(offset, day) }
        guard !hours.isEmpty else {
            return say(
                "\(title(offset)) is over, or there is no forecast.",
                "\(title(offset)) ist vorbei oder nicht vorhergesagt.")
        }
        return forecast(offset, hours, day)
    }

    private func hourOf(_ entry: JSONValue?) -> Int? { entry?["time"].text.flatMap { Int($0.prefix(2)) } }

    /// Whether the tool's list of hours ends within the day or before it: figures of its hours would be of a part of it.
    private func isCut(of date: CivilDay, _ weather: Finding) -> Bool {
        guard let last = weather.rows("hours").last?["date"].text.flatMap({ CivilDay(iso: $0) }) else { return true }
        let end = min(21, hours(of: question.part).upperBound - 1)
        return last < date || last == date && hourOf(weather.rows("hours").last).map { $0 < end } ?? true
    }

    /// The day's own figures, where its hours are not all there.
    private func ofWholeDay(_ offset: Int, _ day: JSONValue) -> String {
        let degrees = ["low_c", "high_c"].compactMap { day[$0].number.map(temperature) }
        let range = degrees.count == 2 ? degrees.joined(separator: say(" to ", " bis ")) : nil
        let rain = day["rain_mm"].number.map {
            $0 >= 0.05 ? say("rain ", "Regen ") + millimetres($0) : say("no rain", "kein Regen")
        }
        let ultraviolet = day["uv_index_max"].number.map { say("UV up to \(Int($0))", "UV bis \(Int($0))") }
        let parts: [String?] =
            switch question.topic {
            case .temperature: [range]
            case .rain, .snow: [rain, condition(day)]
            case .ultraviolet: [ultraviolet]
            case .wind: [say("the wind of that day is not known", "der Wind dieses Tages ist nicht bekannt")]
            default: [condition(day), range, rain]
            }
        let isWhole = question.part == .wholeDay
        let name = isWhole ? title(offset) : title(offset) + say(" (the whole day)", " (der ganze Tag)")
        let line = "\(name): " + parts.compactMap(\.self).joined(separator: ", ") + "."
        let showsBest = [.general, .sport].contains(question.topic)
        return showsBest ? line + say(" Best of the day: ", " Am besten: ") + bestWords(day) + "." : line
    }

    private func presentOnly(_ weather: Finding) -> String? {
        var now = self
        now.question.days = .now
        return now.present(weather)
    }

    private func forecast(_ offset: Int, _ hours: [JSONValue], _ day: JSONValue?) -> String {
        func values(_ key: String) -> [Double] { hours.compactMap { $0[key].number } }
        var parts: [String] = []
        switch question.topic {
        case .rain, .snow: parts = [rain(hours)]
        case .wind:
            parts = [values("wind_km_h").max().map { say("wind up to \(speed($0))", "Wind bis \(speed($0))") }]
                .compactMap(\.self)
        case .temperature: parts = [degrees(hours)].compactMap(\.self)
        case .ultraviolet:
            let highest = values("uv_index").max()
            parts = [
                highest.map {
                    let word = $0 >= 3 ? say("protect your skin", "Haut schützen") : say("low", "niedrig")
                    return say("UV up to \(Int($0)) (\(word))", "UV bis \(Int($0)) (\(word))")
                } ?? say("the UV index is not known", "der UV-Index ist nicht bekannt")
            ]
        default:
            parts = [verdict(hours), degrees(hours), rain(hours)].compactMap(\.self)
            if let wind = values("wind_km_h").max() {
                parts.append(say("wind up to \(speed(wind))", "Wind bis \(speed(wind))"))
            }
        }
        let line = "\(title(offset)): " + parts.joined(separator: ", ") + "."
        let showsBest = [.general, .sport].contains(question.topic)
        return showsBest ? line + say(" Best of the day: ", " Am besten: ") + bestWords(day) + "." : line
    }

    private func degrees(_ hours: [JSONValue]) -> String? {
        let known = hours.compactMap { $0["temperature_c"].number }
        guard let low = known.min(), let high = known.max() else { return nil }
        if temperature(low) == temperature(high) { return temperature(low) }
        return say("\(temperature(low)) to \(temperature(high))", "\(temperature(low)) bis \(temperature(high))")
    }

    private func rain(_ hours: [JSONValue]) -> String {
        let chance = hours.compactMap { $0["rain_chance_pct"].number }.max()
        let amount = hours.compactMap { $0["rain_mm_h"].number }.reduce(0, +)
        let isSnow = question.topic == .snow
        let snows = hours.contains {
            (71...77).contains($0["wmo_code"].integer ?? 0) || [85, 86].contains($0["wmo_code"].integer)
        }
        if isSnow, !snows { return say("no snow is forecast", "es ist kein Schnee vorhergesagt") }
        let name = isSnow ? say("snow", "Schnee") : say("rain", "Regen")
        var words: [String] = []
        if let chance { words.append(say("chance of \(name) up to \(Int(chance)) %", "\(name) bis \(Int(chance)) %")) }
        if amount >= 0.05 { words.append(millimetres(amount)) }
        if words.isEmpty { return say("no \(name) is forecast", "kein \(name) vorhergesagt") }
        return words.joined(separator: ", ")
    }

    private func verdict(_ hours: [JSONValue]) -> String {
        let scores = hours.compactMap { $0["score"].number }
        guard let best = scores.max(), best >= 60 else {
            let reasons = hours.compactMap { $0["out"].text.flatMap { BestHours.Reason(rawValue: $0) } }
            let reason = BestHours.Reason.prevailing(reasons).map { " (\(say($0.rawValue, $0.germanWords)))" } ?? ""
            return say("not good for sport outside\(reason)", "nicht gut für Sport draußen\(reason)")
        }
        let good = scores.count { $0 >= 60 }
        if good == hours.count { return say("good for sport outside", "gut für Sport draußen") }
        return say(
            "\(good) of \(hours.count) hours are good for sport outside",
            "\(good) von \(hours.count) Stunden sind gut für Sport draußen")
    }

    private func bestWords(_ day: JSONValue?) -> String {
        let hours = (day?["best_hours"].array ?? []).compactMap {
            $0.text?.split(separator: ",").first.map(String.init)
        }
        if !hours.isEmpty { return hours.joined(separator: say(", then ", ", dann ")) }
        let reason = day?["no_good_hour_because"].text.flatMap { BestHours.Reason(rawValue: $0) }
        guard let reason else { return say("there is no forecast", "keine Vorhersage") }
        return say("no good hour outside (\(reason.rawValue))", "keine gute Stunde draußen (\(reason.germanWords))")
    }

    private func sun(_ offset: Int, _ day: JSONValue?) -> String {
        guard let day, let sunrise = day["sunrise"].text, let sunset = day["sunset"].text else {
            return say(
                "\(title(offset)): the sun's times are not known.",
                "\(title(offset)): die Zeiten der Sonne sind nicht bekannt.")
        }
        return say(
            "\(title(offset)): sunrise \(sunrise), sunset \(sunset).",
            "\(title(offset)): Sonnenaufgang \(sunrise), Sonnenuntergang \(sunset).")
    }

    // MARK: Words

    private func hours(of part: WeatherQuestion.Part) -> Range<Int> {
        switch part {
        case .morning: 6..<12
        case .afternoon: 12..<17
        case .evening: 17..<24
        case .wholeDay: 0..<24
        }
    }

    /// `nil` for the whole day.
    private var partTitle: String? {
        switch question.part {
        case .morning: say("morning", "Vormittag")
        case .afternoon: say("afternoon", "Nachmittag")
        case .evening: say("evening", "Abend")
        case .wholeDay: nil
        }
    }

    /// `Tomorrow afternoon`, `Heute Abend`, `Saturday`.
    private func title(_ offset: Int) -> String {
        let isSun = question.topic == .sun || question.topic == .bestTime
        let part = isSun ? nil : partTitle
        let day: String
        switch offset {
        case 0:
            guard let part else {
                return isSun ? say("Today", "Heute") : say("The rest of today", "Der Rest von heute")
            }
            return say("This \(part)", "Heute \(part)")
        case 1: day = say("Tomorrow", "Morgen")
        case 2: day = say("The day after tomorrow", "Übermorgen")
        default:
            let index = WeatherQuestion.weekday(of: today.advanced(by: offset)) - 1
            day = say(DayName.weekdays[index], DayName.germanWeekdays[index])
        }
        return part.map { "\(day) \($0)" } ?? day
    }

    /// The words that the licence of the data asks for, with the age where it is not of now.
    private func source(_ weather: Finding) -> String? {
        let notes = (weather["notes"].array ?? []).compactMap(\.text)
        guard notes.count > 1 else { return nil }
        let age = weather.count("age_min")
        let text = age < 60 ? "\(age) min" : "\(age / 60) h"
        let old = age < 20 ? "" : say(" As of \(text) ago.", " Stand: vor \(text).")
        let place = question.days == .now ? nil : weather["place"].text.map { say("at \($0): ", "in \($0): ") }
        return "*\(place ?? "")\(notes[1]).*\(old)"
    }

    private func temperature(_ celsius: Double) -> String { shown(celsius, Wording.units.temperature, decimals: 0) }
    private func speed(_ kilometres: Double) -> String { shown(kilometres, Wording.units.windSpeed) }
    private func millimetres(_ amount: Double) -> String { shown(amount, Wording.units.precipitation) }

    private func shown(_ value: Double, _ unit: ShownUnit, decimals: Int? = nil) -> String {
        "\(DecimalText.text(of: unit.shown(value), decimals: decimals ?? unit.decimals) ?? "–") \(unit.symbol)"
    }
}
