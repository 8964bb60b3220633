extension SafetyLexicon {
    static let spanish = SafetyLexicon(
        language: .spanish,
        table: """
            [not]
            no sin nunca jamás ni tampoco ningún ninguna nada
            [but]
            pero y porque aunque
            [own]
            yo me mi mis mí conmigo estoy tengo soy creo
            [other]
            amigo amiga amigos novio novia madre mamá padre papá marido esposo esposa mujer hijo hija niño niña bebé hermano hermana colega compañero compañera vecino vecina abuela abuelo ella primo prima tío tía alguien
            [common]
            el la los las y es yo a de un una en por para que qué cómo mi mis tú con en no pero cuando cuándo debo como último hoy ayer dormí más mañana del al está estoy tengo esta este cuántas cuántos cuánto ya todo todas lo le se desde quiero
            [word]
            mata matan mataron matado matando mato mayor mover mejor mejores morder dormir dormí lunes martes miércoles jueves viernes sábado domingo correr corro vivimos medio miedo nacida tarde noche moverme motivo series serie subir
            [ask]
            qué|cuál|cuáles es|son|significa
            qué|cuáles son|es ?los ?las síntomas|signos
            explica|define
            síntomas|signos de
            a partir de
            [past]
            hace ... años|meses
            el año|mes pasado
            cuando era
            de niño|niña|pequeño
            en|desde #1950-1999
            en|desde #2001-2035
            [number]
            un|una|uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 catorce=14 quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50
            [mass]
            kg|kilo|kilos|kilogramos=1 libra|libras=0.4536
            [time]
            día|días=1 semana|semanas=7 mes|meses=30
            [lose]
            perder pierdo bajar bajo adelgazar rebajar menos pérdida puede
            [lost]
            perdí bajé perdido bajado adelgazado
            [spelling]
            kiero=quiero
            kieren=quieren
            kiere=quiere
            xq pq=porque
            q k=que
            toy=estoy
            tngo=tengo
            [crisis.now]
            no quiero|quisiera ?volver ?a despertar|despertarme|amanecer ! cinco|seis|siete|antes|tarde|sin|temprano|hora|noche
            fuerzas|fuerza|ganas ?para|de|por seguir|vivir|continuar & no|sin|ya
            @wish = quiero|quisiera|quería|quise|voy|pienso|pensando|pensado|pensé|deseo|desearía|ojalá|prefiero|preferiría|planeo|intenté|intento|decidí|quiere|dice|habla|amenaza|podría|necesito|ganas|mejor|espero|gustaría|dan|mandan
            suicidarme|suicidarse|suicidas|suicidio ! escuadrón|sprints|series|prevención
            suicidar*|suicida|suicidé|suicido|suicidio* ! escuadrón|sprints|series|prevención
            @wish ?de ?que ?a ?solo ?ya ?realmente morir|morirme|morirse|matarme|matarse|ahorcarme|suicidarme|colgarme|ahogarme|dispararme ! hambre|risa|sed|correr|café|aburrimiento
            me ?quiero ?voy ?a ?quisiera ?puedo matar|ahorcar|suicidar|colgar|morir|quitar_la_vida|pegar_un_tiro|tirar_al_tren ! hambre|risa|ganas
            @wish ?a ?de ?solo estar|estuviera|estuviese|haber muerto|muerta|muerto_ya
            ojalá|mejor|preferiría|prefiero|preferible ?me ?estar ?estuviera ?estoy muerto|muerta|muriera|morirme|muriese
            ojalá ... no|nunca ?me ?hubiera ?hubiese ?haya despierte|despertara|despertar|nacido|existiera|amanezca
            no hubiera|haber|hubiese nacido
            no|nunca ?me ?más ?volver ?a despertar|despierte|despertarme & quiero|quisiera|ojalá|dormirme|pastillas|nunca|dormir ! cinco|seis|siete|antes|tarde|temprano|hora|horas
            no|ya|sin ?ya quiero|quiere|puedo|deseo|aguanto|soporto|ganas ?de ?más ?seguir vivir|viviendo|existir|estar_vivo|estar_viva|vida|adelante ! ciudad|campo|con|en_casa
            no quiero|quiere|quisiera ?ya ?seguir ?más estar|seguir|continuar|existir & aquí|mundo|más|así|vivo|viva ! gimnasio|correr|trabajo
            quitarme|quitarse|quitar|quito|quite|acabar|terminar|poner|acabo ?con ?me ?la|mi|su|fin ?propia ?fin ?a ?mi ?la vida ! batería
            acabar|terminar con todo|esto ! ejercicios|plan
            quiero que todo|esto acabe|termine|pare|se_acabe
            poner fin a todo|esto|mi
            mejor|felices|tranquilos|aliviad* ... sin mí
            sin mí ... mejor|felices|tranquilos
            carga|estorbo|peso ?para ?mi|mis|todos|los|ellos familia|hijos|padres|demás|todos|marido|mujer|otros
            soy ?solo ?un|una ?no carga|estorbo|inútil|fracaso|basura|nadie
            no sirvo|valgo para|nada ?nada & nada|desaparecer|vida
            vida ?ya ?no ?no_tiene ... vale|sentido|merece|asco|razón|insoportable & no|sin|ningún|ya|nada|asco|insoportable
            no|ningún|sin ?le ?veo ?tiene ?encuentro ... sentido ... vida|vivir|seguir|nada|existir
            no vale|merece la pena ?seguir vivir|vivirla|seguir|vida|viviendo|nada
            vida no|ya vale|merece
            para|por qué|que ?debo ?debería ?seguir ?quiero ?voy ?a seguir|vivir|viviendo|existir|vivo|levantarme|continuar ! ciudad|entren*|plan
            no|sin|ninguna|ningún|toda|nunca|jamás ?le|tengo|veo|hay|queda|encuentro|perdí|perdido ?ninguna|toda|la|una ?otra salida|esperanza|esperanzas|futuro ! saltar*|entreno & no|sin|perdí|perdido|ninguna ! velocidad|zapatillas|sprint*|récord|batir
            perdí|perdido|perdida ?toda ?la ?mi esperanza|ganas_de_vivir ! batir|récord|ganar|marca
            sin|no|ninguna|razones ?tengo ?hay ganas|razones|razón|motivos|motivo ?de ?para vivir|existir
            desesperad*|desesperanza|sin_esperanza & vida|nunca|estoy|todo|ya|mejorar
            nunca|jamás|no ?va ?a ?nada mejorar|mejorará & nunca|desesperad*|vida|nada
            desapareciera|desaparezco|muriera|muero|faltara|me_fuera|no_estuviera|desaparecer .. nadie|mejor|notar*|importar* ! hambre
            nadie ?me ?se echaría|extrañaría|notaría|lloraría|daría_cuenta|le_importo|importaría ! carrera|récord
            desaparecer ?de|para siempre|mundo|vida|mapa|todo
            quiero|quisiera|mejor|ojalá ?ya desaparecer|no_existir|no_haber_existido|dejar_de_existir|no_estar ! montaña|fin|vacaciones
            quisiera|quiero|ojalá no ?estar existir|existiera|aquí ! gorda
            pastillas|cuerda|somníferos|pistola|navaja|soga|medicamentos ?ya ?tengo ?preparad* preparad*|list*|guardad*|junt*|compr*
            tengo|compré|guardé|junté|conseguí|preparé ?ya ?las|una|mis|un pastillas|somníferos|cuerda|soga|pistola|navaja ! saltar|escalad*|resfriado|vitamin*
            cuántas|cuántos|qué ?cantidad ?dosis ?de pastillas|somníferos|insulina|paracetamol|medicamentos ... despertar|morir|matar*|sobredosis|hacen_falta|letal
            tomar|tomé|tragué|tragar|tomado ... frasco|caja|todas_las|bote & frasco|caja|pastillas|bote|somníferos ! antibiótico*
            sobredosis ! chocolate|azúcar
            carta|nota|mensaje ?de despedida|adiós|suicidio|suicida
            adiós ... gracias|siempre|busquen|todos|mundo|cruel|vida ! azúcar|mañana_será|hasta
            última|última_vez|último vez|mensaje|noche|día ... mañana|ya|nunca|adiós ! carrera
            mañana|pronto ?ya ?no estaré|existiré|viviré|aquí ! oficina
            ya no estaré|voy_a_estar|existiré|necesitar*
            regalando|regalé|repartiendo|regalo|regalar ?ya ?todas mis|todo|todas|mi ?cosas cosas|pertenencias|ropa|todo|mascotas|perro|gato ! vieja|viejo
            me|m ?he ?vuelto ?a ?volví ?a ?quiero corto|corté|cortar|cortado|quemo|quemé|lastimo|lastimar|rajo|autolesiono & brazos|brazo|venas|muñecas|otra_vez|anoche|cigarro*|cigarrillo*|piel|sentir|cuchilla|yo_mismo|yo_misma|piernas ! cocin*|afeit*|sol|cebolla|papel|corriendo
            cortarme|cortar|abrirme|rajarme ?las|los ?mis venas|muñecas|brazos|brazo
            me hago|hacerme|hice|hacer ?mucho daño & sentir|propósito|quiero|voces|castig*|calmar ! rodilla|corriendo|tobillo|espalda
            quiero|pienso|ganas|voy|voces ?de ?a ?en hacerme|lastimarme|cortarme|herirme|autolesionarme
            autolesi*|autolesion*
            tirarme|tirar|saltar|lanzarme|arrojarme|aventarme|salto ... metro|tren|puente|balcón|ventana|azotea|carro|coche|camión|vías|edificio|vacío ! cuerda|comba
            cuerda & compré|ahorcar*|colgar* ! saltar|escalad*
            ahorcar*|colgarme ! barra
            intento|tentativa|intenté ?de suicidio|suicidar*|matarme|quitarme
            espero|ojalá|quisiera ... atropell*|choque|cáncer|rayo|mate|muera ! récord
            igual|importa ... vivir|vivo|muero|morir ?o
            vivir o morir
            pienso|pensamientos|ideas|obsesiona* ?todo ?el ?tiempo ?siempre ?en ?de ?mucho ?constantemente ?sobre ?la muerte|morir|morirme|muerta|muerto|suicidio|suicidarme|suicidarse|saltar|desaparecer ! carrera
            irme|reunirme|estar|encontrarme ?con mi|con|él|ella ... cielo|allá|más_allá|otro_lado
            voces ... dicen|ordenan|mandan|piden
            no merezco|merece ?seguir vivir|existir|viviendo|estar_vivo|estar_viva
            me odio ! correr
            odio mi vida
            cansad*|hart*|fastidiad*|agotad* ?ya ?de ?la ?mi vivir|vida|existir|todo_esto|esta_vida ! ruta
            no aguanto|soporto|puedo más ?con ?esta ?mi ?la ?este ! cinta|ruta|serie|rutina & vida|vivir|dolor|todo|quiero|terminar|acabar|sufr*|llor*
            aguanto|soporto ?más esta|mi|la|más vida
            dormirme|dormir|quedarme_dormid* ... no|nunca ?volver ?a ?más despertar
            dormir para siempre
            me|brazo|piel quemo|quemar ... cigarro*|cigarrillo*|encendedor
            mejor|preferible muert*|morir ?que
            @sitio = puente|tren|trenes|vías|metro|azotea|balcón|ventana|acantilado|andén|edificio|tejado|techo|viaducto|camión|vacío|terraza|autopista
            @pensar = pienso|imagino|quiero|ganas|noches|veces|podría|pensando|pensado|pensar|quisiera|imaginando|sueño
            @med = pastilla|pastillas|somníferos|paracetamol|ibuprofeno|insulina|medicamentos|dosis|comprimidos|cápsulas|gotas|morfina|antidepresivos|aspirina|diazepam|lorazepam
            mejor|mejores|feliz|felices|aliviad*|tranquil* ... si|que|sin ?yo ?ya ?me ?no existiera|existiese|existo|muero|muriera|muriese|muera|desaparezco|desapareciera|viviera|faltara|faltase|estuviera_muerto|estuviera_muerta|hubiera_nacido ! récord|lista
            mejor ... si yo ?ya no estuviera|estuviese|estoy ! cansad*|lesionad*|enferm*|resfriad*|tan|gimnasio
            más|mejor ?me valdría|vale|valiera ?estar ?que ?me muert*|morir|morirme|muriera
            preferiría|prefiero|preferible|quisiera|quiero|ojalá no estar|seguir viva|vivo ! ciudad
            acabo|acabaré|termino|terminaré|acabar|terminar|acabado con todo|esto|mi_vida & noche|hoy|mañana|ya|pronto|voy|decidido|todo|vida ! picar|comida|dulces|azúcar|entren*|ejercicios|plan|semana|lista|serie*
            no|ninguna|ningún|sin ?veo|tengo|encuentro|hay|queda|quedan ?ninguna|ningún|más|ya razón|razones|motivo|motivos|sentido ?alguna ?alguno para|de|en ?que|qué ?seguir vivir|seguir|continuar|existir|viviendo|adelante|levantarme|estar_aquí ! plan|entren*|dieta|programa|app|serie*
            nada|nadie ?más ?me ... por|para ?lo|el|la ?que|cual|quien vivir|viva|seguir_viviendo|valga
            @sitio ... soltarme|soltar|caer|caerme|saltar|saltando|tirarme|lanzarme|dejarme & @pensar ! carrera|trote|entren*|comba|foto
            ponerme|tirarme|saltando|saltar|lanzarme|paso|pararme|acostarme|salto|caminar ... delante|desde|debajo|enfrente|frente|bajo|al|del|por|la|las|a ?de ?del|al|la|el|las|los|un @sitio & @pensar ! carrera|comba|entren*
            espero|ojalá|quiero|deseo|quisiera|pido ... corazón ?se ?me pare|detenga|parara|detuviera|deje|falle
            ojalá|quisiera|lástima|preferido|espero|hubiera ... accidente|operación|enfermedad|covid|caída|cáncer ... matado|mate|matara|llevado|muerto|muerta
            @med ... mortal|mortales|letal|letales|morir|morirme|matar*|muero|muerte|parar_mi_corazón|pare_mi_corazón|pararme_el_corazón|no_despertar|no_despertarme|nunca_despertar|no_despertar_más & cuánt*|qué|dosis|cantidad|cuál|suficient*|bastan|si|necesit* ! perro|gato
            dosis|cantidad mortal|letal
            si|que me tomo|tomara|trago|tomase ?toda|todas ?la|las|el|todo caja|pastillas|frasco|bote|blíster & muero|morir|muerte|pasa|despert*|todas|toda ! antibiótico*|vitamina*
            carta|cartas|nota|notas|mensajes ?de despedida|adiós|suicidio
            cartas|carta|notas ... cuando ?yo ?ya no|falte|muera ?ya esté|estemos|viva|exista|siga
            cartas|carta|notas ... cuando ?yo ?ya falte|muera
            regalé|regalado|di|dado|doné|dejé ?a|al ?mi|mis perro|perra|gato|gata|mascotas|cosas & no|necesit*|pronto
            no estaré|voy_a_estar|estoy ?ya ?más aquí|vivo|viva & ya|semana|mañana|pronto ! oficina|vacaciones|viaje|gimnasio|trabajo
            sobro|estorbo ?aquí ?en|a|para ?este|el|mi mundo|todos|vida|familia
            no quiero|quisiera|deseo ?seguir|ya estar|seguir|vivir ?más|viviendo en este|el mundo
            dolor|sufrimiento ... pare|acabe|termine|cese ?ya ?de ?una ?vez ?para siempre|vez|todo & quiero|quisiera|aguanto|puedo ! rodilla|espalda|pierna
            quitarse|quitarme|quitar ?de ?la vida|medio|en_medio
            volví|vuelto|volvía a cortar|cortarme|lastimarme|quemarme ?los|las|me & brazos|piernas|muñecas|cort*|lastim*|quem* ! cocin*|pelo
            rezo|rezar|pido|suplico ... no|nunca ?volver ?a ?más ?me despertar|despertarme|despierte|amanecer
            duele|dolerá|doloroso|sufre|tarda ... ahogar*|ahorcar*|desangrar*|saltar_al|sobredosis
            corté|corto|cortar|cortado|rajé ?el|la|los|las|mi|mis muslo|muslos|pierna|piernas|brazo|brazos|piel|muñeca|barriga & cuchilla|navaja|cuchillo|me|otra ! cocin*|afeit*|césped
            solo|sólo|único|única ... mantiene|sostiene|retiene|frena|impide ?me ?con|en ?vida vida|viva|vivo|aquí|matarme|hacerlo
            plan|fecha|método ?para|de morir|morirme|matarme|suicid*|desaparecer|irme_de_este
            no ?hay|habrá ?un mañana & mí|para_mí|vida ! entreno|sesión|clase|gimnasio|carrera
            librarían|librarán|libres|librar ... si ?me ?yo muriera|muero|muriese|desaparec*|mato|no_estuviera
            harto|harta|cansado|cansada de vivir
            dejadme|déjenme|déjame|dejarme|dejar ?me morir|morirme ! risa
            nadie|ninguno ... necesita|quiere|echa & muerto|muerta|morir|vivir|desaparecer|igual
            igual|mismo ?da ?si ?estar|estoy|estuviera muerto|muerta|morir|muero
            cuerda|soga|cuchillo|pistola|pastillas|navaja ... garaje|cajón|armario|pensar|pienso|espera|mirando & pens*|pienso|espera|dejo|siempre ! saltar|escalar|cocina
            cuchillo|navaja|cuchilla|pistola|tijeras ... muñeca|muñecas|cuello|sien|venas|garganta|brazo & puse|pongo|puesto|apret*|contra ! cocina
            prometer|garantizar ... viva|vivo|aquí|viviendo & no|puedo
            cuánto ?tiempo ?más ?voy ?a ?puedo ?podré aguantar|resistir|soportar|aguanto ?más & daño|más|vivir|así|esto ! plancha|ritmo|colgado
            sin|antes ?de hacerme|lastimarme ?daño
            quitarme|quito de ?en medio
            pronto|al_fin dejaré|dejo de sufrir
            muerte|morir|morirme ... alivio|descanso|liberación|solución|salida|paz & sería|es|única ! padre|madre|abuel*
            caja|pastillas|cuerda|soga|cuchillo|frasco|pistola ... a_mi_lado|al_lado|delante_de_mí|en_la_mano|en_la_cama & sola|solo|nadie|pastillas ! vitamin*
            cómo matarse|matarme|suicidarse|ahorcarse|morirse|morir ?más rápido|rápidamente|sin_dolor
            guardo|guardando|junto|juntando|acumulo|acumulando|ahorrando|reuniendo|guardado ... @med & suficient*|bastante*|día|momento|llegue
            alguien|nadie|si ?se notar*|notaria|echar*|daría_cuenta|darse_cuenta ?que ... no|no_estoy|muert*|desaparec* ?ya ?estoy|estuviera & estoy|estuviera|muert*|desaparec*
            nada ?ya tiene|tenía|hace ?ya ?ningún sentido|importancia
            punto|casi ?de ?me saltar|tirarme|lanzarme|salto|tiro|soltarme & puente|tren|tejado|balcón|azotea|ventana|metro|vías ! comba
            guardo|guardando|guardado|junto|juntando|ahorro|ahorrando|acumulo|acumulando|reuniendo|escondo|escondiendo ... somníferos|pastillas|tranquilizantes|diazepam & somníferos|dormir|tranquilizantes|diazepam|todas|semanas|meses ! vitamin*
            cuántas|cuántos|cuánto ... somníferos|pastillas|tranquilizantes ... demasiad*|mortal*|morir & somníferos|dormir|tranquilizantes
            me hago|hacerme|hice|hacer|lastimo|autolesiono ?mucho ?daño & presión|estrés|sola|solo|noche|alivi*|calm*|mí_mismo|mí_misma|cuando|vuelvo|vacío ! rodilla|corriendo|tobillo|espalda|entren*|gimnasio|corro|hombro|zapat*
            irme|me_voy|marcharme|marcho|me_vaya|iré|ir para|de siempre|una_vez_por_todas & yo|me|antes|última|voy|irme ! ciudad|país|casa|barrio|gimnasio
            nada|nadie ?ya ?me retiene|ata|sujeta|queda|espera ?ya ?más aquí|vida|mundo ! gimnasio
            morir|morirme|irme|muerte|morirse sin sufrir|dolor|sufrimiento & cómo|quiero|forma|manera|existe|hay|quisiera ! perro|gato|abuel*
            formas|forma|maneras|manera|métodos|método ?de ?para morir|morirme|matarme|suicid*|acabar_con_todo|irme_de_este_mundo
            pienso|pensando|planeo|planeando|imagino ?en cómo ?voy ?a morir|morirme|matarme|hacerlo|acabar_con_todo ! carrera|hambre
            no pertenezco|encajo|tengo_lugar|hay_lugar ?para ?mí ?a ?en ?este ?aquí mundo|aquí|vida ! clase|equipo|gimnasio
            muert*|vacío por dentro
            nadie ?me va|iba ?a extrañar*|echar|recordar|llorar ?me|de ?menos ! récord
            nadie me extrañará|recordará|llorará|echará ! récord
            todos|nadie|gente|familia ?me|se ?habrán|van ?a ?de ?mí olvidado|olvidarán|olvidará|olvidar ?de ?mí & me|mí ! contraseña
            perdí|perdido|perdida|sin|no ?he ?todas|tengo|quedan ?ya ?las|ninguna|la ganas|voluntad|ilusión ?de ?por vivir|seguir_viviendo|vida
            tomé|tomado|tragué|tragado|tomo|trago ?unas ?como #8-500 ?de ?mis @med ! vitamin*|mg|días|semanas
            corazón ?se ?me para|parara|detuviera|parase|falla|fallara|detiene ... alivio|mejor|aliviad*|feliz|bien|igual|contento|contenta
            no tener|tenga ?que|de ?que existir|vivir|estar_aquí|estar_vivo|estar_viva|seguir_aquí
            muerdo|mordí|arañé|araño|arañado|golpeo|golpeé|pellizco|rasguño|rasguñé ?me ?contra ?en ?las|los|la|el|mis|mi brazos|brazo|muñecas|muñeca|piernas|piel|cabeza|cara|pared ... sentir|sangr*|calm*|dolor|alivi* ! perro|gato|mosquito*|boxeo|escalad*
            puedo|aguanto|soporto|consigo ?cargar|soportar|aguantar|vivir|más ?más ?con ?tanto ?este|el|esta|la|tanta|tanto dolor|vacío|tristeza|soledad|sufrimiento|angustia & no|más|ya ! rodilla|espalda|muela|hombro|pie|tobillo
            estrello|estrellar|estrellarme|estampo|giro|girar|lanzo|lanzar|meto|meter|chocar ?el|mi ?coche|carro|auto|me ... contra|hacia|debajo ?un|una|los|el|la|de árbol|muro|camión|coches|carros|acantilado|pared|puente|precipicio|frente ! evitar|caminé|accidente_de
            mundo|todos|familia|gente|vida ?está|estaría|sería|es|estarían ?mucho mejor|feliz|tranquil* sin ?gente|personas|alguien ?como mí|yo|gente|personas
            no ?creo ?pienso|quiero ?que ?voy ?a llegar|llegaré|llegue|veré|ver|cumpliré|pasar ?a|hasta ?mi|la|el ?próximo|próxima cumpleaños|navidad|primavera|verano ! familia|amigos|objetivo|meta
            importaría|molestaría|daría_igual ... atropell*|morir|muriera|mat*|despert*
            donde|adonde ?a voy ... necesito|necesitar*|hacen_falta|falta & no|ya ! vacaciones|viaje|playa|montaña
            nada ?ya ?más que perder & noche|hoy|fin|adiós|mañana|no ! peso|partido|carrera
            despedí|despedido|despido|despedirme ?me ?ya ?hoy ?de todos|toda|todas|familia|hijos|amigos|mundo|quienes|los ! trabajo|vacaciones|oficina|aeropuerto|azúcar ! compañeros|jubil*|colegas|verano|gimnasio|equipo
            accidente|enfermedad|infarto|cáncer|choque mortal|fatal|terminal & deseo|quisiera|ojalá|espero|quiero|sueño ! miedo|padre|madre|vi
            pastillas|cuerda|soga|navaja|cuchillo|pistola ... valor|valentía|atreva|atrevo|coraje & si|cuando|fin|por|hasta ! escalad*|saltar
            desangrar*|desangro ! animal
            por|muert*|vací* dentro|por ?dentro ?ya ?estoy ?me ?siento muerto|muerta|vacío|vacía|dentro & muerto|muerta|vacío|vacía & dentro|adentro ! batería
            no ?ya veo|sé|entiendo ?ya para|por qué ?debo ?sigo ?tengo ?que ?seguir ?estoy estar|aquí|vivo|viva|estoy|sigo|existo & aquí|vivo|viva|existo|vida ! app|lista|gimnasio
            vida|vivir|existir ?es|parece ?se|solo ?ha ?me ?vuelto ?una|un tortura|infierno|insoportable|castigo|agonía|cárcel ! ritmo
            me|después|luego|ya ?me voy|iré|marcho para|de siempre|este_mundo ! ciudad|país|casa|barrio|gimnasio|trabajo
            si|que ?yo ?me muriera|muriese|muero|muera|moriría|morir ?mientras ?durmiendo ?en & mejor|fácil|sueño|duermo|durmiendo|alivio|nadie|todos|feliz|tranquil* ! hambre|risa|sed|maratón|aburrimiento
            mi ?propio funeral|entierro|velorio|tumba|velatorio ! padre|madre|abuel*|perro
            dejar|dejara|dejo|parar ?simplement ?ya de respirar|existir|vivir & mejor|quiero|simplemente|quisiera|ojalá|sería ! nariz|ronc*|apnea|asma|ciudad
            tomé|tragué|tomado|tragado demasiad*|muchas|muchos|tantas @med ! vitamin*|magnesio
            me lastimo|hiero|corto|quemo|golpeo|castigo|autolesiono|hago_daño ?a ?mí ?mismo ?misma propósito|adrede|queriendo|a_propósito|intencionalmente|a_posta ! fútbol|deporte|corriendo
            puedo|quiero|aguanto|voy ?seguir|a ?continuar viviendo|vivir|existiendo ?así ?de ?esta & no|ya|más ! ciudad|padres|campo
            no|nunca quiero|quisiera que llegue|venga|amanezca|sea ?el mañana|día ! examen|carrera|despertador
            sobreviviré|aguantaré|soportaré|sobrevivo|aguanto ?a ?otra|una noche|día|semana ?así ?más & no ! entren*|dieta|turno
            al límite|borde & mañana|vivir|morir|más|quiero ! serie|carrera
            caminar|nadar|entrar|meterme|ir|adentrarme ?en ?hacia ?al ?el ?dentro ?la ?del mar|agua|río|lago|bosque & volver|regresar|nunca|no ! perro|temperatura|neopreno
            terminé|acabé|terminado|acabado ?he ?con ?la|mi vida ! entren*
            bien|bueno|bonito|lindo|fácil|mejor sería|estaría ?el ?de ?que no estar|existir|despertar|estar_aquí|vivir ! cansad*|lesionad*|enferm*|solo|sola
            saltar|salto|saltaré|tirarme|lanzarme|arrojarme del|desde|de ?el|la|un|una techo|azotea|tejado|balcón|edificio|puente|terraza ! comba|piscina|cuerda
            odio estar|seguir|haber vivo|viva|viviendo|nacido ! ciudad
            si yo ?ya ?me estuviera|estuviese|estoy muerto|muerta
            salir|irme|escapar de ?esta|este|la vida|mundo & quiero|quisiera|necesito|esta ! sedentari*
            cuchillo|navaja|cuchilla|pistola ... mano & si|usar|sé|voy ! cocina|verdura*
            no merezco ?seguir estar|estar_aquí|existir|vivir ! podio
            [emergency.now]
            @chest = pecho|tórax|esternón|torácic*|corazón
            @hurt = prensa|tornillo|torno|dolor|dolores|duele|duelen|opresión|opresiones|presión|peso|aprieta|apret*|pinchazo*|punzada*|ardor|quemazón|aplast*|sentado|estrangul*|pesadez|molestia|agudo
            @hurt ... @chest ! agujetas|flexiones|press|variabilidad|cansada
            @chest ... @hurt ! agujetas|flexiones|press|maratón
            infarto*
            ataque ?al|de corazón|cardíaco|cardiaco
            ictus|acv|derrame_cerebral|embolia
            derrame cerebral
            angina
            no|puedo|cuesta|apenas|dificultad|trabajo|difícil ?puedo ?me ?para ?al ?mucho respirar|respiro ! nariz & no|cuesta|apenas|dificultad|difícil
            no ?puedo respirar|respira|respiro
            me|se ahogo|ahoga|asfixio|asfixia ! trabajo
            ahogo|ahogándome|asfixia|asfixio|sofoco ! sin|cuesta|trabajo
            falta|faltaba ?me ?el ?de aire|aliento|respiración ! rueda|series
            aliento & reposo|sentad*|falta|acostad*
            desmay* ! nunca
            perdí|pierdo|perder|perdió|pérdida|perdido ?de ?el ?la conocimiento|conciencia|consciencia
            inconsciente
            no despierta|reacciona|responde & madre|padre|él|ella|está|mi|no
            desplom*|colaps* ! sofá
            nubló|nubla|nublada|borrosa ?la ?se vista & caí|mare*|nubl*
            pone|puso|todo|veo ?todo negro ! traje
            boca|cara|rostro|sonrisa ... torcid*|caíd*|dormid*|paraliz*|desviad*|entumecid* ! foto|fotos|selfie
            habla|hablar|hablo|palabras ... raro|arrastr*|enred*|podía|puedo|bien & boca|repente|no|de_pronto|raro|arrastr* ! inglés|corriendo|récord
            no podía|puedo|podía ?bien hablar|articular ! corriendo
            no|dejé ?de siento|sentir|mover|muevo|puedo_mover|puede_mover ?el|la|mi|los|las ?un brazo|pierna|piernas|mano|lado|cara|brazos
            mueve un|medio lado
            no mueve un|medio|el
            media|medio|lado|mitad ?de ?la cara|cuerpo|rostro & durm*|dorm*|entumec*|paraliz*|sient*
            durmió|dormido|entumecid*|adormecid* ... brazo|cara|lado|rostro ! zapatos
            hormigueo|adormecimiento|entumecimiento ... brazo|cara|mano|lado
            brazo izquierdo & duele|dolor|hormigueo|entumec*|náusea*|pecho|pesad* ! agujetas|débil
            no veo|veía|puedo_ver ... ojo|nada|repente|bien & ojo|repente|pronto|doble
            perdí|veo|vista ?la ?de ?doble vista|doble & repente|ojo|doble|pronto
            peor|peores ?el dolor de cabeza
            dolor de cabeza ... repente|explosi*|vida|nunca
            escupo|toso|tos|vomit*|orin*|escupí|tosí|expulso ?con ?de sangre
            sangre ?en|por|con ?las|la|el heces|orina|vómito|boca|caca
            heces|deposiciones|caca ... negras|sangre|negra
            sangro|sangrando .. no ?se para|detiene
            sangro|sangrado|sangrando|hemorragia ... para|mucho|detiene|abundante & no|mucho|abundante ! ampolla|poco
            labios ... azul*|morad*
            pone|puso|poniendo azul|morado
            garganta|lengua|cara|labios ... hinch*|cierra|inflam* ! resfriado
            hinch* ... garganta|lengua|cara|labios
            reacción alérgica
            anafila*
            convulsi*|epilep*
            confundid*|desorientad* & sé|dónde|estoy|está|repente ! gráfic*|números|plan
            no sé dónde|quién estoy|soy
            cuello|nuca rígid* & fiebre|luz
            fuerte|intenso|insoportable|terrible ?dolor ?de barriga|estómago|abdominal|vientre|abdomen
            pantorrilla|pierna .. hinch*|roja & aire|dolor|respir*
            palpitaciones|taquicardia & mare*|caer|desmay*|pecho|sudor ! salida
            corazón .. acelera|salta|para|loco|detiene & negro|mare*|desmay*|pecho|caer
            sudor|sudores fríos|frío|fría & mandíbula|brazo|pecho|dolor|náusea*
            mandíbula & dolor|sudor*|pecho|brazo
            paraliz*|parálisis
            toso|tosiendo|tos|tosí|tose|toser|escup*|vomit* ... sangre ! donar|doné|donado|análisis|presión|azúcar
            sangre ... toso|toser|tosiendo|tos|tosí|vomit*|escup* ! donar|doné|donado|análisis|presión|azúcar
            garganta ... cierra|cerrando|cerró|cerrar|cierre|hincha*|hinchó ! resfriado
            cierra|cerrando|cerró|cerrar|hincha*|hinchó ... garganta|glotis|lengua|labios ! resfriado
            hinch* ... cara|labios|lengua|ojos & picadura|avispa|abeja|comer|comí|nuez|nueces|cacahuete*|maní|marisco|gambas|camarón*|alerg*|respir*
            responde|reacciona & no & desmay*|mujer|marido|padre|madre|esposo|esposa|cayó ! app|reloj
            demasiada|demasiadas ?dosis ?unidades ?de insulina
            doble ?dosis ?de insulina & puse|puesto|inyect*|pinch*|tomé|tomado|tiembl*
            insulina ... de_más|de_mas|doble ! nunca
            torcid*|torció|caíd*|desvi* ?la|el ?un ?lado ?de ?la boca|cara|rostro
            [emergency.today]
            presión|tensión ... #181-300 ! cuántos|media
            presión|tensión ... #125-250 ?sobre|con|y #121-200
            presión|tensión ... #18.1-30
            saturación|oxígeno|spo2 ... #60-92 ! cuántos|media|días|bajo|mínimo
            #39.1-43 ... fiebre|temperatura ! cuántos
            fiebre|temperatura ... #39.1-43 ! cuántos
            fiebre ... #3-30 días|semanas
            corazón|pulso|pulsaciones|frecuencia ... #121-250 & sentad*|acostad*|reposo|tumbad*|quiet* ! cuántos|media
            [emergency.visit]
            falta|aliento|ahogo ... escaleras|fácil*|nada & ahora|últimamente|fácil*|cada
            [emergency.visit.loss]
            bajo|bajé|bajando|pierdo|perdí|perdiendo|adelgazo|adelgazando|adelgacé ... sin ?ninguna ?hacer razón|querer|motivo|dieta|explicación|proponérmelo|causa|intentarlo & peso|kilo*|kg|adelga*
            pérdida ?de ?peso ... sin|inexplic*|involuntari* ?explicación
            peso ... baja|cae|bajando|disminuye ... aunque|normal|igual|sin|pero & como|normal|sin|igual ! tendencia
            peso|kilos|kg ... baja|cae|bajando|disminuye|pierdo|perdiendo|bajo|perdido ... sin|aunque|y ?que ?no hacer|hago|intentar*|querer|querer*|dieta|motivo|cambiar|cambié|proponer*|nada ! tendencia
            perdido|perdí|bajado|bajé|adelgazado|adelgacé ... sin hacer|cambiar|esforzar* ?casi nada|dieta|ejercicio|esfuerzo & kilo*|kg|peso
            [eating.visit]
            anorexi*|anoréxic*
            bulimi*|bulímic*
            trastorno*|tca ... alimenti*|alimentari*|alimentación
            trastorno de ?la conducta
            pro ana|mia
            @food = comer|cenar|almorzar|escondidas|comida|comidas|como|comí|comido|cena|almuerzo|desayuno|pizza|pastel|pan|bocado
            provoco|provocar|provocarme|induzco|fuerzo ?me ?el vómito|vomitar
            vomito|vomita|vomitar|devuelvo ... después|todo|tras|propósito|cada|luego ... @food|como ! maratón|virus|gastro*
            atrac*|comida|comer ... luego|después|y vomito|vomitar|purgo
            vomito todo ?lo ?que ?como
            laxante* ! abuela|abuelo|suave|fibra|perro
            sin comer & kilos|kg|días|semanas ! carne|azúcar|pan|dulce*|gluten|pescado|lácteos|fritos|entre_horas
            atracón|atracones
            purgo|purgarme|purgar ! datos|caché
            hambre ... matándome|matarme|pasar|paso|aguantar|aguanto & semanas|adelga*|flac*|delgad*|llevo|días|peso
            matándome|matarme|muero ?de hambre & semanas|adelga*|flac*|bajar|días
            ayun* ... flac*|adelga*|bajar|delgad*|peso|perder & flac*|adelga*|delgad*|agua|#3-60|bajar|peso ! intermitente|ramadán|pulso
            ayuno de|a agua
            no|nada|sin ?he|comer|comido|como|come|probar ?comido ?bocado ?nada ?en ?desde ?hasta #2-60|nada|viernes|lunes|días|bocado & comer|comido|como|bocado|come ! noche|carne|azúcar|después|veinte|hora|sin_hambre
            ya|casi no come|como ?casi nada ! carne
            dejar|dejado|dejé|dejó ?de comer ! carne|azúcar|pan|tarde|noche
            cuánto|mínimo|menos|poco ... mínimo|menos|poco ?que ?puedo ... comer|vivir & comer|vivir|desmay*|puedo ! día|qué_día
            quitar|aguantar|engañar|ignorar|suprimir|evitar ?me ?el ?la hambre|apetito & comer|no|flac*|bajar
            cómo ... no comer ! tarde|noche|dulces
            consejos|trucos|tips ... no_comer|vomitar|ayunar|adelgazar_rápido|pro_ana
            merezco|merecer|ganarme|ganar|ganármelo ?la ?mi|de comer|comida|cena|postre|pizza
            no merezco ?hoy comer|cenar|comida
            miedo|pánico|terror|fobia|angustia|pavor ... comer|engordar|comida|calorías|báscula|subir_de_peso|grasa|gorda ! maratón
            gramos|kilo|báscula ... pánico|lloro|crisis|ansiedad
            siento|veo|soy|estoy|sentirme ?me ?tan ?muy ?una ?demasiado gord*|obes*|asquerosa|vaca|foca|cerda|inmensa & gord*|vaca|foca|asco|imc|cerda|obes* ! perro|pantorrillas
            vaca|cerda|foca gorda
            odio|asco|detesto|vergüenza|repugna ... cuerpo|como|comer|barriga|espejo|comida|reflejo|grasa ! correr
            doy asco
            culpa|culpable|arrepiento|vergüenza ... comer|comí|comida|manzana|pan ! entren*
            comer|comida|manzana|comí|pan ... culpa|culpable|vergüenza|asco ! entren*
            castig* ... pastel|comer|comida|ejercicio|comí|cardio
            quemar|compensar|quemo|eliminar|bajar|gastar ... pizza|comí|pastel|comido|comida|hamburguesa|chocolate|atracón|cena ! cuántas_kcal ! se_me|horno|sartén
            deshacerme ... comí|comida|comido
            todo lo que ?he comí|como|comido & quemo|quemar|vomito|deshacer*|eliminar
            no ?tengo derecho ?a comer
            derecho|permito|permiso|prohíbo|prohibido|dejo ?a ?de ?me comer ! médico & sin|prohib*|no|solo|derecho
            antes de poder|comer|permitirme ?comer & quemar|correr|kcal ! tirada
            mastico|masticar ... escup*
            déficit ... #1001-9000 ! cuántos|qué|how|days|which|did
            #1001-9000 ... déficit
            imc|bmi ... #10-18.4
            meta|objetivo|peso|quedar|debajo|pesar|llegar|menos ... #25-45 kilos|kg|kilo ! sentadilla|press|perder|mancuerna*|levant*
            como|comer|vivir|comiendo|objetivo|pon|límite|dieta|solo|meta ... #100-1199 calorías|kcal & día|vivir|objetivo|solo|límite|meta|diari* ! almuerzo|quem*|déficit|desayuno|cena|carrera|merienda
            #50-1199 calorías|kcal ?hoy|al|solo & orgullos*|día|solo ! quem*|déficit|almuerzo|desayuno|carrera|domingo
            regla|periodo|menstruación ... dieta|fue|sin|perdí|dejó & dieta|peso|bajar|adelga*|comer
            huesos|costillas|clavículas & vean|ver|notar|marc*|quiero|marquen ! buenos|bueno|salud
            flac*|delgad*|huesud*|esquelétic* & estar|ser|hasta|posible|quedar|agua|quiero|más ! leche
            solo|sólo|solamente|únicamente|apenas ?una|un|agua manzana|ensalada|agua|café|pepino|yogur & hoy|culpa|delgad*|flac*|día|adelga* ! antes
            escondo|esconder|oculto|tiro ... comida|comer
            miento|mentir ... comido|comida|comer
            salto|saltar|saltarme|omito ... comidas|cena|comida & kilos|kg|adelga*|debajo|peso|flac*|delgad*
            cuento ... cada|todas|las calorí*
            comer con|delante ?de gente|otros|nadie|demás & no|miedo|puedo
            menos|poco como & mejor|orgull*
            pastillas|pastilla|té|cápsulas ... adelgazar|dieta|quemagrasa*|bajar_de_peso
            un día sí ... no & como|comer
            como|comer ... cada #2-9 días
            peso|pesar|pesarme ... #4-99|muchas|varias|veinte veces & día|hora
            dedo|dedos ... garganta
            si|cuando|cada|vez ?que como|comí ... tengo|debo|necesito ?que ... correr|quemar|ejercicio|horas|caminar|bici|entrenar ! antes|esperar|digest*
            pánico|terror|miedo|pavor|angustia ... subir|ganar|engordar|aumentar ?un|medio|de|otro ?solo kilo|kilos|gramo|peso|kg
            flaca|flaco|delgada|delgado ... pero ?yo ?solo ?sólo ?me|sigo ... grasa|gorda|gordo|enorme ! leche|carne
            escupo|escupir ... comida|calorías|bocado*|pastel|tragar
            [idiom]
            laxante ... colonoscopia|operación
            desmayo al ver la|el factura|precio
            vivir sin ?mi ?el ?la café|té|música|deporte|chocolate|móvil
            delgado|delgada|flaco|flaca y|pero quiero músculo|músculos|engordar
            paró|detuvo ?por ?un ?el ?corazón ?por ?un ?segundo|instante al|cuando ver|vi|leer
            esperanza|esperanzas para|de|con mi|la|el racha|récord|meta|podio|carrera
            mató|mataron los|las|mis brazos|piernas|hombros|glúteos|gemelos
            muero|muriendo|morir|muerto|muerta ?me ?casi de|por ?la ?el hambre|risa|sed|cansancio|aburrimiento|sueño|ganas|correr|frío|calor|vergüenza|miedo
            me muero por
            casi me|nos da ?un infarto
            sprints|series suicidas
            escuadrón suicida
            prevención del suicidio
            quitan|quita|quitar el aliento
            muerte súbita
            presión en el pedal
            peso muerto
            no quiero vivir|seguir_viviendo en|aquí_en ?la ciudad
            entreno|entrenamiento|serie|series|sesión|cuesta|cuestas|subida|ruta|carrera|clase|burpees|sentadillas|ejercicio|gimnasio|calor|trabajo ?de ?hoy|ayer ?casi ?me ?nos mató|mata|matan|mataron|matado
            me|nos mató|mataron ?el|la|los|las entren*|serie*|sesión|cuesta*|ruta|carrera|clase|calor|subida
            fin a ?mi|mis|la|el|los adicción|picoteo|azúcar|dulces|vicio|sesión|tabaco
            murió|falleció|muerto|fallecido|murieron de|por ?un infarto|ataque
            """)
}
