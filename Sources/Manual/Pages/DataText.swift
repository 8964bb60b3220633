/// The hand-written sections of airfit(1) on data: files, entries and tools.
enum DataText {
    /// Import, export, backup.
    static let files = #"""
        # DATA

        Your own data come from files, told by what is in them: the `export.zip` of an iPhone (Health → your picture →
        Export All Health Data), FIT, GPX and TCX, Health Auto Export, Health Connect, takeouts of Fitbit and Google Fit,
        exports of Garmin, Oura, Whoop and Withings, and tables (`date,metric,value[,unit]`, or any other whose columns you
        name). A folder or an archive of archives is sorted out by itself.

        In the app, `i` on Today opens your downloads: type to filter, `Space` marks several, `./` takes the whole folder,
        `Tab` types a path with completion. It shows bytes, records, rate and time left, then results for each file, and
        goes on in the background. A table that does not say enough opens with `c`: say what its columns, dates and numbers
        are while its first rows show how they are read; tables with the same headings are read so from then on, here and on
        the command line. Every import can be taken back (`m` in the data, or `--undo`): what other imports hold too stays,
        and a value that it corrected is what it was. Importing again adds nothing. A long import that was stopped, or
        killed, goes on where it was when you import the same again.

        Measured data come in as they are. What an export of AirFit says that nothing measured (memories, goals,
        conversations, check-ins, entries, corrections, the order of sources, what it says about you) is listed and asked
        about first; a watched folder takes measured data only and says what it left out. Taking an import back takes all of
        it back.

        Where sources overlap, a stretch of time counts from the one that stands highest in an order that is yours (`s` on
        Today); they are never added up. `w` says why a number is what it is: what each source had, what of it counts, which
        night, which zone. Days are those of where you were: trips are told from the records' own zones. `D` browses
        everything down to single samples and pieces of sleep, which can be left out or corrected, and put back. HRV is two
        measures, SDNN and RMSSD, and they never share a chart.

        ## Imports

        What a path holds is one import. Each of its files is in the store whole or not at all; a large one that takes more
        than ten seconds comes in pieces, whatever its format. Every piece is committed with its days and nights, so that
        these are right for what is in, whatever happens. After Ctrl-C, a kill or a full disk what is in stays, as an import
        that `--list` calls unfinished; importing the same again passes over it (`resumed` counts its records), and `--undo`
        takes it away. FIT, GPX and TCX are read again from the beginning of a file. A folder is gone through 16 levels
        deep, an archive with the archives in it; each file is reported by itself, an export of Apple Health with everything
        that lies beside its XML as one. A file that is cut off is imported up to its last good record and reported as
        `partial`; one that is damaged, and one of no known format (`"format":"unknown"`), as `rejected`. Importing again
        adds nothing; a file is read again where it may have more to give: read for another person or with other columns
        named, with records that lay in the future then, or with categories that were not kept then. The exit code is 0 when all health data that were found are in, and 65 when a path has none or a file
        is damaged or cut off; files without health data beside others do not matter. Names of files need not be UTF-8; what
        is not is shown as `�`.

