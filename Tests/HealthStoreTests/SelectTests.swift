import Databases
import Foundation
import HealthModel
import HealthQuery
import TestSupport
import Testing

@testable import HealthStore

@Suite struct `A SELECT of the tools` {
    private let temporary: TemporaryStore

    init() async throws { temporary = try await ExampleWoman.store() }

    private func select(_ query: String, limit: Int = 200) async throws -> SelectedRows {
        try await temporary.store.select(query, limit: limit, upTo: ExampleWoman.today)
    }

    private func problem(_ query: String) async -> SelectProblem? {
        do {
            _ = try await temporary.store.select(query, limit: 10, upTo: ExampleWoman.today)
            return nil
        } catch {
            return error
        }
    }

    @Test func `counts the rows beyond the limit`() async throws {
        let days = try await select("select date from day").rows.count
        let some = try await select("select date from day", limit: 2)
        #expect(some.rows.count == 2 && some.omitted == days - 2)
        #expect(try await select("select date from day", limit: days).omitted == 0)
    }

    @Test func `gives the rows that were asked for where counting the others takes too long`() async throws {
        let some = try await select("select a.steps from day a, day b, day c, day d, day e, day f", limit: 3)
        #expect(some.rows.count == 3 && some.omitted > 0)
    }

    @Test func `counts and averages days by weekday`() async throws {
        let rows = try await select(
            """
            select weekday, count(energy_1to5) n, avg(energy_1to5) m from day
            group by weekday having n >= 3 order by m desc limit 2
            """)
        #expect(rows.columns == ["weekday", "n", "m"])
        #expect(rows.rows.count == 2)
        #expect(rows.rows[0][0] == .text("Thursday"))
        #expect(rows.rows[0][1] == .number(3))
        #expect(rows.rows[1] == [.text("Monday"), .number(3), .number(4)])
    }

