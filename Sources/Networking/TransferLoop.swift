import CCurl
import Dispatch
import Glibc
import Synchronization
import Threads

/// The thread that runs all transfers of a client through libcurl's multi interface. It sleeps in one system call until a
/// socket, a deadline or a command wakes it; with nothing to do it does not wake at all.
final class TransferLoop: Sendable {
    static let maxTransfers = 5

    private enum Command {
        case start(Transfer)
        case resume(Transfer)
        case drain(Transfer, within: Duration)
        case cancel(Transfer)
    }
    private struct Inbox {
        var commands: [Command] = []
        var isStopping = false
        /// Ends as soon as no transfer runs.
        var isRetiring = false
        /// Only for waking; `nil` once the thread has ended.
        var multi: MultiHandle?
    }
    /// Safe to share: only the thread uses it, but for `curl_multi_wakeup`, which any thread may call.
    private struct MultiHandle: @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer
    }
    private let inbox = Mutex(Inbox())
    private let userAgent: String

    /// `nil` when libcurl or the thread cannot be started.
    init?(userAgent: String) {
        self.userAgent = userAgent
        guard Self.libcurlIsReady, let multi = curl_multi_init() else { return nil }
        airfit_multi_set_long(multi, CURLMOPT_MAXCONNECTS, 8)
        let handle = MultiHandle(pointer: multi)
        inbox.withLock { $0.multi = handle }
        guard DedicatedThread.begin({ [self] in run() }) else {
            inbox.withLock { $0.multi = nil }
            curl_multi_cleanup(multi)
            return nil
        }
    }

    /// Once in the life of the process, at the first request.
    private static let libcurlIsReady = curl_global_init(airfit_global_all()) == CURLE_OK

    func start(_ transfer: Transfer) { send(.start(transfer)) }
    func resume(_ transfer: Transfer) { send(.resume(transfer)) }
    func drain(_ transfer: Transfer, within timeout: Duration) {
        send(.drain(transfer, within: timeout))
    }
    func cancel(_ transfer: Transfer) { send(.cancel(transfer)) }

    /// Ends the thread and every transfer.
    func stop() { end { $0.isStopping = true } }

    /// Ends the thread, with all its connections, once the transfers that it has are through. No other may be started.
    func retire() { end { $0.isRetiring = true } }

    private func end(_ mark: (inout Inbox) -> Void) {
        inbox.withLock { inbox in
            mark(&inbox)
            if let multi = inbox.multi { curl_multi_wakeup(multi.pointer) }
        }
        semaphore.signal()
    }

    private func send(_ command: Command) {
        let isGone = inbox.withLock { inbox in
            guard let multi = inbox.multi else { return true }
            inbox.commands.append(command)
            curl_multi_wakeup(multi.pointer)
            return false
        }
        semaphore.signal()
        if isGone, case .start(let transfer) = command { transfer.mailbox.end(.failure(.cancelled)) }
    }

    // MARK: On the thread

    /// A streamed answer comes word by word, and every word costs a round through all threads. What comes within this time
    /// is taken together: 16 times a second is as often as anyone reads on, for a quarter of the work at 200 words a second.
    /// Whoever wants something of the loop meanwhile rings.
    private static let coalescingInterval = DispatchTimeInterval.milliseconds(60)
    private let semaphore = DispatchSemaphore(value: 0)

    private func run() {
        guard let multi = inbox.withLock({ $0.multi })?.pointer else { return }
        var work = Work(multi: multi, userAgent: userAgent)
        while true {
            if obey(&work) { break }
            work.step()
            if work.isIdle, leaves() { break }
            // What has come meanwhile is there without asking for it.
            if work.hasTrickled, semaphore.wait(timeout: .now() + Self.coalescingInterval) == .timedOut { continue }
            curl_multi_poll(multi, nil, 0, work.timeout, nil)
        }
        work.endAll()
        curl_multi_cleanup(multi)
    }

    /// Whether the thread is to end as it has nothing to do any more.
    private func leaves() -> Bool {
        inbox.withLock { inbox in
            guard inbox.isRetiring, inbox.commands.isEmpty else { return false }
            inbox.multi = nil
            return true
        }
    }

    /// Does what was asked for. Apart from the loop, so that no transfer, with the key in its headers, is kept alive by a
    /// command while the thread sleeps.
    /// - Returns: whether the thread is to end.
    private func obey(_ work: inout Work) -> Bool {
        let (commands, isStopping) = inbox.withLock { inbox in
            let taken = inbox.commands
            inbox.commands = []
            if inbox.isStopping { inbox.multi = nil }  // from here on nobody wakes it
            return (taken, inbox.isStopping)
        }
        for command in commands {
            switch command {
            case .start(let transfer): work.enqueue(transfer)
            case .resume(let transfer): transfer.resume()
            case .drain(let transfer, let timeout): transfer.drain(within: timeout)
            case .cancel(let transfer): work.end(transfer, with: .cancelled)
            }
        }
        return isStopping
    }
}

