/// Where weight or body fat is going over four weeks.
///
/// The rate is Theil and Sen's slope of the values as measured, for a smoothed line lags. It is called rising or falling
/// only when the corrected test of Mann and Kendall has p < .05 and the change over the window is one that matters (half a
/// kilogram, a point of body fat); else nothing can be told from staying as it is.
public struct BodyTrend: Equatable, Sendable {
    /// Length of the window, the day in question included.
    public static let days = 28

    /// The slope, in the unit of the values a day.
    public var perDay: Double
    public var direction: HealthSnapshot.Body.Trend

    /// - Parameters:
    ///   - values: of the last four weeks by day; `nil` where nothing was measured.
    ///   - fewest: how many must lie within the last `recentDays`.
    public init?(_ values: [Double?], fewest: Int = 4, recentDays: Int, smallestChange: Double) {
        let window = values.suffix(Self.days)
        guard window.suffix(recentDays).count(where: { $0 != nil }) >= fewest else { return nil }
        let points = window.enumerated().compactMap { offset, value in value.map { (x: Double(offset), y: $0) } }
        guard let slope = TheilSen.slope(points) else { return nil }
        perDay = slope
        let change = slope * Double(Self.days)
        let isSure = MannKendall(points.map(\.y)).map { $0.p < 0.05 } ?? false
        direction =
            !isSure || abs(change) < smallestChange ? .stable : change > 0 ? .increasing : .decreasing
    }
}
