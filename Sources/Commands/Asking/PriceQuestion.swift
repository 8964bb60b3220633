import ChatModel
import Console
import Foundation
import ProgramContext
import Settings
import SettingsModel

/// The notice and question before a model of unknown price is asked, where there is no screen.
extension Context {
    /// Whether nobody says what an answer of the model costs.
    func isUnpriced(_ model: ModelReference) async -> Bool {
        guard model.provider != .offline else { return false }
        return model.isUnpriced(catalog.info(of: model), at: await reader(of: model).place)
    }

    /// Says that the price is not known; with a limit asks whether the model is asked all the same, once for good. Without an
    /// answer the engine refuses.
    /// - Parameter ask: `nil` where nobody can be asked.
    func settlePrice(of model: ModelReference, ask: (@Sendable (String) async -> String?)?) async {
        guard await isUnpriced(model) else { return }
        let unknown = "The price of \(model.settingsName) is not known"
        guard budget.asksAbout(model) else { return Output.error("\(unknown): what it takes counts as unknown.") }
        guard let ask else { return }
        let answer = await ask("\(unknown), so your limit cannot hold it back. Ask it, now and later? (y)es, (n)o:")
        guard ["y", "yes"].contains(answer?.lowercased() ?? "") else { return }
        await accept(model)
    }

    /// Asks models of unknown price in this run, whatever the limits.
    func acceptUnpriced() {
        var settings = settings
        settings.budget.acceptsAnyPrice = true
        apply(settings)
    }

    private func accept(_ model: ModelReference) async {
        let change = SettingCatalog.change(accepting: model, in: budget)
        var settings = settings
        settings.budget.acceptedUnpriced.append(model)
        apply(settings)
        guard !isDemo else { return }
        do throws(SettingsFileError) {
            try await settingsFile.apply([.set(change.key, change.1)])
        } catch {
            Output.error("\(error.message) The yes holds until AirFit ends.")
        }
    }
}
