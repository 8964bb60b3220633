import AppStore
import ChatModel
import ConversationStore
import Files
import Foundation
import ProgramContext

extension Context {
    /// The services of the spending page, with the live store.
    func spendServices(_ store: ConversationStore) -> SpendServices {
        SpendServices(
            account: { () async throws(ConversationError) in try await spendAccount(store) },
            write: { account in
                let moment = Date()
                let report = SpendReport(account, budget, at: moment)
                return write(receipts: report.csv, count: account.receipts.count, on: account.calendar.day(of: moment))
            })
    }

    /// Into a file of the home folder that is not there yet.
    private func write(receipts: String, count: Int, on day: String) -> (sentence: String, isProblem: Bool) {
        let folder = environment["HOME"] ?? locations.data
        let names = ["airfit-spend-\(day).csv"] + (2...99).map { "airfit-spend-\(day)-\($0).csv" }
        for name in names {
            let path = "\(folder)/\(name)"
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
            if file < 0, errno == EEXIST { continue }
            guard file >= 0 else { return ("\(path) cannot be written: \(String(cString: strerror(errno))).", true) }
            let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
            do {
                try handle.write(contentsOf: Data(receipts.utf8))
                try handle.synchronize()
            } catch {
                unlink(path)
                return ("\(path) cannot be written; there may be no room.", true)
            }
            return ("\(count) receipt\(count == 1 ? "" : "s") in \(path)", false)
        }
        return ("There are 99 files of today already in \(folder).", true)
    }
}
