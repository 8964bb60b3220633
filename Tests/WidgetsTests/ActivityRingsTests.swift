import Canvas
import TestSupport
import Testing
import Widgets

@Suite struct `Activity rings` {
    private func canvas(_ progress: [Double?], height: Int = 8) -> Canvas {
        var canvas = Canvas(Size(width: ActivityRings.width(forHeight: height), height: height))
        let roles: [StyleRole] = [.moveRing, .exerciseRing, .standRing]
        let rings = zip(progress, roles).map { ActivityRings.Ring($0, role: $1) }
        ActivityRings(rings).draw(in: canvas.bounds, on: &canvas)
        return canvas
    }

    private func cells(of role: StyleRole, in canvas: Canvas) -> Int {
        canvas.cells.count { $0.style.role == role && $0.base != 0x20 }
    }

    @Test func `progress runs clockwise from twelve`() {
        let quarter = canvas([0.25])
        for row in 0..<8 {
            for column in 0..<16
            where quarter[column, row]?.style.role == .moveRing && quarter[column, row]?.base != 0x20 {
                #expect(column >= 8 && row <= 4)
            }
        }
        #expect(cells(of: .moveRing, in: quarter) > 4)
    }

    @Test func `more progress never draws less`() {
        let counts = [0, 0.2, 0.4, 0.6, 0.8, 1].map { cells(of: .moveRing, in: canvas([$0])) }
        #expect(counts == counts.sorted() && counts[0] == 0)
    }

    @Test func `without a goal the ring is dashed track only`() {
        let missing = canvas([nil])
        #expect(cells(of: .moveRing, in: missing) == 0)
        let whole = canvas([0])
        #expect(cells(of: .ringTrack, in: missing) > 4)
        #expect(dots(missing) < dots(whole))
    }

    @Test func `a second lap is bold and set off by a gap`() {
        let closed = canvas([1])
        let lapped = canvas([1.25])
        #expect(dots(lapped) < dots(closed))
        let bold = lapped.cells.count { $0.style.attributes.contains(.bold) }
        #expect(bold > 4 && bold < cells(of: .moveRing, in: lapped))
        #expect(!closed.cells.contains { $0.style.attributes.contains(.bold) })
    }

    @Test func `three rings each keep their colour`() {
        let three = canvas([0.9, 0.8, 0.7])
        for role in [StyleRole.moveRing, .exerciseRing, .standRing] { #expect(cells(of: role, in: three) > 6) }
    }

    @Test func `one row shows a filled cell a ring`() {
        let small = screen(width: 3, height: 1) { area, canvas in
            ActivityRings([.init(1, role: .moveRing), .init(0.5, role: .exerciseRing), .init(nil, role: .standRing)])
                .draw(in: area, on: &canvas)
        }
        #expect(small == ["█▄╌"])
    }

    private func dots(_ canvas: Canvas) -> Int {
        canvas.cells.reduce(0) {
            $0 + (($1.base >= 0x2800 && $1.base < 0x2900) ? ($1.base - 0x2800).nonzeroBitCount : 0)
        }
    }
}
