import Archive
import Charts
import Console
import Foundation

extension Context {
    /// Writes charts to files, readable by their owner alone; nothing is replaced.
    public var exportChart: @Sendable (ChartExport) async -> ChartExport.Outcome {
        { export in
            guard let text = export.text else {
                return ChartExport.Outcome(
                    "A chart is written to a name that ends in .svg, .csv or .txt.", isProblem: true)
            }
            let path = absolute(export.path)
            do {
                let file = try PrivateFile(path: path, mayReplace: false)
                try file.write(Array(text.utf8))
                try file.finish()
                return ChartExport.Outcome("Written: \(path), \(file.byteCount) bytes.", isProblem: false)
            } catch {
                let sentence = Failure(archiving: error).sentence
                return ChartExport.Outcome(
                    sentence.replacing(", or replace it with --force", with: ""), isProblem: true)
            }
        }
    }
}
