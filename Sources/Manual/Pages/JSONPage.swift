/// airfit-json(5).
enum JSONPage {
    /// The page below its heading NAME.
    static let markdown = #"""
        # DESCRIPTION

        Every command that takes `--json` prints JSON whose keys are stable. Keys are in snake_case, with a unit where there
        is one (`resting_heart_rate_bpm`). What was not measured or is not known is `null`. Instants are in ISO 8601. No
        output holds a control character or a character that hides: JSON's `\u` escapes stand in their place, and
        nothing is lost.

        # ONE OBJECT

        ## airfit import --json

        ```
        {"files": [{"path", "format", "status", "records", "added",
                    "repeated", "skipped", "skipped_reasons": {},
                    "left_out": {}, "reason", "path_encoded"}],
         "records", "added", "repeated", "skipped",
         "skipped_reasons": {}, "resumed", "by_type": {}, "seconds"}
        ```

        `status` is `imported`, `partial`, `rejected`, `duplicate` or `unfinished`. `format` is `unknown` for a file that
        no reader knows. `path_encoded` is there where the name of the file is no UTF-8: its bytes, with `%E9` for each that is not
        a letter, a digit or one of `/._-`. `resumed` counts records that an earlier, unfinished import of the same file left in the store.
        `records` are `added`, `repeated` and `skipped` together. `left_out` counts what an export of AirFit says that
        nothing measured and that was not agreed to; it is among `skipped`. `by_type` counts records by their type.

        ## airfit snapshot --json

        One object of the day: `id`, `timestamp`, `date`, `is_partial`, `time_zone`, `taken_at`, and the objects
        `subjective_data`, `environment`, `activity`, `sleep`, `heart_health`, `body`, `app_context` and `trends`. Estimates
        are named as such (lean mass by Boer, resting energy by Mifflin); `time_zone` is the trip's on the days of a trip.
        In `app_context`, `upcoming_workout` is the plan's first open session of the next week, `week_plan` the week's plan
        against what was done, `days_since_earlier_coach_talk` the days before the talk that goes on; `tags` and `symptoms`
        are those noted for the day, and `check_in_streak_days` counts by a rule that forgives two misses a week. `airfit snapshot --why` says how each of these comes about.

        ## airfit tools --json

        ```
        {"tools": [{"name", "kind", "description", "parameters"}]}
        ```

        `kind` is `read` or `write`; `parameters` is the JSON Schema of the arguments.

        ## airfit tool

        Prints exactly one object, errors included; `--json` is not needed.

        ## airfit log --list --json

        ```
        {"entries": [{"id", "kind", "text", "at", "written_at",
                      "taken_back_at"}],
         "goals": [{"id", "kind", "text", "written_at"}],
         "memories": [{"id", "kind", "text", "written_at"}]}
        ```

        ## airfit goals --json

        ```
        {"standing": [{"id", "metric", "unit", "target", "period", "due",
                       "value", "pace": {"per_week_needed",
                       "per_week_now", "standing"}}],
         "races": [{"date", "distance_km", "target_min", "remark"}],
         "proposed": [{"metric", "unit", "target", "period", "due",
                       "method"}],
         "past": [{"id", "metric", "unit", "target", "period", "due",
                   "from", "to", "ended", "days_reached",
                   "days_recorded", "level_at_end"}]}
        ```

        `ended` is `completed`, `let_go`, `replaced` or `ended`; `pace` is `null` for a goal without a date and while fewer
        than two values are known.

        ## airfit weather --json

        ```
        {"place": {"name", "region", "country", "latitude", "longitude",
                   "time_zone", "elevation_m", "population"},
         "provider", "host", "attribution", "fetched_at", "age_s",
         "problems": [], "current": {…}, "best_hours": [{"start", "end",
         "score"}], "no_good_hour_because", "hours": [{"time", "hours",
          "condition", "wmo_code", "temperature_celsius",
          "feels_like_celsius", "humidity_percent", "precipitation_mm_h",
          "precipitation_chance_percent", "wind_km_h",
          "wind_direction_degrees", "gusts_km_h", "uv_index",
          "cloud_cover_percent", "pressure_hpa", "visibility_m",
          "wbgt_celsius", "is_day", "score", "air": {"indices": {},
           "pm2_5_ug_m3", "pm10_ug_m3", "ozone_ug_m3",
           "nitrogen_dioxide_ug_m3", "pollen_grains_m3": {}}}],
         "days": [{"date", "condition", "wmo_code", "high_celsius",
                   "low_celsius", "sunrise", "sunset", "uv_index_max",
                   "precipitation_mm", "precipitation_chance_percent",
                   "wind_km_h", "gusts_km_h"}]}
        ```

        `current` has the fields of an hour. `indices` holds each index of the air by its scale (`european`, `us`,
        `us_category`, `openweathermap`), with `value` and `words`; scales are never converted. `score` is 0 to 100 for sport
        outside, `null` for an hour that does not count. `air_quality_index` of a snapshot is the European one.

