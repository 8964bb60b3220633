import Foundation
import HealthModel
import HealthQuery

/// The rules' parameters of a metric: which way is worse, and the smallest change worth telling.
public struct FindingMetric: Sendable {
    /// The direction of change that is worse.
    public enum Worse: Sendable { case up, down }

    public let field: DayField
    /// `nil` where a person's own range is all there is to go by.
    public var worse: Worse?
    /// The smallest robust spread that is believed, on the scale of the test. Spreads of health-metrics.md 0.8; those of
    /// HRV, bedtime, steps and energy are our own (training-and-findings.md 7.1).
    public var floor: Double
    /// Taken in logarithms: heart rate variability, whose values are lopsided.
    public var isLogarithmic = false
    /// The change over four weeks below which no trend is told (health-metrics.md 12.2); `nil` for no trend.
    public var usefulChange: Double?
    /// The shift between two periods below which none is told (training-and-findings.md 6); of percent, a share of the value
    /// before.
    public var shiftFloor = Floor.none

    /// The smallest shift that is told: absolute, or a share of the value before.
    public enum Floor: Sendable {
        case none
        case amount(Double)
        case percent(Double)
    }

    /// Whether it is of the night that ended on the day.
    public var isOvernight: Bool {
        [
            .restingHeartRate, .heartRateVariability, .heartRateVariabilityRMSSD, .respiratoryRate, .wristTemperature,
            .sleep, .bloodOxygen, .bedAfterNoon,
        ].contains(field)
    }

    /// 1 for worse, .8 for better, .5 where neither can be defended.
    func direction(_ change: Double) -> Double {
        switch worse {
        case nil: 0.5
        case .up: change > 0 ? 1 : 0.8
        case .down: change < 0 ? 1 : 0.8
        }
    }

    /// Whether a change is for the better; `nil` where that cannot be said.
    func isBetter(_ change: Double) -> Bool? { worse.map { ($0 == .down) == (change > 0) } }

    /// On the scale of the test.
    func scaled(_ value: Double) -> Double? { isLogarithmic ? value > 0 ? log(value) : nil : value }

    func isEnough(shift: Double, from base: Double) -> Bool {
        switch shiftFloor {
        case .none: true
        case .amount(let amount): abs(shift) >= amount
        case .percent(let percent): base != 0 && abs(shift) >= abs(base) * percent / 100
        }
    }

    /// In the order in which ties are told.
    public static let all: [FindingMetric] = [
        FindingMetric(
            field: .restingHeartRate, worse: .up, floor: 1, usefulChange: 1, shiftFloor: .amount(2)),
        FindingMetric(
            field: .heartRateVariability, worse: .down, floor: 0.05, isLogarithmic: true, shiftFloor: .percent(10)),
        FindingMetric(
            field: .heartRateVariabilityRMSSD, worse: .down, floor: 0.05, isLogarithmic: true,
            shiftFloor: .percent(10)),
        FindingMetric(field: .respiratoryRate, worse: .up, floor: 0.3, shiftFloor: .amount(0.5)),
        FindingMetric(field: .wristTemperature, worse: .up, floor: 0.1, shiftFloor: .amount(0.2)),
        FindingMetric(field: .bloodOxygen, worse: .down, floor: 1),
        FindingMetric(field: .sleep, worse: .down, floor: 15, usefulChange: 15, shiftFloor: .amount(20)),
        FindingMetric(field: .bedAfterNoon, floor: 15, shiftFloor: .amount(20)),
        FindingMetric(field: .steps, worse: .down, floor: 500, usefulChange: 500, shiftFloor: .percent(10)),
        FindingMetric(field: .exerciseMinutes, worse: .down, floor: 5, shiftFloor: .percent(10)),
        FindingMetric(field: .activeEnergy, floor: 40, shiftFloor: .percent(10)),
        FindingMetric(field: .weight, floor: 0.5, usefulChange: 0.5, shiftFloor: .amount(0.5)),
        FindingMetric(field: .bodyFat, floor: 0.5, usefulChange: 1, shiftFloor: .amount(1)),
        FindingMetric(field: .vo2Max, worse: .down, floor: 1, usefulChange: 1, shiftFloor: .amount(1.5)),
        FindingMetric(field: .systolicPressure, worse: .up, floor: 4, shiftFloor: .amount(5)),
        FindingMetric(field: .diastolicPressure, worse: .up, floor: 3, shiftFloor: .amount(3)),
        FindingMetric(field: .mood, worse: .down, floor: 0.5, shiftFloor: .amount(0.5)),
        FindingMetric(field: .energy, worse: .down, floor: 0.5, shiftFloor: .amount(0.5)),
        FindingMetric(field: .stress, worse: .up, floor: 0.5, shiftFloor: .amount(0.5)),
        FindingMetric(field: .motivation, worse: .down, floor: 0.5, shiftFloor: .amount(0.5)),
        FindingMetric(field: .soreness, worse: .up, floor: 0.5, shiftFloor: .amount(0.5)),
    ]

    private static let byField = Dictionary(uniqueKeysWithValues: all.map { ($0.field, $0) })

    /// The parameters of a field; `nil` for one without a line in `all`.
    public static func of(_ field: DayField) -> FindingMetric? { byField[field] }

    /// For a metric without a line in the table: no direction, and the spread that its formula believes.
    static func any(_ field: DayField) -> FindingMetric {
        of(field) ?? FindingMetric(field: field, floor: field.smallestSpread, shiftFloor: .percent(10))
    }
}
