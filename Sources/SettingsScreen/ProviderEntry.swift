import ScreenKit
import ChatModel

/// A provider as the settings show it: how it stands without being asked.
public struct ProviderEntry: Equatable, Identifiable, Sendable {
    /// Whether a provider can be asked, and what is missing where it cannot.
    public enum State: Equatable, Sendable {
        /// Key and address are there, as far as it needs them.
        case ready
        case noKey
        case noAddress
        /// Its key is in the vault, which is locked.
        case locked
        /// Nothing goes to this host of the configuration before the person has confirmed it.
        case unconfirmedHost(String)
        /// Why it cannot be used.
        case badConfiguration(String)
    }

    /// A header that is sent with every request; `value` is masked where it looks like a secret.
    public struct Header: Equatable, Sendable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A program that prints the key.
    public struct KeyCommand: Equatable, Sendable {
        /// Exactly, as it is shown.
        public var words: String
        /// Whether the person has confirmed these words; else it is not run.
        public var isConfirmed: Bool

        public init(words: String, isConfirmed: Bool) {
            self.words = words
            self.isConfirmed = isConfirmed
        }
    }

    public var id: ProviderID
    /// For people.
    public var name: String
    public var state: State
    public var hasKey: Bool
    /// Whether it cannot be asked without one.
    public var needsKey: Bool
    /// The environment variable its key is looked for in.
    public var keyVariable: String
    /// Where a person gets a key; `nil` where none is needed.
    public var keyPage: String?
    /// For showing; `nil` where the person has to give one and did not.
    public var address: String?
    /// The model that is asked unless another one is chosen.
    public var model: String
    /// Models that are known of without asking; `nil` for none.
    public var modelCount: Int?
    public var headers: [Header]
    /// Its key command; `nil` where it has none.
    public var keyCommand: KeyCommand?
    /// `false` for one that the person added.
    public var isBuiltIn: Bool
    /// Whether it offers a choice of interfaces.
    public var hasInterfaces: Bool

    public init(
        id: ProviderID, name: String, state: State, hasKey: Bool = false, needsKey: Bool = true,
        keyVariable: String = "", keyPage: String? = nil, address: String? = nil, model: String = "",
        modelCount: Int? = nil, headers: [Header] = [], isBuiltIn: Bool = true, hasInterfaces: Bool = false
    ) {
        self.id = id
        self.name = name
        self.state = state
        self.hasKey = hasKey
        self.needsKey = needsKey
        self.keyVariable = keyVariable
        self.keyPage = keyPage
        self.address = address
        self.model = model
        self.modelCount = modelCount
        self.headers = headers
        self.isBuiltIn = isBuiltIn
        self.hasInterfaces = hasInterfaces
    }
}

/// A provider's answer to the check whether all is well.
public struct ProviderAnswer: Equatable, Sendable {
    /// How many models it offers; `nil` when it did not say.
    public var modelCount: Int?
    /// Whether the model that is asked is among them; `nil` when that cannot be told.
    public var hasModel: Bool?
    /// Credit left, in US dollars; `nil` where it does not tell.
    public var remainingUSD: Double?
    /// Why it cannot be used; `nil` when it can.
    public var problem: ServiceError?

    public init(
        modelCount: Int? = nil, hasModel: Bool? = nil, remainingUSD: Double? = nil, problem: ServiceError? = nil
    ) {
        self.modelCount = modelCount
        self.hasModel = hasModel
        self.remainingUSD = remainingUSD
        self.problem = problem
    }
}

extension ProviderID {
    /// For people, where nobody has told of the provider yet.
    var settingsTitle: String {
        self == .offline ? "Offline coach" : KnownProvider[self]?.name ?? ShortText.oneLine(rawValue, 40)
    }
}
