extension SettingCatalog {
    public static let interface: [SettingField] = [
        .choice(
            "ui.appearance", "Appearance",
            "Which theme: the dark one, the light one, or by the background of the terminal.", \.ui.appearance
        ) {
            switch $0 {
            case .dark: "Dark"
            case .light: "Light"
            case .system: "As the terminal"
            }
        },
        .text("ui.theme", "Theme", "The theme in use; by an appearance of light, the light one is.", \.ui.theme),
        .text("ui.light_theme", "Light theme", "The theme of a light appearance.", \.ui.lightTheme),
        .flag("ui.reduced_motion", "Reduced motion", "Nothing on the screen moves by itself.", \.ui.reducedMotion),
        .flag("ui.mouse", "Mouse", "AirFit takes clicks and the wheel; Shift leaves them to the terminal.", \.ui.mouse),
        .flag("ui.ascii", "ASCII only", "Draws boxes and charts with plain characters.", \.ui.ascii),
        .choice(
            "ui.chart_shapes", "Rings and charts",
            "Fields without gaps where the terminal is known to draw them, else dots; or one kind always.",
            \.ui.chartShapes
        ) {
            switch $0 {
            case .auto: "As the terminal can"
            case .braille: "Dots (braille)"
            case .sextants: "2 × 3 fields (sextants)"
            case .octants: "2 × 4 fields (octants)"
            }
        },
        .flag(
            "ui.order_text", "Right-to-left text", "Is put in order by AirFit; off where the terminal does it itself.",
            \.ui.ordersText),
        .flag("ui.bell", "Bell", "Rings when an answer is complete or something needs an eye.", \.ui.bell),
        .flag("ui.flash", "Flash", "Flashes the screen where the bell would ring.", \.ui.flash),
    ]

    public static let lock: [SettingField] = [
        .flag(
            "lock.enabled", "App lock", "Asks for the passphrase at the start and when you were away.", \.lock.isEnabled
        ),
        .count("lock.idle_minutes", "Lock after", "Minutes without a key.", 1...720, unit: "min", \.lock.idleMinutes),
        .flag("lock.fingerprint", "Fingerprint", "A finger on the system's reader opens it too.", \.lock.fingerprint),
    ]

    public static let weather: [SettingField] = [
        .number(
            "weather.latitude", "Latitude", "In degrees, north positive; only two decimals go out.", -90...90,
            step: 0.1, unit: "°", \.weather.latitude),
        .number(
            "weather.longitude", "Longitude", "In degrees, east positive; only two decimals go out.",
            -180...180, step: 0.1, unit: "°", \.weather.longitude),
        .text("weather.place", "Place", "What you call it; airfit place set NAME looks it up.", \.weather.place),
        .choice(
            "weather.provider", "Weather from",
            "Who is asked. Open-Meteo needs no key; one of the others is kept with airfit keys set.", \.weather.provider
        ) {
            switch $0 {
            case .openMeteo: "Open-Meteo"
            case .openWeatherMap: "OpenWeatherMap"
            case .weatherAPI: "WeatherAPI"
            }
        },
        places,
        .flag(
            "weather.dark_hours", "Hours in the dark", "The best hours to be outside may be without daylight.",
            \.weather.darkHours),
        .flag(
            "weather.past_workouts", "Weather of past workouts",
            "Asks Open-Meteo once for each outdoor workout near one of your places: the place to two decimals and the days go out.",
            \.weather.pastWorkouts),
        address("openmeteo", "Open-Meteo", \.weather.openMeteoBaseURL),
        address("openweathermap", "OpenWeatherMap", \.weather.openWeatherMapBaseURL),
        address("weatherapi", "WeatherAPI", \.weather.weatherAPIBaseURL),
    ]

    /// - Parameter id: of a weather service.
    private static func address(_ id: String, _ name: String, _ place: SettingField.Place<String?>) -> SettingField {
        .text(
            "weather.\(id)_base_url", "Address of \(name)",
            "A server of your own or a proxy in its place; AIRFIT_\(id.uppercased())_BASE_URL counts before it.",
            rule: BaseURL.rule(mayBeLocal: false), where: { BaseURL.isAllowed($0, local: false) }, place)
    }

    private static let places: SettingField = {
        var field = SettingField.texts(
            "weather.places", "Other places", "Each with its coordinate; airfit place set NAME --as LABEL adds one.",
            \.weather.places)
        field.member = (
            "must be a list of places such as [\"work = 52.5 13.3\"]",
            { text in
                let parts = text.split(separator: "=")
                let numbers = parts.count == 2 ? parts[1].split(separator: " ").map { Double($0) } : []
                guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else { return false }
                return !parts[0].allSatisfy { $0 == " " } && abs(latitude) <= 90 && abs(longitude) <= 180
            }
        )
        return field
    }()

    public static let data: [SettingField] = [
        .text(
            "data.watched_folder", "Watched folder", "Files dropped there are imported.",
            rule: "must be a folder as an absolute path, or one that begins with ~/",
            where: { $0.hasPrefix("/") || $0.hasPrefix("~/") }, \.data.watchedFolder),
        .choice(
            "data.after_import", "After its import", "What becomes of a file from the watched folder.",
            \.data.afterImport
        ) {
            $0 == .keep ? "Keep it there" : "Move it to imported/"
        },
        .flag(
            "data.automatic_backups", "Automatic backups", "One a day, the last seven are kept beside the data.",
            \.data.automaticBackups),
    ]
}
