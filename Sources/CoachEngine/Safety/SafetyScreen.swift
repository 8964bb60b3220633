import ChatModel

/// Screens what a person writes for what a coach must not simply answer. Pure: words in, the gravest concern out.
///
/// It looks for phrases, not for meaning; a slip of the keyboard in a long word does not hide one, and a `no` before a
/// symptom takes it away. Source of the signals: health-metric practice, section 15.
struct SafetyScreen {
    struct Finding: Equatable {
        var concern: SafetyNotice.Concern
        var urgency: SafetyNotice.Urgency
        /// It is about somebody else.
        var isOther = false
    }

    let question: Question

    init(_ text: String) { question = Question(Self.read(text)) }

    /// As much of a text as is looked through.
    static func read(_ text: String) -> String { text.utf8.count > 4_000 ? String(text.prefix(4_000)) : text }

    /// - Parameter isMinor: the person's profile says they are under 18.
    func finding(isMinor: Bool = false) -> Finding? {
        guard !question.words.isEmpty else { return nil }
        let found =
            CrisisSigns(question).urgency.map { Finding(concern: .crisis, urgency: $0) }
            ?? EmergencySigns(question).urgency.map { Finding(concern: .emergency, urgency: $0) }
            ?? (EatingSigns(question).isThere ? Finding(concern: .eatingDisorder, urgency: .visit) : nil)
            ?? CareSigns(question, isMinor: isMinor).finding
        return found.map { Finding(concern: $0.concern, urgency: $0.urgency, isOther: isOther) }
    }

    private var isOther: Bool {
        let people = [
            "friend", "friends", "mother", "mom", "mum", "father", "dad", "wife", "husband", "partner", "girlfriend",
            "boyfriend", "son", "daughter", "child", "kid", "brother", "sister", "colleague", "roommate", "grandmother",
            "grandfather", "neighbour", "neighbor",
        ]
        guard let index = question.words.firstIndex(where: people.contains), index > 0 else { return false }
        return ["my", "a", "our", "his", "her"].contains(question.words[index - 1])
            && !question.spells(anyOf: ["i am", "im", "i feel", "i have", "me and"])
    }
}

extension Question {
    /// Whether one of the phrases occurs and nothing before it says that it is not so.
    func affirms(_ phrases: [String], negations: Set<String> = Question.negations) -> Bool {
        phrases.contains { phrase in
            let parts = phrase.split(separator: " ").map(String.init)
            return words.indices.contains { start in
                guard matches(parts, at: start) else { return false }
                return !words[max(0, start - 4)..<start].contains(where: negations.contains)
            }
        }
    }

    static let negations: Set<String> = [
        "no", "not", "without", "never", "dont", "didnt", "doesnt", "havent", "hasnt", "isnt", "nor", "zero",
    ]

    /// Words of general knowledge about nobody: `what is a heart attack`.
    var isDefinition: Bool {
        let asks = ["what is", "what are", "what does", "whats a", "define", "explain", "what causes", "how common"]
        let isOwn =
            words.contains { ["i", "im", "ive", "me", "am"].contains($0) }
            || spells(anyOf: ["my chest", "my arm", "my face", "my side", "my friend"])
        return !isOwn && asks.contains { spells(anyOf: [$0]) }
    }

    /// Long ago, and over.
    var isLongAgo: Bool {
        spells(anyOf: [
            "years ago", "year ago", "last year", "months ago", "as a child", "as a kid", "used to", "when i was",
            "in the past", "in my twenties", "decades ago",
        ])
    }
}

/// Thoughts of suicide and self-harm.
private struct CrisisSigns {
    let question: Question
    init(_ question: Question) { self.question = question }

    var urgency: SafetyNotice.Urgency? { isThere ? .now : nil }

    private static let always = [
        "end my life", "ending my life", "end my own life", "take my life", "take my own life", "taking my life",
        "wish i was dead", "wish i were dead", "better off dead",
        "harm myself", "harming myself", "self harm", "selfharm", "self harming", "cutting myself",
        "cut myself on purpose",
        "no reason to live", "nothing to live for", "dont want to live", "not want to live", "dont wanna live",
        "do not want to live", "dont want to be alive",
        "dont want to be here anymore", "cant go on living", "cant go on like this", "cant go on anymore",
        "took an overdose", "taken an overdose", "taking an overdose", "overdosed",
        "want to overdose", "commit suicide", "not worth living", "isnt worth living", "no point in living",
        "no point living",
        "tired of living", "tired of being alive", "better off without me", "everyone would be better off",
        "kill my self", "kil myself", "killmyself",
        "unalive myself", "unalive", "dont want to wake up", "never wake up again", "want to disappear forever",
        "jump off a bridge", "hang myself", "want it all to end", "ending it all", "end it all", "off myself",
    ]

