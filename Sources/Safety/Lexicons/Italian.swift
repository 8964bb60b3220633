extension SafetyLexicon {
    static let italian = SafetyLexicon(
        language: .italian,
        table: """
            [not]
            non senza mai né nessun nessuno nessuna niente nulla nn
            [but]
            ma e perché però
            [own]
            io mi me mio mia miei mie sono ho sto credo
            [other]
            amico amica amici ragazzo ragazza fidanzato fidanzata madre mamma padre papà marito moglie compagno compagna figlio figlia bambino bambina neonato fratello sorella collega vicino vicina nonna nonno lui lei cugino cugina zio zia qualcuno
            [common]
            il lo la i gli le e è io a di un una in per che cosa come mio mia tu con non ma quando devo ultimo oggi ieri dormito più domani del della al ho sono mi questa questo quante quanti quanto già tutto dopo da nel alla dal voglio qual qual
            [word]
            uccide ammazza ammazzato uccisa morbido motore moderare correre corsa dormire muore numeri lunedì martedì mercoledì giovedì venerdì sabato domenica serie sessione grassi finito finite finisco salire scale meglio miglior tutte tutti notte
            [ask]
            cos è
            che|cosa è|significa
            quali|quale sono|è ?i ?il sintomi|segni|segnali
            spiega|definisci
            sintomi|segni di
            da quando si
            [past]
            anni|mesi fa
            l anno|mese scorso
            quando ero
            da bambino|bambina|piccolo|piccola
            nel|dal #1950-1999
            nel|dal #2001-2035
            nel #50-99
            [number]
            un|una|uno=1 due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 quattordici=14 quindici=15 venti=20 trenta=30 quaranta=40 cinquanta=50
            [mass]
            kg|chilo|chili|chilogrammi|kili|kilo=1 libbre=0.4536
            [time]
            giorno|giorni=1 settimana|settimane=7 mese|mesi=30
            [lose]
            perdere perdo dimagrire dimagrisco calare meno smaltire perdita può
            [lost]
            perso persi dimagrito calato
            [spelling]
            nn=non
            xke xche=perché
            cmq=ma
            [crisis.now]
            forza|voglia ?di vivere|andare_avanti|continuare & non|senza|più
            @wish = voglio|vorrei|volevo|vuole|penso|pensato|pensando|desidero|magari|preferirei|preferisco|spero|sto_per|ho_deciso|provato|tentato|tento|parla|dice|potrei|devo|voglia|meglio|dicono
            suicidarmi|suicidarsi|suicidio ! squad|sprint|prevenzione
            suicidar*|suicidio*|suicida|suicidi ! squad|sprint|prevenzione
            @wish ?di ?solo ?davvero ?che morire|crepare|ammazzarmi|uccidermi|impiccarmi|suicidarmi|suicidarsi|uccidersi|ammazzarsi|annegarmi|spararmi ! fame|ridere|sete|caffè|noia|corsa
            mi|ti|si ?voglio ?vorrei ?devo ammazzo|ammazzare|uccido|uccidere|impicco|impiccare|sparo|suicido ! allenamento|salita|seduto|ridere
            @wish ?essere ?fossi ?di ?esser morto|morta|già_morto
            fossi ?già morto|morta
            vorrei|magari|preferirei ?non ?essere ?mai non|mai ?essere ?mai nato|nata|esistere|esistessi|esserci
            non|mai ?mi svegli* ?mai ?più & voglio|vorrei|addorment*|pillole|pastiglie|mai|domani|sonnifer* ! cinque|presto|notte|alle
            non|più voglio|vuole|riesco|posso|ce_la_faccio|vorrei|voglia ?più ?di ?a ?più ?continuare ?a vivere|esistere|andare_avanti|continuare|esserci ! città|campagna|con|tapis
            non voglio|vorrei ?più esserci|essere|stare & qui|mondo|più|vivo|viva ! palestra|grasso|grassa
            tolgo|togliermi|togliersi|toglie|togliere|tolgo_la ?mi ?la vita
            farla|facciamola|faccio finita ! allenamento|gara
            chiudere|finire|basta con tutto|vita|la_vita ! settimana|anello
            voglio che finisca|smetta|si_fermi ?tutto ! ginocchio|schiena|spalla|caviglia|dolore|corsa|allen*|inverno|pioggia|influenza|gara
            fine|finire ?a ?alla ?la ?mia|tutto vita|tutto ! vita_media|percorso & voglio|mettere|porre|vita
            meglio|felic*|bene ... senza ?di me
            senza ?di me ... meglio|felic*|bene
            peso|fardello|zavorra ?per ?la ?mia|i|tutti|mia|gli famiglia|figli|genitori|altri|tutti|marito|moglie ! spalle|squat
            sono ?solo ?un fallimento|inutile|nullità|fallito|fallita|zero|niente & peso_per|inutile|fallimento|fallit*|nullità
            non servo|valgo a|niente|nulla ?niente ?nulla ! tennis & niente|nulla|sparire|vita
            vita ?mia ?non ?ha ?vale ... senso|pena|valore|schifo|scopo & non|senza|nessun|schifo|più
            non|nessun|senza ?vedo ?ha ?trovo ?più ?alcun senso ... vita|vivere|andare_avanti|nulla|niente
            non vale|merita la pena ?di vivere|viverla|continuare|vissuta|essere_vissuta|vivo
            a che|cosa|chi serve ?più ... vivere|andare_avanti|continuare|vita|alzarsi
            perché|per_cosa ?dovrei ?devo ?continuare ?a ?ancora vivere|esistere|vivo|andare_avanti|continuare_a_vivere ! città|piano
            non|nessun|nessuna|senza|ogni|più ?vedo|ho|c|trovo|perso ?è ?ogni ?nessuna ?più ?via ?una via_d_uscita|uscita|speranza|speranze|futuro ! saltare|allen* & non|nessun*|senza|perso|ogni ! scarpe|sprint*|velocità|record|battere
            perso|persa|finita ?ogni ?la ?la_mia speranza|voglia_di_vivere ! battere|record|vincere|podio
            motivi|motivo|ragioni|ragione|voglia ?per ?di vivere|andare_avanti & non|nessun*|senza
            disperat*|disperazione|senza_speranza & sono|vita|mai|tutto|migliorerà ! caso|nuoto
            mai|non ?niente ?andrà migliorerà|meglio|cambierà|migliora & mai|disperat*|vita|niente
            sparissi|sparisco|morissi|muoio|mancassi|non_ci_fossi|sparire|andassi .. nessuno|meglio|accorg*|mancher* ! fame|ridere
            nessuno|nessun ?mi ?se ?ne ?sentirebbe accorgerebbe|mancherei|piangerebbe|noterebbe|la_mia_mancanza|importerebbe|cercherebbe
            mancherei|manco a nessuno
            non mancherei
            sparire|scomparire ?per|da sempre|mondo|tutto|questo_mondo
            voglio|vorrei|meglio|magari sparire|scomparire|non_esistere|non_esserci|dissolvermi ! weekend|montagna|vacanza
            vorrei|voglio non|smettere ?di esistere|esserci
            pastiglie|pillole|corda|sonniferi|pistola|lametta|cappio|farmaci|medicine ?già ?pronte pront*|preparat*|accumulat*|comprat*
            preparato|comprato|accumulato|messo_da_parte|ho ?già ?le|una|i|la pastiglie|pillole|corda|sonniferi|lametta|cappio|pistola ! saltare|arrampicat*|raffreddore
            quante|quanti|quale|che ?dose ?di pillole|pastiglie|sonniferi|insulina|farmaci|tachipirina|gocce ... svegli*|morire|uccid*|overdose|letale|servono
            ingoiato|preso|ingoiare|prendere|mandato_giù ... scatola|boccetta|tutte_le|tutti_i|flacone & scatola|boccetta|pillole|pastiglie|flacone ! antibiotic*
            overdose ! cioccolat*|zucchero
            lettera|biglietto|messaggio ?d|di addio
            addio ... grazie|tutti|sempre|mondo|vita ! zucchero
            ultima|ultimo volta|messaggio|notte|giorno ... domani|mai|addio|più
            domani|presto|fra_poco ?io ?non ?ci sarò|sarò_più|esisterò & non|più
            non ci sarò|sarei ?più ! ufficio|palestra
            regalando|regalato|regalo|dando_via|distribuendo ?tutte ?via le|mie|tutto|tutte ?mie ?le cose|mie|vestiti|averi|tutto|cane|gatto ! vecchio|tapis
            mi|me ?sono ?di_nuovo ?voglio ?vorrei taglio|tagliato|tagliata|tagliare|brucio|bruciato|ferisco|ferire|graffio & braccia|braccio|vene|polsi|nuovo|sigarett*|pelle|sentire|lametta|ieri_sera|gambe ! cucin*|barba|sole|cipoll*|carta
            tagliarmi|aprirmi|tagliare ?le|i vene|polsi|braccia
            mi faccio|farmi|fatto|fatta|fare ?del male & sentire|apposta|voglio|voci|punir*|calmar* ! ginocchio|correndo|schiena|caviglia
            voglio|vorrei|penso|voglia|voci ?di ?a ?che farmi|ferirmi|tagliarmi ?del male|ferirmi|tagliarmi ! barba
            autolesion*
            buttarmi|buttar*|saltare|gettarmi|lanciarmi|buttato ... treno|metro|ponte|balcone|finestra|tetto|auto|macchina|binari|palazzo|vuoto|metropolitana ! corda
            corda & comprato|impicc*|append* ! saltare|arrampicat*|salto
            impicc*
            tentato|tentativo|provato ?di ?il ?a suicidio|suicidarmi|suicidarsi|uccidermi|ammazzarmi|farla_finita
            spero|magari|vorrei ... investa|investisse|uccida|cancro|fulmine|muoia ! record
            importa|uguale|indifferente ... viv*|muoi*|morire
            vivo o muoio
            penso|pensieri|pensando|ossessiona* ?tutto ?il ?tempo ?sempre ?spesso ?solo ?di ?a ?alla ?al ?sulla morte|morire|suicidio|suicidarmi|suicidarsi|saltare|morta|morto|farla_finita|sparire ! corsa
            raggiungere|ritrovare|stare|rivedere ... cielo|paradiso|aldilà
            voci ... dicono|ordinano|vogliono|chiedono
            non merito ?più ?di vivere|esistere|stare_al_mondo
            mi odio
            odio la_mia_vita|la_vita
            stanc*|stuf*|stanca_morta ?di|della ?mia ?questa vivere|vita|esistere ! percorso
            non sopporto|reggo|ce_la_faccio|resisto più ! tapis|corsa|serie & vita|vivere|dolore|voglio|piang*|farla
            sopporto|reggo più questa|la ?mia vita
            addorment* ... non|mai ?più svegli*
            dormire per sempre
            brucio|bruciare ... sigarett*|accendino
            meglio mort*|morire
            @posto = ponte|treno|treni|binari|metro|metropolitana|tetto|balcone|finestra|scogliera|banchina|palazzo|terrazzo|viadotto|camion|vuoto|autostrada
            @pensare = penso|immagino|voglio|voglia|notte|volte|potrei|pensando|pensato|vorrei|sogno
            @med = pastiglie|pastiglia|pillole|sonniferi|compresse|paracetamolo|tachipirina|insulina|farmaci|medicine|dose|gocce|morfina|xanax|ibuprofene|aspirina
            meglio|felic*|sollevat*|bene|tranquill* ... se|che ?io ?non ?ci ?fossi esistessi|morissi|muoio|nascevo|sparissi|scomparissi|morto|morta|vivessi|nato|nata ! classifica
            meglio|bene ... se ?io non ci fossi|sono|stessi ?più ! lezione|corso
            preferirei|preferisco|vorrei|meglio|magari|voglio non ?più essere|stare|restare ?più vivo|viva|al_mondo|in_vita ! città
            non voglio|vorrei|posso ?più essere|stare|vivere|restare ?più in|su|al ?questo|questa mondo|terra
            faccio|farò|farla|facendo|facciamo|fare ?stanotte ?stasera finita ! allenamento|gara|fila
            non|nessun|nessuna|senza ?vedo|ho|c|trovo ?è ?più ?nessun|nessuna|alcun motivo|ragione|ragioni|motivi|scopo ?valido per|di ?cui ?continuare ?a vivere|andare_avanti|continuare|esistere|alzarmi ! piano|programma|dieta|allen*|app
            niente|nulla|nessuno ... per cui|chi ?valga ?la ?pena ?di vivere|valga|continuare
            @posto ... lasciarmi|cadere|saltare|buttarmi|gettarmi|lasciar|lanciarmi|mollare & @pensare ! gara|corsa|allen*|corda|foto
            mettermi|buttarmi|saltare|gettarmi|lanciarmi|passo|camminare|sdraiarmi ... davanti|sotto|da|dal|giù|sul|sui|verso ?al|il|i|la @posto & @pensare ! gara|corda
            spero|magari|vorrei|voglio|prego ... cuore ?si ?mi fermi|fermasse|smetta|smettesse|ceda|ferma
            magari|spero|vorrei|peccato|preferivo ... incidente|operazione|malattia|covid|caduta|cancro ?non ... ucciso|uccisa|uccidesse|ammazzato|ammazzata
            @med ... mortal*|letal*|morire|muoio|uccid*|ammazz*|morte|fermare_il_cuore|fermarmi_il_cuore|non_svegliarmi|non_svegliarsi|mai_più_svegliarmi|non_svegliarmi_più & quant*|quale|che|dose|servono|basta|bastano|abbastanza|se ! cane|gatto
            dose|quantità mortale|letale
            se prendo|ingoio|prendessi|mando ?giù ?tutta|tutte|tutto|tutti ?la|le|il scatola|pastiglie|pillole|flacone|boccetta|compresse & muoio|morire|morte|succede|svegli*|tutta|tutte ! antibiotic*|vitamin*
            lettere|lettera|biglietti|messaggi ?di|d addio|suicidio
            lettere|lettera|biglietto ... quando ?io ?non ?ci sarò|sono|morto|morta
            regalato|dato|ceduto|affidato|lasciato ?via ?il|la|i|le ?mio|mia|miei|mie cane|gatto|gatti|cani|cose|vestiti & bisogno|presto|servirà
            ci sarò più & settimana|domani|mese|presto|non ! ufficio|palestra|vacanza|lezione
            di troppo ?in|al|su ?questo|questa mondo|terra|famiglia|qui & sento|sono
            dolore|sofferenza ... finisca|smetta|cessi|finisse ?per ?sempre & voglio|vorrei|magari ! ginocchio|schiena|gamba|spalla
            togliersi|togliermi|tolgo|toglie ?di ?la vita|mezzo
            prego|pregare|supplico ... non|mai ?più ?mi svegliarmi|svegli|risvegliarmi|svegliare ! presto|cinque
            male|doloroso|soffre|dolore ... annegare|impiccarsi|affogare|dissanguarsi|annegando|overdose
            tagliato|tagliata|taglio|inciso ?la|le|il|i|mia coscia|cosce|gamba|gambe|braccio|braccia|pelle|polso|pancia & lametta|coltello|lama|mi|nuovo ! cucin*|barba|erba|capelli
            solo|soltanto|unica|unico|sola ... tiene|trattiene|ferma|mantiene ?mi ?in ?dal vita|farlo|uccidermi|viva|vivo|qui ! forma
            piano|data|metodo ?per|di morire|uccidermi|ammazzarmi|sparire|farla_finita
            non c è ?un|più domani & me
            liberi|sollevati|libera|libero ... se ?io ?me ?ne morissi|muoio|sparissi|andassi|fossi_morto|fossi_morta|di_me
            lasciatemi|lasciami|lasciarmi|fatemi|fammi morire
            nessuno ... bisogno|vuole|ama ?di ?me & morto|morta|morire|vivere|sparire|tanto
            tanto vale ?che ?essere ?io morto|morta|morire|muoia|ammazzarmi
            corda|coltello|pistola|pastiglie|lametta|cappio ... garage|cassetto|armadio|penso|aspetta|guardo & pens*|aspetta|sempre ! saltare|arrampic*|cucina
            coltello|lametta|lama|pistola|forbici ... polso|polsi|gola|tempia|vene|collo & puntato|puntata|messo|appoggi*|contro|tenuto ! cucina
            promettere|garantire ... viva|vivo|qui|ci_sarò & non|posso
            quanto|quanto_tempo ?ancora ?posso|riesco|riuscirò ?a ?ancora resisto|resistere|reggo|reggere|sopporto ?ancora & male|ancora|così|vivere ! plank|ritmo|gara
            senza|prima ?di farmi|ferirmi ?del male|ferirmi
            tolgo|togliermi|levo|levarmi di|dai ?di mezzo
            presto|finalmente ?smetterò ?di ?non ?smetto soffrire|soffrirò ?più & smett*|presto ! caldo
            morte|morire ... sollievo|liberazione|soluzione|uscita|pace & sarebbe|è|unica ! padre|madre|nonn*
            scatola|pastiglie|pillole|corda|coltello|lametta|flacone|pistola ... accanto_a_me|davanti_a_me|in_mano|sul_letto|vicino_a_me & sola|solo|nessuno|pastiglie|pillole ! vitamin*
            come uccidersi|ammazzarsi|uccidermi|impiccarsi|morire ?in fretta|velocemente|senza_dolore|rapidamente
            come uccidersi|ammazzarsi|uccidermi|impiccarsi|suicidarsi
            preferirebbe|vorrebbe|preferirei|vorrei ?essere ?già morta|morto|morire
            metto|mettendo|conservo|accumulo|accumulando|raccolgo|risparmio|messo ... @med & abbastanza|parte|bastano|momento|giorno
            qualcuno|nessuno ?se ?si|mi accorger*|notere*|manchere*|mancherei & più|morto|morta|sparis*|ci_fossi ! gara
            niente|nulla ?più ha|avrebbe ?più ?alcun senso|importanza
            stavo|quasi|punto ?per ?di saltare|buttarmi|lanciarmi|lasciarmi & ponte|treno|tetto|balcone|finestra|binari|metro ! corda
            non voglio|vorrei ?più svegliarmi|risvegliarmi|alzarmi_mai_più|aprire_gli_occhi ! cinque|presto|sei|sveglia|alle|sette
            voglio|vorrei|spero ?solo ?soltanto che ?si ?tutto finisca|smetta|fermi|finisse|smettesse tutto|per_sempre ! ginocchio|dolore_al|corsa|allen*|inverno|pioggia|influenza
            voglio|vorrei|spero ?solo ?soltanto che tutto finisca|smetta|finisse|smettesse ! allen*|inverno|influenza
            penso|pensato|pensavo|voglia|vorrei ?di ?a ?che buttarmi|gettarmi|lanciarmi|saltare & ponte|tetto|balcone|finestra|binari|treno|scogliera|vuoto ! corda|paracadute|trampolino|elastico
            metto|mettendo|metto_via|conservo|accumulo|accumulando|nascondo|raccolgo|tengo|messo ?da ?via ?parte ?i ?le ?tutti ?miei ?mie sonniferi|pastiglie|pillole|tranquillanti ! vitamin*|scatola_dei
            quanti|quante|quanto ... sonniferi|tranquillanti|xanax|gocce_per_dormire ... troppi|troppe|troppo|mortal*
            non vedo|c_è|ho|trovo ?più ?nessuna vie|via|modo d|di uscita|uscirne ! palestra|parcheggio|sentiero|autostrada
            mi|farmi|faccio faccio|fare|farmi|fatto|fatta|del ?del male & pressione|stress|sola|solo|notte|calm*|sollievo|quando|vuoto|stessa|stesso ! ginocchio|correndo|schiena|caviglia|corro|allen*|spalla|palestra|scarpe
            nessuno ?se ?ne ?si ?mi accorgerebbe|noterebbe|accorge|piangerebbe ?se ?io morissi|sparissi|muoio|non_ci_fossi|fossi_morto|fossi_morta
            morire|andarmene|morte senza ?più soffrire|dolore|sofferenza & come|voglio|modo|vorrei|esiste|si_può ! cane|gatto|nonn*
            modi|modo|metodi|metodo ?per ?di morire|uccidermi|ammazzarmi|suicid*|farla_finita
            vada|andarmene|me_ne_vado|vado|andare ?via ?da ?qui per sempre & prima|io|me|ultima ! città|paese|casa|estero|lavoro
            niente|nulla|nessuno|più ?c ?è ?che ?mi trattenga|trattiene|tenga|leghi ?più qui|vita|mondo
            morto|morta|vuoto|vuota dentro & sono|sento|mi
            non appartengo|c_è_posto|ho_posto ?per ?me ?a ?in ?questo mondo|qui|vita ! corso|squadra|palestra
            penso|pianifico|immagino|pensando ?a come ?potrei|voglio|vorrei ?voler morire|uccidermi|ammazzarmi|farla_finita ! caldo|fame
            non mancherò|mancherei|manco a nessuno|qualcuno
            nessuno ?mi ?sentirà ?la piangerà|rimpiangerà|ricorderà|mancanza|ricorda ! record
            dimenticato|dimenticata|dimenticheranno|dimenticherà|scordato ?tutti ?di ?me & tutti|nessuno|gente & mi|me ! password
            perso|persa|senza|non ?ho|più ?la ?ogni|alcuna|nessuna voglia|volontà|gioia ?di ?per vivere|andare_avanti|vita
            preso|ingoiato|presa|prendo|ingoio|mandato ?giù #8-500 ?dei|delle ?mie|miei @med ! vitamin*|mg|giorni|settimane
            cuore ?si ?mi fermasse|ferma|cedesse|cede|smettesse ... sollievo|meglio|sollevat*|felice|bene|uguale|contento|contenta
            non|più ?dover|dovere|dovendo esistere|vivere|esserci|stare_qui & dover|dovere|più|dormire ! città
            mordo|morso|graffio|graffiato|graffiata|colpisco|pizzico|prendo_a_pugni|sbatto ?mi ?sono ?contro ?a ?le|i|la|il|mie|miei braccia|braccio|polsi|polso|gambe|pelle|testa|faccia|muro ... sentire|sangue|calm*|dolore|sanguin*|sollievo ! cane|gatto|zanzar*|boxe|arrampicat*
            riesco|sopporto|reggo|posso|ce_la_faccio ?più ?a ?più portare|sopportare|reggere|con|convivere ?con ?tutto ?questo|questa|il|la|più dolore|vuoto|tristezza|solitudine|sofferenza|peso & non|più ! ginocchio|schiena|dente|spalla|piede|caviglia
            schianto|schiantarmi|schiantare|sterzare|sterzo|buttare|lancio|butto ?mi ?con ?la|la ?mia ?macchina|auto ... contro|sotto|giù|dal|nel ?un|una|le|la|il|di albero|muro|auto|camion|scogliera|traffico|burrone|macchine|ponte ! evitare|camminato
            mondo|tutti|famiglia|gente|vita ?è|sarebbe|starebbe|starebbero|sta ?molto migliore|meglio|felice|tranquill* senza ?di ?gente|persone|qualcuno ?come me|gente|persone
            non ?credo ?penso|voglio ?di arriverò|arrivare|vedrò|vedere|compirò|passerò ?a|al|fino ?al|mio ?mio|prossimo ?prossimo compleanno|natale|primavera|estate ! famiglia|amici|obiettivo
            dispiacerebbe|importerebbe ... investi*|morire|morissi|svegli*|uccid*
            dove vado|andrò|sto_andando ... serv*|bisogno & non|più ! vacanza|viaggio|mare|montagna
            niente|nulla ?più da perdere & notte|oggi|fine|addio|stasera|stanotte|più ! peso|partita|gara
            detto|dico|salutato ?ho ?per ?sempre addio|tutti & tutti|famiglia|figli|amici|amo|quelli ! colleghi|vacanz*|zucchero|lavoro|ufficio
            incidente|malattia|infarto|cancro mortale|fatale|terminale & desidero|vorrei|spero|magari|sogno ! paura|padre|madre|visto
            pastiglie|pillole|corda|lametta|coltello|pistola ... coraggio|forza|oso & caso|quando|finalmente|trovi|trovo|finché ! arrampic*|saltare
            dissangu* ! animale
            dentro ?di ?me ?io ?sono ?già ?mi ?sento morto|morta|vuoto|vuota
            non ?più vedo|so|capisco ?più perché|motivo ?di ?dovrei ?sono ?ancora ?devo restare|qui|vivo|viva|esistere|sono|stare & qui|viv*|esistere|restare ! app|lista|palestra
            vita|vivere|esistere ?è|sembra ?diventat* ?solo ?una|un tortura|inferno|insopportabile|agonia|prigione|condanna ! ritmo
            vado|vada|andrò|andarmene|me_ne_vado ?ne ?via ?da ?qui per sempre & poi|prima|dopo|ultima|me|ne ! città|paese|casa|lavoro
            se|che ?io ?mi morissi|muoio|morire|crepassi & meglio|facile|sonno|sollievo|nessuno|tutti|felice|semplice ! fame|ridere|sete|maratona|noia
            mio ?proprio funerale|seppellimento ! padre|madre|nonn*|cane
            smettere|smettessi|smetto ?semplicemente ?solo di respirare|esistere|vivere & meglio|voglio|vorrei|semplicemente|sarebbe|cosa ! naso|russ*|apnea|asma|città
            preso|ingoiato|presa troppe|troppi|tante|tanti ?delle ?mie @med ! vitamin*|magnesio
            mi ferisco|taglio|brucio|colpisco|punisco|faccio_male|faccio_del_male ?da ?solo ?sola apposta|di_proposito|volontariamente|intenzionalmente ! calcio|sport|correndo
            posso|voglio|riesco|ce_la_faccio ?più ?a ?continuare ?andare ?avanti ?a vivere|esistere ?così & non|più ! città|campagna
            non voglio|vorrei che ?mai arrivi|venga|arrivasse|sia ?il domani|mattino|mattina ! esame|gara|sveglia
            sopravvivo|sopravviverò|supero|reggerò|reggo ?a|ad ?un un|altra|altro|una ?altra notte|giorno|settimana & non ! allen*|dieta|turno
            stremo|limite & domani|vivere|morire|più|voglio ! serie|gara|corsa
            camminare|nuotare|entrare|andare|buttarmi ?dentro ?verso ?nel|in|nella mare|acqua|fiume|lago|bosco & tornare|ritorno|mai|non ! cane|temperatura|muta
            chiuso|finito ?ho ?con ?la|mia vita ! allen*
            bello|bene|facile|meglio sarebbe ?poter non esserci|svegliarmi|esistere|svegliarsi|vivere ?più ! stanc*|infortun*|malat*
            salterò|salto|saltare|butto|buttarmi|butterò|lancio|lancerò ?mi dal|da|giù ?un ?dal tetto|ponte|balcone|palazzo|finestra|terrazzo ! corda|piscina
            odio essere|di|il|la ?fatto ?di vivo|viva|vivere|esistere|nato|nata|essere_vivo|essere_viva
            me ne vada|vado|andrò|andavo ?via ?da ?qui per sempre ! città|paese|casa|estero|lavoro
            uscire|andarmene|scappare da|di questa|questo|sta vita|mondo & voglio|vorrei
            coltello|lametta|lama|pistola|rasoio ... mano & se|user*|so ! cucina|verdur*
            non merito ?più ?di essere|stare|esistere|vivere ?qui|qua ! podio
            [emergency.now]
            @chest = petto|torace|sterno|toracic*
            @hurt = dolore|dolori|male|oppressione|pressione|peso|stringe|stretta|fitta|fitte|bruciore|schiaccia*|seduto|morsa|pesantezza|fastidio|costrizione
            @hurt ... @chest ! indolenz*|flessioni|panca
            @chest ... @hurt ! indolenz*|flessioni|panca|giorno_di
            cuore|cuor fa male|dolore|si_ferma
            infarto*
            attacco ?di|al cuore|cardiaco
            ictus|ischemia|emorragia
            angina
            non|riesco|fatica|difficoltà|fatico|a_stento ?riesco ?a ?nel ?più respirar*|respiro|respira ! naso|correndo|esercizi & non|fatica|fatico|difficoltà|stento
            non respira|respiro ?più
            soffoco|soffocare|soffocando|soffocamento ! caldo|risate
            manca|mancava|mancanza|fame ?mi ?l|il|d|di ?l aria|fiato|respiro ! gomma
            fiato|respiro corto & seduto|seduta|riposo|sdraiat*|niente|letto
            affanno & riposo|seduto|seduta
            svenut*|svengo|svenire|svenimento|svenuta ! mai
            perso|perdo|perdita|perdere|persa|perde ?di ?i conoscenza|coscienza|sensi
            priv* di sensi|conoscenza
            inconsciente|incosciente
            crollat*|collassat* ! divano|letto
            annebbi* ... vista
            vista ... annebbi*|nera|cadut*
            vedo nero|doppio
            bocca|faccia|viso|volto|sorriso ... stort*|cadente|paralizz*|addorment*|intorpidit* ! foto|selfie
            parla|parlare|parlo|parole ... male|strano|strascicat*|riuscivo|riesco & bocca|improvvis*|non|strascic*|impastat* ! inglese|correndo|record
            non riuscivo|riesco|riesce ?più ?a parlare|muovere|vedere
            non sento|muovo ?più ?il|la|le|un braccio|gamba|gambe|mano|lato|faccia
            metà|lato|mezza ?del ?della ?la ?il faccia|corpo|viso & addorment*|intorpidit*|paralizz*|sento
            formicolio|intorpidimento ... braccio|faccia|mano|lato
            braccio sinistro & male|dolore|formicol*|nausea|pesante|intorpid*
            braccio debole|pesante|addormentato & improvviso|bocca|sinistro|storta
            non vedo|vedevo ... occhio|niente|improvviso & occhio|improvviso|doppio|niente
            peggior*|peggiore mal di testa
            mal di testa ... improvviso|vita|esplosiv*|mai
            sputo|tossisco|vomit*|urin*|tosse|sputato ?con ?del ?il sangue
            sangue ?nelle|nella|nel|dalla|con feci|urina|urine|vomito|bocca
            feci ... nere|sangue
            perdo sangue & non|ferma|tanto|molto
            perdo|sanguin*|emorragia ?sangue ... ferma|molto|tanto|copios* & non|molto|tanto|copios* ! vescica
            labbra ... blu|viola|cianotic*
            diventa|diventato|diventando blu|viola
            gola|lingua|faccia|labbra ... gonfi*|chiude|chiudendo ! raffreddore
            gonfi* ?la gola|lingua|faccia|labbra
            reazione allergica
            anafila*
            epilet*|convulsion*|epiless*
            confus*|disorientat* & so|dove|sono|è|improvviso ! grafic*|numeri|piano
            non so dove|chi sono
            collo|nuca rigid* & febbre|luce
            fa male respirare|respiro
            forte|fortissimo|atroce|insopportabile|terribile ?mal|dolore ?di|alla|allo pancia|stomaco|addominale|ventre|addome
            polpaccio|gamba .. gonfi*|ross* & fiato|aria|dolore|respir*
            palpitazioni|tachicardia & vertigin*|cadere|sven*|petto|sudor* ! partenza
            cuore .. accelera|impazz*|ferma|salta & nero|vertigin*|sven*|cadere|petto
            sudore|sudori freddo|freddi & mandibola|braccio|petto|dolore|nausea
            mandibola & dolore|sudor*|petto|braccio
            paralizz*|paralisi
            tosse|tossisco|tossendo|tossito|tossire|sputo|sputato|vomit* ... sangue ! donato|donazione|esami|analisi|pressione|donare
            sangue ... tossisco|tosse|tossire|tossendo|vomit*|sput* ! donato|donazione|esami|analisi|pressione|donare
            gola ... chiude|chiudendo|chiusa|stringe|chiudere|gonfi* ! raffreddore
            chiude|chiudendo|chiusa|stringe|chiudere ... gola
            gonfi* ... faccia|labbra|lingua|viso|occhi|gola & puntura|vespa|ape|mangiato|noci|arachidi|gamberi|crostacei|allerg*|respir*
            risponde|reagisce & non & svenut*|moglie|marito|padre|madre|cadut* ! app|orologio
            troppa|troppe ?dose ?unità ?di insulina
            doppia ?dose ?di insulina & fatto|fatta|iniett*|preso|presa|trem*
            insulina ... in_più|doppia|troppa ! mai
            [emergency.today]
            pressione ... #181-300 ! quanti|media
            pressione ... #125-250 ?su #121-200
            saturazione|ossigeno|spo2 ... #60-92 ! quanti|media|giorni|minimo|basso|sotto
            #39.1-43 ... febbre|temperatura ! quanti
            febbre|temperatura ... #39.1-43 ! quanti
            febbre ... #3-30 giorni
            cuore|battito|battiti|frequenza|polso ... #121-250 & sedut*|sdraiat*|riposo|fermo|ferma ! quanti|media
            [emergency.visit]
            fiato|affanno|respiro ... scale|facilmente|nulla & ora|ultimamente|facilmente|ogni
            [emergency.visit.loss]
            dimagrisco|dimagrito|dimagrendo|perdo|perso|perdendo|calo ... senza ?alcun ?fare motivo|volerlo|volere|dieta|ragione|spiegazione|causa|provarci & peso|chili|kg|dimagr*
            perdita ?di ?peso ... inspiegabil*|involontari*|senza
            peso ... cala|scende|calando|diminuisce ... anche|normal*|senza|uguale & mangio|normal*|senza|stesso ! andamento
            peso|chili|kg ... scende|cala|perdo|perdendo|diminuisce|calando|dimagrendo ... senza|anche|pur|eppure ?se ?fare ?che ?non ?io fare|faccio|volerlo|volere|provarci|dieta|motivo|cambiato|niente ! andamento
            perso|persi|calato|dimagrito|dimagrita ... senza ?che fare|cambiare|aver_fatto|sforz* ?proprio niente|nulla|dieta|sport & chili|kg|peso|dimagrit*
            [eating.visit]
            anoressi*|anoressic*
            bulimi*|bulimic*
            disturb*|dca ... alimentar*
            pro ana|mia
            @food = mangiare|mangio|mangiato|mangia|cibo|pasto|pasti|cena|pranzo|colazione|pizza|torta|pane|boccone
            provoco|provocarmi|provocare|induco|costringo ?mi ?il ?a vomito|vomitare
            vomito|vomita|vomitare|rimetto ... dopo|tutto|ogni|apposta ... @food|quello_che_mangio ! maratona|virus|gastro*
            abbuffat*|cibo|mangio ... poi|dopo|e vomito|vomitare|rimetto
            vomito tutto ?quello ?ciò ?che mangio
            lassativ* ! nonna|nonno|leggero|fibre|cane
            abbuff* ! natale
            affam* ?mi & settiman*|mi|magr*|giorni
            mi affamo|digiuno
            digiun* ... magr*|dimagr*|perdere|peso & magr*|dimagr*|acqua|#3-60|peso ! intermittente|ramadan|battito
            digiuno d|di ?ad acqua
            non|niente|nulla|senza ?mangio|mangiare|mangiato|mangia ?niente|nulla ?più ?da ?in ?fino #2-60|niente|nulla|venerdì|lunedì|giorni & mangio|mangiare|mangiato|mangia ! sera|carne|zuccher*|dopo|venti|ore|fame
            non mangia ?quasi ?più ?niente|nulla ! carne
            smesso|smettere|smetto ?di mangiare ! carne|zuccher*|pane|tardi|sera
            minimo|meno|poco|quanto_poco ... mangiare|vivere & posso|sven*
            togliere|ignorare|sopprimere|bloccare|ingannare|passare ?la ?il fame|appetito & mangiare|non|magr*
            per non|evitare mangiare & fame|come|consigl* ! tardi|dolci
            consigli|trucchi ... non_mangiare|vomitare|digiunare|dimagrire_in_fretta
            merito|meritare|meritarmi|guadagnarmi|guadagnare ?il ?la ?di mangiare|cibo|cena|dolce|pizza|pasto
            non merito ?di mangiare|cena|cibo
            paura|terrore|panico|fobia|ansia ... mangiare|ingrassare|cibo|calorie|bilancia|grassa|prendere_peso ! maratona
            grammi|chilo|bilancia ... panico|piango|crisi|ansia
            sento|vedo|sono|trovo ?mi ?così ?troppo ?una ?molto grass*|obes*|ciccion*|schifos*|balena|vacca|maiale|scrofa & grass*|ciccion*|schif*|bmi|balena|vacca|maiale|obes* ! cane
            cicciona|grassona
            odio|schifo|detesto|vergogno|disgust* ... corpo|mangio|mangiare|pancia|specchio|cibo|cosce|grasso
            mi faccio|fa schifo & mangio|corpo|specchio|grass*
            colpa|colpevole|vergogno|rimorso ... mangiato|mangiare|mela|cibo|pane ! allen*
            mangiato|mangiare|mela|pane|cibo ... colpa|colpevole|schifo|vergogna ! allen*
            pun* ... torta|mangio|cibo|sport|mangiato|cardio|pasto
            smaltire|bruciare|compensare|brucio|eliminare|consumare ... pizza|mangiato|torta|cibo|mangio|hamburger|cioccolat*|abbuffata|cena ! quante_kcal ! ho_bruciato_la|ho_bruciato_il|forno|padella
            liberarmi ... mangiato|cibo
            tutto quello|ciò che ?ho mangiato|mangio & brucio|bruciare|vomito|liberar*|smaltire
            non ?ho ?il diritto ?di mangiare
            diritto|permetto|permesso|vieto|vietato|concedo ?di ?a ?mi mangiare ! medico & senza|viet*|non|solo|diritto
            prima di poter|potere|mangiare ?mangiare & bruciare|correre|kcal ! lungo
            mastico|masticare ... sput*
            deficit ... #1001-9000 ! quanti|che|how|days|which|did
            #1001-9000 ... deficit
            bmi|imc ... #10-18.4
            obiettivo|sotto|peso|restare|arrivare|meno|pesare ... #25-45 chili|kg|chilo ! squat|panca|perdere|manubri*
            mangio|mangiare|vivere|obiettivo|metti|limite|dieta|solo|con ... #100-1199 calorie|kcal & giorno|vivere|obiettivo|solo|limite|giornalier* ! pranzo|bruci*|deficit|colazione|cena|gara|merenda|mantenimento
            #50-1199 calorie|kcal ?oggi|al|solo & fier*|giorno|solo|orgoglios* ! bruci*|deficit|pranzo|colazione|gara|domenica
            non|senza|perso|saltato ... ciclo|mestruazioni & dieta|dimagr*|peso
            ciclo|mestruazioni ... dieta|più|sparit*|perso & dieta|peso|dimagr*|mangi*
            ossa|costole|clavicole & vedano|vedere|vedono|sporg*|voglio ! bene|alle_ossa
            magr*|scheletric*|pelle_e_ossa & essere|diventare|possibile|finché|restare|acqua|voglio|più ! yogurt|latte
            solo|soltanto|appena ?una|un|acqua mela|insalata|acqua|caffè|cetriolo|yogurt & oggi|colpa|magr*|giorno|dimagr* ! prima
            nascondo|nascondere|butto ... cibo|mangiare
            mento|mentire ... mangiato|mangiare
            salto|saltare|saltando ... pasti|cena|pranzo|pasto & chili|kg|dimagr*|sotto|peso|magr*
            conto ... ogni|tutte|le calori*
            mangiare con|davanti ?a ?gli ?agli altri|gente|amici & non|paura|riesco
            meno mangio & meglio|fier*
            pillole|pastiglie|tisane|compresse ... dimagr*|dieta|bruciagrassi
            un giorno su #2-5
            peso|pesarmi|pesare ... #4-99|molte|venti|tante volte & giorno|ora
            dita|dito ... gola
            se|quando|volta|ogni ?che mangio|mangiassi ... devo|obblig* ... correre|bruciare|ore|allenarmi|camminare|sport|bici ! prima|aspettare|digerire
            paura|terrore|panico|ansia ... prendere|ingrassare|aumentare ?di ?un|mezzo chilo|chili|etto|peso|kg
            da #2-60 giorni ?che ?io non mangio ! carne|zuccher*|dolci|pane
            non mangio ?più ?niente ?nulla da #2-60 giorni ! carne|zuccher*|dolci|pane
            magra|magro|magrissima ... ma|però ?io ?mi ?vedo ?solo ... grasso|grassa|ciccia|enorme ! latte|carne|prosciutto
            sputo|sputare ... cibo|calorie|boccone|torta
            [idiom]
            lassativo ... colonscopia|operazione
            svenivo|svenuto alla|vedendo vista|il|la del|conto|prezzo
            vivere senza ?il ?la ?la_mia caffè|tè|musica|sport|cioccolato|telefono
            magro|magra e|ma voglio muscoli|muscolo|ingrassare
            e se non miglioro ?mai
            finire ?di ?fare tutto oggi|domani|entro|prima|stasera
            speranza|speranze per|di la|il|mia|mio ?mia ?mio serie|record|obiettivo|podio|gara
            lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani non ci sarò ! più
            muoio|morire|morto|morta|morti ?quasi ?stanco ?di|dalla|dal|dalle ?la fame|ridere|risate|sete|stanchezza|noia|sonno|voglia|freddo|caldo|paura
            stanco|stanca morto|morta
            quasi mi viene ?un infarto
            sprint suicidi
            suicide squad
            prevenzione del suicidio
            senza fiato
            morte improvvisa
            pressione sul pedale
            non voglio ?più vivere in città
            farla|faccio|fare|facciamola finita con il|lo|la|gli|le|i|l|questo|questa|queste|quel|questi ! vita|mondo|tutto|dolore|sofferenza|esistenza
            fine a|agli|ai|alle|al ?mie|miei spuntin*|dolci|zucchero|dipendenza|abbuffate|vizio|sessione|fumo
            allenamento|salita|sessione|corsa|gara|lezione ?di ?oggi|ieri ?quasi mi|ci ha|hanno ucciso|ammazzato|distrutto
            finire tutto|tutti|tutte il|i|gli|le|lo piano|programma|allenament*|compiti|schede|scheda
            morto|morta|morì|mancato|mancata|scomparso d|di|per ?un infarto
            """)
}
