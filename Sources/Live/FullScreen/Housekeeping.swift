import App
import AppStore
import ConversationStore
import Foundation
import LogFile
import Observation
import ProgramContext

/// Removes old logs and receipts, and counts which screens are opened where that is wanted.
struct Housekeeping: Sendable {
    private let context: Context
    private let receipts: ConversationStore
    private let usage: UsageCounts?

    @MainActor init(_ services: ScreenServices) {
        (context, receipts, usage) = (services.context, services.conversations, services.usage)
    }

    /// Runs until it is cancelled.
    @MainActor func run(beside store: AppStore) async {
        async let removed: Void = removeOld()
        guard let usage else { return await removed }
        var last: AppState.Screen?
        for await (_, screen) in Observations({ (store.revision, store.state.screen) }) where screen != last {
            last = screen
            usage.count(screen.usageName, on: context.today.iso)
        }
    }

    /// Waits five seconds, for the start belongs to the screen; removes nothing when the program ends before.
    private nonisolated func removeOld() async {
        let days = context.settings.privacy.logDays
        do { try await Task.sleep(for: .seconds(5)) } catch { return }
        _ = LogRetention.apply(days: days, to: context.locations.logFile, now: Date().timeIntervalSince1970)
        // Receipts that cannot be removed now are removed at the next start, or when they are looked at.
        _ = try? await context.spendAccount(receipts)
    }
}
