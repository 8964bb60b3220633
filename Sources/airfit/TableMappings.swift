import Archive
import Foundation
import HealthImport

/// How tables are to be read, by their headings, as it was once said. Kept in the data folder.
struct TableMappings {
    private let path: String
    /// By `CSVPreview.headerHash`.
    private(set) var all: [String: CSVMapping] = [:]

    private static let most = 1000
    private static let largest = 4 << 20

    /// Whether there is a file that could not be read. It is kept beside the new one.
    private var isDamaged = false

    /// Of what cannot be read any more the next import asks again.
    init(folder: String) {
        path = folder + "/tables.json"
        guard access(path, F_OK) == 0 else { return }
        isDamaged = true
        guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int,
            size <= Self.largest, let bytes = FileManager.default.contents(atPath: path),
            let known = try? JSONDecoder().decode([String: CSVMapping].self, from: bytes)
        else { return }
        all = known
        isDamaged = false
    }

    /// Remembers what the options say of each table among `paths`.
    mutating func learn(_ options: TableOptions, for paths: [String]) throws {
        guard !options.isEmpty else { return }
        for path in paths {
            // Whose values to take is said of a scale, too, which needs no mapping.
            if options.isPersonAlone, !Self.isTable(path) { continue }
            let table: CSVPreview
            do {
                table = try CSVPreview.of(path: path)
            } catch let error as ImportError {
                throw Failure("The options for tables do not fit: \(error.message)", .badInput)
            }
            try remember(try options.mapping(of: table, before: all[table.headerHash], path: path), for: table)
        }
    }

    private static func isTable(_ path: String) -> Bool {
        // What cannot be opened is told of by the import itself.
        (try? CSVPreview.of(path: path)) != nil
    }

    /// Tables with the same headings are read so from now on.
    mutating func remember(_ mapping: CSVMapping, for table: CSVPreview) throws {
        guard all.count < Self.most || all[table.headerHash] != nil else {
            throw Failure("More tables than \(Self.most) cannot be remembered; delete \(path).", .other)
        }
        all[table.headerHash] = mapping
    }

    func save() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        do {
            if isDamaged { rename(path, path + ".damaged") }
            let file = try PrivateFile(path: path, mayReplace: true)
            try file.write(Array(try encoder.encode(all)))
            try file.finish()
        } catch let error as ArchiveError {
            throw Failure(error.sentence, .other)
        }
    }
}
