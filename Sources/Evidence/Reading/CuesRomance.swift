extension Cues {
    static let french = Cues(
        advice: """
            progresser études médecins faudrait suffirait conseillerais proposerais \
            seuil athlètes surpoids jeun \
            veux voulez prochain prochaine prochains prochaines \
            objectif objectifs cible vise visez viser recommandé recommandée recommandés recommandées recommandation \
            recommandations recommande recommandent conseille conseillé conseillée conseil conseils devrais devriez \
            devrait devraient serait seraient pourrais pourriez pourrait pourraient peux pouvez peut-être si exemple demain adultes \
            gens personnes généralement idéal idéale idéalement optimal sain saine essaie essayez essayer prévois \
            prévoyez suggère suggestion suggestions urgences urgence repère repères formule suffisent
            """,
        orders: """
            marcher boire dormir ajouter avancer garder avance garde ajoute prends fais mets bois évite répartis privilégie couche limite \
            marche marchez prends prenez bois buvez mange mangez évite évitez limite limitez commence commencez garde \
            gardez va allez couche couchez réduis réduisez augmente augmentez ajoute ajoutez fais faites reste restez \
            choisis choisissez planifie planifiez répartis dors dormez mets mettez
            """,
        beforeOrders: "et puis ou simplement aussi plutôt",
        claims: """
            moyenne moyennes médiane était étaient avais aviez as avez es êtes avait avaient hier actuellement actuel \
            actuelle dormi marché couru atteint mesuré mesurée enregistré enregistrée brûlé brûlées bu pesé augmenté \
            baissé diminué passé couché levé total totalisé ton ta tes votre vos est sont soit fait s'élève élève \
            situe record meilleur meilleure courte longue plus-bas
            """,
        weakClaims: "ton ta tes votre vos est sont total actuel actuelle as avez es êtes soit fait moyenne",
        trailingAdvice: """
            suffirait bastent \
            recommandé recommandée recommandés recommandées recommandation recommandations adultes idéal optimal \
            suffisent suffit considéré considérés considérée considérées conseillé conseillées aiderait aident aide serait seraient pourraient pourrait
            """,
        comparing: """
            plus moins dessus dessous supérieur supérieure inférieur inférieure rapide lent longtemps tôt tard différence écart \
            changement augmenté augmentation baisse baissé diminué diminution hausse que contre rapport comparé mieux \
            pire amélioration déficit reste restent avance bond manque manquent gain gagné perdu
            """,
        rough: "environ près presque quasi autour vers plus moins quelque approximativement",
        labels:
            "semaines zones rang zone niveau étape option phase semaine jour partie numéro type section tableau point conseil série",
        labelled: "options suggestions choses façons questions conseils idées raisons pistes",
        periods: """
            derniers dernières dernier dernière passés passées précédents précédentes premiers prochains prochaines \
            chaque ces sur en depuis
            """,
        spans: "jour jours nuit nuits semaine semaines mois an ans année années week-end heure heures minute",
        months: """
            janvier février mars avril mai juin juillet août septembre octobre novembre décembre janv févr avr juil \
            sept oct nov déc
            """,
        weekdays: "lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim",
        headings: """
            plan suggestion suggestions conseil conseils recommandation recommandations demain objectif objectifs \
            idées options
            """,
        your: "ton ta tes votre vos",
        sums: "ensemble total somme tout",
        efforts: "facile faciles tranquille souple",
        offsets: "plus auparavant avant",
        beforeOtherDates: "depuis avant après que contre rapport jusque",
        beforeDays: "le du")

    static let spanish = Cues(
        advice: """
            estudios médicos bastaría convendría conviene propongo propondría suele \
            umbral atletas sobrepeso ayunas \
            quieres próximo próxima próximos \
            objetivo objetivos meta metas apunta recomendado recomendada recomendados recomendadas recomendación \
            recomendaciones recomienda recomiendan recomiendo aconseja guía guías deberías debería deberían podrías \
            serían sería podría podrían puedes puede quizá quizás si ejemplo adultos personas gente generalmente \
            saludable saludables ideal óptimo intenta intentar prueba sugerencia sugerencias sugiero consejo consejos \
            emergencia emergencias planea fórmula bastan
            """,
        orders: """
            salir caminar beber dormir añadir procura añade bebe evita acuéstate adelanta reparte mantén limita camina \
            sal camina anda toma bebe come evita limita empieza mantén acuéstate reduce aumenta añade haz ve quédate elige \
            planifica reparte duerme pon deja
            """,
        beforeOrders: "y luego o simplemente también mejor",
        claims: """
            promedio media medio mediana fue fueron era eran estuvo estaba tuviste tenías has hiciste ayer actualmente \
            actual dormiste dormido caminaste caminado corriste alcanzaste alcanzado medido registrado registraste \
            quemaste quemado bebiste pesaste subió bajó aumentó disminuyó pasaste acostaste levantaste total tu tus su \
            es son está están sumaste llevas mejor peor récord
            """,
        weakClaims: "tu tus su es son está están total actual has",
        trailingAdvice: """
            basta bastaría beneficio conviene \
            recomendado recomendada recomendados recomendadas recomienda recomiendan recomendación adultos ideal \
            óptimo bastan suficiente ayudaría ayudan ayuda sería serían podrían aconseja considera consideran seguro
            """,
        comparing: """
            más menos superior inferior mayor menor rápido lento largo corto antes después diferencia cambio aumento \
            aumentó subió bajó descenso caída que contra frente comparado comparación mejor peor mejora déficit faltan \
            faltaron falta ventaja salto ganado perdido encima debajo
            """,
        rough: "unos unas aproximadamente casi cerca alrededor más menos alrededor-de sobre hacia",
        labels:
            "semanas zonas puesto zona nivel etapa paso opción fase semana día parte número tipo sección tabla punto serie consejo",
        labelled: "opciones sugerencias cosas formas maneras preguntas consejos ideas razones",
        periods: """
            últimos últimas último última pasados pasadas anteriores primeros próximos próximas cada estos estas en \
            durante
            """,
        spans: "día días noche noches semana semanas mes meses año años hora horas minuto",
        months: """
            enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre ene abr \
            ago sept oct nov dic
            """,
        weekdays: "lunes martes miércoles jueves viernes sábado domingo lun mié jue vie sáb dom",
        headings: """
            plan sugerencia sugerencias consejo consejos recomendación recomendaciones mañana objetivo objetivos meta \
            ideas opciones
            """,
        your: "tu tus su sus",
        sums: "juntos juntas total suma suman todo",
        efforts: "suave suaves tranquilo tranquila fácil",
        offsets: "atrás después antes",
        beforeOtherDates: "desde hasta antes después que contra frente",
        beforeDays: "el del")

    static let italian = Cues(
        advice: """
            studi medici basterebbe converrebbe conviene proporrei propongo \
            soglia atleti sovrappeso digiuno \
            vuoi prossimo prossima prossimi \
            obiettivo obiettivi meta punta raccomandato raccomandata raccomandati raccomandate raccomandazione \
            raccomandazioni raccomanda raccomandano consigliato consigliata consigliate consigliati consiglia \
            consiglio consigli sarebbe sarebbero dovresti dovrebbe dovrebbero potresti potrebbe potrebbero puoi può forse se esempio \
            domani adulti persone gente generalmente sano sana ideale idealmente ottimale prova provare \
            cerca suggerimento suggerimenti suggerisco emergenza emergenze pianifica formula bastano
            """,
        orders: """
            uscire camminare bere dormire anticipa aggiungi bevi evita cammina mantieni limita comincia inizia \
            cammina prendi bevi mangia evita limita inizia mantieni vai riduci aumenta aggiungi fai resta scegli \
            pianifica distribuisci dormi metti lascia
            """,
        beforeOrders: "e poi o semplicemente anche invece",
        claims: """
            media medio mediana era erano eri avevi hai sei ieri attualmente attuale dormito camminato corso raggiunto \
            misurato misurata registrato registrata bruciato bevuto pesato aumentato diminuito salito sceso passato \
            totale tuo tua tuoi tue è sono stata stato stati state fatto ammonta record migliore peggiore
            """,
        weakClaims: "tuo tua tuoi tue è sono totale attuale hai sei stata stato",
        trailingAdvice: """
            basta basterebbe meglio conviene differenza \
            raccomandato raccomandata raccomandati raccomandate raccomandazione raccomandano consigliate consigliati \
            consigliato adulti ideale ottimale bastano sufficiente aiuterebbe aiutano aiuta considerato considerati considerata sarebbe sarebbero \
            potrebbero
            """,
        comparing: """
            più meno superiore inferiore maggiore minore veloce lento lungo breve prima dopo differenza cambiamento \
            aumento aumentato calo calato sceso salito che contro rispetto confronto meglio peggio miglioramento \
            deficit manca vantaggio salto mancano guadagnato perso sopra sotto
            """,
        rough: "circa quasi intorno attorno più meno oltre verso",
        labels: """
            settimane zone posto \
            zona livello fase passo opzione settimana giorno parte numero tipo sezione tabella punto serie consiglio
            """,
        labelled: "opzioni suggerimenti cose modi domande consigli idee ragioni motivi",
        periods: """
            ultimi ultime ultimo ultima scorsi scorse precedenti primi prossimi prossime ogni questi queste negli \
            nelle in
            """,
        spans: "giorno giorni notte notti settimana settimane mese mesi anno anni ora ore minuto",
        months: """
            gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre gen feb mar \
            apr mag giu lug ago set ott nov dic
            """,
        weekdays: "lunedì martedì mercoledì giovedì venerdì sabato domenica lun mar mer gio ven sab dom",
        headings: """
            piano suggerimento suggerimenti consiglio consigli raccomandazione raccomandazioni domani obiettivo \
            obiettivi idee opzioni
            """,
        your: "tuo tua tuoi tue",
        sums: "insieme totale somma tutto",
        efforts: "facile lenta lento tranquilla tranquillo",
        offsets: "fa dopo prima",
        beforeOtherDates: "da dal dalla fino prima dopo rispetto contro che",
        beforeDays: "il l' del dell'")

    static let portuguese = Cues(
        advice: """
            estudos médicos bastaria convém proporia deviam chegaria \
            limiar atletas jejum \
            queres quer próximo próxima próximos \
            objetivo objetivos meta metas recomendado recomendada recomendados recomendadas recomendação recomendações \
            recomenda recomendam recomendo aconselha diretriz diretrizes seria seriam deverias deveria deveriam devias deves deve \
            poderias poderia poderiam podes pode talvez se exemplo amanhã adultos pessoas geralmente \
            saudável ideal idealmente ótimo tenta tente tentar experimenta experimente sugestão sugestões sugiro dica \
            dicas conselho emergência planeia planeje fórmula bastam
            """,
        orders: """
            sair caminhar beber dormir antecipa acrescenta bebe evita caminha mantém limita começa deita \
            caminha caminhe anda ande toma tome bebe beba come coma evita evite limita limite começa comece mantém \
            mantenha vai vá deita deite reduz reduza aumenta aumente adiciona adicione faz faça fica fique escolhe \
            escolha dorme durma
            """,
        beforeOrders: "e depois ou simplesmente também",
        claims: """
            média médio mediana foi foram era eram esteve estava tiveste teve tinhas ontem atualmente atual dormiste \
            dormiu caminhaste caminhou andaste andou correste correu alcançaste alcançou medido medida registado \
            registada registrado registrada queimaste queimou bebeste bebeu pesaste pesou subiu desceu caiu aumentou \
            diminuiu passaste passou deitaste deitou total teu tua teus tuas seu sua seus suas é são está estão \
            fizeste fez somaste somou melhor pior
            """,
        weakClaims: "teu tua teus tuas seu sua seus suas é são está estão total atual fez",
        trailingAdvice: """
            basta bastaria convém \
            recomendado recomendada recomendados recomendadas recomendação recomendam adultos ideal ótimo bastam \
            suficiente ajudaria ajudam ajuda considerado considerados considerada seria seriam poderiam
            """,
        comparing: """
            mais menos superior inferior maior menor rápido lento longo curto antes depois cedo tarde diferença \
            mudança aumento aumentou subiu desceu queda caiu que contra face comparado comparação melhor pior melhoria \
            défice déficit faltam falta vantagem salto faltaram ganho perdido acima abaixo
            """,
        rough: "cerca quase aproximadamente uns umas mais menos por",
        labels:
            "semanas zonas lugar zona nível fase passo opção semana dia parte número tipo secção seção tabela ponto série dica",
        labelled: "opções sugestões coisas formas maneiras perguntas dicas ideias razões",
        periods: """
            últimos últimas último última passados passadas anteriores primeiros próximos próximas cada estes estas \
            nos nas em
            """,
        spans: "dia dias noite noites semana semanas mês meses ano anos hora horas minuto",
        months: """
            janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro jan fev abr jun \
            jul ago set out nov dez
            """,
        weekdays: """
            segunda terça quarta quinta sexta sábado domingo segunda-feira terça-feira quarta-feira quinta-feira \
            sexta-feira seg ter qua qui sex sáb dom
            """,
        headings: """
            plano sugestão sugestões dica dicas recomendação recomendações amanhã objetivo objetivos meta ideias \
            opções
            """,
        your: "teu tua teus tuas seu sua seus suas",
        sums: "juntos juntas total soma somam todo",
        efforts: "leve fácil tranquila tranquilo",
        offsets: "atrás depois antes",
        beforeOtherDates: "desde até antes depois que contra",
        beforeDays: "dia")
}
