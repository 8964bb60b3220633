import Screens
import SettingsModel

/// What the settings screen has done outside.
public struct SettingsServices: Sendable {
    /// Writes changes to the file.
    public var save: @Sendable ([SettingChange]) async throws(SaveFailure) -> Void
    /// Takes a whole table out of the file.
    public var removeTable: @Sendable (String) async throws(SaveFailure) -> Void
    /// Names of all themes, the built-in ones first.
    public var themes: @Sendable () async -> [String]

    /// What the about page says, looked up anew.
    public var about: @Sendable () async -> AboutFacts?
    public var debug: DebugServices

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
