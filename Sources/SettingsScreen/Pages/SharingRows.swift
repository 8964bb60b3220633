import ScreenKit
import ChatModel
import HealthModel
import SettingsModel

/// Who may see what as things stand, coach by coach: those of this program, of this machine, of elsewhere, and programs.
enum SharingRows {
    static func rows(_ state: SettingsState) -> [SettingsRow] {
        let privacy = state.settings.privacy
        var rows: [SettingsRow] = [.heading("Who may see what now")]
        if state.isSample {
            let words = "So it is with your own data. The sample year is seen by every coach that you ask."
            rows.append(.text(words, .faint))
        }
        rows.append(.fact("Offline coach, in this program", words(privacy.shown)))
        for (id, reader, shared) in readers(state) {
            let name = state.providers.name(of: id)
            let host = reader.host.isEmpty ? "" : ", \(ShortText.oneLine(reader.host, 60))"
            let isReady = state.providers.readers[id] != nil
            rows.append(
                .fact(
                    "\(name), \(place(of: reader))\(host)",
                    privacy.isUnasked(id, at: reader) ? "nothing; you are asked first" : words(shared),
                    shared.isEmpty || !isReady ? .muted : .text))
        }
        rows.append(.fact("Programs over MCP", words(privacy.sharedWithPrograms)))
        if !privacy.hidden.isEmpty {
            rows.append(.text("What Permissions hides, nobody sees: \(list(privacy.hidden)).", .faint))
        }
        return rows
    }

    /// A server of this machine may pass on what it is sent, as long as it does not say that it computes itself.
    private static func place(of reader: ModelRecipient) -> String {
        if reader.place == .local { return "on this machine" }
        return BaseURL.isOfThisMachine(reader.host) ? "here, may pass it on" : "elsewhere"
    }

    /// Those that can be asked, then those that cannot be now, at the host it was said for; each with what it may see.
    static func readers(
        _ state: SettingsState
    ) -> [(id: ProviderID, reader: ModelRecipient, shared: Set<HealthCategory>)] {
        let privacy = state.settings.privacy
        let ready = state.providers.readers
        let forgotten = privacy.consents.filter { ready[$0.key] == nil && $0.value.shared != nil }
            .mapValues { ModelRecipient(.elsewhere, host: $0.host) }
        return [ready, forgotten].flatMap { readers in
            readers.sorted { $0.key.rawValue < $1.key.rawValue }.map { id, reader in
                (id: id, reader: reader, shared: privacy.shared(with: id, at: reader))
            }
        }
    }

    /// `everything`, `nothing`, `all but Sleep`, `Activity, Sleep`.
    private static func words(_ shared: Set<HealthCategory>) -> String {
        let others = Set(HealthCategory.allCases).subtracting(shared)
        if shared.isEmpty { return "nothing" }
        if others.isEmpty { return "everything" }
        return others.count <= 2 ? "all but \(list(others))" : list(shared)
    }

    private static func list(_ categories: Set<HealthCategory>) -> String {
        HealthCategory.allCases.filter(categories.contains).map(\.title).joined(separator: ", ")
    }
}
