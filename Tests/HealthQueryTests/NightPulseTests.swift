import HealthQuery
import Testing

@Suite struct `The pulse of a night` {
    /// The example of the rules: every five minutes.
    private let samples: [(minute: Double, value: Double)] = [58, 57, 55, 54, 53, 52, 52, 51, 53, 62, 54, 55]
        .enumerated().map { (Double($0.offset) * 5, $0.element) }

    @Test func `its mean and its lowest half hour`() throws {
        let pulse = try #require(NightPulse(samples, asleep: [0..<60]))
        #expect(abs(pulse.mean - 54.667) < 0.001)
        #expect(pulse.low == 52.5 && pulse.coveredMinutes == 60)
    }

    @Test func `awake and before bed do not count`() throws {
        let pulse = try #require(NightPulse(samples + [(60, 90), (65, 90)], asleep: [0..<20, 30..<60]))
        #expect(abs(pulse.mean - (58 + 57 + 55 + 54 + 52 + 51 + 53 + 62 + 54 + 55) / 10.0) < 0.001)
    }

    @Test func `less than half of the night covered makes no mean`() {
        #expect(NightPulse(Array(samples.prefix(5)), asleep: [0..<60]) == nil)
        #expect(NightPulse([], asleep: [0..<60]) == nil && NightPulse(samples, asleep: []) == nil)
    }

    @Test func `what can be no pulse is left out, and a second's samples are one minute`() throws {
        var odd = samples
        odd[3].value = 12
        odd += (0..<60).map { (59 + Double($0) / 60, 55) }
        let pulse = try #require(NightPulse(odd, asleep: [0..<60]))
        #expect(pulse.coveredMinutes == 55)
    }
}
