import SettingsScreen
import SettingsModel

extension AppStore {
    /// Looks up what waits for a yes, and follows the answers.
    func run(_ effect: ConfirmationEffect) {
        let settings = services.settings
        switch effect {
        case .look:
            writes.add { [weak self] in
                await self?.send(.settings(.confirmation(.found(await settings.waiting()))))
            }
        case .answer(let subject, let answer):
            writes.add { [weak self] in
                do throws(SettingsServices.SaveFailure) {
                    let outcome = try await settings.answer(subject, answer)
                    if let new = outcome.settings {
                        await self?.send(.settings(.settingsRead(new, problems: outcome.problems)))
                    }
                    await self?.send(.settings(.confirmation(.followed(outcome.sentence))))
                } catch {
                    await self?.send(.noticed(.init(error.sentence, .problem)))
                }
            }
        }
    }
}
