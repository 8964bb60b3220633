/* The physical limit of an import: the samples of a store, already sorted and in memory, inserted into an empty table of
 * the same shape in one transaction, with SQLite alone.
 *
 * cc -O2 raw_insert.c -lsqlite3 -o raw_insert && ./raw_insert STORE EMPTY_DATABASE
 */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct {
    sqlite3_int64 type, start, source, duration, batch, flags;
    double value;
} Sample;

static void check(int code, sqlite3 *database) {
    if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
    fprintf(stderr, "raw_insert: %s\n", sqlite3_errmsg(database));
    exit(1);
}

static Sample *read_all(const char *path, size_t *count) {
    sqlite3 *database;
    sqlite3_stmt *query;
    size_t room = 1 << 20;
    Sample *samples = malloc(room * sizeof *samples);
    check(sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, NULL), database);
    check(sqlite3_prepare_v2(database, "SELECT type, start, source, duration, batch, flags, value FROM sample", -1,
                             &query, NULL), database);
    for (*count = 0; sqlite3_step(query) == SQLITE_ROW; ++*count) {
        if (*count == room) samples = realloc(samples, (room *= 2) * sizeof *samples);
        samples[*count] = (Sample){
            sqlite3_column_int64(query, 0), sqlite3_column_int64(query, 1), sqlite3_column_int64(query, 2),
            sqlite3_column_int64(query, 3), sqlite3_column_int64(query, 4), sqlite3_column_int64(query, 5),
            sqlite3_column_double(query, 6)};
    }
    sqlite3_finalize(query);
    sqlite3_close(database);
    return samples;
}

int main(int argc, char **argv) {
    if (argc != 3) return 64;
    size_t count;
    Sample *samples = read_all(argv[1], &count);
    sqlite3 *database;
    sqlite3_stmt *insert;
    struct timespec begin, end;
    check(sqlite3_open(argv[2], &database), database);
    clock_gettime(CLOCK_MONOTONIC, &begin);
    check(sqlite3_exec(database,
                       "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -24576;"
                       "CREATE TABLE sample (type INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL,"
                       " duration INTEGER NOT NULL, value REAL NOT NULL, batch INTEGER NOT NULL,"
                       " flags INTEGER NOT NULL, recorded_at INTEGER,"
                       " PRIMARY KEY (type, start, source, duration, value)) STRICT, WITHOUT ROWID; BEGIN",
                       NULL, NULL, NULL), database);
    check(sqlite3_prepare_v2(database,
                             "INSERT INTO sample (type, start, source, duration, batch, flags, value)"
                             " VALUES (?, ?, ?, ?, ?, ?, ?)", -1, &insert, NULL), database);
    for (size_t index = 0; index < count; ++index) {
        const Sample *sample = samples + index;
        sqlite3_bind_int64(insert, 1, sample->type);
        sqlite3_bind_int64(insert, 2, sample->start);
        sqlite3_bind_int64(insert, 3, sample->source);
        sqlite3_bind_int64(insert, 4, sample->duration);
        sqlite3_bind_int64(insert, 5, sample->batch);
        sqlite3_bind_int64(insert, 6, sample->flags);
        sqlite3_bind_double(insert, 7, sample->value);
        check(sqlite3_step(insert), database);
        sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    check(sqlite3_exec(database, "COMMIT", NULL, NULL, NULL), database);
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = end.tv_sec - begin.tv_sec + (end.tv_nsec - begin.tv_nsec) / 1e9;
    printf("{\"rows\": %zu, \"seconds\": %.3f, \"rows_per_s\": %.0f}\n", count, seconds, count / seconds);
    sqlite3_close(database);
    return 0;
}
