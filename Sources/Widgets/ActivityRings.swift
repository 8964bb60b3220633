import Canvas

/// Concentric rings, the first outermost; progress runs clockwise from twelve o'clock.
///
/// Progress is a solid band and what is left a thin line in braille, so that a ring reads without colour too. Beyond a full ring
/// the head of the running lap is set off by a gap before it, and the lap itself is bold. Without a value or a goal
/// the ring is a dashed line.
public struct ActivityRings: Widget, Equatable, Sendable {
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

    /// As large as the area allows, in its top left corner.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let rows = min(area.height, area.width / 2)
        guard rows > 1, !rings.isEmpty else { return drawSmall(in: area, on: &canvas) }
        let geometry = Geometry(rows: rows, rings: rings.count)
        let bands = bands(geometry, rows: rows)
        var dots = BrailleCanvas(Size(width: rows * 2, height: rows))
        for (index, ring) in rings.enumerated() where (ring.progress ?? 0) < 1 {
            // The track is drawn in braille: four dots a row.
            drawTrack(of: ring, radius: geometry.middle(of: index) * 4, center: Double(rows) * 2 - 0.5, in: &dots)
        }
        // A band's cell has no room for the line that goes on from it.
        dots.clearCells { !bands.isBlank($0, $1) }
        dots.draw(atColumn: area.column, row: area.row, on: &canvas, within: area)
        bands.draw(atColumn: area.column, row: area.row, on: &canvas, within: area)
    }

    /// What is done of each ring. Lengths are in rows; a point is half a row high and a quarter of one wide.
    private func bands(_ geometry: Geometry, rows: Int) -> QuadrantCanvas {
        var bands = QuadrantCanvas(Size(width: rows * 2, height: rows))
        let center = Double(rows) / 2
        for y in 0..<bands.height {
            for x in 0..<bands.width {
                let across = (Double(x) + 0.5) / 4 - center
                let down = (Double(y) + 0.5) / 2 - center
                let radius = (across * across + down * down).squareRoot()
                guard let index = geometry.ring(at: radius) else { continue }
                let turn = Self.turn(across: across, down: down)
                if let layer = layer(of: rings[index], turn: turn, radius: radius) { bands.set(x, y, layer) }
            }
        }
        return bands
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

    private func layer(of ring: Ring, turn: Double, radius: Double) -> QuadrantCanvas.Layer? {
        guard let progress = ring.progress, progress.isFinite, progress > 0 else { return nil }
        guard progress > 1 else { return turn <= progress ? QuadrantCanvas.Layer(role: ring.role) : nil }
        let lap = progress - progress.rounded(.down)
        // The gap is about a point high along the ring.
        let gap = 0.55 / (2 * Double.pi * max(radius, 0.25))
        if lap > 0, turn > lap, turn < lap + gap { return nil }
        return QuadrantCanvas.Layer(role: ring.role, attributes: turn <= lap || progress >= 2 ? .bold : [])
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

    /// Lengths in rows.
    private struct Geometry {
        let outer: Double
        let pitch: Double
        let thickness: Double
        let count: Int

        init(rows: Int, rings: Int) {
            outer = Double(rows) / 2
            count = rings
            // A fifth and more of the radius stays open in the middle.
            pitch = outer * 0.78 / Double(rings)
            thickness = pitch - min(0.45, outer * 0.075)
        }

        /// The ring at a distance from the centre; `nil` between rings.
        func ring(at radius: Double) -> Int? {
            let inward = outer - radius
            guard inward >= 0 else { return nil }
            let index = Int((inward / pitch).rounded(.down))
            guard index < count, inward - Double(index) * pitch <= thickness else { return nil }
            return index
        }

        /// The distance of a ring's middle line from the centre.
        func middle(of index: Int) -> Double { outer - Double(index) * pitch - thickness / 2 }
    }
}
