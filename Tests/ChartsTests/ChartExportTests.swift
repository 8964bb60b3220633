import HealthModel
import Testing

@testable import Charts

@Suite struct `A chart to be written` {
    private let today = CivilDay(iso: "2026-05-31")!

    private var chart: ChartData {
        ChartData(
            kind: .overTime, days: today.advanced(by: -1)...today, grain: .day,
            series: [
                ChartData.Series(metric: .steps, values: [2000, 8000], average: 5000, recordedDays: 2, possibleDays: 2)
            ])
    }

    @Test(
        arguments: [
            ("~/a.svg", .svg), ("/tmp/b.c/steps.CSV", .csv), ("x.txt", .txt), ("x.png", nil), ("svg", nil),
            (".svg", nil),
            ("/a.svg/x", nil), ("", nil),
        ] as [(String, ChartExport.Format?)])
    func `goes by the ending of its name`(path: String, format: ChartExport.Format?) {
        #expect(ChartExport.format(of: path) == format)
        let text = ChartExport(chart, to: path, units: .metric, today: today).text
        #expect((text == nil) == (format == nil))
    }

    @Test func `as text it has its bars and its sentence`() throws {
        let text = try #require(ChartExport(chart, to: "a.txt", units: .metric, today: today).text)
        #expect(text.contains("█") && text.contains("Steps, 30 May – 31 May: 5,000 on average (2 of 2 days)"))
    }
}
