import ChatModel

/// The fixed words of notices. No data and no numbers about the person have a place in them; contacts come from the table
/// of the region.
package enum SafetyWording {
    static func notice(for finding: SafetyScreen.Finding, region: String?) -> SafetyNotice {
        let texts = NoticeTexts.of(finding.language)
        guard let text = finding.isOther ? ofAnother(finding, texts) : own(finding, texts) else {
            return SafetyNotice(finding.concern, finding.urgency, care(finding.concern))
        }
        return SafetyNotice(
            finding.concern, finding.urgency, texts.filled(text, finding.language, region: region),
            language: finding.language.rawValue)
    }

    /// `nil` for concerns that are spoken of in English alone.
    private static func own(_ finding: SafetyScreen.Finding, _ texts: NoticeTexts) -> String? {
        switch (finding.concern, finding.urgency, finding.sign) {
        case (.crisis, _, _): texts.crisis
        case (.emergency, .now, _): texts.emergency
        case (.emergency, .today, _): texts.value
        case (.emergency, _, .unwantedLoss?): texts.unwantedLoss
        case (.emergency, _, _): texts.visit
        case (.eatingDisorder, _, .fastLoss?): texts.fastLoss
        case (.eatingDisorder, _, _): texts.eating
        case (.medicine, _, _), (.pregnancy, _, _), (.minor, _, _), (.illness, _, _), (.reading, _, _): nil
        }
    }

    private static func ofAnother(_ finding: SafetyScreen.Finding, _ texts: NoticeTexts) -> String? {
        switch (finding.concern, finding.urgency) {
        case (.crisis, _): texts.crisisOfAnother
        case (.emergency, .now): texts.emergencyOfAnother
        case (.eatingDisorder, _): texts.eatingOfAnother
        default: own(finding, texts)
        }
    }

    private static func care(_ concern: SafetyNotice.Concern) -> String {
        switch concern {
        case .medicine:
            """
            Starting, stopping or changing a medicine or supplement is for your **doctor or pharmacist**: nothing is said \
            here about doses, and please don't change one because of a number here.
            """
        case .pregnancy:
            """
            In a pregnancy, and in the months after, **your doctor or midwife comes before a training plan**. Losing weight \
            is no aim now, and hard efforts or exercise lying on the back are to be talked over with them first.
            """
        case .minor:
            """
            Under 18 a body is still growing, so **there are no weight goals here**. Strength, sleep and energy are better \
            aims, and a doctor or the school nurse is the right person for questions about weight.
            """
        case .illness:
            """
            With a fever, an acute illness, a recent operation or a heart disease, **a doctor comes before a training plan**, \
            and with a fever there is no training at all until it is gone. Then a few easy days first.
            """
        case .crisis, .emergency, .eatingDisorder, .reading: ""
        }
    }

    /// The instructions to a model on a notice that the person was shown.
    package static func instructions(_ notice: SafetyNotice) -> String {
        let rule =
            switch notice.concern {
            case .crisis:
                "Stay with the person: say that you heard it, ask whether they are safe now, and who could be with them. No "
                    + "data, no numbers about them, no coaching, no methods. Do not repeat the contacts at length."
            case .emergency where notice.urgency == .now:
                "One or two calm sentences that support that step. Do not look at data for it, do not reassure from numbers, "
                    + "name no condition."
            case .emergency:
                "Support that step first. Ask about symptoms, name no condition, and plan no hard training."
            case .eatingDisorder:
                "Weight, food and energy data are kept out of this conversation on purpose. No calorie, weight, BMI or deficit "
                    + "figures, no praise of loss or of fasting, no tips that serve it, also when asked again. Acknowledge, and "
                    + "offer to talk about sleep or how rested they are. Do not say that the person keeps these data back."
            case .medicine:
                "No doses, no advice to start, stop or change anything. Known effects on readings may be named."
            case .illness: "No training plan; rest and the way back in easy days may be talked about."
            case .pregnancy: "No weight loss, no hard efforts, no targets of heart rate."
            case .minor: "No weight goals, no diets, no calorie figures."
            case .reading:
                "Name no condition and do not play it down. Ask about symptoms once, then answer what was asked."
            }
        return """
            # Shown to the person just now
            Before your answer AirFit itself shows this notice, word for word:
            \(notice.text.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n"))
            Do not repeat it. \(rule)
            """
    }

    /// For the turns after one in which such a signal was seen.
    static let withoutFigures = """
        # Earlier in this conversation
        The person showed signs of an eating disorder. Weight, food and energy data are kept out of this conversation on \
        purpose: no calorie, weight, BMI or deficit figures, no praise of loss, no tips that serve it. Do not say that the \
        person keeps these data back.
        """
}

/// The offline coach's addition to a notice, in place of looking things up.
package enum SafetyReply {
    /// `nil` where the question is answered after the notice.
    package static func markdown(after notice: SafetyNotice?) -> String? {
        let texts = texts(of: notice)
        return switch notice?.concern {
        case .crisis?: texts.replyToCrisis
        case .emergency? where notice?.urgency == .now: texts.replyToEmergency
        case .emergency?: texts.replyToVisit
        case .eatingDisorder?: texts.replyToEating
        case .medicine?:
            "What is good to know: some medicines move these readings. Beta-blockers lower the heart rate; stimulants, "
                + "decongestants and thyroid hormone can raise it. If a reading changed with a prescription, take it along to "
                + "your next visit."
        case .illness?:
            "Would you like to see how your resting heart rate and sleep compare with your usual?"
        case .pregnancy?, .minor?:
            "I can show your sleep, your steps or how rested you look by your usual ranges. Would one of these help?"
        case .reading?, nil: nil
        }
    }

    /// After a cry for help, to words that are no clear question.
    package static func staying(after notice: SafetyNotice?) -> String { texts(of: notice).staying }

    /// In the language of the notice.
    private static func texts(of notice: SafetyNotice?) -> NoticeTexts {
        .of(notice?.language.flatMap(SafetyLanguage.init(rawValue:)) ?? .english)
    }

    package static let withoutFigures =
        "I leave weight, food and energy out of this talk. I am glad to look at your sleep or how rested you are instead."
}