        ## airfit place --json

        ```
        {"places": [{"name", "region", "country", "latitude", "longitude",
                     "time_zone", "elevation_m", "population"}], "host"}
        ```

        ## airfit place distance --json

        ```
        {"from": {…}, "to": {…}, "distance_km", "bearing_degrees",
         "routes": [{"date", "distance_km"}]}
        ```

        `from` and `to` have the fields of a place. `distance_km` is that of the great circle; `routes` are the recorded ways
        that pass both places within 500 metres, with the length between them, the shortest first.

        ## airfit weather --past-workouts --json

        ```
        {"found", "calls", "unknown", "far_away", "waiting", "problem"}
        ```

        `found` counts workouts that got their weather, `unknown` those of whose time the service knows nothing, `far_away`
        those that began more than 30 km from each of your places, `waiting` those for another run. `problem` is a sentence
        where a call failed, else `null`.

        ## airfit notify --due --json

        ```
        {"enabled", "told": [{"kind", "text", "opens", "delivered"}],
         "next_at"}
        ```

        `opens` is the place for `airfit open`; `delivered` is `desktop`, `terminal`, `bell` or `null` for what reached nobody
        and is told at the next time.

        ## airfit connections --json

        ```
        {"services": [{"id", "title", "is_on", "is_connected", "is_lost",
                       "account", "scopes": [], "granted", "since",
                       "first_day", "last_day", "synced_at", "is_complete",
                       "problem"}],
         "closed": [{"id", "title", "reason", "path"}]}
        ```

        `granted` is a list, or `null` where the service does not say what was ticked. `is_lost` is true where the service has
        ended the connection. `is_on` is false for what is switched off and so not asked. `is_complete` says that nothing older
        is to come.

        ## airfit sync --json

        ```
        {"services": [{"id", "records", "added", "skipped", "first_day",
                       "last_day", "requests", "is_complete", "gaps": [],
                       "problem"}]}
        ```

        ## airfit plan --json

        ```
        {"week", "planned", "done", "missed",
         "sessions": [{"entry", "id", "date", "time", "type", "minutes",
                       "km", "zone", "intensity", "note", "reason",
                       "state", "done_min", "done_km"}]}
        ```

        `state` is `done`, `missed`, `today`, `to come` or `let go`. `airfit plan adapt --json` prints
        `{"changes": [{"session", "reason"}]}`.

        ## airfit workout status --json

        ```
        {"live", "type", "started_at", "active_s", "elapsed_s",
         "paused", "laps_s": [], "rest_left_s",
         "sets": [{"exercise", "repetitions", "seconds", "load_kg",
                   "added_to_body_kg", "effort"}], "notes": []}
        ```

        `live` alone is `false` where no workout is going on. `active_s` is without the pauses, `elapsed_s` with them.

        ## airfit workout list --json

        One object a line:

        ```
        {"type", "start", "end", "duration_s", "distance_km",
         "active_kcal", "avg_hr_bpm", "elevation_m", "source", "counts"}
        ```

        ## airfit workout end --json

        ```
        {"status", "entries": [{"id", "kind", "text"}]}
        ```

        ## airfit providers --json

        ```
        {"providers": [{"id", "name", "status", "active", "reason",
                        "key_variable", "key_source", "base_url",
                        "default_model", "key_page"}]}
        ```

        ## airfit models --json

        ```
        {"provider", "source", "as_of",
         "models": [{"id", "name", "context_tokens", "max_output_tokens",
                     "tools", "vision", "thinking", "price": {
                         "input_usd_per_million",
                         "output_usd_per_million",
                         "cached_input_usd_per_million",
                         "cache_write_usd_per_million",
                         "long_from_tokens",
                         "long_input_usd_per_million",
                         "long_output_usd_per_million"}}]}
        ```

        `source` is `live`, `cached` or `built-in`. Of a price, what does not apply is left out.

        ## airfit keys list --json

        ```
        {"keys": [{"provider", "source", "counts", "last_four",
                   "entered_at", "last_used_at", "tested",
                   "tested_at"}],
         "vault": {"state", "slots": []}}
        ```

        `counts` is true of the source that is used. `tested` is true of a key that its provider took, last at `tested_at`,
        false of one that was kept without a test, and null where that is not known. `state` is `none`, `locked`, `unlocked` or `unusable`; `slots` are the
        ways in which the vault opens.

        ## airfit spend --json

        ```
        {"currency", "time_zone", "today": {}, "month": {},
         "receipts": [], "credit"}
        ```