        GPX and TCX must be UTF-8; one that declares entities is refused. A table that can be read in two ways (03/04/2025,
        rows of several people) is refused with the option that says which, and the full screen asks; the answer is kept by
        its headings in `tables.json` in the data folder. A column tells people apart by its name (`patient`, `Name`) or by
        few values that come again and again, several of them on one date, or in turn with weights that one body cannot have; `--csv-person all` says that every row is yours.
        Rows of one date without a time make one value: totals are added up, of anything else the last row counts. Columns
        that were not read are named. A value of a table or of Health Auto Export takes the place of an earlier one of
        the same source and time. A record of Apple Health that its app numbers (sync identifier and version) takes the
        place of lower versions; pieces of sleep are not numbered. A total over more than seven days (up to a year) counts
        evenly over its days, any other value of that length on the day that it begins; the note of the file tells how many. What one export says in several files (Fitbit's `…_GoogleData` beside `Global
        Export Data`, Google Fit's raw sources beside the merged ones) is read once; such a file alone is read. A night of
        which a file has only totals gives way to pieces with times from the same source. What was deleted on the phone
        stays here: a newer export does not say what was deleted, and leaves out also what the phone has moved away or never
        got back from a watch. Exclude single samples in the data, or undo the older import.

        ## The watched folder

        `airfit watch` and the watched folder of the settings take whole files only: written and closed or renamed into
        place, and unchanged for two seconds. Folders in it count too, one level deep; a file that is written again is
        imported again; hidden and unfinished files (`.part`, `.crdownload`, `.icloud`, `~`) and what no reader knows are
        left alone. Of several programs that watch a folder one imports; another takes over when it ends. A folder that is
        taken away is watched again when it is back. In Settings, Data the folder is chosen with `Enter`, typed with `e`.

        ## Connections

        `airfit connect SERVICE` lets AirFit read the cloud of a watch, ring or scale: Intervals.icu with a key of yours, Oura,
        WHOOP, Withings, Google Health (Fitbit and Pixel), Polar, Dexcom, Wahoo and Ultrahuman with an app that you register
        there once, as the command says step by step. Your browser asks for your consent and comes back to this machine
        (127.0.0.1 and ::1, for five minutes); over SSH, and always at Wahoo, paste the address that it ended on. A Google
        project in Testing ends its connection every seven days; Dexcom asks where the account is (`--region`), and its
        glucose is hours late. Tokens lie in the vault alone, and what goes out are requests for your own data. The page Connections of
        the settings does the same step by step.

        `airfit sync` reads: the last days again, as scores and nights change after the fact, then further back, the newest
        first. It is an import like any other, one for each service: what is there from the maker's own files is not there
        twice, what the service changes or takes away is so here, and `airfit import --undo` takes it back. Scores are the
        maker's, under its name. `airfit connections` lists, and `airfit disconnect` ends a connection at both ends and asks
        whether its data stay. AirFit reads what is connected when it starts and an hour has passed (`connections.at_start`), by
        key, and every hour by the timer of `airfit sync install`, which needs a vault that opens by itself; without a network
        it waits, and what the network cut off goes on when it is back. A service that asks for time is not asked before it is
        over. Where a service has ended the connection, the page says so, and Enter connects it again; `airfit open connections`
        leads there. The data of two accounts are not mixed; Polar alone may not say whose they are.
        `connections.SERVICE` switches one off: then it is not asked at all. Strava, Garmin and Suunto cannot be connected; the list says why, and how their data come.

        ## Exports

        `airfit export` writes everything as one JSON file, whose form is in airfit-json(5). `--format csv` writes a folder, a file a table, with texts that a spreadsheet would take for a formula marked by an
        apostrophe. Keys are in no export. `airfit import` reads the JSON back. No export and no `--json` holds a control
        character or a character that hides: JSON has `\u` escapes in their place and loses nothing; CSV and Markdown have
        pictures (`␛`) or `�`, or nothing for what cannot be seen. `--force` replaces a file, never a folder, a link or a
        device. With `--conversations`, or `--conversation` and words of a title, the JSON holds the tables conversations
        and messages alone; Markdown has the shown branch with its origin in front matter, several conversations as a
        folder.

        ## Backups

        A backup holds the databases, settings, themes and the vault as it is, encrypted with a passphrase of its
        own; what a restore replaces stays in `before-restore-DATE` beside it. What a killed export left half-written goes
        with the next start; a restore that is killed is finished, or taken back, by it. Settings of a backup that run
        programs, send data or speak to a model (providers, what is shared, preview, the watched folder, places, a persona's
        wishes), and what the coach is to keep in mind, stay off where they do not hold here already, until you have seen
        their exact words and confirmed them: at the next start of the app, or with `airfit config confirm`. A database with
        triggers or views, which AirFit does not make, is refused. Limits of your own (`budget`, `privacy.share_local`) stay
        where the backup has wider ones or none; narrower ones count at once. What is confirmed is noted in the data folder
        alone, in no backup or export.

        AirFit also makes backups by itself, in `backups` beside the data: one a day while it runs or after an `import`,
        `log` or `sync`, the last seven are kept, and one before each restore and each update of its databases, the last
        three of each. Where there is a vault they are sealed for whoever opens it, also while it is locked; without one
        they are as readable as the databases beside them, for you alone. One is left out, and that is said, when less than
        twice the size of the data is free. `restore --list`
        shows them with what they hold.

        ## Damaged databases

        A database or a vault that was there and is missing or empty is an error, never a new beginning; while the vault is
        damaged or missing the app lock, where it was on, opens nothing. What `doctor --salvage` cannot read, and which rows cannot be right (an instant
        in the future, a value that nobody has), is told table by table; the damaged file stays as `….corrupt-DATE`. Where a
        database or the vault is missing, or nothing of it can be read, it begins an empty one after a question. Where the
        data cannot be written to (a read-only disk, a full one) they can be looked at and exported.
        """#

    /// The section on the log.
    static let log = #"""
        # WRITING DOWN

        `airfit log` stores one line: `water 500ml`, `weight 72.4 18 % fat`, `mood 4 energy 3 slept badly`, `ran 5k 26:10 at
        7:30`, `bench 3x8 60kg, squat 5x5 100`, `bp 128/82 72`, `glucose 5.4 fasting`, `temp 37.8`, `body fat 18 %`, `resting
        pulse 52`, `slept 23:10-6:45`, `nap 13:00-13:25`, `meditated 10 min`, `meal oats and berries 420kcal 15g protein`, `2
        beers yesterday 21:00`, `headache 6/10`, `ibuprofen 400 mg`, `travel`, `note: new mattress #bedroom`, `goal weight
        70kg by June`, `template push day: bench 3x8 60kg`. German words are read as well: `Blutdruck 128/82 gestern 21:00`, `lief 5 km 26:10`. Times
        are `at 7:30`, `yesterday 21:00`, `Monday 7:15`, `14.3. 7:30`, `2 days ago 8:30`, `20 min ago`. A number without a unit is in your
        own units; what has two meanings is not stored, but told with both. A value that is hardly possible is asked about
        once more (`--yes` for scripts). Several entries may stand in a line, with commas, `and` or `+` between them:
        `weight 72.4, water 500ml, mood 4`. All of them are stored, or none; a time is said for each, or for none; `--json`
        prints an object for each, one a line. In the Log screen Tab goes on with `meal o`, or with another line that begins
        with the name of a meal, by what was eaten before. `airfit log --list [--json]` shows entries, goals and memories with their ids,
        `airfit log --undo e12` takes one back. It ends with 65 for a line that is not understood, 64 where a question could
        not be asked.

        Twelve tools write: `log_water`, `log_weight`, `log_check_in`, `log_meal`, `log_workout`, `log_sets`, `plan_week`
        (sessions of training as one proposal), `save_template`, `complete_goal` (with `span` where a metric has several goals), `log_entry` (a line as above, for
        whatever else), `set_goal` and `remember`.
        They store nothing before you say yes, and of a time said vaguely ("this morning") the coach asks which it was.
        `airfit tool`, `airfit ask` and `airfit --plain` ask on the terminal: yes, edit or no; `airfit tool … --yes` answers
        for scripts; without a terminal the reply is `not_confirmed`, with the `airfit log …` or `airfit tool …` by which
        you store it yourself, which ends `airfit tool` with 64, while `ask` goes on. A goal of weight under a BMI of 18.5, for people
        under 18, or to lose weight while pregnant, is not set.
        """#

    /// The section on the tools, of the coach and for other programs.
    static let tools = #"""
        # TOOLS

        The coach's numbers come from fourteen tools that only read: `metrics_catalog` (what there is), `metric_stats` (any
        statistic of a metric, by conditions, groups or segments), `days` (which days, streaks), `relate` (correlation),
        `trend`, `workouts`, `journal` (strength sets with records and the estimated maximum; tags of days, which are also
        a text `tags` of the day for conditions of the other tools), `sleep_report`, `compute` (named formulas), `findings` (what a day or a period has to tell, and
        conclusions by stated rules), `chart` (the values of up to four metrics, which the conversation draws), `sql_readonly` (one SELECT over the tables `day` and `workout`, in a database in
        memory that holds nothing else), `weather` (that of now and the forecast, only where places are shared; the
        coordinate is never told) and `plan` (sessions done, missed and to come; goals; with `propose` a week by rules). `airfit tool` prints one JSON object,
        errors included, and ends with 0, with 64 for a wrong question, 69 for a limit, 1 for anything else. An argument
        that a tool or a formula would ignore is refused; replies name their units and dates, and which of two is taken from
        which. `metric_stats` asks several metrics at once (`also`) and splits weeks by another metric (`split_by`);
        `relate` with `x` `*` holds every metric against an outcome, corrected for the number of tries; `compute` also works
        out arithmetic, a morning's readiness by its parts, episodes out of the usual and trips. Of more than 31 nights
        `sleep_report` lists them with `nights` alone:

        ```sh
        airfit tool metric_stats '{"metric":"resting_hr_bpm","range":"last_30_days","group_by":"week"}'
        airfit tool findings '{"kind":"changed","range":"this_month"}'
        airfit tool relate '{"x":"*","y":"hrv_sdnn_ms","lags":[0,1]}'
        ```

        `airfit mcp` gives the same tools to any program that speaks the Model Context Protocol, revision 2026-07-28 and
        those with a handshake back to 2024-11-05. Name it as the command:

        ```json
        {"mcpServers": {"airfit": {"command": "airfit", "args": ["mcp"]}}}
        ```

        Such a program sees what Settings, Privacy proposes to providers elsewhere (`share_remote`), and nothing until you
        have chosen. The tools that write are there only with `mcp_can_write = true` under `[privacy]`, and ask you through
        the program (elicitation) every time; where it cannot ask, nothing is stored.

        What a model is told is put together in an order that lets providers reuse it: rules and persona, your profile, what
        you asked it to remember, the metrics there are, and last the day. A talk that grows too long for the model loses
        nothing in silence: older questions go along in short, what was asked, how the answer began and which tools
        answered; `Alt-P` in the chat shows the request word for word before it is sent. A tool that takes longer than two
        seconds is stopped.
        """#
}
