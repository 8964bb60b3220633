import ChatModel
import Console
import Foundation
import HealthModel
import KeySupply
import LogFile
import Networking
import ProgramContext
import Providers
import RESTClient
import Settings
import SettingsModel

/// The providers, each asked at the same time as the others.
extension DoctorExamination {
    /// The verdicts on the vault and on each provider. Those with key and address are asked, unless the examination is
    /// offline.
    public func checkProviders(_ settings: Settings) async -> [ServiceHealth] {
        let keys = self.keys ?? KeySupply(environment: environment, locations: locations)
        if !isQuiet { keys.apply(commands: settings.providers.mapValues(\.keyCommand)) }
        let directory = keys.directory(settings, environment)
        let ids = directory.ids
        let locked = await isOffline || isLocked ? [:] : unreadableKeys(keys, directory)
        if !isOffline, !isQuiet, !directory.usable.isEmpty {
            Output.progress("Asking \(directory.usable.count) providers…")
        }
        let log = LogFile(path: locations.logFile)
        let before = ServiceRecords(path: locations.serviceRecords)
        defer {
            log.flush()
            records.flush()
            if !isQuiet { Output.progress("") }
        }
        let records = records
        let note = RequestLog(file: log, records: records).log
        let found = await withTaskGroup(of: (Int, ServiceHealth).self) { group in
            for (index, id) in ids.enumerated() {
                group.addTask {
                    var health = await health(of: id, directory, settings, note, locked: locked[id])
                    addLastAnswer(to: &health, before)
                    return (index, health)
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        return [await checkVault(keys)] + ids.indices.compactMap { found[$0] } + unknownChoice(settings, among: ids)
    }

    /// The last answer of the provider's host, where it did not answer just now.
    private func addLastAnswer(to health: inout ServiceHealth, _ records: ServiceRecords) {
        guard health.status != .healthy, case .text(let address)? = health.details["base_url"],
            let host = HTTPRequest(.get, address).host
        else { return }
        add(records[host], to: &health)
    }

    /// Adds the last success of a service, and says it where the service did not answer just now.
    func add(_ record: ServiceRecords.Record?, to health: inout ServiceHealth) {
        guard let record else { return }
        func instant(_ seconds: Double?) -> ServiceHealth.Detail? {
            seconds.map { .text(Date(timeIntervalSince1970: $0).formatted(.iso8601)) }
        }
        health.details["last_success"] = instant(record.lastSuccess)
        health.details["last_failure"] = instant(record.lastFailure)
        guard health.status != .healthy, let success = record.lastSuccess else { return }
        let age = AgeText.text(seconds: Date().timeIntervalSince1970 - success)
        health.message += (health.message.isEmpty ? "" : "; ") + "last answer \(age)"
    }

    /// The provider of the configuration, where there is none of that name.
    private func unknownChoice(_ settings: Settings, among ids: [ProviderID]) -> [ServiceHealth] {
        guard let chosen = settings.coach.provider, chosen != .offline, !ids.contains(chosen) else { return [] }
        return [
            ServiceHealth(
                service: "provider.\(chosen.rawValue)", title: chosen.rawValue, status: .unhealthy,
                message: "There is no provider called \(chosen.rawValue)",
                advice: "Correct provider under [coach] in \(locations.configFile)")
        ]
    }

    private func health(
        of id: ProviderID, _ directory: ProviderDirectory, _ settings: Settings,
        _ note: @escaping @Sendable (RequestLogEntry) -> Void, locked: String?
    ) async -> ServiceHealth {
        let needs = directory.needs(of: id)
        var health = ServiceHealth(
            service: "provider.\(id.rawValue)", title: needs?.name ?? id.rawValue, status: .unknown, message: "")
        let isNamed = isNamed(id, settings)
        do throws(ServiceError) {
            let configuration = try directory.configuration(of: id)
            // A password does not belong there, but somebody may have put it there.
            if !configuration.baseURL.contains("@") { health.details["base_url"] = .text(configuration.baseURL) }
            health.details["key"] = .truth(configuration.key != nil)
        } catch {
            let isMissing = error == .notConfigured(id)
            health.status = isMissing && !isNamed ? .unknown : .unhealthy
            health.message = isMissing ? "Not configured" : error.sentence
            health.advice = isMissing ? needs.flatMap(Self.advice) : nil
            if isMissing, directory.keySources(of: id).isWaiting {
                health.message = locked ?? "Its key has to be unlocked first; not asked"
                health.advice = nil
                health.status = locked == nil ? .unknown : .degraded
            }
            return health
        }
        guard !isOffline else {
            health.message = KnownProvider[id]?.server != nil && !isNamed ? "Not asked" : "Configured; not asked"
            return health
        }
        let named = id == settings.coach.provider ? settings.coach.model : nil
        let began = ContinuousClock.now
        let check = await directory.check(id, model: named, log: note)
        health.seconds = (ContinuousClock.now - began) / .seconds(1)
        fill(&health, from: check, id, isNamed: isNamed)
        return health
    }

    /// Whether the person set it up or chose it. A local server needs nothing and may not be there.
    private func isNamed(_ id: ProviderID, _ settings: Settings) -> Bool {
        let known = KnownProvider[id]
        let variables =
            known?.server.map { [$0.addressVariable, id.variable("BASE_URL"), known?.keyVariable].compactMap(\.self) }
            ?? []
        return settings.providers[id] != nil || settings.coach.provider == id
            || variables.contains { environment[$0].map { !$0.isEmpty } ?? false }
    }

    private func fill(_ health: inout ServiceHealth, from check: ProviderCheck, _ id: ProviderID, isNamed: Bool) {
        if let first = check.requests.first {
            let times = [
                ("lookup_ms", first.metrics.lookup), ("connect_ms", first.metrics.connect),
                ("tls_ms", first.metrics.tls), ("first_byte_ms", first.metrics.firstByte),
                ("total_ms", first.metrics.total),
            ]
            for (name, time) in times { health.details[name] = .number((time / .microseconds(1)).rounded() / 1000) }
            health.details["http"] = first.metrics.version.map { .text($0) }
            health.details["status"] = first.status.map { .count($0) }
            health.details["request_id"] = first.requestID.map { .text($0) }
        }
        health.details["models"] = check.modelCount.map { .count($0) }
        health.details["credit_left_usd"] = check.balance?.remainingUSD.map { .number($0) }
        health.details["credit_used_usd"] = check.balance?.usedUSD.map { .number($0) }
        if let problem = check.problem {
            health.details["error"] = .text(problem.code)
            health.message = problem.sentence
            health.status = problem.code == "rateLimitExceeded" || problem.code == "overloaded" ? .degraded : .unhealthy
            health.advice = Self.advice(problem, id)
            if case .networkUnavailable = problem, let server = KnownProvider[id]?.server, !isNamed {
                (health.status, health.message, health.advice) = (.unknown, "Not running here", server.startCommand)
            }
        } else {
            describe(&health, check, id)
        }
    }

    private func describe(_ health: inout ServiceHealth, _ check: ProviderCheck, _ id: ProviderID) {
        health.status = .healthy
        var parts = check.modelCount.map { ["\($0) model\($0 == 1 ? "" : "s")"] } ?? []
        if let left = check.balance?.remainingUSD { parts.append(String(format: "%.2f USD left", left)) }
        if let first = check.requests.first {
            let times = [
                ("connect", first.metrics.connect), ("TLS", first.metrics.tls), ("first byte", first.metrics.firstByte),
            ].filter { $0.1 > .zero }
            parts += times.map { "\($0.0) \(Int(($0.1 / .milliseconds(1)).rounded())) ms" }
        }
        health.message = parts.joined(separator: ", ")
        if check.modelCount == 0 {
            health.status = .degraded
            health.advice =
                KnownProvider[id]?.server.map { "Fetch a model: \($0.fetchCommand) \($0.firstModel)" }
                ?? "Choose another provider"
        } else if check.hasModel == false {
            health.status = .degraded
            health.message += "; the model to use is not among them"
            health.advice = "Choose one of its models in the configuration or with --model"
        } else if let left = check.balance?.remainingUSD, left <= 0 {
            health.status = .degraded
            health.advice = "Only free models answer until the account has credit"
        }
    }

    /// The advice on what to set to use a provider.
    private static func advice(_ needs: ProviderNeeds) -> String? {
        let variables = [needs.addressVariable, needs.keyVariable].compactMap { $0 }
        guard !variables.isEmpty else { return nil }
        let page = needs.keyPage.map { "; keys are at \($0)" } ?? ""
        return "Set \(variables.joined(separator: " and ")) to use it\(page)"
    }

    /// Where the sentence about the problem does not already say it.
    private static func advice(_ problem: ServiceError, _ id: ProviderID) -> String? {
        switch problem {
        case .networkUnavailable:
            KnownProvider[id]?.server?.startCommand ?? "Check the address, the network and any proxy"
        case .authenticationFailed: "Make a new key, or check which variable it is in"
        case .quotaExceeded: "Add credit at the provider"
        case .timeout: "Try again; if it stays so, check the network or the provider's status page"
        case .modelNotFound, .invalidResponse: "Check the base URL"
        default: nil
        }
    }
}
