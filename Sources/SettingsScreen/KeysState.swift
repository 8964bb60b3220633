import ChatModel
import SettingsModel

/// The state of keys in the settings.
public struct KeysState: Equatable, Sendable {
    /// `nil` until it was found out.
    public internal(set) var listing: KeyListing?
    /// Steps of whatever turns while something takes time.
    public var turn = 0

    public init() {}

    subscript(id: ProviderID) -> ProviderKeys? {
        listing.flatMap { ($0.entries + $0.weather).first { $0.id == id } }
    }

    /// Whether it is a weather service: none that answers questions.
    func isWeather(_ id: ProviderID) -> Bool { listing?.weather.contains { $0.id == id } ?? false }
}

/// Something to be done with the keys, for which the vault must be open.
public enum KeyWork: Equatable, Sendable {
    /// Keeps a key; `isTested` says that its provider took it, and is false where it was not tried or could not be.
    case save(ProviderID, SecretField, isTested: Bool)
    case remove(ProviderID)
    /// Copies a found key into the vault.
    case adopt(FoundKey)
    /// Lets the keyring of the desktop open the vault, or no more.
    case addKeyring, removeKeyring
    /// Goes on with a row of the page of connections: tokens lie in the vault.
    case connection(SettingsRowID)
    /// Nothing but to have it open.
    case look
}

/// How a new vault is opened from then on.
public enum VaultProtection: Equatable, Sendable {
    case keyring
    case passphrase(SecretField)
    case nothing
}

/// Actions on the pages of keys: of the vault, of the provider that was asked, of the sheet.
public enum KeysAction: Equatable, Sendable {
    case listed(KeyListing)
    /// The provider's answer to the key in the sheet; `nil` where all is well.
    case tried(ServiceError?)
    /// The answer of a weather service to the key that is kept; one sentence.
    case keptTried(String, isProblem: Bool)
    /// The vault is open: the work goes on.
    case vaultOpened(then: KeyWork)
    /// It could not be opened or made; one sentence.
    case vaultRefused(String)
    case done(KeyWork)
    /// One sentence. What was locked meanwhile is asked for anew.
    case failed(KeyWork, String, isLocked: Bool)
    /// The time asked for with `.turn` has come.
    case turned
    // From the sheets.
    /// The key in the sheet is to be tried, or saved as it is.
    case submitted(isTried: Bool)
    case tryingStopped
    case openerChosen(VaultSheet.Opener)
    case openingStopped
}

/// Work on keys, done outside of the state: with the vault, the keyring and providers.
public enum KeysEffect: Equatable, Sendable {
    case list
    case tryKey(ProviderID, SecretField)
    case stopTrying
    /// Asks a weather service with the key that is kept.
    case tryKept(ProviderID)
    /// With a passphrase; `nil` asks the keyring.
    case unlock(SecretField?, then: KeyWork)
    case makeVault(VaultProtection, then: KeyWork)
    case stopOpening
    case perform(KeyWork)
    /// Sends `.turned` a little later.
    case turn
}
