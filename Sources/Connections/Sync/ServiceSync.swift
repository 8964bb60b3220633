import Foundation
import HealthModel
import ImportKit
import JSON

/// Reads one connected service: first what may have changed since the last time, then further back, the newest first, piece
/// by piece. Each piece is stored before it is noted, so that one that broke off in between is read again and adds nothing.
struct ServiceSync: Sendable {
    let service: ConnectionService
    let client: CloudClient
    let notes: ConnectionNotes
    /// For moments without a day.
    let home: DayClock
    let now: @Sendable () -> Double
    /// Reads down to this day again, whatever is here; `nil` goes on from where it is.
    let since: CivilDay?
    let store: @Sendable (ImportOrigin, [ImportFile]) async throws(ConnectionError) -> StoredPiece
    let progress: @Sendable (SyncProgress) -> Void

    /// Days of one piece of the way back.
    static let pieceDays = 28
    /// So many pieces without a record are the beginning of the data.
    private static let emptyPieces = 3
    private static let mostPages = 5_000
    private static let largestFile = 32 << 20
    /// Nothing was worn before.
    private static let earliest = CivilDay(iso: "2005-01-01") ?? CivilDay(number: 12_784)

    /// - Parameter state: as it was; it is written after each piece.
    func run(_ state: inout ConnectionState) async -> SyncReport {
        var report = SyncReport(service: service.id, title: service.title)
        do throws(ConnectionError) {
            try await checkAccount(&state)
            let today = await today(&report)
            // Some services file by the day in UTC, which is tomorrow already in the evening west of Greenwich.
            let todayInUTC = max(today, CloudTime.day(Int64(await moment()), offset: 0))
            // Oldest first, so that what is read is always one stretch.
            for piece in head(state, today, todayInUTC) { try await read(piece, today, &state, &report) }
            if since == nil { try await goBack(&state, &report, today) }
            state.syncedAt = Date(timeIntervalSince1970: now())
        } catch {
            report.problem = error
        }
        state.recordEnd(report.problem, at: now())
        report.requests = await client.requests
        report.isComplete = state.isComplete
        state.problem = report.problem?.sentence(service.title, id: service.id) ?? report.gaps.first
        do throws(ConnectionError) {
            try notes.keep(state, of: service.id)
        } catch {
            report.problem = report.problem ?? error
        }
        return report
    }

    // MARK: The way

    private struct Piece {
        var window: DayWindow
        var streams: [CloudStream]
        var isWayBack = false
    }

    private func checkAccount(_ state: inout ConnectionState) async throws(ConnectionError) {
        guard let account = try await client.account() else { return }
        await client.record(firstDay: account.firstDay)
        if let known = state.accountID, known != account.id {
            throw .otherAccount(known: state.accountName ?? known, new: account.name ?? account.id)
        }
        state.accountID = account.id
        state.accountName = account.name ?? state.accountName
    }

    /// The day that it is at home by the service's clock.
    private func today(_ report: inout SyncReport) async -> CivilDay {
        let ahead = await client.clockAhead ?? 0
        if abs(ahead) > 600 {
            report.gaps.append(
                "The clock of this machine is \(ConnectionError.words(.seconds(abs(ahead)))) \(ahead > 0 ? "behind" : "ahead of") that of "
                    + "\(service.title); set it right.")
        }
        return home.day(atUnix: Int(now() + ahead))
    }

    private func moment() async -> Double { now() + (await client.clockAhead ?? 0) }

    /// The windows that may have changed: of each stream from the overlap on; all of it back to `since` where that was asked for.
    /// - Parameter todayInUTC: may be tomorrow; the last day of streams that count so.
    private func head(_ state: ConnectionState, _ today: CivilDay, _ todayInUTC: CivilDay) -> [Piece] {
        var spans: [ClosedRange<CivilDay>: [CloudStream]] = [:]
        for stream in service.streams {
            let start: CivilDay
            let last = stream.isFiledByUTC ? todayInUTC : today
            if let since {
                start = max(Self.earliest, min(since, today))
            } else if let coverage = state.coverage[stream.id] {
                start = max(coverage.oldest, min(coverage.newest, today).advanced(by: -service.overlapDays))
            } else {
                // The same of all streams, so that the way back begins together.
                start = max(today.advanced(by: 1 - Self.pieceDays), min(state.since ?? Self.earliest, today))
            }
            // Later than that only where the clock was set back.
            if start <= last { spans[start...last, default: []].append(stream) }
        }
        let ordered = spans.sorted { ($0.key.lowerBound, $0.key.upperBound) < ($1.key.lowerBound, $1.key.upperBound) }
        return ordered.flatMap { span, streams in
            stride(from: span.lowerBound.number, through: span.upperBound.number, by: Self.pieceDays).map { first in
                let end = min(first + Self.pieceDays - 1, span.upperBound.number)
                return Piece(
                    window: DayWindow(first: CivilDay(number: first), last: CivilDay(number: end)), streams: streams)
            }
        }
    }

