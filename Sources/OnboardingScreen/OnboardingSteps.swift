import ScreenKit
import ChatModel
import HealthModel
import SettingsModel

/// The questions of each step, and the settings that an answer sets.
extension OnboardingState {
    /// The question of the step, with what is set already.
    public mutating func ask(_ context: OnboardingContext) {
        focus = 0
        problem = nil
        let values = context.settings
        switch step {
        case .name: form = fields(["profile.name"], values)
        case .birthDate:
            form = .fields(
                [OnboardingField("profile.birth_date", hint: "such as 1988-04-30", in: values)].compactMap { $0 })
        case .height:
            form = .fields([OnboardingField("profile.height_cm", measure: .height, in: values)].compactMap { $0 })
        case .goals: form = goals(values)
        case .units: form = choice(catalogOptions("units.system"), at: values.units.system.rawValue)
        case .sex:
            let options = catalogOptions("profile.sex") + [OnboardingOption(id: "", title: "I would rather not say")]
            // Nothing is chosen for the person.
            let sex = values.profile.sex?.rawValue
            form = .choice(options, cursor: sex.flatMap { sex in options.firstIndex { $0.id == sex } })
        case .persona:
            form = choice(
                OnboardingPersona.all.map { OnboardingOption(id: $0.id, title: $0.name, note: $0.note) },
                at: values.coach.persona)
        case .data: form = .choice(dataOptions, cursor: 0)
        case .provider: form = choice(providerOptions, at: values.coach.provider?.rawValue)
        case .lock: form = choice(lockOptions(context), at: nil)
        }
    }

    private func fields(_ keys: [String], _ values: Settings) -> OnboardingForm {
        .fields(keys.compactMap { OnboardingField($0, in: values) })
    }

    private func goals(_ values: Settings) -> OnboardingForm {
        let plain = [
            "goals.steps", "goals.active_kcal", "goals.exercise_min", "goals.stand_hours", "goals.sleep_hours",
        ]
        let hints = ["a day", "kcal a day", "min a day", "hours a day", "h a night"]
        let fields = zip(plain, hints).compactMap { OnboardingField($0, hint: $1, in: values) }
        return .fields(fields + [OnboardingField("goals.weight_kg", measure: .weight, in: values)].compactMap { $0 })
    }

    private func choice(_ options: [OnboardingOption], at id: String?) -> OnboardingForm {
        .choice(options, cursor: options.firstIndex { $0.id == id } ?? 0)
    }

    private func catalogOptions(_ key: String) -> [OnboardingOption] {
        guard case .choice(let options) = SettingCatalog.field(key)?.kind else { return [] }
        let notes = [
            "metric": "Kilograms, kilometres, degrees Celsius.", "imperial": "Pounds, miles, degrees Fahrenheit.",
        ]
        return options.map { OnboardingOption(id: $0.value, title: $0.title, note: notes[$0.value] ?? "") }
    }

    private var dataOptions: [OnboardingOption] {
        let first: [OnboardingOption] =
            switch importing {
            case nil, .ended(_, isProblem: true)?:
                [
                    OnboardingOption(
                        id: "import", title: "Import an export now", note: "Choose a file, a zip or a folder.")
                ]
            case .running?: [OnboardingOption(id: "next", title: "Go on; the import runs on by itself")]
            case .ended?:
                [
                    OnboardingOption(id: "next", title: "Go on"),
                    OnboardingOption(id: "import", title: "Import more"),
                    OnboardingOption(
                        id: "results", title: "See its files",
                        note: "What became of each; where a table is in doubt, say there what its columns are."),
                ]
            }
        let watch = OnboardingOption(
            id: "watch", title: "Watch a folder", note: "Files dropped there are imported; you type its path next.")
        guard importing == nil else { return first + [watch] }
        return first + [
            watch,
            OnboardingOption(
                id: "sample", title: "Look at sample data first",
                note: "A year of sample data, nothing of which is kept. Ctrl-Q leads back here."),
            OnboardingOption(
                id: "later", title: "Later", note: "airfit import export.zip does it any time, also beside this window."
            ),
        ]
    }

    /// The import that was begun here went on, or ended. What is chosen stays unless there are other answers.
    mutating func followImport(_ standing: Importing?) {
        let before = dataOptions.map(\.id)
        if let standing { importing = standing }
        guard step == .data, case .choice = form else { return }
        let options = dataOptions
        guard options.map(\.id) != before else { return }
        form = .choice(options, cursor: 0)
    }

