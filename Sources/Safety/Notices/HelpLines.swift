/// A telephone line that one can call in need.
struct HelpLine: Equatable, Sendable {
    enum Hours: Sendable {
        /// Not all day; no promise is made.
        case some
        case dayAndNight
    }

    /// Its name in its country, in the country's language; `nil` for a number that is its own name.
    var name: String?
    var number: String
    var hours = Hours.some
    var isFree = false
    var takesText = false
}

/// Whom to call, by region, known without a network.
///
/// A number stands here only where it is the country's own published one; elsewhere the international directory is
/// named. They are to be checked before each release.
struct HelpLines: Equatable, Sendable {
    /// Numbers, any of which brings help.
    var emergency: [String]
    /// Empty where no line is certain.
    var crisis: [HelpLine] = []
    var eatingDisorder: HelpLine?
    /// Languages that are spoken there: others are told of lines elsewhere too.
    var languages: [SafetyLanguage] = []

    /// - Parameter region: ISO 3166 code of two letters, for example from the locale.
    /// - Returns: `nil` where the region is not known.
    static func of(region: String?) -> HelpLines? { table[region?.uppercased() ?? ""] }

    private static func line(_ name: String?, _ number: String, free: Bool = false, text: Bool = false) -> HelpLine {
        HelpLine(name: name, number: number, hours: .dayAndNight, isFree: free, takesText: text)
    }

    private static let table: [String: HelpLines] = [
        // English
        "US": HelpLines(
            emergency: ["911"], crisis: [line(nil, "988", text: true)],
            eatingDisorder: HelpLine(name: "ANAD", number: "1-888-375-7767"), languages: [.english, .spanish]),
        "CA": HelpLines(
            emergency: ["911"], crisis: [line(nil, "988", text: true)],
            eatingDisorder: HelpLine(name: "NEDIC", number: "1-866-633-4220"), languages: [.english, .french]),
        "GB": HelpLines(
            emergency: ["999"], crisis: [line("Samaritans", "116 123", free: true)],
            eatingDisorder: HelpLine(name: "Beat", number: "0808 801 0677"), languages: [.english]),
        "IE": HelpLines(
            emergency: ["112", "999"], crisis: [line("Samaritans", "116 123", free: true)],
            eatingDisorder: HelpLine(name: "Bodywhys", number: "01 210 7906"), languages: [.english]),
        "AU": HelpLines(
            emergency: ["000"], crisis: [line("Lifeline", "13 11 14")],
            eatingDisorder: HelpLine(name: "Butterfly", number: "1800 33 4673"), languages: [.english]),
        "NZ": HelpLines(emergency: ["111"], crisis: [line(nil, "1737", text: true)], languages: [.english]),
        "IN": HelpLines(emergency: ["112"], crisis: [line("Tele-MANAS", "14416", free: true)], languages: [.english]),
        // German
        "DE": HelpLines(
            emergency: ["112"], crisis: [line("TelefonSeelsorge", "0800 111 0 111", free: true)],
            eatingDisorder: HelpLine(name: "Beratungstelefon Essstörungen", number: "0221 892031"), languages: [.german]
        ),
        "AT": HelpLines(
            emergency: ["112", "144"], crisis: [line("TelefonSeelsorge", "142", free: true)],
            eatingDisorder: HelpLine(name: "Hotline für Essstörungen", number: "0800 20 11 20"), languages: [.german]),
        "CH": HelpLines(
            emergency: ["112", "144"], crisis: [line("Die Dargebotene Hand / La Main Tendue / Telefono Amico", "143")],
            languages: [.german, .french, .italian]),
        "LU": HelpLines(emergency: ["112"], languages: [.french, .german]),
        // French
        "FR": HelpLines(
            emergency: ["112", "15"], crisis: [line(nil, "3114", free: true)],
            eatingDisorder: HelpLine(name: "Anorexie Boulimie Info Écoute", number: "09 69 325 900"),
            languages: [.french]),
        "BE": HelpLines(
            emergency: ["112"],
            crisis: [
                line("Zelfmoordlijn", "1813"), line("Centre de Prévention du Suicide", "0800 32 123", free: true),
            ],
            languages: [.dutch, .french, .german]),
        // Spanish
        "ES": HelpLines(emergency: ["112"], crisis: [line(nil, "024", free: true)], languages: [.spanish]),
        "MX": HelpLines(
            emergency: ["911"], crisis: [line("Línea de la Vida", "800 911 2000", free: true)], languages: [.spanish]),
        "AR": HelpLines(emergency: ["911", "107"], languages: [.spanish]),
        "CL": HelpLines(emergency: ["131"], languages: [.spanish]),
        "CO": HelpLines(emergency: ["123"], languages: [.spanish]),
        "UY": HelpLines(
            emergency: ["911"], crisis: [line("Línea Vida", "0800 0767")], languages: [.spanish]),
        // Italian
        "IT": HelpLines(
            emergency: ["112", "118"], crisis: [HelpLine(name: "Telefono Amico Italia", number: "02 2327 2327")],
            eatingDisorder: HelpLine(name: "SOS Disturbi Alimentari", number: "800 180 969"), languages: [.italian]),
        // Portuguese
        "PT": HelpLines(
            emergency: ["112"], crisis: [line("Linha Nacional de Prevenção do Suicídio", "1411", free: true)],
            languages: [.portuguese]),
        "BR": HelpLines(emergency: ["192"], crisis: [line("CVV", "188", free: true)], languages: [.portuguese]),
        // Dutch
        "NL": HelpLines(
            emergency: ["112"], crisis: [line("113 Zelfmoordpreventie", "113")], languages: [.dutch]),
        // Others
        "PL": HelpLines(emergency: ["112"], crisis: [HelpLine(number: "116 123")]),
        "SE": HelpLines(emergency: ["112"], crisis: [HelpLine(name: "Mind", number: "90101")]),
        "DK": HelpLines(emergency: ["112"], crisis: [HelpLine(name: "Livslinien", number: "70 201 201")]),
        "NO": HelpLines(emergency: ["112", "113"], crisis: [HelpLine(name: "Mental Helse", number: "116 123")]),
    ]
}
