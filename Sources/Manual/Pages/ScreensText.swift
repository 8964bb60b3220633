/// The hand-written sections of airfit(1) on the full screen.
enum ScreensText {
    /// The section on the screens.
    static let screens = #"""
        # SCREENS

        ## Today

        **Today** shows a day: activity rings with their goals; steps, energy, distance; last night's sleep with its stages;
        resting heart rate, HRV, VO₂max; weight with its trend; water and food where they are recorded. Every number stands
        beside your own last four weeks. What was not measured is shown as missing, never as zero. `[` and `]` move by a
        day, `g` goes to a date typed in words or figures, in English or German (`3 weeks ago`, `letzten Montag`,
        `3. Mai`); where today has no data yet, the newest day that has some is opened. `Enter` opens a metric as a chart of a
        day, week, month or year; of what is measured once a day, a day lists the newest values. Where a place is set (`airfit place set NAME`, or Settings, Weather and places) a tile tells the weather and
        the best hours to be outside; `o` opens the next 24 hours as charts of temperature, rain and wind. Nobody is asked
        before, and then once in ten minutes at most while you look, with two decimals of the coordinate, about a kilometre.
        The best hours are those of 100 points less 2 for each °C that it feels outside 8–18, a fifth of the chance of rain,
        10 for each mm, half of the wind above 20 km/h, 5 for each UV step above 2 and half of the European air index above
        40; never with freezing rain, thunder, 2 mm of rain, gusts of 60 km/h, a WBGT of 30.1 °C, −20 °C as it feels, bad
        air, or in the dark unless you say so. Where nobody answers the last weather of up to a day ago stands with its age.
        Settings, Weather and places looks places up, takes the keys of OpenWeatherMap and WeatherAPI, and says which host is
        asked what. There the weather of past workouts is switched on, which is off: Open-Meteo's archive is asked once for
        each workout that was outdoors (it says so, has a recorded way, or is of a kind that is done nowhere else) and began
        within 30 km of one of your places. Your place to two decimals and up to two weeks of dates go out, no way; what comes
        is kept with your health data, stands on the workout's page, and is listed, undone, exported and erased like any
        import. Settings, Network shows link, proxy, and each service with its address, its last answer and last error.
        The title says `offline` while the system has no route out; the weather is asked for again when it is back.

        ## Coach

        **Coach** is a conversation. Answers stream in as rendered Markdown; `Esc` stops one and keeps what arrived;
        `Ctrl-R` tries it again. Scroll back while text arrives and the view stays where you are; else the headline stays on
        top. Questions that you send meanwhile wait and go out one by one, in order. `Alt-↑` goes from part to part: a paragraph, list, table or block of code is copied with `Enter`, the whole answer with `Alt-C`, through the
        terminal, also in tmux and screen, and where the terminal is not known to have a clipboard into a file as well, whose path is said. A link of an answer is opened with
        `Enter` or a click in your browser (`$BROWSER`, else `xdg-open`; without a display it is copied), and terminals that know links (OSC 8)
        get it as one. Conversations are kept as they grow: a `kill -9` in mid-answer loses at most the last second. On a
        wide terminal the dashboard stands beside the chat.


        What the coach looks up for an answer is one line (`18 look-ups, 210 ms ▸`); `Alt-O` opens it to a line for each
        call, and `Enter` a call to its arguments and result. Thinking is folded with its duration. A question can be
        changed and sent again, an answer tried again: both become branches, and nothing that was shown is lost. `Ctrl-L`
        switches the model in the middle of a conversation, from a list of everything your providers offer, with context and
        price.

        `Ctrl-O` lists the conversations, and typing searches everything that was said in them, whatever the script, case or
        accents: hits stand in their context, and `Enter` opens the conversation there. `Ctrl-F` finds words in the open
        one. `Ctrl-P` pins a conversation, `F2` renames it (`Tab` proposes a name by rules, `Ctrl-R` asks the model),
        `Ctrl-E` writes it, or all, as Markdown or JSON, `Ctrl-D` twice deletes it without leaving a word of it in the
        files. `Alt-V` shows all branches as a tree. `F3` asks for a brief of the day, `F4` for a review of the week; both
        are kept as conversations of their own.

        Settings, Memories holds facts you agreed that the coach keeps in mind: seen, added, changed and deleted there. They
        go along, as data, with questions to coaches that you share your profile with.

        ## Numbers you can check

