import HealthModel
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Words put in place of others before a question is read, one turn of words after the other.
extension QuestionReader {
    /// - Parameters:
    ///   - isFirst: whether nothing was talked about before.
    ///   - reading: takes what was corrected.
    func rewrite(_ tokens: inout [Token], _ language: Language, isFirst: Bool, _ reading: inout Reading) {
        let lexicon = Lexicon.of(language)
        SportsJargon.spellOut(&tokens, language)
        if language == .german { GermanSpoken.spellOut(&tokens) }
        if language == .english { EverydayPhrasing.make(&tokens) } else { EverydayPhrasing.makeGerman(&tokens) }
        if language == .german { InstructionWords.dropAddressed(&tokens) }
        if isFirst { UsualWords.nameDays(&tokens, language) }
        NamedWeekdays(calendar: Calendar(today: today), lexicon: lexicon, language: language).date(&tokens)
        AwakeWords.nameWaking(&tokens)
        UsualWords.nameWeekday(&tokens)
        UsualWords.nameAverageDay(&tokens)
        ReasonWords.leaveOutOnly(&tokens)
        TiredWords.name(&tokens)
        WeekdayBefore.name(&tokens, language)
        RepeatedWords.nameAfterwards(&tokens)
        RepeatedWords.repeatNoun(&tokens)
        RepeatedWords.repeatTime(&tokens)
        RepeatedWords.leaveOutSecondAfter(&tokens)
        RepeatedWords.holdAgainst(&tokens)
        SpokenAmounts.dropFull(&tokens)
        SpokenAmounts.weigh(&tokens)
        SpokenAmounts.nameReadings(&tokens)
        SpokenAmounts.dropWholeWeeks(&tokens)
        SpokenAmounts.attend(&tokens)
        SpokenAmounts.swimMetres(&tokens)
        ComparedWords.againstOthers(&tokens)
        ComparedWords.leaveOutTwo(&tokens)
        ComparedWords.againstRest(&tokens, isHabit: lexicon.isHabit)
        if language == .english { ComparedWords.nameSameTime(&tokens) }
        if isFirst { AskedTwice.askWhen(&tokens) }
        AskedTwice.nameSpan(&tokens)
        if language == .english { AskedTwice.nameClock(&tokens) }
        if language == .german {
            ComparedWords.nameThan(&tokens)
            ComparedWords.repeatSpan(&tokens)
            ComparedWords.nameAfter(&tokens)
        }
        RepeatedWords.advanceLast(&tokens)
        RepeatedWords.addLast(&tokens)
        if language == .english {
            UntilWords.makeAfter(&tokens)
            Self.dateBeginnings(&tokens, lexicon)
        }
        BeginningWords.askFirst(&tokens)
        IllnessWords.countDays(&tokens)
        EntryDenial.joinNegation(&tokens)
        if language == .german { GoalWords.spellOut(&tokens) } else { GoalWords.nameReached(&tokens) }
        EffectWords.relate(&tokens, language)
        NormWords.nameAge(&tokens, language)
        correct(&tokens, lexicon, &reading)
        tokens = LeadIn.withoutWordBack(tokens, lexicon)
        Self.nameWinters(&tokens)
        Self.makeHabits(&tokens, lexicon)
        Self.makeAlternatives(&tokens, lexicon)
        Self.chooseSpan(&tokens, lexicon)
        if language == .english {
            HeightVerbs.leaveOut(&tokens)
            EnglishPhrasing.chooseDay(&tokens)
            EnglishPhrasing.nameOftener(&tokens)
            EnglishPhrasing.sleepOnNights(&tokens)
            EnglishPhrasing.nameEvenings(&tokens, isWeekday: lexicon.isWeekday)
            EnglishPhrasing.dateLast(&tokens)
            EnglishPhrasing.nameLengths(&tokens)
            EnglishPhrasing.beginLosses(&tokens)
            EnglishPhrasing.nameHalves(&tokens)
            EnglishPhrasing.leaveOutRunning(&tokens)
            EnglishPhrasing.dropStarting(&tokens)
            EnglishPhrasing.nameSleep(&tokens)
            EnglishPhrasing.ratePerDay(&tokens)
            EnglishPhrasing.nameStarts(&tokens)
            EnglishPhrasing.listRaces(&tokens)
            EnglishPhrasing.dropFigureAsked(&tokens)
            EnglishPhrasing.timeWorkouts(&tokens)
            EnglishPhrasing.joinExceptions(&tokens)
            EnglishPhrasing.ownTheirs(&tokens)
            EnglishClauses.simplify(&tokens)
            EnglishPhrasing.tellApart(&tokens)
            EnglishPhrasing.holdAgainst(&tokens)
            EnglishPhrasing.listEach(&tokens)
            EnglishPhrasing.askDirectly(&tokens)
            EnglishPhrasing.repeatWhen(&tokens)
        }
        GroupingWords.leaveOut(&tokens)
        CountedNouns.mark(&tokens)
        TellingWords.countDays(&tokens)
        Self.makeNegations(&tokens)
        if language == .english {
            LeadIn.makeIndirect(&tokens)
            LastingVerb.mark(&tokens)
        } else {
            HeightVerbs.leaveOutGerman(&tokens)
            HeightVerbs.leaveOutStaying(&tokens)
            ComparedWords.aboveMean(&tokens)
        }
    }

    /// Names what the words of a talk point to.
    /// - Returns: whether they point to a workout.
    func nameTalkedOf(_ tokens: inout [Token], _ language: Language, after previous: HealthQuestion?) -> Bool {
        guard let previous else { return false }
        if previous.isOfWorkouts { TalkWords.ownTheirs(&tokens) }
        if let name = Lexicon.of(language).names[.quantity(previous.quantity, isVerb: false)] {
            TalkWords.nameCause(&tokens, name.split(separator: " ").map(String.init))
        }
        TalkedOfNeighbour(previous: previous, calendar: Calendar(today: today), lexicon: .of(language))
            .name(in: &tokens, language)
        let talked = TalkedOfDay(previous: previous, today: today)
        let isOfWorkout = talked.takesWorkout(from: &tokens)
        talked.name(in: &tokens, language)
        if language == .german { GermanSynonyms.nameTours(&tokens, after: previous.workoutTypes) }
        return isOfWorkout
    }
}
