#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The point of the unit circle after a part of a turn, clockwise from twelve o'clock.
func pointOnCircle(turn: Double) -> (across: Double, down: Double) {
    (sin(turn * 2 * .pi), -cos(turn * 2 * .pi))
}

/// Angle of a point in radians, -π to π, from the axis of `adjacent` towards that of `opposite`.
func arcTangent(_ opposite: Double, _ adjacent: Double) -> Double { atan2(opposite, adjacent) }
