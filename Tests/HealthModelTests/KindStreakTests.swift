import HealthModel
import Testing

@Suite struct `A kind streak` {
    private let monday = CivilDay(iso: "2026-05-04")!

    private func streak(_ text: String) -> KindStreak {
        let days = text.filter { !$0.isWhitespace }.map { letter -> Bool? in
            letter == "-" ? nil : letter == "T"
        }
        return KindStreak(days, from: monday)
    }

    @Test func `forgives two misses a week and pauses for what is not recorded`() {
        let found = streak("TTFTTTF TFT-TTT TFFFT")
        #expect(found.longest == 11 && found.current == 1)
    }

    @Test func `begins anew each Monday with its misses`() {
        #expect(streak("TTTTTFF FFTTTTT").current == 10)
        #expect(streak("TTTTFFF").current == 0)
        #expect(streak("").current == 0)
    }

    @Test func `of check-ins does not count today as a miss before it is over`() throws {
        let days = (0..<10).map { monday.number + $0 }
        let today = monday.advanced(by: 10)
        let running = try #require(CheckInHabit(days, on: today, isUnfinished: true))
        #expect(running.streak == 10 && running.days == 10)
        #expect(CheckInHabit(days, on: today, isUnfinished: false)?.streak == 10, "one miss of a week is spared")
        #expect(CheckInHabit([], on: today, isUnfinished: true) == nil)
        #expect(CheckInHabit([today.number + 1], on: today, isUnfinished: true) == nil, "nothing of tomorrow")
    }
}
