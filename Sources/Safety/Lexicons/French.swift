extension SafetyLexicon {
    static let french = SafetyLexicon(
        language: .french,
        table: """
            [not]
            pas aucun aucune sans jamais ni non nul rien
            [but]
            mais et car donc parce que
            [own]
            je j moi me m mes
            [other]
            ami amie amis copain copine mère maman père papa mari femme conjoint conjointe compagnon compagne fils fille enfant bébé frère soeur sœur collègue voisin voisine grand_mère grand_père mamie papi il elle lui cousin cousine oncle tante quelqu
            [common]
            le la les et est je j ai à de du un une dans sur pour que quel quelle comment mon ma mes tu ce c avec en ne pas n suis mais après quand dois comme dernier hier aujourd hui dormi plus qui se me m d l des au sont tout toute cette depuis combien
            [word]
            faits courais courait courrais courir courir course courses fourni nourrir mouvoir mourra tournir pouvoir pluie point points aller parler porter corps mort lundi mardi mercredi jeudi vendredi samedi dimanche matin soir hier suis sommeil repas moins toujours finit finie
            [ask]
            c est quoi
            qu est ce que|qu
            quels|quelles|quel sont|est ?les ?le ?la signes|symptômes|définition|causes
            explique|définis
            symptômes|signes d|de
            [past]
            il y a ... ans|mois
            l année|an dernière|dernier
            quand j étais
            autrefois
            date de ... ans
            enfant
            en|depuis #1950-1999
            en|depuis #2001-2035
            [number]
            un|une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 quatorze=14 quinze=15 vingt=20 trente=30 quarante=40 cinquante=50
            [mass]
            kg|kilo|kilos|kilogramme|kilogrammes=1 livre|livres=0.4536
            [time]
            jour|jours=1 semaine|semaines=7 mois=30
            [lose]
            perdre perds maigrir mincir moins perte descendre possible
            [lost]
            perdu perdus maigri
            [spelling]
            jai=j ai
            jveux=je veux
            jvais=je vais
            jsuis chuis chui=je suis
            jpeux=je peux
            jen=j en
            cest=c est
            jarrive=j arrive
            nai=n ai
            jme=je me
            tkt=ne pas
            pk pq=pourquoi
            [crisis.now]
            personne ?ne ?me regrett*|pleurer* & mour*|mort*|disparai*|partais|si
            @wish = veux|voudrais|aimerais|vais|envie|pense|penser|pensé|voulu|voulais|songe|prévu|décidé|essayé|essaye|souhaite|rêve|espère|préfère|préférerais|pourrais|veut|voudrait|parle|peur|menace|dit|prêt|prête|faut|hâte|besoin
            @die = mourir|crever|mort|morte
            suicider|suicidaire|suicidaires|suicide ! squad|lignes|contre|prévention
            suicider*|suicidaire* ! squad|lignes ! course_contre
            @wish ?de ?plus ?juste ?vraiment ?à ?que ?bientôt ?qu ?être ?il mourir|crever|décéder ! faim|soif|rire|ennui|envie
            @wish .. être|étais|serais mort|morte
            si ?seulement ?j|je étais mort|morte
            me|se|nous tuer|tue|suicider|pendre|pends|noyer|flinguer|buter|supprimer|crever|pendrai|tuerai|tué|tuée ! entraînement|sport|rester|montée|course|assis|chaleur|séance|travail|boulot|rire ! chef|programme|patron|fractionn*|squat*|burpee*|côte|escaliers|impatience|délais|prof
            @wish ... me|se|m|s tuer|suicider|pendre|noyer|flinguer|buter|supprimer|crever|empoisonner|pendu
            foutre|fout|fous en l air
            mettre|mettrai|mets|met|mis fin ?à|a ?mes|ses|ma|sa|tout|tous jours|vie|tout|souffrances
            en finir ! séance|plan|avec_ce|rapidement_la|programme
            finir|fini|terminer ?en ?avec ?tout ?ma ?la vie|tout_ça
            n|ne ?j ?je ai|veux|peux|supporte|suis|vois|trouve|aime|aimerais|veut|peut|souhaite plus ?envie ?la ?force ?de ?capable vivre|exister|continuer|vie|être_là|me_réveiller|goût|goût_à_la_vie ! ville|courir|heures|avec|chez
            veux|veut|envie ?de plus|pas ?d|de ?jamais ?me ?être vivre|réveiller|exister|me_lever|continuer|là ! ville|heures|courir|tôt|matin|campagne
            plus|pas envie de|d vivre|être_là|exister|continuer|rien & vivre|là|exister|continuer
            plus|pas|jamais ?me ?se réveill* & veux|voudrais|aimerais|jamais|dormir|endormir|somnifères|pilules|cachets|demain ! heures|tôt|nuit
            m|me endormir ... ne|n|plus|jamais ?plus ?jamais réveill*
            dormir|endormir pour_toujours|à_jamais|éternellement
            peux|peut|pouvais|supporte plus ?de ?la ?cette ?du ?tout vivre|vie|continuer|supporter|souffrir|rien ! tapis|courir
            supporte|supporter|endure plus|pas ?cette|ma|la|plus vie|moi_même|existence
            peux|peut|en plus ! tapis|courir|parcours|séance|course|pompes|faim & vie|vivre|douleur|tout|envie|finir|mourir|pleure
            fatigué|fatiguée|marre|lassé|lassée|las|lasse|épuisé|épuisée|ras_le_bol|dégoûté|dégoûtée ?de|d|par ?cette|ma|la vivre|vie|exister|tout_ça
            mieux|heureux|soulag* ... sans moi
            sans moi ... mieux|heureux|soulag*
            poids|fardeau|charge ?pour ?ma|mes|les|tous|tout|eux famille|enfants|parents|autres|monde|mari|femme|proches ! épaules
            suis ?juste ?qu ?un|une fardeau|boulet|inutile|raté|ratée|poids_pour|bon_à_rien|bonne_à_rien|moins_que_rien
            sers|sert à rien & je|autant|disparaître|vie|ne ! étir*|application|montre
            autant|mieux|vaut disparaître|mourir|en_finir
            vie ?ne ?n ?a ?est ?vaut ?vraiment plus|pas|aucun|rien ?de ?la ?d sens|peine|intérêt|être_vécue|goût|valeur
            vie .. aucun|pas|plus sens|intérêt|but|valeur
            vaut|vaudrait plus|pas ?la peine ... vivre|vécue|vie|vivais
            à quoi bon|ça_sert ... continuer|vivre|vie|lever|tout|lutter|exister ! étir*
            pourquoi ?je ?devrais ?encore ?continuer ?à ?devrais vivre|exister|vivrais ! ville
            pourquoi|quoi_bon continuer|continuer_à_vivre ! plan|séance|régime
            plus|pas|aucun|aucune|sans|perdu|perdre|vois ?d|de ?tout issue|espoir|avenir|raison_de_vivre|raisons_de_vivre|porte_de_sortie|solution_que|sortie_possible & plus|pas|aucun|aucune|sans|perdu|espoir ! chaussures|sprint*|vélo|record|appli|battre|maillot
            aucune|plus|pas ?de ?une ?seule raison|raisons ?de vivre|exister|continuer|rester
            désespéré|désespérée|désespoir|sans_espoir & je|suis|vie|tout|jamais|mon ! cas|natation
            jamais ?s ?va ?mieux amélior*|mieux|meilleur & désespér*|vie|ira|jamais
            disparais|disparaissais|disparaître|disparaisse|mourais|meurs|partais|étais_mort|suis_mort|n_étais_plus .. personne|remarqu*|manqu*|soulag*|pleur* ! faim
            personne|nul ... remarquer*|manqu*|pleur*|s_en_rendrait & disparai*|mour*|me|mort|plus|je ! record|course
            manquer*|manque à personne
            disparaître ?pour ?à toujours|jamais|définitivement|complètement
            veux|voudrais|aimerais|envie|préfère .. disparaître|ne_plus_exister|plus_exister|ne_plus_être|m_effacer ! week_end|weekend|montagne|vacances
            voudrais|veux|aimerais|envie|pas ?ne plus|pas exister|être_là|être|de_ce_monde ! malade|fatigué*|gros*
            tout|ça|que s arrête & veux|voudrais|tout|jamais|vie ! séance|pluie
            que tout s ?arrête|finisse
            médicaments|cachets|comprimés|somnifères|pilules|corde|lame|arme ?sont|est ?j ?ai ?déjà préparé*|prêt*|stock*|accumul*|acheté
            préparé|acheté|stocké|gardé|mis ?de_côté ?les|une|des|mes|un médicaments|cachets|comprimés|somnifères|corde|lame|arme|pilules ! sauter|rhume|escalade
            combien|quelle ?dose ?de ?d somnifères|cachets|comprimés|médicaments|pilules|paracétamol|doliprane|insuline ... mourir|réveill*|mort*|tuer|overdose|suffi*
            boîte|plaquette|flacon|tube|tous|toute ... avalé|pris|avaler|prendre & somnif*|cachets|comprimés|médicaments|boîte|plaquette|flacon|pilules ! antibio*
            avalé|avaler|pris|prendre ... boîte|plaquette|flacon|tous_les|tous_mes ?de|cachets|comprimés & avalé|avaler|boîte_de|cachets|comprimés|somnif*|tous_les|toute_la|flacon|plaquette ! pain
            overdose|surdose ! chocolat|sucre
            lettre|lettres|mot ?d|de adieu|adieux|suicide
            adieu|adieux ! sucre|kilos|graisse ! été|hiver|saison|collègues|pot|retraite|clope|cigarette*|fumer|salle|père|mère
            c est la|ma|mon|le dernière|dernier fois|jour|nuit|message & adieu|demain|parle|vie|vois|écris
            dernière|dernier fois ... demain|plus_là|je_pars|adieu|après_je
            demain|bientôt|après ?je ?ne ?j ?y serai|suis|sera plus ?là ?de_ce_monde ! bureau|travail
            plus là|de_ce_monde|ici|en_vie & serai|sera|veux|être|demain ! tapis
            donne|distribue|donné|lègue|vends toutes|tous|mes ?mes ?affaires affaires|biens|vêtements|choses|animaux|chat|chien ! vieux|vieilles
            plus besoin & affaires|donne|adieu
            me|m|se|moi scarifi*|mutil*|coupe|coupé|coupée|ouvrir|brûle|brûlé|brûlée|taillade*|lacère & scarifi*|mutil*|bras|veines|poignets|poignet|cuisses|cigarette*|encore|peau|lame|rasoir|soir ! cuisin*|rasant|soleil|papier|verre|oignon*
            scarif*|automutil*
            fais|fait|faire|faisais ?du mal & plus_rien_sentir|me_fais|me_faire|volontairement|exprès|envie|moi_même & sentir|exprès|volontairement|envie|souffr*|punir|pense|veux ! genou|courant|sport|dos|cheville|tombant
            veux|envie|pense|vais|voix ?de ?à me|m faire ?du mal|souffrir ! sport
            ouvrir|couper|coupé|coupée|taillader|ouvert|trancher ?les|mes ?le bras|veines|poignets|poignet
            jeter|jette|sauter|saute|jeté|jetée|balancer ... métro|train|pont|toit|balcon|fenêtre|vide|voiture|camion|falaise|rails|voies|immeuble|tram ! corde|sport|ordure*|monter
            sous le|un|les métro|train|camion|rails|rer & jeter|jeté|jette|passer|mettre
            corde & acheté|pendre|prête|poutre|noeud ! sauter|escalade|saut
            tentative|ts|attenté de_suicide|à_mes_jours|à_ma_vie
            espère|voudrais|souhaite|aimerais ... renvers*|écras*|percut*|cancer|foudre
            fous|fiche|égal|importe|pareil ... vivre|mourir|mort|crever ! faim
            vivre ou mourir|pas
            regrette|aurais|aurait|jamais|pas|aimerais ... né|née|naître & jamais|pas|regrette
            pense|penser|pensées|idées|obsédé|obsédée ?tout ?le ?temps ?toujours ?souvent ?sans ?arrêt ?sans_cesse ?à ?de ?la mort|mourir|noires|morbides|me_faire_du_mal|sauter|finir|disparaître & mort|mourir|noires|morbides|sauter|finir|suicide|suicider|disparaître|mal ! record|course
            idées|pensées noires|suicidaires|morbides|sombres
            rejoindre|retrouver ?mon|ma|le|la ... ciel|paradis|là_haut|au_delà|tombe
            voix ... disent|ordonnent|veulent|tuer
            mérite|mérites ?ne pas|plus ?de vivre|d_exister|d_être_là|être_en_vie
            me|m hais|déteste & disparaître|mourir|vivre|toujours|moi|vie|tellement ! mardi
            bout du rouleau ! papier
            abandonne|laisse_tomber la_vie|tout_ça
            préfère|préférerais|mieux mort|morte|mourir|être_mort ! faim
            cigarette*|briquet ... brûle|bras|peau & me|bras|brûle
            qui ... données|chat|chien ... quand|si je ... morte|mort|meurs|suicide|suicider|tue
            plus ?la force|goût ?de|à vivre|continuer|la_vie|me_battre|lutter
            vivre ne|n sert|vaut|rime ?plus ?à rien
            @lieu = pont|train|métro|rails|voies|toit|balcon|fenêtre|falaise|quai|tram|immeuble|vide|viaduc|camion|bus|gare
            @songe = pens*|imagin*|vois|envie|voudrais|rêve*|parfois|nuit|veux|pourrais|aimerais|idée
            @med = comprimé|comprimés|cachet|cachets|somnifères|somnifère|médicaments|pilules|doliprane|paracétamol|insuline|aspirine|ibuprofène|gouttes|antidépresseurs|xanax|morphine|dose|lexomil
            mieux|vaudrait|préférable|vaut|valu ... que je|j meure|disparaisse|crève|parte_pour|aie_jamais|existe_plus|existe_pas
            mieux|vaudrait|préférable|vaut ... que je sois|fusse ?plus mort|morte|là
            si ?seulement je|j ?n|ne existais|étais|vivais plus|pas ?là|de_ce_monde|en_vie & mieux|monde|tous|famille|soulag*|personne|simple|autres|irait ! classement|liste|application|groupe
            si|quand je|j ?ne|n ?me ?suis|étais|sois|serai meurs|mourais|mourrais|disparais|disparaissais|mort|morte|suicidais|tuais & mieux|soulag*|heureux|personne|tous|tranquill*|manquer* ! faim|soif|rire
            autres|proches|tous|gens|enfants|famille .. mieux|heureux|tranquill* sans moi
            j|je en finis|finirai & soir|nuit|demain|tout|vie|bientôt|maintenant|définitiv* ! séance|plan|tôt|programme
            aucune|plus|pas|sans ?de|d ?seule|une|vraie raison|raisons|motif|but ?de|d|pour|valable continuer|vivre|exister|être_là|rester|lever|tenir|me_lever|me_battre|être_en_vie ! plan|programme|séance|régime|appli*|entraîn*
            rien|personne ... qui|pour ?qui|quoi ?vaille|vaut|mérite ?la ?peine ?d|de ?être vivre|vécu|vécue|rester
            @lieu ... laisser|lâcher|tomber|sauter|basculer|jeter & @songe ! course|randonn*|entraîn*|photo|manqu*|raté
            un_pas|avancer|avance|jeter|jette|allonger|coucher|marcher|sauter|saute ... devant|sous|vers|sur|du|de ?le|les|la|un|l|haut ?du @lieu & @songe ! course
            imagin*|vois|pense|rêve .. sauter|tomber|jeter ... @lieu
            espère|voudrais|souhaite|aimerais|prie|veux ... cœur ?s ?se arrêt*|lâch*|cess* ! palpit*
            accident|opération|maladie|chute|covid|cancer ?ne ?m ?ait|aurait|avait ?pas ?m ?ait|eût tué|tuée|emporté|emportée|achevé|achevée & regrett*|aurait|dommage|espère|souhait*|préfér*|voudrais|seulement
            @med ... mortel*|mourir|mort|tuer|meurs|fatal*|létal*|arrêter_mon_cœur|arrêter_le_cœur|arrête_mon_cœur|ne_plus_se_réveiller|ne_plus_me_réveiller|ne_pas_me_réveiller|ne_jamais_me_réveiller|plus_jamais_me_réveiller|dormir_pour_toujours & combien|quelle|dose|faut|suffi*|assez|si_je|nombre|boîte ! chat|chien|prescri*
            dose|quantité mortelle|létale|fatale
            si je|j prends|avale|prenais|avalais ?toute|tous|toutes|l ?la|les|mes|entière boîte|plaquette|flacon|cachets|comprimés|médicaments & meurs|mourir|mort|passe|réveil*|toute|tous
            lettres|lettre|mot|mots ... quand|lorsque|après|si je|j ?ne|n ?serai|suis|serais plus|mort|morte|partie|parti
            lettres|mots|messages ?d|de adieu|adieux
            donné|donne|confié|placé|laissé ?à ?tout ?mon|ma|mes chien|chat|chats|chiens|animaux|affaires & plus_besoin|bientôt|besoin
            ne|n serai|sera|suis|serais plus ?là|ici|de_ce_monde|en_vie|parmi_vous & semaine|mois|demain|bientôt|noël|année|prochain* ! bureau|vacances|voyage|inscrit*|salle|club|travail
            ne|n ?plus ?pas être plus ?en|de ?ce vie|monde ! malade
            plus|pas envie d|de être en_vie|vivant|vivante|là
            douleur|souffrance|souffrances|tout cesse|arrête|finisse|stoppe ?pour ?toujours & toujours|jamais|veux|voudrais & tiens_plus|toujours|peux_plus|vivre ! genou|dos|jambe|épaule
            de trop ?sur|dans ?cette|ce terre|monde|ici & sens|suis|monde|terre ! kilos
            préfér* ... jamais|pas|ne ?pas|jamais ?pas naître|né|née|être_né|exister|être_en_vie
            taillad*|scarif* ... bras|poignets|cuisses|jambes
            prie|supplie ... ne|n ?plus|pas|jamais ?me ?pas|plus réveiller|réveille|réveillerai
            mal|douloureux|souffre|longtemps ... noyer|pendre|noyade|pendaison|vider_de_son_sang
            noyade|pendaison ?ça|fait fait|est ?elle ?ce mal|douloureux|douloureuse
            entaillé|entaille|tailladé|coupé|ouvert ?la|le|les|mon|ma|mes cuisse|cuisses|bras|jambe|jambes|poignet|peau|ventre & lame|rasoir|couteau|me|encore|exprès ! cuisin*|rasant|légume*
            passe|passer|passerai ?à ?l à l acte
            retient|retiennent|garde|maintient ?encore en_vie|ici|de_sauter|de_mourir & que|seul|seule|chien|chat|fils|fille
            plan|date|méthode ?pour|de mourir|me_tuer|en_finir|ma_mort|disparaître
            lendemain|demain ... pour moi & pas|aucun|plus
            débarrassé*|libre|libres|libéré* ... moi|si ?je|j ?de ?si ?étais mourais|mort|morte|meurs|disparais*|partais|moi & si|mort*|moi
            laisse|laissez|laissez_moi moi ?juste ?donc mourir|partir_pour_toujours
            laisser|laissez|laisse ?me ?moi mourir|crever
            besoin de moi & personne|nul & mort|morte|mourir|vivre|disparaître|autant
            autant ?vaut ?bien ?être mort|morte|mourir|crever
            corde|couteau|lame|arme|cachets|pistolet ... garage|tiroir|cave|pense|attend|regarde & pense|arrêt|attend|moi|toujours ! sauter|cuisine|escalade
            couteau|lame|rasoir|pistolet|ciseaux ... poignet|poignets|gorge|tempe|veines|cou & posé|pose|mis|tenu|contre|appuyé
            promettre|garantir ... en_vie|vivant|vivante|là & peux|pas
            combien|temps ?de ?temps ?encore ?je vais|peux|pourrai ?encore tenir|supporter & longtemps|temps|mal|encore ! planche|gainage|allure|rythme
            bientôt|enfin ?je ?ne ?serai mort|morte|libérée|souffr*|souffrirai
            faire du mal & me|moi & tenir|envie|avant|peur|pourrais|veux
            mort|mourir ... soulagement|délivrance|libération|solution|issue|paix & serait|est|seule ! père|mère|grand*
            boîte|cachets|comprimés|corde|lame|couteau|flacon|pistolet ... à_côté_de_moi|devant_moi|dans_ma_main|sur_la_table|sur_le_lit & seul|seule|cachets|comprimés|personne ! vitamin*
            comment ?peut_on se|me|en tuer|suicider|pendre|finir ?rapidement ! séance|plan
            mets|garde|stocke|accumule|conserve|économise|mis|stocké|accumulé|gardé ... @med & assez|suffi*|côté|jour_venu|moment_venu ! rangé*
            quelqu|personne|gens ?un ?ne remarquer*|remarque|apercev*|manquer* & plus_là|disparu|disparai*|absent*|morte|mort|n_étais ! record|course
            rien n ?a|avait|ait ?plus ?aucun ?de sens|intérêt|importance
            plus rien n|ne ?a ?de sens|importance|intérêt
            plus rien ?n a de sens
            failli|presque|manqué ?de ?me ?m sauter|jeter|lâcher|basculer & @lieu ! photo|corde
            pense|penser|pensé|envie|songe|voudrais|pensais ?à ?de ?d ?me sauter|jeter|lâcher|me_jeter|me_lâcher & pont|toit|balcon|fenêtre|falaise|quai|rails|vide ! corde|élastique|parachute|plongeoir|piscine
            combien ... somnifères|somnifère|calmants|anxiolytiques|lexomil|xanax ... trop|mourir|dose
            me|m fais|fait|faire|faisais ?du mal & pression|stress|seul|seule|nuit|calmer|moi_même|punir|soulag*|vide|souvent|encore|trop ! genou|dos|cheville|courant|sport|entraîn*|muscu|squat*|poignet|épaule|tombant|pied|course
            envie de mourir|crever|disparaître|me_tuer|me_suicider ! rire|faim|soif|montagne
            mourir|crever|partir|mort|m_en_aller sans ?plus souffrir|souffrance|douleur|douleurs|avoir_mal & comment|veux|voudrais|moyen|façon|aimerais|existe|est_ce ! chien|chat|grand*
            parte|partir|pars|parti|partirai|aille|m_en_vais|disparaisse ?d_ici pour toujours|de_bon|à_jamais & je|j|avant|dernière ! pays|ville|étranger|vacances|déménag*
            rien|personne ?ne ?me retient|retienne|rattache ?plus ?ici|là|monde|vie & ici|vie|monde|plus ! motivation
            moyen|moyens|façon|méthode|comment ?de ?pour ?en mourir|me_tuer|se_tuer|en_finir & cherch*|regard*|google|trouv*|internet|rapide*|facile* ! séance|plan
            n|ne ?ai ?ne ?plus ?pas ?ma|aucune|de place ?dans|ici|sur ?ce ?cette ?le monde|terre|ici ! parking|salle|cours
            déjà|comme|intérieur|dedans mort|morte ?à ?l ?intérieur & intérieur|dedans|dedans ! batterie|montre
            manquerai|manquerais|manque à personne|quiconque
            personne ?ne ?va ?me|m regretter*|pleurer*|manquer*|souviendra* ! record
            aura|auront|oublié|oubliera|oublieront ?tout ?le ?monde|tous ?m ?me ?aura|auront oublié|oubliée|oubliera|oublieront & m|me ! mot_de_passe
            m|me aura|auront|a oublié|oubliée & monde|tous|semaine|vite|mieux|personne ! mot_de_passe
            goût|envie|volonté|rage|joie ?de ?à vivre ?depuis & plus|perdu|perdue|pas|sans|aucune ! joie_de_vivre_en
            pris|avalé|prends|avale #8-500 ?de ?mes @med ! vitamin*|mg|jours|semaines
            cœur ?s ?se ?me lâchait|lâche|arrêtait|arrête|cessait|lâcherait ... soulag*|mieux|content|heureux|bien|égal|tant_mieux
            ne|n plus ?avoir ?devoir ?à exister|être_là|être_en_vie|être_vivant
            mords|mord|griffe|griffé|griffée|frappe|frappé|tape|pince|gratte|gratté ?me ?suis ?moi ?les|mes|le|la|ma|mon ?contre ?dans bras|poignets|poignet|cuisses|jambes|peau|tête|visage|mur ... sentir|sang|calm*|saign*|douleur|soulag* ! chien|chat|moustique*|boxe|escalade
            peux|supporte|arrive|puis ?plus ?pas ?à ?plus porter|supporter|endurer|vivre_avec|tenir ?cette|la|ma|tout ?ce douleur|souffrance|vide|tristesse|solitude|poids ! genou|dos|dent|épaule|pied|cheville
            fonce|foncer|lance|jette|tourne|tourner|braquer|rentre|rentrer|précipite ?la ?ma ?voiture|voiture|me ?droit dans|contre|sous|vers ?un|une|le|la|les arbre|mur|camion|voitures|falaise|pont|ravin|platane|face ! éviter|randonn*|accident_de
            monde|tous|famille|gens|vie ?est|serait|irait|sont|seraient ?bien meilleur|mieux|meilleure|plus_beau|tranquille sans ?des|les ?gens|personnes ?comme ?moi moi|nous|personnes|gens
            fêterai|verrai|atteindrai|arriverai|passerai|aurai|connaîtrai ?pas ?jusqu ?à ?mon|le|les ?prochain anniversaire|noël|printemps|été ! famille|ami*|travail|objectif
            ne pas|plus mon ?prochain anniversaire|noël ! famille|ami*|travail
            dérangerait|gênerait|opposition|pas_contre ... renvers*|écras*|mourir|mort|réveill*
            là où je ?m ?en vais|pars|partirai & besoin|servir*|plus ! vacances|voyage|montagne|plage
            plus rien à perdre & soir|nuit|fin|adieu|demain|plus ! poids|match|course
            dit|dis|fait ?mes adieu|adieux|au_revoir|au_revoirs ?à tous|tout|famille|enfants|amis|ceux|tout_le_monde ! collègues|vacances|travail|sucre|bureau
            accident|maladie|crise|infarctus|cancer|accident_mortel ... mortel|mortelle|fatal|fatale & souhaite|voudrais|espère|aimerais|rêve ! peur|père|mère
            accident|maladie|cancer mortel|mortelle|fatal|fatale ! peur|père|mère|vu|route & souhaite|voudrais|espère|aimerais|rêve|avoir
            cachets|comprimés|corde|lame|couteau|pistolet|somnifères ... courage|cran|oser|ose & cas|enfin|jour|trouve|quand|aurais ! escalade|sauter
            vider|vide|vidait ?de ?se son sang ! animal
            saigner|saigné à mort ! animal
            vois|comprends|sais ?plus ?pas ?l ?pourquoi ?à quoi|pourquoi|intérêt|raison|but ?d|de ?je ?suis ?être ?encore ici|là|en_vie|vivant|vivante & ici|vie|vivant|vivante|encore|plus ! appli*|liste|salle
            pas suicidaire mais|par_contre
            vie|existence ?est|devient|n ?qu ?que ?une torture|enfer|insupportable|calvaire|supplice|prison ! rythme|vélo
            pour de bon|toujours ?je ?pars|partir|vais|m ?en & vais|pars|partir|après|en_vais ! ville|pays|arrêt*|sucre|cigarette|vacances
            si|que je ?n ?étais ?venais ?à mourais|meurs|mourir|crevais|mourrais|disparaissais & mieux|simple|facile|sommeil|soulag*|personne|tous|heureux ! rire|faim|soif|marathon|ennui
            mon ?propre enterrement|funérailles|obsèques|tombe ! père|mère|grand*|chien
            mes ?propres funérailles|obsèques ! père|mère|grand*
            arrête|arrêter|arrêtais|cesse|cesser ?simplement ?juste de respirer|vivre|exister & mieux|veux|voudrais|simplement|envie|serait ! nez|ronfl*|apnée|asthme|côte
            pris|avalé|prise trop|tellement|plein de|d ?mes @med ! vitamin*|magnésium
            me|m blesse|blesser|coupe|brûle|frappe|punis|fais ?du ?mal volontairement|exprès|délibérément|intentionnellement ! foot|sport|course
            peux|veux|arrive|puis ?pas|plus ?plus ?à continuer|vivre|rester ?à vivre|exister|comme_ça|ainsi & pas|plus|ne ! ville|cinq_heures|campagne
            veux|voudrais ?pas ?plus ?que demain|matin ?ne ?n arrive|vienne|existe ! réveil|examen|course
            survivrai|tiendrai|passerai|supporterai ?pas ?plus ?à une|la|encore ?autre ?seule nuit|journée|semaine ! séance|régime|stage
            au|à bout ?de ?mes forces|force & demain|plus|vivre|mourir|veux ! séance|course|rouleau_de
            marcher|nager|aller|entrer|avancer|partir dans|vers ?la|l|le ?mer|océan|eau|rivière|lac|forêt & revenir|retour|plus|jamais ! chien|température|combinaison
            fini|terminé ?j ?en ?ai ?avec ?la|ma|cette vie|ce_monde ! séance
            bien|bon|beau|doux|agréable ?ce ?serait ?de ?que ne|n plus|pas être_là|exister|me_réveiller|vivre|être_en_vie ! retard|blessé*
            cesser|arrêter|cesse ?d ?de exister|vivre ! ville
            déteste|hais|regrette ?d ?de ?être en_vie|vivant|vivante|né|née|vivre ! ville|avec
            sortir|partir|quitter|m_en_aller ?de cette vie|ce_monde & veux|voudrais|aimerais|vie
            tiens|couteau|lame|rasoir|pistolet ... servir|utiliser|sert & si|main|sais ! cuisine
            couteau|lame|rasoir|pistolet ?dans|à ?la ?ma main ! cuisine|légume*
            [emergency.now]
            @chest = poitrine|thorax|thoracique|sternum|poitrail|coeur|cœur
            @hurt = douleur|douleurs|mal|serre|serré|serrement|oppress*|pression|poids|brûlure|brûle|étau|écras*|comprim*|couteau|poignard|pointe|point|coup|élancement*|lourd|lourdeur|pince|pincement|gêne
            @hurt ... @chest ! courbatur*|pectoraux|pompes|développé|couché|chagrin|poids_cardiaque|léger|coup_de_cœur|coup_de_coeur
            @chest ... @hurt ! courbatur*|pectoraux|pompes|développé|chagrin|battre|cible
            quelqu_un|éléphant|enclume|brique|bande ... poitrine|thorax
            infarctus
            crise cardiaque
            avc|congestion_cérébrale|hémorragie
            angine de_poitrine
            n|ne|ai|arrive|peux ?j arrive|peux|parvien*|réussi* ?plus|pas|mal ?à respirer ! nez
            mal|peine|difficulté|difficultés ?à|de respirer|respiration|retrouver_mon_souffle
            respire ?plus|pas|mal & plus|pas|mal|il|elle ! nez
            respire plus|pas
            étouffe|suffoque|étouffer|suffocation|m_asphyxie ! chaleur|rire
            manque|manqu* ?d|de air|souffle ! pneu
            essoufflé|essoufflée|essoufflement|à_bout_de_souffle & repos|assis|assise|allongé*|rien|couché*|gonflé|soudain|brusque*|nuit ! fraction*
            évanoui|évanouie|évanouis|évanouir|évanouit|évanouissement|évanouit
            malaise ! social
            perdu|perte|perd|perdre|perds ?la|de connaissance|conscience ! poids
            tombé|tombée|tomber|tombe dans les pommes
            inconscient|inconsciente
            effondré|effondrée|écroulé|écroulée|effondre ! canapé|sofa|lit
            voile noir
            vu noir
            bouche|visage|sourire|paupière ... tordu*|tombe|tombant*|paralys*|déform*|engourdi*|affaiss*|travers ! photo|photos|selfie
            parle|parler|parlé|parole|articuler|mots & plus|mal|soudain*|coup|bizarre*|correctement & bouche|arrive|soudain*|confus*|plus_à|correctement ! espagnol|anglais|courant|marathon
            n arrive|arrivais plus ?pas à parler|marcher_droit|bouger
            sens|bouge|bouger|sentir|lever plus|pas ?mon|ma|mes|le|la ?à bras|jambe|jambes|main|côté|visage
            plus|pas bouger|sentir|lever ?mon|ma|mes|le|la|son|sa|ses bras|jambe|jambes|main|côté
            moitié|côté ?du|de|gauche|droit ?mon|ma|le|visage visage|corps|bouche & engourd*|paralys*|sens|insensible|faible|mou|moitié_de_mon
            bras|jambe|visage|côté|jambes .. engourdi*|paralys*|insensible*|lourd*|faible|mort_d ! orteil*|chauss*|plus_faible
            fourmillements|picotements|engourdissement ... bras|visage|main|côté ! orteil*|vélo
            bras gauche & mal|douleur|engourd*|fourmi*|nausée*|lourd ! musc*|courbatur*
            vois|voit|vu|vue|vision ... plus|double|trouble|rien|perdu|brouillé* & oeil|œil|yeux|soudain*|coup|double|vue ! avancement|issue|espoir|fin|chiffre*
            pire|pires ?des mal|maux|migraine ?de tête|maux|vie
            mal|maux de tête .. soudain*|jamais|foudroy*|explos*|brutal*|brusque*
            crache|crachat*|tousse|vomi|vomis|vomit|pisse|urine ?du ?de sang
            sang dans les|mes|mon|l selles|urines|urine|vomi|crachats
            selles ... noires|sang|noire
            saigne|saigner|saignement|hémorragie ... arrête|abondant*|beaucoup|stoppe & pas|abond*|beaucoup|plus ! ampoule|peu
            lèvres .. bleu*|violet*
            devient|devenir|deviens|tourne|vire bleu|bleue|au_bleu
            gorge|langue|visage|lèvres ... gonfl*|enfl*|serr* ! rhume
            réaction allergique
            anaphyla*
            épilep*|convuls*|convulse
            confus|confuse|désorienté|désorientée & sais|où|suis|soudain* ! graph*|chiffre*|plan
            sais plus où|qui ?je suis
            nuque|cou raide & fièvre|lumière
            fortes|forte|violentes|violente|atroce*|insupportable* ?douleur|douleurs ?au ?de ventre|abdominale*|mal_de_ventre
            mollet|jambe .. gonfl*|enflé*|rouge & essouffl*|douleur|chaud
            palpitations & vertige*|tomber|malaise|évan*|sueur* ! départ
            cœur|coeur .. emball*|s_arrête|rate|s_affole & voile|vertige*|malaise|évan*|noir|tomb*
            sueurs froides & mâchoire|bras|poitrine|douleur|nausée*
            mâchoire & douleur|sueur* & sueur*|bras|poitrine|nausée*
            paralysé|paralysée|paralysées|paralysie
            sang ... tousse*|crach*|vomi|vomis|vomit|vomir|toux ! donné|don|analyse*|prise|tension
            tousse*|toussé|crach*|vomi|vomis|vomit|toux ... sang ! donné|don|analyse*|prise|tension
            gorge .. ferme|fermer|ferment|resserre*|rétréci*|bloque|bloquée|gonfl*|enfl* ! bracelet
            visage|lèvres|langue|yeux ... gonfl*|enfl* & piqûre|guêpe|abeille|mangé|noix|arachid*|cacahuèt*|crevett*|allerg*|respir*
            reprendre|retrouver ?mon ?le souffle & arrive|peux|lèvres|n
            répond|réagit|bouge plus|pas & évanoui*|femme|mari|père|mère|tombé|tombée|inconscient* ! appli*|montre
            trop ?d ?de ?unités ?d insuline
            double ?dose ?d ?de insuline & pris|injecté|fait|piqué|trembl*
            insuline ... en_trop|double
            [emergency.today]
            tension ... #181-300 ! combien|moyenne
            tension ... #18.1-30 ?sur #8-20
            tension ... #125-250 ?sur #121-200
            saturation|oxygène|spo2|sat ... #60-92 ! combien|moyenne|jours|minimum|bas|sous
            #39.1-43 ... fièvre|température ! combien
            fièvre|température ... #39.1-43 ! combien|extérieur
            fièvre ... depuis #3-30 jours|une_semaine
            depuis #3-30 jours ... fièvre
            cœur|coeur|pouls|fréquence|battements ... #121-250 & assis|assise|allongé*|repos|couché* ! combien|moyenne
            [emergency.visit]
            essoufflé|essoufflée|essoufflement ... escalier*|facilement|moindre|vite & depuis|maintenant|facilement|moindre
            [emergency.visit.loss]
            maigris|maigrir|maigri|perds|perdu|amaigri*|fonds ... sans|involontaire*|inexpliqu* ?aucune|le ?régime|raison|vouloir|faire|raisons|explication|régime & kilo*|kg|poids|maigri*|raison|fonds
            perte|amaigrissement ?de ?poids ... inexpliqu*|involontaire*|sans_raison
            poids ... baisse|chute|descend|diminue ... alors|normalement|sans|pourtant|même & mange|sans|normal*|raison ! tendance
            poids|kilos ... baisse|chute|descend|diminue|fond|perds|perdu ... alors|sans|pourtant|alors_que ... rien|sans|pas ?fais|change|essayer|pour|vouloir|régime|faire|changé ! tendance
            [eating.visit]
            anorexi*|anorexique*
            boulimi*
            trouble*|tca ... alimentaire* ! digest*
            troubles du comportement
            pro ana|mia
            @food = repas|manger|mange|mangé|bouffe|dîner|déjeuner|nourriture|pizza|gâteau|pain
            fais|fait|faire|faisais|force ?me ?moi ?à vomir|dégueuler
            vomis|vomit|vomir|dégueule|rends ... après|tout|exprès|volontaire*|ensuite|puis ... @food|mange|repas|exprès ! marathon|gastro|virus
            crise*|nourriture|mangé|mange .. puis|ensuite|et|après je vomis|vomir|fais_vomir
            vomis|vomit|vomir tout ?ce ?que ?je
            laxatif* ! mamie|papi|doux|fibres|chien
            crise*|compulsion* ?de ?d ?la boulimi*|nourriture|hyperphagi*|alimentaire*|boulimie ! cardiaque*
            m|me|s|se affam*
            affame|affamer|affamé ?moi & semaine*|maigr*|jour*|m|me
            jeûn* ... maigr*|kilo*|mince|perdre|jours|semaines & maigr*|mince|kilo*|eau|perdre ! intermittent|ramadan|pouls
            jeûne ?à|sec ?l eau|sec
            #3-60 jours ... jeûne & eau|maigr*
            sans manger & kilo*|jours|semaines
            rien mangé|manger|avalé ... depuis|jusqu|pendant|jours|semaine & #2-60|jusqu|jours|semaine ! heures|avant
            ne mange|mangeait|mangeais ?presque plus ?rien|du_tout ! viande|sucre|gluten|pain|soir
            mange plus|presque rien
            arrêter|arrêté|arrête|cesser de ?m manger|alimenter|nourrir ! viande|sucre|pain|tard|gluten
            combien ... manger ... minimum
            combien|quel|quelle|minimum ... minimum|peu|moins ... manger|vivre & évan*|peux|minimum|tenir
            couper|coupe|supprimer|ignorer|calmer|faire_taire|éviter ... faim|appétit & manger|pas|maigr*|tenir
            pour ne pas|plus manger & faim|comment|conseil* ! tard|sucre
            conseils|astuces|trucs ... ne_pas_manger|ne_plus_manger|maigrir_vite|vomir|jeûner|cacher
            mérite*|mériter|gagner .. repas|manger|nourriture|dîner|dessert|pizza ! pause
            mérite* pas ?de|d|mon|ma manger|dîner|repas|nourriture
            peur|panique|terreur|angoisse|terrifi*|phobie|paniqu* ... manger|grossir|nourriture|calories|balance|prendre_du_poids|grosse ! marathon
            grammes|kilo|balance ... paniqu*|panique|pleure|crise
            sens|trouve|vois|suis ?me ?m ?tellement ?trop ?très ?si ?une ?énorme ?et gros|grosse|énorme|obèse|vache|dégueulasse|truie & grosse|énorme|obèse|vache|dégueulasse|imc|trop|tellement|miroir|truie|m|me ! mollet* ! chien
            grosse vache|truie|baleine
            déteste|hais|haine|horreur|supporte_pas|honte ?de ?pas ?mon|mes|ce corps|ventre|cuisses|reflet|graisse
            dégoût*|dégoûte|honte|écoeur* ... mange|corps|manger|mangé|miroir|nourriture
            culpabil*|coupable|honte|regrette ... mang*|repas|gâteau|nourriture ! entraîn*|sport
            pomme|mangé|manger|gâteau|repas .. culpabil*|coupable|honte|dégoût* ! entraîn*
            pun*|punition ... gâteau|mange|mangé|sport|repas|nourriture|cardio
            éliminer|brûler|compenser|rattraper|dépenser|perdre|évacuer ... pizza|mangé|gâteau|repas|mange|burger|chocolat|excès|raclette|dîner ! laissé|four|poêle|casserole ! comb
            débarrasser de ... mangé|repas|nourriture
            tout ce que ?j ?ai ?je mangé|mange & brûler|éliminer|vomis|débarrasser|vomir
            pas ?le droit de|d manger ! médecin
            droit ?de|d manger & sans|avant|sport
            interdis|interdit|interdire|autorise|permets ?de ... manger|nourriture|repas|calories|kcal & m|me|je ! médecin|opération
            avant ?d|de ?avoir ?le ?droit ?de ?pouvoir manger & brûler|courir|kcal|sport ! sortie|course
            mâche* ... recrache|crache
            recrache ?ma|la|tout
            déficit ... #1001-9000 ! combien|quel|how|days|which|did
            #1001-9000 ... déficit
            imc|bmi ... #10-18.4 ! combien
            objectif|poids|vise|rester|but|moins|sous ... #25-45 kilos|kg|kilo ! squat|couché|haltère*|perdre|soulev*
            mange*|vivre|manger|tenir|survivre|régime|limite|objectif|mis|mets ... #100-1199 calories|kcal|cal & jour|seulement|vivre|objectif|juste|régime|limite|tenir ! midi|brûl*|déficit|petit_déjeuner|dîner|goûter|pâtes
            #50-1199 calories|kcal ?par|aujourd|max|seulement ?hui & fière|fier|seulement|jour|max|juste ! brûl*|dépens*|avant|midi|déficit|dimanche|pâtes|petit
            règles|menstru* ... plus|arrêt*|disparu*|perdu*|sans & régime|maigr*|poids|mange
            plus ?mes|de ?de règles & régime|maigr*|poids|mange
            os|côtes|clavicules & voie|voir|saillant*|apparent*|veux|visibles ! pour_les_os ! bon
            maigre|mince|squelettique|maigrir & plus_possible|être|devenir|encore|jusqu|trop|rester|vite & veux|voudrais|être|être_la|jusqu|eau|rester|encore ! yaourt
            plus ?la maigre|mince possible
            juste|seulement|que|rien_qu ?d|de|du ?une|un|l pomme|salade|concombre|eau|café|yaourt|banane & aujourd|culpabil*|mince|maigr*|journée|mange ! avant
            cache|cacher|caché|planque|jette ... nourriture|repas|manger|bouffe
            mens|mentir ... mangé|repas|manger
            saute*|sauter|saute ... repas|dîner|déjeuner & kilo*|maigr*|poids|rester|mince
            compte ... chaque|toutes|les calorie*|bouchée* & plus|chaque|peur|obsess*
            manger devant|avec ?les|mes|des autres|gens|amis & plus|peur|pas
            moins ?je mange & mieux|fière|forte
            pilule*|comprimés|gélules|thé|cachets ... minceur|maigrir|coupe_faim|amincissant*
            coupe faim
            mange ... un jour sur #2-5
            pèse ... #4-99|dix|vingt|plusieurs|sans_arrêt|constamment ?fois & jour|heure|arrêt
            vingt|#4-99 fois par jour & pèse
            doigt|doigts ... gorge
            si|quand|dès|fois ?que je mange|mangeais ... dois|faut|oblig* ... courir|sport|brûler|heures|marcher|pédaler|vélo ! avant|attendre|digér*
            peur|panique|terreur|angoisse ... prendre|grossir ?d ?un|de ?seul kilo|gramme|kilos|poids
            maigre|mince ... mais|pourtant ?je ?me ?ne ... gras|grosse|énorme|graisse|gros ! viande|jambon|poisson|lait
            recrache*|crache* ... nourriture|repas|calories|bouchée*|gâteau
            [idiom]
            laxatif ... coloscopie|opération
            m évanouir en voyant|lisant la|le|les facture|prix
            vivre sans ?mon ?ma ?le ?la café|thé|musique|sport|chocolat|téléphone
            espoir pour|de ma|mon|la|le série|record|objectif|podium|course
            crise cardiaque en|devant|de ?voyant|rire
            failli faire une crise
            meurs|mourir|mort|morte ?presque ?de ?d faim|soif|rire|fatigue|envie|ennui|chaud|froid|peur|honte
            mort de ?rire|fatigue|faim
            suicide|suicides squad|lignes
            lignes ?de ?course suicides
            contre|prévention ?le ?du suicide
            à|a couper le souffle
            perte|perdu ?du temps
            point mort
            perdre connaissance ?de_rire
            coup de cœur|coeur
            chagrin|peine de|d cœur|coeur|amour
            mal au|aux genou*|dos|jambe*|pied*|épaule*
            vivre|habiter en|à|dans ville|campagne|paris|montagne
            disparaître un week
            en fini|finir|finis avec le|la|les|mon|ma|mes|ce|cette|ces|l|cet ! vie|monde|souffrance*|douleur|existence|jours|tout
            fin à|aux ?mes|mon|ma|la|le|l grignot*|sucre|séance|addiction|régime|habitude*|cigarette*|abonnement
            mort|morte|décédé|décédée|mourut|meurt d|de un|une infarctus
            mort|morte|décédé|décédée d|de une crise cardiaque
            """)
}
