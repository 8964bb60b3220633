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

    /// Braille dots and solid points.
    private func dots(_ canvas: Canvas) -> Int {
        canvas.cells.reduce(0) {
            switch $1.base {
            case 0x2800..<0x2900: $0 + ($1.base - 0x2800).nonzeroBitCount
            case 0x2588: $0 + 4
            case 0x2599, 0x259B, 0x259C, 0x259F: $0 + 3
            case 0x2580, 0x2584, 0x258C, 0x2590, 0x259A, 0x259E: $0 + 2
            case 0x2596, 0x2597, 0x2598, 0x259D: $0 + 1
            default: $0
            }
        }
    }

    @Test func `rings never touch`() {
        let three = canvas([1, 1, 1], height: 12)
        let middle = (0..<24).map { three[$0, 5]?.style.role }
        let kinds: [StyleRole?] = middle.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        #expect(kinds.filter { $0 == .moveRing }.count == 2)
        #expect(kinds.filter { $0 == .exerciseRing }.count == 2)
        #expect(kinds.filter { $0 == .standRing }.count == 2)
    }
}
