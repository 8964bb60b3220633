import Foundation
import TestSupport
import Testing

/// Files to import that are large where no real one is, and the memory the program holds meanwhile.
@Suite(.blocksItsThread) struct `A file that is hostile by its size` {
    private let home: Home

    init() throws { home = try Home() }

    struct Material: CustomTestStringConvertible, Sendable {
        var name: String
        var head: String
        var piece: @Sendable (Int) -> String
        var count: Int
        var tail = ""
        var status: Int32 = 65

        var testDescription: String { name }
    }

    private static let apple = "<?xml version=\"1.0\"?>\n<HealthData locale=\"en\">\n"
    private static let gpx = "<?xml version=\"1.0\"?><gpx version=\"1.1\" creator=\"x\"><trk>"
    private static let tcx = """
        <?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">\
        <Activities><Activity Sport="Running"><Id>2026-01-01T10:00:00Z</Id><Lap StartTime="2026-01-01T10:00:00Z"><Track>
        """
    private static let filler = String(repeating: "A", count: 1 << 20)

    private static func record(source: Int) -> String {
        """
        <Record type="HKQuantityTypeIdentifierStepCount" sourceName="P\(source)" unit="count" \
        startDate="2026-01-01 10:00:00 +0000" endDate="2026-01-01 10:01:00 +0000" value="10"/>

        """
    }

    /// Each second of eleven days.
    private static func time(_ second: Int) -> String {
        Date(timeIntervalSince1970: 1_767_225_600 + Double(second)).formatted(.iso8601)
    }

    static let materials = [
        Material(
            name: "attribute.xml", head: apple + "<Record type=\"", piece: { _ in filler }, count: 60,
            tail: "\"/></HealthData>"),
        Material(
            name: "text.xml", head: apple + "<Record type=\"x\">", piece: { _ in filler }, count: 60,
            tail: "</Record></HealthData>"),
        Material(
            name: "sources.xml", head: apple, piece: { record(source: $0) }, count: 120_000, tail: "</HealthData>",
            status: 0),
        Material(
            name: "name.gpx", head: gpx + "<name>", piece: { _ in filler }, count: 60, tail: "</name></trk></gpx>"),
        Material(
            name: "points.gpx", head: gpx + "<trkseg>",
            piece: { "<trkpt lat=\"50.\(100_000 + $0 % 800_000)\" lon=\"8\"><time>\(time($0))</time></trkpt>\n" },
            count: 700_000, tail: "</trkseg></trk></gpx>", status: 0),
        Material(
            name: "points.tcx", head: tcx,
            piece: {
                """
                <Trackpoint><Time>\(time($0))</Time><HeartRateBpm><Value>120</Value></HeartRateBpm></Trackpoint>

                """
            }, count: 700_000, tail: "</Track></Lap></Activity></Activities></TrainingCenterDatabase>", status: 0),
        Material(name: "deep.json", head: "", piece: { _ in String(repeating: "[", count: 1 << 20) }, count: 60),
        Material(
            name: "text.json", head: "{\"data\":{\"metrics\":[{\"name\":\"", piece: { _ in filler }, count: 60,
            tail: "\"}]}}"),
        Material(
            name: "long-text.json", head: "{\"data\":{\"metrics\":[{\"name\":\"", piece: { _ in filler }, count: 200,
            tail: "\"}]}}"),
        Material(name: "line.csv", head: "date,steps\n2026-01-01,", piece: { _ in filler }, count: 60),
        Material(name: "columns.csv", head: "date", piece: { ",c\($0)" }, count: 6_000_000, tail: "\n"),
        Material(name: "quote.csv", head: "date,steps\n\"", piece: { _ in filler + "\n" }, count: 60),
        Material(
            name: "zeros.fit", head: "\u{0C} 4\u{08}\0\0@\u{06}.FIT",
            piece: { _ in String(repeating: "\0", count: 1 << 20) },
            count: 60),
        Material(name: "no.db", head: "SQLite format 3\0", piece: { _ in filler }, count: 60),
    ]

    @Test(arguments: materials)
    func `takes little memory`(_ material: Material) throws {
        let path = home.folder + "/" + material.name
        try #require(FileManager.default.createFile(atPath: path, contents: nil))
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.write(contentsOf: Data(material.head.utf8))
        var waiting = Data()
        for number in 0..<material.count {
            waiting += Data(material.piece(number).utf8)
            guard waiting.count >= 1 << 20 else { continue }
            try file.write(contentsOf: waiting)
            waiting.removeAll(keepingCapacity: true)
        }
        try file.write(contentsOf: waiting + Data(material.tail.utf8))
        try file.close()
        let imported = try home.run("import", path)
        #expect(imported.status == material.status, "\(imported.error.prefix(300))")
        #expect(imported.error.utf8.count < 1_000)
        #expect(imported.peakMemory < MemoryCeiling.bytes, "\(imported.peakMemory >> 20) MB")
        try FileManager.default.removeItem(atPath: path)
    }

    /// Bytes that importing a folder of tables holds at the most. Each table has one value, of a device of its own.
    private func peak(importing count: Int) throws -> Int {
        let folder = home.folder + "/tables-\(count)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for number in 0..<count {
            let text = "timestamp,steps,source\n\(Self.time(3600 * (number - count))),100,Device \(number)\n"
            try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(number).csv"))
        }
        let imported = try home.run("import", folder)
        try #require(imported.status == 0, "\(imported.error.prefix(300))")
        return imported.peakMemory
    }

    /// Few files show what each of as many as there may be would take.
    @Test func `by the number of its files takes little memory for each`() throws {
        let mostFiles = 50_000
        let (few, many) = (1000, 9000)
        let base = try peak(importing: few)
        let grown = try peak(importing: many) - base
        let each = max(0, grown) / (many - few)
        #expect(base + each * (mostFiles - few) < MemoryCeiling.bytes, "\(base >> 20) MB and \(each) bytes a file")
    }
}
