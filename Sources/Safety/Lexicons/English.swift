extension SafetyLexicon {
    static let english = SafetyLexicon(
        language: .english,
        table: """
            [not]
            no not without never dont didnt doesnt havent hasnt isnt nor zero wasnt wont neither aint none
            [but]
            but and because so i im then though although
            [own]
            i im ive id ill me myself am
            [other]
            friend friends mother mom mum mommy mummy father dad daddy papa wife husband partner girlfriend boyfriend son daughter
            child kid baby brother sister colleague roommate grandmother grandma grandfather grandpa neighbour neighbor uncle aunt
            cousin coworker classmate he she him her hes shes herself himself they them themselves themself someone somebody
            [common]
            the and is it i my to of in on was for what how did you this that with at have had not im be are but after
            when am should can than from last today feel dont want just like they would which night all
            [word]
            depth overdoing overdoes overdid olive drying milling filling billing fired tire hired wired slept sleep kilos miles still skill drill smell spell ending's friday monday tuesday wednesday thursday saturday sunday stops trial trail bread read great early yearly clearly nearly light right lives given liver river diver driver water later taste waste hardly house horse nurse
            [ask]
            what is|are|does|causes
            whats|define|explain
            how common|likely
            symptoms|signs of
            difference between
            [past]
            years|year|months|decades ago
            last|previous year
            as a child|kid|teenager
            used to
            when i was
            in the past
            in my twenties|teens|youth
            in|since|of #1950-1999
            in|since|of #2001-2035
            [number]
            one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 fourteen=14 fifteen=15
            sixteen=16 seventeen=17 twenty=20 thirty=30 forty=40 fifty=50 hundred=100
            [mass]
            kg|kgs|kilo|kilos|kilogram|kilograms=1 lb|lbs|pound|pounds=0.4536 stone|stones=6.35
            [time]
            day|days=1 week|weeks|wk|wks|weekly=7 fortnight=14 month|months|monthly=30
            [lose]
            lose losing drop dropping shed shedding cut cutting down lighter loss
            [lost]
            lost dropped shed
            [spelling]
            wanna=want to
            gonna=going to
            gotta=have to
            alot=a lot
            cannot=cant
            idk=i dont know
            n=and
            u=you
            r=are
            tho=though
            ur=your
            wana=want to
            everytime=every time
            wnat=want
            wnt=want
            wannna=want to
            kil=kill
            aliv=alive
            alve=alive
            deth=death
            dieing=dying
            kll=kill
            lif=life
            liv=live
            suiside=suicide
            [crisis.now]
            dont|not|cant|no see|know|understand|reason why ?i ?should wake_up|get_up_tomorrow|live|keep_going|go_on|carry_on
            why i should|would wake_up|get_up_tomorrow|live|keep_going|go_on|carry_on|bother_living
            crash|crashing|drive|driving|steer|steering|ram ?my ?the ?a car|bike|van .. wall|tree|bridge|truck|traffic|river|cliff & imagin*|think*|thought|want|urge|might|tempted
            be|am|im|id better ?off dead
            want|need|wish|make ?the ?this ?my ?all pain|suffering|hurting|noise_in_my_head ?to end|stop|be_over & forever|good|just|everything|anymore ! knee|back|leg|foot|shoulder|hip
            @self = myself|myslef|mysef|my_self|himself|herself|themselves|themself|yourself|ourselves
            @wish = want|wants|wanted|wanting|wish|wishing|hope|hoping|like_to|love_to|going_to|plan*|thinking|think|thought|thoughts|ready|trying|tried|try|tries|need|rather|urge|urges|decided|threatens|threatened|talks|talking|planned|tempted|might|will|should|could|may|feel_like|about|keep
            @alive = want_to_live|want_to_be_alive|wanting_to_live|wish_to_live|want_to_exist|want_to_be_here|wanting_to_be_alive
            kill|killing|killed|hang|hanging|drown|drowning|shoot|shooting|stab|poison|poisoning|unalive|unaliving|offing @self
            off|offed|ending|end myself|himself|herself
            suicidal|suicidle|suicide|suicides
            kms & lol|fr|tbh|rn|wanna|gonna|actually|might|just|literally|ngl|im|id|should ! how|many|run|ran|walk*|ride|rode|did|per
            kys
            unalive|unaliving
            want|wants|wanna|wanted|wish|ready|rather|prefer|deserve|deserves|need|hope|hoping ?i ?just ?really ?to ?could ?would ?only ?be ?i die|dead|death
            i|we|he|she|they want|wants|wanted ?just ?really to die|be_dead
            wish|wished|wishes|if_only ?that ?i ?was|were|could|had|would dead|died|die|never_been_born|never_born|not_been_born|not_alive|not_exist
            wish|wished ?that ?i had|was|were never ?been born
            better|best off|if .. dead|gone|without_me|not_here|not_around|not_alive
            better|happier|relieved|fine|easier .. without me
            better|happier|easier|relieved .. if i ?was|were|just|had ?to dead|gone|died|die|disappeared|vanished|left_them|left_for_good|went_away
            better|happier|easier|relieved .. if i wasnt|werent|didnt ?even here|around|alive|exist|born ! tired|injured|late|gym|office
            would ?be ?all ?so ?much better|happier|easier|relieved .. i|im was|were|wasnt|werent|died|dead|gone
            if i|im ?was|were|am ?just ?ever ?suddenly dead|died|disappeared|disappear|vanished|vanish|gone|didnt_wake_up|never_woke_up ! race|parkrun|club|data|app|weekend|holiday
            when|after|once i ?am die|kill|dead|gone ! weekend|holiday|vacation|gym|shift|run|work|race|shopping
            @wish .. end|ending ?my|it|things ?own life|all|everything|existing|existence|living|for_good|things
            @wish .. finish|stop ?my|it|things ?own life|all|everything|existing|existence|living|for_good ! today|plan|rest|workout|training|tasks|week|list|sets|exercises|before|notifications|work|chores|homework|friday|sunday|monday|sugar|coffee|snack*
            end|ending|take|taking|took|taken ?my|his|her|their|your ?own life|lives ! workout|work|balance|insurance|time
            @wish .. end|ending it|things|this ! workout|set|session|run|streak|diet|plan|week|day
            how|way|ways|method* to ?painlessly ?quickly end|finish it|things|myself ! workout|session|streak
            quickest|fastest|easiest|painless|best way to ?end|die|kill|go|disappear ?things|it|myself|all & die|end|kill|disappear|things ! session|workout
            painless|painlessly|peaceful way|ways to ?just go|leave|disappear ! workout|run|start|begin|home|faster|holiday
            do|did|does|doesnt|dont|not|no|never|stopped|cant|havent .. @alive
            dont|not|doesnt|didnt|never ?really ?even want|wanting|wants ?to live|be_alive|exist|wake_up|go_on|continue|be_here|carry_on|keep_going|be_around ! in|with|near|at|by|where|so|early|before|late|alone|abroad|longer_there
            dont|not|doesnt|didnt want|wants to ?live|be_alive|wake_up|be_here|exist anymore|any_more|any_longer|again|tomorrow|ever
            dont|not|doesnt want|wants to live|be|stay in|on this world|planet|life|earth
            dont|not|doesnt ?even plan|planning|intend|expect|expecting ?on ?to ?be wake|waking|alive|living|around|here ?up
            dont|doesnt|not see ?any ?a ?way ?point ?reason way_out|way_forward|way_through|future|point_in_living|tomorrow|point_in_going_on|reason_to
            no|lost|losing|without|any|zero|dont_have|havent ?any ?all ?more hope ?left|anymore|remains|at_all|in_life ! race|pb|win|team ! of_beating|record|medal|weather|sun|seat|winning
            i|im|feel|feeling|feels|so|completely|utterly|everything_is|life_is|its_all|all hopeless ! at|with|case|cook|swimmer|runner|form|mess|technique
            hopeless* about life|everything|living|future|anything|myself
            no|any|see_no|whats_the|what_is_the|not_much|cant_see_the|dont_see_the|see_any point ?in ?to ?of living|life|going_on|anything|continuing|being_here|any_of_it|any_of_this|carrying_on|trying_anymore|waking_up|existing|being_alive|it_all|keeping_going ! zone|stretching
            no|any|nothing|without|lost|havent_got|cant_find|have_no ?real ?good reason|reasons|anything ?left ?for|to live|living|be_alive|go_on|exist|carry_on|wake_up|keep_going|stay_alive|continue|be_here
            nothing|nobody|noone ?left to live for
            why ?should|do|would|am|even ?i ?even ?bother keep|live|living|alive|exist|going_on|go_on|wake_up|keep_living|carry_on|keep_going_on ?living ! city|early|at|schedule|run|running|here
            life ?is ?isnt ?not ?has ?no ?lost ?feels ?just ?really ?all ?its worth_it|worth_living|meaningless|pointless|meaning|unbearable|hopeless|empty|worthless & isnt|not|no|lost|meaningless|pointless|unbearable|hopeless|empty|worthless|aint
            life has|is|feels|lost .. no|all|any|without ?meaning|purpose|sense|point ! is_good
            isnt|not|aint worth ?it ?living ?anymore|living|life & life|living|live
            tired|sick|exhausted|done|fed_up|weary ?and_tired of|with living|life|existing|being_alive|existence|waking_up|being_here|this_life|my_life|everything ! sore|hurting|aching|with_this|in_the_city|near|early
            im|i_am|so|just done|finished ?with living|life|everything|fighting|trying_to_live|existing|this_world
            im|i_am done .. cant fight|go_on|do_this ! set
            cant|cannot|dont_want_to|not_able_to|couldnt|unable_to|no_longer ?just ?really ?even do|take|go_on|live|cope|stand|bear|carry_on|continue|fight|handle|keep_going|endure|survive ?with ?this|it|life|living|like_this|the_pain|my_life|on ?pain anymore|any_more|any_longer|no_more|longer ! pull* ! push* ! burpee* ! reps|run|running|squat*|km|miles|weight|gym|walk|treadmill|double|exercise|workout|without|carbs|meetings
            cant go_on|carry_on|keep_going|live|continue|do_life ?living ?like ?with ?this|that|life|it ! holiday|run|runs|bike|vacation|trip|ride|rides|walks|hikes|climbs|music|monday|tuesday|wednesday|thursday|friday|saturday|sunday
            cant_do|cant_take this|it ?any ?all anymore|more|longer
            at|reached the end of my|the rope|tether
            dont|doesnt|not|stopped|never|longer ?even ?really care|caring|matter ?to_me ?if|whether ?i live|die|alive|living|wake|survive|dead|lived ! battery
            hope|wish|wishing|pray|hoping ?that ?i ?some ?a get|gets|got|getting|would|could|dont|car|truck|bus|never ?just ?hit|run_over|hits|cancer|wake_up|a_car|killed|runs & hit|over|wake|killed|cancer ! pb|goal|target
            sleep|asleep|bed ?and ?to ?then ?just ?i never|not|dont|without|wont ?have_to ?ever wake|waking|woke ?up
            never wake|waking|woke ?up ?again ! alarm
            not|dont|never|wont|didnt|hope_i_dont|wish_i_didnt|without .. waking|wake|wakes ?up tomorrow|again|ever|anymore|one_day|in_the_morning & tomorrow|again|ever|anymore|wish|hope|plan ! so_early|early|alarm|at|night
            sleep|asleep forever|eternally|for_good
            disappear|vanish|fade|gone ?from_this_world ?away forever|for_good|completely|off_the_earth|from_the_world|from_this_world|from_life
            want|wanna|wish|like ?to ?i ?could ?just ?everything ?it ?all ?be ?stop disappear|vanish|stop_existing|cease_to_exist|not_exist|not_be_here|be_gone|over ?for ! weekend|mountains|week|holiday|race|winter|season|workout|run|diet|fever|cold
            stop|stopped|cease|without|tired_of existing|being_alive
            want|wish|need it|everything|this|pain ?all ?to ?just be_over|end|stop|go_away_forever ! rest|rest_day|day_off|beep*|week|season|workout|run|race|training|noise|notification*
            nobody|noone|no_one|none|who ?would ?will ?even ?ever miss|notice|care|misses|cares ?me ?if ?i gone|died|disappeared|vanished|dead|me|if_i ! run|race|parkrun|record|pb
            burden ?to ?on ?for everyone|everybody|family|parents|kids|others|people|wife|husband|them|friends|my|mum|mom|children ! running|group|team|club
            i|im|am|feel|feeling|being ?just ?only ?like ?such ?nothing ?but a ?huge ?terrible burden ! lifted|running|group|team|club
            worthless|useless|i_hate_myself|hate_myself|failure|empty & over|die|dead|disappear|live|end|gone|living|life|alive ! battery
            i|im|am|feel|feeling ?so ?completely ?utterly worthless
            goodbye|goodby|farewell|bye ?cruel ?everyone|world|forever|all|letter|letters|note|everybody|to_everyone ! sugar|tomorrow|later|fat|belly|weight ! see_you & thanks|everyone|forever|world|letter|letters|note|everybody|everyone|all|will|family|final|last|this_is
            this_is|saying|said|say|my|written|write|wrote|final|last ?a ?my ?the ?for goodbye|goodbyes|farewell ! sugar|tomorrow|today ! summer|winter|season|colleague*|job|office|team|work|gym|buddies|retire*|holiday*|smok*|cigarette*|school|class
            last|final time|message|day|night|words|goodbye ?i|ill|youll|that|ever ?will|ever|hear ask|hear|here|see|talk|write|alive|from_me ! pb|run|ran
            last|final night|day|message alive|on_earth|here|from_me
            letter|note|letters|will ?to|for ?my ?children|kids|parents|family|wife|husband|everyone ?for ?when|after|if ?i|im ?am ?no gone|dead|longer_around|longer_here|not_here|no_longer
            giving|given|give|gave away ?all ?most ?of my|everything ?favourite|favorite|own ?stuff|things|belongings|possessions|clothes|pets|dog|cat|books|everything|valuables ! old|treadmill|shoes|bike|charity
            will|affairs ?and ?in ?order ?said ?goodbye|order & goodbye|sorted|everyone|affairs ! will_be|will_i
            pills|tablets|rope|gun|knife|razor|bridge|noose|meds ?are|is ?all ready|prepared|collected|saved|stockpiled|loaded|waiting
            have|got ?all ?the ?some ?my ?a pills|tablets ready|lined_up|counted|with_me_now|in_front_of_me ! vitamin*|supplement*|salt
            have|got|bought|counted|lined ?up ?all ?the ?some ?my ?a rope|noose|gun|razor* ?ready|up ! session|class|workout|training|run|jump|skip*|climbing|gym|battle|shav*|beard
            bought|hoarded|hoarding|collecting|collected|saving|stockpiling|counted|lined|saved ?up ?all ?the ?some ?my ?a rope|noose|gun|pills|razor*|tablets ?ready|up ! jump|skip*|climbing|gym|battle|vitamin*|supplement*|salt ! for_my_cold
            how many|much ?pills|tablets|paracetamol|tylenol|ibuprofen|sleeping|insulin|medication|aspirin ?pills ?would|does|do ?it take|kill|die|lethal|overdose|fatal|not_wake|never_wake ?to ?kill|die & pills|tablets|paracetamol|tylenol|sleeping|insulin|medication|ibuprofen|aspirin
            whole|entire|all|bottle|pack|handful|box ?of ?the|my pills|tablets|bottle|pack|meds|medication|paracetamol & took|swallowed|taken|swallow|take|taking ! course|antibiotic*|morning|prescribed|vitamin*
            overdose|overdosed|overdosing ! sunshine|chocolate|caffeine|cake|sugar|vitamin|cuteness|christmas|fun
            jump|jumping|jumped|throw|throwing|threw|step|walk|walking|drive|driving ?myself ?off ?in ?into ?from ?under ?out ?of ?front ?of ?a|the|my train|bridge|balcony|roof|building|window|cliff|traffic|subway|tube|tracks|tram|wall|tree|it ! box|rope|lunch|walked_the_bridge & off|front|from|into|under|out|myself|wall ! run|trail|walk|bike|hike|cadence
            cut|cutting|cuts|burn|burning|scratch|scratching|slash|slashing|slit|harm|harming|hurt|hurting|injure|hit|hitting|bite @self ! shav*|cook*|kitchen|chopp*|run|running|ran|gym|training|lifting|playing|workout|exercis*|squat*|deadlift*|overtrain*|accident*|knife_slipped|onion*|by_mistake|hot_tea|iron|oven|grill|football|yoga|skiing|climb*|sport*|match|race|tea|coffee
            want|wanna|thinking|think|urge|urges|voices|might|afraid_i|thoughts ?to ?of ?about ?me ?tell ?will ?i hurt|hurting|harm|harming|cut|cutting|injure|injuring|burn @self ! overtrain*|gym|run|running|training|lifting
            self harm|harming|injury|harmed|injuring
            selfharm*
            cut|cutting|slit|slitting|slash|scratch|scratching|burn|burning|scars ?on ?open ?my ?own wrists|wrist|arms|arm|thighs|thigh|skin|legs & bleed|cope|numb|again|razor|blade|feel|myself|cigarette*|wrist*|want|scars|thigh* ! tan|sun|thorn*|bush*|tree|fell|fall|shav*|cat|dog|workout|squats|bike|crash
            razor|blade ... my|own arms|arm|wrist|wrists|skin|thighs|legs & cut|press|pressed|use|using|into|against ! shav*
            voices .. tell|tells|say|saying|telling|want .. me
            think|thinking|thoughts|obsess*|dream|dreaming|fantasise|fantasize|daydream|wonder* ?so ?a_lot ?constantly ?all_the_time ?often ?every_day ?only ?mostly of|about ?my ?own ?being ?not ?just death|dying|dead|ending|not_being_here|not_existing|funeral|being_gone|not_being_around|not_being_alive ! grand*|father|mother|dog|risk|ending_my_run|subscription|membership|workout|session|streak|challenge|trial|contract
            death ?is ?seems ?looks ?like ?the only ?way|option|solution|exit|escape
            only way out|to_stop_the_pain|to_escape|is_death
            trapped & death|die|end|no_way_out|way_out
            @wish .. not_being_here|not_be_here|not_being_around|not_being_alive|not_existing|not_exist
            nothing|never|wont|cant|things ?will|ever|going ?ever|to ?ever|never ?be|get better|improve|change ! at_golf|pace|time|score|than ! battery & nothing|never|wont|ever|hope|cry*
            no future ?for|ahead|left ! shoes|sprint*|speed|running|race*|marathon*|gym|app|watch|club|jersey
            cant see|imagine a|any|my future|tomorrow|way_out|myself_getting_old|way_forward
            join|be_with|with|see ?him|her|my ?again ?dead|late ?husband|wife|son|daughter|mum|mom|dad ?again ?in heaven|on_the_other_side|the_afterlife
            meet|join ?my|him|her ?maker in|maker heaven|death
            dont|doesnt|not deserve|deserves to live|be_alive|exist|breathe|be_here
            who ?gets|will|inherits ?get ?my data|app|account|watch|dog|cat ?when|if|after i ?kill|die|gone|dead|do_it ?myself
            tell|tells my|them|her|him ?mum|mom|kids|family|wife|husband|children|dad|everyone ?that ?i ?love|loved ?them|her|him ?when|if|after ?im|i ?am gone|dead|die
            planned|plan|planning|decided|know|figured ?out ?exactly how|when|where ?i|id|ill ?would|will do|end|die ?it|myself|things ! workout|race|run|meals & do_it|end|die
            attempt|attempted|tried|trying ?to ?my ?take suicide|my_life|my_own_life|end_it|overdose|hang|drown|end_things
            everyone|everybody|world|family|people|they ?all ?would|will|is ?be ?so ?much ?probably ?just better ?off without me
            dont|didnt|wish ?i ?had ?want_to ?was ?never have_been_born|to_be_born|been_born|being_born|be_born
            cry|crying .. every|all night|day|time & dead|die|anymore|over|sleep_forever|hopeless|end|empty|alone|pointless
            sleep and never wake ?up
            give|giving|gave|given up on life|living|everything
            i|ill|im|he|she ?will ?wont ?not|longer be|around|here|alive ?here|around|alive tomorrow|anymore|much_longer|next_week|by_morning & wont|not|longer|never ! at_home|race|training|pause|holiday|vacation|travel*
            have|ive_got|got ?a plan & pills|rope|razor ! training|meal|workout|running|diet|vitamin*
            use|point|sense .. training|trying|goals|planning|working_out .. if|when i|ill wont|not ?even be here|around ! holiday|vacation|travel*|away|race
            id|i_would|would|much|far rather ?be dead|die|not_exist|not_be_alive|not_wake_up ! burpee*|do_another|squat*|plank*|sprint*|stairs|treadmill
            life ?just ?is ?feels ?seems too|so hard|painful|much ?to_live|anymore|to_bear
            do|what does|is it|anything ?even matter|matters anymore|any_more|if_i_die
            nothing|anything ?really ?even matters|matter|makes_sense anymore|any_more|to_me
            no|any|is_there_any|theres_no|not point ?in ?to anything|any_of_this|it_all|this_life ?anymore|any_more
            not|stop|stopped|without being|existing here|alive|around|anymore
            not being here|around|alive anymore|tomorrow|any_more
            @edge = train|trains|tracks|track|platform|rails|railway|bridge|roof|rooftop|ledge|cliff|balcony|window|subway|tube|motorway|highway|traffic|lorry|truck|bus|overpass|viaduct|building
            @musing = think|thinking|thought|thoughts|imagin*|pictur*|want|wanting|urge|tempted|wish|might|keep|sometimes|could|dream*|wonder*|going_to|wanna|gonna|nights
            @med = pills|pill|tablets|tablet|meds|medication|medicine|paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|insulin|antidepressants|xanax|valium|opioids|fentanyl|morphine|benzos|codeine|capsules|dose|drugs
            be|do fine|ok|okay|better|happier|relieved|free ?off once|when|if|after im|i|ive ?am|was|were|have dead|gone|died|die|disappeared ! weekend|holiday|vacation|trip
            better ... if|that i|id ?had|did ?just didnt|never|wasnt|werent|not ?exist existed|born|alive|exist|here|live ! race|app
            end|ending|ended it|this ?all tonight|today|now|soon|tomorrow|forever|for_good ! with|workout|set|session|run|streak|diet|plan|recording|early|walk|ride|timer|row
            end|ending|ended it|this all ! recording|high_note|workout|session|season|race
            @edge ?edge ... almost|nearly ?just stepped|jumped|stepped_off|jumped_off ! gym|class|water|pool
            end|ending|finish|finishing it|things|everything with pills|tablets|rope|gun|knife|razor
            dont|not|no|cant|any|never|without|hardly ?see|find|have|think ?of ?a|any|one|single ?good|real reason|reasons ?left ?why|for|to ?me ?i ?should ?to ?keep|stay|be|carry|get|wake go|going|live|living|continue|on|exist|alive|up|here ! plan|programme|program|app|training|run|streak|diet|supplement*|session|drop|rise
            point|use|sense|purpose in|of|to ?me living|existing|being_alive|being_here|my_life|waking_up & no|any|what|whats|isnt|not|without|dont
            nothing|nobody ?is|thats|left ?here ?left worth staying|living|fighting|existing ?for
            step|stepping|stepped|jump|jumping|fall|falling|leap|leaping|throw|throwing|lean|leaning|lie|lying ?myself ?down in|into|under|before|off|onto|from|over|on ?front ?of ?a|the|my @edge & @musing ! box|rope|race|parkrun|photo|lunch|hike
            @edge ... let|letting|fall|falling ?myself go|fall|drop ! goals|grip|handlebar*|race
            @edge ... jump|jumping|step|stepping ?off|in|over & @musing ! box|rope|race|run|hike
            imagin*|pictur*|think|thinking|thought|thoughts .. driving|drive|crashing|jumping|falling|walking|stepping|going off|into|over|under|from|through .. @edge|sea|river|wall|tree|road
            hope|wish|want|pray|hoping|wishing|wanted|praying ... heart .. stop|stops|stopped|gives|fails|quit|quits|failed ! racing|pounding|hurting|rate|monitor|fluttering
            hope|wish|hoping|wishing|pray|if_only ... not|dont|never|didnt|wont ?just ?ever make|wake|survive|see ?it ?up ?to|through|until ?the morning|tomorrow|night|week ! doms|sore|early|alarm|cold|late
            if_only|wish|hope|hoping ... not|never|without ?have|having ?to wake|waking ?up ! early|alarm|so|at|night
            wish|hope|hoped|wished|if_only|pity|shame|hoping ... had|would|could|just ?just|have kill|killed|finished|taken|take me ! workout|training|session|run|race|gym
            @med ... kill|die|lethal|fatal|deadly|dead|dying|not_wake|never_wake|not_to_wake|sleep_forever|suicide ! dog|dogs|cat|cats|pain|fever|virus|bacteria|expired & how|what|much|many|enough|would|takes|dose|which|looking|looked|amount|if
            lethal|fatal|deadly|suicidal dose|amount|overdose|quantity ! dog|dogs|cat|cats|caffeine
            lethal|fatal|deadly ... @med ! dog|dogs|cat|cats
            @med ... stop|stopping|stops ?my|the heart ! doctor|racing|rate
            enough @med .. die|not_wake|sleep_forever|kill|never_wake
            take|took|swallow|swallowed|taking ?the|my|a whole|entire|all|full ?the|my|of blister|strip|packet|pack|bottle|box|supply|prescription & pills|tablets|meds|medication|sleeping|paracetamol ! antibiotic*|course|vitamin*|supplement*|protein|fish
            wrote|written|writing|left ?my ?some ?a|the goodbye|farewell|last|suicide|final letter|letters|note|notes|messages
            letters|notes ?to|for everybody|everyone|all ?who|that i love
            gave|given|give|giving|rehomed ?away my cat|dog|cats|dogs|pet|pets|horse|things|belongings|stuff|everything & wont|longer|soon|gone|around
            wont be|longer needing|need it|them|him|her|that|anything|those ?anymore|any_more|soon & gave|given|giving|cat|dog|goodbye|things
            because|cause|since|as i wont|not be here|around|alive ! holiday|vacation|trip|travel*|moving|office|gym|home|town
            shouldnt|wasnt_supposed|wasnt_meant|not_meant|never_meant|should_not ?even ?to ?really be alive|born
            i shouldnt|should_not exist
            sh again|urges|urge|relapse|relapsed|thoughts|scars|clean|tonight|last_night ! km|kwh
            want|wanna|gonna|thinking|ready|going|rather|literally|actually|should|could|might|honestly ?to ?just ?of ?about kms ! how|many|run|ran|walk*|ride|rode|per|more|extra
            want|wants|wanna|should|gonna|told|threatens ?me ?him ?her ?to kys
            world ... without me ! tour|cup
            better place without me
            too tired|exhausted to live|exist|be_alive ! in
            dont|not|didnt|never want|wanna|like|wish|ask|asked ?to ?be be|being|stay|staying|exist ?in ?on ?this alive|world|planet|here_anymore
            life insurance ... help|more|better|worth & than|dead|without_me|worth ! rate|premium|quote|discount
            razor|blade|knife ... legs|thighs|thigh|arms|wrists|skin|stomach|myself ! shav*|kitchen|onion*|cook*
            painful|painless|hurt|hurts|painlessly|feel|long .. drown|drowning|hang_yourself|hanging_yourself|bleed_out|bleeding_out|suffocate|die_of_overdose|overdose|jump_off ! dream
            drowning|hanging|overdosing hurt|painful|quick|peaceful
            plan|plans|planning|method|date ?for|on|set ?on ?to ?for die|dying|suicide|end_it|kill|not_be_here ! battery|phone|race
            only|one thing|reason|person ?that|who ?is|keeps|keeping|holding|holds|stops|stopping me ?from alive|here|dying|doing_it|killing ! motivat*|streak
            free|rid of me if|when|once ?i
            no tomorrow for_me|anymore
            let|letting ?me ?just me ?just ?please die|go_forever ! app|battery|laugh*|down
            might|may|could as_well|well ?just ?as ?well ?be die|dead
            nobody|noone|no_one|who needs|need|wants ?me|i ?anymore & dead|die|live|disappear|gone|alive
            six feet under & better|want|wish|when|soon
            cant|wont promise ?that ?ill|i ?will ?be alive|here|live|around|stay & alive|live|safe|here ! race|start
            not|dont|no know|sure|idea how ?much longer|long i|ill ?can|will ?can hold|hang|go|last|take|keep ! plank|pace|hang_time|bar|breath|streak|heart
            how|know ?much longer|long i|ill can|will ?i hold|hang|go|last on|out|like_this ! plank|pace|hang_time|bar|breath
            rope|noose|gun|knife|pills ... thinking|think|looking|look|going_back|go_back|staring|calling|waiting & keep|cant_stop|back|always|stare ! jump|climb*|skip*|battle|gym
            knife|blade|razor|gun|scissors ... wrist|wrists|throat|neck|head|temple|arm & held|hold|holding|put|press*|against|mouth|my ! cook*|massage
            soon|finally ?i|ill ?wont ?not ?be ?have ?to suffer|suffering|dead|at_peace ?anymore
            hurt|harm|harming|hurting ?or|and ?kill myself ! run*|train*|gym|sport*
            leave|leaving ?all ?of ?this|everything|it|everyone behind ?me ?forever & sleep|forever|good|life|world|never
            death|dying .. relief|release|escape|freedom|peace|solution|mercy|answer ! cause|rate|risk
            only|sole ?way|escape|exit|option|solution|answer|relief|thing ?out ?left ?is|for ?me ?to die|dying|death|suicide
            wish|wished ?that ?i|id ?i ?had never been|existed ?born|here|alive & born|here|alive|existed
            bottle|pack|box|blister|rope|gun|knife|razor|pills|tablets ... next_to_me|in_front_of_me|beside_me|in_my_hand|on_the_bed & alone|home|pills|gun|rope|razor|nobody|ready ! vitamin*|water|antibiotic*
            people|someone|one|you ... end|take|kill their_lives|their_life|themselves|yourself|your_life & how|courage|fast|quickly
            stockpil*|hoard*|saving|saved|collecting|collected|keeping ?up ?all ?my ?the ?some @med & enough|day_comes|time_comes
            not|never ?have_to ?ever ?just open|opening my eyes ?ever again|anymore|tomorrow
            better ?off with|without ... life_insurance & me|kids|family|wife|husband
            worth more dead|gone
            nothing left ?here ?in_this_world for me
            tired|sick|weary|exhausted of fighting|pretending|surviving & nothing|life|no_more|left|alone ! cold|flu|traffic
            given|gave|giving|give ?away ?the|my cat|dog|cats|dogs|pets|fish & letters|letter|note|notes|goodbye
            bother breathing|existing|living|staying_alive
            easier|better|happier|nicer|lighter .. once|when|if|after i|im ?am ?was ?were gone|dead|not_here|not_around ! weekend|holiday|vacation|trip
            cant|cannot|dont_want_to|unable_to ?just do|take|bear|face this|my life ?any longer|more|anymore ?longer
            wonder*|think*|thought|imagin* ... @edge would|will ?it ?even ?really hurt
            almost|nearly|about_to|close_to let ?myself ?go|jump*|step*|fall & @edge ! box|rope|handlebar*
            would|will anyone|anybody|someone ?even ?really notice|miss|care .. gone|dead|not_here|disappeared|wasnt_here ! race|parkrun|run|data
            hope|wish|hoping|wishing|pray|praying .. dont|didnt|never|wont ?just ?ever wake ?up $
            @sleeper = sleeping_pills|sleeping_pill|sleeping_tablets|sleeping_meds|sleep_meds|sleeping_medication|sedatives|benzos|xanax|valium
            how many|much .. @sleeper ... too many|much ! dog|cat
            took|swallowed|taken ?nearly|almost all|everything ?of ?my|the ?rest ?of ?my|the @sleeper
            took|swallowed|taken all ?of ?my|the ?remaining pills|tablets|meds|medication|paracetamol|capsules ! vitamin*|supplement*|morning|prescribed|course|today|time|week|usual|doctor
            how many|much @med .. too|fatal|lethal ?many|much|dose & once|together|kill|die|dead|end|goodbye
            no way out ?of this|here|it|everything ! trail|plan|contract|maze|park*|city|workout|car|lane|door
            before|until i quit|leave|end life|this_life|this_world|my_life|living
            wanted ?to be|stay alive & last|when|stopped ! dead_or
            nobody|noone|no_one ?really needs|wants me ! app|plan|team|race
            only|just taking|take ?up space & i|im|me ! app|phone|disk|laptop|bike|fridge|storage
            practised|practising|practiced|practicing|tried ?it ?out ?with ?the ?a rope|noose ! jump|skip*|climb*
            my life is|feels over ! plan|season|without|if|the_top|top
            make|making ?it look like ?an accident
            scratch*|cut*|carved|slit ?at ?my ?own wrist|wrists ! accident*|cat|thorns|fell|glass|brace
            hope|hoping|wish|wishing ?that ?the ?a ?some car|bus|truck|lorry|train ... hits|hit|drifts|crashes|over|off ! late|early|on_time|delayed|stops
            too many|much @sleeper & how|what|happen*
            die|dying|dead without|with ?no ?any ?feeling pain|suffering|hurting & how|way|ways|method*|want|easiest|look*|search*|googl*|possible ! race|run|workout|wanting|trying
            painless|painlessly|quick|quickest|easiest death|suicide|dying
            look*|search*|googl*|read|reading|research* ?up ?for ?about ... way|ways|method|methods|how to ?painlessly die|end_it|end_my_life|kill_myself ! fish|insects
            plan|planning|planned|lie|lying|thinking|think|imagine|imagining ?there ?awake ?about how|when|where ?to ?i ?id ?ill ?would ?will ?could die|end_it_all|kill_myself ! hard|of_hunger
            before|until|when|because|that i ?will ?am ?have ?to go|leave|leaving|going|gone ?away for_good|forever ! city|job|gym|club|app|country|town|house
            one|last last|look|time time|look|more ... before|then i|im|it ?will ?am ?have ?all die|dead|gone|end|ends|do_it|leave_this_world|no_more ! battery|season|trip|subscription|trial
            let|letting go & @edge & @musing ! grip|handlebar*|bar|goals|rope|rings
            what ?it ?would|might|if|how ?it ?would ?be ?feel ?feels like|i|to ?to ?just let_go|letting_go|jump_off|jump|fall|step_off|falling|die|be_dead & @edge|die|dead ! rope|box|hunger
            papers|affairs|everything|things|finances ?all in order & goodbye|letter|letters|im_done|ready_to_go|note ! apple|alphabetical
            letters|letter|notes ?to ?for ?my kids|children|family|wife|husband|parents|mum|mom|girls|boys ... done|goodbye|in_order|ready|gone|over
            not|dont|no|never longer|belong|place|room ?for ?me ?in ?on this|here world|earth|life|anymore|me ! gym|app|team|class
            already|basically|feel|feels|like|inside|better|am ?like ?im ?i ?am dead_inside|already_dead|dead_anyway ! battery
            everything|it|all|life|living is|feels|seems|its ?all ?so ?just ?too pointless|meaningless ! app|zone|exercise|stretching|metric|badge
            dont|wont|not|never ?think ?i ?ill ?expect ?to ?going ?be make|making|live|see|seeing|reach ?it ?to ?past|until|through|next|my|the ?my christmas|birthday|new_year|summer|weekend|spring|morning|friday|monday|tomorrow|thirty|year & alive|anyway|matter|here|point|goodbye|live|done ! gym|race|goal|target|deadline
            nobody|noone|no_one|none ?is|s|will|would|gonna ?be ?going ?to ?ever ?even ?really miss|remember|mourn|grieve|missing ?for me ! run|race|team|club
            everyone|everybody|people|they|all|theyll|kids|friends ?will|would|ll ?soon ?have ?all ?quickly forget|forgotten ?about me|i_existed|i_was ! password|invite
            lost|losing|no|without|lack|hasnt|havent|lose ?all ?the ?my ?any will|desire|wish|zest|urge ?to ?for live|life|living|living_on
            took|swallowed|taken|swallow|take|downed|popped ?all ?about ?some ?nearly ?over #8-500 ?of ?my ?the ?those ?sleeping @med ! vitamin*|supplement*|days|week|weeks|month|mg|years|ml
            heart ?just ?simply gave|gives|stopped|stops|quit|quits|failed|fails ?out ?beating|working ... relieved|relief|glad|fine|better|happy|mind|grateful|okay|ok
            not|never ?having|have|had to exist|be_alive|be_conscious
            bite|biting|punch|punching|scratch|scratched|scratching|claw|clawing|pinch|dig|digging ?nails ?into ?in ?at ?the ?my ?own arms|arm|wrists|wrist|thighs|legs|skin|head|face|wall|walls ... feel|feeling|bleed|blood|open|numb|pain|calm ! dog|cat|mosquito|insect|training|boxing|itch*|bag|climb*|thorn*
            cant|cannot|couldnt|unable ?to ?just ?even carry|bear|take|stand|endure|live|handle|cope ?with ?this|the|my|all ?this|inner|constant pain|hurt|sadness|grief|emptiness|darkness|loneliness|despair ! knee|back|leg|foot|shoulder|hip|tooth|muscle|squat*|run|ankle|heel
            let|make|want|wish ?for ?all it|this|everything ?all ?to ?just end|stop|be_over & pain|god|anymore|longer|begging|forever ! workout|run|interval*|session|race|ad|notification*|knee|back
            swerve|steer|drive|turn|driving|swerving|veer|crash|ram ?my ?the ?car ?right ?straight ?just ?myself into|against|off|in ?the ?a ?an ?front ?of ?to oncoming|traffic|truck|lorry|tree|wall|bridge|cliff|river|pylon ! avoid*|hike|scenic|home|accident|insurance
            world|everyone|everybody|people|family|place|life|kids ?would|is|be|s|will|are|probably ?be|is ?probably ?a ?much ?so better|happier|easier ?off ?place without ?people|someone|somebody|losers ?like me|i|us
            dont|wont|not|never|doubt ?think ?ill ?i ?going|want|plan|planning|expecting|intend ?to ?on make|making|see|seeing|live|living|reach|reaching|survive ?it ?to ?until ?till ?past ?my ?the ?next birthday|christmas|thirty|forty ! friends|party|goal|weight|kg|vo2
            wouldnt|wont|dont|not mind ?if ?i ?a ?it ?just ?being ?getting ?never ?my ... hit|killed|dead|die|dying|died|waking|crashed|cancer|wake|stopped|gone ! bike|rain
            need|needing|use|want ?it|them|that|any|anything|this ?anymore where im|i ?am going ! trip|holiday|beach|mountain*|hike|camp*
            nothing ?left ?more ?else ?to ?live lose|give & tonight|night|end|goodbye|over|die|left ! fat|weight|muscle
            see|know|understand|remember ?any ?point ?reason why|in im|i|being|be ?am|should ?still ?be ?even here|alive|around|existing ! gym|app|list
            said|saying|say|saying|told ?my ?final ?last goodbye|goodbyes|farewell|farewells ?to everyone|everybody|all|family|mum|mom|kids|friends|them ! team|colleagues|work|trip|holiday|sugar|airport
            wish|wishing|hope|hoping|want|dream|fantasise|fantasize ?for ?of ?about ?i ?had ?to ?would ?have ?get ?got a|an|some fatal|deadly|lethal|terminal|terrible accident|crash|illness|disease|cancer|diagnosis|heart_attack|stroke
            pills|tablets|rope|gun|knife|blade|razor|noose ... brave|courage|nerve|guts & case|finally|when|until|find|get|had ! climb|jump|skydiv*
            bleed|bled|bleeding out|to_death|dry ! animal|deer
            dead|empty|hollow inside & im|i|feel|am|me
            check|checking|checked|opt|opting|leave|leaving|exit|bow|bowing ?out ?of ?this permanently|for_good|life|this_life|this_world|the_world|existence ! job|gym|hotel|club|city|balance|style
            thoughts|thought|ideas|urges|plan|plans ?of ?about ?to ending|end|suicide|self_destruct|ending_it|not_being_here|jumping|my_own_death ! run|set|workout|subscription
            tonight|today|tomorrow|sunday|monday|friday|saturday ?is|will|ill ?be ?the ?my last|final night|day ?ever ?of ?my ?alive|life ! holiday|work|plan|challenge|streak|month|year|trip|diet
            rather|prefer|choose|better ?to ?be death|dead|die|dying than|over ! eat|run|burpees|swim|mondays ! burpee|another|squat*|plank*|gym|ice|sprint*|stairs
            life|living|existence|existing|being_alive ?just|feels|is|seems|has|got|become|every ?so ?too ?become ?only ?nothing ?but torture|unbearable|hell|agony|exhausting|a_prison|pain|punishment|meaningless ! cycle|balance
            if|that|when ?only i ?just ?had ?suddenly die|died|passed_away|never_woke|ceased ?in ?my ?sleep ?tonight ?tomorrow & better|easier|fine|relief|relieved|happy|glad|miss|care|sleep|wish|hope|nobody|everyone ! marathon|laughing|hunger|boredom|thirst|heat
            my own|upcoming funeral|burial|grave|death|obituary ! grand*|father|mother|dog
            pictur*|imagin*|plan*|dream*|think*|attend my|own funeral|burial|grave|obituary ! grand*|father|mother|dog
            stop|stopped|quit|cease breathing|existing & best|wish|want|hope|better|easier|just|forever ! hard|nose|chest|cant|hills|hill|asthma|apnoea|apnea|snor*|partner|husband|wife
            took|taken|swallowed|had ?way ?far too many @med ! vitamin*|supplement*
            overdid ?it ?on @med|my_pills
            hurt|hurting|harm|harming|injure|injuring|cut|cutting|burn|burning|punish|punishing @self ?again ?always on_purpose|deliberately|intentionally|when|to|whenever|every|regularly ! running|ran|gym|training|lifting|playing|workout|fall|fell|skiing
            cant|cannot|couldnt|dont|wont ?want ?to ?think ?i ?can ?just ?really keep|keep_on|continue|go_on|carry_on living|existing|being_here ?like ?this ! city|house|flat|parents
            survive|make|get|live|last ?it ?through|to|until another|one|the|next|this ?more night|day|week|morning ?like ?this & dont|cant|wont|not|never ! training|practice|camp|shift|diet|class
            dont|not|wish|never want|wanting ?for ?it ?to tomorrow|morning|the_morning ?to ?ever come|arrive|be|happen ! alarm|race|exam|work
            walk|walking|swim|swimming|wade|wading|disappear|go ?off ?out ?straight into|out_to ?the sea|ocean|water|river|lake|woods|forest & back|return|never|not|forever ! dog|temperature|cold_water|wetsuit
            tell|write|say ?my ?to ?the ?them kids|children|family|husband|wife|mum|mom|parents|them ?i ?am ?that goodbye|farewell|i_am_gone & before|do_it|after|when|end|gone
            fine|ok|okay|happy|glad|relieved ?with ?it ?if ?it ?my ?heart ?pulse went|goes|dropped|drops|stopped ?to zero|forever|flat|beating ! chart|sensor|graph|fault|error|step*
            no|any|isnt|not|see|only ?other way out|forward ?for ?me ! workout|plan|parking|trail|app & me|except|but|anymore|left|life|there
            nice|good|great|peaceful|wonderful|better|easy|beautiful ?it ?would ?to ?be not ?to ?being ?be be_here|exist|being_here|wake_up|be_alive|be_anymore|be_around|being_alive ! late|injured
            waste of space|oxygen|air|skin & i|im|am|me|myself
            no point|use|sense ... @alive|around|here|living|continuing & plan|dont|tracking|anymore|keep ! gym|class|office
            end|limit ?of ?my ?of ?what|rope|strength ?i ?can|tether take|stand|bear & tomorrow|anymore|die|over|dont ! set|workout
            hate|loathe|despise|regret ?that ?it ?i ?still ?ever ?being ?am ?was alive|living|born|existing ! city|room|next|with
            calms|comforts|soothes|comfort|comforting|reassuring ... end|stop it|everything|this|myself whenever|anytime|any_time|when_i ! workout|run
            want|need|wish|looking ?a ?my ?way out $ ! run|workout|contract|gym|hike|walk
            want|need|way out of ?this|my|here life|existence|world|misery
            holding|hold|held|got|have ?got|sitting ?with ?a|the|my ?a knife|blade|razor|gun|rope|scissors ... if|whether ?i ?ill ?will ?should ?might use|do|stop ! kitchen|cook*
            holding|hold|sitting ?with ?a|the|my knife|blade|razor|gun ?in ?my ?hand ?and & use|cut|myself|now|dont ! kitchen|cook*
            cant|cannot|not|dont|unable ?able ?know ?if ?to ?i ?can ?ill ?really promise|guarantee|trust|keep|be ?that ?ill ?i ?myself ?will ?be ?to ?stay safe|myself|alive ! ice|training|lift*|knee|run
            better off|without ?me ... insurance|life_insurance
            insurance ... better|worth ?more ?off dead|without_me|off ! premium
            come|comes|came|cry|at|attend ?even ?to ?at my funeral|burial|grave
            [emergency.now]
            @hurt = pain|pains|painful|hurt|hurts|hurting|ache|aches|aching|pressure|tight|tightness|tightening|burning|crushing|stabbing|squeezing|heavy|heaviness|discomfort|cramp|cramping|stabs|sore|sharp|weird|weight|agony
            @chest = chest|breastbone|sternum
            @muscle = bench|push|pushup*|chest_day|muscle*|pecs|pec|chest_press|sore_from|press_ups|doms|flyes
            @chest ... @hurt ! @muscle ! strap|straps|belt|band_is|chest_of
            @hurt ... @chest ! @muscle ! strap|straps|belt|chest_of|vest|bra
            elephant|someone|brick|weight|band|something|anvil .. on|around|across my|the @chest
            heart hurts|aches|pain|stopped|attack|skips_and|pounding_and|flutter*_and & hurts|aches|pain|attack|faint*|dizzy|stopped|sweat* ! broken|girlfriend|boyfriend
            heart attack|attacks ! risk|film|movie
            angina
            left|both arm|arms|hand|shoulder|jaw ... numb|pain|ache|aches|aching|tingl*|hurts|heavy|weak|weakness ! flu_shot|vaccine|jab|curl*|serve
            numb|pain|ache|aching|tingling|hurts|weakness|tingly .. left arm|hand ! serve
            arm|arms|jaw|hand .. ting*|hurts|aches & @chest|sick|sweat*|dizzy|nause*|breath
            jaw ?is hurts|pain|aches|ache & dizzy|sweat*|chest|sick|nause*|breath*
            cant|cannot|couldnt|hardly|barely|unable_to|struggling_to|trouble|difficulty|difficult_to|hard_to|struggle_to|fighting_to ?even ?really ?properly breathe|breath|breathing|catch_my_breath|get_air|get_any_air|get_enough_air|getting_air|get_a_breath ! nose|snorkel|freestyle|stroke
            not|stopped|isnt|stops breathing ! app|exercise
            gasp* for air|breath
            suffocat*|asphyxia*|chok* ! heat|race|boredom|throttle
            breathless|short_of_breath|shortness_of_breath|out_of_breath & rest|resting|lying|sitting|nothing|suddenly|sudden|severe|bed|wake|night|leg|calf|chest|talking
            severe|sudden|suddenly ?very breathlessness|breathless|short_of_breath|shortness_of_breath|out_of_breath
            breathless|short_of_breath|shortness_of_breath ! run|runs|running|stairs|uphill|sprint*|workout|training|exercise|hill*|climb*|jog*|interval*|race|ride|altitude
            pass|passed|passing|black|blacked|blacking|blackout|pas out ! mark|flyers|ball|window
            faint|fainted|fainting|fainted|faints|collapse|collapsed|collapsing|collapses|unconscious|consciousness|unresponsive ! hope|light|smell|line|outline|sofa|couch|bed_happy|laugh*|tent|signal|colour|color
            feel|feeling|felt|im|am|about_to|going_to|nearly|almost|gonna faint|collapse
            almost|nearly|keep|keeps ?on fainted|fainting|collapsed|passing_out|blacking_out
            wont|cant|not|doesnt wake up ! alarm|early|time|tired|morning|me & unconscious|she|he|mum|dad|mom|husband|wife|baby|son|daughter|friend|her|him|them
            stroke ! swim*|breast|back|butterfly|rower|rowing|count|rate|golf|crawl|free|risk|luck|per|power|length|style|heat & i|im|having|had|think|is_it|this|am|dad|mum|mom|he|she|husband|wife|signs_of|symptom*
            slur*|slurred ! drunk|beer
            speech .. slur*|garbled|weird|unclear|jumbled|gone
            cant|couldnt|trouble|difficulty|unable_to|not_able_to ?suddenly speak|talk|speaking|talking|find_words|talk_right|speak_properly|speak_right ! while_running|german|spanish|french|with_my
            cant|couldnt|could_not ?even speak|talk properly|right|clearly|straight
            face|mouth|eye|smile|half|side ?is ?of ?my|his|her ?face droop*|hanging|hangs|crooked|lopsided|numb|paralys*|paralyz*|dropped|sagging|fell|weak|went_numb ! sitting ! photo|photos|picture|pictures|selfie|pic
            drooping|drooped
            numb|weak|paralysed|paralyzed|weakness|numbness|tingling .. on|in|of|down ?one|my|the|left|right|half|entire|whole side|face|arm|half|leg ! sitting|shoe*|bike|sleep_on|slept_on|toes|weaker
            arm|leg|side|hand|legs|arms .. numb|weakness|numbness|paralysed|paralyzed|weak|limp ! sitting|shoe*|bike|slept|weaker|squat*|jelly|training|workout|leg_day|gym
            half ?of ?my ?his ?her face|body
            cant|couldnt|cannot|unable_to feel|move|lift ?my|his|her ?left|right arm|arms|leg|legs|side|face|hand ! doms|sore|workout|squat*|leg_day
            suddenly|cant|couldnt|lost|sudden .. see|sight|vision|blind|loss_of_vision ! chart|screen|see_my|graph|data|reach|progress|future|way|point & eye|eyes|sight|vision|blind|double|half
            worst headache
            headache ... out_of_nowhere|thunderclap|worst|sudden|explosive|never_had ! not
            thunderclap
            blue|bluish|purple|grey lips|face
            lips ... blue|purple|bluish
            turning|turned|going|went blue ! light|chart|badge|water|ring
            cough*|vomit*|throw*|threw|spit*|puk*|pee*|poo*|bringing ?up ?some ?a_bit_of ?bright ?red blood
            blood .. vomit|stool|stools|poo|poop|urine|sick|spit|phlegm|toilet|puke|sputum ! donat*|test
            black|tarry ?tarry stool*|poo*|faeces|feces
            cant|wont|doesnt|not stop bleeding|stop_bleeding
            bleeding ... wont_stop|heavily|doesnt_stop|not_stopping|a_lot|badly|profusely
            throat ?is|feels ?is|like ?getting|its clos*|swell*|swollen|tight|tightening ! sore|cold|infection
            tongue|throat|face|lips|swollen|swelling ... swell*|swollen|sting|peanut*|nuts|allerg*|bee|wasp|shellfish & sting|peanut*|nuts|allerg*|bee|wasp|breathe|swallow|throat|tongue|shellfish
            swollen tongue|throat|lips|face
            anaphyla*
            severe|bad|strong allergic reaction
            allergic reaction & swell*|swollen|breath*|throat|tongue|hives|face
            seizure|seizures|convuls*|epileptic_fit|fitting ! data
            confused|disoriented|disorientated ! chart|charts|graph|app|data|numbers|zones|by_the|plan & i|suddenly|and|feel|was|she|he|where|who
            didnt|dont|not know|knew where|who i ?was|am
            heart|pulse|heartbeat ... all_over_the_place|out_of_control|faint|pass_out|stopped|erratic ! race & faint|all_over|irregular*|pass_out|dizzy|stopped|erratic
            heart|pulse|hr|bpm ?is ?rate racing|pounding|at|hammering|fluttering ... sitting|lying|rest|resting|doing_nothing|couch|bed|nothing & racing|pounding|hammering|#121-250|fluttering ! how_many|average|lowest
            heart racing|pounding|hammering ?and ?i ?feel & dizzy|faint|lightheaded|sweat*|chest|breath
            dizzy|lightheaded|dizziness & sweat*|chest|jaw|faint|numb|arm|vision|blackout|heart|slur* ! chart*|graph*
            stiff neck & fever|light|headache
            severe|terrible|unbearable|intense|excruciating ?lower stomach|abdominal|belly|tummy|chest pain*|cramps
            calf|leg .. swollen|swelling|red|hot & breath|breathless|painful|red
            cold sweat|sweats & chest|arm|jaw|pain|nause*|heart|dizzy
            heavy weight|feeling|pressure on|in my @chest
            blood ... cough*|vomit*|puk*|spat|spitting ! donat*|gave|give|test|pressure|sugar|oxygen
            cough*|vomit*|puk*|spat|spit*|threw_up|throwing_up ... blood ! donat*|gave|give|test|pressure|sugar|oxygen
            coffee grounds & vomit*|threw|throw*|puk*|sick
            swallowed|swallow|swallows ?a ?an ?some ?the ?little ?button battery|batteries|magnet|magnets|bleach|detergent|antifreeze
            tongue|lips|throat|face .. thick|thicker|swell*|swollen|puffed|ballooned|closing|closed|closes & hives|rash|breath*|sting|stung|bee|wasp|nuts|peanut*|prawn*|shellfish|shrimp*|allerg*|swallow|eat*|ate
            throat ?is|feels|keeps ?like ?its clos*|swelling|constrict*
            chest ... vice|vise|clamp|clamped|crushed|squeezed|squashed|gripped
            not|isnt|wont|doesnt responding|respond ! app|watch|sync|server
            too|way much|many ?of ?my ?units ?of ?fast ?acting insulin ! how
            double|twice|triple|wrong ?the ?my ?dose ?amount ?of insulin & took|taken|injected|accident*|mistake|gave|given|shot ! how
            insulin ... too_much|overdose|double|twice & shaky|sweat*|dizzy|took|injected|confused ! how|can_i|should_i
            [emergency.today]
            blood_pressure|bp|pressure|systolic ... #181-300 ! how_many|average|chart|lowest|ever|days|nights|highest
            #181-300 ?over #60-180 ! how_many|score|watts|km|m
            blood_pressure|bp|pressure ... #125-250 ?over #121-200 ! how_many|average|ever|days
            oxygen|spo_2|saturation|sats|o_2|ox ... #60-92 ! how_many|how_often|days|nights|average|lowest|ever|count|below|under|when
            fever|temperature|temp .. #39.1-43 ! how_many|days_with|highest|ever|day_with|outside|weather
            #39.1-43 .. fever|temperature|temp ! how_many|highest|ever
            fever|temperature|temp .. #102.4-109 ! how_many|highest|ever
            fever .. for|since ?the ?last #3-30|days|a_week ?days
            #3-30 days .. fever|feverish
            resting|rest|sitting|lying ... #121-250 ! how_many|how_often|lowest|average|ever|days|calories|kcal|steps|watts|minutes|m|goal
            #121-250 ... resting|just_sitting|at_rest|lying|lying_down|sitting & heart|pulse|hr|bpm|rate ! how_many|average|ever|days
            [emergency.visit]
            out_of_breath|breathless|winded|short_of_breath|puffed ... easily|lately|more_than_usual|unusually|worse|new|nothing|stairs_now ! interval* ! after_sprint*
            getting|get|gets ?so out_of_breath|breathless|winded|short_of_breath ... stairs|walking|easily|nothing|lately|few
            [emergency.visit.loss]
            @drop = losing|lost|lose|dropping|dropped|drops|drop|falling|falls|fell|shedding|loss|going_down|goes_down|melting|coming_off
            @drop ... without|not|arent|isnt|no|unintention*|unexplained|inexplic* ?even ?really ?for ?any trying|diet|dieting|wanting|meaning|intending|reason|explanation|changing|exercise_or_diet|clue_why|intent & weight|kg|kilo*|pound*|lb|lbs|stone ! breath|speed|fitness
            losing|dropping|falling|lost .. weight .. no|any|without ?apparent|obvious|good reason|trying
            weight .. @drop .. without|no|for_no|havent|and_i ?any|changed|trying|reason|eat|am ?reason|trying|normal*|anything|not_dieting
            weight .. keep*|just ?on drop*|fall*|going_down ... changed|same|normal*|reason|why|dont_know|eat ! trend
            lost|losing|dropped|dropping #2-40 kg|kilo|kilos|kgs|pounds|lbs|lb ... havent|didnt|not|nothing|without ?been ?even ?really changed|changing|change|done|doing|different ! goal|plan
            unexplained|unintended|unintentional|unplanned|involuntary weight loss|drop
            weight .. @drop ... not|havent|nothing|no|without|arent|isnt ?even ?been ?i doing|trying|changed|done|changing|diet*|anything|reason|do ! trend
            lost|losing|lose|dropped|dropping .. kg|kilo|kilos|kgs|pounds|lbs|lb|stone|weight ... havent|not|wasnt|without|isnt|am_not ?been ?even ?really trying|dieting|on_a_diet|tried|meant_to|wanting ! goal|plan
            [eating.visit]
            because|since|after i ate|had|binged .. burger|pizza|cake|chocolate|food|much|cookies|dinner|lunch & hours|punish*|extra|double|cardio ! sick|bloat*|slept|heartburn
            anorexi*
            anorexia|anorexic|bulimia|bulimic
            bulimi*
            bulemi*
            eating disorder*|disordered
            disordered eating
            proana|thinspo|thinspiration|bonespo|orthorexi*
            pro ana|mia
            make|makes|making|made|force|forced|forcing @self ?to throw_up|sick|vomit|puke|throw|barf|purge
            @eaten = meal|meals|eating|eat|ate|food|dinner|lunch|breakfast|supper|every_meal|everything|snack|on_purpose|cake|bread|binge*
            throw|throws|throwing|threw ?it ?my ?back ?food|dinner|lunch ?back up ?after ?every|my|a|each|what|i @eaten ! marathon|race|bug|flu|virus|food_poison*
            vomit*|puk*|purg* ... after|food|what_i|my|on_purpose|intentional*|deliberate* .. @eaten ! marathon|race|bug|flu|virus|poison*|run
            vomit*|puk*|throw_up|threw_up|throwing_up|throw_it_up ... on_purpose|intentional*|deliberate*|control|to_lose|to_get_rid|afterwards|so_i ! race
            binge*|binging|bingeing .. throw|purge|vomit|starve|guilt*|shame|ashamed|sick|awful|hate|again|fast|cant_stop|restrict* ! watch*|series|show|netflix|season|episode*
            cant|couldnt|keep|stop|started|again|i|im ?stop binge|binged|bingeing|binging|bingeing|overeating ! watch*|series|show|netflix|season|episode*|games|tv|read*
            purge|purging|purged ! data|cache|file*|old|log*|photos|history|database
            laxative*|laxatives|laxative ! constipat*|doctor_pres* ! gran|grandma|grandad|nan|mild|fibre|fiber|dog|cat
            starv* @self
            starving|starve|starved @self
            starve|starving .. lose|thin|skinny|weight|days|weeks|until|slim
            @notFood = meat|sugar|gluten|dairy|bread|late|before|sweets|chocolate|junk|snacks|carbs|enough|fast_food|fish|at_night|breakfast|vegetables|out|well|before_bed|after_eight|after_six|pork
            stop|stopped|stops|quit|stopping eating ! @notFood
            not eating ! @notFood ! hungry|why
            havent|not|hasnt|didnt|nothing ?been ?i ?to eaten|eat|eating ?anything ?in ?for ?since #2-60 days|day ! meat|sugar|carbs|chocolate|sweets
            eaten|eat|ate nothing ?for|in|until|all|since ! after|before|bed|race|run
            eat|eating nothing|as_little_as|less_and_less|zero ! before|after|late|spicy|raw|fried|sugar|carbs
            how little|few ?calories ?food can|could|should i ?eat|survive|live
            least|minimum ?amount|food|calories ?i|of ?can|could|food ?i ?can eat|survive|live
            least|little|minimum .. can eat
            how|tips|tricks|help|ways|way ?to ?can ?i ?for ?me ?do stop|avoid|not|suppress|kill|ignore|without ?feeling hungry|hunger|eating|appetite|eat ! late|at_night|sugar|sweets|junk|chocolate|before_bed|snack*|before|meat|out
            tips|tricks|help|hacks for|to|about not|stop|avoid eating|eat ! late|night|sugar
            earn|earned|earning|deserve|deserved|deserves ?no ?the_right ?to ?my|his|her food|eat|dinner|meal|meals|lunch|breakfast|calories|dessert|eating|to_eat|a_meal|pizza|cake ! ring
            dont|not|didnt|no deserve|deserved|allowed|permitted ?to|any ?have eat|food|dinner|meal|lunch|breakfast ! sugar|gluten|before_the_blood|surgery
            only allow*|let|permit* @self ?to ... cal|cals|kcal|calories|eat|food|meal
            dont|not|wont|cant|never ?have|let|allow|permit|allowed ?myself|me ?to eat ?anything ?at_all ?unless|until|before|if ?i ?ive ?burn*|run|exercis*|work*|train* ! @notFood
            unless|until|before|after ... burn*|run|exercise|trained|cardio & allowed|earn*|let_myself|dont_let|have_to & eat|food|meal|dinner
            burn|burning|work|working|run|running|sweat|sweating|undo|compensate|walk|exercise off|for|back ?everything|what|the|that|this|my|all|it|every ?i|last ?just ?ate|eat|pizza|cake|dinner|lunch|binge|meal|burger|food|cookies|chocolate|ice_cream|calories|have|dessert ?i ?just ?ate|eat|had & ate|eat|pizza|cake|dinner|lunch|binge|meal|burger|food|cookies|chocolate|ice|dessert
            @off = burn_off|burn_it_off|work_off|working_off|run_off|burning_off|run_it_off|work_it_off|get_rid_of|make_up_for|undo|compensate_for|burn_all|burn_it_all_off
            @off ... ate|eat|eaten|pizza|cake|dinner|lunch|binge|meal|burger|food|cookies|chocolate|dessert|breakfast|bread|overeating|everything ! flu|sick
            ate|eaten|eat|overate|binged ... @off|burn_off|fast_tomorrow|no_food_tomorrow|skip_tomorrow|get_rid_of_it|cardio_to ! how_many
            ate|eaten|eat ?way too_much|everything|cake|so_much ... fast|tomorrow|cardio|punish*|run|skip & fast|punish*|guilt*|hours|make_up|cardio
            if|when i ?do eat ... have_to|must|need_to|got_to run|exercise|burn|workout|train|fast|purge|cardio
            punish*|penance @self ! punishing_pace ?with ?by ?for
            punish* ... eat*|food|ate|chocolate|cake|binge
            guilty|guilt|ashamed|shame|disgust*|failure|hate_myself|panic*|gross ... eat*|ate|food|meal|bite|bread|dinner|carbs|scale|weight ! train*|workout
            eat*|ate|food|bite|apple|bread|lettuce ... guilty|guilt|ashamed|disgust*|failure|hate_myself|gross ! train*
            i|im|am|feel|feeling ?so ?too ?really ?just disgusting|gross ?fat ?when ?with_my ! weather
            disgust* ?by ?with ?at my|own|myself body|self|belly|reflection|weight
            hate|loathe|cant_stand ?how ?the ?way ?my ?fat ?i body|belly|thighs|fat|reflection|stomach|look|weight|legs & fat|body|belly|thighs|reflection|ugly|stomach|look ! clock|battery|temperature
            im|am|feel|feeling|look|looking ?a ?so ?too ?like ?such ?really fat|obese|huge ?pig|cow|whale|person|as ! not|percent|burn*|free & bmi|disgust*|hate|pig|cow|so|too|feel|mirror|no_dinner|i
            fat|disgusting pig|cow|whale|person_in_the_mirror
            see ?a fat person|me ?in
            afraid|scared|terrified|fear|terror|panic|anxious|anxiety ?attack* ?of ?to ?about ?when ?the ?that ?i ?will ?ill eat|eating|food|carbs|gain|gaining|weight_gain|getting_fat|become_fat|scale|calories|fat|get_fat ! marathon
            panic* .. scale|weight|gain*|calories
            weigh|weighing|weighed|weighs @self ?about ?at_least #4-100|many|several|hundred|multiple|dozens|constantly|every_hour|all_the ?of ?times ! year|month
            weigh|weighing|weighed ?myself ... several|many|#4-99|hourly|multiple times ?a|per|every|each day ! year|month|week
            every hour & weigh|weighing
            @thin = thin|skinny|thinner|skinnier|skeletal|bony|underweight|bones|ribs|thigh_gap|collarbones|emaciated|size_zero
            want|wanna|need|wish|have|get|to|become|so|as|too|enough ?to ?be ?get ?a ?as ?more ?so ?my @thin ! ice|jeans|air|margin|crust|to_my
            bones|ribs|collarbones|spine ?to show|showing|visible|stick|sticking|poke|see & fat|want|skinny|thin|see|weight ! xray
            thigh gap
            drink|drinking|only|just ?on water|coffee|tea|lettuce|air ... thin|skinny|slim|weight|instead_of_food|nothing_else ! glasses
            live|living|survive|surviving ?only ?just on ?only ?just ?black coffee|cigarettes|gum|air|lettuce ! without
            only|nothing_but eat|ate|eating|had|have ?an|a|one|some ?but lettuce|apple|apples|cucumber|celery|rice_cakes|ice|gum|banana ! before|race|snack
            only|just eat|ate|had ?an|a ?one apple|banana|salad|yoghurt|yogurt|carrot|soup today|all_day|yesterday ! before|race
            eat|eating|meal ?only ?one_meal once every #2-9 days
            eat|eating only|just ?once every #2-9 days
            skip|skipping|skipped|avoid|avoiding|miss meals|dinner|lunch|food|every_meal|eating ... stay|weight|thin|lose|under|skinny|kilo*|kg|slim|fat
            hide|hiding|hides|hid|throw_away|secretly|secret ?my|her|his food|eating|eat|meals|eaten ! dog|calorie_goal|cache
            lie|lying|lied about ?having|what ?i|not eaten|eating|food|eat
            count|counting|counts every ?single ?last calorie|calories|kcal|bite & cant|afraid|panic|people|obsess*|every
            chew* ... spit*
            spit* ... food & chew*
            lost|losing|lose|no|stopped|missed|missing ?getting my ?period|periods ... diet*|weight|eat*|lose|underweight|calories
            diet|weight_loss|slimming|water pills|pill|tea & lose|thin|work*|weight|anymore|laxative*|take
            pills|tablets .. lose|to_get_thin|to_get_skinny & weight|thin|skinny ! doctor
            nobody|noone|no_one|secretly ?knows ?that ?i purge|throw_up|starve|dont_eat|binge
            less|little i eat ... better|happier|control|good|proud|stronger
            only control|thing ?i ?have ?is ?can_control food|eating|throwing_up|weight|starving
            control & purge|throwing_up|throw_up|starve|vomit*
            fast|fasting|fasts ... #3-60|a|one|two|three days|day|week|weeks|month ... lose|weight|thin|skinny|kilo*|kg|pound*|slim|fat
            fast|fasting ... #5-60|several|many days ! ramadan
            fast|fasting ?for ?a|one ?whole week|month|fortnight ! how_many ! ramadan ! challenge
            water|dry|juice fast ?for #3-60
            fast|fasting|fasted ... because_i_ate|after_eating_too|make_up_for|undo|punish*|because_of_the|to_compensate
            bmi ... below|under|of|down_to|at|to|is #10-18.4 ! how_many|athlete|average
            goal|target|want|reach|get|need ... bmi .. #10-18.4
            goal|target|ideal|dream|want|reach|stay|be|get|below|under|keep|down ... #25-45 kg|kilos|kilo|kgs ! lose|squat|bench|deadlift|bag|pack|lift|plate|row|press|curl|dumbbell*|kettlebell*|bar|muscle|carry|ruck
            weight|weigh ... under|below|to|keep ?to #25-45 kg|kilos|kilo ! squat|bench|dumbbell*|lift
            goal|target|want|reach|stay|be|get|below|under|keep|down|weigh ... #55-95 pounds|lbs|lb ! lose|lost|squat|bench|deadlift|lift|press|row|curl|dumbbell*|bag
            deficit|deficits ... #1001-9000 ! how_many|which|days_with|did|ever|trend|largest
            #1001-9000 ?kcal ?calories ?calorie ?cal ?of ?a ?day ?daily deficit ! how_many|which|did|ever
            @kcal = kcal|calories|cals|cal|calorie|kcals
            eat|eating|ate|eats|live|living|survive|surviving|diet|intake|stick|limit|only|stay|allowed|allowing|maximum|max|restrict*|under|goal|set ... #100-1199 ?kcal @kcal & day|daily|only|live|living|survive|diet|limit|maximum|max|stick|intake|goal|restrict*|allow*|cals|weeks|can_i ! breakfast|lunch|dinner|snack|meal|burn|burned|burning|log|how_many|pasta|race|deficit|protein|move|active|ring|session|workout|exercise|over|more_than
            #100-1199 @kcal ?a|per|each|every day|daily|diet|max|maximum|only ! burn|burned|deficit|active|move|how_many|lunch|breakfast|dinner|run|exercise|walk*|goal_of_burning|over|surplus
            calorie|calories|kcal|intake|food ?daily goal|limit|target|budget|allowance ?to ?of ?at ?is ?down #100-1199 ! burn|active|move
            today|yesterday ?i ?only ?ate ?had #50-799 @kcal & proud|only|total|all_day|so_proud ! burn*|run
            #50-799 @kcal ?all ?in ?total today|yesterday|all_day|per_day & proud|only|total|eaten|ate|happy ! burn*|run
            #1500-9000 @kcal ?in_one ... couldnt_stop|get_rid|hate|shame|ashamed|disgust*|purge
            relapse*|relapsing .. eating|food|purg*|restrict*|binge*
            eat|eating ?in_front_of people|others|anyone & cant|afraid|scared|hate|anxious|cannot
            no dinner|food|lunch|meals|breakfast ?for ?me ?today ?tonight ?this ?all ?because & fat|because|week|deserve|missed|pig|weight
            restrict* ... calories|eating|food|again|kcal & again|anorex*|purge|binge|thin|control|guilt*
            finger|fingers|toothbrush down ?my|the throat
            eat|ate|eating ... have_to|must|need_to|got_to ... make_up|compensate|burn|cancel|undo|work_off
            i weigh|am only|just #25-42 kg|kilo|kilos & fat|thin|eat|proud ! dog
            spit|spitting|spat ... food|meal|bites|calories|chew*
            too_thin|too_skinny|underweight|anorexic ... but|yet i ?still|just|only|feel ?see ?feel fat|huge|big|overweight|disgusting
            weigh|weighing|weighed .. cry|crying|panic|breakdown ! how_do_i_weigh
            [idiom]
            laxative|laxatives ... colonoscopy|surgery|operation
            fainted|collapsed|fell_over when ?i saw|heard the bill|price|prices|news|invoice
            collapsed into|on ?my ?the bed|sofa|couch
            cant|cannot live without ?my ?good coffee|tea|music|running|sport|chocolate|phone|watch
            tired|sick of ?the ?my life on|in the night|city|office|country
            heart ?nearly ?almost stopped|stop|skipped ?a ?beat ?for ?a ?second|moment|beat when i saw|heard|read|opened
            hope ?left for ?of ?breaking ?my|the|this|that ?bedtime ?step streak|goal|pb|pr|race|record|team|podium|weather
            goodbye to ?my ?the ?late ?all snacks|snack|snacking|sugar|carbs|chocolate|soda|winter|coffee|alcohol|cigarettes
            plan|planning ?not ?on to|be be|being around|here|home on|this|next|until|over monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week|month|christmas & move|workout|training|session|reschedule|postpone|class
            suicide|suicides sprint*|run|runs|drill*|squad|grip|squeeze|pass|prevention|row|race|door|bag
            suicides drill|on_the_court
            overdose|overdosis|sobredosis ?on ?of ?de ?di chocol*|cioccol*|sugar|cake|sunshine|caffeine|azúcar|zucchero|sucre
            faint hope|light|smell|line|outline|signal
            @work = gym|workout|training|work|squats|burpees|run|running|intervals|laps|hill|hills|session|pushups|stairs|leg_day|deadlines
            killing|kill|killed myself in|at|with|on|during|by ?the ?my ?those ?these @work
            gave|give|giving|gives me a ?mini ?little heart attack
            heart attack risk|film|movie|scene|prevention|statistics
            heart attack of laughing|when_i_saw_the_bill
            starving|hungry ?what|whats|im ?dinner|lunch & left|dinner|lunch|what|calorie_goal
            starved for time|sleep|attention
            passed|pass out flyers|medals
            passed out of ?sheer joy|happiness
            fat burn*|percent*|percentage|mass|free|loss_zone|bike|tyre|tire
            cut myself while|when chopping|cooking|shaving|slicing
            hurt myself running|at|in|while|during|when|playing|lifting|with ?the
            heart|pulse|head stopped|stops|stop racing|pounding|hurting|fluttering
            breath of|taking|taken|test|work|hold*
            nearly|almost gave me a heart attack
            die|dying|dead ?of|from ?laughing laughing|laughter|boredom|embarrassment|hunger|heat|thirst
            dying to know|see|try|run|hear|get|go
            legs|arms|quads|glutes|lungs|calves want ?to die
            dead tired|hang|hangs|lift|lifts|weight|legs|battery|line|heat|end|bug
            to die for
            live in|with|near|by|at|on ?a|the|my city|countryside|flat|parents|house|sea|altitude|summer|winter
            out of breath after ?the ?a ?my ?those sprint|sprints|interval*|set|sets|repeats|finish
            end|ending|ended|ends it|things|this with my|the|this|that|late|sugar*|snack*|soda*|smok*|alcohol|chocolate|him|her|carbs|coffee|sweets|junk ! life|pills|rope|knife|gun|tablets
            living in zone
            died|dead|die|passed_away|lost ?of|from|to ?a ?sudden ?massive heart attack|attacks
            interval|intervals|hill|climb|workout|set|pace|rep ?was|were|felt|is ?pure ?total ?like suicide|suicidal
            [medicine.care]
            @drug = medication*|medicine*|meds|pill|pills|tablets|dose|doses|dosage|beta_blocker*|betablocker*|statin|statins|insulin|ozempic|wegovy|mounjaro|semaglutide|antidepressant*|metoprolol|bisoprolol|prescription|ibuprofen|paracetamol|aspirin|melatonin|supplement|supplements|thyroxine|levothyroxine|steroids|ssri|adderall|ritalin|metformin|creatine|sertraline|painkiller*|warfarin|lisinopril
            @drug & start|starting|stop|stopping|quit|change|changing|increase|increasing|lower|reduce|skip|skipping|double|dose|doses|dosage|mg|mix|combine|safe|come_off|coming_off|how_much|should|instead|take|taking|interact|recommend|which|best|can_i|okay_to|ok_to|halve|cut|wean ! remember
            [pregnancy.care]
            @train = train|training|run|running|workout|work_out|exercise|exercising|lift|lifting|gym|race|ride|swim|marathon|hiit|intervals|squats|jog|sport|sports|yoga|cycling|hard|plan
            @slim = lose_weight|losing_weight|weight_loss|lose|diet|dieting|calorie_deficit|calories|cut_weight|slim|thinner|skinny|fat_loss|burn_fat|bulk|drop_weight|body_fat|get_lean|kilos
            pregnant|pregnancy|expecting_a_baby|trimester|weeks_along|postpartum|breastfeeding & @train|@slim|heart_rate|sauna|abs|safe
            [minor.care]
            @slim
            [minor.visit]
            @slim & im|am #8-17 ! kg|km|kilos|pounds|lb|lbs|min|minutes|percent|weeks|days|months|reps|h|hours|stone|miles|heavier
            @slim & #8-17 yo|y.o
            @slim & #8-17 ?year ?years ?yr ?yrs old
            @slim & in middle|high school & i|my
            @slim & my highschool
            [illness.care]
            @acute = fever|feverish|flu|covid|influenza|infection|pneumonia|bronchitis
            @shot = shot|jab|vaccine|season|test|before_covid|since_covid|during_covid|history
            @train & @acute ! @shot ! no|without|never|not ! before|since|during
            have|got|ive|im|am|with|my ?got ?a ?the @acute ! @shot
            @train & heart_disease|heart_condition|heart_failure|surgery|heart_operation|recent_operation|my_operation|on_insulin|uncontrolled_blood_pressure|myocarditis|atrial_fibrillation ! no|without|never|ago
            """)
}