    private var isThere: Bool {
        if question.has(anyOf: Self.always) { return true }
        if question.has("suicide", "suicidal", "suicidle"), !isIdiom { return true }
        if question.has("kill myself", "killing myself"), !isAtWork { return true }
        if question.spells(anyOf: [
            "i want to die", "i wanna die", "i just want to die", "i really want to die", "want to die tonight",
            "i want die", "wish i could die",
        ]) {
            return true
        }
        let wishes = [
            "want to", "wanna", "going to", "thinking of", "thinking about", "urge to", "feel like", "might", "keep",
        ]
        guard question.has("hurt myself", "hurting myself", "cut myself") else { return false }
        let isAccident = question.has(
            "running", "run", "training", "lifting", "gym", "shaving", "cooking", "workout", "kitchen", "playing",
            "exercising", "squatting", "deadlift", "overtraining")
        return question.spells(anyOf: wishes + ["on purpose"]) && !isAccident
    }

    /// `suicide sprints`.
    private var isIdiom: Bool {
        question.spells(anyOf: [
            "suicide sprints", "suicide runs", "suicide drills", "suicide drill", "suicide sprint", "suicide grip",
            "suicide squad", "suicides drill", "suicide prevention",
        ])
    }

    /// `killing myself in the gym`: an idiom, unless it is wished for.
    private var isAtWork: Bool {
        if question.spells(anyOf: [
            "want to", "wanna", "going to", "thinking of", "thinking about", "plan to", "feel like", "will",
        ]) {
            return false
        }
        return question.has(
            "gym", "workout", "training", "work", "squats", "burpees", "run", "running", "intervals", "laps")
    }
}

/// Symptoms that need a person with medical training.
private struct EmergencySigns {
    let question: Question
    init(_ question: Question) { self.question = question }

    private static let now = [
        "chest pain", "chest pains", "chest pressure", "chest tightness", "tight chest", "tightness in my chest",
        "pressure on my chest", "heart attack",
        "cant breathe", "cannot breathe", "can not breathe", "cant breath", "cant get air", "cant catch my breath",
        "trouble breathing",
        "difficulty breathing", "struggling to breathe", "severe breathlessness", "gasping for air",
        "passed out", "passing out", "pass out", "blacked out", "fainted", "fainting",
        "collapsed", "having a stroke", "had a stroke", "stroke symptoms", "slurred speech", "slurring", "slurred",
        "trouble speaking", "cant speak", "difficulty speaking", "face is drooping", "blue lips", "lips are blue",
        "lips turned blue", "coughing blood",
        "coughing up blood", "coughed up blood", "vomiting blood", "vomited blood", "throwing up blood",
        "worst headache", "thunderclap", "anaphylaxis",
        "anaphylactic", "throat is closing", "throat swelling", "throat is swelling", "seizure", "unconscious",
        "am confused and", "suddenly confused", "feel confused", "cant move my arm", "severe allergic reaction",
    ]
    private static let breath = ["breathless", "shortness of breath", "short of breath", "out of breath", "winded"]
    private static let effort = [
        "run", "running", "stairs", "uphill", "sprint", "sprints", "workout", "training", "exercise", "hills",
        "climbing", "jog", "intervals",
    ]

    var urgency: SafetyNotice.Urgency? {
        if question.isDefinition { return nil }
        if isNow { return question.isLongAgo ? .visit : .now }
        if let breath = breathlessness { return breath }
        return isSameDay ? .today : nil
    }

    private var isNow: Bool {
        if question.affirms(Self.now) { return !isJoke }
        if question.affirms([
            "i feel faint", "i am faint", "im faint", "about to faint", "going to faint", "nearly fainted",
            "almost fainted",
        ]) {
            return true
        }
        let isDenied = isDenied
        let pain = [
            "pain", "pains", "painful", "hurt", "hurts", "hurting", "pressure", "tight", "tightness", "aching", "aches",
            "burning", "crushing",
            "stabbing", "squeezing",
        ]
        if !isDenied, question.has(["chest"], near: pain), !isMuscle { return true }
        if question.has("left arm"), question.has(["arm"], near: pain + ["numb", "tingling"]) { return true }
        let loss = ["weakness", "numb", "numbness", "drooping", "droops", "paralysed", "paralyzed"]
        if question.has(["side", "face"], near: loss + ["weak"]), !isDenied {
            return !question.spells(anyOf: ["no weakness", "no numbness"])
        }
        return question.has(["arm", "leg"], near: loss, within: 3)
            && !question.spells(anyOf: ["no weakness", "no numbness"])
    }