    private func goBack(
        _ state: inout ConnectionState, _ report: inout SyncReport, _ today: CivilDay
    ) async throws(ConnectionError) {
        let isListed = service.streams.allSatisfy(\.isListing)
        while true {
            let first = await client.firstDay
            let limit = max(Self.earliest, state.since ?? first ?? Self.earliest)
            // Streams that are not as far back as others, for want of a right for example, catch up by themselves.
            let open = service.streams.filter { (state.coverage[$0.id]?.oldest ?? limit) > limit }
            guard let newest = open.compactMap({ state.coverage[$0.id]?.oldest }).max() else {
                state.isComplete = true
                return
            }
            let isCatchingUp = open.contains { (state.coverage[$0.id]?.oldest ?? newest) < newest }
            if state.isComplete, !isCatchingUp { return }
            if !isCatchingUp, state.since == nil, first == nil, !isListed, state.emptyPieces >= Self.emptyPieces {
                state.isComplete = true
                return
            }
            let last = newest.advanced(by: -1)
            let start = max(limit, last.advanced(by: 1 - Self.pieceDays))
            let streams = open.filter { state.coverage[$0.id]?.oldest == newest }
            let before = report.records
            try await read(
                Piece(window: DayWindow(first: start, last: last), streams: streams, isWayBack: true), today, &state,
                &report)
            if !isCatchingUp { state.emptyPieces = report.records > before ? 0 : state.emptyPieces + 1 }
            // What is refused does not move.
            guard streams.contains(where: { (state.coverage[$0.id]?.oldest ?? newest) < newest }) else { return }
        }
    }

    // MARK: One piece

    /// - Parameter today: at home; no later day is said to have been read.
    private func read(
        _ piece: Piece, _ today: CivilDay, _ state: inout ConnectionState, _ report: inout SyncReport
    ) async throws(ConnectionError) {
        var found: [String: [CloudRecord]] = [:]
        var files: [ImportFile] = []
        var (attachments, checksums) = ([ImportFile](), [String: String]())
        var whole: [CloudStream] = []
        let pieceFiles = PieceFiles(service: service)
        let moment = await moment()
        for stream in piece.streams {
            progress(
                SyncProgress(
                    title: service.title, day: piece.window.first, stream: stream.title, records: report.records))
            var records: [CloudRecord]
            do throws(ConnectionError) {
                records = try await self.records(of: stream, in: piece.window)
            } catch {
                guard case .forbidden(let detail) = error else { throw error }
                let gap = missing(stream, detail)
                if !report.gaps.contains(gap) { report.gaps.append(gap) }
                continue
            }
            found[stream.id] = records
            if let join = stream.join { records = join(records, found) }
            records = PieceFiles.newest(of: records).filter { $0.day.map(piece.window.days.contains) ?? false }
            if let names = stream.names, !records.isEmpty {
                let words = try await client.words(names)
                records = records.map { record in
                    guard let row = JSONValue(record.text), let word = names.number(row).flatMap({ words[$0] }) else {
                        return record
                    }
                    return record.adding(RecordNames.field, word)
                }
            }
            report.records += records.count
            if stream.readFile != nil {
                attachments += try await fetch(&records, stream, state, &checksums)
            }
            files += pieceFiles.files(of: stream, records, in: piece.window, now: moment)
            whole.append(stream)
        }
        guard !whole.isEmpty else { return }
        if Task.isCancelled { throw .cancelled }
        let stored = try await store(pieceFiles.origin, files + attachments)
        report.added += stored.added
        report.skipped += stored.skipped
        let days = min(piece.window.first, today)...min(piece.window.last, today)
        report.days =
            report.days.map { min($0.lowerBound, days.lowerBound)...max($0.upperBound, days.upperBound) } ?? days
        for stream in whole {
            let before = state.coverage[stream.id]
            state.coverage[stream.id] = .init(
                newest: max(before?.newest ?? days.upperBound, days.upperBound),
                oldest: min(before?.oldest ?? days.lowerBound, days.lowerBound))
        }
        state.files.merge(checksums) { $1 }
        try notes.keep(state, of: service.id)
    }

