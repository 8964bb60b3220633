import ChatModel
import CoachEngine
import Console
import ConversationStore
import Foundation
import HealthModel
import HealthStore
import ProgramContext
import SettingsModel

/// A question that was typed where something is to be written down: the offline coach answers it, and nothing is stored or
/// leaves the machine.
enum OfflineAnswer {
    static func print(_ question: String, asJSON: Bool, _ context: Context) async throws {
        let health = try await context.healthOfNow()
        let ledger = context.conversations
        let model = try context.model(provider: ProviderID.offline.rawValue, model: nil, health: health)
        let engine = context.engine(health: health, reading: health, ledger: ledger, writing: nil) {
            Output.error($0.sentence)
        }
        let settings: Settings
        do throws(HealthStoreError) { settings = try await context.settings(withGoalsOf: health) } catch {
            throw Failure(error)
        }
        let printer = AskPrinter(json: asJSON, units: context.settings.units.system, today: context.today)
        printer.waitsForReading = true
        for await event in engine.reply(
            from: model, to: [ChatMessage(.person, question)], on: context.today, options: ReplyOptions(settings))
        {
            printer.print(event)
            if Output.isClosed { return }
        }
        try printer.finish()
    }
}
