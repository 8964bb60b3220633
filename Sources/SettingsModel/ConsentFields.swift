import ChatModel
import Foundation
import HealthModel

extension SettingCatalog {
    /// The consent to one provider elsewhere, in a table of its own.
    public static func consent(_ id: ProviderID) -> [SettingField] {
        let table = "consents.\(id.rawValue)"
        return [
            SettingField(
                "\(table).host", "Host", "For whom it was said; a provider asked at another host is asked about anew.",
                .text(rule: "must be a host such as \"api.example.com\"", isGood: isHost),
                read: { $0.privacy.consents[id].map { .text($0.host) } },
                write: { settings, value in
                    if case .text(let host) = value { settings.privacy[consent: id].host = host.lowercased() }
                    if value == nil { settings.privacy[consent: id].host = "" }
                }),
            .choices(
                "\(table).share", "Shared with \(id.rawValue)", "What it may see, where it is asked at that host.",
                { (one: HealthCategory) in one.title },
                read: { $0.privacy.consents[id]?.shared }, write: { $0.privacy[consent: id].shared = $1 }),
            SettingField(
                "\(table).given", "Since", "When it was said; turns before stay with whoever answered them.",
                .text(
                    rule: "must be a moment such as \"2026-11-23T16:00:00Z\"",
                    isGood: { ConsentMoment.date(of: $0) != nil }),
                read: { $0.privacy.consents[id]?.givenAt.map { .text(ConsentMoment.text(of: $0)) } },
                write: { settings, value in
                    if case .text(let text) = value {
                        settings.privacy[consent: id].givenAt = ConsentMoment.date(of: text)
                    }
                    if value == nil { settings.privacy[consent: id].givenAt = nil }
                }),
        ]
    }

    /// The changes that say what a provider may see from now on.
    public static func changes(consent id: ProviderID, _ consent: Settings.Consent) -> [(key: String, SettingValue?)] {
        let names = HealthCategory.allCases.filter { consent.shared?.contains($0) ?? false }.map(\.rawValue)
        return [
            ("consents.\(id.rawValue).host", .text(consent.host)),
            ("consents.\(id.rawValue).share", .texts(names)),
            ("consents.\(id.rawValue).given", consent.givenAt.map { .text(ConsentMoment.text(of: $0)) }),
        ]
    }

    private static let isHost: @Sendable (String) -> Bool = { host in
        !host.isEmpty && host.utf8.count <= 260
            && host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"/@?#\"\\".utf8.contains($0) }
    }
}

/// A moment to the second, in UTC.
enum ConsentMoment {
    static func text(of date: Date) -> String { date.formatted(.iso8601) }

    /// `nil` for what is no moment.
    static func date(of text: String) -> Date? {
        try? Date(text, strategy: .iso8601)  // why it is none does not matter
    }
}

extension Settings.Privacy {
    /// Of one provider, made when something of it is set.
    subscript(consent id: ProviderID) -> Settings.Consent {
        get { consents[id] ?? Settings.Consent() }
        set { consents[id] = newValue == Settings.Consent() ? nil : newValue }
    }
}
