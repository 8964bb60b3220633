/// Which words a slip of the keyboard can have come from.
package enum Spelling {
    /// Words that look like ours and mean themselves.
    package static let everyday: Set<String> = Set(
        """
        abendessen about admit adult agree alarm alive alone anger angle angry apart apple arbeit aside asset audio
        avoid awake award aware basic basis beach begin below best birth black blame blind block blood brain brave
        bread breakfast brief bring broke brother brown bruder brush buch buyer cable candy carry catch cause chain
        chair cheat chess chest civil claim clean clear click climb clock close cloud coast coffees coffin color
        compute cough could count court cover crash cream cross crowd curve cycle daily dairy dance date daughter
        days daytime death delay depth died diet dinner doctor does doubt dozen draft dream dress drunk duerfen dying
        early earn earth ehemann eight elder empty enemy enter error essen event every exact extra false faster
        fasting fatal fates father fatter favor feast fence fever fewer field final flash floor flour focus forth
        frame fresh freund freundin friend front fruit gehirn ghost glass grade grand grass great green group grown
        guess guest guide happy hates hear heard hears heat heavy height honey horse hotel hours house human hund
        husband husten ideal image improved index inner input issue jeans joint katze kaufen kinder knife koennen
        kosten labor lagen large last lasting lastly late later laufzeug learn lease least leave leaves leben lefts
        legen leise lesen lest level liebe lieder lief light limit local longer longest loose loss lost lower lowest
        lunch major mann marching match mayor meal meaning means meant merge metal might mild miles minted model
        money month months more morning most mother motor mouse mouth movie muessen music mutter never nigh night
        noise north novel nurse ocean offer often order other paint paper partner party passed past pasta paste pause
        peace people person phone piece place placing plan plane planned plans plant plate point pound power prefer
        present press price prime print prize proud prove purse queen queue quiet quite rainy raise range read ready really recipe
        reden refer regen relax reply rest rider right river round route runner sagen said salad same sand sauce
        scale scene schnitt schritt schule schwester sehen sense serve seven shape share sheep sheet shirt shock
        should side sides since sister skill skirt sleepy sleeve slice slow small smile smoke solid sollen some songs
        sound south space speed spend sport stair stall stars start state steak steep step stephen stick stock stone
        stop stops store story stream street stress strike stroke study stuff style such sugar swear sweet swimmer
        table taste teach thanks that theme these thing think this those tiger time times tired toast tochter today
        total touch tough tower trace track trail trained treat tried truck under vater wahre walker walks walled
        wander want wasche waschen watered weak weather week weekly well went wetter whale what wheel when where
        whether which while white wicked woher wohin wohnung wollen woman women words worker works world worse worst
        worte worth would young left lift lots none name named gift soft salt fish food foot door roof rain wind
        stroller pram buggy anyone someone everyone meantime sometimes something anything everything nothing nobody somebody anna hanna
        outrun overtime cake dogs cats kids king lake land lane lamp loan look male mail main pool port pope poor pork
        rent ring roll rule sale seat ship shoe shot site size skin soap soil song soup suit task taxi team tent
        test text tour town tree trip tube tune turn twin unit user vote wage wake wave wear wife wine wing wire wish
        wood wolf yard haus katz lied lust markt mund nase ofen oper post rabe rose sohn tante tasse teil
        tier statt allein seine seiner seinen fiel sank tisch topf wald wand welt werk wolke zahn zaun zelt links rechts laut
        ankles baking bathing beans bitter boys butter cakes calling called cards cast charged charging chill coding
        college computer couch crutches dating dawn dose driver drivers driving drug drumming elevator feeding
        finals firing flying guests hated healed hill hiring horses humans leaning liked listening liver loud lungs
        mattress meetings metro moody mountains movies mowing noticed pint pints planning poker praying project
        projects racing relaxed rice seeds seen serious shady shake shots silly slipping smoothie snack spine sprain
        storm stuck studying tablet talking taxes teen teens teeth thigh thin thought timer toes trees typing waiter
        widow wifi wines wired wore wrists writer smart example message messages boring product actual prevent
        follow wait pages stores detection send sending warn pick production published rights letters tail charge
        trust marking fire ideas trap harness ease trick basics spot defend sink ruler chose shorts trial living
        smooth surprised accent dive roses staff blow courses courts virus selling mature screens shares hiding
        recover consumer saying expect understood shapes kill sell notes troubles counter layer teams grandkids grandchildren
        drittel drittels
        abgestillt abstieg abteil achtet angefahren angekommen angenommen angesteckt anschlag atmen aufgebracht
        aufgemacht aufmachen aufsehen aufsetzen aufsteigen aufstellen aufsuchen auftauchen aufwachsen aufziehen
        ausgedacht ausgehen ausmachen aussehen ausstieg austritt baden ball bananen begangen begegnen belasten besen
        bestehen bestreiten beute bewertung biene bieten bildern birnen boden boeden bogen bohnen boten bozen bricht
        degen denken deuten diebe dienen dienst dienste diensten dienstplan dosen duennen duschen eingeschlagen
        einkaufen einleiten einschalten einschlag einschlagen erledigt ernten ertraege faellen fahrzeugen fairen faulen
        feder fehler fehlern feiertag feiertage feiertagen feiner ferne feste feuer folter franke fuehlt fuehrer
        fuettern gang geaergert gearbeitet gebacken gebannt gebot gebrannt gedacht gedichte gedient geduscht gefangen
        gefuettert gegend geguckt gehandelt gehindert geholfen geistern gekannt gekauft gekegelt gekocht gelandet
        gelitten gemietet genuegen geputzt geraeumt geraucht geregelt gericht gerichte gerodelt geschlagen geschosse
        geschossen geschwitzt gesendet gesichert gesicht gestalten gestillt gestreckt gestritten gesungen
        getragen gewacht gewandelt gewandt gewartet gewaschen geweckt geweigert gewickelt gezogen giessen gleiten
        grundsatz gruppe handeln harter harz haut hefte hinterlegt hueten hunger impft jagen jahrestag kaempfe karte
        kasse kellner kinos kleider klicken knien kochen kommando korrigiert kranz kraut krippe kuchen kulisse kurzer
        lacht laender landen laterne laufbahn leicht leistungen leiten leiter lichter liebte liedern linden malen manch
        meer meister meldungen mieter monde morden muettern mussten nachtwache nackt naht netten niederlage osten paket
        panne parks passe passen pfand platzes pole pumpe puppen putzen radar raten ratschlag ratten rauchen rege reifen
        reis reiter retten rodeln roten routen rueckgabe salat schacht schaden schatten scheint schenken schiene
        schimmer schinken schlacht schlaeger schlange schlanke schleife schleifen schlimmer schlitten schlucht schnappen
        schneider schnuller schoepfen schranke schranken schriften schueler schuppen schwaben schwach schwache
        schwachen schwanger schwarm schwarzen schweben schwein schwingen schwitzen segel sehnen sekt senken setze setzen
        sieg siegen singen sitz sitzen spannen spart speer spinnen spritze staat stadt staende star starb stecke
        steifen steine steuerung stiel stier stillen stinken stinkt stoerung strasse strauss streik streit streng strich
        string stuerzt stuetzen suedamerika tank tanken tischen toren touren tournee tragen trainingslager treiben
        truppen tueren turin turner ueben verankert verbannt verbraucher verfahren verhindert verkauf verlangen
        verletzen verrueckt verschieben versetzung verweist verwendet verwundert verzug vorfahren vortrag wange warte
        wecken wege weiber weiche weicher weicht weihnachtsfeier wein weste wickeln wiederholen winde windeln
        winterpause wirt wohn wunder wundern zaehne zaehnen zeichen zeile zelle zellen zeuge ziege ziegen zusammenhalt
        zweige
        abfahrt abfahrten abgefallen abgesaugt abgestiegen arbeitslager arbeitsweg aufdrehen auffahren aufgeheizt
        aufgeweckt aufkochen aufwecken ausfahren bestzeit bestzeiten betrinken buecken dienstwagen duscht einlaufen
        einreiben einschlaefern gebaeren gebraten gefegt gefroren gemaeht gemeckert genesen gesaegt gesaugt geschwollen
        getaucht gewichtsweste gewischt gezittert heizt knicken koerpermass lagune langstrecke langstrecken lauferei
        lieferzeit lockert maehen medikation metrik morgenmuffel plage radreise retour ritt ritten rolli saegen
        schlafanzug schlafmittel schlaftablette schnuppern schwellen sirup skispringen sportfest sportwagen stemmen
        stemmt stresstest tageskarte tagesmutter tannen tanten tiefsee traumschiff trinker unterarm verdauen waden
        lockere lockeren lockerer lockeres wandlung wasserlauf wassermangel wasserstand weckte zielpunkt
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Words that no slip stands for: `minues` are minutes, and no difference.
    package static let neverMeant: Set<[UInt8]> = [Array("minus".utf8)]

    /// Words written with a digit for its sound.
    package static let shorthand = [
        "2day": "today", "2morrow": "tomorrow", "b4": "before", "w": "with", "w/": "with", "w/o": "without",
        "bc": "because", "thousnd": "thousand", "thosand": "thousand", "tousand": "thousand", "hunderd": "hundred",
        "wknd": "weekend", "wknds": "weekends", "abt": "about", "tmr": "tomorrow", "tmrw": "tomorrow",
        "nd": "and", "ave": "average", "avrg": "average", "btwn": "between", "yday": "yesterday",
    ]

    /// `sooo` and `pleaaase` with the letters that somebody held down once or twice; none for other words.
    package static func unstretched(_ word: String) -> [String] {
        let letters = Array(word)
        guard letters.indices.dropFirst(2).contains(where: { Set(letters[($0 - 2)...$0]).count == 1 }) else {
            return []
        }
        return [2, 1].map { most in
            String(letters.indices.filter { $0 < most || Set(letters[($0 - most)...$0]).count > 1 }.map { letters[$0] })
        }
    }

    /// Words that begin a clause of their own after a dash.
    package static let afterPause: Set<String> = [
        "how", "what", "whats", "which", "when", "is", "are", "did", "do", "does", "any", "last", "this", "since",
        "its",
        "per", "only", "just", "average", "avg", "total", "compared", "wie", "was", "welche", "welcher", "welches",
        "wann", "wieviel", "wieviele", "letzte", "letzten", "diese", "diesen", "seit", "pro", "nur", "insgesamt",
        "in", "on", "over", "during", "for", "from", "within", "throughout", "with", "without", "when", "if", "after",
        "before", "so", "days", "nights", "im", "am", "ab", "mit", "ohne", "nach", "vor", "wenn",
    ]

    /// Words that are written as others sound. Where they mean themselves nothing here does.
    package static let heard = [
        "hw": "how", "hwo": "how", "teh": "the", "lst": "last", "ths": "this", "wat": "what", "wot": "what",
        "hav": "have",
        "yr": "year", "yrs": "years", "dys": "days", "wk": "week", "wks": "weeks", "mth": "month", "mths": "months",
        "weak": "week", "weaks": "weeks", "yeer": "year", "loose": "lose", "slep": "sleep", "wen": "when",
        "nite": "night", "tonite": "tonight", "wheight": "weight", "wich": "which", "witch": "which",
        "waht": "what", "whar": "what", "hrat": "heart", "hart": "heart", "tym": "time", "resing": "resting",
        "wieviehl": "wieviel", "wan": "wann", "gester": "gestern", "mutch": "much", "hvr": "hrv", "jar": "jahr",
        "wi": "wie", "streek": "streak",
        "mer": "mehr", "of": "oft", "fus": "fuss", "rid": "ride", "wos": "was", "wsa": "was", "ovr": "over",
        "moste": "most", "wut": "what", "eet": "eat", "mor": "more", "moast": "most", "gt": "get", "dai": "day",
        "hte": "the", "adn": "and", "wiht": "with", "moar": "more", "eny": "any", "las": "last", "abuv": "above",
        "abov": "above", "reat": "rate", "hihg": "high",
        "wek": "week", "weks": "weeks", "les": "less", "sinc": "since", "manag": "manage", "menny": "many",
        "meny": "many", "nxt": "next", "tpo": "top", "wahr": "war",
    ]

    /// Words that mean themselves before another: `get rid of it`.
    package static func meansItself(_ word: String, before next: String?) -> Bool { word == "rid" && next == "of" }

    /// How a word sounds: its consonants, alike ones as one, after the first letter.
    package static func sound(_ word: [UInt8]) -> [UInt8] {
        let alike: [UInt8: UInt8] = [
            UInt8(ascii: "w"): UInt8(ascii: "v"), UInt8(ascii: "c"): UInt8(ascii: "k"),
            UInt8(ascii: "q"): UInt8(ascii: "k"), UInt8(ascii: "z"): UInt8(ascii: "s"),
            UInt8(ascii: "d"): UInt8(ascii: "t"), UInt8(ascii: "p"): UInt8(ascii: "b"),
        ]
        var sound: [UInt8] = []
        for (index, letter) in word.enumerated() {
            let isVowel = "aeiouyh".utf8.contains(letter)
            if isVowel, index > 0 { continue }
            // `pase` is a pace: before a light vowel it is soft.
            let isSoft = letter == UInt8(ascii: "c") && index + 1 < word.count && "eiy".utf8.contains(word[index + 1])
            if letter == UInt8(ascii: "g"), index + 1 < word.count, word[index + 1] == UInt8(ascii: "h") { continue }
            let heard = isSoft ? UInt8(ascii: "s") : alike[letter] ?? letter
            if sound.last != heard { sound.append(heard) }
        }
        return sound
    }

    /// Damerau–Levenshtein distance, adjacent letters swapped counting as one.
    package static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        let width = right.count + 1
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: (left.count + 1) * width) { cells in
            for i in 0...left.count { cells[i * width] = i }
            for j in 0...right.count { cells[j] = j }
            for i in 1...left.count {
                for j in 1...right.count {
                    let cost = left[i - 1] == right[j - 1] ? 0 : 1
                    let place = i * width + j
                    var least = min(cells[place - width] + 1, cells[place - 1] + 1, cells[place - width - 1] + cost)
                    if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                        least = min(least, cells[place - 2 * width - 2] + 1)
                    }
                    cells[place] = least
                }
            }
            return cells[left.count * width + right.count]
        }
    }
}
