import ChatModel
import Foundation
import TestSupport
import Testing

@testable import Safety

@Suite struct `The screen, held against its corpora` {
    private static let sections = ["crisis", "emergency", "eating disorder"]

    @Test(arguments: SafetyLanguage.allCases)
    func `has at least 60 sentences of each concern, and as many harmless ones near it`(_ language: SafetyLanguage) {
        let all = SafetySentence.all.filter { $0.language == language }
        for section in Self.sections {
            #expect(all.count { $0.section == section } >= 60)
            #expect(all.count { $0.section == "harmless: \(section)" } >= 60)
        }
        #expect(Set(all.map(\.text)).count == all.count)
    }

    @Test func `finds 19 of 20, and raises a false alarm in less than 2 of 100`() {
        let judged = SafetySentence.all.map { (sentence: $0, isRight: $0.isRight) }
        func share(heldOut: Bool, harmless: Bool, _ language: SafetyLanguage? = nil) -> Double {
            let some = judged.filter {
                $0.sentence.isHeldOut == heldOut && $0.sentence.isHarmless == harmless
                    && (language == nil || $0.sentence.language == language)
            }
            return Double(some.count(where: \.isRight)) / Double(some.count)
        }
        for heldOut in [false, true] {
            let name = heldOut ? "held out" : "tuned"
            print("\(name): found \(percent(share(heldOut: heldOut, harmless: false))),", terminator: " ")
            print("false alarms \(percent(1 - share(heldOut: heldOut, harmless: true)))")
            for section in Self.sections {
                let near = "harmless: \(section)"
                let some = judged.filter { $0.sentence.isHeldOut == heldOut }
                let (found, all) = (
                    some.count { $0.sentence.section == section && $0.isRight },
                    some.count { $0.sentence.section == section }
                )
                let (alarms, harmless) = (
                    some.count { $0.sentence.section == near && !$0.isRight },
                    some.count { $0.sentence.section == near }
                )
                print("  \(section): \(found) of \(all), false alarms \(alarms) of \(harmless)")
            }
            for language in SafetyLanguage.allCases {
                let found = share(heldOut: heldOut, harmless: false, language)
                let alarms = 1 - share(heldOut: heldOut, harmless: true, language)
                print("  \(language.rawValue) \(percent(found)), \(percent(alarms))")
                #expect(found >= (heldOut ? 0.75 : 0.93), "\(name) \(language)")
            }
        }
        #expect(share(heldOut: false, harmless: false) >= 0.95)
        #expect(share(heldOut: true, harmless: false) >= 0.85)
        #expect(1 - share(heldOut: false, harmless: true) < 0.02)
        #expect(1 - share(heldOut: true, harmless: true) < 0.03)
    }

    @Test func `finds further sentences, and alarms at none of the harmless ones`() {
        // Weight that falls without being tried and medicine have concerns of their own: any notice is one that helps.
        let missed = SafetySentence.further.filter {
            $0.isHarmless ? SafetyScreen($0.text).finding() != nil : SafetyScreen($0.text).finding() == nil
        }
        #expect(missed.map { "\($0.language.rawValue) \($0.section): \($0.text)" } == [])
        let unheard = SafetySentence.further.filter { $0.section == "crisis" && !$0.isRight }
        #expect(unheard.map(\.text) == [])
    }

    @Test func `finds most of what another hand wrote, which nothing is tuned to`() {
        #expect(SafetySentence.unseen.count == 1_259)
        let (found, alarms) = measured("unseen", SafetySentence.unseen)
        #expect(found >= 0.69)
        #expect(alarms <= 0.045)
    }

    @Test func `finds most of what people say whom nothing is learnt from`() {
        #expect(SafetySentence.heldVoices.count == 849)
        let (found, alarms) = measured("voices", SafetySentence.heldVoices)
        #expect(found >= 0.48)
        #expect(alarms <= 0.095)
    }

