import RecordsScreen

extension AppStore {
    func run(_ effect: RecordsEffect) {
        switch effect {
        case .read(let request): read(request)
        case .change(let change): make(change)
        case .notice, .chooseImport, .importFiles, .stopImport, .openPrivacy, .close: break  // done by the state itself
        }
    }

    /// A newer request of the same kind takes the place of the one before: nobody looks at that answer any more.
    private func read(_ request: RecordsRequest) {
        let records = services.records
        settingsTasks.start("read \(request.kind)") { [weak self] in
            do throws(RecordsServices.Failure) {
                let answer = try await records.read(request)
                if !Task.isCancelled { self?.send(.records(.arrived(request, answer))) }
            } catch {
                if !Task.isCancelled { self?.send(.records(.failed(request, error.sentence))) }
            }
        }
    }

    /// Among the writes: what was begun is brought to its end before the program goes.
    private func make(_ change: RecordsChange) {
        let records = services.records
        healthWrites.add { [weak self] in
            do throws(RecordsServices.Failure) {
                let sentence = try await records.change(change) { [weak self] done, total in
                    // Owned by the write: a count that comes late changes nothing.
                    Task { @MainActor [weak self] in self?.send(.records(.changing(change, done: done, of: total))) }
                }
                await self?.send(.records(.changed(change, sentence)))
            } catch {
                await self?.send(.records(.changeFailed(change, error.sentence)))
            }
        }
    }
}

extension RecordsRequest {
    /// Its case without what belongs to it.
    fileprivate var kind: String {
        switch self {
        case .imports: "imports"
        case .importFiles: "import files"
        case .undoForecast: "undo forecast"
        case .sources: "sources"
        case .contents: "contents"
        case .days: "days"
        case .samples: "samples"
        case .workouts: "workouts"
        case .workout: "workout"
        case .nights: "nights"
        case .night: "night"
        case .sleepLeftOut: "sleep left out"
        case .findings: "findings"
        case .explanation: "explanation"
        case .table: "table"
        case .tableRows: "table rows"
        }
    }
}
