import ScreenKit
import Canvas
import ChatModel
import Foundation
import Widgets

/// The list of models, when it is open: filtered while typing.
public struct ModelPickerState: Equatable, Sendable {
    public internal(set) var filter = ""
    /// Counts what can be chosen, headings left out.
    public internal(set) var selected = 0
    /// Some providers have not answered yet.
    public internal(set) var isLoading = true
}

/// A line of the list of models.
enum ModelRow: Equatable, Sendable {
    case heading(String, note: String)
    case model(ModelInfo)
    /// The typed text, as the name of a model that no list has.
    case typed(ModelReference, providerName: String)
    /// Why nothing newer is known of a provider: a line of it.
    case problem(String)

    var reference: ModelReference? {
        switch self {
        case .model(let info): info.reference
        case .typed(let reference, _): reference
        case .heading, .problem: nil
        }
    }
}

extension CoachState {
    /// As many models talked with are kept at the top.
    static let recentCount = 5
    public static let offlineCoach = ModelReference(provider: .offline, model: "rules")

    mutating func openPicker() -> [CoachEffect] {
        list = nil
        (renaming, branchMap, find) = (nil, nil, nil)
        picker = ModelPickerState()
        selectModel(model)
        return [.loadModels(refresh: false), .loadConversations]
    }

    /// Puts a provider's offer in the place of its earlier one; the cursor stays on its model.
    public mutating func receive(_ offer: ModelOffer) {
        let chosen = chosenModel
        if let index = offers.firstIndex(where: { $0.provider == offer.provider }) {
            offers[index] = offer
        } else {
            offers.append(offer)
        }
        if let info = offer.models.first(where: { $0.reference == model }) { modelInfo = info }
        guard picker != nil, let chosen else { return }
        selectModel(chosen)  // what is chosen stays so while the list grows
    }

    mutating func offersAreComplete() {
        let chosen = chosenModel
        picker?.isLoading = false
        if let chosen { selectModel(chosen) }
    }

    // MARK: Rows

    /// The models that match the filter: those talked with, then every provider's, then the typed text as it is.
    var modelRows: [ModelRow] {
        let filter = picker?.filter ?? ""
        let words = filter.lowercased().split(separator: " ")
        let known = Dictionary(
            allOffers.flatMap(\.models).map { ($0.reference, $0) }, uniquingKeysWith: { first, _ in first })
        var rows: [ModelRow] = []
        let recent = recentShown.map { known[$0] ?? ModelInfo($0) }
            .filter { Self.matches($0, providerName: providerName(of: $0.reference.provider), words) }
        if !recent.isEmpty { rows += [.heading("Recent", note: "")] + recent.map(ModelRow.model) }
        for offer in allOffers {
            let models = offer.models.filter { Self.matches($0, providerName: offer.providerName, words) }
            // A filter that names a provider also asks what is wrong with it.
            let isNamed = Self.matches(offer.providerName + " " + offer.provider.rawValue, words)
            let problem = isNamed ? offer.problem : nil
            guard !models.isEmpty || problem != nil else { continue }
            rows.append(.heading(ShortText.oneLine(offer.providerName, 40), note: Self.note(on: offer)))
            if let problem { rows += problemRows(problem) }
            rows += models.map(ModelRow.model)
        }
        return rows + typedRows(filter, known)
    }

    /// The current one first, so that Enter changes nothing.
    ///
    /// Others are left out once it is known that their provider cannot be asked.
    private var recentShown: [ModelReference] {
        let asked = Set(offers.map(\.provider))
        let isKnown = picker?.isLoading == false
        let others = recentModels.filter {
            $0 != model && $0.provider != .offline && (!isKnown || asked.contains($0.provider))
        }
        return Array(([model] + others).prefix(Self.recentCount))
    }

    /// Models of all providers, and how many of them the filter leaves.
    var modelCounts: (all: Int, found: Int) {
        let all = Set(offers.flatMap(\.models).map(\.reference))
        let found = modelRows.compactMap { if case .model(let info) = $0 { info.reference } else { nil } }
        return (all.count, all.intersection(found).count)
    }

    private var allOffers: [ModelOffer] {
        let hasOffline = offers.contains { $0.provider == .offline }
        let offline = ModelOffer(
            provider: .offline, providerName: "Offline coach",
            models: [ModelInfo(Self.offlineCoach, name: "offline coach", price: .free)], source: .builtIn(asOf: ""))
        return offers + (hasOffline ? [] : [offline])
    }

    private func typedRows(_ filter: String, _ known: [ModelReference: ModelInfo]) -> [ModelRow] {
        let name = filter.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, !name.contains(" "), name.count <= 200 else { return [] }
        let current = model.provider
        var providers = offers.filter { $0.provider != .offline }.map(\.provider)
        if current != .offline { providers = [current] + providers.filter { $0 != current } }
        let rows = providers.map { ModelReference(provider: $0, model: name) }.filter { known[$0] == nil }
            .map { ModelRow.typed($0, providerName: providerName(of: $0.provider)) }
        return rows.isEmpty ? [] : [.heading("As typed", note: "")] + rows
    }