        `today` and `month` hold their `date` or `month`, `requests`, `input_tokens`, `output_tokens` (null where no provider told
        them), `unknown_tokens` (the requests of which a count is missing), `cost_usd`, `is_computed` where a part comes from a
        list of prices, `unknown_price`, and with a limit `limit_usd` and `share`. A receipt holds `time`,
        `provider`, `model`, `input_tokens`, `output_tokens`, `cached_input_tokens`, `thinking_tokens`, `cost_usd`, `price`
        (`told`, `computed`, `free`, `unknown` or `not_charged`), `outcome`, `conversation` (`kept`, `deleted`, `none` or
        `not_noted`) and `conversation_id`, and nothing of what was said. `credit` is there with `--credit`: a list of
        `provider`, `remaining_usd` and, where it could not be asked, `problem`.

        With `--by` it prints `by`, `currency`, `time_zone` and `groups`, each with the sums above and its name under the key
        that was asked for, such as `day`. `--csv` prints the same as a table. Days and months are those of your zone.

        ## airfit config list --json

        ```
        {"settings": [{"key", "title", "help", "rule", "value",
                       "default"}],
         "problems": []}
        ```

        ## airfit config confirm --json

        ```
        {"waiting": [{"key", "value"}]}
        ```

        ## airfit doctor --json

        ```
        {"status", "checked_at",
         "services": [{"service", "status", "message", "advice",
                       "seconds", "details": {}}]}
        ```

        ## airfit export --json, airfit backup --json

        ```
        {"path", "kind", "made_at", "bytes", "rows", "encrypted",
         "exists"}
        ```

        ## airfit erase --json

        ```
        {"files", "bytes", "items": [{"name", "files", "bytes"}],
         "left": [], "not_touched": [], "settings_kept"}
        ```

        With `--taken-back` it is `{"entries", "imports"}`.

        # A LIST

        ## airfit import --list --json

        ```
        [{"id", "path", "format", "bytes", "files", "records", "added",
          "skipped", "skipped_reasons", "unfinished", "cut_off",
          "finished_at", "undone_at"}]
        ```

        ## airfit export --list --json

        A list of the object that `airfit export --json` prints.

        # ONE OBJECT A LINE

        ## airfit ask --json

        Each object has a `type`:

        | | |
        |---|---|
        | `safety` | What is shown first for the person's safety: `concern`, `urgency`, `text`, and of data `metric` and `kind`. |
        | `reading` | Of the offline coach, before its text: `language`; `answered`, false where a question gets no figure; `as`, the meaning in a sentence; `calls`, each with `name` and `arguments`; `unread`, words that were not understood; `other`, questions that choose another reading; `near`, questions near one that was not answered. |
        | `text`, `thinking` | `text`. |
        | `tool_call` | `id`, `name`, `arguments`. |
        | `tool_result` | `id`, `name`, `result`. |
        | `round` | `round`, the number of the request that begins. |
        | `retrying` | `after` seconds, `attempt` of `attempts`, `code`. |
        | `usage` | `input`, `output`, `cached_input`, `cache_write_input`, `thinking`, `cost_usd`, `cost_is_estimate`, `seconds_to_first_token`, `seconds`, `tokens_per_second`; what is not known is left out. |
        | `error` | `code`, `message`, `detail`, `retry_after`. |
        | `evidence` | Where there are words: the counts `supported`, `derived`, `told`, `said` and `unsupported`, and `numbers`, each with `text`, `round`, `at` in Unicode scalars of that round's text, `standing`, `call`, `path`, `metric`, `from`, `to`, `date`. |
        | `end` | Last: `finish` is `stop`, `length`, `tool_calls`, `content_filter`, `cancelled` or `error`. |

        With `--no-tools` no tools are offered; with `--tools-only` they are offered and printed but not run.

        ## airfit findings --json

        ```
        {"date", "finding", "rule", "text", "reason", "comparisons"}
        ```

        `finding` is left out where nothing stands out; with `--opinions` each line has `finding`, `date` and `opinion`:
        `useful`, `not_useful` or `never_again`.

        ## airfit notices --json

        ```
        {"kind", "level", "seen_at", "dismissed"}
        ```

        ## airfit restore --list --json

        ```
        {"name", "path", "made_at", "occasion", "bytes", "encrypted",
         "settings", "vault", "samples", "conversations"}
        ```

        What is not known of a sealed backup is left out.

        # EXPORTS

        ## airfit export

        ```
        {"format": "airfit-export", "version": 1, "exported_at",
         "exported_by", "settings",
         "tables": {NAME: {"columns": [], "rows": [[]]}}}
        ```

        The tables are profile, check_ins, sources, types, zones, imports, import_files, import_sets, samples,
        sample_exclusions, sleep_exclusions, source_order, sleep_segments, workouts, workout_events, route_points, beats,
        findings, zone_sightings, activity_summaries, daily, nights, naps, conversations, messages, requests and memories. Columns
        are found by name; `_unix_s` and `_unix_ms` are Unix times, days are ISO dates, `null` is not measured. With
        `--conversations` or `--conversation` the tables are conversations and messages alone. Keys are in no export.

        # SEE ALSO

        `airfit`(1), `airfit-config`(5)
        """#
}
