import HealthModel

/// The usual kinds of fields, each over its place in `Settings`.
extension SettingField {
    typealias Place<Value> = WritableKeyPath<Settings, Value> & Sendable

    static func flag(_ key: String, _ title: String, _ help: String, _ place: Place<Bool>) -> SettingField {
        let standard = Settings()[keyPath: place]
        return SettingField(
            key, title, help, .flag, read: { .flag($0[keyPath: place]) },
            write: { settings, value in
                if case .flag(let flag) = value { settings[keyPath: place] = flag }
                if value == nil { settings[keyPath: place] = standard }
            })
    }

    static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
        _ key: String, _ title: String, _ help: String, _ place: Place<Choice>, _ name: (Choice) -> String
    ) -> SettingField where Choice.RawValue == String {
        let standard = Settings()[keyPath: place]
        return SettingField(
            key, title, help, .choice(Choice.allCases.map { Option($0.rawValue, name($0)) }),
            read: { .text($0[keyPath: place].rawValue) },
            write: { settings, value in
                if case .text(let text) = value, let choice = Choice(rawValue: text) {
                    settings[keyPath: place] = choice
                }
                if value == nil { settings[keyPath: place] = standard }
            })
    }

    static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
        _ key: String, _ title: String, _ help: String, _ place: Place<Choice?>, _ name: (Choice) -> String
    ) -> SettingField where Choice.RawValue == String {
        SettingField(
            key, title, help, .choice(Choice.allCases.map { Option($0.rawValue, name($0)) }),
            read: { $0[keyPath: place].map { .text($0.rawValue) } },
            write: { settings, value in
                if case .text(let text) = value { settings[keyPath: place] = Choice(rawValue: text) }
                if value == nil { settings[keyPath: place] = nil }
            })
    }

    static func count(
        _ key: String, _ title: String, _ help: String, _ range: ClosedRange<Int>, step: Int = 1, unit: String = "",
        _ place: Place<Int?>
    ) -> SettingField {
        SettingField(
            key, title, help, .count(range, step: step, unit: unit),
            read: { $0[keyPath: place].map(SettingValue.count) },
            write: { settings, value in
                if case .count(let count) = value { settings[keyPath: place] = count }
                if value == nil { settings[keyPath: place] = nil }
            })
    }

    static func count(
        _ key: String, _ title: String, _ help: String, _ range: ClosedRange<Int>, step: Int = 1, unit: String = "",
        _ place: Place<Int>
    ) -> SettingField {
        let standard = Settings()[keyPath: place]
        return SettingField(
            key, title, help, .count(range, step: step, unit: unit), read: { .count($0[keyPath: place]) },
            write: { settings, value in
                if case .count(let count) = value { settings[keyPath: place] = count }
                if value == nil { settings[keyPath: place] = standard }
            })
    }

    static func number(
        _ key: String, _ title: String, _ help: String, _ range: ClosedRange<Double>, step: Double, unit: String = "",
        _ place: Place<Double?>
    ) -> SettingField {
        SettingField(
            key, title, help, .number(range, step: step, unit: unit),
            read: { $0[keyPath: place].map(SettingValue.number) },
            write: { settings, value in
                if let number = Self.double(value) { settings[keyPath: place] = number }
                if value == nil { settings[keyPath: place] = nil }
            })
    }

    static func number(
        _ key: String, _ title: String, _ help: String, _ range: ClosedRange<Double>, step: Double, unit: String = "",
        _ place: Place<Double>
    ) -> SettingField {
        let standard = Settings()[keyPath: place]
        return SettingField(
            key, title, help, .number(range, step: step, unit: unit), read: { .number($0[keyPath: place]) },
            write: { settings, value in
                if let number = Self.double(value) { settings[keyPath: place] = number }
                if value == nil { settings[keyPath: place] = standard }
            })
    }

    static func text(
        _ key: String, _ title: String, _ help: String, rule: String = "must be a text in quotes that is not empty",
        where isGood: @escaping @Sendable (String) -> Bool = { !$0.isEmpty }, _ place: Place<String?>
    ) -> SettingField {
        SettingField(
            key, title, help, .text(rule: rule, isGood: isGood), read: { $0[keyPath: place].map(SettingValue.text) },
            write: { settings, value in
                if case .text(let text) = value { settings[keyPath: place] = text }
                if value == nil { settings[keyPath: place] = nil }
            })
    }

    static func text(
        _ key: String, _ title: String, _ help: String, rule: String = "must be a text in quotes that is not empty",
        where isGood: @escaping @Sendable (String) -> Bool = { !$0.isEmpty }, _ place: Place<String>
    ) -> SettingField {
        let standard = Settings()[keyPath: place]
        return SettingField(
            key, title, help, .text(rule: rule, isGood: isGood), read: { .text($0[keyPath: place]) },
            write: { settings, value in
                if case .text(let text) = value { settings[keyPath: place] = text }
                if value == nil { settings[keyPath: place] = standard }
            })
    }

    static func time(_ key: String, _ title: String, _ help: String, _ place: Place<ClockTime>) -> SettingField {
        let standard = Settings()[keyPath: place]
        return SettingField(
            key, title, help,
            .text(rule: "must be a time such as \"07:30\"", isGood: { ClockTime($0) != nil }),
            read: { .text($0[keyPath: place].text) },
            write: { settings, value in
                if case .text(let text) = value, let time = ClockTime(text) { settings[keyPath: place] = time }
                if value == nil { settings[keyPath: place] = standard }
            })
    }

    /// Several texts; what comes twice counts once.
    static func texts(_ key: String, _ title: String, _ help: String, _ place: Place<[String]>) -> SettingField {
        SettingField(
            key, title, help, .texts([]),
            read: { $0[keyPath: place].isEmpty ? nil : .texts($0[keyPath: place]) },
            write: { settings, value in
                if case .texts(let texts) = value { settings[keyPath: place] = texts }
                if value == nil { settings[keyPath: place] = [] }
            })
    }

    /// Some of a set of choices, in the order of `allCases`.
    static func choices<Choice: RawRepresentable & CaseIterable & Hashable & Sendable>(
        _ key: String, _ title: String, _ help: String, _ name: (Choice) -> String,
        read: @escaping @Sendable (Settings) -> Set<Choice>?,
        write: @escaping @Sendable (inout Settings, Set<Choice>?) -> Void
    ) -> SettingField where Choice.RawValue == String {
        SettingField(
            key, title, help, .texts(Choice.allCases.map { Option($0.rawValue, name($0)) }),
            read: { settings in
                read(settings).map { set in .texts(Choice.allCases.filter(set.contains).map(\.rawValue)) }
            },
            write: { settings, value in
                if case .texts(let texts) = value { write(&settings, Set(texts.compactMap(Choice.init(rawValue:)))) }
                if value == nil { write(&settings, nil) }
            })
    }

    private static func double(_ value: SettingValue?) -> Double? {
        switch value {
        case .number(let number): number
        case .count(let count): Double(count)
        default: nil
        }
    }
}
