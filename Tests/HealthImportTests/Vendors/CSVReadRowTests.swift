import Foundation
import HealthModel
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `The first rows of a plain table` {
    private func preview(_ text: String) throws -> CSVPreview {
        let folder = try ScratchFolder()
        return try CSVPreview.of(path: folder.write(Array(text.utf8), as: "table.csv"))
    }

    @Test func `are shown as a mapping reads them`() throws {
        let preview = try preview("Tag,Uhr,Gewicht\n03/04/2025,07:10,\"72,5\"\n31/12/2025,,keins\nnie,06:00,80\n")
        var mapping = CSVMapping(
            dateHeading: "Tag", timeHeading: "Uhr", dateOrder: .dayMonthYear, decimalSign: .comma,
            columns: [.init(heading: "Gewicht", metric: "weight_kg", unit: "lb")])
        let rows = preview.rows(by: mapping, home: berlin)
        #expect(rows.map(\.time) == ["2025-04-03 07:10", "2025-12-31", nil])
        #expect(rows[0].values == [.init(metric: "weight_kg", value: 72.5, unit: "lb")])
        #expect(rows[1].values == [nil])
        mapping.dateOrder = .monthDayYear
        mapping.columns[0].unit = "km"
        let other = preview.rows(by: mapping, home: berlin)
        #expect(other[0].time == "2025-03-04 07:10" && other[0].values == [nil])
    }

    @Test func `of the long form name their metrics themselves`() throws {
        let preview = try preview("date,metric,value,unit\n03/04/2025,weight_kg,80,\n04/04/2025,nothing,1,\n")
        #expect(preview.isLongForm && preview.ambiguities == [.dateOrder])
        var mapping = try #require(preview.guess)
        #expect(mapping.columns.isEmpty)
        mapping.dateOrder = .dayMonthYear
        let rows = preview.rows(by: mapping, home: berlin)
        #expect(rows.map(\.time) == ["2025-04-03", "2025-04-04"])
        #expect(rows.map(\.values) == [[.init(metric: "weight_kg", value: 80, unit: "kg")], [nil]])
    }

    @Test func `the long form with dates of two kinds is read once it is said which`() throws {
        let text = "date,metric,value\n03/04/2025,weight_kg,80\n"
        let preview = try preview(text)
        var mapping = try #require(preview.guess)
        mapping.dateOrder = .dayMonthYear
        var context = vendorContext(now: 1_800_000_000)
        #expect(throws: ImportError.self) {
            _ = try vendorRead(text: text, named: "table.csv", as: CSVFormat.self, context: context)
        }
        context.csvMappings[preview.headerHash] = mapping
        let sink = try vendorRead(text: text, named: "table.csv", as: CSVFormat.self, context: context).sink
        let day = try #require(CivilDay(iso: "2025-04-03"))
        #expect(sink.samples("BodyMass").map(\.start) == [berlin.noon(of: day)])
    }

    @Test func `a metric takes its own unit first and those that can be turned into it`() {
        func units(_ id: String) -> [String] { CSVMetric.all.first { $0.id == id }?.units ?? [] }
        #expect(units("weight_kg").starts(with: ["kg", "lb", "st"]))
        #expect(units("body_fat_pct") == ["%", "fraction"])
        #expect(units("steps") == ["count"])
    }
}
