import Foundation

/// The mean of a week beside the range that the sixty days before that week make of it; what is usual for a single day is
/// `Baseline`.
///
/// Half a standard deviation about their mean is the smallest change that is worth a word for the mean of a week, three
/// quarters of one for a single day. Heart rate variability is taken in logarithms, so that its range is lopsided as its
/// values are. Three values make a week, fourteen a range. Plews et al. 2014 (doi 10.1123/ijspp.2013-0455); sixty days as
/// M. Altini's normal values have.
public struct NormalRange: Equatable, Sendable {
    /// On which scale values are averaged: logarithmic for those that spread by factors.
    public enum Scale: Sendable { case linear, logarithmic }
    /// Where a value lies to the range; its bounds count as within.
    public enum Standing: String, Sendable {
        case below, within, above

        init(of value: Double, low: Double, high: Double) {
            self = value < low ? .below : value > high ? .above : .within
        }
    }

    /// Mean ± `width` · SD of some values.
    public struct Band: Equatable, Sendable {
        /// In the unit of the values.
        public let mean: Double
        /// Of a sample (n − 1).
        public let deviation: Double
        /// In the unit of the values.
        public let low: Double
        /// In the unit of the values.
        public let high: Double

        /// `nil` below two values.
        public init?(_ values: [Double], width: Double) {
            guard values.count > 1, let moments = Moments(values) else { return nil }
            (mean, deviation) = (moments.mean, moments.deviation)
            (low, high) = (mean - width * deviation, mean + width * deviation)
        }

        /// Where a value in the band's unit lies; the bounds count as within.
        public func standing(of value: Double) -> Standing { Standing(of: value, low: low, high: high) }
    }

    /// Half widths in SD: for the mean of a week, and for a single day.
    public static let weekWidth = 0.5
    /// Standard deviations to either side that count as usual for a day.
    public static let dayWidth = 0.75
    /// Days of the mean that is held against the range.
    public static let weekLength = 7
    /// Days that the range is made of.
    public static let referenceLength = 60
    /// Measured days that the mean needs.
    public static let fewestInWeek = 3
    /// Measured days that the range needs.
    public static let fewestInReference = 14

    /// In the values' unit; on a logarithmic scale the geometric mean. `nil` below three values.
    public private(set) var weekMean: Double?
    /// Recorded days in the week, at most seven.
    public private(set) var weekDays: Int
    /// Normal for the mean of a week; `nil` while the range is being learned.
    public private(set) var low: Double?
    /// The upper end for the mean of a week; `nil` while the range is being learned.
    public private(set) var high: Double?
    /// Normal for a single day.
    public private(set) var dayLow: Double?
    /// The upper end for a single day; `nil` while the range is being learned.
    public private(set) var dayHigh: Double?
    /// Recorded days in the reference, at most sixty.
    public private(set) var referenceDays: Int
    /// 100 · SD / mean of the week, on the scale itself: of logarithms where it is logarithmic.
    public private(set) var weekVariationPercent: Double?

    /// - Parameters:
    ///   - values: by day, the last being the day in question; `nil` where nothing was recorded.
    /// - Returns: `nil` where there is not a single value.
    public init?(_ values: [Double?], scale: Scale) {
        func scaled(_ values: ArraySlice<Double?>) -> [Double] {
            values.compactMap { value in
                guard let value, value.isFinite else { return nil }
                return scale == .linear ? value : value > 0 ? log(value) : nil
            }
        }
        func shown(_ value: Double) -> Double { scale == .linear ? value : exp(value) }
        let week = scaled(values.suffix(Self.weekLength))
        let reference = scaled(values.dropLast(Self.weekLength).suffix(Self.referenceLength))
        guard !week.isEmpty || !reference.isEmpty else { return nil }
        weekDays = week.count
        referenceDays = reference.count
        if week.count >= Self.fewestInWeek, let moments = Moments(week) {
            weekMean = shown(moments.mean)
            if moments.mean > 0 { weekVariationPercent = 100 * moments.deviation / moments.mean }
        }
        guard reference.count >= Self.fewestInReference, let ofWeek = Band(reference, width: Self.weekWidth),
            let ofDay = Band(reference, width: Self.dayWidth)
        else { return }
        (low, high) = (shown(ofWeek.low), shown(ofWeek.high))
        (dayLow, dayHigh) = (shown(ofDay.low), shown(ofDay.high))
    }

    /// Where the mean of the week stands; `nil` without a mean or a range.
    public var standing: Standing? {
        guard let weekMean, let low, let high else { return nil }
        return Standing(of: weekMean, low: low, high: high)
    }

    /// True when the mean of a week outside the range and the end that it is beyond are the same number with so many decimals.
    public func isHiddenByRounding(to decimals: Int) -> Bool {
        guard let weekMean, let standing, standing != .within, let end = standing == .below ? low : high else {
            return false
        }
        let scale = pow(10, Double(decimals))
        return (weekMean * scale).rounded() == (end * scale).rounded()
    }
}
