/// Where weight or body fat is going over four weeks.
///
/// The rate is Theil and Sen's slope of the values as measured, for a smoothed line lags. It is stable while the change over
/// the window is smaller than one that matters (half a kilogram, a point of body fat). A larger one is called rising or
/// falling only when the corrected test of Mann and Kendall has p < .05; else the direction is not clear.
public struct BodyTrend: Equatable, Sendable {
    /// Length of the window, the day in question included.
    public static let days = 28
    /// A rate takes so many values.
    public static let fewest = 4
    /// What has such a trend.
    public static let metrics: Set<MetricID> = [.weight, .bodyFat]

    /// The slope, in the unit of the values a day.
    public var perDay: Double
    /// `nil` where the change would matter and is not sure.
    public var direction: HealthSnapshot.Body.Trend?

    /// - Parameters:
    ///   - values: of the last four weeks by day; `nil` where nothing was measured.
    ///   - fewest: how many must lie within the last `recentDays`.
    public init?(_ values: [Double?], fewest: Int = Self.fewest, recentDays: Int, smallestChange: Double) {
        let window = values.suffix(Self.days)
        guard window.suffix(recentDays).count(where: { $0 != nil }) >= fewest else { return nil }
        let points = window.enumerated().compactMap { offset, value in value.map { (x: Double(offset), y: $0) } }
        guard let slope = TheilSen.slope(points) else { return nil }
        perDay = slope
        let change = slope * Double(Self.days)
        guard abs(change) >= smallestChange else {
            direction = .stable
            return
        }
        let isSure = MannKendall(points.map(\.y)).map { $0.p < 0.05 } ?? false
        direction = !isSure ? nil : change > 0 ? .increasing : .decreasing
    }
}

extension BodyTrend {
    /// Of weight or body fat, as Today tells it; `nil` of all else and below four values: of the weight within two weeks, of
    /// body fat within four.
    /// - Parameter values: of the last four weeks by day; `nil` where nothing was measured.
    public init?(of metric: MetricID, _ values: [Double?]) {
        switch metric {
        case .weight: self.init(values, recentDays: 14, smallestChange: 0.5)
        case .bodyFat: self.init(values, recentDays: Self.days, smallestChange: 1)
        default: return nil
        }
    }
}

extension MetricID {
    /// Values that a trend takes, wherever it is asked for: what is measured seldom takes fewer.
    public var fewestOfTrend: Int { BodyTrend.metrics.contains(self) ? BodyTrend.fewest : kind == .latest ? 10 : 14 }
}