    @Test func `sees every date of the span and every workout with its columns`() async throws {
        #expect(try await select("SELECT count(*) FROM day").rows == [[.number(21)]])
        #expect(try await select("SELECT count(*), sum(steps IS NULL) FROM day").rows == [[.number(21), .number(1)]])
        let run = try await select(
            """
            WITH runs AS (SELECT * FROM workout WHERE type = 'Running')
            SELECT id, start, "end", date, weekday, start_clock, start_hour, round(pace_s_km, 3), zone45_min,
                load_edwards, load_srpe, indoor FROM runs ORDER BY id LIMIT 1;
            """
        ).rows[0]
        #expect(
            run == [
                .number(1), .text("2026-03-10T18:30:00+01:00"), .text("2026-03-10T19:05:00+01:00"),
                .text("2026-03-10"), .text("Tuesday"), .number(1110), .number(18.5), .number(348.837), .number(10.5),
                .number(105), .number(210), .number(0),
            ])
        let joined = try await select(
            "SELECT d.date, w.type FROM workout w JOIN day d ON d.date = w.date WHERE d.alcohol_units >= 2")
        #expect(joined.rows.count == 3)
        #expect(try await select("SELECT date FROM day", limit: 5).rows.count == 5)
    }

    @Test func `may use the functions that are listed, and window frames`() async throws {
        let rows = try await select(
            """
            SELECT abs(-1), coalesce(NULL, 2), ifnull(NULL, 3), iif(1, 4, 5), nullif(6, 6), length('abc'), lower('A'),
                upper('b'), substr('abc', 2, 1), printf('%.1f', 1.25), date('2026-03-29', '-1 day'),
                strftime('%Y', '2026-03-29'), round(julianday('2026-03-29') - julianday('2026-03-28'), 3),
                group_concat(id), total(id), min(id), max(id) FROM workout
            """)
        #expect(rows.rows[0][4] == .missing)
        #expect(rows.rows[0][10] == .text("2026-03-28"))
        #expect(rows.rows[0][13] == .text("1,2,3,4,5,6,7,8,9"))
        let windows = try await select(
            """
            SELECT date, lag(steps) OVER w, lead(steps) OVER w, row_number() OVER w, rank() OVER (ORDER BY steps),
                avg(steps) OVER (ORDER BY date ROWS BETWEEN 2 PRECEDING AND CURRENT ROW)
            FROM day WINDOW w AS (ORDER BY date)
            """)
        #expect(windows.rows.count == 21)
        #expect(windows.rows[1][1] == .number(8210))
    }

    @Test func `may name tables of its own by WITH, and rank`() async throws {
        let rows = try await select(
            """
            WITH w AS (SELECT date, steps FROM day WHERE steps IS NOT NULL),
                r AS (SELECT date, percent_rank() OVER (ORDER BY steps) p, ntile(4) OVER (ORDER BY steps) q FROM w)
            SELECT (SELECT count(*) FROM w), date FROM r WHERE p = 1 AND q = 4
            """)
        #expect(rows.rows == [[.number(20), .text("2026-03-28")]])
    }

    @Test func `is told which functions there are where it calls another`() async {
        guard case .notAllowed(let sentence) = await problem("SELECT median(steps) FROM day") else {
            Issue.record("it was run")
            return
        }
        #expect(sentence.contains("median") && sentence.contains(SelectFunctions.listed))
    }

    @Test(
        arguments: [
            "SELECT * FROM sample", "SELECT name FROM sqlite_schema", "SELECT * FROM sqlite_master",
            "SELECT * FROM pragma_table_info('day')", "PRAGMA query_only = OFF", "ATTACH '/tmp/x' AS x",
            "INSERT INTO day (date) VALUES ('2026-01-01')", "DELETE FROM day", "DROP TABLE day", "VACUUM",
            "CREATE TABLE x (y)", "EXPLAIN SELECT 1", "SELECT 1; SELECT 2", "SELECT 1; DELETE FROM day",
            "WITH x AS (SELECT 1) DELETE FROM day", "SELECT load_extension('x')", "SELECT readfile('/etc/passwd')",
            "SELECT randomblob(10)", "SELECT hex(date) FROM day", "SELECT sqlite_version()",
            "SELECT * FROM json_each('[1]')", "VALUES (1)", "SELECT count(*) FROM sqlite_schema",
            "WITH sqlite_schema AS (SELECT 1), w AS (SELECT 2) SELECT count(*) FROM main.sqlite_schema, w",
            "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c",
            "WITH c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 9) SELECT count(*) FROM c",
        ])
    func `is refused for anything but reading the two tables`(query: String) async {
        guard case .notAllowed = await problem(query) else {
            Issue.record("\(query): \(String(describing: await problem(query)))")
            return
        }
    }

    @Test(arguments: [
        "SELECT FROM day", "SELECT nothing FROM day", "SELECT \"nothing\" FROM day", "SELECT 'x FROM day",
    ])
    func `says what is wrong where it is no SQL`(query: String) async {
        guard case .invalid = await problem(query) else {
            Issue.record("\(query): \(String(describing: await problem(query)))")
            return
        }
    }

    @Test func `is stopped when it takes too long`() async {
        let many = (1...9).map { "day d\($0)" }.joined(separator: ", ")
        #expect(await problem("SELECT count(*) FROM \(many)") == .tooLong)
    }

    /// SQLite itself repeats the character for 17 s, and asks nobody meanwhile.
    @Test(arguments: [
        "'%.*c', 2000000000, 'x'", "'%.2000000000c', 'x'", "'%2000000000d', 1", "'%5.101f', 1", "'%-*d', 9, 1",
    ])
    func `takes no width or precision without end`(arguments: String) async {
        #expect(
            await problem("SELECT printf(\(arguments)) FROM day")
                == .invalid("printf takes a width or precision of at most 100"))
    }

    @Test func `writes numbers by a format as SQLite does`() async throws {
        let rows = try await select(
            "SELECT printf('%05.1f|%-4s|%d%%|%,d|%.3s', 1.25, 'ab', 7, 12345, 'abcdef'), printf(NULL)")
        #expect(rows.rows == [[.text("001.3|ab  |7%|12,345|abc"), .missing]])
    }

    @Test func `makes no value above a quarter of a megabyte`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = try await Self()
                let all =
                    "WITH l AS (SELECT printf('%100s', 'x') AS x FROM day a, day b, day c) SELECT length(group_concat(x)) FROM l"
                #expect(await suite.problem(all) == .invalid("string or blob too big"))
            }
        }
    }

    @Test func `sorts no more than its memory holds`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = try await Self()
                let query = """
                    SELECT printf('%100s%100s%100s', 1, 2, 3) || a.date || b.date || e.date AS y
                    FROM day a, day b, day c, day d, day e ORDER BY y DESC
                    """
                #expect(await suite.problem(query) == .tooLong)
            }
        }
    }

    /// SQLite copies the text of each table for each mention, before it runs anything.
    @Test func `names the tables of its WITH no more often than can be copied`() async throws {
        let doubled = (1...20).map { ", a\($0) AS (SELECT 1 AS x FROM a\($0 - 1) p, [A\($0 - 1)] q)" }.joined()
        let query = "WITH a0 AS (SELECT 1 AS x)\(doubled) SELECT count(*) FROM a20"
        #expect(await problem(query) == .invalid("it names the tables of its WITH too often"))
        let few = """
            WITH late AS (SELECT date, steps FROM day WHERE steps > 1), other (d, s) AS MATERIALIZED (SELECT * FROM late)
            SELECT count(late.date), sum(late.steps) FROM late JOIN other ON other.d = late.date -- late late
            """
        #expect(WithExpansion.copies(in: few) == 9, "an upper bound")
        let summed = (1...20).map { ", d\($0) AS (SELECT x + x AS x FROM d\($0 - 1))" }.joined()
        let sums = "WITH d0 AS (SELECT steps AS x FROM day)\(summed) SELECT x FROM d20"
        #expect(await problem(sums) == .invalid("it names the tables of its WITH too often"))
        let nested = (1...9).reduce("day") { inner, _ in "(SELECT coalesce(steps, steps, steps) AS steps FROM \(inner))"
        }
        #expect(WithExpansion.copies(in: "SELECT steps FROM \(nested)") > WithExpansion.most)
        _ = try await select(few)
    }

    @Test func `lets other tools read while it runs`() async throws {
        let many = (1...9).map { "day d\($0)" }.joined(separator: ", ")
        let store = temporary.store
        // Both hold the store only while they read from it; the first one has its own thread by then.
        async let long = problem("SELECT count(*) FROM \(many)")
        async let person = store.person(on: ExampleWoman.today)
        _ = try await person
        #expect(await long == .tooLong)
    }

    @Test func `is of the days up to today alone`() async throws {
        let rows = try await temporary.store.select(
            "SELECT max(date), count(*) FROM day", limit: 1, upTo: civil("2026-03-14"))
        #expect(rows.rows == [[.text("2026-03-14"), .number(6)]])
    }
}
