import Charts

/// The stretch of time that one slot of a chart stands for.
public typealias TrendGrain = ChartGrain
