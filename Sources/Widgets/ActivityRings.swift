import Canvas

/// Concentric rings in small dots or fields, the first outermost; progress runs clockwise from twelve o'clock.
///
/// Progress is a thick band and what is left a thin line, so that a ring reads without colour too. Beyond a full ring
/// the head of the running lap is set off by a gap before it, and the lap itself is bold. Without a value or a goal
/// the ring is a dashed line.
public struct ActivityRings: Widget, Equatable, Sendable {
    /// One ring, the outermost first.
    public struct Ring: Equatable, Sendable {
        /// Share of the goal; `nil` without a value or a goal.
        public var progress: Double?
        public var role: StyleRole

        public init(_ progress: Double?, role: StyleRole) {
            self.progress = progress
            self.role = role
        }
    }

    public var rings: [Ring]

    public init(_ rings: [Ring]) { self.rings = rings }

    /// The width that makes rings of a given height round, at two by four dots a cell.
    public static func width(forHeight height: Int) -> Int { height * 2 }

    /// Draws the rings as large as the area allows, in its top left corner.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let rows = min(area.height, area.width / 2)
        guard rows > 1, !rings.isEmpty else { return drawSmall(in: area, on: &canvas) }
        var dots = BrailleCanvas(Size(width: rows * 2, height: rows))
        dots.isFilled = true
        let geometry = Geometry(diameter: dots.dotWidth, rings: rings.count)
        let center = Double(dots.dotWidth) / 2 - 0.5
        for (index, ring) in rings.enumerated() where (ring.progress ?? 0) < 1 {
            drawTrack(of: ring, radius: geometry.middle(of: index), center: center, in: &dots)
        }
        for y in 0..<dots.dotHeight {
            for x in 0..<dots.dotWidth {
                let across = Double(x) - center
                let down = Double(y) - center
                let radius = (across * across + down * down).squareRoot()
                guard let index = geometry.ring(at: radius) else { continue }
                let turn = Self.turn(across: across, down: down)
                if let layer = layer(of: rings[index], turn: turn, radius: radius) {
                    dots.set(x, y, layer)
                }
            }
        }
        dots.draw(atColumn: area.column, row: area.row, on: &canvas, within: area)
    }

    /// A circle one dot wide; dashed without a value or a goal.
    private func drawTrack(of ring: Ring, radius: Double, center: Double, in dots: inout BrailleCanvas) {
        let steps = max(8, Int(radius * 12))
        let layer = BrailleCanvas.Layer(.ringTrack, yields: true)
        for step in 0..<steps {
            let turn = Double(step) / Double(steps)
            if ring.progress == nil, Int(turn * 32) % 2 == 1 { continue }
            let (across, down) = pointOnCircle(turn: turn)
            let x = Int((center + across * radius).rounded())
            let y = Int((center + down * radius).rounded())
            dots.set(x, y, layer)
        }
    }

    private func layer(of ring: Ring, turn: Double, radius: Double) -> BrailleCanvas.Layer? {
        guard let progress = ring.progress, progress.isFinite, progress > 0 else { return nil }
        guard progress > 1 else { return turn <= progress ? BrailleCanvas.Layer(ring.role, rank: 1) : nil }
        let lap = progress - progress.rounded(.down)
        // The gap is about two dots wide along the ring.
        let gap = 2.2 / (2 * Double.pi * max(radius, 1))
        if lap > 0, turn > lap, turn < lap + gap { return nil }
        return BrailleCanvas.Layer(ring.role, turn <= lap || progress >= 2 ? .bold : [], rank: 1)
    }

    /// Too small for rings: one cell a ring, filled by its share.
    private func drawSmall(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        for (offset, ring) in rings.prefix(area.width).enumerated() {
            let eighths = ring.progress.map { min(8, max(1, Int(($0.isFinite ? min($0, 1) : 0) * 8))) }
            let mark = eighths.map { Blocks.rising[$0 - 1] } ?? glyph("╌")
            canvas.ink(mark, column: area.column + offset, row: area.row, eighths == nil ? .ringTrack : ring.role)
        }
    }

    /// Turns clockwise from twelve o'clock, 0 up to 1.
    static func turn(across: Double, down: Double) -> Double {
        // A quarter turn by the ratio of the sides is not even; the arc tangent is.
        let angle = arcTangent(across, -down) / (2 * .pi)
        return angle < 0 ? angle + 1 : angle
    }

    private struct Geometry {
        let outer: Double
        let thickness: Double
        let gap: Double
        let count: Int

        init(diameter: Int, rings: Int) {
            outer = Double(diameter) / 2
            count = rings
            let pitch = outer * 0.78 / Double(rings)
            gap = pitch < 3.2 ? 1 : max(1, pitch * 0.24)
            thickness = max(1, pitch - gap)
        }

        /// The ring at a distance from the centre; `nil` between rings.
        func ring(at radius: Double) -> Int? {
            let inward = outer - radius
            guard inward >= -0.1 else { return nil }
            let index = Int((max(inward, 0) / (thickness + gap)).rounded(.down))
            guard index < count, inward - Double(index) * (thickness + gap) <= thickness else { return nil }
            return index
        }

        /// The distance of a ring's middle line from the centre.
        func middle(of index: Int) -> Double { outer - Double(index) * (thickness + gap) - thickness / 2 }
    }
}
