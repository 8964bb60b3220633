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

    /// For what has no default.
    private static func example(_ field: SettingField) -> String {
        switch field.kind {
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
