import ChatModel

/// The models of one provider that are known without asking, found by identifier. A snapshot of a model is that model:
/// `gpt-4.1-2025-04-14` is `gpt-4.1`. Nothing else is guessed, since `gpt-5-mini` is not `gpt-5`.
struct KnownModels: Sendable {
    let models: [ModelInfo]
    private let byID: [String: ModelInfo]
    private let byFamily: [String: ModelInfo]

    init(_ models: [ModelInfo]) {
        self.models = models
        byID = Dictionary(models.map { ($0.reference.model, $0) }) { first, _ in first }
        byFamily = Dictionary(models.map { (Self.family($0.reference.model), $0) }) { first, _ in first }
    }

    subscript(model: String) -> ModelInfo? { byID[model] ?? byFamily[Self.family(model)] }

    /// Without the date at its end, or the number of a version: `-2025-04-14`, `-20251001`, `-0613`, `-001`, `@20251001`.
    static func family(_ model: String) -> String {
        let model = model.lowercased()
        let parts = model.split(separator: "-", omittingEmptySubsequences: false)
        func isDigits(_ part: Substring, _ counts: Set<Int>) -> Bool {
            counts.contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
        }
        if parts.count > 3, isDigits(parts[parts.count - 3], [4]), parts.suffix(2).allSatisfy({ isDigits($0, [2]) }) {
            return parts.dropLast(3).joined(separator: "-")
        }
        if parts.count > 1, let last = parts.last, isDigits(last, [3, 4, 8]) {
            return parts.dropLast().joined(separator: "-")
        }
        if let at = model.lastIndex(of: "@"), isDigits(model[model.index(after: at)...], [8]) {
            return String(model[..<at])
        }
        return model
    }
}

extension ModelInfo {
    /// Without sizes and prices that cannot be, as some lists write what varies: `-1`.
    var withoutNonsense: ModelInfo {
        var sound = self
        sound.contextTokens = contextTokens.flatMap { $0 > 0 ? $0 : nil }
        sound.maxOutputTokens = maxOutputTokens.flatMap { $0 > 0 ? $0 : nil }
        if let price {
            let parts = [
                price.input, price.output, price.cachedInput, price.cacheWrite, price.longInput, price.longOutput,
            ]
            if !parts.allSatisfy({ $0.map { $0.isFinite && $0 >= 0 } ?? true }) { sound.price = nil }
        }
        return sound
    }

    /// With what `other` knows of the same model and this does not.
    func completed(by other: ModelInfo?) -> ModelInfo {
        guard let other else { return self }
        var whole = self
        let isSame = other.reference.model == reference.model
        if name == reference.model, isSame { whole.name = other.name }
        whole.contextTokens = contextTokens ?? other.contextTokens
        whole.maxOutputTokens = maxOutputTokens ?? other.maxOutputTokens
        whole.canUseTools = canUseTools ?? other.canUseTools
        whole.canSee = canSee ?? other.canSee
        whole.canThink = canThink ?? other.canThink
        whole.price = price ?? other.price
        return whole
    }
}
