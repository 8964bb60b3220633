import ChatModel

/// The fixed words of notices. No data and no numbers about the person have a place in them; contacts come from the table
/// of the region.
enum SafetyWords {
    static func notice(for finding: SafetyScreen.Finding, region: String?) -> SafetyNotice {
        let lines = HelpLines.of(region: region)
        let text = finding.isOther ? other(finding, lines) : own(finding, lines)
        return SafetyNotice(finding.concern, finding.urgency, text)
    }

    private static func own(_ finding: SafetyScreen.Finding, _ lines: HelpLines) -> String {
        switch (finding.concern, finding.urgency) {
        case (.crisis, _):
            """
            I hear you, and I am glad you said it. You don't have to carry this alone.

            **Are you safe right now?** If not, or if you are not sure, please call **\(lines.emergency)** now.

            Someone to talk to: **\(lines.crisis)**. You can simply say: "I am not safe with my thoughts."
            """
        case (.emergency, .now):
            """
            What you describe needs a person with medical training, not a coach. If it is happening now, or came on \
            suddenly: **call \(lines.emergency) now.** Stop what you are doing, sit down, and don't drive yourself.

            If it has passed, have it checked by a doctor today. Good-looking numbers cannot rule anything out.
            """
        case (.emergency, .today):
            """
            A value like that is worth a doctor's word **today**. Sit and rest five minutes, measure once more, and call a \
            doctor or an out-of-hours line with both values. If there is chest pain, breathlessness, confusion or faintness \
            with it: call \(lines.emergency) now.
            """
        case (.emergency, _):
            """
            Please have that looked at: book a visit with a doctor before hard training, and tell them when it comes. If it \
            comes back strongly, or at rest: call \(lines.emergency).
            """
        case (.eatingDisorder, _):
            """
            Thank you for telling me. What you write sounds heavy, and it makes me concerned for you, so numbers and \
            targets stay out of this.

            One step that helps: talk to someone who knows this well, such as your doctor or \
            **\(lines.eatingDisorder ?? "a helpline for eating disorders in your country (findahelpline.com)")**. If you feel \
            faint or unwell now, call \(lines.emergency).
            """
        case (.medicine, _):
            """
            Starting, stopping or changing a medicine or supplement is for your **doctor or pharmacist**: nothing is said \
            here about doses, and please don't change one because of a number here.
            """
        case (.pregnancy, _):
            """
            In a pregnancy, and in the months after, **your doctor or midwife comes before a training plan**. Losing weight \
            is no aim now, and hard efforts or exercise lying on the back are to be talked over with them first.
            """
        case (.minor, _):
            """
            Under 18 a body is still growing, so **there are no weight goals here**. Strength, sleep and energy are better \
            aims, and a doctor or the school nurse is the right person for questions about weight.
            """
        case (.illness, _):
            """
            With a fever, an acute illness, a recent operation or a heart disease, **a doctor comes before a training plan**, \
            and with a fever there is no training at all until it is gone. Then a few easy days first.
            """
        case (.reading, _): ""
        }
    }

    private static func other(_ finding: SafetyScreen.Finding, _ lines: HelpLines) -> String {
        switch (finding.concern, finding.urgency) {
        case (.crisis, _):
            """
            It is good that you care and ask. Take it seriously, stay with them, and ask plainly whether they are safe. In \
            danger: call **\(lines.emergency)** now.

            Someone to talk to, for them and for you: **\(lines.crisis)**.
            """
        case (.emergency, .now):
            """
            If that is happening now: **call \(lines.emergency)** and stay with them. Don't let them drive. If it has passed, \
            a doctor should see them today.
            """
        case (.eatingDisorder, _):
            """
            That sounds heavy for them and for you. One step that helps: **\(lines.eatingDisorder ?? "a helpline for eating disorders in your country (findahelpline.com)")** \
            also talks with friends and family. Listening helps more than advice about food.
            """
        default: own(finding, lines)
        }
    }

    /// What a model is told of what the person was shown.
    static func instructions(_ notice: SafetyNotice) -> String {
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

/// What the offline coach adds to a notice, in place of looking things up.
enum SafetyReply {
    /// `nil` where the question is answered after the notice.
    static func markdown(after notice: SafetyNotice?) -> String? {
        switch notice?.concern {
        case .crisis?:
            "I am a program that runs on rules, so a person will be far better for this than I am. Is there someone near you "
                + "whom you could tell or sit with until then?"
        case .emergency? where notice?.urgency == .now: "I won't look at your data for this."
        case .emergency?: "I can't judge that by rules, and I would rather leave it to a person."
        case .eatingDisorder?:
            "I am glad to talk about sleep or how rested you are instead. Would you like that, or shall we leave it for today?"
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
    static let staying =
        "I am still here. I am a program that runs on rules, so please let a person in on this: the numbers above are for "
        + "that. Is someone with you now, or could someone come?"

    static let withoutFigures =
        "I leave weight, food and energy out of this talk. I am glad to look at your sleep or how rested you are instead."
}
