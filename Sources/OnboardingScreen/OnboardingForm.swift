import ScreenKit
import Canvas
import HealthModel
import SettingsModel
import Widgets

/// The form of one step of the setup.
enum OnboardingForm: Equatable, Sendable {
    case fields([OnboardingField])
    /// Nothing is chosen where there is no cursor.
    case choice([OnboardingOption], cursor: Int?)
    case passphrase(PassphraseEntries)

    /// How many things there are for the focus, before the buttons.
    var stops: Int {
        switch self {
        case .fields(let fields): fields.count
        case .choice: 1
        case .passphrase: 1
        }
    }
}

/// One of a few answers.
struct OnboardingOption: Equatable, Sendable {
    var id: String
    var title: String
    /// More about it, shown while the cursor is on it.
    var note: String = ""
}

/// A setting that is typed.
struct OnboardingField: Equatable, Sendable {
    let key: String
    let title: String
    /// Behind the entry: the unit or an example.
    let hint: String
    let measure: TypedMeasure?
    var editor: TextEditorState
    /// Why it cannot be set; one sentence.
    var problem: String?

    init?(_ key: String, hint: String? = nil, measure: TypedMeasure? = nil, in settings: Settings) {
        guard let field = SettingCatalog.field(key) else { return nil }
        self.key = key
        title = field.title
        self.measure = measure
        let units = settings.units.system
        self.hint = hint ?? measure?.unit(units) ?? Self.unit(of: field)
        editor = TextEditorState(Self.text(field.read(settings), measure, units))
    }

    /// The value to set: `.some(nil)` resets to the default; `nil` where it is as before, and where it cannot be set,
    /// when `problem` says why.
    mutating func change(in settings: Settings) -> SettingChange? {
        problem = nil
        guard let field = SettingCatalog.field(key) else { return nil }
        let typed = editor.text.replacing("\n", with: " ")
        let before = field.read(settings)
        guard typed.contains(where: { !$0.isWhitespace }) else {
            return before == nil ? nil : SettingChange(key, nil)
        }
        // As it was shown: nothing was typed, and rounding for the eye changes nothing.
        guard typed != Self.text(before, measure, settings.units.system) else { return nil }
        let value: SettingValue
        if let measure {
            guard let number = measure.value(typed: typed, settings.units.system) else {
                problem = "\(title) \(measure.rule(settings.units.system))."
                return nil
            }
            value = .number(number)
        } else {
            value = field.value(typed: typed)
        }
        if let reason = field.check(value) {
            problem = "\(title) \(reason)."
            return nil
        }
        return SettingChange(key, value)
    }

    private static func text(_ value: SettingValue?, _ measure: TypedMeasure?, _ units: UnitSystem) -> String {
        if let measure, case .number(let number) = value { return measure.text(number, units) }
        return SettingWording.typed(value)
    }

    private static func unit(of field: SettingField) -> String {
        switch field.kind {
        case .count(_, _, let unit), .number(_, _, let unit): unit
        default: ""
        }
    }
}
