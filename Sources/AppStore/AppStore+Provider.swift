import ChatModel
import SettingsScreen

extension AppStore {
    func run(_ effect: ProviderEffect) {
        let services = services.providers
        switch effect {
        case .list:
            settingsTasks.start("providers") { [weak self] in
                guard let listing = await services.list(), !Task.isCancelled else { return }
                self?.send(.settings(.provider(.listed(listing.entries, active: listing.active))))
            }
        case .locate:
            settingsTasks.start("locate") { [weak self] in
                let readers = await services.readers()
                if !Task.isCancelled { self?.send(.settings(.provider(.located(readers)))) }
            }
        case .ask(let id):
            settingsTasks.start("ask \(id.rawValue)") { [weak self] in
                let answer = await services.ask(id)
                if !Task.isCancelled { self?.send(.settings(.provider(.answered(id, answer)))) }
            }
        case .loadModels(let id, let refresh):
            settingsTasks.start("models") { [weak self] in
                for await offer in services.models(id, refresh) {
                    if Task.isCancelled { return }
                    self?.send(.settings(.provider(.offered(offer))))
                }
                if !Task.isCancelled { self?.send(.settings(.provider(.offersComplete(id)))) }
            }
        }
    }
}
