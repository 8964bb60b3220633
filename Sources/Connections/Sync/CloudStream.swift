import HealthModel
import ImportKit
import JSON

/// One kind of data of a service: how it is asked for, in pages, and how what comes is read.
struct CloudStream: Sendable {
    /// In notes and names of files: `sleep`.
    var id: String
    /// For people, as the end of "no …": `nights`.
    var title: String
    /// The scope that it needs; `nil` where the service has none.
    var scope: String?
    /// The longest span of days that one request may ask for.
    var longestWindow = 28
    /// Whether it is one list of everything, what changed last first, that cannot be asked for by days: its pages are asked for
    /// once in a reading, as far as they are needed.
    var isListing = false
    /// Whether the day of a record is that in UTC, which may be tomorrow already.
    var isFiledByUTC = false
    var first: @Sendable (DayWindow) -> CloudCall
    /// `nil` for an answer of another form.
    var page: @Sendable (JSONValue, CloudCall, DayWindow) -> CloudPage?
    /// Completes records by those of streams before it, by stream; a record without a day afterwards is left out.
    var join: (@Sendable ([CloudRecord], [String: [CloudRecord]]) -> [CloudRecord])?
    /// Words that records name by number; asked for once in a reading.
    var names: RecordNames?
    /// A file that belongs to a record, and its format; `nil` for none.
    var file: (@Sendable (CloudRecord) -> CloudCall?)?
    /// Made for each document; takes its records one by one.
    var reader: @Sendable (DocumentImport) throws -> (JSONItem) throws -> Void
    /// Whether bytes are a `file` that can be read; `nil` takes all.
    var isFile: (@Sendable ([UInt8]) -> Bool)?
    /// Reads a `file`.
    var readFile: (@Sendable ([UInt8], any ImportSink, ImportContext) throws -> ImportTally)?
}

/// Words that a service keeps apart from the records that name them by number, such as kinds of sport.
struct RecordNames: Sendable {
    var call: CloudCall
    /// The words by number.
    var read: @Sendable (JSONValue) -> [String: String]
    /// The number in a record; `nil` where it has none.
    var number: @Sendable (JSONValue) -> String?
    /// The field of the record that has the word afterwards.
    static let field = "airfit_name"
}

/// Local days in a row, the last one included.
struct DayWindow: Hashable, Sendable {
    var first: CivilDay
    var last: CivilDay
    var days: ClosedRange<CivilDay> { first...last }
}

/// One answer of a stream.
struct CloudPage: Sendable {
    var records: [CloudRecord]
    /// `nil` after the last page.
    var next: CloudCall?
    /// Whether the service has nothing behind it; `false` where nothing further is needed.
    var isEnd = true
}

extension CloudPage {
    /// A list under a name; where `next_token` is beside it, the same call with it asks for the next page. `nil` without
    /// the list.
    init?(
        _ answer: JSONValue, list: String, after call: CloudCall, tokenParameter: String,
        record: (JSONValue) -> CloudRecord?
    ) {
        guard let rows = answer[list].array else { return nil }
        records = rows.compactMap(record)
        guard let token = answer["next_token"].nonEmptyText else { return }
        next = call
        next?.query[tokenParameter] = token
    }

    /// A list that is all there is; `nil` for another answer.
    init?(whole answer: JSONValue, record: (JSONValue) -> CloudRecord?) {
        guard let rows = answer.array else { return nil }
        records = rows.compactMap(record)
    }
}

/// One record of a service, as it came.
struct CloudRecord: Equatable, Sendable {
    /// The service's own number of it; `nil` where it has none.
    var id: String?
    /// The local day that it is filed under.
    var day: CivilDay?
    /// When the service changed it last, in a form that sorts; empty where it does not say.
    var version = ""
    /// JSON.
    var text: String
    /// Where the file is that belongs to it, where that is another address each time and so no part of the record.
    var fileAddress: String?
}

extension CloudRecord {
    /// - Parameter json: missing for what is no record.
    init?(_ json: JSONValue, id: String?, day: CivilDay?, version: String? = nil) {
        guard let text = json.json else { return nil }
        self.init(id: id, day: day, version: version ?? "", text: text)
    }

    /// With another field of a text.
    func adding(_ name: String, _ value: String) -> CloudRecord {
        guard text.hasPrefix("{"), text != "{}" else { return self }
        var record = self
        record.text = JSONText.object([name: value]).dropLast() + "," + text.dropFirst()
        return record
    }
}

/// Moments as services write them.
enum CloudTime {
    /// Unix seconds of `2026-11-20T05:45:02.123Z`, or with an offset; `nil` without either.
    static func unix(_ text: String?) -> Int64? {
        guard let text, let time = WrittenTime(text), time.secondOfDay != nil, time.offset != nil else { return nil }
        return time.unixAsUTC - Int64(time.offset ?? 0)
    }

    /// The day in UTC of a moment, `nil` as for `unix`. Where it is written in UTC that is what it begins with.
    static func dayInUTC(_ text: String) -> CivilDay? {
        if text.hasSuffix("+00:00") || text.hasSuffix("Z"), let day = CivilDay(iso: text.prefix(10)) { return day }
        return unix(text).map { day($0, offset: 0) }
    }

    /// The civil day at a moment by an offset from UTC.
    static func day(_ unix: Int64, offset: Int) -> CivilDay {
        CivilDay(number: Int((Double(unix + Int64(offset)) / 86_400).rounded(.down)))
    }

    /// The midnight in UTC of a day, as RFC 3339.
    static func utc(_ day: CivilDay) -> String { "\(day.iso)T00:00:00.000Z" }
}
