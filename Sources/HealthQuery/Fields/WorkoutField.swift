import Foundation
import HealthModel

/// A field of a workout that tools may name; the raw value is the name in tools and in SQL.
public enum WorkoutField: String, CaseIterable, Sendable {
    case id, type, start, end, date
    case zone = "tz"
    case startClock = "start_clock"
    case startHour = "start_hour"
    case weekday
    case duration = "duration_min"
    case distance = "distance_km"
    case elevation = "elevation_m"
    case averageHeartRate = "avg_hr"
    case maximumHeartRate = "max_hr"
    case activeEnergy = "active_kcal"
    case zone1 = "zone1_min"
    case zone2 = "zone2_min"
    case zone3 = "zone3_min"
    case zone4 = "zone4_min"
    case zone5 = "zone5_min"
    case hardZones = "zone45_min"
    case effort = "rpe"
    case heartRateRecovery = "hrr1_bpm"
    case indoor
    case pace = "pace_s_km"
    case load = "load_edwards"
    case sessionLoad = "load_srpe"

    public var kind: MetricKind {
        switch self {
        case .type, .start, .end, .date, .zone, .weekday: .text
        case .startClock: .clock
        case .indoor: .flag
        default: .discrete
        }
    }

    /// As it stands in replies; empty for texts, flags and plain numbers.
    public var unit: String {
        switch self {
        case .id, .type, .start, .end, .date, .zone, .weekday, .indoor: ""
        case .startClock: "min after midnight"
        case .startHour: "h after midnight"
        case .duration, .zone1, .zone2, .zone3, .zone4, .zone5, .hardZones: "min"
        case .distance: "km"
        case .elevation: "m"
        case .averageHeartRate, .maximumHeartRate, .heartRateRecovery: "bpm"
        case .activeEnergy: "kcal"
        case .effort: "1..10"
        case .pace: "s/km"
        case .load, .sessionLoad: "AU"
        }
    }

    /// The categories that must be shared for it to be seen, beside workouts.
    public var categories: Set<HealthCategory> {
        switch self {
        case .averageHeartRate, .maximumHeartRate, .zone1, .zone2, .zone3, .zone4, .zone5, .hardZones,
            .heartRateRecovery, .load:
            [.workouts, .heart]
        case .zone: [.workouts, .location]
        case .id, .type, .start, .end, .date, .startClock, .startHour, .weekday, .duration, .distance, .elevation,
            .activeEnergy, .effort, .indoor, .pace, .sessionLoad:
            [.workouts]
        }
    }
}

extension QueryWorkout {
    /// The value under that name; missing where it, or what it is computed from, was not recorded.
    public func cell(_ field: WorkoutField) -> FieldValue {
        switch field {
        case .type: .text(type)
        case .start: .text(start)
        case .end: .text(end)
        case .date: .text(date.iso)
        case .zone: .text(zone)
        case .weekday: .text(date.weekdayName)
        default: FieldValue(number(field))
        }
    }

    /// `nil` for texts and what is missing.
    public func number(_ field: WorkoutField) -> Double? {
        switch field {
        case .type, .start, .end, .date, .zone, .weekday: nil
        case .id: Double(id)
        case .startClock: Double(startClock)
        case .startHour: Double(startClock) / 60
        case .duration: duration
        case .distance: distance
        case .elevation: elevation
        case .averageHeartRate: averageHeartRate
        case .maximumHeartRate: maximumHeartRate
        case .activeEnergy: activeEnergy
        case .zone1: minutes(inZone: 1)
        case .zone2: minutes(inZone: 2)
        case .zone3: minutes(inZone: 3)
        case .zone4: minutes(inZone: 4)
        case .zone5: minutes(inZone: 5)
        case .hardZones: minutes(inZone: 4).flatMap { four in minutes(inZone: 5).map { four + $0 } }
        case .effort: effort
        case .heartRateRecovery: heartRateRecovery
        case .indoor: isIndoor.map { $0 ? 1 : 0 }
        case .pace: distance.flatMap { $0 > 0 ? 60 * duration / $0 : nil }
        case .load: load
        case .sessionLoad: effort.map { TrainingLoad.session(effort: $0, minutes: duration) }
        }
    }

    /// Edwards: minutes in zones 1 to 5 times 1 to 5.
    public var load: Double? {
        zoneMinutes.map { CompensatedSum.of($0.enumerated().map { Double($0.offset + 1) * $0.element }) }
    }

    private func minutes(inZone zone: Int) -> Double? {
        zoneMinutes.flatMap { $0.indices.contains(zone - 1) ? $0[zone - 1] : nil }
    }
}
