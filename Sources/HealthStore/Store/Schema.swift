/// The store's tables, one step for each version that was ever shipped. Append only: a step that has shipped never changes.
enum Schema {
    /// `AFit`, so that the file is told from every other SQLite database.
    static let applicationID = 0x4146_6974

    static var version: Int { steps.count }

    /// The condition of an entry of the log of a kind, whose name stands first in its text.
    static func isEntry(ofKind name: String) -> String { "content LIKE '{\"\(name)\":%'" }

    /// Step n leads from `user_version` n to n + 1.
    static let steps = [
        firstStep, secondStep, sleepExclusionStep, dayCountStep, importClockStep, goalEndStep, statementStep,
        meanOverTimeStep, skippedReasonsStep,
    ]

    private static let firstStep = """
        -- Who wrote samples. class: 0 watch, 1 phone, 2 other.
        CREATE TABLE source (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, device TEXT NOT NULL, class INTEGER NOT NULL,
            UNIQUE (name, device, class)
        ) STRICT;
        -- unit: canonical unit of the values. aggregation: 0 cumulative, 1 discrete, 2 category.
        -- longest: seconds of the longest sample, so that a scan knows how far back one can begin.
        CREATE TABLE type (
            id INTEGER PRIMARY KEY, identifier TEXT NOT NULL, unit TEXT NOT NULL, aggregation INTEGER NOT NULL,
            longest INTEGER NOT NULL DEFAULT 0, UNIQUE (identifier, unit)
        ) STRICT;
        -- start: Unix seconds. duration: seconds. flags: 1 typed in by hand. recorded_at: Unix seconds, NULL where it
        -- decides nothing (it does for resting heart rate). The key is what makes two samples the same sample.
        CREATE TABLE sample (
            type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
            value REAL NOT NULL, batch INTEGER NOT NULL, flags INTEGER NOT NULL, recorded_at INTEGER,
            PRIMARY KEY (type, start, source, duration, value)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE zone (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
        -- start: Unix seconds. duration: seconds. stage: as SleepStage. zone: where it was slept, NULL when not said.
        CREATE TABLE sleep_segment (
            start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL, stage INTEGER NOT NULL,
            zone INTEGER, batch INTEGER NOT NULL, PRIMARY KEY (start, source, duration, stage)
        ) STRICT, WITHOUT ROWID;
        -- day: days since 1 January 1970, of the start in the workout's own zone. start_at, end_at: Unix seconds.
        -- duration_s: without pauses.
        CREATE TABLE workout (
            day INTEGER NOT NULL, start_at INTEGER NOT NULL, source INTEGER NOT NULL, activity TEXT NOT NULL,
            end_at INTEGER NOT NULL, duration_s REAL NOT NULL, energy_kcal REAL, distance_m REAL, average_bpm REAL,
            maximum_bpm REAL, zone INTEGER, batch INTEGER NOT NULL,
            PRIMARY KEY (day, start_at, source, activity, end_at)
        ) STRICT, WITHOUT ROWID;
        -- The rings of one day as Apple computed them.
        CREATE TABLE activity_summary (
            day INTEGER PRIMARY KEY, energy_kcal REAL NOT NULL, energy_goal_kcal REAL NOT NULL,
            move_min REAL NOT NULL, move_goal_min REAL NOT NULL, exercise_min REAL NOT NULL,
            exercise_goal_min REAL NOT NULL, stand_hours REAL NOT NULL, stand_goal_hours REAL NOT NULL
        ) STRICT;
        -- One day of a metric in the metric's unit. value: what stands for the day. merged: what the samples alone give,
        -- NULL without samples. raw_sum: all sources added, only to show what merging left out.
        CREATE TABLE daily (
            metric TEXT NOT NULL, day INTEGER NOT NULL, value REAL NOT NULL, minimum REAL, maximum REAL,
            samples INTEGER NOT NULL, merged REAL, raw_sum REAL, PRIMARY KEY (metric, day)
        ) STRICT, WITHOUT ROWID;
        -- The main sleep that ended on a day. bed_at, wake_at: Unix seconds of the time in bed. *_offset: seconds east of
        -- UTC there and then. *_s: seconds. Stages are NULL where the source has none.
        CREATE TABLE night (
            day INTEGER PRIMARY KEY, source INTEGER NOT NULL, bed_at INTEGER NOT NULL, wake_at INTEGER NOT NULL,
            bed_offset INTEGER NOT NULL, wake_offset INTEGER NOT NULL, first_asleep_at INTEGER NOT NULL,
            last_asleep_at INTEGER NOT NULL, asleep_s INTEGER NOT NULL, in_bed_s INTEGER NOT NULL,
            has_in_bed INTEGER NOT NULL, rem_s INTEGER, core_s INTEGER, deep_s INTEGER, awake_s INTEGER
        ) STRICT;
        -- Every other sleep that ended on a day.
        CREATE TABLE nap (
            day INTEGER NOT NULL, start_at INTEGER NOT NULL, end_at INTEGER NOT NULL, asleep_s INTEGER NOT NULL,
            source INTEGER NOT NULL, PRIMARY KEY (day, start_at)
        ) STRICT, WITHOUT ROWID;
        -- One import. fingerprint: of the file's content; a file is read only once. Times in Unix seconds.
        CREATE TABLE import_batch (
            id INTEGER PRIMARY KEY, path TEXT NOT NULL, format TEXT NOT NULL, fingerprint TEXT NOT NULL,
            bytes INTEGER NOT NULL, started_at INTEGER NOT NULL, finished_at INTEGER NOT NULL,
            records INTEGER NOT NULL, added INTEGER NOT NULL, skipped INTEGER NOT NULL, zone TEXT NOT NULL,
            cut_off TEXT
        ) STRICT;
        CREATE INDEX import_batch_fingerprint ON import_batch (fingerprint);
        -- How the person felt, each 1 to 5. written_at: Unix seconds.
        CREATE TABLE check_in (
            day INTEGER PRIMARY KEY, energy INTEGER, mood INTEGER, stress INTEGER, motivation INTEGER, soreness INTEGER,
            notes TEXT, written_at INTEGER NOT NULL
        ) STRICT;
        -- date_of_birth (ISO), sex (female, male), zone_guess and day_zone (IANA; the one daily was computed in).
        CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
        """

