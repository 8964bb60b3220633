/// The hand-written sections of airfit(1) on providers, their keys and what leaves the machine.
enum CoachesText {
    /// The providers.
    static let coaches = #"""
        # COACHES

        | | |
        |---|---|
        | `offline` | Speaks: answers by rules from your data, is not an AI and says so. Base URL: none. Key: none. |
        | `openai` | Speaks: Responses (nothing is stored there), or Chat Completions. Base URL: `https://api.openai.com/v1`. Key: `OPENAI_API_KEY`. |
        | `anthropic` | Speaks: Messages, with thinking and prompt caching. Base URL: `https://api.anthropic.com/v1`. Key: `ANTHROPIC_API_KEY`. |
        | `gemini` | Speaks: streamGenerateContent. Base URL: `https://generativelanguage.googleapis.com`. Key: `GEMINI_API_KEY`. |
        | `openrouter` | Speaks: Chat Completions, with reasoning and credit balance. Base URL: `https://openrouter.ai/api/v1`. Key: `OPENROUTER_API_KEY`. |
        | `ollama` | Speaks: its own `/api/chat`. Base URL: `http://127.0.0.1:11434`, or `OLLAMA_HOST`. Key: none. |
        | `custom` | Speaks: Chat Completions, or Responses. Base URL: any OpenAI-compatible endpoint. Key: `AIRFIT_CUSTOM_API_KEY`, if it needs one. |

        Base URLs: `AIRFIT_<ID>_BASE_URL` or `[providers.<id>] base_url`. A `base_url` that is new or names another scheme,
        host or port, by a hand edit or from a restored backup, is off until you have seen and confirmed it: in the app, on
        the terminal, or with `airfit keys confirm`; commands that cannot ask end with 77. What you type in the settings or
        give to `airfit config set`, and a variable of your own shell, is your yes by itself; an address of this machine
        needs none where neither a key nor a header of yours goes along. Plain HTTP is allowed to loopback and to hosts
        marked `local = true`, nowhere else. `[providers.<name>]` with a name of its own adds a further endpoint. OpenAI is
        asked over Responses, or over Chat Completions with `[providers.openai] api = "chat"` or `AIRFIT_OPENAI_API=chat`; a
        server in its place is asked over Chat Completions, and over Responses where it has nothing else, or with
        `api = "responses"`. Without any key the offline coach answers: it plans the same
        tools by rules, and every answer that looked something up ends with the tools that answered and their dates. It is
        no AI and says so; what it does not understand it says, with examples.

        A request that fails on the way, or is refused for being one too many, is sent again up to three times with growing
        waits, or after the time the provider asks for (up to a minute; a longer wait is told, and nothing is tried before),
        but not later than two minutes after the first, and never once something of its answer was shown. An answer ends at
        256 KiB of text or 64 MiB on the wire: what came is kept, and the end says so; a call of a tool has 64 KiB of
        arguments at most. The offline coach reads questions of up to 10,000 characters. TERM and HUP end the screen,
        `--plain` and `ask` within a second, whatever they do. Models are listed live and kept for a day in
        `$XDG_CACHE_HOME/airfit/models/`. What each request took is kept beside the conversations; a budget warns and stops.
        A request whose price is not known counts as unknown, in no sum of dollars; with a budget a model of unknown price
        is asked only after your yes (on the terminal, in the chat, or `budget.unpriced`; `--accept-unknown-price` for one
        run), and `ask` ends with 64 where nobody can be asked. Models on this machine are free, and OpenRouter tells its
        prices with each answer. Each request leaves one line in `$XDG_STATE_HOME/airfit/airfit.log`: host, path, status,
        times and sizes, never a key, a question or an answer.
        """#

    /// Where keys are, and the app lock.
    static let keys = #"""
        # KEYS AND THEIR VAULT