        Every number in an answer is held against what the tools replied, the data the model was
        given and what you wrote. A number that comes from your data is underlined: `Alt-N` goes from one to the next,
        `Enter` or a click opens its chart over the days it is about, or the tool's reply with the figure in it. A number
        about you that nothing supports stands out and is named below the answer. A number belongs to its metric, its kind
        of workout, its days and its part of the week: the steps of last week are none of this week. Proposals, list
        numbers, dates, code and what the answer counts or works out itself are told apart. It reads English, German,
        French, Spanish, Italian, Portuguese and Dutch, numbers in words (`eleven nights`, `three in four`) as well. On the
        488 answers it was made with it flags none of 1,358 right numbers and finds 307 of 311 invented ones; on 244 that
        were held back it flags 10 of 780 (1.3 %), fifteen more that say nothing about you, and finds 119 of 131.

        ## What opens on Today

        `Enter` or a second click opens a metric as a chart, the sleep debt the nights it is of; `d`, or a click on the rings or
        on the curve of the day's pulse, which stands below the tiles where there is room, the hours of the day. `n`, or a
        click on the stages, opens the night: its stages, below them its pulse and its heart rate variability on the same
        axis of time, the mean pulse asleep and the lowest half hour. `p`, or a click on a workout, opens its page; the last
        28 days open Trends, the check-in its sheet. `r`, or a click on the recovery, shows what it is made of: each part with
        its weight, its value and its weeks.

        ## Findings

        At the top of Today stand at most three sentences of what stands out in your own days: several values of a night out of
        your usual at once, a day or a week far from it, a trend, a goal on or off its pace, a record, two things that go
        together, a value that is missing, a streak. Each has its figures; `f` opens them with their reasons, `Enter` or a click
        the chart in Trends. Of all that was compared only what holds after correcting for every comparison is told (Benjamini
        and Hochberg, 10 %). What was told on a day is not repeated on the next ones unless it grows; `Nothing unusual` is a
        finding too. `+` says that one was useful, `-` that it was not, `x` that it is never to be told again, here or by the
        coach; the same key takes that back, later `airfit findings --tell-again`. The coach, its brief and its review tell the
        same ones. It is about what is told unasked: `Why am I tired?` or `What changed this month?` is answered with all
        that holds, also with what is not to be told again.

        ## Charts in the conversation

        `Show me my resting heart rate of this year`, or `zeig mir meinen Schlaf im Oktober`, is answered with a chart, by the
        offline coach and by every model with tools: metrics over time, the weekdays, or one metric against another. It
        stands above the words about it, scrolls with them and is kept with them; `Alt-↑` chooses it, `Enter` or a second
        click opens its metrics and days in Trends, `e` writes them to a file. `--plain` reads it as sentences, `airfit ask` and the export to Markdown
        have it as a block of text, the export to JSON as its data.

        ## Log

        **Log** (`F5`, or `L` on Today) is for what you write down: one line such as `water 500ml`, `weight 72.4`, `mood 4
        energy 3 slept badly`, `ran 5k 26:10` or `meal oats 420kcal` is read as you type and stored with `Enter`. Below it
        stand your entries by day and the goals that stand. Every entry can be changed or taken back, and what was taken
        back put back. When the coach wants to store something, a sheet shows each value in your units: `Enter` stores it,
        `e` changes a field, `Esc` stores nothing; what is hardly possible is asked about once more. A key you typed for the
        composer never says yes; stopping the answer or leaving the conversation is a no. `Alt-U` takes back what was
        stored. `F8` opens the check-in from anywhere: energy, mood, stress, motivation and
        soreness, a key from 1 to 5 each, a note and tags; what was said today already shows. Today counts the days with one among the last
        14, and `airfit snapshot` a streak that forgives: two misses a week pause it, the third ends it. `Enter` on a goal puts it into the
        line to be changed; one with a date tells the pace that is needed beside the one there is. A goal has one truth: the one set last holds, in the settings, in the log or with the coach.
        A metric has one goal of a day, one of a week, of a month, of a year and, where it is a level, one by a date: they stand side by side,
        a new one takes the place of the one of its own span, and each ends by itself (in the chat by `end my weekly running goal`;
        where you name no span it asks which). Today's rings and values, the charts and the settings go by that of a day. One that
        is cleared in the settings stays with the days it was of. `Alt-G`, or Goals in `Ctrl-K`, opens the page of all goals:
        those that stand, to be changed, completed (`Alt-C`), let go (`Alt-L`) or removed; proposals from your own last
        weeks, each with its method; and the earlier ones, with how they ended and on how many days they were reached.
        `Enter` puts a goal into the line: nothing is set before you confirm it there. `airfit goals` prints the same. A goal
        against the clock, `goal 10 km under 50 min by 2027-06-01`, is a race of the plan: the page says what your best run
        of 90 days lets expect, and whether the wish is within reach.