    /// `no chest pain`, `I don't have any pain`.
    private var isDenied: Bool {
        let places = ["chest", "pain", "pains", "numbness", "weakness"]
        guard let index = question.words.firstIndex(where: places.contains) else { return false }
        return question.words[max(0, index - 4)..<index].contains(where: Question.negations.contains)
    }

    /// `my chest muscles hurt after bench press`.
    private var isMuscle: Bool {
        question.has(
            "bench press", "push ups", "pushups", "chest day", "chest muscles", "chest workout", "pecs", "chest press")
            && !question.has("pressure", "crushing", "squeezing")
    }

    private var isJoke: Bool {
        question.spells(anyOf: [
            "nearly gave me a heart attack", "almost gave me a heart attack", "gave me a heart attack",
            "heart attack risk", "heart attack film",
        ])
    }

    /// Out of breath after an effort is what an effort does, unless it is new or bad.
    private var breathlessness: SafetyNotice.Urgency? {
        guard question.affirms(Self.breath) else { return nil }
        if question.has(
            "severe", "suddenly", "sudden", "at rest", "lying down", "resting", "sitting", "doing nothing", "wake up")
        {
            return .now
        }
        guard question.has(anyOf: Self.effort) else {
            return question.spells(anyOf: ["out of breath", "winded"]) ? nil : .now
        }
        return question.has("new", "lately", "more than usual", "unusually", "easily", "worse", "getting")
            ? .visit : nil
    }

    /// Values that are written down: a blood pressure above 180/120, an oxygen of 92 and less, a fever of 39.1 °C.
    private var isSameDay: Bool {
        if let (upper, lower) = pressure, upper > 180 || lower > 120 { return true }
        let words = question.words
        let numbers = words.compactMap { word in Double(word.prefix { $0.isNumber || $0 == "." }) }
        let isOwn = question.spells(anyOf: ["my", "i have", "i had", "ive", "is at", "im at"])
        let isCount = question.says("how many", "how often", "days", "nights", "average", "lowest", "ever", "count")
        if isOwn, !isCount, question.has("oxygen", "spo2", "saturation"),
            numbers.contains(where: { (60...92).contains($0) })
        {
            return true
        }
        if question.has("fever", "temperature", "temp"), isOwn, !isCount {
            if numbers.contains(where: { (39.1...43).contains($0) || (102.4...109).contains($0) }) { return true }
        }
        if isOwn, question.has("fever"),
            question.has("three days", "3 days", "four days", "4 days", "5 days", "for days", "a week")
        {
            return true
        }
        let rests = question.spells(anyOf: [
            "resting heart rate", "heart rate at rest", "pulse at rest", "resting pulse", "just sitting",
            "while sitting", "resting hr", "lying down",
        ])
        return isOwn && !isCount && rests && numbers.contains { (121...250).contains($0) }
    }

    /// `190/125` in one word or `190 over 125`.
    private var pressure: (Double, Double)? {
        guard question.has("blood pressure", "bp", "pressure") else { return nil }
        let words = question.words
        for index in words.indices {
            guard let upper = Double(words[index]), (60...300).contains(upper) else { continue }
            let next = words[(index + 1)...].prefix(2).first { $0 != "over" }
            if let lower = next.flatMap({ Double($0) }), (30...200).contains(lower), lower < upper {
                return (upper, lower)
            }
        }
        return nil
    }
}

/// Signs of an eating disorder.
private struct EatingSigns {
    let question: Question
    init(_ question: Question) { self.question = question }

