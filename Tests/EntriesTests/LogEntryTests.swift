import Entries
import Foundation
import HealthModel
import Testing

@Suite struct `Something written down` {
    private let noon = Date(timeIntervalSince1970: 1_780_000_000)

    @Test func `is the same whenever it happened`() {
        let entry = LogEntry.water(milliliters: 500, at: noon)
        #expect(entry.isSame(as: .water(milliliters: 500, at: noon + 3600)))
        #expect(!entry.isSame(as: .water(milliliters: 250, at: noon)))
        #expect(!entry.isSame(as: .weight(kilograms: 72, bodyFatPercent: nil, at: noon)))
    }

    @Test func `has a moment, and a check-in has a day`() {
        let walk = LogEntry.LoggedWorkout(type: "Walking", start: noon, minutes: 30)
        #expect(LogEntry.workout(walk).instant == noon)
        #expect(LogEntry.checkIn(CheckIn(mood: 4), day: CivilDay(number: 20_000)).instant == nil)
    }
}
