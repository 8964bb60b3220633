import ChatModel
import CoachEngine
import CoachTools
import Console
import Foundation
import HealthModel
import Providers
import Settings
import SettingsModel

extension Context {
    /// The sharing settings.
    public var privacy: Settings.Privacy { settings.privacy.holding(sample: isDemo) }

    /// Where a model answers; its server is asked where that is not known.
    public func reader(of model: ModelReference) async -> ModelRecipient {
        await modelPlaces.reader(of: model, in: providerDirectory)
    }

    /// The categories that a model may see.
    public func consent(for model: ModelReference) async -> ConsentFilter {
        ConsentFilter(privacy, for: model.provider, at: await reader(of: model))
    }

    /// The categories that programs see over MCP.
    public var consentOfPrograms: ConsentFilter { ConsentFilter(forPrograms: privacy) }

    /// Said where a provider elsewhere is asked before the person said what it may see.
    /// - Parameter command: how it is said there; `nil` for by the settings.
    public func sharingHint(for model: ModelReference, command: String? = nil) async -> String? {
        let reader = await reader(of: model)
        guard privacy.isUnasked(model.provider, at: reader) else { return nil }
        let id = model.provider.rawValue
        let proposed = HealthCategory.allCases.filter {
            (privacy.sharedRemotely ?? Settings.Privacy.basics).contains($0)
        }
        let names = proposed.map(\.rawValue).joined(separator: ",")
        let way =
            command.map { "\($0) \(names), or \($0) none." }
                ?? """
                airfit config set consents.\(id).host \(reader.host) and airfit config set consents.\(id).share \(names)
                """
        return """
            \(id) at \(reader.host) sees none of your health data and no earlier answers until you say what it may see: \(way)
            """
    }

    /// Keeps what a provider elsewhere may see from now on, for the host it is asked at.
    /// - Parameter names: categories separated by commas, `all` or `none`.
    /// - Throws: `Failure` for a name that is none, for a model that is not elsewhere, and where it cannot be kept.
    public func share(_ names: String, with provider: ProviderID, at reader: ModelRecipient) async throws {
        guard reader.place == .elsewhere else {
            throw Failure("It answers on this machine: privacy.share_local says what it may see.", .usage)
        }
        let words = names.lowercased().split { $0 == "," || $0 == " " }.map(String.init)
        var shared: Set<HealthCategory> = words == ["all"] ? Set(HealthCategory.allCases) : []
        if words != ["all"], words != ["none"] {
            for word in words {
                guard let category = HealthCategory(rawValue: word) else {
                    let known = HealthCategory.allCases.map(\.rawValue).joined(separator: ", ")
                    throw Failure("\(word) is no category; there are \(known), and all or none.", .usage)
                }
                shared.insert(category)
            }
        }
        let consent = Settings.Consent(host: reader.host, shared: shared, givenAt: Date())
        var settings = settings
        settings.privacy.consents[provider] = consent
        apply(settings)
        guard !isDemo else { return }
        do throws(SettingsFileError) {
            try await settingsFile.apply(
                SettingCatalog.changes(consent: provider, consent).compactMap { key, value in
                    value.map { .set(key, $0) }
                })
        } catch {
            throw Failure(error.message, .other)
        }
    }
}