    private static let always = [
        "anorexia", "anorexic", "bulimia", "bulimic", "eating disorder", "eating disorders", "pro ana", "thinspo",
        "make myself throw up", "make myself sick", "making myself throw up", "making myself sick",
        "made myself throw up", "made myself sick", "make myself vomit", "starve myself",
        "starving myself", "starving to lose", "earn my food", "earn food", "earn my dinner", "earn my meals",
        "deserve to eat", "dont deserve to eat", "burn off what i ate", "burn off everything",
        "burn off dinner", "burn off lunch", "burn it all off", "burn off my dinner", "burn off the binge",
        "punish myself", "how little can i eat", "eat nothing", "eat as little as possible", "hate my body",
        "i am disgusting", "im disgusting", "feel disgusting", "disgusted with my body", "disgusted by my body",
        "weigh myself several", "weigh myself five times", "weigh myself 5 times", "weigh myself ten times",
        "weigh myself 10 times", "weigh myself every hour",
        "afraid of eating", "afraid to eat", "scared to eat", "scared of eating", "feel guilty after eating",
        "feel guilty for eating", "guilty about eating", "fast for a week to lose", "chew and spit", "anorexic again",
        "relapsed into anorexia",
    ]

    var isThere: Bool {
        if question.isDefinition { return false }
        if question.has(anyOf: Self.always) { return true }
        let isFigure = question.has(
            "watch", "watched", "watching", "series", "netflix", "show", "data", "cache", "files", "old")
        if question.spells(anyOf: ["purge", "purging", "purged", "binge", "binged", "bingeing", "binging"]), !isFigure {
            return true
        }
        if question.affirms([
            "i am too fat", "im too fat", "feel too fat", "i am so fat", "im so fat", "feel so fat", "i feel fat",
        ]) {
            return true
        }
        let sick = ["throw up after", "vomit after", "throwing up after", "threw up after", "puke after"]
        if question.has(anyOf: sick),
            question.has("eating", "meals", "meal", "dinner", "lunch", "food", "eat", "every meal")
        {
            return true
        }
        if question.spells(anyOf: ["laxative", "laxatives"]) {
            return question.has("weight", "lose", "thin", "eat", "ate", "eating", "fat", "skinny", "daily", "use")
        }
        if question.spells(anyOf: ["stop eating", "stopped eating", "not eating", "quit eating"]), !isFood {
            return true
        }
        if question.spells(anyOf: ["fast", "fasting"]),
            question.has("because i ate", "after eating too much", "make up for", "undo")
        {
            return true
        }
        return isTooLittle || isTooLow
    }

    /// `stop eating meat`, `not eating late`.
    private var isFood: Bool {
        question.has(
            "meat", "sugar", "gluten", "dairy", "bread", "late", "after", "before", "sweets", "chocolate", "junk",
            "snacks", "carbs", "enough",
            "fast food", "fish", "at night", "breakfast", "vegetables")
    }

    /// A day of less than 1,200 kcal, or a deficit of more than 1,000.
    private var isTooLittle: Bool {
        let isDeficit = question.has("deficit")
        guard question.has("calories", "kcal", "cal") || isDeficit else { return false }
        let eats = question.has(
            "eat", "eating", "ate", "diet", "intake", "live on", "living on", "survive on", "stick to")
        let isMeal = question.has("breakfast", "lunch", "dinner", "snack", "meal") || question.words.first == "log"
        let isDaily = question.has(
            "a day", "per day", "daily", "only", "live on", "living on", "survive on", "diet", "limit", "maximum",
            "stick to", "intake")
        return question.words.contains { word in
            let digits = word.prefix { $0.isNumber || $0 == "." }
            guard let number = Question.number(word) ?? Double(digits) else { return false }
            return (isDeficit && number > 1000 && number < 9000)
                || (eats && isDaily && !isMeal && !isDeficit
                    && !question.has("burn", "burned", "how many days", "protein") && (100..<1200).contains(number))
        }
    }

    /// A wish for a BMI below 18.5.
    private var isTooLow: Bool {
        guard question.has("bmi"),
            question.has("goal", "target", "want", "reach", "get to", "down to", "below", "under")
        else { return false }
        return question.words.compactMap { Question.number($0) }.contains { (10..<18.5).contains($0) }
    }
}

/// Medicine, illness, pregnancy, youth.
private struct CareSigns {
    let question: Question
    let isMinor: Bool
    init(_ question: Question, isMinor: Bool) {
        self.question = question
        self.isMinor = isMinor
    }

