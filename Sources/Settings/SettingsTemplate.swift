import SettingsModel

/// The file a person gets who has none: every setting as a comment, with what it does and its default.
public enum SettingsTemplate {
    /// Writes the template where there is no file yet.
    public static func make(at path: String) throws(SettingsFileError) {
        let file = DurableFile(path: path)
        do throws(DurableFile.Failure) {
            try file.locked { () throws(DurableFile.Failure) in
                if file.stamp == nil { try file.write(text, insteadOf: nil) }
            }
        } catch {
            switch error {
            case .cannotWrite(let reason): throw .cannotWrite(file: path, reason: reason)
            case .busy, .changedMeanwhile: throw .busy(file: path)
            }
        }
    }

    static let text: String = {
        var text = """
            # Settings of AirFit. Everything has a default: take the # away in front of what you want to change.
            # Changes hold as soon as the file is saved, also while AirFit runs.

            """
        var table = ""
        for field in SettingCatalog.fixed {
            let parts = field.key.split(separator: ".").map(String.init)
            if parts[0] != table {
                table = parts[0]
                text += "\n[\(table)]\n"
            }
            text += line(parts[1], field)
        }
        return text + """

            # A provider by its name: openai, anthropic, gemini, openrouter, ollama, custom, or a name of your own.
            # [providers.work]
            # base_url = "https://llm.example.org/v1"
            # model = "large"
            # api_key_env = "WORK_KEY"   # the variable that holds the key; keys have no place here

            # What a provider elsewhere may see; written when you are asked, and in force for that host alone.
            # [consents.openai]
            # host = "api.openai.com"
            # share = ["activity", "sleep"]

            # A way for the coach to speak; [coach] persona names the one in use.
            # [personas.calm]
            # name = "Calm"
            # style = "\(StyleBlend().text)"

            """
    }()

    private static func line(_ name: String, _ field: SettingField) -> String {
        let value = field.read(Settings()).map { TOMLText.value($0) } ?? example(field)
        return "# \(name) = \(value)  # \(field.help)\n"
    }

    /// Examples of settings.
    private static let examples = [
        "profile.name": "\"Alex\"", "profile.time_zone": "\"Europe/Berlin\"", "profile.height_cm": "172",
        "profile.max_heart_rate": "186",
        "goals.steps": "9000", "goals.active_kcal": "550", "goals.exercise_min": "30", "goals.stand_hours": "12",
        "goals.sleep_hours": "8", "goals.weight_kg": "70", "coach.provider": "\"openai\"",
        "coach.model": "\"name-of-the-model\"", "coach.temperature": "0.7", "coach.max_tokens": "2000",
        "budget.day_usd": "1", "budget.month_usd": "10",
        "budget.unpriced": "[\"custom/my-model\"]", "weather.latitude": "52.52", "weather.longitude": "13.4",
        "weather.place": "\"Berlin\"", "weather.places": "[\"work = 52.5 13.3\"]",
        "weather.openmeteo_base_url": "\"https://weather.example.org\"",
        "weather.openweathermap_base_url": "\"https://weather.example.org\"",
        "weather.weatherapi_base_url": "\"https://weather.example.org\"",
        "data.watched_folder": "\"~/health\"",
    ]

    /// For what has no default.
    private static func example(_ field: SettingField) -> String {
        if let example = examples[field.key] { return example }
        return switch field.kind {
        case .flag: "true"
        case .choice(let options): TOMLText.quoted(options.map(\.value).joined(separator: "|"))
        case .count(let range, _, _): "\(range.lowerBound)"
        case .number(let range, _, _): TOMLText.value(.number(range.lowerBound))
        case .text: "\"\""
        case .texts(let options): TOMLText.value(.texts(options.prefix(1).map(\.value)))
        case .day: "1988-04-30"
        }
    }
}