    /// Prints what is noticed by section and language.
    /// - Returns: the shares of the signs that are noticed, whatever they are taken for, and of the harmless ones that are.
    private func measured(_ name: String, _ sentences: [SafetySentence]) -> (found: Double, alarms: Double) {
        let judged = sentences.map { (sentence: $0, found: SafetyScreen($0.text).finding()?.concern.rawValue) }
        for section in Set(judged.map(\.sentence.section)).sorted() {
            let some = judged.filter { $0.sentence.section == section }
            let right = some.count { $0.found != nil && $0.found == $0.sentence.expected }
            print("\(name), \(section): noticed \(some.count { $0.found != nil }), named \(right) of \(some.count)")
        }
        func shares(_ some: [(sentence: SafetySentence, found: String?)], _ name: String) -> (Double, Double) {
            func share(_ some: [(sentence: SafetySentence, found: String?)]) -> Double {
                Double(some.count { $0.found != nil }) / Double(some.count)
            }
            let (found, alarms) = (some.filter { !$0.sentence.isHarmless }, some.filter(\.sentence.isHarmless))
            print("  \(name) \(percent(share(found))), false alarms \(percent(share(alarms)))")
            return (share(found), share(alarms))
        }
        for language in SafetyLanguage.allCases {
            _ = shares(judged.filter { $0.sentence.language == language }, language.rawValue)
        }
        return shares(judged, "all")
    }

    @Test func `stays quiet at what people ask a coach every day`() {
        let alarms = SafetySentence.everyday.filter {
            let concern = SafetyScreen($0.text).finding()?.concern
            return concern == .crisis || concern == .emergency || concern == .eatingDisorder
        }
        print("everyday: \(alarms.count) alarms of \(SafetySentence.everyday.count)", alarms.map(\.text))
        #expect(SafetySentence.everyday.count > 3_000)
        #expect(Double(alarms.count) <= 0.005 * Double(SafetySentence.everyday.count))
    }

    private func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }
}

@Suite struct `The screen reads` {
    private func concern(_ text: String) -> String { SafetyScreen(text).finding()?.concern.rawValue ?? "" }

