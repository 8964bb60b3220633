/// Words of one language that say how a number follows from others, or what kind of value it is.
struct RelationLexicon: Sendable {
    /// Between a quantity and what it is divided by: `10 km a day`.
    let per: Set<String>
    /// Between a quantity and the number that it is.
    let equals: Set<String>
    /// That one number is divided by another.
    let ratios: Set<String>
    /// That one of many values is meant: the largest, the last ones, from one to another.
    let extremes: Set<String>
    /// That what a person usually has is meant, or a range.
    let usual: Set<String>
    /// Words for an ability, and for its denial: `can't`, `kann … nicht`.
    let abilities: Set<String>
    let negations: Set<String>
    /// Words after which data are told again.
    let turns: Set<String>

    private init(
        per: String, equals: String, ratios: String, extremes: String, usual: String, abilities: String,
        negations: String,
        turns: String
    ) {
        func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }
        (self.per, self.equals, self.ratios) = (words(per), words(equals), words(ratios))
        self.extremes = words(extremes)
        self.usual = words(usual)
        (self.abilities, self.negations, self.turns) = (words(abilities), words(negations), words(turns))
    }

    /// In all languages: a list is too short to tell its own.
    static let everyUsual: Set<String> = all.values.reduce(into: []) { $0.formUnion($1.usual) }

    /// Words of a question that is answered with proposals, in all languages: a question is too short to tell its own.
    static let plans: Set<String> = Set(
        """
        plan plans program programme schedule routine build buildup trainingsplan wochenplan plano piano planning programa \
        rutina programma scheda rotina schema weekschema trainingsschema \
        should soll sollte dois devrais faire hago hacer debo faccio fare devo faço fazer moet doen doe
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Words before numbers of the data, even where the sentence ends as advice, in all languages.
    static let data: Set<String> = Set(
        """
        trend latest remaining missing fehlen fehlt fehlten ontbraken mancavano faltaban faltavam manquait manquaient faltan manquent mancano faltam mist tendance tendencia tendenza tendência \
        averaged logged recorded measured
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Words of a question that is answered with measured values: `how many days do I …`.
    static let quantities: Set<String> = [
        "many", "much", "often", "viele", "viel", "oft", "combien", "cuántos", "cuántas", "cuánto", "cuánta", "quanti",
        "quante",
        "quanto", "quantos", "quantas", "hoeveel", "vaak",
    ]

    static func of(_ language: AnswerLanguage) -> RelationLexicon { all[language]! }

    private static let all: [AnswerLanguage: RelationLexicon] = [
        .english: RelationLexicon(
            per: "a an per each every daily weekly nightly", equals: "was is of were being",
            ratios: "ratio ratios quotient factor",
            extremes: """
                highest lowest longest shortest most least best worst max maximum min minimum peak peaks peaked peaking \
                record records top topped ranged ranging between range last latest previous recent largest \
                smallest biggest strongest weakest quietest busiest fewest values readings extremes \
                low lows high highs bottom floor ceiling never only furthest fastest slowest deepest earliest outlier \
                outliers least
                """,
            usual:
                "usual usually normal normally typical typically range ranges between baseline habitual ordinarily usuals band",
            abilities: "can't cannot couldn't unable", negations: "can't cannot couldn't unable",
            turns: "but however still though"),
        .german: RelationLexicon(
            per: "pro am je täglich wöchentlich", equals: "war ist waren von", ratios: "verhältnis quotient faktor",
            extremes: """
                höchste höchster höchsten höchstes niedrigste niedrigster niedrigsten längste längster längsten kürzeste \
                kürzester kürzesten meisten wenigsten beste bester besten schlechteste schlechtester maximum minimum \
                spitze spitzenwert rekord zwischen letzten letzte zuletzt größte größter kleinste kleinster werte extreme extremen \
                tiefpunkt tiefste tiefsten tiefster höchstens mindestens nie niemals nur schnellste schnellsten früheste \
                frühesten späteste spätesten weiteste ausreißer hochpunkt
                """,
            usual:
                "üblich üblicherweise üblichen übliche üblicher gewöhnlich gewohnt normal normalerweise normalbereich bereich zwischen sonst typisch",
            abilities: "kann kannst könnte lässt",
            negations: "nicht nichts kein keine keinen", turns: "aber jedoch dafür"),
        .french: RelationLexicon(
            per: "par chaque quotidien", equals: "est était de", ratios: "rapport ratio quotient facteur",
            extremes: """
                maximum minimum record pic plus moins entre derniers dernières dernier dernière meilleur meilleure \
                pire haute haut basse bas longue courte valeurs extrêmes \
                creux sommet jamais seulement plancher plafond tôt tard rapide lente pointe
                """,
            usual: "habitude habituel habituelle habituels habituellement normal normale entre plage fourchette",
            abilities: "peux puis pourrais", negations: "pas aucune aucun rien",
            turns: "mais cependant toutefois"),
        .spanish: RelationLexicon(
            per: "al por cada diario diarios diaria diarias", equals: "es fue de",
            ratios: "cociente ratio proporción razón factor",
            extremes: """
                máximo máxima mínimo mínima récord pico más menos entre últimos últimas último última mejor peor \
                alto alta bajo baja largo larga corto corta valores extremos \
                solo sólo apenas nunca tope rápida lenta temprano tarde
                """,
            usual: "habitual habitualmente normal normalmente entre rango suele suelen",
            abilities: "puedo podría", negations: "no ningún ninguna nada",
            turns: "pero sin-embargo"),
        .italian: RelationLexicon(
            per: "al per ogni a", equals: "è era di", ratios: "rapporto quoziente fattore",
            extremes: """
                massimo massima minimo minima record picco più meno tra fra ultimi ultime ultimo ultima migliore \
                peggiore alto alta basso bassa lungo lunga corto corta valori estremi \
                solo appena mai veloce lenta presto tardi punta
                """,
            usual: "solito abituale normale normalmente tra fra intervallo",
            abilities: "posso potrei", negations: "non nessun nessuna niente",
            turns: "ma però"),
        .portuguese: RelationLexicon(
            per: "por ao à cada diários diárias", equals: "é foi de", ratios: "razão rácio quociente fator",
            extremes: """
                máximo máxima mínimo mínima recorde pico mais menos entre últimos últimas último última melhor pior \
                alto alta baixo baixa longo longa longas curto curta valores extremos \
                só apenas nunca topo rápida lenta cedo tarde
                """,
            usual: "habitual habitualmente normal normalmente entre intervalo costuma",
            abilities: "posso consigo poderia", negations: "não nenhum nenhuma nada",
            turns: "mas porém"),
        .dutch: RelationLexicon(
            per: "per elke iedere dagelijks", equals: "is was van", ratios: "verhouding ratio quotiënt factor",
            extremes: """
                hoogste laagste langste kortste meeste minste beste slechtste maximum minimum piek record tussen \
                laatste grootste kleinste waarden uitersten \
                nooit slechts dieptepunt hoogtepunt snelste traagste vroegste top
                """,
            usual: "gewoonlijk gebruikelijk normaal gewoon tussen bereik doorgaans",
            abilities: "kan kon", negations: "niet geen niets",
            turns: "maar echter wel"),
    ]
}

extension AnswerLanguage {
    /// `not`, `nicht`: what is counted is the rest.
    var negations: Set<String> {
        RelationLexicon.of(self).negations.union(["not", "nicht", "no", "pas", "non", "não", "niet"])
    }
}
