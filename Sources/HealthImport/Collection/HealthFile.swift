import Archive
import ImportKit

/// One file with health data, of whatever kind, wherever it lies.
public struct HealthFile: Sendable {
    let document: HealthDocument
    let kind: any HealthFormat.Type
    /// The export of which this is a part, as people know it: for the routes and electrocardiograms beside Apple's XML and
    /// for the XML itself. `nil` for a file that stands for itself.
    public private(set) var export: String?
    var role: FileRole? { boxedRole?.role }
    private let boxedRole: Box?
    /// Whether it is not read: what it says stands in another file that was given with it.
    private var isRepeat = false

    /// Few files have a role, and there can be very many files.
    private final class Box: Sendable {
        let role: FileRole
        init(_ role: FileRole) { self.role = role }
    }

    init(_ document: HealthDocument, _ kind: any HealthFormat.Type) {
        self.document = document.withoutHead
        self.kind = kind
        boxedRole = kind.role(of: document).map(Box.init)
    }

    /// The same file, which is not read as another one has what it says; its role tells why.
    func repeating() -> HealthFile {
        var file = self
        file.isRepeat = true
        return file
    }

    func part(of export: String) -> HealthFile {
        var file = self
        file.export = export
        return file
    }

    /// The path as given, or with the names inside archives behind it. From outside.
    public var name: String { document.name }
    /// For example `apple-health`.
    public var format: String { kind.id }
    /// Bytes to read, unpacked.
    public var byteCount: Int64 { document.byteCount }
    /// The same for the same content only, as far as a checksum can tell.
    public var fingerprint: String {
        // Given alone another time, it is read.
        kind.fingerprint(of: document) + (isRepeat ? ":repeated" : "")
    }

    /// The same for the same content that is read by the same choices only: `fingerprint` where none of them concerns the
    /// file, else with a checksum of those that do.
    /// - Parameters:
    ///   - mappings: as in `ImportContext.csvMappings`.
    ///   - person: as in `ImportContext.person`.
    public func readingFingerprint(by mappings: [String: CSVMapping], person: String?) -> String {
        var choices: [String] = []
        if kind == CSVFormat.self, !mappings.isEmpty || person != nil {
            // One that cannot be opened is told of when it is read.
            let head = (try? document.withHead()).flatMap { TableHead($0.head) }
            choices = CSVFormat.choices(for: head, mappings, person: person)
        } else if kind == FITFormat.self, let person {
            choices = [person]
        }
        return choices.isEmpty ? fingerprint : "\(fingerprint):read-by-\(CSVPreview.hash(choices))"
    }

    /// Whether this is the main file of an export, in distinction to those that come with it.
    public var isMain: Bool { kind == AppleHealthFormat.self || export == nil }
    /// Whether it also has what is no health data: conversations. See `read(tablesInto:)`.
    public var isFromAirFit: Bool { kind == AirFitFormat.self }

    /// Whether it may say what nothing measured: an export of AirFit, and those that name birth date and sex.
    public var mayHoldStatements: Bool { isFromAirFit || kind == AppleHealthFormat.self || kind == FITFormat.self }

    /// Gives everything in the file to `sink`, from the calling thread.
    /// - Parameter progress: called every few megabytes with the bytes done; `false` cancels.
    /// - Throws: `ImportError`, or what `sink` throws. Then nothing of what was given should be kept.
    public func read(
        into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        if isRepeat {
            var tally = ImportTally()
            tally.note = role?.note
            guard progress(byteCount) else { throw ImportError.cancelled }
            return tally
        }
        return try kind.read(try document.withHead(), into: sink, context: context, progress: progress)
    }

    /// Gives every table of an export of AirFit to `reader`; for what is not health data.
    /// - Throws: `ImportError`, or what `reader` throws.
    public func read(tablesInto reader: any ExportTableVisitor) throws {
        guard isFromAirFit else { return }
        _ = try AirFitFormat.read(document, tablesInto: reader) { _ in true }
    }

    /// The file's statements that nothing measured; empty for a file that no AirFit wrote.
    /// - Throws: `ImportError`.
    public func statements(isCancelled: @escaping () -> Bool = { false }) throws -> StatementSurvey {
        isFromAirFit ? try StatementSurvey(of: document, isCancelled: isCancelled) : StatementSurvey()
    }

    /// How a plain table looks; `nil` for any other file.
    /// - Throws: `ImportError`.
    public func tablePreview() throws -> CSVPreview? {
        kind == CSVFormat.self ? try CSVPreview.of(try document.withHead()) : nil
    }
}
