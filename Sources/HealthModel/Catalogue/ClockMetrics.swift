extension MetricID {
    /// A time of day as minutes on an axis that does not break at midnight, from the hour where nobody has it; any other
    /// value as it is.
    public func onAxis(_ value: Double) -> Double {
        guard kind == .clock, case .clockTime(let from) = row.form, value.isFinite else { return value }
        let minutes = (value - Double(from)).truncatingRemainder(dividingBy: 1440)
        return Double(from) + (minutes < 0 ? minutes + 1440 : minutes)
    }

    /// The mean of values of days: round the clock for times of day, and then on the axis. `nil` without values.
    public func mean(of values: [Double]) -> Double? {
        guard kind == .clock else {
            return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        }
        return CircularMean(minutesOfDay: values).map { onAxis($0.minutes) }
    }
}
