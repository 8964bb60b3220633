import Foundation
import HealthModel

/// Symptoms, medicines, circumstances and notes of a day.
extension EntryLine {
    /// `note: slept at my sister's #travel`: everything behind the word, with its tags.
    func note(_ line: String) throws(EntryProblem) -> LogEntry {
        let text = line.trimmingCharacters(in: .whitespacesAndNewlines).drop(while: \.isLetter)
            .drop { ": ".contains($0) }
        let words = text.split(whereSeparator: \.isWhitespace)
        let tags = words.compactMap { Self.hashTag($0) }
        let said = words.filter { Self.hashTag($0) == nil }.joined(separator: " ")
        guard let note = try EntryBounds.note(said) else {
            throw EntryProblem("Say what to note: “note: slept at my sister's”.")
        }
        var entry = LogEntry.TagEntry(tags, day: clock.today)
        entry.note = note
        return .tags(entry)
    }

    /// Words that say how much of it there is: they are kept as a note.
    static let degrees: Set = [
        "bad", "strong", "slight", "mild", "severe", "light", "heavy", "terrible", "awful", "horrible", "moderate",
        "little",
        "glycinate", "bisglycinate", "citrate", "threonate", "glycinat", "bisglycinat", "citrat",
        "really", "very", "all", "whole", "constant", "sehr", "leichte", "leichter", "leichtes", "leicht", "starke",
        "starker",
        "starkes", "stark", "schlimme", "schlimmer", "schlimmes", "heftige", "heftiger", "heftiges", "schreckliche",
        "furchtbare", "ganzen", "ganzer", "ganze", "etwas", "bisschen",
    ]

    /// `headache 6/10`, `ibuprofen 400 mg at 11:30`, `travel`, `#deadline`.
    func tags(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        let filler = EntryVocabulary.smallTalk.union([
            "i", "took", "had", "a", "have", "and", "some", "feeling", "genommen", "my", "of", "is", "mg", "feeling",
            "felt", "started",
            "begonnen", "eingesetzt", "bekommen", "gekommen", "came", "gespritzt", "injected", "injection",
            "eingenommen", "taken", "have", "got", "took", "with",
            "since", "seit", "nahm", "pain", "tablette", "tabletten",
            "tablet", "tablets", "pill", "pills", "again", "wieder", "noch", "still", "an", "the", "today", "ate",
            "day",
            "stärke", "severity", "level", "intensity", "intensität", "strength", "um", "on", "auf", "im", "am",
        ])
        let medicine = Self.unknownMedicine(in: pieces)
        let pieces = Self.isTagLabel(pieces) ? Array(pieces.dropFirst()) : pieces
        var entry = LogEntry.TagEntry([], day: clock.today)
        if pieces.contains(where: { $0.word.map(Self.degrees.contains) ?? false }) {
            entry.note = try EntryBounds.note(pieces.map(\.source).joined(separator: " "))
        }
        try Self.refuseMeasured(pieces)
        var isBehindDay = false
        for (place, piece) in pieces.enumerated() {
            // `headache all day 5` says how strong it was.
            defer { isBehindDay = piece.word == "day" && (place == 0 || pieces[place - 1].word != "all") }
            if let tag = piece.word.flatMap(TagLexicon.name) ?? Self.hashTag(piece.source[...]) {
                if !entry.tags.contains(tag) { entry.tags.append(tag) }
            } else if isBehindDay, piece.number != nil {
                // `period day 2`
                entry.note = try EntryBounds.note(pieces.map(\.source).joined(separator: " "))
            } else if entry.isSymptom, entry.tags != ["cold"], Self.isContext(pieces[place...]) {
                entry.note = try EntryBounds.note(pieces.map(\.source).joined(separator: " "))
                if entry.severity == nil { entry.severity = try Self.severity(in: pieces[place...]) }
                break
            } else if entry.severity == nil, let severity = try Self.severity(in: [piece]) {
                entry.severity = severity
            } else if let level = piece.wholeNumber, (0...10).contains(level), entry.severity == nil, entry.isSymptom {
                entry.severity = level
            } else if let word = piece.word, Self.forms.contains(word), let dose = entry.amount {
                entry.amount = dose + " " + piece.source
            } else if let count = piece.word.flatMap(NumberWord.value), entry.amount == nil,
                count >= 2 || ["one", "eins"].contains(piece.word)
            {
                entry.amount = NumberText.text(count)
            } else if let count = piece.multiple, entry.amount == nil, !entry.isSymptom {
                entry.amount = String(count)
            } else if piece.number != nil, entry.severity != nil, entry.isSymptom {
                // `headache 6 nausea 3`
                throw EntryProblem("There are two figures for how strong it is: write one entry at a time.")
            } else if piece.amount != nil, entry.amount == nil {
                entry.amount = piece.source
            } else if let medicine, medicine.contains(piece.source) {
                continue
            } else if !(piece.word.map { filler.contains($0) || Self.degrees.contains($0) } ?? false) {
                try refuse([piece], of: "a line of symptoms, medicines or tags", example: "headache 6/10")
            }
        }
        if entry.tags.isEmpty, let medicine { entry.tags = [medicine.joined(separator: " ").lowercased()] }
        guard !entry.tags.isEmpty else { throw EntryProblem("Say what to note: “headache 6/10”, “ibuprofen 400”.") }
        guard moment.minute != nil || moment.secondsAgo != nil else {
            entry.day = try moment.wholeDay(by: clock)
            return .tags(entry)
        }
        let at = try moment.instant(by: clock)
        (entry.at, entry.day) = (at, clock.local(at).day)
        return .tags(entry)
    }