        ## Trends

        **Trends** (`F6`, or `T` on Today, from a chart with its days) shows any metric over any time: several one below the
        other, side by side where the terminal is wide, or with `o` two in one chart on two axes. `/` takes what is wanted
        in words or figures: `last 6 months`, `since March`, `2026-Q1`, `steps and sleep last year by week`; `c` lists every
        metric. `+` and `−` and the wheel change the length about the day that is read off, `[` and `]` go earlier and later,
        `a` shows all that is recorded; `u`, `d`, `w`, `m`, `y` choose hours (of a month at most), days, weeks, months or
        years. `←` and `→` read off the values in every view, in the calendar week by week and with `↑` `↓` day by day;
        `Enter` goes into a week, month or year, and from a day to its page. Goal, average and your
        usual range stand behind the values, journeys, tags and new sources above them; by day and hour also workouts (`▴`)
        and sessions of the plan that were not done (`▫`), named where the cursor is. A gap stays a gap.

        `v`, or `1` to `9`, choose the view: over time; two overlaid; the days with as many before them; weekdays; the spread
        of the values; a scatter of two metrics with its line; a calendar with a cell a day; nights from bedtime to waking;
        fitness (CTL, the load smoothed over 42 days), fatigue (ATL, over 7) and form (TSB, their difference on the day before).
        `0` shows the hours of the day, means of the last 366 days at most; `z` the minutes of workouts in the five zones of
        heart rate, on each other, by week; `r` records with their days: of the metric, of each kind of workout, of each
        exercise, and the fastest kilometre, mile, 5 and 10 km, half and whole marathon within your runs, where samples of
        distance, or else the points of a route, are fine enough to tell.

        `e` writes what is drawn to a file that is not there yet: a picture (`.png`, `.svg`), its values (`.csv`) or text
        (`.txt`); of the spread, the calendar, the nights, fitness and records the values of the days. A PNG is drawn by librsvg, which Debian has as `librsvg2-2`; the SVG needs nothing.

        `s` keeps what is shown under a name, for `S`, which lists the kept views, and for `Ctrl-K`; it is a line of
        `$XDG_DATA_HOME/airfit/trend-views`.

        One sentence below says what is seen. Of values over time: the slope by Theil and Sen, the chance of such an order without a trend by Mann
        and Kendall (its variance corrected for days that resemble those before them), and of how many values. From 0.05 on
        it is no clear trend. More than 800 days are tested by the means of weeks, more than that by months. Where a
        new device began to measure and the values lie elsewhere since (a source that then gives five of seven days; the
        median of all differences, at least the spread of the values, p < 0.01; where both devices recorded on a week of
        days and more, the median of their differences on these days), that is drawn as a mark and said, and trend
        and records count from there. Two stretches of time
        are compared by the median of all differences (Hodges and Lehmann) with its 95 % interval, two metrics by their
        correlation, the days that resemble those before them counted for less.

        ## Workout

        **Workout** (`F7`) records a workout while it goes on. Choose or type its kind and press `Enter`; `Space` pauses and
        goes on, `L` ends a lap, and a set is just typed: `bench 8x60kg`, then `7x62.5`, `8` or `Enter` twice for the same
        again. A rest is counted down after each set, three minutes after up to five repetitions, two after up to twelve, 75
        seconds else; `R` makes it longer, `X` ends it, and its end rings. `N` writes a note, `U` takes back the last of it.
        `E` ends it: effort, distance and all else can be filled in before it is stored; `D` there, as during it, throws it
        away. It then is an entry of the log, with its sets as another one. Of an exercise that was done or is planned in it,
        `bench 8` and `bench 3x8` are at the weight that is known.

        Without one, the list begins with your last sessions: chosen, it plans their sets again, each exercise with what the
        rule proposes. All done last time: the next plates (2.5 kg, for the legs 5); a step of more than a tenth waits for two
        repetitions more; not all done: the same again, twice in a row or after 14 days off nine tenths. A list of sets can
        be typed too: `bench 3x8 60kg, squat 5x5 100`. `Enter` then does the next set of the plan.

        Templates are kept sets with a name. `Ctrl-N` begins one in an editor, a line for each exercise; `Ctrl-E` changes the
        chosen one, or keeps a past workout, or typed sets, as one; `Ctrl-S` saves, `Del` deletes. In the log
        `template push day: bench 3x8 60kg, squat 5x5 100` does the same, and the coach proposes one for your yes. A
        template is done as it is written the first time, and then by the rule above. `airfit workout start push day` begins it.

