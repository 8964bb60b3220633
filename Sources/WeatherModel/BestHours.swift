import Foundation
import HealthModel

/// The best hours to be outside for sport, by a rule that can be told: 100 less 2 for each °C that it feels outside 8–18, a
/// fifth of the chance of rain in percent, 10 for each mm, half of the wind above 20 km/h, 5 for each UV step above 2 and half
/// of the European air index above 40. Hours with freezing rain or thunder, 2 mm of rain, gusts of 60 km/h, a WBGT of 30.1 °C,
/// −20 °C as it feels, bad air, or in the dark do not count.
public struct BestHours: Equatable, Sendable {
    /// The rule in a few words, without a point.
    public static func rule(in units: UnitSystem) -> String {
        let unit = units.temperature
        let ends = [8.0, 18].map { DecimalText.text(of: unit.shown($0), decimals: 0) ?? "" }.joined(separator: "–")
        return "feels like \(ends) \(unit.symbol), dry, little wind, UV to 2, clean air, by day; "
            + "no thunder, ice, heat or gusts"
    }

    /// Reasons against an hour; the raw value is for people.
    public enum Reason: String, CaseIterable, Sendable {
        case thunderOrIce = "thunder or ice", rain, gusts, heat, cold, air = "bad air", dark = "the dark"
        case temperature = "the temperature", rainChance = "the chance of rain", wind, ultraviolet = "UV"
        case unknown = "missing figures"

        public var germanWords: String {
            switch self {
            case .thunderOrIce: "Gewitter oder Eis"
            case .rain: "Regen"
            case .gusts: "Böen"
            case .heat: "Hitze"
            case .cold: "Kälte"
            case .air: "schlechte Luft"
            case .dark: "dunkel"
            case .temperature: "die Temperatur"
            case .rainChance: "die Aussicht auf Regen"
            case .wind: "Wind"
            case .ultraviolet: "UV-Strahlung"
            case .unknown: "es fehlen Angaben"
            }
        }

        /// The most frequent of several; the dark only where it is all. `nil` for none.
        public static func prevailing(_ reasons: [Reason]) -> Reason? {
            let counts = Dictionary(reasons.map { ($0, 1) }, uniquingKeysWith: +)
            let byDay = counts.filter { $0.key != .dark }
            return (byDay.isEmpty ? counts : byDay).max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?
                .key
        }
    }

    /// The verdict on one hour.
    public enum Verdict: Equatable, Sendable {
        /// The hour does not count.
        case out(Reason)
        /// 0 to 100, with what takes most of it; `nil` for a perfect hour.
        case score(Double, Reason?)

        /// `nil` for an hour that does not count.
        public var score: Double? { if case .score(let score, _) = self { score } else { nil } }
        /// The strongest reason against it.
        public var reason: Reason? {
            switch self {
            case .out(let reason): reason
            case .score(_, let reason): reason
            }
        }
    }

    /// Hours in a row.
    public struct Window: Equatable, Sendable {
        /// The beginning of the first hour.
        public var start: Date
        /// The end of the last hour.
        public var end: Date
        /// The mean, 60 to 100.
        public var score: Double

        /// Both as one; `nil` where they do not touch.
        fileprivate func joined(with other: Window) -> Window? {
            guard end == other.start || other.end == start else { return nil }
            let (mine, others) = (end.timeIntervalSince(start), other.end.timeIntervalSince(other.start))
            let mean = (score * mine + other.score * others) / (mine + others)
            return Window(start: min(start, other.start), end: max(end, other.end), score: mean)
        }
    }

    /// The best, then the best that does not overlap it; one where these two touch, none where no hours reach 60.
    public var windows: [Window]
    /// The strongest reason against the hours, where there is no window.
    public var obstacle: Reason?

    /// - Parameters:
    ///   - needed: hours in a row.
    ///   - allowingDark: whether hours without daylight count.
    public init(_ points: [WeatherPoint], needed: Int = 1, allowingDark: Bool = false) {
        let verdicts = points.map { Self.verdict(on: $0, allowingDark: allowingDark) }
        let spans = Self.spans(of: points, verdicts, needed: needed)
        let ranked = spans.filter { $0.score >= 60 }.sorted { ($1.score, $0.start) < ($0.score, $1.start) }
        windows = []
        if let best = ranked.first {
            windows = [best]
            if let second = ranked.first(where: { $0.end <= best.start || $0.start >= best.end }) {
                windows = best.joined(with: second).map { [$0] } ?? [best, second]
            }
        }
        obstacle = windows.isEmpty ? Self.obstacle(verdicts) : nil
    }

    /// The verdict on one hour.
    public static func verdict(on point: WeatherPoint, allowingDark: Bool = false) -> Verdict {
        if point.condition?.isDangerous == true { return .out(.thunderOrIce) }
        if let rain = point.precipitation, rain >= 2 { return .out(.rain) }
        if let gusts = point.gusts, gusts >= 60 { return .out(.gusts) }
        if let wbgt = point.wbgt, wbgt >= 30.1 { return .out(.heat) }
        if let feels = point.feelsLike ?? point.temperature, feels <= -20 { return .out(.cold) }
        if point.air?.indices.contains(where: \.forbidsTraining) == true { return .out(.air) }
        if point.isDay == false, !allowingDark { return .out(.dark) }
        guard let feels = point.feelsLike ?? point.temperature, let wind = point.wind,
            point.precipitation != nil || point.precipitationChance != nil
        else { return .out(.unknown) }
        let penalties: [(Reason, Double)] = [
            (.temperature, 2 * max(0, 8 - feels, feels - 18)),
            (.rainChance, (point.precipitationChance ?? 0) / 5), (.rain, 10 * (point.precipitation ?? 0)),
            (.wind, max(0, wind - 20) / 2), (.ultraviolet, 5 * max(0, (point.uvIndex ?? 0) - 2)),
            (.air, Double(max(0, (point.air?.european ?? 0) - 40)) / 2),
        ]
        let largest = penalties.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 ? $0.0 : nil }
        return .score(max(0, 100 - penalties.reduce(0) { $0 + $1.1 }), largest)
    }

    /// Every run of hours without a gap that is long enough, with its mean.
    private static func spans(of points: [WeatherPoint], _ verdicts: [Verdict], needed: Int) -> [Window] {
        points.indices.compactMap { first in
            var (total, hours, index) = (0.0, 0, first)
            var end = points[first].time
            while hours < needed {
                guard index < points.count, points[index].time == end, let score = verdicts[index].score else {
                    return nil
                }
                total += score * Double(points[index].hours)
                hours += points[index].hours
                end = points[index].time.addingTimeInterval(Double(points[index].hours) * 3600)
                index += 1
            }
            return Window(start: points[first].time, end: end, score: total / Double(hours))
        }
    }

    /// Of the hours that count, the largest penalty of the best; where none counts, the prevailing reason.
    private static func obstacle(_ verdicts: [Verdict]) -> Reason? {
        let best = verdicts.max { ($0.score ?? -1) < ($1.score ?? -1) }
        if let best, best.score != nil { return best.reason }
        return Reason.prevailing(verdicts.compactMap(\.reason))
    }
}