    /// How strong something is by the last piece; `nil` where that does not say it.
    private static func severity(in pieces: ArraySlice<EntryPiece>) throws(EntryProblem) -> Int? {
        guard let severity = pieces.last.flatMap(outOfTen) else { return nil }
        guard (0...10).contains(severity) else {
            throw EntryProblem("How strong it is goes from 0 to 10: “headache 6/10”.")
        }
        return severity
    }

    /// Whether the words behind a symptom only say where, when or of what it came, and how strong it is: `dizziness beim Aufstehen`,
    /// `migraine with aura 6/10`.
    private static func isContext(_ pieces: ArraySlice<EntryPiece>) -> Bool {
        let joints: Set = [
            "after", "during", "from", "when", "while", "with", "w", "w/", "because", "due", "behind", "under", "beim",
            "nach", "bei", "durch", "wegen", "hinter", "unter", "während", "aftermeal", "beforemeal",
        ]
        return pieces.first?.word.map(joints.contains) ?? false
            && !pieces.dropLast().contains { $0.holdsFigure }
            && pieces.last.map { !$0.holdsFigure || outOfTen($0) != nil } ?? true
            && !pieces.contains { $0.word.flatMap(TagLexicon.name) != nil }
    }

    /// Substances that a laboratory measures in the blood: their figures are no doses that were taken.
    private static let measured: Set = [
        "ferritin", "hba1c", "tsh", "crp", "ldl", "hdl", "cholesterol", "cholesterin", "triglycerides", "triglyceride",
        "hemoglobin", "haemoglobin", "hämoglobin", "creatinine", "kreatinin", "harnsäure", "psa", "inr", "ketones",
        "ketone", "lactate", "laktat", "cortisol", "testosterone", "testosteron",
    ]

    /// - Throws: for `vitamin d level 32`, which is measured, and for a temperature, which is no dose.
    private static func refuseMeasured(_ pieces: [EntryPiece]) throws(EntryProblem) {
        let isSymptom = pieces.contains { $0.word.flatMap(TagLexicon.name).map(TagLexicon.isSymptom) ?? false }
        let level = pieces.first { ["level", "levels", "spiegel"].contains($0.word) }
        let degrees = pieces.first { ["°", "c", "f"].contains($0.amount?.unit) }
        guard let piece = degrees ?? (isSymptom ? nil : level) else { return }
        throw EntryProblem("“\(piece.source)” is no dose: write it as a note, as “note: ferritin 40”.")
    }

