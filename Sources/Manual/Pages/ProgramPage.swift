/// airfit(1).
enum ProgramPage {
    /// The page below its heading NAME.
    static func markdown(of root: ProgramCommand) -> String {
        """
        # SYNOPSIS

        \(CommandSections.synopsis(of: root))

        \(description)

        # OPTIONS

        `--demo` and `--date` are accepted before and after the command, `--passphrase-fd` by every command that reads
        what the app lock covers. With `--date`, nothing of later days is read: no list, count, answer or export has it.
        What is talked about under it is of the day of the clock, and listed there.

        \(CommandSections.options(of: root))

        # COMMANDS

        \(CommandSections.commands(of: root))

        \(ScreensText.screens)

        \(ScreensText.keys)

        \(DataText.files)

        \(DataText.log)

        \(DataText.tools)

        \(CoachesText.coaches)

        \(ScreensText.safety)

        \(CoachesText.keys)

        \(CoachesText.privacy)

        \(surroundings)
        """
    }

    private static let description = #"""
        # DESCRIPTION

        AirFit keeps your health data in a local SQLite database, shows the day at a glance, and lets you talk, live and
        streaming, with a coach of your choice about what the data say. Without a command it opens the full screen.

        `airfit --demo` needs no key, no network and no data: it opens a built-in sample year in a throw-away store, with
        the offline coach. `airfit --plain` is the chat as plain lines, for screen readers and dumb terminals.
        """#

    private static let surroundings = #"""
        # FILES

        | | |
        |---|---|
        | `$XDG_CONFIG_HOME/airfit/` | `config.toml`, see airfit-config(5), and `themes/`. |
        | `$XDG_DATA_HOME/airfit/` | `health.sqlite`, `conversations.sqlite`, `vault`, `backups/`, `tables.json`, `connections/` (how far each cloud was read; no token). |
        | `$XDG_STATE_HOME/airfit/` | `airfit.log`, which names no key, question or answer, `services.json`, which holds when each service answered last, and drafts. |
        | `$XDG_CACHE_HOME/airfit/` | Lists of models, kept for a day; the weather, for a day; places, for thirty days. |

        Without these variables the folders are `~/.config`, `~/.local/share`, `~/.local/state` and `~/.cache`.

        # ENVIRONMENT

        | | |
        |---|---|
        | `OPENAI_API_KEY`, `ANTHROPIC_API_KEY`, `GEMINI_API_KEY`, `OPENROUTER_API_KEY`, `AIRFIT_CUSTOM_API_KEY` | The key of a provider. |
        | `OPENWEATHERMAP_API_KEY`, `WEATHERAPI_KEY` | The key of a weather service. |
        | `AIRFIT_NAME_API_KEY` | The key of a provider with a name of your own. |
        | `AIRFIT_OPENAI_BASE_URL`, and so for each provider | Stands in the place of the provider's own address. |
        | `AIRFIT_OPENMETEO_BASE_URL`, `AIRFIT_OPENWEATHERMAP_BASE_URL`, `AIRFIT_WEATHERAPI_BASE_URL` | The same for the weather services; that of Open-Meteo stands for its four hosts. |
        | `AIRFIT_OURA_BASE_URL`, `AIRFIT_OURA_AUTH_URL`, and so for each cloud | The same for the data of a cloud, and for its authorisation. |
        | `BROWSER` | Opens the page on which a cloud asks for your consent. |
        | `AIRFIT_OPENAI_API` | `chat` or `responses`: what is spoken with OpenAI. |
        | `OLLAMA_HOST` | Where Ollama is asked. |
        | `AIRFIT_LOOPBACK_IS_ELSEWHERE` | `1`: a server on this machine counts as one elsewhere, as behind a tunnel. |
        | `AIRFIT_PASSPHRASE_FILE` | A file of mode 0600 that holds the vault's passphrase. |
        | `VISUAL`, `EDITOR` | The editor for questions and for `airfit config edit`. |
        | `NO_COLOR` | Draws without colours. |
        | `https_proxy`, `all_proxy`, `no_proxy` | As libcurl takes them, for HTTPS; plain HTTP goes to no proxy. |
        | `LANG`, `LC_ALL`, `TERM`, `COLORTERM`, `TZ` | As everywhere. |

        # EXIT STATUS

        | | |
        |---|---|
        | 0 | Done. |
        | 1 | Anything that has no code of its own. |
        | 64 | A wrong command line, or a question that nobody could answer. |
        | 65 | Bad input data. |
        | 69 | A service is unavailable. |
        | 77 | A missing or refused key or passphrase. |
        | 128 + n | Ended by signal n. |

        Errors go to standard error as one clear sentence.

        # EXAMPLES

        ```
        airfit --demo
        airfit import ~/Downloads/export.zip
        airfit import ~/Downloads/takeout.zip ~/watch/*.fit weights.csv
        airfit ask -p anthropic "How did I sleep this week?"
        airfit log meal oats and berries 420kcal
        airfit snapshot --json | jq .sleep
        airfit tool metric_stats '{"metric":"steps","range":"last_7_days"}'
        airfit backup ~/airfit.backup
        ```

        # COMPLETIONS

        `airfit --generate-completion-script bash` prints completions; it knows `zsh` and `fish` too.

        # SEE ALSO

        `airfit-config`(5), `airfit-json`(5)

        # NOTES

        AirFit is not a medical device and gives no diagnosis.
        """#
}
