extension CivilDay {
    /// Whole years from this date to another, as ages are counted.
    public func wholeYears(to day: CivilDay) -> Int {
        let (from, to) = (components, day.components)
        return to.year - from.year - ((to.month, to.day) < (from.month, from.day) ? 1 : 0)
    }
}

extension Double {
    /// So that 0.95 of one reads 95 of a hundred, and a sum of tenths is a number of tenths.
    public var nineDecimals: Double {
        let scaled = self * 1e9
        return abs(scaled) < 9e15 ? scaled.rounded() / 1e9 : self
    }
}
