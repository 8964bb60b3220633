import Canvas
import TestSupport
import Testing
import Widgets

@Suite struct `Small pictures` {
    func drawn(_ widget: some Widget, _ width: Int, _ height: Int = 1) -> [String] {
        screen(width: width, height: height) { widget.draw(in: $0, on: &$1) }
    }

    @Test func `a gauge fills in halves of a cell`() {
        #expect(drawn(Gauge(0.5, role: .moveRing), 10) == ["━━━━━─────"])
        #expect(drawn(Gauge(0.55, role: .moveRing), 10) == ["━━━━━╸────"])
        #expect(drawn(Gauge(0, role: .moveRing), 4) == ["────"])
        #expect(drawn(Gauge(7, role: .moveRing), 4) == ["━━━━"])
    }

    @Test(arguments: [nil, Double.nan, .infinity])
    func `a gauge without a number is a dashed track`(_ fraction: Double?) {
        #expect(drawn(Gauge(fraction, role: .moveRing), 4) == ["╌╌╌╌"])
    }

    @Test func `a sparkline leaves a gap for a missing value and shows a measured zero`() {
        #expect(drawn(Sparkline([0, nil, 4, 8], role: .steps, floor: 0), 4) == ["▁ ▄█"])
    }

    @Test func `a sparkline keeps the newest values and ends at the right edge`() {
        #expect(drawn(Sparkline([1, 2, 8], role: .steps, floor: 0), 2) == ["▂█"])
        #expect(drawn(Sparkline([8], role: .steps, floor: 0), 3) == ["  █"])
    }

    @Test func `values that are all the same stand at half height`() {
        #expect(drawn(Sparkline([5, 5], role: .steps), 2) == ["▄▄"])
    }

    @Test func `braille bars hold two values a cell`() {
        #expect(drawn(Sparkline([1, 2, nil, 4], role: .steps, look: .braille, floor: 0), 2) == ["⣠⢸"])
    }

    @Test func `a taller sparkline uses all its rows`() {
        #expect(drawn(Sparkline([4, 8], role: .steps, floor: 0), 2, 2) == [" █", "██"])
    }

    @Test func `a band gauge tells inside from outside by the marker's place`() {
        func gauge(_ value: Double?) -> [String] {
            drawn(BandGauge(value: value, low: 50, high: 54, role: .heart), 12)
        }
        #expect(gauge(nil) == ["───━━━━━━───"])
        #expect(gauge(50) == ["───●━━━━━───"])
        #expect(gauge(54) == ["───━━━━━●───"])
        #expect(gauge(54.1) == ["───━━━━━━●──"])
        #expect(gauge(49.9) == ["──●━━━━━━───"])
        #expect(gauge(90) == ["───━━━━━━──▸"])
        #expect(gauge(1) == ["◂──━━━━━━───"])
    }

    @Test func `a range of one value still has a place`() {
        #expect(drawn(BandGauge(value: 3, low: 3, high: 3, role: .heart), 4) == ["─●━─"])
    }
}
