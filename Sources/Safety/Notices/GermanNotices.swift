extension NoticeTexts {
    static let german = NoticeTexts(
        or: "oder",
        dayAndNight: "Tag und Nacht",
        free: "kostenfrei",
        callOrText: "Anruf oder SMS",
        anyEmergency: "den Notruf (112 in ganz Europa und mit den meisten Mobiltelefonen)",
        anyCrisis: """
            TelefonSeelsorge: Deutschland 0800 111 0 111, Österreich 142; Die Dargebotene Hand, Schweiz: 143; \
            anderswo findahelpline.com
            """,
        anyEating: "eine Beratungsstelle für Essstörungen in deinem Land (findahelpline.com)",
        inEurope: "(in Europa 112)",
        elsewhere: "anderswo findahelpline.com",
        crisis: """
            Ich höre dich, und es ist gut, dass du es sagst. Du musst das nicht allein tragen.

            **Bist du gerade in Sicherheit?** Wenn nicht, oder wenn du nicht sicher bist, rufe bitte jetzt \
            **{emergency}** an.

            Jemand zum Reden: **{crisis}**. Du kannst einfach sagen: „Ich bin mit meinen Gedanken nicht sicher.“
            """,
        crisisOfAnother: """
            Gut, dass du hinschaust und fragst. Nimm es ernst, bleib bei diesem Menschen und frage offen, ob er \
            in Sicherheit ist. Bei Gefahr: jetzt **{emergency}** anrufen.

            Jemand zum Reden, für beide: **{crisis}**.
            """,
        emergency: """
            Was du beschreibst, braucht einen Menschen mit medizinischer Ausbildung, keinen Coach. Wenn es \
            gerade geschieht oder plötzlich kam: **rufe jetzt {emergency} an.** Hör auf mit dem, was du tust, \
            setz dich hin und fahre nicht selbst.

            Wenn es vorbei ist, lass es heute ärztlich ansehen. Gute Zahlen schließen nichts aus.
            """,
        emergencyOfAnother: """
            Wenn das gerade geschieht: **rufe {emergency} an** und bleib dabei. Lass die Person nicht selbst \
            fahren. Wenn es vorbei ist, gehört sie heute zu einer Ärztin oder einem Arzt.
            """,
        value: """
            Ein solcher Wert gehört **heute** ärztlich beurteilt. Setz dich fünf Minuten hin, miss noch einmal \
            und rufe mit beiden Werten in der Praxis oder beim Bereitschaftsdienst an. Kommen Brustschmerz, \
            Atemnot, Verwirrtheit oder Schwäche dazu: rufe jetzt {emergency} an.
            """,
        visit: """
            Bitte lass das ansehen: Mach einen Termin bei einer Ärztin oder einem Arzt, bevor du hart \
            trainierst, und sage, wann es auftritt. Kommt es stark wieder oder in Ruhe: rufe {emergency} an.
            """,
        unwantedLoss: """
            Gewicht, das ungewollt fällt, gehört zum Arzt: Bitte **mach in den nächsten Tagen einen Termin** und \
            nimm deine Aufzeichnung mit. Kein Trainingsplan und keine Zahl hier kann das beantworten.
            """,
        eating: """
            Danke, dass du mir das sagst. Es klingt schwer, und ich mache mir Sorgen um dich, darum bleiben \
            Zahlen und Ziele hier draußen.

            Ein Schritt, der hilft: Sprich mit jemandem, der sich auskennt, etwa deiner Ärztin, deinem Arzt oder \
            **{eating}**. Wenn dir jetzt schwach oder elend ist, rufe {emergency} an.
            """,
        eatingOfAnother: """
            Das klingt schwer, für diesen Menschen und für dich. Ein Schritt, der hilft: **{eating}** berät auch \
            Angehörige und Freunde. Zuhören hilft mehr als Ratschläge zum Essen.
            """,
        fastLoss: """
            So schnell abzunehmen oder so wenig zu essen schadet dem Körper; dabei helfe ich nicht und lasse \
            Zahlen weg. Wenn du etwas ändern willst, plane es bitte **mit deiner Ärztin, deinem Arzt oder einer \
            Ernährungsberatung**.

            Wenn Essen oder Gewicht dich viel beschäftigt: **{eating}**. Wenn dir jetzt schwach oder elend ist, \
            rufe {emergency} an.
            """,
        replyToCrisis: """
            Ich bin ein Programm, das nach Regeln arbeitet; ein Mensch kann dir hier viel besser helfen. Ist \
            jemand in deiner Nähe, dem du es sagen oder bei dem du bis dahin sein kannst?
            """,
        replyToEmergency: "Dafür sehe ich nicht in deine Daten.",
        replyToVisit: "Das kann ich nicht nach Regeln beurteilen und überlasse es lieber einem Menschen.",
        replyToEating: """
            Ich spreche gern mit dir darüber, wie du schläfst oder wie erholt du bist. Möchtest du das, oder \
            lassen wir es für heute?
            """,
        staying: """
            Ich bin noch da. Ich bin ein Programm, das nach Regeln arbeitet; bitte lass einen Menschen davon \
            wissen, dafür sind die Nummern oben. Ist jemand bei dir, oder kann jemand kommen?
            """)
}
