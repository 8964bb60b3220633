import HealthModel
import ImportKit

/// Turns the records of a stream into files of the import, one for each day: what comes again unchanged is not read again, and
/// what has changed takes the place of what was there, with everything that it gave.
struct PieceFiles {
    let service: ConnectionService

    /// Goes up when records are read otherwise: then all of them are read again.
    private static let version = 1

    var origin: ImportOrigin {
        var origin = ImportOrigin(
            path: "\(service.title) (connection)", format: service.importFormat, fingerprint: service.importFormat,
            byteCount: 0)
        origin.isFeed = true
        return origin
    }

    /// - Parameters:
    ///   - records: the newest version of each, of days in the window.
    ///   - now: seconds since 1970 by the service's clock: a machine whose own is slow leaves nothing out.
    func files(of stream: CloudStream, _ records: [CloudRecord], in window: DayWindow, now: Double) -> [ImportFile] {
        let byDay = Dictionary(grouping: records, by: \.day)
        return (0...(window.last - window.first)).map { offset in
            let day = window.first.advanced(by: offset)
            let texts = (byDay[day] ?? []).map(\.text).sorted()
            let bytes = Array("{\"data\":[\(texts.joined(separator: ",\n"))]}".utf8)
            return file("\(stream.id) \(day.iso)", bytes) { sink, context, progress in
                var context = context
                context.now = max(context.now, Int64(now))
                let document = HealthDocument(name: "\(service.title), \(stream.title) of \(day.iso)", bytes: bytes)
                return try DocumentImport.perform(document, sink, context, isCorrecting: true, progress) { reading in
                    let add = try stream.reader(reading)
                    let cursor = try reading.json()
                    try cursor.eachField { name in
                        guard name == "data" else { return try cursor.skip() }
                        try reading.eachElement(cursor, add)
                    }
                }
            }
        }
    }

    /// A file that belongs to a record.
    func file(of stream: CloudStream, record: String, _ bytes: [UInt8]) -> ImportFile? {
        guard let read = stream.readFile else { return nil }
        return file("\(stream.id) \(record)", bytes) { sink, context, _ in try read(bytes, sink, context) }
    }

    private func file(
        _ name: String, _ bytes: [UInt8],
        _ read: @escaping @Sendable (any ImportSink, ImportContext, (Int64) -> Bool) throws -> ImportTally
    ) -> ImportFile {
        let checksum = Self.checksum(bytes)
        var file = ImportFile(
            name: name, format: origin.format, fingerprint: "\(origin.format) \(Self.version) \(name) \(checksum)",
            byteCount: Int64(bytes.count), read: read)
        // A day of which the service says nothing any more is as good as any other.
        file.holdsMore = true
        return file
    }

    static func checksum(_ bytes: [UInt8]) -> String {
        OAuthSecrets.sha256(bytes).prefix(16).map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }
            .joined()
    }

    /// Of several versions of a record the newest, which is the last where none says; order as it came.
    static func newest(of records: [CloudRecord]) -> [CloudRecord] {
        var places: [String: Int] = [:]
        var newest: [CloudRecord] = []
        for record in records {
            guard let id = record.id else {
                newest.append(record)
                continue
            }
            if let place = places[id] {
                if record.version >= newest[place].version { newest[place] = record }
            } else {
                places[id] = newest.count
                newest.append(record)
            }
        }
        return newest
    }
}
