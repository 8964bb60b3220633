import SettingsModel

/// The way out of this machine: link, proxy, certificates, and each service with its address, its last answer and what went
/// wrong last.
enum NetworkPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        let facts = state.serviceFacts ?? ServiceFacts()
        let ids = ["openmeteo", "openweathermap", "weatherapi"]
        let connection = state.serviceFacts.map(connection) ?? [.text("Looking at the network …")]
        let weather = facts.weather.flatMap(rows) + SettingsRow.fields(ids.map { "weather.\($0)_base_url" })
        return connection + [.heading("AI providers")] + facts.providers.flatMap(rows) + [
            SettingsRow(
                .link(.provider), id: .page(.provider), "AI provider", value: "their addresses and keys"),
            .heading("Weather and places"),
        ] + weather + clouds
    }

    private static var clouds: [SettingsRow] {
        let switches = Settings.Connections.Service.allCases.map { "connections.\($0.rawValue)" }
        let words = "Only what you have connected is asked; what is switched off here is not asked either."
        return [.heading("Watch and ring clouds"), .text(words)]
            + SettingsRow.fields(["connections.at_start"] + switches)
    }

    private static func connection(_ facts: ServiceFacts) -> [SettingsRow] {
        let proxies: [SettingsRow] =
            facts.proxies.isEmpty ? [.fact("Proxy", "none", .muted)] : facts.proxies.map { .fact($0.name, $0.value) }
        return [
            .heading("Connection"),
            .fact("Link", facts.link ?? "no way out of this machine", facts.link == nil ? .warning : .good),
        ] + proxies + [
            .fact("Spoken by", facts.transport),
            .text(
                "Every certificate is checked; nothing switches that off. Plain http is spoken to this machine and to hosts that "
                    + "you marked local, and past every proxy. An answer that points to another host is not followed. "
                    + "Proxies are those of HTTPS_PROXY, ALL_PROXY and NO_PROXY.", .faint),
        ]
    }

    private static func rows(_ service: ServiceFacts.Service) -> [SettingsRow] {
        let source = service.isOfEnvironment ? " (environment)" : ""
        let last = service.last.isEmpty ? "not asked yet" : service.last
        let row = SettingsRow.fact(
            service.title, "\(service.address ?? "no address")\(source) · \(last)",
            service.problem != nil ? .warning : service.last.isEmpty ? .muted : .text)
        return [row] + (service.problem.map { [.text("  \($0)", .warning)] } ?? [])
    }

    static var facts: [SettingsEffect] { [.readServiceFacts] }
}
