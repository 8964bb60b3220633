/// What is said instead of coaching. The words are fixed here; data and numbers about the person have no place in them.
enum SafetyAnswer {
    enum Concern: Equatable { case crisis, emergency, eatingDisorder, medicine, caution }

    /// The gravest concern a question shows.
    static func concern(in question: Question) -> Concern? {
        if isCrisis(question) { return .crisis }
        if isEmergency(question) { return .emergency }
        if isEatingDisorder(question) { return .eatingDisorder }
        if question.spells(anyOf: medicines) { return .medicine }
        if question.spells(anyOf: cautions) { return .caution }
        return nil
    }

    static func markdown(for concern: Concern, region: String?) -> String {
        let lines = HelpLines.of(region: region)
        switch concern {
        case .crisis:
            return """
                I hear you, and I am glad you said it. You don't have to carry this alone.

                **Are you safe right now?** If not, or if you are not sure, please call **\(lines.emergency)** now.

                Someone to talk to: **\(lines.crisis)**. You can simply say: "I am not safe with my thoughts."

                I am a program that runs on rules, so a person will be far better for this than I am. Is there someone \
                near you whom you could tell or sit with until then?
                """
        case .emergency:
            return """
                What you describe needs a person with medical training, not a coach. If it is happening now, or came on \
                suddenly: **call \(lines.emergency) now.** Stop what you are doing, sit down, and don't drive yourself.

                If it has passed, have it checked by a doctor today. I won't look at your data for this: good-looking \
                numbers cannot rule anything out.
                """
        case .eatingDisorder:
            let helpline = lines.eatingDisorder ?? "a helpline for eating disorders in your country (findahelpline.com)"
            return """
                Thank you for telling me. What you write sounds heavy, and it makes me concerned for you, so I will \
                leave numbers and targets out of this.

                One step that helps: talk to someone who knows this well, such as your doctor or \
                **\(helpline)**. If you feel faint or unwell now, call \(lines.emergency).

                I am glad to talk about sleep or how rested you are instead. Would you like that, or shall we leave it \
                for today?
                """
        case .medicine:
            return """
                Starting, stopping or changing a medicine or supplement is for your **doctor or pharmacist**; I can't \
                say anything about doses, and please don't change one because of a number here.

                What is good to know: some medicines move these readings. Beta-blockers lower the heart rate, and \
                stimulants, decongestants and thyroid hormone can raise it. If a reading changed with a \
                prescription, take it along to your next visit.
                """
        case .caution:
            return """
                With a fever, an acute illness, a recent operation, heart disease or a pregnancy, **a doctor comes before \
                a training plan**, and with a fever the answer is no training at all until it is gone.

                When you are well again, a few easy days first are a good way back. Would you like to see how your \
                resting heart rate and sleep compare with your usual?
                """
        }
    }

    private static func isCrisis(_ question: Question) -> Bool {
        question.has(
            "kill myself", "killing myself", "end my life", "ending my life", "take my life", "take my own life",
            "suicide", "suicidal", "want to die", "wanna die", "wish i was dead", "wish i were dead", "better off dead",
            "hurt myself", "hurting myself", "harm myself", "harming myself", "self harm", "selfharm", "cutting myself",
            "no reason to live", "dont want to live", "not want to live", "end it all", "dont want to be alive",
            "dont want to be here anymore", "cant go on living", "overdose", "kms")
    }

    private static func isEmergency(_ question: Question) -> Bool {
        let phrases = [
            "chest pain", "chest pains", "chest pressure", "chest tightness", "tight chest", "heart attack",
            "cant breathe", "cannot breathe", "can not breathe", "cant catch my breath", "trouble breathing",
            "difficulty breathing", "struggling to breathe", "severe breathlessness", "breathless",
            "shortness of breath",
            "short of breath", "fainted", "fainting", "faint", "passed out", "passing out", "pass out", "blacked out",
            "collapsed", "having a stroke", "had a stroke", "stroke symptoms", "slurred", "slurring",
            "trouble speaking", "cant speak",
            "difficulty speaking", "blue lips", "lips are blue", "coughing blood", "coughing up blood",
            "vomiting blood",
            "throwing up blood", "worst headache", "thunderclap", "anaphylaxis", "anaphylactic", "throat is closing",
            "throat swelling", "seizure", "unconscious", "am confused", "feel confused", "suddenly confused",
        ]
        let isDenied = phrases.contains { phrase in
            guard let start = question.position(of: phrase), start > 0 else { return false }
            return ["no", "without", "never"].contains(question.words[start - 1])
        }
        if !isDenied, question.has(anyOf: phrases) { return true }
        let pain = [
            "pain", "pains", "painful", "hurt", "hurts", "hurting", "pressure", "tight", "tightness", "aching", "aches",
            "burning", "crushing", "stabbing",
        ]
        if !isDenied, question.has(["chest"], near: pain) { return true }
        if question.has("left arm"), question.has(["arm"], near: pain + ["numb", "tingling"]) { return true }
        let loss = ["weakness", "numb", "numbness", "drooping", "droops", "paralysed", "paralyzed"]
        if question.has(["side", "face"], near: loss + ["weak"]) || question.has(["arm", "leg"], near: loss) {
            return true
        }
        return false
    }

    private static func isEatingDisorder(_ question: Question) -> Bool {
        if question.spells(anyOf: [
            "anorexia", "anorexic", "bulimia", "bulimic", "eating disorder", "purge", "purging", "purged",
            "make myself throw up", "make myself sick", "making myself throw up", "throw up after", "vomit after",
            "throwing up after", "laxative", "laxatives", "starve", "starving myself", "stop eating", "stopped eating",
            "not eating", "binge", "binged", "bingeing", "binging", "earn my food", "earn food", "earn my dinner",
            "burn off what i ate", "burn off everything", "burn off dinner", "burn it all off", "punish myself",
            "how little can i eat", "eat nothing", "hate my body", "disgusting", "weigh myself several", "too fat",
        ]) {
            return true
        }
        let eats = question.has("eat", "eating", "ate", "diet", "intake", "live on", "calories a day", "kcal a day")
        let isDeficit = question.has("deficit")
        let isEnergy = question.has("calories", "kcal", "cal")
        guard isEnergy || isDeficit else { return false }
        return question.words.contains { word in
            let digits = word.prefix { $0.isNumber || $0 == "." }
            guard let number = Question.number(word) ?? Double(digits) else { return false }
            return (isDeficit && number > 1000 && number < 9000)
                || (eats && !isDeficit && !question.has("burn", "burned") && (100..<1200).contains(number))
        }
    }

    private static let medicines = [
        "medication", "medications", "medicine", "medicines", "meds", "pill", "pills", "tablets", "dose", "doses",
        "dosage", "beta blocker", "beta blockers", "betablocker", "statin", "statins", "insulin", "ozempic", "wegovy",
        "semaglutide", "antidepressant", "antidepressants", "metoprolol", "prescription", "ibuprofen", "melatonin",
        "supplement", "supplements", "thyroxine", "steroids", "ssri",
    ]

    private static let cautions = [
        "fever", "feverish", "flu", "covid", "pregnant", "pregnancy", "surgery", "operation", "heart disease",
        "heart condition", "infection",
    ]
}
