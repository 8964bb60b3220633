import CPicture
import Foundation
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
            ("~/a.svg", .svg), ("/tmp/b.c/steps.CSV", .csv), ("x.txt", .txt), ("x.PNG", .png), ("x.gif", nil),
            ("svg", nil),
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

    /// The bytes of a PNG; `nil` where none can be made.
    private func picture(_ svg: String, _ width: Int32 = 1440, _ height: Int32 = 400) -> [UInt8]? {
        var count = 0
        guard let bytes = picture_png(Array(svg.utf8), svg.utf8.count, width, height, &count) else { return nil }
        defer { free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    @Test(.enabled(if: picture_is_available(), "librsvg is not installed"))
    func `as PNG it is its SVG, drawn`() throws {
        let export = ChartExport(chart, to: "a.png", units: .metric, today: today)
        #expect(export.format == .png && chart.pictureSize == (720, 200))
        let svg = try #require(export.text)
        let bytes = try #require(picture(svg))
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        // Width and height stand behind the name of the first chunk.
        #expect(bytes[16..<24].elementsEqual([0, 0, 5, 0xA0, 0, 0, 1, 0x90]))
        #expect(picture(svg, 0, 400) == nil)
    }

    @Test(.enabled(if: picture_is_available(), "librsvg is not installed"))
    func `what is no picture makes none`() {
        for text in ["", "<svg", "no picture at all"] { #expect(picture(text) == nil) }
    }
}
