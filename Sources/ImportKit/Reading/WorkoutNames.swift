/// Kinds of workout as vendors name them, brought to Apple's names.
package enum WorkoutNames {
    /// The activity by a program's name, for example `Running` for `outdoor_run`; `nil` for a name that is not known.
    package static func activity(_ name: some StringProtocol) -> String? {
        let key = String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic }.map(Character.init))
        if let known = table[key] { return known }
        for prefix in ["outdoor", "indoor", "virtual", "treadmill", "generic", "trail", "street", "pool", "openwater"]
        where key.hasPrefix(prefix) {
            if let known = table[String(key.dropFirst(prefix.count))] { return known }
        }
        return nil
    }

    /// Whether the name says so.
    package static func isIndoor(_ name: some StringProtocol) -> Bool? {
        let key = name.lowercased()
        if key.contains("indoor") || key.contains("treadmill") || key.contains("stationary") { return true }
        return key.contains("outdoor") ? false : nil
    }

    private static let apple = [
        "AmericanFootball", "Archery", "AustralianFootball", "Badminton", "Barre", "Baseball", "Basketball", "Bowling",
        "Boxing", "CardioDance", "Climbing", "Cooldown", "CoreTraining", "Cricket", "CrossCountrySkiing",
        "CrossTraining", "Curling", "Cycling", "Dance", "DiscSports", "DownhillSkiing", "Elliptical",
        "EquestrianSports", "Fencing", "Fishing", "FitnessGaming", "Flexibility", "FunctionalStrengthTraining", "Golf",
        "Gymnastics", "HandCycling", "Handball", "HighIntensityIntervalTraining", "Hiking", "Hockey", "Hunting",
        "JumpRope", "Kickboxing", "Lacrosse", "MartialArts", "MindAndBody", "MixedCardio", "Other", "PaddleSports",
        "Pickleball", "Pilates", "Play", "PreparationAndRecovery", "Racquetball", "Rowing", "Rugby", "Running",
        "Sailing", "SkatingSports", "SnowSports", "Snowboarding", "Soccer", "SocialDance", "Softball", "Squash",
        "StairClimbing", "Stairs", "StepTraining", "SurfingSports", "Swimming", "SwimBikeRun", "TableTennis", "TaiChi",
        "Tennis", "TrackAndField", "TraditionalStrengthTraining", "Transition", "UnderwaterDiving", "Volleyball",
        "Walking", "WaterFitness", "WaterPolo", "WaterSports", "WheelchairRunPace", "WheelchairWalkPace", "Wrestling",
        "Yoga",
    ]

    private static let table: [String: String] = {
        var table: [String: String] = [
            "run": "Running", "jogging": "Running", "jog": "Running", "treadmill": "Running", "trailrun": "Running",
            "laufen": "Running", "lauf": "Running", "laufenimfreien": "Running", "course": "Running",
            "courseapied": "Running", "correr": "Running", "carrera": "Running", "corsa": "Running",
            "walk": "Walking", "gehen": "Walking", "spaziergang": "Walking", "spazieren": "Walking",
            "marche": "Walking", "caminar": "Walking", "caminata": "Walking", "camminata": "Walking",
            "powerwalking": "Walking", "dogwalking": "Walking",
            "hike": "Hiking", "wandern": "Hiking", "wanderung": "Hiking", "randonnee": "Hiking",
            "senderismo": "Hiking", "trekking": "Hiking",
            "bike": "Cycling", "biking": "Cycling", "bicycling": "Cycling", "cycle": "Cycling", "bikeride": "Cycling",
            "roadbiking": "Cycling", "mountainbiking": "Cycling", "mtb": "Cycling", "spinning": "Cycling",
            "spin": "Cycling", "ride": "Cycling", "radfahren": "Cycling", "velo": "Cycling", "ciclismo": "Cycling",
            "radsport": "Cycling", "roadcycling": "Cycling", "gravelcycling": "Cycling", "stationarybiking": "Cycling",
            "stationarybike": "Cycling", "indoorcycling": "Cycling", "ebike": "Cycling", "ebiking": "Cycling",
            "bikingstationary": "Cycling", "runningtreadmill": "Running",
            "swim": "Swimming", "lapswimming": "Swimming", "openwaterswimming": "Swimming", "schwimmen": "Swimming",
            "natation": "Swimming", "natacion": "Swimming", "poolswim": "Swimming", "swimmingpool": "Swimming",
            "swimmingopenwater": "Swimming",
            "weights": "TraditionalStrengthTraining", "weightlifting": "TraditionalStrengthTraining",
            "weighttraining": "TraditionalStrengthTraining", "strength": "TraditionalStrengthTraining",
            "strengthtraining": "TraditionalStrengthTraining", "liftweights": "TraditionalStrengthTraining",
            "krafttraining": "TraditionalStrengthTraining", "musculation": "TraditionalStrengthTraining",
            "powerlifting": "TraditionalStrengthTraining", "pesas": "TraditionalStrengthTraining",
            "bodyweight": "FunctionalStrengthTraining", "calisthenics": "FunctionalStrengthTraining",
            "functionalfitness": "FunctionalStrengthTraining", "bootcamp": "FunctionalStrengthTraining",
            "hiit": "HighIntensityIntervalTraining", "intervalworkout": "HighIntensityIntervalTraining",
            "intervaltraining": "HighIntensityIntervalTraining", "crossfit": "CrossTraining",
            "circuittraining": "CrossTraining", "core": "CoreTraining", "abs": "CoreTraining",
            "ellipticaltrainer": "Elliptical", "crosstrainer": "Elliptical", "rowingmachine": "Rowing",
            "indoorrowing": "Rowing", "rower": "Rowing", "rudern": "Rowing", "aviron": "Rowing", "remo": "Rowing",
            "football": "Soccer", "fussball": "Soccer", "fußball": "Soccer", "futbol": "Soccer",
            "dancing": "Dance", "zumba": "CardioDance", "tanzen": "Dance", "danse": "Dance", "baile": "Dance",
            "aerobics": "MixedCardio", "cardio": "MixedCardio", "kickboxing": "Kickboxing",
            "stairclimber": "StairClimbing", "stairstepper": "StairClimbing", "stairclimbingmachine": "StairClimbing",
            "stairmaster": "StairClimbing", "skiing": "DownhillSkiing", "ski": "DownhillSkiing",
            "alpineskiing": "DownhillSkiing", "resortskiing": "DownhillSkiing", "backcountryskiing": "SnowSports",
            "crosscountry": "CrossCountrySkiing", "nordicskiing": "CrossCountrySkiing", "snowboard": "Snowboarding",
            "snowshoeing": "SnowSports", "skating": "SkatingSports", "iceskating": "SkatingSports",
            "inlineskating": "SkatingSports", "surfing": "SurfingSports", "standuppaddleboarding": "PaddleSports",
            "paddling": "PaddleSports", "kayaking": "PaddleSports", "canoeing": "PaddleSports",
            "rockclimbing": "Climbing", "bouldering": "Climbing", "klettern": "Climbing", "escalade": "Climbing",
            "stretching": "Flexibility", "meditation": "MindAndBody", "meditating": "MindAndBody",
            "breathwork": "MindAndBody", "guidedbreathing": "MindAndBody", "tischtennis": "TableTennis",
            "pingpong": "TableTennis", "martialart": "MartialArts", "karate": "MartialArts", "judo": "MartialArts",
            "jiujitsu": "MartialArts", "icehockey": "Hockey", "fieldhockey": "Hockey", "rollerhockey": "Hockey",
            "horsebackriding": "EquestrianSports", "jumpingrope": "JumpRope", "ropeskipping": "JumpRope",
            "sport": "Other", "workout": "Other", "activity": "Other", "otherworkout": "Other", "training": "Other",
            "multisport": "SwimBikeRun", "triathlon": "SwimBikeRun", "scubadiving": "UnderwaterDiving",
            "footballamerican": "AmericanFootball", "footballaustralian": "AustralianFootball",
            "frisbeedisc": "DiscSports", "ultimate": "DiscSports", "wheelchair": "WheelchairWalkPace",
            "exerciseclass": "MixedCardio", "traditionalstrengthtraining": "TraditionalStrengthTraining",
        ]
        for name in apple { table[name.lowercased()] = name }
        return table
    }()
}
