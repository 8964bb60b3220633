import Foundation
import HealthModel
import HealthStore
import Settings
import SettingsModel

/// Folders and databases.
extension DoctorExamination {
    /// Whether the program's folders can be written, and are closed to other accounts.
    public func checkFolders() -> ServiceHealth {
        var health = ServiceHealth(
            service: "folders", title: "Folders", status: .healthy, message: "Writable, and closed to other accounts"
        )
        var unwritable: [String] = []
        var open: [(path: String, mode: String)] = []
        let folders = [
            ("config", locations.config), ("data", locations.data), ("state", locations.state),
            ("cache", locations.cache),
        ]
        for (name, path) in folders {
            health.details[name] = .text(path)
            // Nobody writes to the configuration's folder but the person.
            if name != "config", !canBeWritten(path) { unwritable.append(path) }
            if let mode = mode(path), mode & 0o077 != 0 { open.append((path, "700")) }
        }
        for path in [locations.healthDatabase, locations.conversationDatabase, locations.logFile, locations.configFile]
        {
            if let mode = mode(path), mode & 0o077 != 0 { open.append((path, "600")) }
        }
        health.details["free_bytes"] = freeBytes(locations.data).map { .count($0) }
        if let first = unwritable.first {
            health.status = .unhealthy
            health.message = "Cannot be written: \(unwritable.joined(separator: ", "))"
            health.advice = "Make it yours: sudo chown \"$USER\" \(quoted(first)) && chmod 700 \(quoted(first))"
        } else if !open.isEmpty {
            health.status = .degraded
            health.message = "Open to other accounts: \(open.map(\.path).joined(separator: ", "))"
            health.advice = open.map { "chmod \($0.mode) \(quoted($0.path))" }.joined(separator: " && ")
        } else if let free = freeBytes(locations.data), free < 100 << 20 {
            health.status = .degraded
            health.message = "Only \(free >> 20) MiB are free on the disk"
            health.advice = "Make room before the next import"
        }
        return health
    }

    /// Whether the health database is sound, and what is in it.
    public func checkHealthStore() -> ServiceHealth {
        var health = ServiceHealth(service: "health_store", title: "Health store", status: .healthy, message: "")
        let tables = ["sample", "sleep_segment", "workout", "route", "beat_list", "finding", "import_batch"]
        let found = examine(
            locations.healthDatabase, tables, latest: ("import_batch", "finished_at"), into: &health,
            whenMissing: "No health data yet", advice: "airfit import export.zip")
        guard let found, !isLocked else { return health }
        let samples = found.rows["sample"] ?? 0
        health.details["samples"] = .count(samples)
        for table in tables.dropFirst() where table != "import_batch" {
            health.details["\(table)s"] = .count(found.rows[table] ?? 0)
        }
        health.details["imports"] = .count(found.rows["import_batch"] ?? 0)
        var parts = ["\(samples.formatted()) sample\(samples == 1 ? "" : "s")", size(found.byteCount)]
        if let last = found.latest {
            let date = Date(timeIntervalSince1970: Double(last))
            health.details["last_import_at"] = .text(date.formatted(.iso8601))
            parts.append("last import \(date.formatted(.iso8601.year().month().day()))")
        } else {
            parts.append("nothing imported yet")
        }
        if health.status == .healthy { health.message = parts.joined(separator: ", ") }
        return health
    }

    public static let daysService = "health_days"

    /// Nights and days against the samples.
    func checkDays(_ settings: Settings) async -> ServiceHealth {
        var health = ServiceHealth(service: Self.daysService, title: "Nights and days", status: .healthy, message: "")
        guard FileManager.default.fileExists(atPath: locations.healthDatabase) else {
            (health.status, health.message) = (.unknown, "No health data yet")
            return health
        }
        let store = HealthStore(path: locations.healthDatabase, options: .init(homeZoneName: settings.profile.timeZone))
        do throws(HealthStoreError) {
            if try await store.hasStaleDays(), !repairsDays {
                health.status = .degraded
                health.message =
                    "The days were computed by an earlier version or for another home zone, and cannot be compared"
                health.advice =
                    "The next airfit snapshot, or the screen, computes them anew; so does airfit doctor --verify --repair"
                return health
            }
            let check = try await store.verify()
            health.seconds = check.seconds
            health.details["rows"] = .count(check.rows)
            health.details["differences"] = .count(check.differenceCount)
            if let first = check.differences.first {
                health.status = .unhealthy
                let list = check.differences.map { "\($0.what) \($0.day?.iso ?? "count") \($0.kind.rawValue)" }
                health.details["first_differences"] = .text(list.joined(separator: "\n"))
                health.message =
                    "\(check.differenceCount) of \(check.rows) rows are not what the samples give, the first: "
                    + "\(first.what) of \(first.day?.iso ?? "all days together")"
                health.advice = "Compute them anew: airfit doctor --verify --repair"
                guard repairsDays else { return health }
                try await store.refreshDays(all: true)
                (health.status, health.advice) = (.degraded, nil)
                health.message += "; all were computed anew"
            } else {
                health.message = "All \(check.rows) rows are what the samples give"
            }
        } catch {
            (health.status, health.message) = (error == .busy ? .degraded : .unhealthy, error.sentence)
        }
        return health
    }