    private func missing(_ stream: CloudStream, _ detail: String) -> String {
        let reason = detail.isEmpty ? "" : " (\(detail))"
        guard let scope = stream.scope else { return "\(service.title) gives no \(stream.title)\(reason)." }
        return
            "\(service.title) gives no \(stream.title)\(reason): the right \(scope) was not ticked, or the membership has "
            + "ended. Connect again and tick it: airfit connect \(service.id)"
    }

    /// The files of records that are new or have changed. A record that has none, or one that cannot be read, says so itself
    /// from then on: its totals are all there is.
    private func fetch(
        _ records: inout [CloudRecord], _ stream: CloudStream, _ state: ConnectionState,
        _ checksums: inout [String: String]
    ) async throws(ConnectionError) -> [ImportFile] {
        var files: [ImportFile] = []
        for index in records.indices {
            guard let id = records[index].id, let place = place(ofFile: records[index], stream) else {
                records[index].text = Self.withoutFile(records[index].text)
                continue
            }
            let name = "\(stream.id) \(id)"
            let checksum = PieceFiles.checksum(Array(records[index].text.utf8))
            if state.files[name] == checksum { continue }
            let none = "none " + checksum
            if state.files[name] != none, let bytes = try await file(place), stream.isFile?(bytes) ?? true,
                let file = PieceFiles(service: service).file(of: stream, record: id, bytes)
            {
                files.append(file)
                checksums[name] = checksum
            } else {
                records[index].text = Self.withoutFile(records[index].text)
                checksums[name] = none
            }
        }
        return files
    }

    /// The mark is a field that readers look for.
    private static func withoutFile(_ text: String) -> String {
        text.hasPrefix("{") && text != "{}" ? "{\"airfit_no_file\":true," + text.dropFirst() : text
    }

    /// The place of a file: a call of the service, or an address elsewhere.
    private enum FilePlace { case call(CloudCall), address(String) }

    private func place(ofFile record: CloudRecord, _ stream: CloudStream) -> FilePlace? {
        record.fileAddress.map { .address($0) } ?? stream.file?(record).map { .call($0) }
    }

    /// `nil` for a record that has none.
    private func file(_ place: FilePlace) async throws(ConnectionError) -> [UInt8]? {
        do throws(ConnectionError) {
            switch place {
            case .call(let call): return try await client.bytes(of: call, atMost: Self.largestFile)
            case .address(let address): return try await client.file(at: address, atMost: Self.largestFile)
            }
        } catch {
            switch error {
            case .service(.notFound), .forbidden, .service(.refused(400...499, _)): return nil
            default: throw error
            }
        }
    }

    /// All pages of a window, in requests as long as the service takes them.
    private func records(of stream: CloudStream, in window: DayWindow) async throws(ConnectionError) -> [CloudRecord] {
        var records: [CloudRecord] = []
        var last = window.last
        while last >= window.first {
            let first = max(window.first, last.advanced(by: 1 - stream.longestWindow))
            records += try await pages(of: stream, DayWindow(first: first, last: last))
            last = first.advanced(by: -1)
        }
        return records
    }

    private func pages(of stream: CloudStream, _ window: DayWindow) async throws(ConnectionError) -> [CloudRecord] {
        var records: [CloudRecord] = []
        var asked: Set<CloudCall> = []
        var upcoming: CloudCall? = stream.first(window)
        while let call = upcoming {
            guard asked.insert(call).inserted, asked.count <= Self.mostPages else { throw .pageLoop }
            let answer: JSONValue
            do throws(ConnectionError) {
                answer = try await stream.isListing ? client.keptAnswer(to: call) : client.answer(to: call)
            } catch {
                // A day of which the service knows nothing.
                guard case .service(.notFound) = error else { throw error }
                return records
            }
            guard let page = stream.page(answer, call, window) else { throw .service(.unexpected) }
            records += page.records
            upcoming = page.next
            if stream.isListing, page.next == nil, page.isEnd {
                await client.record(firstDay: records.compactMap(\.day).min() ?? window.last)
            }
        }
        return records
    }
}