    private static let medicines = [
        "medication", "medications", "medicine", "medicines", "meds", "pill", "pills", "tablets", "dose", "doses",
        "dosage", "beta blocker", "beta blockers", "betablocker", "betablockers", "statin", "statins", "insulin",
        "ozempic", "wegovy", "mounjaro",
        "semaglutide", "antidepressant", "antidepressants", "metoprolol", "bisoprolol", "prescription", "ibuprofen",
        "paracetamol", "aspirin", "melatonin",
        "supplement", "supplements", "thyroxine", "levothyroxine", "steroids", "ssri", "adderall", "ritalin",
        "metformin", "creatine", "sertraline", "painkillers", "painkiller", "warfarin", "lisinopril",
    ]
    private static let handling = [
        "start", "starting", "stop", "stopping", "quit", "change", "changing", "increase", "increasing", "lower",
        "reduce", "skip", "skipping", "double", "dose",
        "doses", "dosage", "mg", "mix", "combine", "safe", "come off", "coming off", "how much", "should", "instead",
        "take", "taking", "interact", "recommend", "which", "best", "can i", "okay to", "ok to", "halve", "cut", "wean",
    ]
    private static let training = [
        "train", "training", "run", "running", "workout", "work out", "exercise", "exercising", "lift", "lifting",
        "gym", "race", "ride", "swim", "marathon", "hiit",
        "intervals", "squats", "jog", "sport", "sports", "yoga", "cycling", "hard", "plan",
    ]
    private static let slimming = [
        "lose weight", "losing weight", "weight loss", "lose", "diet", "dieting", "calorie deficit", "calories",
        "cut weight", "slim", "thinner", "skinny", "fat loss",
        "burn fat", "bulk", "drop weight", "body fat", "get lean", "kilos",
    ]

    var finding: SafetyScreen.Finding? {
        typealias Finding = SafetyScreen.Finding
        if isMedicine { return Finding(concern: .medicine, urgency: .care) }
        if isPregnancy { return Finding(concern: .pregnancy, urgency: .care) }
        if isYoung, question.has(anyOf: Self.slimming) { return Finding(concern: .minor, urgency: .care) }
        if isIllness { return Finding(concern: .illness, urgency: .care) }
        return nil
    }

    private var isMedicine: Bool {
        guard question.words.first != "remember", question.spells(anyOf: Self.medicines) else { return false }
        return question.spells(anyOf: Self.handling)
    }

    private var isPregnancy: Bool {
        let signs = [
            "pregnant", "pregnancy", "expecting a baby", "first trimester", "second trimester", "third trimester",
            "trimester", "weeks along", "postpartum", "breastfeeding",
        ]
        guard question.affirms(signs, negations: ["not", "isnt", "no", "never"]) else { return false }
        return question.has(anyOf: Self.training + Self.slimming + ["heart rate", "sauna", "abs", "safe"])
    }

    private var isIllness: Bool {
        let acute = ["fever", "feverish", "flu", "covid", "influenza", "infection", "pneumonia", "bronchitis"]
        let isShot = question.spells(anyOf: [
            "flu shot", "covid shot", "flu jab", "covid vaccine", "flu vaccine", "flu season", "covid test",
            "before covid", "since covid", "during covid",
        ])
        let lasting = [
            "heart disease", "heart condition", "heart failure", "surgery", "heart operation", "recent operation",
            "my operation", "on insulin", "uncontrolled blood pressure", "myocarditis", "atrial fibrillation",
        ]
        let trains = question.has(anyOf: Self.training)
        if !isShot, question.affirms(acute), !question.isLongAgo, !question.isDefinition {
            return trains || question.spells(anyOf: ["i have", "i got", "ive got", "im", "i am", "with a", "my fever"])
        }
        return trains && question.affirms(lasting) && !question.isLongAgo && !question.isDefinition
    }

    private var isYoung: Bool {
        if isMinor { return true }
        for (index, word) in question.words.enumerated() {
            let digits = word.prefix(while: \.isNumber)
            guard let age = Int(digits), (8...17).contains(age) else { continue }
            if ["yo", "y.o", "-year-old"].contains(String(word.dropFirst(digits.count))) { return true }
            let before = index > 0 ? question.words[index - 1] : ""
            let after = question.words.dropFirst(index + 1).prefix(2)
            if after.contains("old") || after.first == "yo" { return true }
            let units: Set<String> = [
                "kg", "km", "kilos", "pounds", "lb", "lbs", "min", "minutes", "percent", "%", "weeks", "days", "months",
                "reps", "h", "hours", "stone", "miles",
            ]
            if ["im", "am"].contains(before), after.first.map({ !units.contains($0) }) ?? true { return true }
        }
        return question.spells(anyOf: ["in middle school", "in high school", "my highschool"]) && question.has("i")
    }
}
