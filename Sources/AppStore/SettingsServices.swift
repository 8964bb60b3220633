import SettingsScreen
import SettingsModel
import WeatherModel

/// The services of the settings screen.
public struct SettingsServices: Sendable {
    /// Writes changes to the file.
    public var save: @Sendable ([SettingChange]) async throws(SaveFailure) -> Void
    /// Takes a whole table out of the file.
    public var removeTable: @Sendable (String) async throws(SaveFailure) -> Void
    /// Names of all themes, the built-in ones first.
    public var themes: @Sendable () async -> [String]

    /// The facts of the about page, looked up anew.
    public var about: @Sendable () async -> AboutFacts?
    public var debug: DebugServices
    /// How services outside are reached; none of them is asked.
    public var serviceFacts: @Sendable () async -> ServiceFacts? = { nil }
    /// Places of a name, the largest first.
    public var searchPlaces: @Sendable (String) async throws(WeatherError) -> [Place] = { _ throws(WeatherError) in [] }
    /// The changes that wait for confirmation.
    public var waiting: @Sendable () async -> [ConfirmationSubject] = { [] }
    /// Follows an answer. What the settings say then, where they changed.
    public var answer: @Sendable (ConfirmationSubject, ConfirmationAnswer) async throws(SaveFailure) -> AnswerOutcome =
        { _, _ throws(SaveFailure) in AnswerOutcome() }

    /// The result of a confirmation.
    public struct AnswerOutcome: Sendable {
        /// The settings now in force; `nil` where nothing changed.
        public var settings: Settings?
        public var problems: [String] = []
        /// One sentence for the person.
        public var sentence = ""

        public init(settings: Settings? = nil, problems: [String] = [], sentence: String = "") {
            self.settings = settings
            self.problems = problems
            self.sentence = sentence
        }
    }

    /// Why settings could not be written; one sentence for people.
    public struct SaveFailure: Error, Equatable, Sendable {
        public var sentence: String
        public init(_ sentence: String) { self.sentence = sentence }
    }

    /// - Parameter save: what is not given keeps changes for this run only.
    public init(
        save: @escaping @Sendable ([SettingChange]) async throws(SaveFailure) -> Void = { _ throws(SaveFailure) in },
        removeTable: @escaping @Sendable (String) async throws(SaveFailure) -> Void = { _ throws(SaveFailure) in },
        themes: @escaping @Sendable () async -> [String] = { [] },
        about: @escaping @Sendable () async -> AboutFacts? = { nil }, debug: DebugServices = DebugServices()
    ) {
        self.save = save
        self.removeTable = removeTable
        self.themes = themes
        self.about = about
        self.debug = debug
    }
}