        `F7` once more, or `Ctrl-K`, lists the workouts so far, imported and typed in one list; `/` leaves those that are
        asked for: `runs since March over 5 km`, `typed with sets`, `last month with route`, `under 45 min`, `climb over
        200 m`, `until June`, `"river"` for letters of name or source. `airfit workout list` takes the same words. The page of one has its pace, loads
        (Edwards; Banister's TRIMP where rest, maximum and sex are known; Foster), minutes in zones and pulse, its laps and pauses, its sets
        with volume, estimated 1RM (Epley) and records, and how it stands beside the ten before of its kind. Where a way was
        recorded it has the splits by kilometre (or mile) and by lap with pace and climb, the pace as on the flat (Minetti,
        an estimate), and the way as a map. A workout that two sources recorded counts once, and says who else has it.
        Two recordings of the same time that AirFit takes for two workouts are one after `m`, and two again after another;
        the log, which has it as an entry, takes it back too.

        Each step is on the disk before it shows, so that a closed terminal or a machine that stops loses nothing: the next
        start offers to go on, to leave out the time in between, or to end it where it stood. Times are counted by a clock
        that nobody can set. The other screens show it in a line at the foot. One screen records at a time; a second one
        follows. `airfit workout` does the same on the command line, and what it does shows at once.

        ## Plan

        **Plan** (`Ctrl-P` before a workout, or `Ctrl-K`): the sessions of this week and the next beside what was done, each with
        its reason. `plan run tue 45min` in the log plans one by hand, and `Alt-P` on a template what it has; `airfit plan make` makes a plan by rules, for a race
        with its day, for minutes a week, or as before: no jump of a week's load over 30 %, a day between hard ones, a long run
        of at most 110 % of your longest. Made again, it is in the place of what rules planned before in those weeks; what you
        planned yourself stays. `<` and `>` put a session on another day, `Del` lets it go. What becomes of a missed session, and of a hard one after a bad night, is proposed
        with its reason; nothing changes without `y`, and the log takes it back. `airfit plan` prints a week,
        `airfit plan adapt` asks about the proposals, `airfit plan export training.ics` writes a calendar, `airfit plan --ics` prints
        it.

        ## Reminders

        **Reminders** (Settings, Notifications; off unless switched on) are of the check-in, water, the session of the plan,
        the bedtime that your need and wake times give, a streak that today would end, the week, a goal that is reached, the
        end of a rest, an import, a synchronisation that failed, an answer. What is done already, from any source, is not
        reminded of; each thing is told once, by whichever program, and nothing in the quiet hours. They go to the desktop,
        to terminals that show notices, or ring the bell. `airfit notify install` has a timer of systemd tell them without
        the full screen, or prints the line for cron; `airfit notify remove` takes it away. `airfit open today`, `coach`,
        `log`, `workout`, `plan`, `trends`, `check-in`, `connections` or `goal 12` shows that screen in the AirFit that runs, or
        starts it; a click on a notice does the same where the desktop or the terminal tells of clicks.

        ## Without a network

        The title says `offline` while there is no way out of this machine. A question to a model elsewhere then waits at the
        end of its conversation, with its place in the queue: `Alt-W` goes there, `Enter` changes it, `d` twice deletes it,
        `s` sends it now. It survives a restart. When the network has been back for a moment the questions of the open
        conversation go out one after the other, each after the answer before it. One takes your yes (`s`) where it was
        asked more than an hour ago, the clock was set back, model, host, price or what the provider may see have changed,
        or something is to be asked before it goes. An answer that failed because the network went away offers `Alt-W` too:
        its question is asked again when it can be. A model on this machine, one on a host marked local and the offline coach
        never wait, and what tells of a crisis or an emergency is answered on this machine at once. `--plain` keeps questions
        as well (`/waiting`, `/send`, `/drop`, `/wait`); `airfit ask` keeps none and ends with 69. Weather and lists of models
        are not asked for while the network is away, and go on one after the other. With a proxy in the environment AirFit
        does not know whether there is a way, and tries.

        ## Settings

        **Settings** (`F9`, or `,` on Today) hold everything as a tree that can be searched with `/`: the coach's persona,
        providers and models, keys, units, themes with a live look, notifications, privacy, the app lock, import, export and
        backup. A change holds at once and is written to `config.toml` with your comments kept; a hand edit is taken up
        while AirFit runs.

        A coach outside this machine sees nothing of your health data until you chose what it may see, by category; `Alt-P`
        shows the exact request before it goes. `--plain` is the chat as plain lines, for screen readers and dumb terminals;
        it reads tables as sentences. On first run a short setup asks for what helps, imports in place or shows the sample
        year first; each step can be skipped, and it comes back from `Ctrl-K`.
        """#

    /// The section on notices before an answer.
    static let safety = #"""
        # SAFETY

        For every coach, what you write (the whole of it, in English, German, French, Spanish, Italian,
        Portuguese and Dutch) and what the tools return is screened on your machine first. Signs of an emergency, a crisis
        or an eating disorder, weight that is to be lost too fast or falls unwanted, questions on medicines, pregnancy,
        illness or youth (these in English), and alarming values show a notice with fixed words before the answer, in the
        language of the message, with helplines of your country from a local table. In a crisis, and in an emergency that
        cannot wait, no model gets health data, memories, profile or anything said before, and no tools; what follows is the
        talk since then alone, until you take up another subject on purpose: `Alt-S` in the chat, `/subject` in `--plain`,
        or a new conversation. A notice about your data is shown once, and again only when what it is about has clearly
        grown; `Alt-M`, `/dismiss` or `airfit notices --dismiss KIND` dismisses it: one that asks for a visit for good, one
        that asks for a call today until it gets graver. What you write of a crisis or an emergency is answered with its
        notice every time.

        Text from right to left (Hebrew, Arabic) is shown in its order and Arabic letters are joined, in the chat, the
        composer and lists (by FriBidi); Settings, Appearance leaves that to a terminal that does it itself.

        The line under the chat tells what the last answer took: tokens, price, time to the first word, how full the context
        is. Settings, Spend adds it up by day, month, provider and model, holds it against your limits, asks providers what
        credit is left, and keeps each request as a receipt. A model whose price nobody knows is said to be one before the
        first question; where a limit is set you are asked once whether it may be asked.
        """#

    /// The most important keys.
    static let keys = #"""
        # KEY BINDINGS

        `F1`, or `?` where nothing is typed, lists every key of the screen. The most important are:

        | | |
        |---|---|
        | `Ctrl-T` | switches between Today and Coach |
        | `F9`, `,` on Today | the settings |
        | `w` on Today, `W` in a chart | why this number |
        | `D`, `s`, `i` on Today | all data, the sources, an import |
        | `F5`, `L` on Today | the log |
        | `F6`, `T` on Today | metrics over any time |
        | `F8` | the check-in: five feelings, a key from 1 to 5 each, a note and tags |
        | `F7` | the workout that goes on, or a new one; once more: those so far |
        | `Alt-N` `Alt-Shift-N`, `Enter` | from number to number in an answer, opens where it comes from |
        | `Enter`, `e`, `Esc` | the coach asks before it stores: store it, change a field, don't |
        | `Alt-U` | takes back what was stored last; in the log once more puts it back |
        | `Alt-P` | what will be sent to the provider, exactly |
        | `Alt-S` | takes up another subject after a crisis: your data go along again |
        | `Alt-M` | dismisses the notice about your data that was shown last |
        | `Alt-W` | questions that wait for the network; after an answer that failed for it: asks again when it is back |
        | `Ctrl-X` | locks, where the app lock is on |
        | `Ctrl-K` | every command, page and setting by name |
        | `Ctrl-R` | asks again; the old answer stays as a branch |
        | `Ctrl-L` | another model |
        | `Ctrl-O`, `Ctrl-N` | the list of conversations with a search over all, a new one; on Today too, as `Ctrl-L`, `F3`, `F4` |
        | `Ctrl-F` | finds words in the conversation; `Enter` goes to older ones |
        | `F3`, `F4` | daily brief, weekly review |
        | `Alt-E` | changes an earlier question and sends it again |
        | `Alt-↑` `Alt-↓`, `Enter` | chooses a question, call, thought, part or link of an answer; opens or copies it |
        | `Alt-C` | copies what is chosen, else the last answer |
        | `Alt-←` `Alt-→`, `Alt-V` | switches between branches, shows them as a tree |
        | `Alt-O`, `Alt-T` | opens the look-ups and failures, all thinking |
        | `F1`, `?` | all keys, those of the screen first; type to filter |
        | `Esc` | one step back |
        | `Ctrl-C` | stops what runs; never quits |
        | `Ctrl-Q` | quits |
        | `Ctrl-X` `Ctrl-E` | writes the question in `$VISUAL` or `$EDITOR`; where a lock is set, from `Ctrl-K` |
        | `g` on Today | goes to a date |
        | `Alt-Enter`, `Ctrl-J`, `\` then `Enter` | a new line in the composer |

        The mouse works too: click a tile, a tab, a button, a key that the footer names; the wheel scrolls.
        """#
}
