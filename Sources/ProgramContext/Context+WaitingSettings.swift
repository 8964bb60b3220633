import Console
import DataWork
import Settings

extension Context {
    public var waitingConfirmation: WaitingConfirmation {
        WaitingConfirmation(locations: locations, settingsFile: settingsFile, keys: keys, zone: zone)
    }

    /// Prints, for commands that speak to a coach, that settings of a restored backup are off, where some are.
    public func tellWaitingSettings() {
        guard !isDemo, !waitingConfirmation.waiting.isEmpty else { return }
        Output.error("Settings of a restored backup are off until you have seen them: airfit config confirm.")
    }
}
