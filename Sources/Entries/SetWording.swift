import HealthModel

extension EntryWording {
    /// Sets as they can be typed again: `bench press 3x8 60 kg, squat 5x5 100 kg`, `pull-up 8/8/7`.
    public func text(_ sets: [StrengthSet]) -> String {
        var runs: [[StrengthSet]] = []
        for set in sets {
            if let last = runs.last?.last, Self.goesOn(last, set) {
                runs[runs.count - 1].append(set)
            } else {
                runs.append([set])
            }
        }
        var parts: [String] = []
        var exercise: String?
        for run in runs {
            guard let first = run.first else { continue }
            let name = first.exercise == exercise ? "" : first.exercise + " "
            parts.append(name + text(run: run, first))
            exercise = first.exercise
        }
        return parts.joined(separator: ", ")
    }

    /// Whether two sets are told together: the same but for the repetitions.
    private static func goesOn(_ set: StrengthSet, _ next: StrengthSet) -> Bool {
        set.exercise == next.exercise && set.load == next.load && set.effort == next.effort
            && set.seconds == next.seconds
            && (set.repetitions == nil) == (next.repetitions == nil)
    }

    private func text(run: [StrengthSet], _ first: StrengthSet) -> String {
        let repetitions = run.compactMap(\.repetitions)
        var text: String
        if let seconds = first.seconds {
            text = "\(run.count)x\(NumberText.text(seconds))s"
        } else if Set(repetitions).count == 1, let each = repetitions.first {
            text = "\(run.count)x\(each)"
        } else {
            text = repetitions.map(String.init).joined(separator: "/")
        }
        let unit = units.weight()
        switch first.load {
        case .kilograms(let load): text += " \(NumberText.text(unit.shown(load))) \(unit.symbol)"
        case .body(let added) where added != 0:
            text += " \(added > 0 ? "+" : "-")\(NumberText.text(unit.shown(abs(added)))) \(unit.symbol)"
        case .body, nil: break
        }
        if let effort = first.effort { text += " rpe \(NumberText.text(effort))" }
        return text
    }
}
