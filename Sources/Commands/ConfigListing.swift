import ArgumentParser
import Console
import Foundation
import JSON
import ProgramContext
import Providers
import Settings
import SettingsModel

extension ConfigCommand {
    struct List: AsyncParsableCommand, TakesVaultPassphrase {
        static let configuration = CommandConfiguration(
            abstract: "Print every setting with its value, and of goals those that hold.",
            discussion: "A value in brackets is the default. With --json one object a setting.")

        @OptionGroup var passphrase: PassphraseOptions

        @Flag(help: "Print JSON.")
        var json = false

        func run() async throws {
            let reading = SettingsCodec.reading(of: try Context.locations().configFile)
            let settings = await Self.inForce(reading)
            let fields = SettingCatalog.fields(of: settings)
            if json {
                let list = fields.map { Self.object($0, in: settings) }
                let problems = reading.problems.map(\.message)
                Output.json(JSONText.object(["settings": list, "problems": problems]))
            } else {
                for field in fields { Output.print(Self.line(field, in: settings)) }
            }
            if let problem = reading.problem { throw Failure(problem, .badInput) }
        }

        /// With the goals that hold, as far as the store tells; the file's where it cannot be read, which is said.
        private static func inForce(_ reading: ParsedSettings) async -> Settings {
            guard reading.problem == nil else { return reading.settings }
            do {
                return try await ConfigCommand.inForce(reading.settings)
            } catch {
                Output.error((error as? Failure)?.sentence ?? "\(error)")
                return reading.settings
            }
        }

        /// `ui.theme = dusk` and, on a line of its own, what it does.
        private static func line(_ field: SettingField, in settings: Settings) -> String {
            let (value, standard) = (field.read(settings), field.read(Settings()))
            let shown = value.map { $0 == standard ? "(\($0.typed))" : $0.typed } ?? "not set"
            return "\(field.key) = \(shown)\n    \(field.help)"
        }

        private static func object(_ field: SettingField, in settings: Settings) -> [String: Any] {
            [
                "key": field.key, "title": field.title, "help": field.help, "rule": field.rule,
                "value": json(field.read(settings)), "default": json(field.read(Settings())),
            ]
        }

        private static func json(_ value: SettingValue?) -> Any {
            switch value {
            case nil: NSNull()
            case .flag(let flag)?: flag
            case .count(let count)?: count
            case .number(let number)?: number
            case .texts(let texts)?: texts
            case .text(let text)?: text
            case .day(let day)?: day.iso
            }
        }
    }
}
