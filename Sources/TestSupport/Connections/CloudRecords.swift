import Foundation
import HealthModel

/// Records as the clouds send them, a night or a day each.
public enum CloudRecords {
    /// A JSON object.
    public typealias Record = [String: any Sendable]

    /// A night of Oura that ends on the morning of the day; an hour of each stage but two of light sleep.
    public static func ouraNight(_ day: String, hrv: Double = 43, id: String? = nil) -> Record {
        let before = (CivilDay(iso: day) ?? CivilDay(number: 0)).advanced(by: -1).iso
        return [
            "id": id ?? "night-\(day)", "day": day, "type": "long_sleep",
            "bedtime_start": "\(before)T23:00:00+01:00", "bedtime_end": "\(day)T06:00:00+01:00",
            "time_in_bed": 25_200, "total_sleep_duration": 21_600, "deep_sleep_duration": 3_600,
            "light_sleep_duration": 10_800, "rem_sleep_duration": 7_200, "awake_time": 3_600, "latency": 300,
            "efficiency": 86, "average_heart_rate": 56.5, "lowest_heart_rate": 51, "average_hrv": hrv,
            "average_breath": 14.25, "sleep_phase_5_min": "421113322", "sleep_score_delta": NSNull(),
            "unknown_field": ["kept": [1, 2]],
        ]
    }

    /// A day of Oura's activity: so many steps, 400 kcal active and 2,400 kcal in all.
    public static func ouraActivity(_ day: String, steps: Int) -> Record {
        [
            "id": "activity-\(day)", "day": day, "score": 80, "steps": steps, "active_calories": 400,
            "total_calories": 2_400, "equivalent_walking_distance": "6000", "timestamp": "\(day)T04:00:00+01:00",
        ]
    }

    /// A day of Oura's readiness: a score of 0 to 100, and a skin temperature 0.2 °C below the usual.
    public static func ouraReadiness(_ day: String, score: Int) -> Record {
        [
            "id": "ready-\(day)", "day": day, "score": score, "temperature_deviation": -0.2,
            "timestamp": "\(day)T00:00:00+00:00",
        ]
    }

    /// A night of WHOOP that ends at six in the morning of the day, an hour east of UTC.
    public static func whoopNight(_ day: String, cycle: Int, state: String = "SCORED") -> Record {
        let before = (CivilDay(iso: day) ?? CivilDay(number: 0)).advanced(by: -1).iso
        var record: Record = [
            "id": "sleep-\(cycle)", "cycle_id": cycle, "user_id": 10_129, "created_at": "\(day)T06:00:00.000Z",
            "updated_at": "\(day)T07:00:00.000Z", "start": "\(before)T22:00:00.000Z", "end": "\(day)T05:00:00.000Z",
            "timezone_offset": "+01:00", "nap": false, "score_state": state,
        ]
        guard state == "SCORED" else { return record }
        record["score"] =
            [
                "stage_summary": [
                    "total_in_bed_time_milli": 25_200_000, "total_awake_time_milli": 3_600_000,
                    "total_no_data_time_milli": 0, "total_light_sleep_time_milli": 10_800_000,
                    "total_slow_wave_sleep_time_milli": 3_600_000, "total_rem_sleep_time_milli": 7_200_000,
                ], "respiratory_rate": 15.2, "sleep_performance_percentage": 88,
            ] as Record
        return record
    }

    /// A recovery of WHOOP for the night of the same cycle; `hrv` is RMSSD in milliseconds.
    public static func whoopRecovery(_ day: String, cycle: Int, hrv: Double = 48.7) -> Record {
        [
            "cycle_id": cycle, "sleep_id": "sleep-\(cycle)", "user_id": 10_129, "created_at": "\(day)T06:10:00.000Z",
            "updated_at": "\(day)T07:10:00.000Z", "score_state": "SCORED",
            "score": [
                "user_calibrating": false, "recovery_score": 64, "resting_heart_rate": 53, "hrv_rmssd_milli": hrv,
                "spo2_percentage": 96.1, "skin_temp_celsius": 33.4,
            ] as Record,
        ]
    }

    /// A cycle of WHOOP with a strain of 12.3: from 22:00 UTC of the evening before to 22:00 UTC of the day.
    public static func whoopCycle(_ day: String, cycle: Int) -> Record {
        let before = (CivilDay(iso: day) ?? CivilDay(number: 0)).advanced(by: -1).iso
        return [
            "id": cycle, "user_id": 10_129, "created_at": "\(day)T06:00:00.000Z", "updated_at": "\(day)T07:00:00.000Z",
            "start": "\(before)T22:00:00.000Z", "end": "\(day)T22:00:00.000Z", "timezone_offset": "+01:00",
            "score_state": "SCORED",
            "score": ["strain": 12.3, "kilojoule": 9_204.8, "average_heart_rate": 70] as Record,
        ]
    }

    /// A weighing at a moment; in thousandths of a kilogram.
    public static func withingsWeight(_ unix: Int, grams: Int, group: Int, attribution: Int = 0) -> Record {
        [
            "grpid": group, "attrib": attribution, "date": unix, "created": unix, "modified": unix, "category": 1,
            "model": "Body+",
            "measures": [["value": grams, "type": 1, "unit": -3], ["value": 1_832, "type": 6, "unit": -2]],
        ]
    }

    /// A day of Withings in Berlin: so many steps, 5,000.5 metres, 300 kcal active.
    public static func withingsActivity(_ day: String, steps: Int) -> Record {
        ["date": day, "timezone": "Europe/Berlin", "steps": steps, "distance": 5_000.5, "calories": 300, "modified": 1]
    }

    /// A day of wellness in Intervals.icu; weight in kilograms, pulse in beats per minute.
    public static func intervalsDay(_ day: String, weight: Double, restingHR: Int) -> Record {
        [
            "id": day, "weight": weight, "restingHR": restingHR, "hrv": 52.5, "steps": 8_000, "ctl": 41.2,
            "updated": "\(day)T09:00:00",
        ]
    }

    /// A run in Intervals.icu of 8 km at 07:00, an hour east of UTC; its name holds an escape sequence.
    public static func intervalsActivity(_ id: String, _ day: String, source: String = "GARMIN_CONNECT") -> Record {
        [
            "id": id, "start_date_local": "\(day)T07:00:00", "start_date": "\(day)T06:00:00Z", "type": "Run",
            "name": "Morning \u{1B}[31mrun", "distance": 8_000.0, "moving_time": 2_400, "elapsed_time": 2_500,
            "average_heartrate": 141, "max_heartrate": 165, "source": source,
        ]
    }
}
