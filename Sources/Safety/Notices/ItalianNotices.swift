extension NoticeTexts {
    static let italian = NoticeTexts(
        or: "o",
        dayAndNight: "giorno e notte",
        free: "gratuito",
        callOrText: "chiamata o SMS",
        anyEmergency: """
            il numero di emergenza del tuo Paese (112 in tutta Europa e con quasi tutti i cellulari)
            """,
        anyCrisis: "Telefono Amico Italia, 02 2327 2327; 143 in Svizzera; altrove findahelpline.com",
        anyEating: "una linea sui disturbi alimentari nel tuo Paese (findahelpline.com)",
        inEurope: "(in Europa 112)",
        elsewhere: "altrove findahelpline.com",
        crisis: """
            Ti ascolto, e sono contento che tu l'abbia detto. Non devi portarlo da solo o da sola.

            **Ora sei al sicuro?** Se no, o se non ne hai la certezza, chiama subito **{emergency}**.

            Qualcuno con cui parlare: **{crisis}**. Basta dire: «Non sono al sicuro con i miei pensieri».
            """,
        crisisOfAnother: """
            È bene che ti importi e che tu chieda. Prendilo sul serio, resta con questa persona e chiedile \
            chiaramente se è al sicuro. In pericolo: chiama subito **{emergency}**.

            Qualcuno con cui parlare, per lei e per te: **{crisis}**.
            """,
        emergency: """
            Quello che descrivi ha bisogno di una persona con formazione medica, non di un coach. Se succede \
            adesso o è cominciato all'improvviso: **chiama subito {emergency}.** Smetti quello che fai, siediti \
            e non guidare.

            Se è passato, fallo vedere a un medico oggi. Buoni numeri non escludono nulla.
            """,
        emergencyOfAnother: """
            Se succede adesso: **chiama {emergency}** e resta con la persona. Non farla guidare. Se è passato, \
            un medico deve vederla oggi.
            """,
        value: """
            Un valore così merita il parere di un medico **oggi**. Siediti cinque minuti, misura ancora e chiama \
            il medico o la guardia medica con entrambi i valori. Con dolore al petto, affanno, confusione o \
            svenimento: chiama subito {emergency}.
            """,
        visit: """
            Fallo controllare: prenota una visita prima di allenarti forte e di' quando compare. Se torna con \
            forza, o a riposo: chiama {emergency}.
            """,
        unwantedLoss: """
            Un peso che cala senza volerlo riguarda un medico: **prenota una visita** nei prossimi giorni e \
            porta i tuoi dati. Nessun piano e nessun numero qui può rispondere.
            """,
        eating: """
            Grazie per avermelo detto. Quello che scrivi sembra pesante e mi preoccupa, perciò numeri e \
            obiettivi restano fuori.

            Un passo che aiuta: parla con chi lo conosce bene, il tuo medico o **{eating}**. Se ora ti senti \
            debole o male, chiama {emergency}.
            """,
        eatingOfAnother: """
            Sembra pesante, per questa persona e per te. Un passo che aiuta: **{eating}** parla anche con \
            familiari e amici. Ascoltare aiuta più dei consigli sul cibo.
            """,
        fastLoss: """
            Dimagrire così in fretta, o mangiare così poco, fa male al corpo; non ti aiuto in questo e lascio \
            fuori i numeri. Se vuoi cambiare qualcosa, fallo **con il tuo medico o un dietista**.

            Se il cibo o il peso ti occupano molto la mente: **{eating}**. Se ora ti senti debole o male, chiama \
            {emergency}.
            """,
        replyToCrisis: """
            Sono un programma che segue regole; una persona può aiutarti molto meglio. C'è qualcuno vicino a cui \
            dirlo, o con cui stare fino ad allora?
            """,
        replyToEmergency: "Per questo non guardo i tuoi dati.",
        replyToVisit: "Non posso giudicarlo con delle regole, e preferisco lasciarlo a una persona.",
        replyToEating: "Parlo volentieri del tuo sonno o del tuo riposo. Ti va, o lasciamo stare per oggi?",
        staying: """
            Sono ancora qui. Sono un programma che segue regole; parlane con una persona, i numeri qui sopra \
            servono a questo. C'è qualcuno con te, o può venire qualcuno?
            """)
}
