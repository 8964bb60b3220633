import SettingsScreen

extension AppStore {
    func run(_ effect: DataEffect) {
        let data = services.data
        switch effect {
        case .load: writes.add { [weak self] in await self?.report(.loaded(await data.load())) }
        case .importFiles, .export, .backUp, .examine: work(on: effect)
        case .stop: data.stop()
        case .answerImport(let yes): data.answerImport(yes)
        case .answerPerson(let person): data.answerPerson(person)
        case .removeOldLogs(let days):
            writes.add { [weak self] in await self?.report(.ended(await data.removeOldLogs(days), isProblem: false)) }
        case .forgetUsage:
            writes.add { [weak self] in
                await data.forgetUsage()
                await self?.report(.ended("The usage counts are deleted.", isProblem: false))
            }
        case .leaveToErase(let withSettings): perform(.leave(.erase(withSettings: withSettings)))
        case .leaveToRestore: perform(.leave(.restore))
        }
    }

    /// One piece of work at a time; the page asks for no second one.
    private func work(on effect: DataEffect) {
        dataWork?.cancel()
        let events = services.data.work(effect)
        dataWork = Task { [weak self] in
            for await event in events { self?.report(event) }
        }
    }

    private func report(_ event: DataEvent) { send(.settings(.data(event))) }
}
