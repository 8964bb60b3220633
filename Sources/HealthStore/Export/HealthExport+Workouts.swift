import Archive
import ImportKit

/// The tables beside samples and sleep. Events stand before the workouts they belong to, for who reads from front to
/// back; routes and beats are written point by point.
extension HealthTables {
    static func workouts(_ sources: RowNames, _ zones: RowNames) -> [Query] {
        [
            Query(
                table: ExportTable(
                    "workout_events",
                    [
                        .init("workout_start", .instant), .init("source", .reference(sources)),
                        .init("kind", .choice(["pause", "lap", "segment", "marker"])), .init("at", .instant),
                        .init("duration_s", .number), .init("import_set", .integer),
                    ]),
                sql: "SELECT workout_start, source, kind, at, duration_s, batch FROM workout_event"),
            Query(
                table: ExportTable(
                    "workouts",
                    [
                        .init("day", .day), .init("start", .instant), .init("end", .instant),
                        .init("activity", .text), .init("title", .text), .init("duration_s", .number),
                        .init("energy_kcal", .number), .init("distance_m", .number), .init("average_bpm", .number),
                        .init("maximum_bpm", .number), .init("minimum_bpm", .number), .init("elevation_m", .number),
                        .init("steps", .number), .init("average_power_w", .number),
                        .init("average_cadence", .number), .init("is_indoor", .flag), .init("external_id", .text),
                        .init("source", .reference(sources)), .init("zone", .reference(zones)),
                        .init("import_set", .integer),
                    ]),
                sql: """
                    SELECT day, start_at, end_at, activity, title, duration_s, energy_kcal, distance_m, average_bpm,
                        maximum_bpm, minimum_bpm, elevation_m, steps, average_power_w, average_cadence, is_indoor,
                        external_id, source, zone, batch FROM workout
                    """),
            Query(
                table: ExportTable(
                    "route_points",
                    [
                        .init("route", .integer), .init("source", .reference(sources)), .init("at", .instantMs),
                        .init("latitude", .number), .init("longitude", .number), .init("altitude_m", .number),
                        .init("after_gap", .flag), .init("import_set", .integer),
                    ]),
                sql: "SELECT rowid, source, points, batch FROM route ORDER BY start_at", rows: writePoints),
        ]
    }

    static func moments(_ sources: RowNames, _ zones: RowNames) -> [Query] {
        [
            Query(
                table: ExportTable(
                    "beats",
                    [
                        .init("start", .instant), .init("source", .reference(sources)), .init("offset_ms", .integer),
                        .init("bpm", .number), .init("import_set", .integer),
                    ]),
                sql: "SELECT start_at, source, beats, batch FROM beat_list ORDER BY start_at, source",
                rows: writeBeats),
            Query(
                table: ExportTable(
                    "findings",
                    [
                        .init("kind", .text), .init("start", .instant), .init("end", .instant), .init("title", .text),
                        .init("fields", .text), .init("source", .reference(sources)), .init("import_set", .integer),
                    ]),
                sql: "SELECT kind, start_at, end_at, title, fields, source, batch FROM finding"),
            Query(
                table: ExportTable(
                    "zone_sightings",
                    [.init("zone", .reference(zones)), .init("first_at", .instant), .init("last_at", .instant)]),
                sql: "SELECT zone, min(first_at), max(last_at) FROM zone_sighting GROUP BY day, zone"),
        ]
    }

    private static func writePoints(_ row: RawStatement, to output: any TableOutput) throws {
        // Bytes of another version give no points.
        for point in RoutePacking.unpack(row.bytes(2)) ?? [] {
            row.write(0, to: output)
            row.write(1, to: output)
            output.integer(point.atMs)
            output.number(point.latitude)
            output.number(point.longitude)
            if let altitude = point.altitude { output.number(altitude) } else { output.null() }
            output.integer(point.isAfterGap ? 1 : 0)
            row.write(3, to: output)
            try output.endRow()
        }
    }

    private static func writeBeats(_ row: RawStatement, to output: any TableOutput) throws {
        for beat in BeatPacking.unpack(row.bytes(2)) {
            row.write(0, to: output)
            row.write(1, to: output)
            output.integer(Int64(beat.offsetMs))
            output.number(beat.bpm)
            row.write(3, to: output)
            try output.endRow()
        }
    }
}
