import Canvas
import Foundation
import HealthModel
import WeatherModel

/// The weather on the Today screen: a tile, and a page with the hours.
public struct TodayWeather: Equatable, Sendable {
    /// The progress of asking for it.
    public enum Phase: Equatable, Sendable {
        /// No place is set, or nobody was asked yet.
        case off
        case known(WeatherReport)
        /// There is none; why, in one sentence.
        case failed(String)
    }

    public internal(set) var phase: Phase = .off
    /// When it was asked for last, which is what its age counts from on the screen.
    public internal(set) var askedAt = Date(timeIntervalSince1970: 0)
    /// Hours in the dark count among the best.
    public var allowsDark = false
    /// Whether the page with the hours is open.
    public internal(set) var isOpen = false
    /// The hour that is read off, counted from the present one.
    var cursor = 0

    public init() {}

    /// How long it is looked at before it is asked for again.
    static let holds = 600.0

    /// Hours that the page shows.
    static let shownHours = 24

    mutating func receive(_ arrived: Result<WeatherReport, WeatherError>, at now: Date) {
        askedAt = now
        switch arrived {
        case .success(let report): phase = .known(report)
        case .failure(let error) where error.kind == .noPlace:
            phase = .off
            isOpen = false
        case .failure(let error): phase = .failed(error.sentence)
        }
    }

    /// Moves to another hour of the page.
    mutating func moveCursor(by steps: Int) -> [TodayEffect] {
        cursor = min(max(cursor + steps, 0), lastHour)
        return []
    }

    /// The last hour of the page that there is a forecast for.
    private var lastHour: Int {
        guard case .known(let report) = phase else { return 0 }
        return max(0, report.upcoming(Self.shownHours, from: askedAt).count - 1)
    }
}

extension TodayState {
    /// Whether the weather is shown: on the day that goes on, where a place is set and the person does not hide places.
    var showsWeather: Bool {
        weather.phase != .off && day == today && !isTodayOver && !hidden.contains(.location)
    }

    /// Opens the page with the hours, or says why there is none.
    mutating func openWeather() -> [TodayEffect] {
        guard !showsWeather else {
            weather.isOpen = true
            return []
        }
        if hidden.contains(.location) { return [.notice("Places are hidden: Settings, Permissions shows them.")] }
        if isTodayOver { return [.notice("The weather is shown on the day that goes on alone.")] }
        if day != today { return [.notice("The weather is that of today; t goes there.")] }
        return [.notice("No place is set for the weather: Settings, Weather and places.")]
    }

    /// Asks for the weather again when it is shown and was asked for long enough ago.
    public mutating func refreshWeather(at now: Date) -> [TodayEffect] {
        let age = now.timeIntervalSince(weather.askedAt)
        guard showsWeather, age >= TodayWeather.holds || age < 0 else { return [] }
        weather.askedAt = now  // not again for every key
        return [.loadWeather]
    }

    /// Keys of the page with the hours.
    mutating func pressedInWeather(_ key: KeyPress) -> [TodayEffect] {
        switch key.key {
        case .escape, .backspace, .character("q"), .character("o"): weather.isOpen = false
        case .left, .character("h"): return weather.moveCursor(by: -1)
        case .right, .character("l"): return weather.moveCursor(by: 1)
        case .home: return weather.moveCursor(by: -TodayWeather.shownHours)
        case .end: return weather.moveCursor(by: TodayWeather.shownHours)
        case .character("r"): return [.loadWeather]
        default: break
        }
        return []
    }
}
