import HealthModel

/// The context that a reader needs besides the file.
public struct ImportContext: Sendable {
    /// Unix seconds; what begins or ends later is left out, but for a total of a day that has begun.
    public var now: Int64
    /// Days and clock times at home, for files whose times have neither offset nor zone.
    public var home: DayClock
    /// How the columns of plain tables are to be read, by `CSVPreview.headerHash`. Where there is none, it is guessed.
    public var csvMappings: [String: CSVMapping] = [:]
    /// Whose values are taken where a device tells people apart by numbers; `nil` where it was not said.
    public var person: String?
    /// Those that devices tell apart in the files of one import; `nil` where each file stands for itself.
    public var people: FITPeople?
    /// Where a database is unpacked to while it is read.
    public var temporaryFolder = "/tmp"
    /// Where reading goes on, for a reader that told of this mark in the same content; `nil` from the beginning.
    public var resumed: ImportMark?

    public init(now: Int64, home: DayClock) {
        self.now = now
        self.home = home
    }

    /// Whether a day at home has begun by now.
    package func hasBegun(_ day: CivilDay) -> Bool { Int64(home.start(of: day)) <= now }
}

/// A kind of file that can be read. Told by content; the name decides only where contents of two kinds look alike.
package protocol HealthFormat: Sendable {
    /// As in reports, the list of imports and `--json`: for example `fit`.
    static var id: String { get }

    /// Whether a document is of this kind, by `document.head` and, if it must be, by its name. Cheap; never wrong about a
    /// file of another kind in `HealthFormats.all`.
    static func recognises(_ document: HealthDocument) -> Bool

    /// Gives everything in the document to `sink`, from the calling thread.
    /// - Parameter progress: called every few megabytes with the bytes done; `false` cancels.
    /// - Returns: what was read and left out. A document that ends too early gives what was whole and says so (`cutOff`).
    /// - Throws: `ImportError`, or what `sink` throws. Then nothing of what was given should be kept.
    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally

    /// The same for the same content only. By default the format's name and the document's checksum and size.
    static func fingerprint(of document: HealthDocument) -> String

    /// The document's relation to others of its export, by `document.head` and its name; `nil` for one that says what
    /// no other says.
    static func role(of document: HealthDocument) -> FileRole?
}

extension HealthFormat {
    /// For formats whose documents stand for themselves.
    package static func role(of document: HealthDocument) -> FileRole? { nil }
    /// The format's name, and the document's checksum and size.
    package static func fingerprint(of document: HealthDocument) -> String { "\(id):\(document.contentID)" }
}
