import Foundation
import TestSupport

/// Reads what is kept as a start: a folder for each target, and in it files as people would give them.
struct Inputs {
    let corpus: String
    /// A larger file is no start: most of its mutations would be in the same records.
    private static let largest = 64 << 10

    func corpus(of target: any FuzzTarget.Type) -> [FuzzInput] {
        let folder = corpus + "/" + target.name
        // Without a corpus, inputs are made by the grammar alone.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { name in
            guard let bytes = FileManager.default.contents(atPath: folder + "/" + name), !bytes.isEmpty else {
                return nil
            }
            return FuzzInput(bytes: Array(bytes.prefix(Self.largest)), name: name)
        }
    }

    func input(of type: any FuzzTarget.Type, seed: UInt64) throws -> FuzzInput {
        let workspace = try Workspace()
        defer { workspace.remove() }
        let target = try type.init(corpus: corpus(of: type), workspace: workspace)
        var random = SeededGenerator(seed: seed)
        return target.input(&random)
    }
}
