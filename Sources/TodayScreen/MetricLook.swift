import Canvas
import HealthModel

extension MetricID {
    /// The colour role of the metric wherever it is drawn.
    var role: StyleRole {
        switch self {
        case .steps: .steps
        case .activeEnergy: .moveRing
        case .exerciseMinutes: .exerciseRing
        case .standHours: .standRing
        case .basalEnergy, .dietaryEnergy, .protein, .carbohydrates, .fat, .fiber: .energy
        case .distance, .flights: .distance
        case .heartRate, .restingHeartRate, .walkingHeartRate, .heartRateRecovery, .systolicPressure,
            .diastolicPressure:
            .heart
        case .heartRateVariability, .heartRateVariabilityRMSSD: .hrv
        case .respiratoryRate, .bloodOxygen, .wristTemperature: .respiration
        case .vo2Max: .fitness
        case .weight, .bodyFat, .leanMass, .glucose: .weight
        case .sleepREM: .sleepREM
        case .sleep, .sleepCore: .sleepCore
        case .sleepDeep: .sleepDeep
        case .sleepAwake: .sleepAwake
        case .timeInBed, .sleepEfficiency: .sleepInBed
        case .water, .daylightMinutes, .mindfulMinutes, .caffeine, .alcohol: .info
        }
    }

    /// The name in a tile, at most 13 cells.
    var shortTitle: String {
        switch self {
        case .flights: "Flights"
        case .restingHeartRate: "Resting HR"
        case .heartRateVariability: "HRV (SDNN)"
        case .systolicPressure: "Systolic"
        case .diastolicPressure: "Diastolic"
        case .wristTemperature: "Wrist temp."
        case .glucose: "Glucose"
        case .carbohydrates: "Carbs"
        case .heartRateVariabilityRMSSD: "HRV (RMSSD)"
        case .respiratoryRate: "Breathing"
        case .sleepREM: "REM"
        case .sleepCore: "Core"
        case .sleepDeep: "Deep"
        case .sleepEfficiency: "Efficiency"
        case .bloodOxygen: "SpO₂"
        case .activeEnergy: "Move"
        case .standHours: "Stand"
        default: title
        }
    }

    /// The title of its charts; it says which kind of variability is meant.
    var chartTitle: String { self == .heartRateVariability ? "Heart rate variability (SDNN)" : title }

    /// Whether its charts are bars from zero; the others are lines over their own range.
    var isDrawnAsBars: Bool { kind == .cumulative || isDuration }

    /// Whether a running day's value is still growing, so that it must not be compared with full days.
    var growsThroughTheDay: Bool { kind == .cumulative }

    /// The index that hit targets carry.
    var targetIndex: Int { MetricID.allCases.firstIndex(of: self) ?? 0 }
}