        A provider's key is looked for in this order: its environment variable; the `key_command` of `[providers.NAME]`, run
        without a shell; the vault. A key command that is new or has changed, also by your own edit, is shown word for word
        and runs once you have confirmed it: in the app, on the terminal, or with `airfit keys confirm`. A source that
        cannot be read is told, never passed over. Settings, API keys shows which one counts.

        The vault is one file (`vault`, 0600) that libsodium encrypts (XChaCha20-Poly1305; Argon2id, at least 64 MiB and
        three passes). It opens by your desktop's keyring (with `secret-tool` of libsecret-tools), by a passphrase, or by a
        recovery code. Scripts give the passphrase by `--passphrase-fd N` or in a 0600 file named in
        `AIRFIT_PASSPHRASE_FILE`. It protects keys on a stolen disk or in a copied folder. It does not protect them from
        root or from programs that run as you while it is open; the names of the providers in it are not encrypted.

        The app lock asks for the passphrase at the start and when you were away, and drops the keys. It covers the command
        line too: every command asks, but for `--help`, `--version`, completions, `config path`, `providers`, `tools`,
        `doctor` (which leaves out what is personal) and the ways back in, `keys passphrase`, `recover` and `restore`.
        Without a terminal and without a passphrase a command ends with 77. Where `--passphrase-fd` is that of a file
        (`backup`, `restore`, `export`, `import`), the lock's comes from the terminal or `AIRFIT_PASSPHRASE_FILE`. That the
        lock is on is kept in the vault: an edit of `config.toml` does not turn it off. The databases themselves stay
        readable to programs of your user. After locking, no copy of a key is left in memory.

        A new passphrase, of the vault as of a backup or export, has ten characters or four words and is not easy to guess:
        common passwords, names, dates, runs on the keyboard and repeats count for little, and digits alone are refused.
        Programs that AirFit starts (editor, key command, keyring, notices) see no key and no proxy of its environment.
        Files and folders of AirFit that others can read are closed at the start, and it says so.
        """#

    /// The section on data that leaves the machine.
    static let privacy = #"""
        # PRIVACY

        Your data are in `$XDG_DATA_HOME/airfit/` (folder 0700, files 0600), in plain SQLite: the database is not encrypted,
        so use an encrypted disk. Nothing leaves the machine unless you ask a remote coach; then the request holds your
        question, the conversation, and those categories of the day's data and of the tools' answers that you chose to share
        with that provider. Each provider has its own yes, for the host it is asked at: the full screen asks before the
        first question, `--plain` takes `/share`, and `ask` sends no health data and says how to allow it. What others
        answered in a conversation goes to another provider only if you say so (`/earlier` in `--plain`). Your name, names
        of devices and sources, and routes never go, and heart rates of workouts go with Heart alone. A model counts as
        local where its server, on this machine or marked local, is known to compute the answers: Ollama with a model of its
        own (not `…-cloud`, nor one with a remote host), and llama.cpp's server; any other may pass everything on, and is
        asked about as one elsewhere. Settings > Permissions has for each category what is shown, kept and proposed, and the
        first import in the app asks what to keep. What is not shown is on no screen and in no answer: `snapshot`, `tool`,
        `ask`, the offline coach, every other coach and programs over MCP go without it, and say that it is hidden. Settings >
        Privacy lists who may see what now, coach by coach. `AIRFIT_LOOPBACK_IS_ELSEWHERE=1` treats a tunnel on loopback as
        remote. The offline coach sends nothing anywhere. Keys go to their own provider alone, and are never in logs,
        errors, arguments or exports; the process makes no core dump. There is no telemetry; usage counts (screens,
        commands, workouts, meals and goals by day, and a few sentences made of them) are off, stay on this machine and can
        be deleted: Settings, Data. `airfit erase` deletes everything, also where a folder is a link, and says what it
        left; blocks that a disk has set free are out of its reach. `airfit erase --taken-back` deletes what was taken back,
        and leaves no byte of it in the databases. AirFit is not a medical device and gives no diagnosis.
        """#
}
