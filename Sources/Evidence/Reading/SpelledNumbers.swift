/// Numbers that are written as words: `eleven`, `zweiundzwanzig`, `quatre-vingt-dix`, `treinta y dos`.
///
/// Whole numbers below a million. A number word is read only where something is counted, for most of them mean other
/// things as well (`sei`, `once`, `neuf`); that is decided by `NumberPhrase`.
struct SpelledNumbers: Sendable {
    /// The part that a word adds to a number: its value, or by how much it multiplies what stands before it.
    enum Part: Equatable, Sendable {
        case value(Double)
        case scale(Double)
    }

    private let parts: [String: Part]
    /// Between the words of a number: `vinte e dois`.
    private let joints: Set<String>

    static func of(_ language: AnswerLanguage) -> SpelledNumbers { all[language]! }

    /// The part that a word is; `nil` for other words.
    func part(_ word: String) -> Part? { parts[word] }

    func isJoint(_ word: String) -> Bool { joints.contains(word) }

    /// The number that parts make together, and how many of them belong to it.
    static func number(of parts: [Part]) -> (value: Double, count: Int)? {
        var (total, current) = (0.0, 0.0)
        /// Only what is smaller may follow: `twenty-two`, not `two twenty`.
        var room = 1e6
        var count = 0
        reading: for part in parts {
            switch part {
            case .value(20) where current == 4: (current, room) = (80, 20)  // quatre-vingts
            case .value(let value):
                guard value < room, value > 0, room != 10 || current != 10 || value >= 7 else { break reading }
                current += value
                let isTens = value >= 20 && value < 100 && value.truncatingRemainder(dividingBy: 10) == 0
                // soixante-dix, quatre-vingt-onze
                // dix-sept
                room = value >= 100 ? 100 : isTens ? (value == 60 ? 20 : 10) : current == 10 ? 10 : 0
            case .scale(let scale):
                guard current < scale || current == 0 else { break reading }
                current = max(1, current) * scale
                if scale >= 1000 { (total, current) = (total + current, 0) }
                room = scale
            }
            count += 1
        }
        return count > 0 ? (total + current, count) : nil
    }

    // MARK: Tables

    private init(_ small: String, tens: String, hundred: String, thousand: String, joints: String = "") {
        var parts: [String: Part] = [:]
        for (number, words) in small.split(separator: " ").enumerated() {
            for word in words.split(separator: "/") { parts[String(word)] = .value(Double(number + 1)) }
        }
        for (number, words) in tens.split(separator: " ").enumerated() {
            for word in words.split(separator: "/") { parts[String(word)] = .value(Double(number + 2) * 10) }
        }
        for word in hundred.split(separator: " ") { parts[String(word)] = .scale(100) }
        for word in thousand.split(separator: " ") { parts[String(word)] = .scale(1000) }
        self.parts = parts
        self.joints = Set(joints.split(separator: " ").map(String.init))
    }

    /// With what is written as one word: small numbers before tens or behind them, and either before a scale.
    private func joined(_ join: (_ unit: String, _ ten: String) -> [String]) -> SpelledNumbers {
        var words = parts
        let tens = parts.filter { Self.isTen($0.value) }
        for (ten, tenPart) in tens {
            for (unit, unitPart) in parts {
                guard case .value(let one) = unitPart, one < 10, case .value(let base) = tenPart else { continue }
                for word in join(unit, ten) { words[word] = .value(base + one) }
            }
        }
        let scales = parts.filter { if case .scale = $0.value { true } else { false } }
        for (scale, scalePart) in scales {
            guard case .scale(let factor) = scalePart else { continue }
            for (word, part) in words {
                guard case .value(let value) = part, value < 100 else { continue }
                words[word + scale] = .value(value * factor)
            }
        }
        return SpelledNumbers(parts: words, joints: joints)
    }

    private init(parts: [String: Part], joints: Set<String>) { (self.parts, self.joints) = (parts, joints) }

    private static func isTen(_ part: Part) -> Bool {
        guard case .value(let value) = part else { return false }
        return value >= 20 && value < 100 && value.truncatingRemainder(dividingBy: 10) == 0
    }

    private static let all: [AnswerLanguage: SpelledNumbers] = [
        .english: SpelledNumbers(
            """
            one two three four five six seven eight nine ten eleven twelve/dozen thirteen fourteen fifteen sixteen \
            seventeen eighteen nineteen
            """, tens: "twenty thirty forty fifty sixty seventy eighty ninety", hundred: "hundred",
            thousand: "thousand", joints: "and"),
        .german: SpelledNumbers(
            """
            ein/eins/eine/einer/einem/einen zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn \
            vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn
            """, tens: "zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig", hundred: "hundert",
            thousand: "tausend"
        ).joined { unit, ten in [unit + "und" + ten] },
        .dutch: SpelledNumbers(
            """
            één/een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien \
            zeventien achttien negentien
            """, tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig", hundred: "honderd",
            thousand: "duizend"
        ).joined { unit, ten in [unit + "en" + ten, unit + "ën" + ten] },
        .french: SpelledNumbers(
            """
            un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept \
            dix-huit dix-neuf
            """, tens: "vingt/vingts trente quarante cinquante soixante septante huitante/octante nonante",
            hundred: "cent cents", thousand: "mille", joints: "et"),
        .spanish: SpelledNumbers(
            """
            un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis \
            diecisiete dieciocho diecinueve
            """, tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", hundred: "cien ciento",
            thousand: "mil", joints: "y"
        ).joined { unit, ten in
            let accented = ["dos": "dós", "tres": "trés", "seis": "séis"][unit] ?? unit
            return ten == "veinte" ? ["veinti" + unit, "veinti" + accented] : []
        },
        .italian: SpelledNumbers(
            """
            un/uno/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici \
            sedici diciassette diciotto diciannove
            """, tens: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta", hundred: "cento",
            thousand: "mille mila"
        ).joined { unit, ten in
            let stem = unit.hasPrefix("u") || unit.hasPrefix("o") ? String(ten.dropLast()) : ten
            return [stem + unit, stem + (unit == "tre" ? "tré" : unit)]
        },
        .portuguese: SpelledNumbers(
            """
            um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze \
            dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove
            """, tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa", hundred: "cem cento",
            thousand: "mil", joints: "e"),
    ]
}