    /// In what a medicine is counted; they are kept with the number.
    private static let forms: Set = [
        "units", "unit", "einheiten", "einheit", "tabs", "tab", "capsules", "capsule", "kapseln", "kapsel", "drops",
        "tropfen", "puffs", "puff", "hub", "hübe",
    ]

    /// The words of a medicine that no lexicon knows, as the dose behind them says that it is one: `dextrose 2 tabs`.
    static func unknownMedicine(in pieces: [EntryPiece]) -> [String]? {
        let isLabelled = isMedicineLabel(pieces.first)
        let spoken = pieces.dropFirst(isLabelled ? 1 : 0).drop {
            $0.word.map { ["i", "took", "nahm", "had"].contains($0) } ?? false
        }
        let name = spoken.prefix { $0.word?.allSatisfy { $0.isLetter || $0 == "-" } ?? false }
        let dose = spoken.dropFirst(name.count)
        guard (1...3).contains(name.count), let (_, unit) = dose.first?.amount,
            !name.contains(where: { measured.contains($0.word ?? "") }),
            name.allSatisfy({ $0.source.count > 2 && $0.word.flatMap(TagLexicon.name) == nil })
        else { return nil }
        let isCounted = unit.isEmpty && dose.dropFirst().first?.word.map(forms.contains) ?? false
        guard
            isLabelled && ["mg", "ml", "g"].contains(unit) || isCounted
                || ["µg", "μg", "ug", "mcg", "iu"].contains(unit) || forms.contains(unit)
        else {
            return nil
        }
        return name.map(\.source)
    }

    private static let medicineLabels: Set = [
        "medication", "medications", "medicine", "medicines", "med", "meds", "drug", "medikament", "medikamente",
        "arznei", "arzneimittel", "medizin",
    ]
    private static let tagLabels = medicineLabels.union([
        "tag", "tags", "symptom", "symptoms", "symptome", "supplement", "supplements", "nahrungsergänzung",
    ])

    /// Whether the first word only says what kind of a note it is: `tags: travel, sauna`, `tag late meal`, `medication ibuprofen 400`.
    /// Without a colon it does so in front of one that is known, for a German day is a `Tag` too.
    static func isTagLabel(_ pieces: [EntryPiece]) -> Bool {
        guard let label = pieces.first, tagLabels.contains(label.source.lowercased()) else { return false }
        let isNamed = pieces.dropFirst().prefix(2).contains {
            $0.word.flatMap(TagLexicon.name) != nil || hashTag($0.source[...]) != nil
        }
        return label.isLabel || isNamed || isMedicineLabel(label) && unknownMedicine(in: pieces) != nil
    }

    private static func isMedicineLabel(_ piece: EntryPiece?) -> Bool {
        piece.map { medicineLabels.contains($0.source.lowercased()) } ?? false
    }

    /// `all morning` is how long, and no moment.
    static func withLongParts(_ pieces: [EntryPiece]) -> [EntryPiece] {
        var pieces = pieces
        for index in pieces.indices.dropFirst()
        where ["all", "whole", "ganzen", "ganze"].contains(pieces[index - 1].word)
            && PartOfDay(pieces[index], behind: pieces[index - 1]) != nil
        {
            pieces[index].kind = .word("all")
        }
        return pieces
    }

    static func hashTag(_ text: Substring) -> String? {
        guard text.first == "#" else { return nil }
        let tag = text.dropFirst().prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
        return tag.isEmpty || tag.count > 40 ? nil : String(tag)
    }

    /// `6` in `6/10`, how strong something is.
    static func outOfTen(_ piece: EntryPiece) -> Int? {
        guard let word = piece.word, word.hasSuffix("/10") else { return nil }
        return Int(word.dropLast(3))
    }
}
