import Providers
import SettingsModel

extension ProviderSettings {
    public init(_ settings: Settings.Provider) {
        self.init(
            baseURL: settings.baseURL, model: settings.model, api: settings.api?.rawValue, models: settings.models,
            apiKeyEnv: settings.apiKeyEnv, isLocal: settings.isLocal, headers: settings.headers)
    }
}
