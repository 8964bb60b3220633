import Canvas
import TestSupport
import Testing
import Widgets

@Suite struct `Sleep bar` {
    private let night = SleepBar(
        pieces: [
            .init(.core, from: 0, to: 60), .init(.deep, from: 60, to: 120), .init(.rem, from: 120, to: 180),
            .init(.awake, from: 180, to: 240),
        ], span: 240, startMinuteOfDay: 23 * 60)

    private func drawn(_ bar: SleepBar, _ width: Int, _ height: Int) -> [String] {
        screen(width: width, height: height) { bar.draw(in: $0, on: &$1) }
    }

    @Test func `four rows are lanes from awake to deep`() {
        let rows = drawn(night, 8, 4)
        #expect(rows[0] == "      ▇▇")
        #expect(rows[1].hasPrefix("    ▇▇"))
        #expect(rows[2].hasPrefix("▇▇"))
        #expect(rows[3] == "  ▇▇")
    }

    @Test func `one row tells stages by height`() {
        #expect(drawn(night, 8, 1) == ["▄▄▂▂▆▆██"])
    }

    @Test func `times are those of the clock, past midnight`() {
        #expect(drawn(night, 20, 2)[1] == "23:00          03:00")
    }

    @Test func `where the clock is set forward an hour is missing, where it is set back one stands twice`() {
        var spring = SleepBar(pieces: [.init(nil, from: 0, to: 360)], span: 360, startMinuteOfDay: 23 * 60)
        spring.clockChange = (180, 60)
        #expect(
            drawn(spring, 60, 2)[1].split(separator: " ") == [
                "23:00", "00:00", "01:00", "03:00", "04:00", "05:00", "06:00",
            ])
        var autumn = spring
        autumn.clockChange = (180, -60)
        #expect(
            drawn(autumn, 60, 2)[1].split(separator: " ")
                == ["23:00", "00:00", "01:00", "01:00", "02:00", "03:00", "04:00"])
    }

    @Test func `on a journey both ends are those of the clock there, and no hours stand between`() {
        var flight = SleepBar(pieces: [.init(nil, from: 0, to: 360)], span: 360, startMinuteOfDay: 23 * 60)
        flight.endMinuteOfDay = 630
        #expect(drawn(flight, 60, 2)[1].split(separator: " ") == ["23:00", "10:30"])
    }

    @Test func `with names and times when there is room`() {
        let rows = drawn(night, 30, 5)
        #expect(rows[0].hasPrefix("Awake "))
        #expect(rows[3].hasPrefix("Deep "))
        #expect(rows[4].hasPrefix("      23:00") && rows[4].hasSuffix("03:00"))
    }

    @Test func `sleep without stages is one row at any height`() {
        let plain = SleepBar(pieces: [.init(nil, from: 0, to: 240)], span: 240, startMinuteOfDay: 0)
        #expect(drawn(plain, 4, 6).filter { $0.contains("▄▄▄▄") }.count == 1)
    }

    @Test func `time without a record is blank`() {
        let gap = SleepBar(
            pieces: [.init(.core, from: 0, to: 60), .init(.core, from: 180, to: 240)], span: 240, startMinuteOfDay: 0)
        #expect(drawn(gap, 4, 1) == ["▄  ▄"])
    }
}
