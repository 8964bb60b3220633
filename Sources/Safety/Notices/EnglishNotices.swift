extension NoticeTexts {
    static let english = NoticeTexts(
        or: "or",
        dayAndNight: "day and night",
        free: "free",
        callOrText: "call or text",
        anyEmergency: """
            your local emergency number (112 in Europe and on most mobile phones, 911 in North America, 999 in \
            the UK)
            """,
        anyCrisis: """
            988 in the US and Canada (call or text), 116 123 in the UK and Ireland, elsewhere findahelpline.com
            """,
        anyEating: "a helpline for eating disorders in your country (findahelpline.com)",
        inEurope: "(in Europe 112)",
        elsewhere: "elsewhere findahelpline.com",
        crisis: """
            I hear you, and I am glad you said it. You don't have to carry this alone.

            **Are you safe right now?** If not, or if you are not sure, please call **{emergency}** now.

            Someone to talk to: **{crisis}**. You can simply say: "I am not safe with my thoughts."
            """,
        crisisOfAnother: """
            It is good that you care and ask. Take it seriously, stay with them, and ask plainly whether they \
            are safe. In danger: call **{emergency}** now.

            Someone to talk to, for them and for you: **{crisis}**.
            """,
        emergency: """
            What you describe needs a person with medical training, not a coach. If it is happening now, or came \
            on suddenly: **call {emergency} now.** Stop what you are doing, sit down, and don't drive yourself.

            If it has passed, have it checked by a doctor today. Good-looking numbers cannot rule anything out.
            """,
        emergencyOfAnother: """
            If that is happening now: **call {emergency}** and stay with them. Don't let them drive. If it has \
            passed, a doctor should see them today.
            """,
        value: """
            A value like that is worth a doctor's word **today**. Sit and rest five minutes, measure once more, \
            and call a doctor or an out-of-hours line with both values. If there is chest pain, breathlessness, \
            confusion or faintness with it: call {emergency} now.
            """,
        visit: """
            Please have that looked at: book a visit with a doctor before hard training, and tell them when it \
            comes. If it comes back strongly, or at rest: call {emergency}.
            """,
        unwantedLoss: """
            Weight that falls without your wanting it is a thing for a doctor: please **book a visit** in the \
            next days and take your record along. No training plan and no figure here can answer that.
            """,
        eating: """
            Thank you for telling me. What you write sounds heavy, and it makes me concerned for you, so numbers \
            and targets stay out of this.

            One step that helps: talk to someone who knows this well, such as your doctor or **{eating}**. If \
            you feel faint or unwell now, call {emergency}.
            """,
        eatingOfAnother: """
            That sounds heavy for them and for you. One step that helps: **{eating}** also talks with friends \
            and family. Listening helps more than advice about food.
            """,
        fastLoss: """
            Losing weight that fast, or on that little food, harms the body, so I don't help with it and leave \
            figures out. If you want to change something, please plan it **with your doctor or a dietitian**.

            If eating or your weight is much on your mind: **{eating}**. If you feel faint or unwell now, call \
            {emergency}.
            """,
        replyToCrisis: """
            I am a program that runs on rules, so a person will be far better for this than I am. Is there \
            someone near you whom you could tell or sit with until then?
            """,
        replyToEmergency: "I won't look at your data for this.",
        replyToVisit: "I can't judge that by rules, and I would rather leave it to a person.",
        replyToEating: """
            I am glad to talk about sleep or how rested you are instead. Would you like that, or shall we leave \
            it for today?
            """,
        staying: """
            I am still here. I am a program that runs on rules, so please let a person in on this: the numbers \
            above are for that. Is someone with you now, or could someone come?
            """)
}