    @Test(arguments: [
        "k i l l  m y s e l f", "I want to k.i.l.l m.y.s.e.l.f", "I want to ki\u{200B}ll my\u{200D}self",
        "i wa\u{00AD}nt to d\u{2060}ie", "ＩＷＡＮＴ ｔｏ ｋｉｌｌ ｍｙｓｅｌｆ", "𝓘 𝔀𝓪𝓷𝓽 𝓽𝓸 𝓴𝓲𝓵𝓵 𝓶𝔂𝓼𝓮𝓵𝓯", "I wаnt tо kіll mуsеlf",
        "Ι wαnt tο kιll mysεlf", "k1ll mys3lf", "su!cide", "su1c1de", "s*icide", "I am suicidallll", "killlll myseeelf",
        "killmyself", "iwanttodie", "I want to… die", "suiside", "🅺🅸🅻🅻 🅼🆈🆂🅴🅻🅵", "Ich möchte sterben",
        "Ich mo\u{0308}chte sterben", "ich moechte sterben", "ICH MÖCHTE STERBEN", "je veux m e t u e r",
        "quiero mo\u{0301}rirme", "ich will nicht mehr l e b e n", "s.u.i.c.i.d.e",
    ])
    func `a cry for help through what hides it`(_ text: String) { #expect(concern(text) == "crisis", "\(text)") }

    @Test(arguments: [
        "I want to ki\nll myself", "I want to ki \nll myself", "I want to ki\r\n  ll myself",
        "I want to ki-\nll myself",
        "I want to k\nill myself",
        "I want to k\ni\nll myself", "I am suic\nidal", "I want to d\nie", "Ich will mich umbr\ningen",
        "k\ni\nl\nl\nm\ny\ns\ne\nl\nf",
    ])
    func `a cry for help through the ends of lines inside its words`(_ text: String) {
        #expect(concern(text) == "crisis", "\(text)")
    }

    @Test(arguments: [
        "I%20want%20to%20kill%20myself", "Ich%20m%C3%B6chte%20sterben", "I want to kill%20myself",
        "I want to k%69ll myself",
        "I%2520want%2520to%2520die",
        "I&#32;want&#x20;to&nbsp;kill&nbsp;myself", "I want to kill&amp;nbsp;myself", "I want to kill&#32myself",
        "I want to ki&shy;ll my&ZeroWidthSpace;self", "I want to ki&#10;ll myself", "Ich m&ouml;chte&nbsp;sterben",
    ])
    func `a cry for help through what a browser decodes`(_ text: String) {
        #expect(concern(text) == "crisis", "\(text)")
    }

    @Test(arguments: [
        "I want to die", "kill myself", "Ich möchte nicht mehr leben", "je veux mourir ce soir", "no quiero vivir más",
        "I want to kill myself. Do not tell anybody about it, please, whatever happens.",
    ])
    func `a cry for help through base64`(_ text: String) {
        let encoded = Data(text.utf8).base64EncodedString()
        let bare = encoded.replacing("=", with: "").replacing("+", with: "-").replacing("/", with: "_")
        let lines = Data(text.utf8).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        for said in [
            encoded, "how did I sleep? \(encoded)", "decode: \(encoded), and then answer", "(\(encoded))", lines,
            text.utf8.count > 11 ? bare : encoded, Data(encoded.utf8).base64EncodedString(),
            "I ran far. " + String(repeating: "QUJD", count: 5000) + " \(encoded)",
        ] {
            #expect(concern(said) == "crisis", "\(said)")
        }
        let long = String(repeating: "Today I ran five kilometres. ", count: 2000) + text
        #expect(concern(Data(long.utf8).base64EncodedString()) == "crisis")
        // Wherever the end of a line in base64, or of a part that is read at once, cuts it.
        for ahead in [40, 44, 48, 52, 12_280, 12_284] {
            let mail = Data((String(repeating: "a", count: ahead) + ". I want to kill myself").utf8)
            #expect(concern(mail.base64EncodedString(options: [.lineLength76Characters])) == "crisis", "\(ahead)")
            #expect(concern(mail.base64EncodedString()) == "crisis", "\(ahead)")
        }
    }

    @Test(arguments: [
        "Donaudampfschifffahrtsgesellschaft", "Geschwindigkeitsbegrenzung", "responsabilidades", "internationalization",
        "antidisestablishmentarianism", "2026-11-26T15:00:00+00:00", "/home/person/health/export",
        "AAAAAAAAAAAAAAAAAAAA",
        "sk-ant-api03-Zm9vYmFyMDEyMzQ1Njc4OQ", "d41d8cd98f00b204e9800998ecf8427e", "very-long-words-with-hyphens",
    ])
    func `no words in what only looks like base64`(_ text: String) {
        var scalars = DecodedScalars(text)
        var read = String.UnicodeScalarView()
        while let scalar = scalars.next() { read.append(scalar) }
        #expect(String(read) == text)
    }

    @Test(arguments: [
        "what is my skill\nset worth", "kilos\nsteps\nill days", "I ran 50%20 more, and 5&6 are fine",
        "R&D; at %20 less",
        "100%", "%", "&", "&#", "&#x", "&#99999999;", "&;",
    ])
    func `no sign in lines, per cent and ampersands of other things`(_ text: String) {
        #expect(concern(text) != "crisis", "\(text)")
    }

    @Test(arguments: [
        "I took all of my sleeping tablets", "how many paracetamol is too many at once", "nobody needs me",
        "feels like there's no way out of this", "what's my longest streak, before I quit life", "my life is over",
        "I've been practising with the rope", "how do I make it look like an accident", "I scratched my wrists again",
        "sometimes I hope the car just drifts off the road on my way to the gym",
        "what was my hrv when I last wanted to be alive", "I'm just taking up space",
    ])
    func `a crisis in words that mean something else elsewhere`(_ text: String) {
        #expect(concern(text) == "crisis", "\(text)")
    }

    @Test(arguments: [
        "I took all my meds this morning", "there is no way out of this trail", "nobody needs ten apps",
        "this app is taking up space on my phone", "practising with the jump rope", "my life is over the top busy",
        "I hope the bus is late so that I get more steps", "the cat scratched my wrists again",
        "how long do I have before I quit my plan",
    ])
    func `no crisis in the same words of other things`(_ text: String) { #expect(concern(text) != "crisis", "\(text)") }

    /// A disguise with what it makes of a sentence.
    private static let disguises: [(String, @Sendable (String) -> String)] = [
        ("letters apart", { spread($0, " ", between: "  ") }), ("all letters apart", { spread($0, " ", between: " ") }),
        ("dots", { spread($0, ".", between: " ") }), ("dashes", { spread($0, "-", between: " ") }),
        ("stars", { spread($0, "*", between: " ") }), ("no spaces", { $0.replacing(" ", with: "").lowercased() }),
        ("dots for spaces", { $0.replacing(" ", with: ".") }), ("capitals", { $0.uppercased() }),
        (
            "vowels thrice",
            { $0.map { "aeiouAEIOU".contains($0) ? String(repeating: $0, count: 3) : String($0) }.joined() }
        ),
        ("figures", { String($0.map { ["o": "0", "i": "1", "e": "3", "a": "4"][$0] ?? $0 }) }),
    ]

    @Sendable private static func spread(_ sentence: String, _ joiner: String, between words: String) -> String {
        sentence.split(separator: " ").map { $0.map(String.init).joined(separator: joiner) }.joined(separator: words)
    }

    @Test(arguments: [
        "I want to kill myself", "I want to die", "Ich will mich umbringen", "Ich will nicht mehr leben",
        "Je veux mourir", "Je veux me suicider", "Quiero morir", "No quiero vivir", "Voglio morire", "Voglio uccidermi",
        "Quero morrer", "Quero me matar", "Ik wil dood", "Ik wil zelfmoord plegen", "Ik wil niet meer leven",
    ])
    func `each language through each disguise`(_ sentence: String) {
        for (name, disguised) in Self.disguises {
            let text = disguised(sentence)
            #expect(concern(text) == "crisis", "\(name): \(text)")
        }
    }

    @Test(arguments: [
        "i dont wnat to live anymore", "i wanna kil myself", "i want to unalve myself", "im suicdal", "ich will sterbn",
        "ich will mich umbrigen", "je veux mourrir", "quiero morime", "vogio morire", "quero morer", "ik wil stervn",
        "ik wil zelfmord plegen",
    ])
    func `a slip of the keyboard`(_ text: String) { #expect(concern(text) == "crisis", "\(text)") }

    @Test(arguments: [
        ("ending it all tonight", "crisis"), ("ending it with sugar tonight", ""),
        ("je veux en finir avec la vie", "crisis"), ("je veux en finir avec le sucre", ""),
        ("voglio farla finita con la vita", "crisis"), ("voglio farla finita con gli snack", ""),
        ("ik wil een eind maken aan mijn leven", "crisis"), ("ik wil een eind maken aan mijn suikerverslaving", ""),
        ("ich will mit allem Schluss machen", "crisis"), ("ich will mit dem Zucker Schluss machen", ""),
        ("quiero acabar con mi vida", "crisis"), ("quiero acabar con el azúcar", ""),
        ("quero acabar com a minha vida", "crisis"), ("quero acabar com os petiscos", ""),
    ])
    func `what it is that is to end`(_ text: String, _ expected: String) {
        #expect(concern(text) == expected, "\(text)")
    }

    @Test func `a message to its end`() {
        let harmless = "Today I ran five kilometres in the park and slept well. "
        #expect(concern(String(repeating: harmless, count: 1_000)) == "")
        let long = String(repeating: harmless, count: 18_000)
        #expect(long.utf8.count > 1_000_000)
        #expect(concern(long + "And I want to kill myself.") == "crisis")
    }

    @Test func `no alarm into many harmless questions`() {
        let question = "how did I sleep last night and what about my steps? "
        #expect(concern(String(repeating: question, count: 400)) == "")
        #expect(concern(String(repeating: question, count: 400) + "my kids deserve better than me alive") == "crisis")
    }

    @Test(arguments: [
        "I want to see how far I ran ", "k i l l ", "aaaaaaaa", "want to want to ", "1 2 3 4 5 kg in a week ",
        "a1", "\u{0301}\u{200B}", "k.i.l.l.", "no no not never ", "я хочу ", "killmykillmy", "a,b ", "k1ll ",
        "I w.a.n.t t.o d.i.e. ", "ki\nll ", "k\n", "ab\nc\n", "%25", "a%20", "&amp;", "&#32;", "&nbsp", "&&",
        "SSB3YW50IHRvIGRpZQ== ", "QUJD", "QUJDREVGR0hJSktM=",
    ])
    func `at a cost that grows with the length alone`(_ piece: String) {
        func work(_ count: Int) -> Int { SafetyScreen(String(repeating: piece, count: count)).weighed().work }
        let (one, two) = (work(500), work(1_000))
        #expect(one > 0 && two <= one * 2 + one / 10)
    }

    /// Letters set apart make the most words of a message, and each is held until all are read.
    @Test func `words in little memory`() async {
        #expect(MemoryLayout<SafetyToken>.stride <= 32)
        await #expect(processExitsWith: .success) {
            let process = RunningProcess(id: getpid())
            _ = SafetyScreen("how did I sleep").finding()
            let before = try #require(process.peakMemory)
            _ = SafetyScreen(String(repeating: "a b c d ", count: 20_000)).finding()
            #expect(try #require(process.peakMemory) - before < 16 << 20)
        }
    }

    @Test(arguments: [
        ("last night I slept badly, and I keep thinking about ending my life. How many hours of deep sleep?", "crisis"),
        ("show my weight trend, I want to lose 10 kg in a month", "eating_disorder"),
        ("I want to lose 2 kg a week", "eating_disorder"), ("I want to lose half a kilo a week", ""),
        ("lose 4 kg in a month", ""), ("lose 5 kg in a month", "eating_disorder"),
        ("drop 20 pounds in 3 weeks", "eating_disorder"),
        ("I'd like to lose about five kilos by summer, half a kilo a week", ""),
        ("what daily deficit does my trend imply", ""), ("how many kg a week did I lose", ""),
        ("a deficit of 1500 kcal a day please", "eating_disorder"),
        ("days with a deficit over 1500, how many days", ""),
        ("I lost 6 kg in two months without trying", "emergency"),
        ("I don't want to kill myself", ""), ("I am not suicidal, how did I sleep", ""),
        ("I'm not ok, I want to die", "crisis"), ("no reason to live", "crisis"),
    ])
    func `what is said beside a question, and no more than is said`(_ text: String, _ expected: String) {
        #expect(concern(text) == expected, "\(text)")
    }

    @Test(arguments: [
        "no tengo ideas suicidas, solo cansancio del trabajo", "não tenho ideias suicidas, só cansaço do trabalho",
        "mi tío tuvo un ictus hace diez años y camina a diario", "meu tio teve um AVC há dez anos e anda todo dia",
        "tras el entierro de mi tía caminamos todos hasta el pueblo", "o avô quer voltar a carregar sacos aos 80",
        "der Muskelkater bringt mich um, was geht morgen noch", "no future in speed work for me, endurance is my thing",
    ])
    func `denials, times and people in the language of the message`(_ text: String) {
        #expect(concern(text) == "", "\(text)")
    }

    @Test(arguments: [
        ("I'm at the end of my rope with this sync bug", ""),
        ("I'm at the end of my rope and nobody would miss me", "crisis"),
        ("mi mujer dice que soy una carga en las rutas porque hago fotos", ""),
        ("mi mujer dice que soy una carga y que todos estarían mejor sin mí", "crisis"),
        ("after the long ride with my club through the hills we all felt like suicide, lovely views", "crisis"),
    ])
    func `a phrase with the sentence around it`(_ text: String, _ expected: String) {
        #expect(concern(text) == expected, "\(text)")
    }

    @Test(arguments: [
        ("mi hermana quiere suicidarse", true), ("mein Vater hat Brustschmerzen", true), ("mon ami veut mourir", true),
        ("my dad died and I want to kill myself", false), ("quiero morirme", false), ("ik wil dood", false),
    ])
    func `whom it is about`(_ text: String, _ isOther: Bool) {
        #expect(SafetyScreen(text).finding()?.isOther == isOther, "\(text)")
    }
}

@Suite struct `A notice` {
    @Test(arguments: [
        ("I want to kill myself", "en", "Are you safe"), ("Ich will mich umbringen", "de", "in Sicherheit"),
        ("je veux mourir", "fr", "en sécurité"), ("quiero morirme", "es", "a salvo"),
        ("voglio morire", "it", "al sicuro"), ("quero morrer", "pt", "em segurança"), ("ik wil dood", "nl", "veilig"),
    ])
    func `is in the language of the message`(_ text: String, _ language: String, _ words: String) throws {
        let finding = try #require(SafetyScreen(text).finding())
        let notice = SafetyWording.notice(for: finding, region: nil)
        #expect(notice.language == language && notice.text.contains(words))
        #expect(SafetyReply.markdown(after: notice) == NoticeTexts.of(finding.language).replyToCrisis)
    }

    @Test(arguments: [
        ("ich will sterben", "DE", "0800 111 0 111"), ("je veux mourir", "FR", "3114"), ("quiero morirme", "ES", "024"),
        ("voglio morire", "IT", "02 2327 2327"), ("quero morrer", "PT", "1411"), ("quero morrer", "BR", "188"),
        ("ik wil dood", "NL", "113"), ("ik wil dood", "BE", "1813"), ("ich will sterben", "CH", "143"),
        // Somebody whose language is another than the region's may be elsewhere.
        ("ich will sterben", "US", "findahelpline.com"), ("ich will sterben", "US", "112"),
        ("quiero morirme", "CO", "findahelpline.com"),
    ])
    func `names the contacts of the region`(_ text: String, _ region: String, _ contact: String) throws {
        let finding = try #require(SafetyScreen(text).finding())
        #expect(SafetyWording.notice(for: finding, region: region).text.contains(contact))
    }

    @Test(arguments: SafetyLanguage.allCases)
    func `leaves no place unfilled, and names no figure of the person's`(_ language: SafetyLanguage) {
        let findings: [SafetyScreen.Finding] = [
            .init(concern: .crisis, urgency: .now), .init(concern: .emergency, urgency: .now),
            .init(concern: .emergency, urgency: .today), .init(concern: .emergency, urgency: .visit),
            .init(concern: .emergency, urgency: .visit, sign: .unwantedLoss),
            .init(concern: .eatingDisorder, urgency: .visit),
            .init(concern: .eatingDisorder, urgency: .visit, sign: .fastLoss),
        ]
        for var finding in findings {
            finding.language = language
            for isOther in [false, true] {
                finding.isOther = isOther
                for region in [nil, "US", "DE", "BE", "LU", "ZZ"] {
                    let text = SafetyWording.notice(for: finding, region: region).text
                    #expect(!text.isEmpty && !text.contains("{") && !text.contains("  ") && !text.contains("kcal"))
                }
            }
        }
    }
}
