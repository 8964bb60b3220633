import SettingsScreen
import SettingsModel

/// How AirFit reaches a person who looks elsewhere.
public struct NotificationServices: Sendable {
    /// Takes an event to the person, unless the settings say otherwise.
    public var notify: @MainActor @Sendable (Settings.Notifications.Kind) async -> Void
    /// Sends one now, whatever the settings say but the way; answers with one sentence on what became of it.
    public var tryOne: @MainActor @Sendable () async -> String
    public var facts: @MainActor @Sendable () async -> NotificationFacts

    public init(
        notify: @escaping @MainActor @Sendable (Settings.Notifications.Kind) async -> Void = { _ in },
        tryOne: @escaping @MainActor @Sendable () async -> String = { "There is no way to you from here." },
        facts: @escaping @MainActor @Sendable () async -> NotificationFacts = { NotificationFacts() }
    ) {
        self.notify = notify
        self.tryOne = tryOne
        self.facts = facts
    }
}
