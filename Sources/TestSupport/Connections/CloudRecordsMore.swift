import Foundation
import HealthModel

/// Records of Google Health, Polar, Dexcom, Wahoo and Ultrahuman as they send them.
extension CloudRecords {
    private static func before(_ day: String) -> String {
        (CivilDay(iso: day) ?? CivilDay(number: 0)).advanced(by: -1).iso
    }

    private static func date(_ day: String) -> Record {
        let date = (CivilDay(iso: day) ?? CivilDay(number: 0)).components
        return ["year": date.year, "month": date.month, "day": date.day]
    }

    // MARK: Google Health

    private static let tracker: Record = [
        "platform": "FITBIT", "recordingMethod": "DERIVED", "device": ["displayName": "Charge 6"],
    ]

    /// A night from eleven to six, an hour east of UTC: an hour of deep sleep, five light, one awake.
    public static func googleNight(_ day: String, isProcessed: Bool = true) -> Record {
        let before = before(day)
        func stage(_ type: String, _ from: String, _ to: String) -> Record {
            ["type": type, "startTime": from, "endTime": to, "startUtcOffset": "3600s", "endUtcOffset": "3600s"]
        }
        let stages = [
            stage("DEEP", "\(before)T22:00:00Z", "\(before)T23:00:00Z"),
            stage("LIGHT", "\(before)T23:00:00Z", "\(day)T04:00:00Z"),
            stage("AWAKE", "\(day)T04:00:00Z", "\(day)T05:00:00Z"), stage("UNHEARD_OF", "", ""),
        ]
        return [
            "name": "users/me/dataTypes/sleep/dataPoints/\(day)", "dataSource": tracker,
            "sleep": [
                "type": "STAGES",
                "interval": [
                    "startTime": "\(before)T22:00:00Z", "startUtcOffset": "3600s", "endTime": "\(day)T05:00:00Z",
                    "endUtcOffset": "3600s",
                ], "stages": isProcessed ? stages : [],
                "summary": ["minutesInSleepPeriod": "420", "minutesAsleep": "360", "minutesAwake": "60"],
                "metadata": ["nap": false, "mainSleep": true, "processed": isProcessed],
                "updateTime": isProcessed ? "2026-11-20T09:00:00Z" : "2026-11-20T07:00:00Z",
            ] as Record,
        ]
    }

    /// A run of the day.
    public static func googleRun(_ day: String) -> Record {
        [
            "name": "users/me/dataTypes/exercise/dataPoints/run-\(day)", "dataSource": tracker,
            "exercise": [
                "exerciseType": "RUNNING", "displayName": "Run",
                "interval": [
                    "startTime": "\(day)T16:00:00Z", "startUtcOffset": "3600s", "endTime": "\(day)T16:40:00Z",
                    "endUtcOffset": "3600s",
                ], "activeDuration": "2340.5s",
                "metricsSummary": [
                    "caloriesKcal": 410.5, "distanceMillimeters": 8_000_000, "steps": "6500",
                    "averageHeartRateBeatsPerMinute": "142",
                ] as Record,
            ] as Record,
        ]
    }

    /// The resting heart rate of the day, in beats per minute.
    public static func googleRestingHeartRate(_ day: String, _ rate: Int) -> Record {
        [
            "name": "users/me/dataTypes/daily-resting-heart-rate/dataPoints/\(day)", "dataSource": tracker,
            "dailyRestingHeartRate": ["date": date(day), "beatsPerMinute": "\(rate)"] as Record,
        ]
    }

    /// A weight of the day.
    public static func googleWeight(_ day: String, grams: Int) -> Record {
        [
            "name": "users/me/dataTypes/weight/dataPoints/\(day)",
            "dataSource": ["platform": "HEALTH_CONNECT", "recordingMethod": "MANUAL"],
            "weight": [
                "sampleTime": ["physicalTime": "\(day)T06:00:00Z", "utcOffset": "3600s"], "weightGrams": grams,
            ] as Record,
        ]
    }

    /// The steps of the day.
    public static func googleSteps(_ day: String, _ count: Int) -> Record {
        ["civilStartTime": ["date": date(day)] as Record, "steps": ["countSum": "\(count)"]]
    }

    /// A sample of the heart rate, in beats per minute.
    public static func googleHeartRate(_ moment: String, _ rate: Double) -> Record {
        ["startTime": moment, "heartRate": ["beatsPerMinuteAvg": rate, "beatsPerMinuteMax": "200"] as Record]
    }

    // MARK: Polar

    /// The night that ended on the day.
    public static func polarNight(_ day: String) -> Record {
        [
            "sleepDate": day,
            "sleepResult": [
                "hypnogram": ["sleepStart": "\(before(day))T23:00:00+01:00", "sleepEnd": "\(day)T06:00:00+01:00"]
            ],
            "sleepEvaluation": [
                "asleepDuration": "21600s",
                "phaseDurations": ["light": "10800s", "deep": "3600s", "rem": "7200s", "unknown": NSNull()] as Record,
                "interruptions": ["totalDuration": "3600s", "totalCount": 4] as Record,
            ] as Record, "sleepScore": ["sleepScore": "81.5"],
        ]
    }

    /// The recovery of the night that ended on the day; RMSSD in milliseconds.
    public static func polarRecharge(_ day: String, rmssd: Int) -> Record {
        [
            "sleepResultDate": day, "meanNightlyRecoveryRmssd": rmssd, "meanNightlyRecoveryRri": 1_200,
            "meanNightlyRecoveryRespirationInterval": 0, "ansStatus": -1.5, "recoveryIndicator": 4,
        ]
    }