    /// Imports of several files, undo, zones of travels, what belongs to workouts, orders of sources.
    private static let secondStep = """
        -- The files that gave a row. Every column `batch` names a set of files by their `part`, as one row can stand in many
        -- files; a set of one has the number of its part. A part stands as long as an import stands that has it.
        CREATE TABLE batch_set (
            id INTEGER NOT NULL, part INTEGER NOT NULL, PRIMARY KEY (id, part)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO batch_set SELECT id, id FROM import_batch;
        -- undone_at: NULL while it stands. Unix seconds. removed: rows that went then.
        ALTER TABLE import_batch ADD COLUMN undone_at INTEGER;
        ALTER TABLE import_batch ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;
        -- The files of one import. status: imported, partial, rejected, duplicate. reason: why not imported whole. part: the
        -- same for the same file in several imports, NULL for one of which nothing was kept.
        CREATE TABLE import_file (
            batch INTEGER NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL, format TEXT NOT NULL,
            fingerprint TEXT NOT NULL, bytes INTEGER NOT NULL, status TEXT NOT NULL, records INTEGER NOT NULL,
            added INTEGER NOT NULL, skipped INTEGER NOT NULL, reason TEXT, part INTEGER, PRIMARY KEY (batch, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX import_file_fingerprint ON import_file (fingerprint);
        CREATE INDEX import_file_part ON import_file (part);
        INSERT INTO import_file SELECT id, 0, path, format, fingerprint, bytes,
            CASE WHEN cut_off IS NULL THEN 'imported' ELSE 'partial' END, records, added, skipped, cut_off, id
            FROM import_batch;
        -- The rings as each file gave them; activity_summary has the best of them. Part 0: before they were told apart.
        CREATE TABLE imported_summary (
            part INTEGER NOT NULL, day INTEGER NOT NULL, energy_kcal REAL NOT NULL, energy_goal_kcal REAL NOT NULL,
            move_min REAL NOT NULL, move_goal_min REAL NOT NULL, exercise_min REAL NOT NULL,
            exercise_goal_min REAL NOT NULL, stand_hours REAL NOT NULL, stand_goal_hours REAL NOT NULL,
            PRIMARY KEY (part, day)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO imported_summary
            SELECT (SELECT CASE count(*) WHEN 1 THEN min(id) ELSE 0 END FROM import_batch), * FROM activity_summary;
        -- In which zone the records of a file say they were made: the first and the last of each UTC day. Unix seconds.
        CREATE TABLE zone_sighting (
            part INTEGER NOT NULL, day INTEGER NOT NULL, zone INTEGER NOT NULL, first_at INTEGER NOT NULL,
            last_at INTEGER NOT NULL, PRIMARY KEY (part, day, zone)
        ) STRICT, WITHOUT ROWID;
        -- The person's own order where sources overlap, for one metric or, with an empty metric, for all. Sources are told by
        -- name. position: from 1; what is not listed, or listed as 0, comes after, as before. is_excluded: its samples count
        -- nowhere.
        CREATE TABLE source_order (
            metric TEXT NOT NULL, name TEXT NOT NULL, position INTEGER NOT NULL, is_excluded INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (metric, name)
        ) STRICT, WITHOUT ROWID;
        -- Samples that the person took out, with their key. replacement: the value that a sample of source AirFit gives in
        -- its place. It outlives an import that is undone, so that none comes back. excluded_at: Unix seconds.
        CREATE TABLE sample_exclusion (
            type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
            value REAL NOT NULL, replacement REAL, excluded_at INTEGER NOT NULL,
            PRIMARY KEY (type, start, source, duration, value)
        ) STRICT, WITHOUT ROWID;
        ALTER TABLE workout ADD COLUMN minimum_bpm REAL;
        ALTER TABLE workout ADD COLUMN elevation_m REAL;
        ALTER TABLE workout ADD COLUMN steps REAL;
        ALTER TABLE workout ADD COLUMN average_power_w REAL;
        ALTER TABLE workout ADD COLUMN average_cadence REAL;
        ALTER TABLE workout ADD COLUMN is_indoor INTEGER;
        ALTER TABLE workout ADD COLUMN title TEXT;
        ALTER TABLE workout ADD COLUMN external_id TEXT;
        -- kind: as ImportedWorkoutEvent.Kind. workout_start, source: of its workout. at: Unix seconds.
        CREATE TABLE workout_event (
            workout_start INTEGER NOT NULL, source INTEGER NOT NULL, kind INTEGER NOT NULL, at INTEGER NOT NULL,
            duration_s REAL NOT NULL, batch INTEGER NOT NULL, PRIMARY KEY (workout_start, source, kind, at, duration_s)
        ) STRICT, WITHOUT ROWID;
        -- points: as RoutePacking writes them. Times in Unix seconds.
        CREATE TABLE route (
            start_at INTEGER NOT NULL, source INTEGER NOT NULL, end_at INTEGER NOT NULL, point_count INTEGER NOT NULL,
            points BLOB NOT NULL, batch INTEGER NOT NULL, PRIMARY KEY (start_at, source, end_at)
        ) STRICT;
        -- beats: pairs of milliseconds after start_at (Int32) and beats a minute (Float32), little-endian.
        CREATE TABLE beat_list (
            start_at INTEGER NOT NULL, source INTEGER NOT NULL, beats BLOB NOT NULL, batch INTEGER NOT NULL,
            PRIMARY KEY (start_at, source)
        ) STRICT;
        -- kind: as ImportedFinding.Kind. fields: JSON, [{"name":…,"value":…}].
        CREATE TABLE finding (
            kind TEXT NOT NULL, start_at INTEGER NOT NULL, source INTEGER NOT NULL, end_at INTEGER NOT NULL,
            title TEXT NOT NULL, fields TEXT NOT NULL, batch INTEGER NOT NULL,
            PRIMARY KEY (kind, start_at, source, end_at, title, fields)
        ) STRICT;
        -- copies: how often one piece stood in one file, at most.
        ALTER TABLE sleep_segment ADD COLUMN copies INTEGER NOT NULL DEFAULT 1;
        -- zone: where the sleep says it was, NULL when it does not say.
        ALTER TABLE night ADD COLUMN zone INTEGER;
        -- Heart rate during a workout, whose key it has: of its own source, else of the first that has any. seconds: as
        -- WorkoutHeart packs how long each rate lasted.
        CREATE TABLE workout_heart (
            day INTEGER NOT NULL, start_at INTEGER NOT NULL, source INTEGER NOT NULL, activity TEXT NOT NULL,
            end_at INTEGER NOT NULL, samples INTEGER NOT NULL, average_bpm REAL, maximum_bpm REAL,
            seconds BLOB NOT NULL, PRIMARY KEY (day, start_at, source, activity, end_at)
        ) STRICT, WITHOUT ROWID;
        -- What the person wants to reach, in the metric's unit; the newest of a metric stands. period: day, week or NULL.
        -- due: days since 1970. set_at: Unix seconds.
        CREATE TABLE goal (
            id INTEGER PRIMARY KEY, metric TEXT NOT NULL, target REAL NOT NULL, period TEXT, due INTEGER,
            set_at INTEGER NOT NULL
        ) STRICT;
        -- What the person wrote down. content: LogEntry as JSON. made: EntryChanges.Made as JSON, the rows that came of it.
        -- undone_at: NULL while it stands. Unix seconds.
        CREATE TABLE log_entry (
            id INTEGER PRIMARY KEY, content TEXT NOT NULL, made TEXT NOT NULL, written_at INTEGER NOT NULL,
            undone_at INTEGER
        ) STRICT;
        -- Days that an earlier version computed are computed anew.
        INSERT OR REPLACE INTO fact SELECT 'day_zone', '' WHERE EXISTS (SELECT 1 FROM import_batch);
        -- Imports that go on, and what undoing brings back.
        -- is_unfinished: 1 while files of the import are missing. status of such a file: unfinished.
        ALTER TABLE import_batch ADD COLUMN is_unfinished INTEGER NOT NULL DEFAULT 0;
        -- A large file of which a part is in. state: JSON, where reading goes on and what was counted.
        CREATE TABLE import_checkpoint (
            fingerprint TEXT PRIMARY KEY, part INTEGER NOT NULL, state TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        -- Samples that a file, `part`, put another value in place of; with their batch. identifier, version: where they have
        -- them, as in sample_version.
        CREATE TABLE replaced_sample (
            type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL,
            value REAL NOT NULL, part INTEGER NOT NULL, batch INTEGER NOT NULL, flags INTEGER NOT NULL,
            recorded_at INTEGER, identifier INTEGER, version INTEGER,
            PRIMARY KEY (type, start, source, duration, value, part)
        ) STRICT, WITHOUT ROWID;
        -- The versions of samples that their program numbers. identifier: a checksum of what the file says.
        CREATE TABLE sample_version (
            type INTEGER NOT NULL, source INTEGER NOT NULL, identifier INTEGER NOT NULL, version INTEGER NOT NULL,
            start INTEGER NOT NULL, duration INTEGER NOT NULL, value REAL NOT NULL, batch INTEGER NOT NULL,
            PRIMARY KEY (type, source, identifier, version)
        ) STRICT, WITHOUT ROWID;
        -- Facts of the person as each file gave them; fact has the newest. Part 0: before they were told apart.
        CREATE TABLE imported_fact (
            part INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (part, name)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO imported_fact SELECT 0, name, value FROM fact WHERE name IN ('date_of_birth', 'sex', 'zone_guess');
        -- Check-ins as each file gave them; check_in has the newest. Part 0: the person's own that gave way to one of these.
        CREATE TABLE imported_check_in (
            part INTEGER NOT NULL, day INTEGER NOT NULL, energy INTEGER, mood INTEGER, stress INTEGER,
            motivation INTEGER, soreness INTEGER, notes TEXT, written_at INTEGER NOT NULL, PRIMARY KEY (part, day)
        ) STRICT, WITHOUT ROWID;
        """
    private static let sleepExclusionStep = """
        -- Pieces of sleep that the person took out, with their key. It outlives an import that is undone, so that none comes
        -- back. excluded_at: Unix seconds.
        CREATE TABLE sleep_exclusion (
            start INTEGER NOT NULL, source INTEGER NOT NULL, duration INTEGER NOT NULL, stage INTEGER NOT NULL,
            excluded_at INTEGER NOT NULL, PRIMARY KEY (start, source, duration, stage)
        ) STRICT, WITHOUT ROWID;
        """
    private static let dayCountStep = """
        -- How many rows of daily each metric has, none of a metric without any. Counting them takes as long as reading ten
        -- years of days.
        CREATE TABLE daily_count (metric TEXT PRIMARY KEY, days INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        INSERT INTO daily_count SELECT metric, count(*) FROM daily GROUP BY metric;
        """
    private static let importClockStep = """
        -- By which home and trips the files of an unfinished import are read where they say no zone, as HomeTime writes them:
        -- what is in of them already may tell of another home.
        ALTER TABLE import_batch ADD COLUMN clock TEXT;
        """
    private static let statementStep = """
        -- Which files gave what a person said, so that it goes with them. kind: goal, entry, exclusion, sleep_exclusion,
        -- source_place. item: its number, or its key with slashes between. What a person wrote here is not among it.
        CREATE TABLE imported_statement (
            part INTEGER NOT NULL, kind TEXT NOT NULL, item TEXT NOT NULL, PRIMARY KEY (part, kind, item)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX imported_statement_item ON imported_statement (kind, item);
        """
    private static let meanOverTimeStep = """
        -- The heart rate of a day is weighted with time: days that an earlier version computed are computed anew.
        INSERT OR REPLACE INTO fact SELECT 'day_zone', '' WHERE EXISTS (SELECT 1 FROM import_batch);
        """
    private static let skippedReasonsStep = """
        -- Why records of a file were left out, and how many for each reason: JSON. NULL where only their number is known.
        ALTER TABLE import_file ADD COLUMN skipped_reasons TEXT;
        """
    private static let goalEndStep = """
        -- Unix seconds from which on the person wants no goal of the metric; NULL while it stands, or until a newer one.
        ALTER TABLE goal ADD COLUMN ended_at INTEGER;
        """
}
