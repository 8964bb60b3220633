import ArgumentParser
import Canvas
import ChatModel
import Console
import Foundation
import JSON
import ProgramContext
import Providers

/// `airfit models`: the models of one provider.
struct ModelsCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "models", abstract: "List the models of a provider, with sizes, abilities and prices.",
        discussion: """
            The provider is asked once a day, the list is kept in between. Where it cannot be asked, the last list or a \
            built-in table stands in, and standard error says so. Prices are US dollars for a million tokens, input and \
            output.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: "The provider's id, as airfit providers lists it.")
    var provider: String

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Ask the provider now.")
    var refresh = false

    @Option(help: ArgumentHelp("Only models whose id or name holds this text.", valueName: "text"))
    var filter: String?

    func run() async throws {
        let (id, refresh, filter, json) = (ProviderID(provider), refresh, filter, json)
        let passphrase = passphrase
        try await Context.running([common, root.common]) { context in
            guard id != .offline else { throw Failure("The offline coach has no models to choose from.", .usage) }
            _ = try context.nameOfProvider(id)
            try await context.prepareKey(of: id, passphrase)
            var offer: ModelOffer
            do throws(ServiceError) {
                offer = try await context.catalog.models(of: id, refresh: refresh)
            } catch {
                throw Failure(error)
            }
            if let filter, !filter.isEmpty { offer.models = offer.models.filter { $0.holds(filter) } }
            if json {
                Output.json(JSONText.object(ModelList.fields(offer, now: Date())))
            } else {
                for line in ModelList.lines(offer.models) { Output.print(line) }
                Output.error(ModelList.source(offer))
            }
            guard let problem = offer.problem else { return }
            // The list is there: only a key that was refused ends as a failure.
            guard Failure(problem).code == .key else { return Output.error(problem.sentence) }
            throw Failure(problem)
        }
    }
}

extension ModelInfo {
    fileprivate func holds(_ text: String) -> Bool {
        let wanted = text.lowercased()
        return reference.model.lowercased().contains(wanted) || name.lowercased().contains(wanted)
    }
}

/// The models of an offer as `airfit models` prints them.
private enum ModelList {
    static func fields(_ offer: ModelOffer, now: Date) -> [String: Any] {
        var fields: [String: Any] = ["provider": offer.provider.rawValue, "models": offer.models.map(Self.fields)]
        switch offer.source {
        case .live: (fields["source"], fields["as_of"]) = ("live", now.formatted(.iso8601))
        case .cached(let date): (fields["source"], fields["as_of"]) = ("cached", date.formatted(.iso8601))
        case .builtIn(let month): (fields["source"], fields["as_of"]) = ("built-in", month)
        }
        return fields
    }

    private static func fields(_ model: ModelInfo) -> [String: Any] {
        [
            "id": model.reference.model, "name": model.name, "context_tokens": model.contextTokens ?? NSNull() as Any,
            "max_output_tokens": model.maxOutputTokens ?? NSNull() as Any,
            "tools": model.canUseTools ?? NSNull() as Any,
            "vision": model.canSee ?? NSNull() as Any, "thinking": model.canThink ?? NSNull() as Any,
            "price": model.price.map(Self.fields) ?? NSNull() as Any,
        ]
    }

    private static func fields(_ price: ModelPrice) -> [String: Any] {
        var fields: [String: Any] = ["input_usd_per_million": price.input, "output_usd_per_million": price.output]
        fields["cached_input_usd_per_million"] = price.cachedInput
        fields["cache_write_usd_per_million"] = price.cacheWrite
        if let from = price.longFrom {
            fields["long_from_tokens"] = from
            fields["long_input_usd_per_million"] = price.longInput
            fields["long_output_usd_per_million"] = price.longOutput
        }
        return fields
    }

    // MARK: Text

    /// A heading and a line for each model, in columns.
    static func lines(_ models: [ModelInfo]) -> [String] {
        let rows = [["MODEL", "CONTEXT", "OUTPUT", "ABILITIES", "PRICE"]] + models.map(cells)
        let widths = rows[0].indices.map { column in rows.map { $0[column].cellWidth }.max() ?? 0 }
        return rows.map { row in
            let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.cellWidth) }
            let line = padded.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    private static func cells(_ model: ModelInfo) -> [String] {
        let abilities = [("tools", model.canUseTools), ("vision", model.canSee), ("thinking", model.canThink)]
        return [
            SafeText.line(model.reference.model), model.contextTokens.map(tokens) ?? "–",
            model.maxOutputTokens.map(tokens) ?? "–",
            abilities.filter { $0.1 == true }.map(\.0).joined(separator: " "), price(model.price),
        ]
    }

    /// `262k`, `1.05M`.
    private static func tokens(_ count: Int) -> String {
        switch count {
        case ..<1000: "\(count)"
        case ..<1_000_000: "\(count / 1000)k"
        default: number(Double(count) / 1_000_000) + "M"
        }
    }

    private static func price(_ price: ModelPrice?) -> String {
        guard let price else { return "unknown" }
        return price == .free ? "free" : "$\(number(price.input)) / $\(number(price.output))"
    }

    /// Three digits after the point at most.
    private static func number(_ value: Double) -> String {
        var digits = String(format: "%.3f", value)
        while digits.last == "0" { digits.removeLast() }
        if digits.last == "." { digits.removeLast() }
        return digits
    }

    /// Where the list is from.
    static func source(_ offer: ModelOffer) -> String {
        let count = offer.models.count == 1 ? "1 model" : "\(offer.models.count) models"
        let origin =
            switch offer.source {
            case .live: "as of now"
            case .cached(let date): "as asked on \(date.formatted(.iso8601))"
            case .builtIn(let month): "of the built-in table of \(month)"
            }
        return "\(count) of \(offer.providerName), \(origin)."
    }
}
