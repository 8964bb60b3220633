/// Whom to call, by region, known without a network.
///
/// A number stands here only where it is the country's own published one; elsewhere the international directory is
/// named. They are to be checked before each release.
struct HelpLines: Equatable {
    var emergency: String
    var crisis: String
    var eatingDisorder: String?

    /// - Parameter region: ISO 3166 code of two letters, for example from the locale; `nil` when it is not known.
    static func of(region: String?) -> HelpLines {
        table[region?.uppercased() ?? ""] ?? unknown
    }

    private static let unknown = HelpLines(
        emergency:
            "your local emergency number (112 in Europe and on most mobile phones, 911 in North America, 999 in the UK)",
        crisis: "988 in the US and Canada (call or text), 116 123 in the UK and Ireland, elsewhere findahelpline.com")

    private static let europe = "112"
    private static let table: [String: HelpLines] = [
        "US": HelpLines(
            emergency: "911", crisis: "988 (call or text, day and night)",
            eatingDisorder: "the ANAD helpline, 1-888-375-7767"),
        "CA": HelpLines(
            emergency: "911", crisis: "988 (call or text, day and night)", eatingDisorder: "NEDIC, 1-866-633-4220"),
        "GB": HelpLines(
            emergency: "999", crisis: "the Samaritans, 116 123 (free, day and night)",
            eatingDisorder: "Beat, 0808 801 0677"),
        "IE": HelpLines(emergency: "112 or 999", crisis: "the Samaritans, 116 123 (free, day and night)"),
        "AU": HelpLines(
            emergency: "000", crisis: "Lifeline, 13 11 14", eatingDisorder: "the Butterfly helpline, 1800 33 4673"),
        "NZ": HelpLines(emergency: "111", crisis: "1737 (call or text, day and night)"),
        "DE": HelpLines(emergency: europe, crisis: "TelefonSeelsorge, 0800 111 0 111 (free, day and night)"),
        "AT": HelpLines(emergency: europe, crisis: "TelefonSeelsorge, 142 (free, day and night)"),
        "CH": HelpLines(emergency: "112 or 144", crisis: "Die Dargebotene Hand, 143 (day and night)"),
        "FR": HelpLines(emergency: "112 or 15", crisis: "3114 (free, day and night)"),
        "ES": HelpLines(emergency: europe, crisis: "024 (free, day and night)"),
        "NL": HelpLines(emergency: europe, crisis: "113 (day and night)"),
        "BE": HelpLines(emergency: europe, crisis: "1813 (Dutch) or 107 (French)"),
        "IT": HelpLines(emergency: europe, crisis: "a helpline from findahelpline.com"),
        "PL": HelpLines(emergency: europe, crisis: "116 123"),
        "SE": HelpLines(emergency: europe, crisis: "90101"),
        "DK": HelpLines(emergency: europe, crisis: "Livslinien, 70 201 201"),
        "NO": HelpLines(emergency: "112 or 113", crisis: "Mental Helse, 116 123"),
        "PT": HelpLines(emergency: europe, crisis: "a helpline from findahelpline.com"),
        "IN": HelpLines(emergency: europe, crisis: "Tele-MANAS, 14416 (free, day and night)"),
        "BR": HelpLines(emergency: "192", crisis: "CVV, 188 (free, day and night)"),
    ]
}
