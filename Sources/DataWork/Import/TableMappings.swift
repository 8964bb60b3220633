import Archive
import Console
import Foundation
import HealthImport
import ImportKit
import JSON

/// How tables are to be read, by their headings, as it was once said. Kept in the data folder.
public struct TableMappings: Sendable {
    private let path: String
    /// By `CSVPreview.headerHash`.
    public private(set) var all: [String: CSVMapping] = [:]

    private static let most = 1000
    private static let largest = 4 << 20

    /// Whether there is a file that could not be read. It is kept beside the new one.
    private var isDamaged = false

    /// Of what cannot be read any more the next import asks again.
    public init(folder: String) {
        path = folder + "/tables.json"
        guard access(path, F_OK) == 0 else { return }
        isDamaged = true
        guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int,
            size <= Self.largest, let bytes = FileManager.default.contents(atPath: path),
            let known = try? CodedJSON.value([String: CSVMapping].self, from: bytes)
        else { return }
        all = known
        isDamaged = false
    }

    /// Tables with the same headings are read so from now on.
    public mutating func remember(_ mapping: CSVMapping, for table: CSVPreview) throws {
        guard all.count < Self.most || all[table.headerHash] != nil else {
            throw Failure("More tables than \(Self.most) cannot be remembered; delete \(path).", .other)
        }
        all[table.headerHash] = mapping
    }

    /// Writes the mappings; a file that could not be read is kept beside it as `.damaged`.
    /// - Throws: a `Failure`.
    public func save() throws {
        do {
            if isDamaged { rename(path, path + ".damaged") }
            let file = try PrivateFile(path: path, mayReplace: true)
            try file.write(try CodedJSON.bytes(all, .pretty))
            try file.finish()
        } catch let error as ArchiveError {
            throw Failure(error.sentence, .other)
        }
    }
}
