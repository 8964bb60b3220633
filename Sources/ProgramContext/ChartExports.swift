import Archive
import CPicture
import Charts
import Console
import Foundation

extension Context {
    /// Writes charts to files, readable by their owner alone; nothing is replaced.
    public var exportChart: @Sendable (ChartExport) async -> ChartExport.Outcome {
        { export in
            guard let text = export.text else {
                return ChartExport.Outcome(
                    "A chart is written to a name that ends in .png, .svg, .csv or .txt.", isProblem: true)
            }
            var bytes = Array(text.utf8)
            if export.format == .png {
                guard picture_is_available() else { return Self.noPicture }
                guard let picture = Self.png(of: bytes, export.chart.pictureSize) else {
                    return ChartExport.Outcome(
                        "No picture could be made of the chart; a name that ends in .svg works.", isProblem: true)
                }
                bytes = picture
            }
            let path = absolute(export.path)
            do {
                let file = try PrivateFile(path: path, mayReplace: false)
                try file.write(bytes)
                try file.finish()
                return ChartExport.Outcome("Written: \(path), \(file.byteCount) bytes.", isProblem: false)
            } catch {
                let sentence = Failure(archiving: error).sentence
                return ChartExport.Outcome(
                    sentence.replacing(", or replace it with --force", with: ""), isProblem: true)
            }
        }
    }

    private static let noPicture = ChartExport.Outcome(
        "A PNG is drawn by librsvg, which is not installed (librsvg2-2 on Debian); a name that ends in .svg needs nothing.",
        isProblem: true)

    /// Dots in each direction for one of the picture's own units.
    private static let dotsPerUnit = 2.0

    /// `nil` where the library cannot draw it.
    private static func png(of svg: [UInt8], _ size: (width: Double, height: Double)) -> [UInt8]? {
        var count = 0
        let (width, height) = (Int32(size.width * dotsPerUnit), Int32(size.height * dotsPerUnit))
        guard let bytes = picture_png(svg, svg.count, width, height, &count) else { return nil }
        defer { free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}
