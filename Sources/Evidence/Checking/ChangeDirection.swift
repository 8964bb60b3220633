/// Whether a change is told as a rise or as a fall.
enum ChangeDirection: Sendable {
    case up, down

    /// `nil` where the words tell neither or both.
    init?(of words: some Sequence<String>) {
        var (rises, falls) = (false, false)
        for word in words {
            rises = rises || Self.rising.contains(word)
            falls = falls || Self.falling.contains(word)
        }
        guard rises != falls else { return nil }
        self = rises ? .up : .down
    }

    /// Without the words that compare two things.
    init?(ofVerbs words: some Sequence<String>) {
        self.init(of: words.filter { !Self.comparatives.contains($0) })
    }

    /// By how much percent one of two is more or less than the other, whose shares in each other are given: a rise is told in
    /// percent of the smaller one, a fall in percent of the larger one.
    static func changes(of one: Double, _ two: Double, _ direction: ChangeDirection?) -> [Double] {
        let (rise, fall) = (max(one, two) - 100, 100 - min(one, two))
        return switch direction {
        case .up?: [rise]
        case .down?: [fall]
        case nil: [rise, fall]
        }
    }

    private static let comparatives = words(
        """
        more higher added fewer less lower lighter short below mehr höher plus más più mais meer hoger \
        weniger niedriger minus moins menos meno minder lager
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let rising = words(
        """
        more up higher gained gain rise growth rose risen climbed climbing increased increase added grew grown jumped \
        mehr höher gestiegen zugenommen steigt stieg anstieg zunahme \
        plus augmenté augmentation hausse gagné pris monté \
        más subido subió subida aumentado aumentó aumento ganado \
        più aumentato salito cresciuto preso \
        mais aumentou subiu ganhou ganhaste subiste \
        meer hoger gestegen aangekomen toegenomen steeg stijging
        """)
    private static let falling = words(
        """
        fewer less down lower lost lose fell fallen dropped drop decreased decrease lighter short below shrank slipped dipped sank slid declined decline shrunk eased \
        weniger niedriger gefallen abgenommen gesunken sank minus geschrumpft zurückgegangen rückgang abnahme \
        moins baissé baisse perdu diminué reculé recule recul diminution descendu descendue chuté \
        menos bajado bajó bajada perdido caído caída descenso disminuido cayó \
        meno calo calato calata sceso scesa perso diminuito diminuita \
        perdeste perdeu desceu diminuiu caiu queda \
        minder lager gedaald afgevallen afgenomen daalde daling
        """)
}

/// Whether what is counted lies below a limit or above it: `under seven hours`, `al menos 8.000`.
enum LimitSide: Sendable {
    case below, above

    /// `nil` where the words tell neither or both.
    init?(of words: some Sequence<String>) {
        var (isBelow, isAbove) = (false, false)
        for word in words {
            isBelow = isBelow || Self.belows.contains(word)
            isAbove = isAbove || Self.aboves.contains(word)
        }
        guard isBelow != isAbove else { return nil }
        self = isBelow ? .below : .above
    }

    private static let belows: Set<String> = [
        "under", "below", "less", "fewer", "shorter", "unter", "weniger", "kürzer", "sous", "moins", "debajo", "menos",
        "sotto", "meno", "abaixo", "onder", "minder", "korter", "beneath", "dessous", "inferior", "inferiore",
        "inferiori", "menor",
    ]
    private static let aboves: Set<String> = [
        "over", "above", "more", "exceeding", "exceeds", "über", "mehr", "länger", "dessus", "plus", "encima", "más",
        "sopra", "oltre", "acima", "mais", "boven", "meer", "least", "mindestens", "minstens", "beyond", "topped",
        "passed",
        "past", "dépassé", "dépasses", "superaste", "superado", "superato", "superati", "superata", "passaste",
        "passou",
        "ultrapassaste", "überschritten", "übertroffen", "mehr", "gehaald", "haalde", "reached", "cleared",
        "alcanzaste", "geschafft", "made", "managed", "achieved", "réussi", "logrado", "lograste",
        "llegaste", "raggiunto", "atingiste", "erreicht", "atteint", "hit",
    ]

    /// Whether a word alone says it: `above 1.3`.
    static func isNamed(_ word: String, value: Double, limit: Double) -> Bool {
        LimitSide(of: [word]).map { $0 == .above ? value >= limit : value <= limit } ?? false
    }
}