    /// Whether the database of conversations is sound.
    public func checkConversations() -> ServiceHealth {
        var health = ServiceHealth(service: "conversations", title: "Conversations", status: .healthy, message: "")
        let found = examine(
            locations.conversationDatabase, ["conversation", "message"], latest: nil, into: &health,
            whenMissing: "No conversation yet", advice: nil)
        guard let found, !isLocked else { return health }
        for table in ["conversation", "message"] { health.details["\(table)s"] = .count(found.rows[table] ?? 0) }
        if health.status == .healthy {
            let (talks, messages) = (found.rows["conversation"] ?? 0, found.rows["message"] ?? 0)
            health.message =
                "\(talks) conversation\(talks == 1 ? "" : "s"), \(messages) message\(messages == 1 ? "" : "s"), "
                + size(found.byteCount)
        }
        return health
    }

    /// `nil` when there is nothing to tell of: `health` says why.
    private func examine(
        _ path: String, _ tables: [String], latest: (String, String)?, into health: inout ServiceHealth,
        whenMissing: String, advice: String?
    ) -> DatabaseExamination? {
        health.details["path"] = .text(path)
        if let absence = StoreRecord(locations).absence(of: path) {
            (health.status, health.message) = (.unhealthy, "\(path): \(absence)")
            return nil
        }
        guard FileManager.default.fileExists(atPath: path) else {
            (health.status, health.message, health.advice) = (.unknown, whenMissing, advice)
            return nil
        }
        do throws(HealthStoreError) {
            let found = try DatabaseExamination.of(
                path: path, countingRowsOf: tables, latest: latest.map { (table: $0.0, column: $0.1) },
                within: .seconds(5))
            if isLocked { health.message = "Locked; the passphrase shows what it holds" }
            if !isLocked { health.details["bytes"] = .count(found.byteCount) }
            switch found.integrity {
            case .sound: health.details["integrity"] = .text("sound")
            case .notFinished: health.details["integrity"] = .text("not finished")
            case .damaged(let findings):
                health.details["integrity"] = .text("damaged")
                health.status = .unhealthy
                health.message = "\(path) is damaged: \(findings.first ?? "")"
                health.advice =
                    "airfit restore --list shows backups to put back; airfit doctor --salvage reads what can still be read"
            }
            if found.isReadOnly, health.status == .healthy {
                health.status = .degraded
                health.message = "\(path) can be looked at and exported, but not changed: it cannot be written to"
                health.advice = "Make its folder and the files in it writable to you"
            }
            return found
        } catch {
            health.status = error == .busy ? .degraded : .unhealthy
            health.message = error.sentence
            health.advice =
                error == .busy
                ? "Wait until the other AirFit is done"
                : "Check owner and mode of the file; for a damaged one: airfit doctor --salvage"
            return nil
        }
    }

    // MARK: - Files

    /// Permission bits; `nil` where there is nothing.
    public func mode(_ path: String) -> mode_t? {
        var facts = stat()
        return stat(path, &facts) == 0 ? facts.st_mode & 0o777 : nil
    }

    /// Whether files can be made in it, or the folder itself where it does not exist yet.
    private func canBeWritten(_ path: String) -> Bool {
        var facts = stat()
        if stat(path, &facts) == 0 {
            return facts.st_mode & S_IFMT == S_IFDIR && access(path, W_OK | X_OK) == 0 && !isReadOnly(path)
        }
        let parent = (path as NSString).deletingLastPathComponent
        return !parent.isEmpty && parent != path && canBeWritten(parent)
    }

    private func isReadOnly(_ path: String) -> Bool {
        var system = statvfs()
        return statvfs(path, &system) == 0 && system.f_flag & UInt(ST_RDONLY) != 0
    }

    /// Of the file system a folder is or would be on.
    private func freeBytes(_ path: String) -> Int? {
        var system = statvfs()
        if statvfs(path, &system) == 0 { return Int(system.f_bavail) * Int(system.f_frsize) }
        let parent = (path as NSString).deletingLastPathComponent
        return parent.isEmpty || parent == path ? nil : freeBytes(parent)
    }

    /// Bytes for people, in KiB below a MiB.
    public func size(_ bytes: Int) -> String {
        bytes < 1 << 20 ? "\((bytes + 1023) >> 10) KiB" : "\(bytes >> 20) MiB"
    }

    private func quoted(_ path: String) -> String {
        let isPlain = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
        return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
    }
}
