import ArgumentParser
import Console
import Foundation
import JSON
import ProgramContext
import Providers
import Settings
import SettingsModel

extension ConfigCommand {
    struct List: ParsableCommand, TakesVaultPassphrase {
        static let configuration = CommandConfiguration(
            abstract: "Print every setting with its value.",
            discussion: "A value in brackets is the default. With --json one object a setting.")

        @OptionGroup var passphrase: PassphraseOptions

        @Flag(help: "Print JSON.")
        var json = false

        func run() throws {
            let reading = SettingsCodec.reading(of: try Context.locations().configFile)
            let fields = SettingCatalog.fields(of: reading.settings)
            if json {
                let list = fields.map { Self.object($0, in: reading.settings) }
                let problems = reading.problems.map(\.message)
                Output.json(JSONText.object(["settings": list, "problems": problems]))
            } else {
                for field in fields { Output.print(Self.line(field, in: reading.settings)) }
            }
            if let problem = reading.problem { throw Failure(problem, .badInput) }
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
