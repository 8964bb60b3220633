extension NoticeTexts {
    static let dutch = NoticeTexts(
        or: "of",
        dayAndNight: "dag en nacht",
        free: "gratis",
        callOrText: "bellen of sms",
        anyEmergency: "het noodnummer van je land (112 in heel Europa en met de meeste mobiele telefoons)",
        anyCrisis: "113 in Nederland, 1813 in België; elders findahelpline.com",
        anyEating: "een hulplijn voor eetstoornissen in je land (findahelpline.com)",
        inEurope: "(in Europa 112)",
        elsewhere: "elders findahelpline.com",
        crisis: """
            Ik hoor je, en het is goed dat je het zegt. Je hoeft dit niet alleen te dragen.

            **Ben je nu veilig?** Zo niet, of als je twijfelt, bel dan nu **{emergency}**.

            Iemand om mee te praten: **{crisis}**. Je kunt gewoon zeggen: "Ik ben niet veilig met mijn \
            gedachten."
            """,
        crisisOfAnother: """
            Goed dat je het ziet en vraagt. Neem het serieus, blijf bij deze persoon en vraag rechtuit of die \
            veilig is. Bij gevaar: bel nu **{emergency}**.

            Iemand om mee te praten, voor jullie beiden: **{crisis}**.
            """,
        emergency: """
            Wat je beschrijft vraagt om iemand met een medische opleiding, niet om een coach. Gebeurt het nu of \
            begon het plotseling: **bel nu {emergency}.** Stop waar je mee bezig bent, ga zitten en rijd niet \
            zelf.

            Is het voorbij, laat er dan vandaag een arts naar kijken. Goede cijfers sluiten niets uit.
            """,
        emergencyOfAnother: """
            Gebeurt dat nu: **bel {emergency}** en blijf erbij. Laat die persoon niet zelf rijden. Is het \
            voorbij, dan moet een arts die vandaag zien.
            """,
        value: """
            Zo'n waarde hoort **vandaag** door een arts beoordeeld te worden. Ga vijf minuten zitten, meet nog \
            een keer en bel de huisarts of huisartsenpost met beide waarden. Met pijn op de borst, benauwdheid, \
            verwardheid of flauwte erbij: bel nu {emergency}.
            """,
        visit: """
            Laat daar naar kijken: maak een afspraak met een arts voordat je zwaar traint, en zeg wanneer het \
            komt. Komt het hevig terug, of in rust: bel {emergency}.
            """,
        unwantedLoss: """
            Gewicht dat daalt zonder dat je het wilt is iets voor een arts: **maak de komende dagen een \
            afspraak** en neem je gegevens mee. Geen schema en geen cijfer hier kan dat beantwoorden.
            """,
        eating: """
            Dank je dat je het vertelt. Wat je schrijft klinkt zwaar en ik maak me zorgen om je, daarom blijven \
            cijfers en doelen hier buiten.

            Een stap die helpt: praat met iemand die dit goed kent, je huisarts of **{eating}**. Voel je je nu \
            zwak of niet goed, bel {emergency}.
            """,
        eatingOfAnother: """
            Dat klinkt zwaar, voor deze persoon en voor jou. Een stap die helpt: **{eating}** praat ook met \
            familie en vrienden. Luisteren helpt meer dan raad over eten.
            """,
        fastLoss: """
            Zo snel afvallen, of zo weinig eten, schaadt het lichaam; daar help ik niet bij en ik laat cijfers \
            weg. Wil je iets veranderen, doe het dan **met je huisarts of een diëtist**.

            Houdt eten of je gewicht je erg bezig: **{eating}**. Voel je je nu zwak of niet goed, bel \
            {emergency}.
            """,
        replyToCrisis: """
            Ik ben een programma dat volgens regels werkt; een mens kan je hier veel beter helpen. Is er iemand \
            in de buurt aan wie je het kunt zeggen, of bij wie je zolang kunt zijn?
            """,
        replyToEmergency: "Hiervoor kijk ik niet in je gegevens.",
        replyToVisit: "Dat kan ik niet met regels beoordelen, en ik laat het liever aan een mens over.",
        replyToEating: """
            Ik praat graag met je over je slaap of hoe uitgerust je bent. Wil je dat, of laten we het voor \
            vandaag?
            """,
        staying: """
            Ik ben er nog. Ik ben een programma dat volgens regels werkt; vertel het alsjeblieft aan een mens, \
            daar zijn de nummers hierboven voor. Is er iemand bij je, of kan er iemand komen?
            """)
}