    var providerOptions: [OnboardingOption] {
        providers.map { OnboardingOption(id: $0.id.rawValue, title: $0.name, note: $0.note) } + [
            OnboardingOption(
                id: ProviderID.offline.rawValue, title: "The offline coach",
                note: "Answers by rules from your data; no key, no network, nothing leaves this machine."),
            OnboardingOption(
                id: "key", title: "Enter an API key",
                note: "Opens Settings, API keys; leaving it brings you back here. Or in a shell: airfit keys set."),
        ]
    }

    private func lockOptions(_ context: OnboardingContext) -> [OnboardingOption] {
        let later = OnboardingOption(id: "later", title: "Later", note: "Settings, App lock has it any time.")
        let first =
            context.hasPassphrase
            ? OnboardingOption(id: "on", title: "Switch the lock on", note: "With the passphrase you have set.")
            : OnboardingOption(
                id: "set", title: "Set a passphrase now", note: "It is asked for at the start and when you were away.")
        return [later, first]
    }

    // MARK: - Answers

    /// Applies the answer under the cursor.
    public mutating func choose(_ id: String, _ context: OnboardingContext) -> [OnboardingEffect] {
        switch (step, id) {
        case (.units, _): return advance(.done, [SettingChange("units.system", .text(id))], context)
        case (.sex, _): return advance(.done, [SettingChange("profile.sex", id.isEmpty ? nil : .text(id))], context)
        case (.persona, _):
            let changes = OnboardingPersona.all.first { $0.id == id }?.changes ?? []
            return advance(.done, changes, context)
        case (.data, "import"): return [.chooseImport]
        case (.data, "results"): return [.showImport]
        case (.data, "sample"): return [.showSample]
        case (.data, "watch"):
            form = fields(["data.watched_folder"], context.settings)
            focus = 0
        case (.provider, "key"): return [.openKeys]
        case (.provider, _): return advance(.done, [SettingChange("coach.provider", .text(id))], context)
        case (.lock, "set"):
            form = .passphrase(PassphraseEntries(asksOld: false))
            focus = 0
        case (.lock, "on"): return advance(.done, [SettingChange("lock.enabled", .flag(true))], context)
        case (.lock, _), (.data, _): return advance(.done, [], context)
        default: break
        }
        return []
    }

    /// Takes what was typed; stays where something cannot be set.
    mutating func submitFields(_ context: OnboardingContext) -> [OnboardingEffect] {
        guard case .fields(var fields) = form else { return [] }
        var changes: [SettingChange] = []
        for index in fields.indices {
            if let change = fields[index].change(in: context.settings) { changes.append(change) }
        }
        form = .fields(fields)
        if let wrong = fields.firstIndex(where: { $0.problem != nil }) {
            focus = wrong
            return changes.isEmpty ? [] : [.set(changes)]  // what is good is kept at once
        }
        let isEmpty = fields.allSatisfy { $0.editor.text.allSatisfy(\.isWhitespace) }
        return advance(isEmpty ? .skipped : .done, changes, context)
    }

    /// Notes the step and goes to the next one; after the last it is over.
    mutating func advance(
        _ mark: OnboardingProgress.Mark, _ changes: [SettingChange], _ context: OnboardingContext
    ) -> [OnboardingEffect] {
        progress.marks[step] = mark
        let effects: [OnboardingEffect] = changes.isEmpty ? [] : [.set(changes)]
        guard let next = step.next else { return effects + finish() }
        return effects + go(to: next, context, after: changes)
    }

    /// - Parameter changes: set by the answer; the next question goes by them.
    public mutating func go(
        to step: OnboardingStep, _ context: OnboardingContext, after changes: [SettingChange] = []
    ) -> [OnboardingEffect] {
        var context = context
        for change in changes { SettingCatalog.field(change.key)?.write(&context.settings, change.value) }
        progress.step = step
        ask(context)
        var effects: [OnboardingEffect] = [.keep(progress)]
        if step == .provider {
            isLooking = true
            effects.append(.findProviders)
        }
        return effects
    }

    /// Ends the setup, and keeps that it is over.
    public mutating func finish() -> [OnboardingEffect] {
        progress.isOver = true
        progress.step = .name
        return [.keep(progress), .close]
    }
}
