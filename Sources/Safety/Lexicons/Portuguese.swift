extension SafetyLexicon {
    static let portuguese = SafetyLexicon(
        language: .portuguese,
        table: """
            [not]
            não sem nunca jamais nem nenhum nenhuma nada n
            [but]
            mas e porque embora
            [own]
            eu me mim minha meu comigo estou tenho sou tô acho
            [other]
            amigo amiga amigos namorado namorada mãe padre pai marido esposa mulher filho filha criança bebé bebê irmão irmã colega vizinho vizinha avó avô ele ela primo prima tio tia alguém
            [common]
            o a os as e é eu de um uma em por para que como meu minha você tu com não mas quando devo último hoje ontem dormi mais amanhã do da ao está estou tenho esta este quantas quantos quanto já tudo no na dos das quero muito depois desde qual
            [word]
            corresse corresses corria correr mata matam matou matado matando mover motor morder dormir segunda terça quarta quinta sexta sábado domingo correr corro série séries sessão treino medo meio noite tarde maior menor melhor pior subir
            [ask]
            o que é
            que|qual|quais é|são|significa
            quais|qual são ?os ?as sintomas|sinais
            explica|explique|define
            sintomas|sinais de
            a partir de
            [past]
            há ... anos|meses
            anos|meses atrás
            no ano|mês passado
            quando era
            em criança
            em|desde #1950-1999
            em|desde #2001-2035
            [number]
            um|uma|num|numa=1 dois|duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 catorze|quatorze=14 quinze=15 vinte=20 trinta=30 quarenta=40 cinquenta=50
            [mass]
            kg|quilo|quilos|kilos|kilo=1 libras=0.4536
            [time]
            dia|dias=1 semana|semanas=7 mês|meses=30
            [lose]
            perder perco emagrecer emagreço baixar secar eliminar menos perda dá
            [lost]
            perdi emagreci perdido emagrecido
            [spelling]
            vc=você
            q k=que
            pq=porque
            nao naum=não
            tô=estou
            [crisis.now]
            força|forças|vontade ?para|de viver|continuar & não|sem|já
            @wish = quero|queria|quis|vou|penso|pensando|pensado|pensei|desejo|desejava|oxalá|prefiro|preferia|preferiria|planejo|tentei|tento|decidi|quer|diz|fala|ameaça|poderia|preciso|vontade|melhor|espero|gostava|gostaria|mandam|vale|tomara
            suicidar|suicidarme|suicidas ! esquadrão|tiros|prevenção
            suicidar*|suicida|suicidas|suicídio* ! esquadrão|tiros|prevenção
            suicídio ! prevenção
            @wish ?de ?que ?só ?eu ?mesmo ?me ?se morrer|matar|matar_me|enforcar|suicidar|enforcar_me|afogar|suicidar_me ! fome|rir|sede|café|tédio|correr
            me|se ?quero ?vou mato|matar|enforcar|enforco|suicidar|jogar_do|afogar ! rir|fome|treino|subida|sentado
            @wish ?de estar|estivesse|tivesse|ter morto|morta|morrido
            preferia|preferiria|melhor|queria|mais ?vale ?estar ?estou morto|morta|morrer
            dera|queria|preferia|nunca ?não ?ter ?nunca nascido|existir & não|nunca
            quem me dera ?não
            não|nunca ?mais ?quero ?queria acord* ?mais & quero|queria|adormecer|comprimidos|nunca|amanhã|remédios|dormir ! cinco|seis|sete|antes|tarde|cedo|noite
            não|já|sem ?já quero|quer|aguento|posso|consigo|vontade|suporto ?de ?mais ?continuar ?a viver|existir|continuar|vida|estar_vivo|estar_viva ! cidade|campo|com|passadeira
            não|n quero|queria|quer ?mais estar|ficar|continuar|existir|viver & aqui|mundo|mais|assim|vivo|viva ! ginásio|academia|cidade
            tirar|tira|tiro|tirando|acabar|terminar|acabo|pôr ?com ?a ?minha ?própria|sua|fim ?minha ?à vida ! foto
            acabar|terminar|fim ?a ?com tudo|isto|isso ! treino|plano & quero|vou|pôr|penso
            quero que tudo|isto|isso acabe|termine|pare
            pôr|por fim a tudo|isto
            sumir|desaparecer|morrer ?de ?para ?vez sempre|mundo|mapa|vida|vez
            quero|queria|melhor|vale|vontade_de|só sumir|desaparecer|não_existir|deixar_de_existir ! montanha|férias|fim_de ! serra|semana|praia|montanhas|mato|sítio
            queria|quero não existir|estar_aqui
            melhor|feliz*|aliviad* ... sem mim
            sem mim ... melhor|feliz*
            peso|fardo|estorvo ?para ?a ?minha|os|todos|minha|meus família|filhos|pais|outros|todos|marido|mulher ! ombros|agachamento
            sou ?só ?um peso_para|fardo|inútil|fracasso|lixo|estorvo
            não|nem sirvo|presto|valho para|pra ?nada ?nada & nada|desaparecer|vida
            vida ?já ?não ?minha ... sentido|pena|valor|porcaria|merda & não|sem|nenhum|já|merda
            não|nenhum|sem ?vejo ?tem ?faz ?encontro ?mais sentido ... vida|viver|continuar|nada|existir
            não vale|merece a pena ?viver viver|continuar|vivê|vida|nada
            vida não|já ?não vale
            para|pra|por quê|que|o_quê ?devo ?continuar ?quero viver|continuar|existir|vivo|levantar|seguir ! cidade|plano
            não|sem|nenhuma|nenhum|toda|já ?vejo|tenho|há|encontro|perdi|resta ?nenhuma|toda|a|qualquer ?outra saída|esperança|esperanças|futuro ! faltar|treino|saltar & não|sem|perdi|nenhum* ! velocidade|tênis|sprint*|recorde|bater
            perdi|perdida ?toda ?a ?minha esperança|vontade_de_viver
            motivos|motivo|razões|razão|vontade|razoes ?para ?de viver|continuar|seguir & não|nenhum*|sem|perdi
            desesperad*|desespero|sem_esperança & estou|vida|nunca|tudo|melhorar ! nadar
            nunca|não ?vai ?nada melhorar|mudar & nunca|desesperad*|vida|nada
            desaparecesse|desapareço|morresse|morrer|faltasse|sumisse|fosse_embora|desaparecer .. ninguém|melhor|notar*|notava|perceb* ! fome
            ninguém ?me ?vai sentiria|sentir|notava|notaria|choraria|perceberia|importa|ligaria ! corrida|recorde
            comprimidos|remédios|corda|pistola|lâmina|medicamentos|pílulas ?já ?estão pront*|preparad*|guardad*|juntei|comprei
            tenho|comprei|guardei|juntei|preparei|separei ?já ?os|uma|a|meus comprimidos|remédios|corda|pistola|lâmina|pílulas ! saltar|escalad*|constipação|pular
            quantos|quantas|que ?dose ?de comprimidos|remédios|pílulas|insulina|paracetamol|gotas ... acordar|morrer|matar|overdose|letal|precisa
            tomei|tomar|engoli|engolir ... caixa|frasco|todos_os|cartela & caixa|frasco|comprimidos|remédios|cartela ! antibiótic*
            overdose|sobredosagem ! chocolate|açúcar
            carta|bilhete|mensagem ?de despedida|adeus|suicídio
            adeus ... obrigad*|sempre|todos|mundo|cruel ! açúcar|até
            última|último vez|mensagem|noite|dia ... amanhã|já|nunca|adeus
            amanhã|em_breve ?já ?não ?cá estou|estarei|vou_estar|existo & não|já
            já|mais não|cá ?cá estou|estarei ?aqui & amanhã|não_estarei|cá|última
            dar|doando|dando|doei|distribuir|oferecer|dei ?todas ?as ?os ?minhas minhas|meus|tudo coisas|pertences|roupas|tudo|bens ! velha|passadeira|velho
            já não|n ?vou ?irei precisar|preciso & coisas|dar|doando
            me|m|eu|corto|cortei|queimo ?eu ?me machuco|corto|cortei|cortar|queimo|firo|magoo|mutilo|arranho & braços|braço|pulsos|veias|outra|novo|cigarro*|pele|sentir|lâmina|pernas|alívio|nada ! cozinh*|barba|sol|cebola|papel|correndo|joelho
            cortar|corto|abrir|cortei ?os|as ?meus pulsos|veias|braços ! treino
            cortei|corto|queimo|queimei|machuco me ?outra|de|com|nos vez|novo|cigarro*|braços|lâmina ! cozinh*|sol
            quero|penso|vontade|vozes|vou ?de ?em ?a me machucar|cortar|ferir|magoar
            automutil*|autolesão|autoagressão
            atirar|atirar_me|pular|saltar|jogar|lançar|jogar_me ... comboio|metro|metrô|trem|ponte|janela|varanda|prédio|carro|linha|caminhão|viaduto ! corda
            corda & comprei|enforc* ! saltar|pular|escalad*
            enforc*
            tentei|tentativa ?de ?o ?me suicídio|suicidar|suicidarme|matar|suicídio
            espero|queria|tomara|oxalá ... atropel*|mate|cancro|câncer|raio ! recorde
            tanto|indiferente|igual ... viver|vivo|morrer ?ou
            viver ou morrer
            penso|pensamentos|pensar|ideias|obcecad* ?todo ?o ?tempo ?sempre ?muito ?só ?em ?na ?de ?sobre morte|morrer|suicídio|suicidar|suicidarme|saltar|morta|morto|sumir|pular_da ! corrida
            ir_ter|juntar|encontrar|reunir ... céu|além|outro_lado
            vozes ... mandam|dizem|querem|ordenam
            não mereço ?estar ?continuar viver|existir|vivo|viva|a_viver
            me odeio
            odeio me|a_minha_vida|minha_vida|a_vida ! corpo
            cansad*|fart*|saco_cheio|saturad*|esgotad* ?de ?da ?desta ?minha viver|vida|existir ! percurso
            não|já aguento|suporto|consigo mais ! passadeira|corrida|série & vida|viver|dor|quero|chor*|sumir|fim|acabar
            suporto|aguento mais esta|a ?minha vida
            adormecer|dormir ... não|nunca ?mais acord*
            dormir para|pra sempre
            queimo|queimar ... cigarro*|isqueiro
            melhor|vale mort*|morrer ?do ?que
            @sitio = ponte|comboio|trem|linha|trilhos|carris|metro|metrô|telhado|varanda|janela|falésia|penhasco|prédio|viaduto|plataforma|camião|caminhão|abismo|terraço|estrada
            @pensar = penso|imagino|quero|vontade|noite|vezes|podia|poderia|pensando|pensar|queria|sonho
            @med = comprimido|comprimidos|remédio|remédios|pílulas|paracetamol|ibuprofeno|insulina|medicamentos|dose|gotas|morfina|antidepressivos|aspirina|rivotril|cápsulas
            melhor|melhores|feliz*|aliviad*|bem|tranquil* ... se|que ?eu ?já ?não existisse|morresse|morrer|desaparecesse|sumisse|tivesse_nascido|estivesse_cá|estivesse_aqui|estivesse_morto|estivesse_morta|partisse|nascesse|vivesse ! lista|ranking
            preferia|preferiria|queria|melhor|quero não estar|continuar viva|vivo|cá ! cidade
            quero|queria|vou|vontade|pensei|penso ?de ?em me mata
            melhor|vale|valia|antes ?que|mais ?eu ?estar ?estivesse morto|morta|morresse
            acabo|acabar|acabarei|termino|terminar|acabando com tudo|isto|isso|a_minha_vida|a_vida & noite|hoje|amanhã|já|logo|vou|decid*|quero ! açúcar|petisc*|treino|plano|doces|comida|lista|séri*
            não|nenhuma|nenhum|sem ?vejo|tenho|há|encontro|resta ?nenhuma|nenhum|mais razão|razões|motivo|motivos|sentido para|de|pra|em ?continuar ?a viver|continuar|seguir|existir|estar_cá|levantar|seguir_em_frente ! plano|treino|dieta|programa|app
            nada|ninguém ?mais ?me ... por|para|pra ?o|quem ?que|qual viver|viva|continuar_a_viver & nada|ninguém|resta
            @sitio ... cair|soltar|saltar|pular|atirar|largar|deixar & @pensar ! corrida|treino|corda|foto|prova
            pôr|atirar|saltar|pular|jogar|lançar|meter|passo|deitar|colocar ... frente|da|do|de|na|debaixo|embaixo|a|à ?do|da|de|o|um ... @sitio & @pensar ! corda|corrida|prova
            espero|quero|queria|tomara|desejo|oxalá ... coração ?me pare|pára|parasse|deixe|falhe
            dera|tomara|oxalá|pena|preferia|espero ... acidente|operação|cirurgia|doença|covid|queda|cancro|câncer ... matado|matasse|levado|morto|morta
            @med ... mortal|mortais|letal|letais|morrer|morro|matar|matava|morte|parar_o_coração|parar_o_meu_coração|não_acordar|não_acordar_mais|nunca_mais_acordar & quant*|que|qual|dose|quantidade|suficient*|chega|bastam|se|preciso ! cão|gato|cachorro
            dose|quantidade mortal|letal
            se eu tomar|engolir|tomasse ?a|os|as ?toda|todos ?todas ?caixa caixa|comprimidos|remédios|frasco|cartela & morro|morrer|morte|acontece|acord*|toda|todos ! antibiótic*|vitamin*
            carta|cartas|bilhete|bilhetes|mensagens ?de despedida|adeus|suicídio
            cartas|carta|bilhetes ... quando ?eu ?já ?cá ?não ?cá estiver|morrer|viver|existir|partir
            dei|doei|dado|deixei|ofereci ?o|a|os|as ?meu|minha|meus|minhas cão|cadela|cachorro|gato|gata|coisas|roupas & precisar|preciso|não|breve
            não|nem estarei|vou_estar|estou ?mais ?já cá|aqui|vivo|viva & já|semana|amanhã|breve|mês ! escritório|férias|viagem|ginásio|academia|trabalho
            sinto ?me ?que ?estou ?a mais ?neste|nesta|no|aqui mundo|família|vida
            estou|sou ?a ?demais|mais ?neste|no|nesta mundo & sinto|mais|sobro
            não quero|queria|desejo ?mais ?continuar ?a estar|ficar|viver ?mais neste|nesse|no mundo
            dor|sofrimento ... acabe|pare|termine|cesse|acabasse & quero|queria|aguento|sempre & sempre|aguento|consigo|viver ! joelho|costas|perna
            tirar|tira|tirou ?a ?minha|sua ?própria vida
            voltei|voltado a cortar|machucar|queimar|ferir ?me|os|as & braços|pernas|pulsos|cort*|machuc* ! cozinh*|cabelo
            rezo|rezar|peço|oro|suplico ... não|nunca ?mais ?me acordar|acorde|acordo|despertar ! cedo|cinco
            dói|doloroso|sofre|demora ... afogar*|afogad*|enforcar*|enforcad*|sangrar_até|overdose
            cortei|corto|cortar|rasguei ?a|o|as|os|minha|meu coxa|coxas|perna|pernas|braço|braços|pele|pulso|barriga & lâmina|faca|gilete|navalha|me|outra ! cozinh*|barba|relva|cabelo
            só|apenas|único|única ... mantém|segura|prende|impede|mantem ?me ?em|com|de|a vivo|viva|vida|aqui|matar|morrer ! forma
            plano|data|método ?para|de|pra morrer|matar|suicid*|desaparecer|acabar_comigo
            não ?há|haverá|existe amanhã & mim|vida ! treino|aula
            livres|aliviados|livre ... se ?eu|me morresse|morrer|desaparec*|sumisse|fosse_embora|de_mim
            livres|livre de mim se
            deixem|deixa|deixe|deixar|deixai me morrer|ir_para_sempre
            ninguém ... precisa|quer|ama ?de ?mim|me & morto|morta|morrer|viver|desaparecer|vale
            vale|valia|tanto_faz ?estar ?se ?estou morto|morta|morrer
            corda|faca|pistola|comprimidos|lâmina ... garagem|gaveta|armário|pensar|penso|espera & pens*|espera|paro|sempre ! saltar|escalar|cozinha|pular
            faca|lâmina|navalha|pistola|tesoura ... pulso|pulsos|garganta|têmpora|veias|pescoço & encostei|pus|encosto|contra|apontei|segurei ! cozinha
            prometer|garantir ... viva|vivo|cá|aqui & não|posso
            quanto|quanto_tempo ?tempo ?mais ?eu ?vou ?consigo aguento|aguentar|suporto|suportar|resisto ?mais & magoar|machucar|mais|assim|viver ! prancha|ritmo|prova
            sem|antes ?de ?eu me magoar|machucar|ferir|matar
            breve|finalmente deixo|deixarei|paro de sofrer
            dormir|adormecer para|pra sempre
            desaparecer|sumir de vez
            morte|morrer ... alívio|descanso|libertação|solução|saída|paz & seria|é|única ! pai|mãe|avô|avó
            caixa|comprimidos|remédios|corda|faca|frasco|lâmina|pistola ... ao_meu_lado|do_meu_lado|à_minha_frente|na_mão|na_cama & sozinh*|ninguém|comprimidos|remédios ! vitamin*
            como ?se matar|matarse|suicidar|enforcar|morrer ?se rápido|rapidamente|sem_dor
            guardo|guardar|guardando|juntar|juntando|junto|acumular|acumulo|poupar ... @med & suficient*|bastante*|chegar|dia|chegue
            alguém|ninguém notaria|notava|notasse|daria|sentir* ?pela ?minha ?falta ?se ... ?já não|morto|morta|desaparec* ?aqui & aqui|estivesse|morr*|desaparec*|morto|morta
            notaria|repararia se ?eu ?já não estivesse|existisse|fosse
            nada ?já ?mais faz|tem ?mais ?qualquer sentido|importância
            quase|prestes|ponto ?a ?de ?me saltar|pular|atirar|jogar|lançar & ponte|comboio|trem|telhado|varanda|janela|metro|linha ! corda
            guardo|guardar|guardando|guardado|junto|juntando|juntar|escondo|acumulo|acumulando|poupando ... comprimidos|remédios|pílulas|calmantes|soníferos & dormir|calmantes|soníferos|todos|semanas|meses ! vitamin*|armário
            quantos|quantas|quanto ... comprimidos|remédios|pílulas|calmantes|soníferos ... demais|demasiad*|mata|mortal|morrer & dormir|calmantes|soníferos
            penso|pensando|pensamentos|pensar ?o ?tempo ?todo ?sempre ?só em|na|sobre ?a morrer|morte|suicidar*|desaparecer_de_vez|me_matar ! corrida|fome|prova
            me|eu|faço machuco|machucar|magoo|magoar|corto|mal|firo ?me ?a ?mim & pressão|estresse|stress|sozinh*|noite|alívio|aliviar|calmar|vazio|mim_mesm* ! joelho|correndo|correr|tornozelo|costas|treino|academia|ombro|ginásio
            embora|ir|irme|partir|vou ?embora ?daqui para|pra|de sempre|vez & eu|antes|última|me|vou|minha ! cidade|país|casa|academia|ginásio|emprego
            nada|ninguém ?já ?mais ?me prende|segura|retém|liga ?mais ?já aqui|vida|mundo
            morrer|partir|morte sem ?mais sofrer|dor|sofrimento & como|quero|forma|jeito|maneira|existe|há ! cão|cachorro|gato|avó|avô
            formas|forma|maneiras|maneira|métodos|método|jeito|jeitos ?de ?para morrer|matar|me_matar|suicid*|acabar_com_tudo|acabar_com_a_vida ! fome|bactéri*|inset*
            morto|morta|vazio|vazia por dentro
            não|já ?não pertenço|há_lugar|tenho_lugar|lugar ?para ?mim ?a ?neste ?este mundo|aqui|vida ! turma|equipa|equipe|academia
            penso|planejo|planeio|pensando|imagino em|no|como ?como ?vou ?quero morrer|me_matar|matar_me|acabar_com_tudo ! fome|correr|rir
            não|vou|irei ?vou ?ia ?fazer|farei|faço falta a ninguém|alguém
            ninguém ?vai|iria|me ?me|de ?mim sentir|sentirá|lembrar|chorar*|lembrará ?a ?minha ?falta ?de ?mim ! recorde
            esquecido|esquecer*|esquecerão ?de ?mim & todos|ninguém|gente|semana & me|mim|melhor ! senha|palavra
            perdi|perdido|perdida|sem|não ?tenho|há ?já ?mais ?a|nenhuma ?toda vontade|ânimo|alegria ?de ?por viver|vida
            tomei|engoli|tomado|tomo|engulo ?uns|umas #8-500 ?dos|das ?meus|minhas @med ! vitamin*|mg|dias|semanas
            coração ?me ?se para|parasse|falhasse|parar|falha ... alívio|melhor|aliviad*|feliz|bem|igual|contente
            não ter|precisar|ter_mais ?mais de|que existir|viver|estar_aqui|cá_estar|estar_vivo|estar_viva
            mordo|mordi|arranhei|arranho|arranhado|bato|bati|belisco|soco ?me ?com ?contra ?em ?a ?os|as|o|na|nos|meus braços|braço|pulsos|pulso|pernas|pele|cabeça|cara|parede ... sentir|sangr*|calm*|dor|alívio ! cão|cachorro|gato|mosquito*|boxe|escalad*
            consigo|aguento|suporto|posso ?carregar|suportar|aguentar|viver|mais ?mais ?com ?tanta ?esta|essa|a|tanta dor|vazio|tristeza|solidão|sofrimento|angústia & não|mais|já ! joelho|costas|dente|ombro|pé|tornozelo
            atiro|atirar|jogo|jogar|bater|bato|viro|virar|lanço|lançar|enfio ?me ?com ?o|meu ?carro ... contra|para|no|debaixo|contramão ?uma|um|o|a|de árvore|muro|caminhão|camião|trânsito|penhasco|poste|ponte|carros ! evitar|caminhei
            mundo|todos|família|gente|vida ?é|seria|está|estaria|ficaria|estariam ?muito|bem melhor|feliz|tranquil* sem ?gente|pessoas|alguém ?como eu|mim|gente|pessoas
            não ?acho ?penso|quero ?que ?em ?vou ?a chegar|chego|ver|verei|passar|completar ?a|ao|até ?meu|o|ao ?meu ?próximo aniversário|natal|primavera|verão ! família|amigos|meta|objetivo
            importava|importaria|importo ... atropel*|morrer|morresse|acord*
            onde ?para vou|irei|for ... preciso|precisar*|falta & não|já|mais ! férias|viagem|praia|montanha
            nada ?mais ?já a|para|que perder & noite|hoje|fim|adeus|amanhã|não ! peso|jogo|corrida
            despedi|despeço|despedida ?me ?hoje ?já ?de todos|toda|família|filhos|amigos|mundo|quem ! trabalho|férias|colegas|açúcar|aeroporto
            acidente|doença|infarto|enfarte|cancro|câncer mortal|fatal|terminal & desejo|queria|quem_dera|espero|sonho ! medo|pai|mãe|vi
            comprimidos|remédios|corda|lâmina|faca|pistola ... coragem|força|ousadia & caso|quando|finalmente|ganhe|tenha ! escalad*|saltar
            sangrar|sangro até|a morrer|morte ! animal
            por dentro ?já ?eu ?estou ?me ?sinto morto|morta|vazio|vazia
            não|já vejo|sei|entendo|percebo ?mais ?já para|por|porque ?que|quê ?devo ?ainda ?estou estar|aqui|vivo|viva|estou|existo|cá & aqui|vivo|viva|existo|cá|estar ! app|lista|ginásio|academia
            vida|viver|existir ?é|parece|virou|tornou ?se|só ?uma|um tortura|inferno|insuportável|castigo|agonia|prisão ! ritmo
            vou|irei|parto ?me ?embora para|de sempre|vez & depois|antes|última|embora ! cidade|país|casa|trabalho|açúcar
            se|que ?eu ?me morresse|morro|morrer|morria & melhor|fácil|sono|dormir|alívio|ninguém|todos|feliz|simples ! fome|rir|sede|maratona|tédio
            meu ?próprio funeral|enterro|velório|túmulo ! pai|mãe|avô|avó|cão
            deixar|deixasse|deixo|parar|parasse ?simplesmente ?só de respirar|existir|viver & melhor|quero|simplesmente|queria|seria ! nariz|resson*|apneia|asma|cidade
            tomei|engoli|tomado @med demais|a_mais|demasiad* ! vitamin*|magnésio
            tomei|engoli|tomado demasiad*|muitos|tantos|muitas @med ! vitamin*|magnésio
            me|eu machuco|corto|queimo|firo|bato|castigo|magoo ?me ?a ?mim ?mesmo ?mesma ?de propósito|de_propósito|intencionalmente|por_querer ! futebol|desporto|correndo
            posso|quero|consigo|aguento|dá ?para ?mais ?continuar ?a viver|existir|vivendo ?assim & não|mais|já ! cidade|campo
            não quero|queria que ?nunca chegue|venha|amanheça|seja ?o ?a amanhã|manhã|dia ! exame|corrida|despertador
            sobrevivo|sobreviverei|aguento|aguentarei|suporto ?a ?mais outra|uma ?mais noite|dia|semana & não ! treino|dieta|turno
            no|ao limite & amanhã|viver|morrer|mais|quero ! série|corrida
            caminhar|nadar|entrar|andar|ir ?pelo|no|para|pela ?o ?a ?dentro mar|água|rio|lago|floresta|mata & voltar|nunca|não ! cão|temperatura|fato
            acabei|terminei|cansei ?já ?com ?a|da|minha vida ! treino
            bom|bem|fácil|melhor seria|era ?eu não estar_cá|estar_aqui|existir|acordar|viver ! cansad*|lesionad*|doente
            saltar|salto|pular|pulo|atirar|atiro|jogar|jogo ?me do|da|de ?um|uma telhado|ponte|prédio|varanda|janela|terraço ! corda|piscina
            odeio estar|ser|continuar vivo|viva|viver|nascido
            vejo|tenho|há|encontro ?já motivo|razão|razões|motivos ?nenhum ?nenhuma para ?me|eu levantar|viver|continuar|existir & não|sem|já ! treino|plano|dieta
            se|quando eu ?já estivesse|estiver|estou morto|morta ! cansaço
            tomar|tomo|engolir|engulo|tomasse #8-500 ?de @med ! mg|vitamin*
            sair|fugir|ir desta|deste|dessa|da vida|mundo & quero|queria|preciso ! sedentári*
            faca|lâmina|navalha|pistola|arma ... mão & se|usar|sei|vou ! cozinha|legume*
            não mereço ?continuar estar|estar_aqui|cá_estar|existir|viver ! pódio
            [emergency.now]
            @chest = peito|tórax|torácic*|esterno
            @hurt = torno|prensa|dor|dores|dói|doem|aperto|pressão|peso|opressão|pontada*|queimação|ardor|esmag*|sentado|facada|desconforto|incómodo|aperta
            @hurt ... @chest ! dorido|flexões|supino|treino
            @chest ... @hurt ! dorido|flexões|supino|treino
            coração ?me dói|dor|parou
            enfarte*|infarto*
            ataque ?do|de|cardíaco coração|cardíaco
            avc|derrame|trombose
            angina
            não|custa|mal|dificuldade|difícil ?consigo ?me ?em ?a ?para respirar|respiro|respira ! nariz|exercícios
            não respira|respiro
            sufoc*|asfixi* ! calor|trabalho ! acaba|acabou|prova|provas|trânsito|mês
            falta|faltando|faltou ?de ?me ?o ar|fôlego ! pneu
            sem|falta fôlego|ar|ar_mesmo & sentad*|repouso|deitad*|nada
            desmai* ! nunca
            perdi|perdeu|perder|perda|perco ?de ?a ?os consciência|conhecimento|sentidos
            inconsciente
            não|n acorda|responde|reage & mãe|pai|ele|ela|caiu|marido
            desab*|colaps* ! sofá
            vista ... escureceu|escura|turva|caí
            vejo|vi tudo preto|escuro
            boca|cara|rosto|face|sorriso ... torta|torto|caíd*|paralis*|dormente ! foto|fotos|selfie
            fala|falar|falo|palavras ... enrolad*|arrastad*|estranh*|conseguia|consigo & boca|repente|não|enrolad*|arrastad* ! inglês|correr|recorde
            não conseguia|consigo|consegue ?mais falar|mexer|andar ! corrida
            não sinto|mexo ?mais ?o|a|as|um|meu|minha braço|perna|pernas|mão|lado|cara
            metade|lado ?da ?do cara|corpo|rosto & dorment*|paralis*|sinto
            dormente|dormência|formigamento|formigueiro ... braço|cara|mão|lado|rosto ! sapatos
            metade da cara|face|rosto
            braço esquerdo & dor|dói|formig*|dorment*|enjoo|náusea*|pesad* 
            braço fraco|pesado|dormente & repente|boca|esquerdo|torta
            não vejo|via|enxergo ... olho|nada|repente & olho|repente|duplo
            repente não|n vejo|via
            pior|piores ?a ?as dor|dores de cabeça
            dor de cabeça ... repente|vida|explosiv*|súbit*
            cuspo|tusso|tossir|tossindo|vomit*|urino|tosse|cuspindo ?com ?a sangue
            sangue ?nas|na|no|pela fezes|urina|vómito|vômito|boca
            fezes ... pretas|sangue|negras
            sangrando|sangro .. não ?se para|pára|estanca
            sangrando|sangrar|sangro|hemorragia ... para|muito|abundante & não|muito|abundante ! bolha
            lábios ... rox*|azul*|azuis
            ficar|ficando|ficou|está azul|roxo|roxa
            garganta|língua|cara|lábios ... inch*|fechando|fecha ! constipação|resfriado
            reação|reacção alérgica
            anafil*
            convuls*|epilep*
            confus*|desorientad* & sei|onde|estou|está|repente ! gráfic*|números|plano
            não sei onde|quem estou|sou
            pescoço|nuca rígid* & febre|luz
            forte|intensa|insuportável|horrível ?dor ?de|na|no barriga|estômago|abdominal|abdómen|abdômen
            panturrilha|barriga_da_perna|perna .. inch*|vermelh* & ar|dor|respir*
            palpitações|taquicardia & tont*|cair|desmai*|peito|suor* ! partida
            coração .. dispara|acelera|pára|falha & preto|tont*|desmai*|cair|peito
            suor|suores frio|frios & maxilar|braço|peito|dor|enjoo|mandíbula
            maxilar|mandíbula|queixo & dor|suor*|peito|braço
            paralis*
            tusso|tossindo|tosse|tossi|tossir|cusp*|vomit* ... sangue ! doei|doar|doação|análise*|exame*|pressão
            sangue ... tusso|tossir|tossindo|tosse|vomit*|cusp* ! doei|doar|doação|análise*|exame*|pressão
            garganta ... fechar|fecha|fechando|fechou|apert*|inch* ! constipação|resfriado
            fechar|fecha|fechando|fechou ... garganta
            inch* ... cara|lábios|língua|rosto|olhos|garganta & picada|vespa|abelha|comer|comi|nozes|amendoim*|camarão|marisco|alerg*|respir*
            cara|lábios|língua|rosto|olhos|garganta ... inch* & picada|vespa|abelha|comer|comi|nozes|amendoim*|camarão|marisco|alerg*|respir*
            responde|reage & não & desmai*|mulher|marido|pai|mãe|caiu ! app|relógio
            demasiada|demasiadas|muita|dobro|dupla ?dose ?unidades ?da ?de insulina & demasiada*|tremo|tremer|suar|tont*|mal|dobro|dupla|tremendo
            insulina ... a_mais|demais|dobro ! nunca
            [emergency.today]
            pressão|tensão ... #181-300 ! quantos|média
            pressão|tensão ... #125-250 ?por|sobre #121-200
            saturação|oxigénio|oxigênio|spo2 ... #60-92 ! quantos|média|dias|mínimo|baixo|abaixo
            #39.1-43 ... febre|temperatura ! quantos
            febre|temperatura ... #39.1-43 ! quantos
            febre ... #3-30 dias
            coração|pulso|batimentos|frequência ... #121-250 & sentad*|deitad*|repouso|parad* ! quantos|média
            [emergency.visit]
            fôlego|falta_de_ar|cansaço ... escadas|facilmente|nada & agora|ultimamente|facilmente
            [emergency.visit.loss]
            emagreço|emagreci|emagrecendo|emagrecer|perco|perdi|perdendo ... sem ?nenhum ?fazer motivo|querer|razão|dieta|explicação|causa|tentar & peso|quilos|kg|emagre*
            perda ?de ?peso ... sem|inexplic*|involuntári*
            peso ... desce|cai|baixa|diminui ... como|normal*|sem|embora & como|normal*|sem ! tendência
            estou|ando|venho ?a perder|emagrecer|perdendo|emagrecendo ... sem tentar|querer|motivo|razão|fazer|esforço
            peso|quilos|kg ... desce|cai|baixa|perco|perder|perdendo|diminui|perdido ... sem|embora|apesar ?de ?que ?não ?eu tentar|querer|fazer|faça|dieta|motivo|mudar|mudei|nada ! tendência
            perdi|perdido|emagreci ... sem fazer|mudar|alterar ?absolutamente nada|dieta|exercício & quilo*|kg|peso
            [eating.visit]
            anorexi*|anoréxic*
            bulimi*|bulímic*
            transtorno*|distúrbio*|perturbação ... alimentar*
            pro ana|mia
            @food = comer|comida|como|comi|comido|refeição|refeições|jantar|almoço|pequeno|pizza|bolo|pão
            provoco|provocar|induzo|forço ?me ?o ?a vómito|vômito|vomitar
            vomito|vomita|vomitar ... depois|tudo|cada|após|propósito ... @food|como ! maratona|vírus|gastro*
            compuls*|ataques|comida|comer ... depois|e vomito|vomitar
            vomito tudo ?o ?que ?como
            laxante* ! avó|avô|leve|fibra|cachorro
            sem comer & quilos|kg|dias|semanas ! carne|açúcar|pão|doce*|glúten|peixe|fritos
            compulsão|compulsões & aliment*|comida|comer|vergonha
            fome ... passo|passar|morr*|aguent* & semanas|emagre*|magr*|dias|peso
            passo fome
            jejuar|jejum ... magr*|emagre*|perder|peso & magr*|emagre*|água|#3-60|peso ! intermitente|ramadão|ramadã|pulso
            jejum de água
            não|nada|sem ?como|comer|comi|come ?nada ?há ?até ?em #2-60|nada|sexta|segunda|dias & comer|como|comi|come ! noite|carne|açúcar|depois|vinte|horas|fome|almoço|lanche
            já não come ?quase ?mais ?nada ! carne
            parei|parar|deixei|deixou|parou ?de comer ! carne|açúcar|pão|tarde|noite
            mínimo|menos|pouco ... comer|viver & posso|desmai* ! dia_comi
            tirar|enganar|ignorar|suprimir|inibir|aguentar|cortar ?a ?o fome|apetite & comer|não|magr*
            para não comer & fome|como ! tarde|doces
            dicas|truques ... não_comer|vomitar|jejuar|emagrecer_rápido|pro_ana
            mereço|merecer|ganhar ?a ?o ?de comer|comida|jantar|sobremesa|pizza
            não mereço ?hoje comer|jantar|comida
            medo|pavor|pânico|terror|fobia ... comer|engordar|comida|calorias|balança|gorda|ganhar_peso ! maratona
            gramas|quilo|balança ... pânico|choro|crise|ansiedade
            sinto|vejo|sou|estou|acho ?me ?tão ?muito ?uma ?demasiado gord*|obes*|nojenta|vaca|baleia|porca|balofa & gord*|vaca|nojo|imc|baleia|porca|nojenta|obes* ! cão
            vaca|porca|baleia gorda
            odeio|nojo|detesto|vergonha ... corpo|como|comer|barriga|espelho|comida|gordura|mim
            culpa|culpad*|vergonha|remorso ... comer|comi|maçã|comida|pão ! trein*
            comer|comi|maçã|comida|pão ... culpa|culpad*|vergonha|nojo ! trein*
            castig*|punir|punição|puno ... bolo|comer|comida|exercício|comi|cardio
            queimar|compensar|queimo|eliminar|gastar ... pizza|comi|bolo|comido|comida|hambúrguer|chocolate|jantar ! quantas_kcal
            livrar ... comi|comida
            tudo o que comi|como & queimo|queimar|vomito|livrar|eliminar
            direito|permito|permissão|proíbo|proibido|deixo ?a ?de ?me comer ! médico & sem|proíb*|não|só|direito|proib*
            proíbo me de comer
            antes de poder|comer ?comer & queimar|correr|kcal ! longo
            mastigo|mastigar ... cusp*
            défice|déficit ... #1001-9000 ! quantos|que|how|days|which|did
            #1001-9000 ... défice|déficit
            imc|bmi ... #10-18.4
            meta|objetivo|peso|ficar|abaixo|pesar|menos|chegar ... #25-45 quilos|kg|quilo|dos ! agachamento|supino|perder|halter*
            abaixo ?dos ?de #25-45 quilos|kg
            como|comer|viver|meta|objetivo|põe|limite|dieta|só ... #100-1199 calorias|kcal & dia|viver|meta|objetivo|só|limite ! almoço|queim*|défice|déficit|pequeno|jantar|prova|manutenção
            #50-1199 calorias|kcal ?hoje|por|só & orgulh*|dia|só ! queim*|défice|almoço|pequeno|prova|domingo
            menstruação|período|regras ... dieta|sem|perdi|fiquei & dieta|peso|emagre*|comer
            sem menstruação & dieta|emagre*
            ossos|costelas|clavículas & vejam|ver|aparecer|veja|quero ! bem|fortes
            magr*|esquelétic* & ficar|ser|possível|até|água|quero|mais ! iogurte|leite
            só|apenas|somente ?uma|um|água maçã|salada|água|café|pepino|iogurte & hoje|culpa|magr*|dia|emagre* ! antes
            escondo|esconder|deito_fora ... comida|comer
            minto|mentir ... comi|comer|comido
            salto|saltar|pulo|pular ... refeições|jantar|refeição & quilos|kg|emagre*|abaixo|peso|magr*
            conto ... cada|todas|as calori*
            comer com|perto|frente ?de gente|outros|pessoas|amigos & não|medo|consigo
            menos como & melhor|orgulh*
            comprimidos|remédios|chá|cápsulas ... emagre*|dieta
            dia sim ... dias|dia não & como
            como|comer ... cada #2-9 dias
            peso|pesar ... #4-99|muitas|vinte|várias vezes & dia|hora
            dedo|dedos ... garganta
            se|quando|vez|sempre ?que como|comer ... tenho|preciso|devo ?de|que ... correr|queimar|exercício|horas|caminhar|bicicleta|treinar ! antes|esperar|digest*
            pânico|terror|medo|pavor ... engordar|ganhar|aumentar ?um|meio|de ?só quilo|quilos|grama|peso|kg
            deito|deitar|jogo|atiro|jogar ... comida|almoço|jantar|refeição ... escondidas|escondido|ninguém
            magra|magro ... mas ?eu ?só|ainda ?me ... gordura|gorda|gordo|enorme ! leite|carne|iogurte
            cuspo|cuspir ... comida|calorias|bolo|engolir
            [idiom]
            laxante ... colonoscopia|operação
            desmaiei ao ver a|o conta|preço
            vivo|viver sem ?o ?a ?meu ?minha café|chá|música|esporte|chocolate|celular
            magro|magra e|mas quero músculo|músculos|engordar
            e se ?eu nunca|não melhorar|melhoro
            acabar|terminar tudo hoje|amanhã|até|antes|logo
            coração ?me parou ?por ?um ?segundo|instante ao|quando ver|vi|li
            esperança para|de a|o|minha|meu ?minha ?meu sequência|recorde|meta|pódio|corrida
            morro|morrendo|morrer|morto|morta|morri ?quase de|por ?tanto fome|rir|sede|cansaço|tédio|sono|vontade|frio|calor|vergonha|medo
            quase tive um enfarte|infarto
            tiros suicidas
            esquadrão suicida
            prevenção do suicídio
            tirar o fôlego
            morte súbita
            pressão no pedal
            peso morto
            não quero ?mais viver na cidade
            por hoje acabou
            treino|subida|sessão|corrida|prova|aula|ladeira|calor ?de ?hoje|ontem ?quase ?me ?nos matou|mata|matam|mataram
            fim ao|à|aos|às ?meu|minha|meus vício|petisco*|açúcar|doces|sessão|tabaco
            ficar|estar sentado|parado|parada|sentada me|nos mata
            morreu|faleceu|falecido de|por|com ?um enfarte|infarto|ataque
            """)
}
