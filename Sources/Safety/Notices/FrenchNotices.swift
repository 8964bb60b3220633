extension NoticeTexts {
    static let french = NoticeTexts(
        or: "ou",
        dayAndNight: "jour et nuit",
        free: "gratuit",
        callOrText: "appel ou SMS",
        anyEmergency: "le numéro d'urgence de votre pays (112 partout en Europe et sur la plupart des mobiles)",
        anyCrisis: """
            3114 en France, 0800 32 123 en Belgique, 143 en Suisse, 988 au Canada ; ailleurs findahelpline.com
            """,
        anyEating: "une ligne d'écoute sur les troubles alimentaires dans votre pays (findahelpline.com)",
        inEurope: "(112 en Europe)",
        elsewhere: "ailleurs findahelpline.com",
        crisis: """
            Je vous entends, et c'est bien de l'avoir dit. Vous n'avez pas à porter cela en solitaire.

            **Êtes-vous en sécurité en ce moment ?** Si non, ou en cas de doute, appelez maintenant \
            **{emergency}**.

            Quelqu'un à qui parler : **{crisis}**. Il suffit de dire : « Je ne suis pas en sécurité avec mes \
            pensées. »
            """,
        crisisOfAnother: """
            C'est bien de vous en soucier et de demander. Prenez-le au sérieux, restez auprès de cette personne \
            et demandez-lui clairement si elle est en sécurité. En cas de danger : appelez maintenant \
            **{emergency}**.

            Quelqu'un à qui parler, pour elle et pour vous : **{crisis}**.
            """,
        emergency: """
            Ce que vous décrivez demande une personne formée à la médecine, pas un coach. Si cela se passe \
            maintenant ou a commencé d'un coup : **appelez {emergency} maintenant.** Arrêtez ce que vous faites, \
            asseyez-vous et ne conduisez pas.

            Si c'est passé, faites-le voir par un médecin aujourd'hui. De bons chiffres n'excluent rien.
            """,
        emergencyOfAnother: """
            Si cela se passe maintenant : **appelez {emergency}** et restez auprès de la personne. Ne la laissez \
            pas conduire. Si c'est passé, un médecin doit la voir aujourd'hui.
            """,
        value: """
            Une telle valeur mérite l'avis d'un médecin **aujourd'hui**. Asseyez-vous cinq minutes, mesurez \
            encore une fois et appelez un médecin ou la permanence avec les deux valeurs. Avec une douleur dans \
            la poitrine, un essoufflement, une confusion ou un malaise : appelez {emergency} maintenant.
            """,
        visit: """
            Faites examiner cela : prenez rendez-vous chez un médecin avant tout effort intense, et dites quand \
            cela arrive. Si cela revient fort, ou au repos : appelez {emergency}.
            """,
        unwantedLoss: """
            Un poids qui baisse sans le vouloir regarde un médecin : **prenez rendez-vous** ces jours-ci et \
            emportez vos relevés. Aucun plan ni aucun chiffre ici ne peut y répondre.
            """,
        eating: """
            Merci de me le dire. Ce que vous écrivez paraît lourd et m'inquiète pour vous ; les chiffres et les \
            objectifs restent donc en dehors.

            Un pas qui aide : parlez à quelqu'un qui connaît bien cela, votre médecin ou **{eating}**. En cas de \
            malaise maintenant, appelez {emergency}.
            """,
        eatingOfAnother: """
            Cela paraît lourd, pour cette personne et pour vous. Un pas qui aide : **{eating}** parle aussi avec \
            les proches. Écouter aide plus que des conseils sur la nourriture.
            """,
        fastLoss: """
            Perdre du poids si vite, ou manger si peu, abîme le corps ; je n'y aide pas et je laisse les \
            chiffres de côté. Pour changer quelque chose, faites-le **avec votre médecin ou une diététicienne**.

            Si manger ou votre poids vous occupe beaucoup : **{eating}**. En cas de malaise maintenant, appelez \
            {emergency}.
            """,
        replyToCrisis: """
            Je suis un programme qui suit des règles ; une personne saura bien mieux vous aider. Y a-t-il \
            quelqu'un près de vous à qui le dire, ou avec qui rester d'ici là ?
            """,
        replyToEmergency: "Je ne regarde pas vos données pour cela.",
        replyToVisit: "Je ne peux pas en juger par des règles, et je préfère le laisser à une personne.",
        replyToEating: """
            Je parle volontiers de votre sommeil ou de votre repos. Le voulez-vous, ou laissons-nous cela pour \
            aujourd'hui ?
            """,
        staying: """
            Je suis toujours là. Je suis un programme qui suit des règles ; dites-le à une personne, les numéros \
            ci-dessus sont faits pour cela. Quelqu'un est-il avec vous, ou peut-il venir ?
            """)
}