    /// On two devices, of which one counts.
    public static func polarActivity(_ day: String, steps: Int) -> Record {
        func device(_ steps: [Int]) -> Record {
            [
                "activitySamples": [
                    ["stepSamples": ["startTime": "\(day)T00:00:00", "interval": 60_000, "steps": steps] as Record]
                        as Record
                ]
            ]
        }
        return ["date": day, "activitiesPerDevice": [device([steps - 100, 100]), device([300])]]
    }

    /// Samples of the heart rate on the day, in beats per minute.
    public static func polarHeartRate(_ day: String, _ rates: [Int]) -> Record {
        [
            "date": day,
            "samples": rates.enumerated().map {
                ["heartRate": $1, "offsetMillis": $0 * 300_000 + 3_600_000] as Record
            },
        ]
    }

    /// A run of the day.
    public static func polarRun(_ day: String) -> Record {
        [
            "identifier": ["id": "run-\(day)"], "startTime": "\(day)T07:00:00", "stopTime": "\(day)T07:40:00",
            "timezoneOffsetMinutes": 60, "durationMillis": 2_340_000, "distanceMeters": 8_000.5, "calories": "410",
            "hrAvg": 142, "hrMax": 171, "sport": ["id": 1], "modified": "\(day)T09:00:00Z",
            "exercises": [
                [
                    "samples": [
                        "samples": [
                            ["type": "HEART_RATE", "intervalMillis": 1_000, "values": [0, 120, 121]] as Record,
                            ["type": "UNHEARD_OF", "intervalMillis": NSNull(), "values": [1]] as Record,
                        ]
                    ],
                    "routes": [
                        "route": [
                            "wayPoints": [
                                ["latitude": 52.5, "longitude": 13.4, "altitude": 34, "elapsedMillis": 0] as Record,
                                ["latitude": 52.501, "longitude": 13.401, "elapsedMillis": 60_000] as Record,
                                ["latitude": 0, "longitude": 0, "elapsedMillis": 61_000] as Record,
                            ]
                        ]
                    ],
                ] as Record
            ],
        ]
    }

    // MARK: Dexcom

    /// - Parameter moment: in UTC, without its zone; shown an hour east of it.
    public static func dexcomGlucose(
        _ moment: String, shown: String, _ value: Double?, unit: String = "mg/dL", status: String? = nil
    ) -> Record {
        [
            "recordId": "egv-\(moment)", "systemTime": "\(moment)Z", "displayTime": shown,
            "value": value.map { $0 as any Sendable } ?? NSNull(),
            "status": status.map { $0 as any Sendable } ?? NSNull(), "trend": "flat", "trendRate": 0.1, "unit": unit,
            "rateUnit": "\(unit)/min", "transmitterGeneration": "g7",
        ]
    }

    /// An event that the person entered; the value in the unit of its type, `nil` for none.
    public static func dexcomEvent(_ moment: String, shown: String, _ type: String, _ value: String?) -> Record {
        [
            "recordId": "event-\(type)-\(moment)", "systemTime": "\(moment)Z", "displayTime": shown,
            "eventStatus": "created", "eventType": type, "value": value.map { $0 as any Sendable } ?? NSNull(),
            "unit": "grams",
        ]
    }

    // MARK: Wahoo

    /// - Parameter file: the name of its file; `nil` for a workout that was typed in.
    public static func wahooRide(_ id: Int, _ day: String, file: String? = nil, updated: String? = nil) -> Record {
        var record: Record = [
            "id": id, "starts": "\(day)T16:00:00.000Z", "minutes": 75, "name": "Evening \u{1B}[31mride",
            "workout_type_id": 15, "updated_at": updated ?? "\(day)T18:00:00.000Z",
            "workout_summary": [
                "id": id + 1_000, "distance_accum": "31420.5", "duration_active_accum": "4505",
                "duration_total_accum": "4600", "calories_accum": "768", "heart_rate_avg": "148", "power_avg": NSNull(),
                "ascent_accum": "210.0",
            ] as Record,
        ]
        if let file { record["file"] = file }
        return record
    }

    // MARK: Ultrahuman

    /// - Parameter wake: Unix seconds of the end of a night of seven hours.
    public static func ultrahumanDay(_ day: String, wake: Int, steps: Int) -> Record {
        let start = wake - 6 * 3_600
        let metrics: [Record] = [
            [
                "type": "hr",
                "object": [
                    "day_start_timestamp": start,
                    "values": [
                        ["value": "61", "timestamp": wake + 600], ["value": NSNull(), "timestamp": wake + 900],
                    ]
                        as [Record],
                ] as Record,
            ],
            ["type": "hrv", "object": ["values": [["value": 48, "timestamp": wake - 60]]] as Record],
            [
                "type": "steps",
                "object": ["day_start_timestamp": start, "values": [] as [Int], "total": steps] as Record,
            ],
            ["type": "night_rhr", "object": ["day_start_timestamp": start, "avg": 51] as Record],
            ["type": "glucose_of_tomorrow", "object": ["value": 1] as Record],
            [
                "type": "Sleep",
                "object": [
                    "bedtime_start": wake - 25_200, "bedtime_end": wake,
                    "sleep_stages": [
                        ["type": "deep_sleep", "stage_time": 3_600], ["type": "light_sleep", "stage_time": "10800"],
                        ["type": "rem_sleep", "stage_time": 7_200], ["type": "awake", "stage_time": 3_600],
                    ] as [Record],
                ] as Record,
            ],
        ]
        return ["date": day, "metrics": metrics]
    }
}
