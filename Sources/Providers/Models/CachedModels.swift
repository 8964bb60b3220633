import ChatModel
import Files
import Foundation
import JSON

/// The list of a provider as it was answered, with the moment.
struct CachedModels: Equatable, Sendable {
    /// Where it was asked: the list of another address is of no use.
    var baseURL: String
    var askedAt: Date
    var models: [ModelInfo]

    /// More models, or a longer file, than any provider has.
    static let mostModels = 10_000
    static let largestFile = 16 << 20
    private static let version = 1

    // MARK: Writing

    func json() -> [UInt8]? {
        let list = models.prefix(Self.mostModels).filter { $0.reference.model.utf8.count <= 300 }.map(Self.fields)
        let fields: [String: Any] = [
            "version": Self.version, "base_url": baseURL, "as_of": askedAt.timeIntervalSince1970, "models": list,
        ]
        // A price that is no number: the list is asked for again.
        guard let bytes = JSONText.bytes(fields), bytes.count <= Self.largestFile else { return nil }
        return bytes
    }

    private static func fields(_ model: ModelInfo) -> [String: Any] {
        var fields: [String: Any] = ["id": model.reference.model]
        if model.name != model.reference.model { fields["name"] = String(model.name.prefix(200)) }
        fields["context"] = model.contextTokens
        fields["max_output"] = model.maxOutputTokens
        fields["tools"] = model.canUseTools
        fields["vision"] = model.canSee
        fields["thinking"] = model.canThink
        if let price = model.price {
            var prices: [String: Any] = ["input": price.input, "output": price.output]
            prices["cached_input"] = price.cachedInput
            prices["cache_write"] = price.cacheWrite
            prices["long_from"] = price.longFrom
            prices["long_input"] = price.longInput
            prices["long_output"] = price.longOutput
            fields["price"] = prices
        }
        return fields
    }

    // MARK: Reading

    init(baseURL: String, askedAt: Date, models: [ModelInfo]) {
        self.baseURL = baseURL
        self.askedAt = askedAt
        self.models = models
    }

    /// `nil` for what is damaged, or of another version of the program.
    init?(_ bytes: [UInt8], provider: ProviderID) {
        guard bytes.count <= Self.largestFile, let json = JSONValue(bytes), json["version"].integer == Self.version,
            let baseURL = json["base_url"].text, let seconds = json["as_of"].number, let list = json["models"].array
        else { return nil }
        let models = list.prefix(Self.mostModels).compactMap { Self.model($0, provider) }
        guard models.count == list.count else { return nil }
        self.init(baseURL: baseURL, askedAt: Date(timeIntervalSince1970: seconds), models: models)
    }

    private static func model(_ json: JSONValue, _ provider: ProviderID) -> ModelInfo? {
        guard let id = json["id"].nonEmptyText else { return nil }
        return ModelInfo(
            ModelReference(provider: provider, model: id), name: json["name"].text,
            contextTokens: json["context"].integer, maxOutputTokens: json["max_output"].integer,
            canUseTools: json["tools"].flag, canSee: json["vision"].flag, canThink: json["thinking"].flag,
            price: price(json["price"]))
    }

    private static func price(_ json: JSONValue) -> ModelPrice? {
        guard let input = json["input"].number, let output = json["output"].number else { return nil }
        return ModelPrice(
            input: input, output: output, cachedInput: json["cached_input"].number,
            cacheWrite: json["cache_write"].number, longFrom: json["long_from"].integer,
            longInput: json["long_input"].number, longOutput: json["long_output"].number)
    }
}

/// The folder of these lists, a file for each provider. Whatever goes wrong with one, it is as if it were not there: the
/// provider is asked again.
struct ModelCache: Sendable {
    let folder: String

    func read(_ provider: ProviderID) -> CachedModels? {
        // A list that is missing or cannot be read is asked for again.
        guard let bytes = try? FileBytes.of(path(provider), atMost: CachedModels.largestFile) else { return nil }
        return CachedModels(bytes, provider: provider)
    }

    /// In one step: whoever reads meanwhile gets the old list or the new one, whole.
    func write(_ models: CachedModels, of provider: ProviderID) {
        guard let json = models.json() else { return }
        do {
            try Folder.make(folder)
            let file = try ReplacementFile(path: path(provider))
            try file.write(json)
            try file.commit()
        } catch {
            // A list that cannot be kept is asked for again.
        }
    }

    /// The name of a custom endpoint can hold anything; only letters, digits and `-` stand for themselves.
    func path(_ provider: ProviderID) -> String {
        let name = provider.rawValue.utf8.map { byte in
            let isPlain = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
            return isPlain ? String(UnicodeScalar(byte)) : "_" + String(byte, radix: 16)
        }
        return "\(folder)/\(name.joined().prefix(200)).json"
    }
}
