/// airfit-config(5).
enum ConfigurationPage {
    /// How the file is read and changed.
    static let description = #"""
        # DESCRIPTION

        Everything can be set on the settings screen, by `airfit config set`, or by hand in
        `$XDG_CONFIG_HOME/airfit/config.toml` (`airfit config path`). All three write the same file: AirFit changes single
        values in it and keeps your comments, order and blank lines. A hand edit counts as soon as it is saved, also while
        AirFit runs; a line that is wrong is named with its number, the rest counts, and nothing in the file is touched. The
        file is optional. It is TOML, and every line of it is optional.

        `airfit config list` says what every key means and what it may be. `config get` prints a value, or its default, and
        ends with 1 where there is neither; `config set` refuses an unknown key with 64 and a bad value with 65. A list is
        typed with commas: `airfit config set privacy.share_remote sleep,heart`.

        Themes: `dusk`, `dawn`, `contrast`, `contrast-light`, `terminal`, `forest`, `fjord`, `paper`. Copy one from
        `themes/built-in/` of the source into `$XDG_CONFIG_HOME/airfit/themes/` and change it; the comment at its top explains the format.
        `NO_COLOR` is honoured; colours follow the terminal's ability (24-bit, 256, 16, none).
        """#

    /// A file with every table, in which every line is good.
    static let example = #"""
        [profile]
        name = "Alex"                    # stays on this machine
        birth_date = 1988-04-30          # for norms that go by age
        sex = "female"                   # female or male, for norms of heart and body
        height_cm = 172                  # for BMI
        max_heart_rate = 186             # for zones, where you measured it; by age unless set
        sleep_need_hours = 8
        time_zone = "Europe/Berlin"      # your home zone; unless set, that of your records, else the system's

        [units]
        system = "metric"                # or imperial: shown so everywhere, kept in metric units

        [goals]                          # unset, those of the watch count
        steps = 9000
        active_kcal = 550
        exercise_min = 30
        stand_hours = 12
        sleep_hours = 8
        weight_kg = 70.5

        [ui]
        appearance = "dark"              # dark, light, or system: by the background of the terminal
        theme = "dusk"                   # or the name of a file in the themes folder beside this one
        light_theme = "dawn"
        reduced_motion = false
        mouse = true                     # Shift leaves clicks to the terminal
        chart_shapes = "auto"            # auto, braille, sextants or octants
        ascii = false                    # boxes and charts in plain characters
        order_text = true                # right-to-left text is put in order; false where the terminal does it itself
        bell = false
        flash = false                    # the screen flashes where the bell would ring

        [coach]
        provider = "custom"              # unset, a provider that has a key, else the offline coach
        model = "my-model"
        temperature = 0.4
        max_tokens = 2000
        thinking = "low"                 # off, low, medium or high; unset leaves it to the model
        streaming = true
        persona = "calm"                 # a table of [personas]

        [personas.calm]
        name = "Calm"
        style = "encouraging 60, analytical 40"   # authoritative, encouraging, analytical, playful: together 100
        updates = "moderate"             # minimal, moderate or frequent
        celebration = "subtle"           # subtle, balanced or enthusiastic
        absence = "gentle"               # none, gentle or direct
        language = "conversational"      # simple, conversational or technical
        wishes = "No exclamation marks."

        [providers.custom]               # openai, anthropic, gemini, openrouter, ollama, custom
        base_url = "http://127.0.0.1:8080/v1"
        model = "my-model"

        [providers.work]                 # a further endpoint; its key is in AIRFIT_WORK_API_KEY unless you say otherwise
        base_url = "https://llm.example.org/v1"   # asked only after you have confirmed it: airfit keys confirm work
        api = "chat"                     # or responses
        models = ["small", "large"]      # instead of asking the server for its list
        api_key_env = "WORK_KEY"         # the variable that holds the key; keys have no place in this file
        # key_command = ["pass", "show", "work"]   # or a program that prints it; no shell sees it
        headers = { X-Team = "coach" }
        local = false                    # true for your own network: plain HTTP is allowed

        [budget]
        day_usd = 1                      # at the limit nothing more is sent; free models go on
        month_usd = 10
        warn_at = 0.8
        unpriced = ["custom/my-model"]   # asked although their price is not known; you are asked once
        keep_months = 24                 # receipts older than these months and the present one are removed

        [privacy]
        share_remote = ["activity", "sleep"]   # ticked when you are asked about a provider elsewhere; shared by that with none
        share_local = ["activity", "sleep", "heart", "body"]
        preview = "first"                # when the exact request is shown before it goes: first, always or never
        mcp_can_write = false            # programs over airfit mcp may store; you are asked each time
        log_days = 14
        usage_counts = false             # counted on this machine only

        [consents.openai]                # what one provider elsewhere may see; written when you are asked
        host = "api.openai.com"          # at another host, or port, it sees nothing until you say so again
        share = ["activity", "sleep"]

        [lock]
        enabled = false
        idle_minutes = 5
        fingerprint = false

        [notifications]
        enabled = true
        channel = "automatic"            # automatic, desktop, terminal or bell
        kinds = ["daily_brief", "check_in", "water", "workout", "bedtime", "streak_at_risk", "weekly_review",
                 "goal_reached", "rest_over", "import_done", "sync_failed", "answer_done"]
        daily_brief_at = "07:30"
        check_in_at = "20:00"
        water_at = "15:00"
        workout_at = "17:00"             # sessions without a time; others an hour before
        bedtime_at = "22:30"             # unset, by your need and wake times
        streak_at_risk_at = "19:00"
        weekly_review_at = "18:00"       # on Sundays
        quiet_from = "22:00"
        quiet_to = "07:00"

        [weather]
        latitude = 52.52
        longitude = 13.4
        place = "Berlin"
        provider = "openmeteo"           # openmeteo, openweathermap or weatherapi
        places = ["work = 52.5 13.3"]    # further places
        dark_hours = false               # the best hours to be outside may be in the dark
        past_workouts = false            # ask for the weather of past workouts, once each
        openmeteo_base_url = "https://weather.example.org"  # likewise openweathermap_, weatherapi_

        [connections]
        at_start = true                  # read what is connected at the start, where an hour has passed
        oura = false                     # not asked, connected or not; likewise the other services

        [data]
        watched_folder = "~/health"      # files dropped there are imported
        after_import = "keep"            # or move
        automatic_backups = true         # one a day, the last seven are kept
        """#

    /// The page below its heading NAME.
    static var markdown: String {
        """
        \(description)

        # SETTINGS

        NAME stands for a name that you choose: of a persona or a provider.

        \(SettingSections.markdown)

        # EXAMPLE

        ```toml
        \(example)
        ```

        # FILES

        | | |
        |---|---|
        | `$XDG_CONFIG_HOME/airfit/config.toml` | The settings, else `~/.config/airfit/config.toml`. |
        | `$XDG_CONFIG_HOME/airfit/themes/` | Your own themes, a TOML file each. |

        # SEE ALSO

        `airfit`(1), `airfit-json`(5)
        """
    }
}
