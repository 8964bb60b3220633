extension NoticeTexts {
    static let portuguese = NoticeTexts(
        or: "ou",
        dayAndNight: "dia e noite",
        free: "gratuito",
        callOrText: "chamada ou mensagem",
        anyEmergency: """
            o número de emergência do seu país (112 em toda a Europa e na maioria dos telemóveis, 192 no Brasil)
            """,
        anyCrisis: "1411 em Portugal, CVV 188 no Brasil; noutros países findahelpline.com",
        anyEating: "uma linha sobre perturbações alimentares no seu país (findahelpline.com)",
        inEurope: "(na Europa 112)",
        elsewhere: "noutros países findahelpline.com",
        crisis: """
            Estou a ouvir, e ainda bem que o disse. Não precisa de carregar isto sem ajuda.

            **Está em segurança neste momento?** Se não, ou se tiver dúvidas, ligue agora para **{emergency}**.

            Alguém com quem falar: **{crisis}**. Basta dizer: «Não estou em segurança com os meus pensamentos.»
            """,
        crisisOfAnother: """
            É bom que se importe e pergunte. Leve a sério, fique com essa pessoa e pergunte claramente se está \
            em segurança. Em perigo: ligue agora para **{emergency}**.

            Alguém com quem falar, para essa pessoa e para si: **{crisis}**.
            """,
        emergency: """
            O que descreve precisa de uma pessoa com formação médica, não de um coach. Se está a acontecer agora \
            ou começou de repente: **ligue para {emergency} agora.** Pare o que está a fazer, sente-se e não \
            conduza.

            Se já passou, seja visto por um médico hoje. Bons números não excluem nada.
            """,
        emergencyOfAnother: """
            Se está a acontecer agora: **ligue para {emergency}** e fique com a pessoa. Não a deixe conduzir. Se \
            já passou, um médico deve vê-la hoje.
            """,
        value: """
            Um valor assim merece a opinião de um médico **hoje**. Sente-se cinco minutos, meça outra vez e \
            ligue a um médico ou à linha de saúde com os dois valores. Com dor no peito, falta de ar, confusão \
            ou desmaio: ligue para {emergency} agora.
            """,
        visit: """
            Peça que vejam isso: marque consulta antes de treinar com força e diga quando aparece. Se voltar com \
            força, ou em repouso: ligue para {emergency}.
            """,
        unwantedLoss: """
            Peso que desce sem querer é assunto para um médico: **marque consulta** nos próximos dias e leve os \
            seus registos. Nenhum plano e nenhum número aqui pode responder a isso.
            """,
        eating: """
            Obrigado por me dizer. O que escreve parece pesado e deixa-me com preocupação, por isso números e \
            metas ficam de fora.

            Um passo que ajuda: fale com quem conhece bem isto, o seu médico ou **{eating}**. Se se sente fraco \
            ou mal agora, ligue para {emergency}.
            """,
        eatingOfAnother: """
            Parece pesado, para essa pessoa e para si. Um passo que ajuda: **{eating}** também fala com \
            familiares e amigos. Ouvir ajuda mais do que conselhos sobre comida.
            """,
        fastLoss: """
            Perder peso tão depressa, ou comer tão pouco, faz mal ao corpo; não ajudo nisso e deixo os números \
            de fora. Se quer mudar algo, faça-o **com o seu médico ou um nutricionista**.

            Se a comida ou o peso ocupam muito a sua cabeça: **{eating}**. Se se sente fraco ou mal agora, ligue \
            para {emergency}.
            """,
        replyToCrisis: """
            Sou um programa que segue regras; uma pessoa ajuda muito melhor. Há alguém perto a quem dizer, ou \
            com quem ficar até lá?
            """,
        replyToEmergency: "Para isto não olho para os seus dados.",
        replyToVisit: "Não posso julgar isso por regras, e prefiro deixá-lo a uma pessoa.",
        replyToEating: "Falo com gosto do seu sono ou do seu descanso. Quer, ou deixamos por hoje?",
        staying: """
            Continuo aqui. Sou um programa que segue regras; conte a uma pessoa, os números acima são para isso. \
            Está alguém consigo, ou pode vir alguém?
            """)
}
