import Canvas
import Testing

@testable import Widgets

@Suite struct `Shapes of fine pictures` {
    private func value(_ character: Character) -> UInt32 { character.unicodeScalars.first?.value ?? 0 }

    @Test func `octants are in the order of Unicode, each once`() {
        let all = (0..<256).map { value(DotGlyphs.octant(mask: $0)) }
        #expect(Set(all).count == 256)
        #expect(all[4] == 0x1CD00 && all[6] == 0x1CD01 && all[254] == 0x1CDE5)
        #expect(all[15] == 0x2580 && all[255] == 0x2588 && all[0] == 0x20)
        #expect(all.count { (0x1CD00...0x1CDE5).contains($0) } == 230)
    }

    @Test func `sextants take the two rows in the middle together`() {
        #expect(value(DotGlyphs.sextant(mask: 1)) == 0x1FB00)
        #expect(DotGlyphs.sextant(mask: 255) == "█" && DotGlyphs.sextant(mask: 0b0101_0101) == "▌")
        let all = Set((0..<256).map { value(DotGlyphs.sextant(mask: $0)) })
        #expect(all.count == 64)
        #expect(all.allSatisfy { (0x1FB00...0x1FB3B).contains($0) || [0x20, 0x2588, 0x258C, 0x2590].contains($0) })
    }

    private func rings(_ shape: DotShape) -> Canvas {
        var canvas = Canvas(Size(width: 16, height: 8))
        canvas.dotShape = shape
        ActivityRings([.init(0.8, role: .moveRing), .init(1.2, role: .exerciseRing)]).draw(
            in: canvas.bounds, on: &canvas)
        return canvas
    }

    @Test func `rings are filled where the canvas asks for fields, in the same cells`() {
        let braille = rings(.braille)
        for shape in [DotShape.sextants, .octants] {
            let fields = rings(shape)
            #expect(!fields.cells.contains { (0x2800...0x28FF).contains($0.base) })
            for (one, other) in zip(braille.cells, fields.cells) where one.base != 0x20 && shape == .octants {
                #expect(other.base != 0x20)
            }
        }
    }

    @Test func `lines of a laid-out picture become octants where those are known, dots elsewhere`() {
        let line = StyledLine([StyledRun("12┤⠁⣿ ●", TextStyle(.heart))])
        #expect(line.redrawn(as: .braille) == line && line.redrawn(as: .sextants) == line)
        let octants = line.redrawn(as: .octants)
        #expect(octants.text == "12┤\(DotGlyphs.octant(mask: 1))█ ●" && octants.runs[0].style == TextStyle(.heart))
    }

    @Test func `lines stay dots where there are only sextants`() {
        var canvas = Canvas(Size(width: 30, height: 8))
        canvas.dotShape = .sextants
        Chart(
            .line, slots: (0..<10).map { Chart.Slot(Double($0)) }, role: .heart,
            scale: ChartScale(covering: [0, 9], startsAtZero: true, tickCount: 3), tickLabels: ["0", "5", "10"]
        ).draw(in: canvas.bounds, on: &canvas)
        #expect(canvas.cells.contains { (0x2800...0x28FF).contains($0.base) })
        #expect(!canvas.cells.contains { (0x1FB00...0x1FB3B).contains($0.base) })
    }
}
