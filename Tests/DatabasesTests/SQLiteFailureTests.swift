import Files
import Foundation
import GRDBSQLite
import Testing

@testable import Databases

@Suite struct `Why a database cannot be used` {
    @Test(arguments: [
        (SQLITE_READONLY, "it cannot be written to"),
        (SQLITE_CANTOPEN, "it or a file beside it cannot be opened"),
        (SQLITE_IOERR, "the disk reports an error"),
        (SQLITE_FULL, "the disk is full"),
    ])
    func `is told in plain words, not in those of SQLite`(code: Int32, words: String) {
        #expect(SQLiteFailure(code: code).reason == words)
    }

    @Test func `names the folder that cannot be written to, and what to do`() {
        let path = "/home/mia/.local/share/airfit/health.sqlite"
        #expect(
            SQLiteFailure.reason(of: FileFailure(code: EACCES), at: path)
                == "you may not write into /home/mia/.local/share/airfit; allow yourself to (chmod u+rwx), or own it")
        #expect(
            SQLiteFailure.reason(of: FileFailure(code: EROFS), at: path)
                == "/home/mia/.local/share/airfit is on a disk that is read-only; put it on one that can be written to")
        #expect(
            SQLiteFailure.reason(of: FileFailure(code: ENOSPC), at: path) == "the disk is full; free some space")
    }
}