/// The work of the thread.
private struct Work {
    let multi: UnsafeMutableRawPointer
    let userAgent: String
    /// First come, first served within a priority.
    var waiting: [Transfer] = []
    var running: [UnsafeMutableRawPointer: Transfer] = [:]

    var isIdle: Bool { waiting.isEmpty && running.isEmpty }

    mutating func enqueue(_ transfer: Transfer) {
        let place = waiting.firstIndex { $0.request.priority < transfer.request.priority } ?? waiting.endIndex
        waiting.insert(transfer, at: place)
    }

    /// Performs all transfers as far as it goes without waiting.
    mutating func step() {
        // What has come first: a new request goes over a connection whose answer is through.
        if !waiting.isEmpty && !running.isEmpty { performTransfers() }
        startWaiting()
        performTransfers()
        endLate()
        startWaiting()  // into places that have become free; libcurl asks for no wait then
        for transfer in running.values { transfer.mailbox.deliver() }
    }

    private mutating func performTransfers() {
        var count: Int32 = 0
        curl_multi_perform(multi, &count)
        collectFinished()
    }

    /// Whether a little of a body came in the last step, and nothing else: more of it will come soon.
    var hasTrickled: Bool {
        let came = running.values.map { $0.resetByteCount() }
        return waiting.isEmpty && came.contains { $0 > 0 } && came.allSatisfy { $0 < Self.mostOfTrickle }
    }

    /// The bytes that come in one interval where services that write 350 bytes for each word send 300 words a second.
    private static let mostOfTrickle = 8_192

    /// Milliseconds to the next deadline.
    var timeout: Int32 {
        guard let next = running.values.map(\.deadline).min() else { return .max }
        return Int32(clamping: max(0, (next - .now).inMilliseconds))
    }

    mutating func end(_ transfer: Transfer, with error: TransportError) {
        waiting.removeAll { $0 === transfer }
        if let easy = transfer.easy, running.removeValue(forKey: easy) != nil {
            curl_multi_remove_handle(multi, easy)
        }
        transfer.finish(error)
    }

    mutating func endAll() {
        for transfer in waiting + Array(running.values) { end(transfer, with: .cancelled) }
    }

    private mutating func startWaiting() {
        while running.count < TransferLoop.maxTransfers, !waiting.isEmpty {
            let transfer = waiting.removeFirst()
            guard let easy = transfer.begin(userAgent: userAgent), curl_multi_add_handle(multi, easy) == CURLM_OK else {
                transfer.finish(.failed(reason: "libcurl refused the request"))
                continue
            }
            running[easy] = transfer
        }
    }

    private mutating func collectFinished() {
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else { continue }
            let code = airfit_message_result(message)  // before the handle goes: the message goes with it
            curl_multi_remove_handle(multi, easy)
            guard let transfer = running[easy] else { continue }
            if transfer.prepareRedirect(after: code), curl_multi_add_handle(multi, easy) == CURLM_OK { continue }
            running.removeValue(forKey: easy)
            transfer.finish(code)
        }
    }

    private mutating func endLate() {
        let now = ContinuousClock.now
        for transfer in running.values where transfer.deadline <= now { end(transfer, with: transfer.lateness) }
    }
}
