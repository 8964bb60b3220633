import ChatModel
import Foundation
import HealthModel
import SettingsModel

/// The identity of a row. It stays the same while its page changes, so that the cursor does too.
public enum SettingsRowID: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A setting of the catalogue by its key, or a row that its page knows by this name.
    case named(String)
    /// One value of the setting `key`.
    case option(key: String, value: String)
    /// A page, in the list of pages.
    case page(SettingsDestination)
    case provider(ProviderID)
    /// The key of a provider.
    case key(ProviderID)
    /// The removal of a key, after the question.
    case removedKey(ProviderID)
    /// A key found on this machine, by `FoundKey.id`.
    case foundKey(String)
    /// Asking anew what a provider may see.
    case consent(ProviderID)
    case category(HealthCategory)
    case memory(UUID)
    case persona(String)
    case share(Persona.Style)
    /// A ready-made persona.
    case preset(String)
    /// A receipt, by its number.
    case receipt(Int64)

    public init(stringLiteral name: String) { self = .named(name) }

    /// The key that the search finds the row by; empty where it has none.
    var key: String {
        switch self {
        case .named(let name): name
        case .option(let key, let value): "\(key)=\(value)"
        default: ""
        }
    }

    /// The name of a setting or of a row that its page knows by name; `nil` for one of a list.
    public var name: String? { if case .named(let name) = self { name } else { nil } }
}
