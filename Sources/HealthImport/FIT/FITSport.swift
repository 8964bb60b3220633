/// FIT's sports and their kinds, as Apple's activities.
enum FITSport {
    static func activity(sport: Int?, subSport: Int?) -> String {
        if let subSport, let name = byKind[subSport] { return name }
        return sport.flatMap { bySport[$0] } ?? "Other"
    }

    /// Whether a kind of sport is done inside; `nil` when that is not said.
    static func isIndoor(subSport: Int?) -> Bool? {
        switch subSport {
        case 1, 5, 6, 14, 15, 16, 17, 25, 27, 45, 58, 68, 86, 87, 88: true
        case 2, 3, 7, 8, 9, 11, 18, 37, 38, 41, 46, 47, 48: false
        default: nil
        }
    }

    /// Kinds that say more than the sport they come with.
    private static let byKind: [Int: String] = [
        12: "HandCycling", 14: "Rowing", 15: "Elliptical", 16: "StairClimbing", 19: "Flexibility",
        20: "TraditionalStrengthTraining", 26: "MixedCardio", 43: "Yoga", 44: "Pilates", 62: "MindAndBody",
        68: "Climbing", 69: "Climbing", 70: "HighIntensityIntervalTraining", 73: "HighIntensityIntervalTraining",
        74: "HighIntensityIntervalTraining", 75: "HighIntensityIntervalTraining", 84: "Pickleball",
        86: "WheelchairWalkPace", 87: "WheelchairRunPace", 88: "HandCycling", 94: "Squash", 95: "Badminton",
        96: "Racquetball", 97: "TableTennis",
    ]

    private static let bySport: [Int: String] = [
        1: "Running", 2: "Cycling", 3: "Transition", 5: "Swimming", 6: "Basketball", 7: "Soccer", 8: "Tennis",
        9: "AmericanFootball", 10: "CrossTraining", 11: "Walking", 12: "CrossCountrySkiing",
        13: "DownhillSkiing", 14: "Snowboarding", 15: "Rowing", 16: "Climbing", 17: "Hiking", 18: "SwimBikeRun",
        19: "PaddleSports", 21: "Cycling", 25: "Golf", 27: "EquestrianSports", 28: "Hunting", 29: "Fishing",
        30: "SkatingSports", 31: "Climbing", 32: "Sailing", 33: "SkatingSports", 35: "SnowSports", 37: "PaddleSports",
        38: "SurfingSports", 39: "WaterSports", 40: "WaterSports", 41: "PaddleSports", 42: "PaddleSports",
        43: "WaterSports", 44: "WaterSports", 47: "Boxing", 48: "Stairs", 49: "Baseball", 53: "UnderwaterDiving",
        62: "HighIntensityIntervalTraining", 64: "Racquetball", 65: "WheelchairWalkPace", 66: "WheelchairRunPace",
        67: "MindAndBody", 69: "DiscSports", 71: "Cricket", 72: "Rugby", 73: "Hockey", 74: "Lacrosse",
        75: "Volleyball", 76: "WaterSports", 77: "SurfingSports", 80: "MartialArts", 82: "WaterSports",
        83: "CardioDance", 84: "JumpRope",
    ]
}
