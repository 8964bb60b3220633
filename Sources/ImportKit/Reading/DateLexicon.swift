/// Words of written dates, in English, German, French, Spanish, Italian, Portuguese and Dutch, in lower case and without
/// accents.
enum DateLexicon {
    /// 1 to 12 for a month's name or a beginning of it of at least three letters that is no other month's; else `nil`.
    package static func month(_ word: String) -> Int? {
        guard word.utf8.count >= 3 else { return nil }
        let found = months.indices.filter { index in months[index].contains { $0.hasPrefix(word) } }
        return found.count == 1 ? found[0] + 1 : nil
    }

    /// Whether it is a weekday's name or a beginning of it of at least two letters.
    static func isWeekday(_ word: String) -> Bool {
        word.utf8.count >= 2 && weekdays.contains { $0.hasPrefix(word) }
    }

    /// Words that stand between the parts of a date or behind its day.
    static let fillers: Set<String> = ["de", "del", "di", "of", "the", "st", "nd", "rd", "th", "er"]

    /// A word in lower case and without the accents of these languages.
    package static func plain(_ word: String) -> String {
        String(word.lowercased().map { accents[$0] ?? $0 })
    }

    private static let accents: [Character: Character] = [
        "à": "a", "á": "a", "â": "a", "ã": "a", "ä": "a", "ç": "c", "é": "e", "è": "e", "ê": "e", "í": "i", "ì": "i",
        "ó": "o", "ô": "o", "ú": "u", "û": "u", "ü": "u",
    ]

    private static let months: [[String]] = [
        ["january", "januar", "janner", "janvier", "enero", "gennaio", "janeiro", "januari"],
        ["february", "februar", "feber", "fevrier", "febrero", "febbraio", "fevereiro", "februari"],
        ["march", "marz", "mrz", "mars", "marzo", "marco", "maart", "mrt"],
        ["april", "avril", "abril", "aprile"],
        ["may", "mai", "mayo", "maggio", "maio", "mei"],
        ["june", "juni", "juin", "junio", "giugno", "junho"],
        ["july", "juli", "juillet", "julio", "luglio", "julho"],
        ["august", "aout", "agosto", "augustus"],
        ["september", "septembre", "septiembre", "settembre", "setembro"],
        ["october", "oktober", "octobre", "octubre", "ottobre", "outubro"],
        ["november", "novembre", "noviembre", "novembro"],
        ["december", "dezember", "decembre", "diciembre", "dicembre", "dezembro"],
    ]

    private static let weekdays = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
        "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend", "sonntag",
        "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
        "lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo",
        "lunedi", "martedi", "mercoledi", "giovedi", "venerdi", "sabato", "domenica",
        "segunda", "terca", "quarta", "quinta", "sexta",
        "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag",
    ]
}
