import Foundation

/// The known facts about a model; `nil` where nobody stated them.
public struct ModelInfo: Equatable, Identifiable, Sendable {
    public var reference: ModelReference
    /// For people; the identifier where the provider has no other name.
    public var name: String
    /// The longest prompt with its answer, in tokens.
    public var contextTokens: Int?
    /// The longest answer, in tokens.
    public var maxOutputTokens: Int?
    public var canUseTools: Bool?
    public var canSee: Bool?
    public var canThink: Bool?
    /// `nil` where nobody states one; see `ModelPrice.free` for a model that costs nothing.
    public var price: ModelPrice?

    public init(
        _ reference: ModelReference, name: String? = nil, contextTokens: Int? = nil, maxOutputTokens: Int? = nil,
        canUseTools: Bool? = nil, canSee: Bool? = nil, canThink: Bool? = nil, price: ModelPrice? = nil
    ) {
        self.reference = reference
        self.name = name ?? reference.model
        self.contextTokens = contextTokens
        self.maxOutputTokens = maxOutputTokens
        self.canUseTools = canUseTools
        self.canSee = canSee
        self.canThink = canThink
        self.price = price
    }

    public var id: ModelReference { reference }
}

/// US dollars for a million tokens.
public struct ModelPrice: Equatable, Sendable {
    /// US dollars for a million tokens of the request.
    public var input: Double
    /// US dollars for a million tokens of the answer.
    public var output: Double
    /// Input read from the provider's cache; `nil` where it costs as other input.
    public var cachedInput: Double?
    /// Input written to it; `nil` where it costs as other input.
    public var cacheWrite: Double?
    /// From this many tokens of input on, input costs `longInput` and output `longOutput`.
    public var longFrom: Int?
    /// US dollars for a million tokens of a long request; `nil` where they cost as others.
    public var longInput: Double?
    /// US dollars for a million tokens of the answer to a long request; `nil` where they cost as others.
    public var longOutput: Double?

    public init(
        input: Double, output: Double, cachedInput: Double? = nil, cacheWrite: Double? = nil, longFrom: Int? = nil,
        longInput: Double? = nil, longOutput: Double? = nil
    ) {
        self.input = input
        self.output = output
        self.cachedInput = cachedInput
        self.cacheWrite = cacheWrite
        self.longFrom = longFrom
        self.longInput = longInput
        self.longOutput = longOutput
    }

    public static let free = ModelPrice(input: 0, output: 0)

    /// US dollars; `nil` where neither input nor output was counted. Cached input and input written to the cache are
    /// parts of the input, thinking is part of the output. A long prompt scales the prices of cached input as well.
    public func cost(of usage: TokenUsage) -> Double? {
        guard usage.input != nil || usage.output != nil else { return nil }
        let asked = Double(usage.input ?? 0)
        let isLong = longFrom.map { usage.input ?? 0 > $0 } ?? false
        let inputPrice = isLong ? longInput ?? input : input
        let scale = input > 0 ? inputPrice / input : 1
        let cached = min(Double(usage.cachedInput ?? 0), asked)
        let written = min(Double(usage.cacheWriteInput ?? 0), asked - cached)
        let plain = asked - cached - written
        let inputCost =
            plain * inputPrice + cached * (cachedInput ?? input) * scale + written * (cacheWrite ?? input) * scale
        let outputCost = Double(usage.output ?? 0) * (isLong ? longOutput ?? output : output)
        return (inputCost + outputCost) / 1_000_000
    }
}

/// The models one provider offers, as far as they are known.
public struct ModelOffer: Equatable, Sendable {
    /// Where a list of models comes from.
    public enum Source: Equatable, Sendable {
        /// Asked just now.
        case live
        /// Asked at that moment and kept since.
        case cached(Date)
        /// The program's own table; its date as `2026-11`.
        case builtIn(asOf: String)
    }

    public var provider: ProviderID
    /// For people.
    public var providerName: String
    public var models: [ModelInfo]
    public var source: Source
    /// Why there is nothing newer; `nil` where all went well.
    public var problem: ServiceError?

    public init(
        provider: ProviderID, providerName: String, models: [ModelInfo], source: Source, problem: ServiceError? = nil
    ) {
        self.provider = provider
        self.providerName = providerName
        self.models = models
        self.source = source
        self.problem = problem
    }
}
