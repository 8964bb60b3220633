extension NoticeTexts {
    static let spanish = NoticeTexts(
        or: "o",
        dayAndNight: "día y noche",
        free: "gratis",
        callOrText: "llamada o mensaje",
        anyEmergency: """
            el número de emergencias de tu país (112 en toda Europa y en casi todos los móviles, 911 en gran \
            parte de América)
            """,
        anyCrisis: """
            024 en España, 988 en EE. UU. (llamada o mensaje), 800 911 2000 en México; en otros países \
            findahelpline.com
            """,
        anyEating: "una línea sobre trastornos de la alimentación en tu país (findahelpline.com)",
        inEurope: "(en Europa 112)",
        elsewhere: "en otros países findahelpline.com",
        crisis: """
            Te escucho, y me alegra que lo digas. No tienes que cargar con esto a solas.

            **¿Estás a salvo ahora mismo?** Si no, o si dudas, llama ahora al **{emergency}**.

            Alguien con quien hablar: **{crisis}**. Basta con decir: «No estoy a salvo con mis pensamientos».
            """,
        crisisOfAnother: """
            Es bueno que te importe y preguntes. Tómalo en serio, quédate con esa persona y pregúntale con \
            claridad si está a salvo. Si hay peligro: llama ahora al **{emergency}**.

            Alguien con quien hablar, para esa persona y para ti: **{crisis}**.
            """,
        emergency: """
            Lo que describes necesita a una persona con formación médica, no a un entrenador. Si está pasando \
            ahora o empezó de golpe: **llama al {emergency} ahora.** Deja lo que haces, siéntate y no conduzcas.

            Si ya pasó, que lo vea un médico hoy. Unos buenos números no descartan nada.
            """,
        emergencyOfAnother: """
            Si está pasando ahora: **llama al {emergency}** y quédate con esa persona. No dejes que conduzca. Si \
            ya pasó, debe verla un médico hoy.
            """,
        value: """
            Un valor así merece la opinión de un médico **hoy**. Siéntate cinco minutos, mide otra vez y llama \
            al médico o a urgencias con los dos valores. Si hay dolor en el pecho, falta de aire, confusión o \
            desmayo: llama al {emergency} ahora.
            """,
        visit: """
            Haz que lo miren: pide cita con un médico antes de entrenar fuerte y di cuándo aparece. Si vuelve \
            con fuerza, o en reposo: llama al {emergency}.
            """,
        unwantedLoss: """
            Un peso que baja sin quererlo es cosa de un médico: **pide cita** en los próximos días y lleva tus \
            registros. Ningún plan ni ningún número de aquí puede responderlo.
            """,
        eating: """
            Gracias por decírmelo. Lo que escribes suena duro y me preocupa, así que los números y las metas se \
            quedan fuera.

            Un paso que ayuda: habla con alguien que lo conozca bien, tu médico o **{eating}**. Si ahora te \
            sientes débil o mal, llama al {emergency}.
            """,
        eatingOfAnother: """
            Suena duro, para esa persona y para ti. Un paso que ayuda: **{eating}** también atiende a familiares \
            y amigos. Escuchar ayuda más que los consejos sobre comida.
            """,
        fastLoss: """
            Perder peso tan rápido, o comer tan poco, daña el cuerpo; no ayudo con eso y dejo fuera los números. \
            Si quieres cambiar algo, hazlo **con tu médico o un dietista**.

            Si la comida o el peso te ocupan mucho: **{eating}**. Si ahora te sientes débil o mal, llama al \
            {emergency}.
            """,
        replyToCrisis: """
            Soy un programa que sigue reglas; una persona te ayudará mucho mejor. ¿Hay alguien cerca a quien \
            decírselo, o con quien estar hasta entonces?
            """,
        replyToEmergency: "Para esto no miro tus datos.",
        replyToVisit: "No puedo juzgarlo con reglas, y prefiero dejarlo a una persona.",
        replyToEating: "Hablo con gusto de tu sueño o de tu descanso. ¿Te gustaría, o lo dejamos por hoy?",
        staying: """
            Sigo aquí. Soy un programa que sigue reglas; cuéntaselo a una persona, para eso son los números de \
            arriba. ¿Hay alguien contigo, o puede venir alguien?
            """)
}