    /// In full, on as many lines as it needs.
    private func problemRows(_ problem: ServiceError) -> [ModelRow] {
        let lines = PlainText.lines(problem.sentence, .plain, width: max(1, textWidth - 1)).map(\.text)
        return lines.enumerated().map { .problem(($0.offset == 0 ? "✗ " : "  ") + $0.element) }
    }

    private static func matches(_ info: ModelInfo, providerName: String, _ words: [Substring]) -> Bool {
        matches("\(providerName) \(info.reference.provider.rawValue)/\(info.reference.model) \(info.name)", words)
    }

    private static func matches(_ text: String, _ words: [Substring]) -> Bool {
        guard !words.isEmpty else { return true }
        let text = text.lowercased()
        return words.allSatisfy { text.contains($0) }
    }

    /// The provider's name for people, or its identifier where it has made no offer yet.
    public func providerName(of provider: ProviderID) -> String {
        if provider == .offline { return "Offline coach" }
        let name = offers.first { $0.provider == provider }?.providerName ?? provider.rawValue
        return ShortText.oneLine(name, 40)
    }

    private static func note(on offer: ModelOffer) -> String {
        if offer.provider == .offline { return "no AI, no network" }
        guard !offer.models.isEmpty else { return "" }
        switch offer.source {
        case .live: return ""
        case .cached(let date): return "as of \(Self.day(date))"
        case .builtIn(let month): return month.isEmpty ? "built in" : "built in, \(month)"
        }
    }

    /// `2026-11-21`, by Greenwich.
    private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }

    // MARK: Choosing

    /// The model that Enter would choose.
    var chosenModel: ModelReference? {
        guard let picker else { return nil }
        let models = modelRows.compactMap(\.reference)
        return models.indices.contains(picker.selected) ? models[picker.selected] : nil
    }

    private mutating func selectModel(_ reference: ModelReference) {
        let models = modelRows.compactMap(\.reference)
        let old = min(picker?.selected ?? 0, max(0, models.count - 1))
        picker?.selected = models.firstIndex(of: reference) ?? old
    }

    mutating func movePicker(by step: Int) {
        let count = modelRows.lazy.filter { $0.reference != nil }.count
        let next = max(0, min((picker?.selected ?? 0) + step, count - 1))
        picker?.selected = next
    }

    mutating func filterPicker(adding text: String) {
        picker?.filter += text
        picker?.selected = 0
    }

    mutating func applyToPicker(_ press: KeyPress, at now: Date) -> [CoachEffect] {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("l"), .control), (.character("c"), .control): picker = nil
        case (.up, _): movePicker(by: -1)
        case (.down, _): movePicker(by: 1)
        case (.pageUp, _): movePicker(by: -10)
        case (.pageDown, _): movePicker(by: 10)
        case (.home, _): movePicker(by: -100_000)
        case (.end, _): movePicker(by: 100_000)
        case (.enter, _): return takeChosenModel()
        case (.character("r"), .control):
            picker?.isLoading = true
            return [.loadModels(refresh: true)]
        case (.character("o"), .control): return run(.openConversation, at: now)
        case (.character("u"), .control):
            picker?.filter = ""
            picker?.selected = 0
        case (.backspace, _):
            let shorter = String((picker?.filter ?? "").dropLast())
            picker?.filter = shorter
            picker?.selected = 0
        case (.character(let character), []), (.character(let character), .shift):
            filterPicker(adding: String(character))
        default: break
        }
        return []
    }

    mutating func clickModel(_ index: Int) -> [CoachEffect] {
        guard picker?.selected == index else {
            picker?.selected = index
            return []
        }
        return takeChosenModel()
    }

    private mutating func takeChosenModel() -> [CoachEffect] {
        guard let chosen = chosenModel else { return [] }
        picker = nil
        return talk(with: chosen)
    }

    /// Talks with a model from the next question on.
    public mutating func talk(with model: ModelReference) -> [CoachEffect] {
        setModel(model)
        let keeping: [CoachEffect] =
            conversation.map { [.showBranch(leaf: messages.last?.id, model: model, $0.id)] } ?? []
        return (modelInfo == nil ? [.describe(model)] : []) + [.locate(model)] + (messages.isEmpty ? [] : keeping)
    }

    mutating func setModel(_ new: ModelReference) {
        for used in [model, new] where used.provider != .offline {
            recentModels.removeAll { $0 == used }
            recentModels.insert(used, at: 0)
        }
        recentModels = Array(recentModels.prefix(Self.recentCount))
        model = new
        reader = nil
        modelInfo = allOffers.lazy.flatMap(\.models).first { $0.reference == new }
    }
}
