import Canvas

extension Records {
    /// How an import ended.
    public struct ImportReport: Equatable, Sendable {
        /// The imported path, as it was typed.
        public var path: String
        public var files: [ImportFile]
        /// How long it took, in seconds.
        public var seconds: Double
        public var isStopped: Bool
        /// Why there are no files to report: one sentence.
        public var problem: String?
        /// Records that were in already, as the import went on where it had stopped.
        public var resumed = 0

        public init(
            path: String, files: [ImportFile], seconds: Double, isStopped: Bool = false, problem: String? = nil,
            resumed: Int = 0
        ) {
            (self.path, self.files, self.seconds) = (path, files, seconds)
            (self.isStopped, self.problem, self.resumed) = (isStopped, problem, resumed)
        }

        /// `3 files: 2 imported, 1 rejected. 1,204 records: 1,000 new, 100 in already, 104 left out, in 2.4 s.`
        public var sentence: String {
            if let problem { return problem }
            let kinds: [ImportFile.Status] = [.imported, .partial, .duplicate, .rejected, .unfinished]
            let counts = kinds.compactMap { status in
                let count = files.count { $0.status == status }
                return count == 0 ? nil : "\(count) \(status.wording.text)"
            }
            let took = MetricFormat.decimal(seconds, decimals: 1)
            return "\(isStopped ? "Stopped. " : "")\(RecordWording.count(files.count, "file", "files")): "
                + "\(counts.joined(separator: ", ")). \(RecordWording.sum(of: files)), in \(took) s.\(wentOn)\(resumeAdvice)"
        }

        /// Why records were left out, and what is to know of the files, the first few of them; empty where there is nothing.
        public var details: String {
            let reasons = files.reduce(into: [:]) { $0.merge($1.skippedReasons, uniquingKeysWith: +) }
            let remarks = files.filter { $0.reason != nil }.prefix(3).map { file in
                RecordWording.sentence(file.reason ?? "")
                    + (file.table == nil ? "" : " Its columns can be said beside it among the files.")
            }
            return ([RecordWording.leftOut(reasons)].compactMap(\.self) + remarks).joined(separator: " ")
        }

        /// The advice on resuming a stopped import.
        private var resumeAdvice: String {
            guard isStopped else { return "" }
            return files.contains { $0.records > 0 && $0.status != .duplicate }
                ? " What is in stays: import the same again to go on, or take it back under m, all imports."
                : " Nothing of it is in: import it again when you like."
        }

        private var wentOn: String {
            resumed == 0 ? "" : " \(RecordWording.count(resumed, "record was", "records were")) in already."
        }

        public var isProblem: Bool {
            problem != nil || files.contains { [.rejected, .partial, .unfinished].contains($0.status) }
        }
    }
}

extension Records.ImportFile.Status {
    /// The result of the file in a word or two, and its role.
    public var wording: (text: String, role: StyleRole) {
        switch self {
        case .imported: ("imported", .good)
        case .partial: ("in part", .warning)
        case .rejected: ("rejected", .bad)
        case .duplicate: ("known", .muted)
        case .unfinished: ("unfinished", .warning)
        }
    }
}
