import ChatModel

extension SettingCatalog {
    public static let coach: [SettingField] = [
        SettingField(
            "coach.provider", "Provider", "Who answers; unless set, a provider that has a key, else the offline coach.",
            .text(rule: "must be the name of a provider such as \"openai\"", isGood: isTableName),
            read: { $0.coach.provider.map { .text($0.rawValue) } },
            write: { settings, value in
                if case .text(let text) = value { settings.coach.provider = ProviderID(text) }
                if value == nil { settings.coach.provider = nil }
            }),
        .text("coach.model", "Model", "Of that provider; its default unless set.", \.coach.model),
        .number(
            "coach.temperature", "Temperature", "How freely the model words its answers; its default unless set.",
            0...2, step: 0.1, \.coach.temperature),
        .count(
            "coach.max_tokens", "Longest answer", "In tokens; the model's default unless set.", 1...1_000_000,
            step: 256, unit: "tokens", \.coach.maxTokens),
        .choice("coach.thinking", "Thinking", "How long a model that can think does so.", \.coach.thinking) {
            switch $0 {
            case .off: "Off"
            case .low: "Low"
            case .medium: "Medium"
            case .high: "High"
            }
        },
        .flag("coach.streaming", "Streaming", "Shows an answer while it is written.", \.coach.streaming),
        .text(
            "coach.persona", "Persona", "How the coach speaks.",
            rule: "must be the name of a table of [personas]", where: isTableName, \.coach.persona),
    ]

    public static let budget: [SettingField] = [
        .number(
            "budget.day_usd", "A day", "No request goes beyond this.", 0.01...100_000, step: 0.5, unit: "$",
            \.budget.dayUSD),
        .number(
            "budget.month_usd", "A month", "No request goes beyond this.", 0.01...1_000_000, step: 5, unit: "$",
            \.budget.monthUSD),
        .number(
            "budget.warn_at", "Warn at", "The share of a limit from which you are told.", 0.05...1, step: 0.05,
            unit: "%", \.budget.warnAt),
        unpriced,
        .count(
            "budget.keep_months", "Keep receipts", "Months besides this one; older ones are removed.", 1...240,
            unit: "months", \.budget.keepMonths),
    ]

    private static let unpriced: SettingField = {
        var field = SettingField(
            "budget.unpriced", "Unknown prices accepted",
            "Models that are asked although there is a limit and their price is not known.", .texts([]),
            read: {
                $0.budget.acceptedUnpriced.isEmpty ? nil : .texts($0.budget.acceptedUnpriced.map(\.settingsName))
            },
            write: { settings, value in
                if case .texts(let names) = value {
                    settings.budget.acceptedUnpriced = names.compactMap(ModelReference.init(settingsName:))
                }
                if value == nil { settings.budget.acceptedUnpriced = [] }
            })
        field.member = (
            "must be a list of models such as [\"custom/my-model\"]", { ModelReference(settingsName: $0) != nil }
        )
        return field
    }()

    /// The change by which a model is asked from now on although nobody knows its price.
    public static func change(accepting model: ModelReference, in budget: Budget) -> (key: String, SettingValue) {
        let others = budget.acceptedUnpriced.filter { $0 != model }
        return ("budget.unpriced", .texts((others + [model]).map(\.settingsName)))
    }

    /// The fields of one provider.
    public static func provider(_ id: ProviderID) -> [SettingField] {
        let table = "providers.\(id.rawValue)"
        var fields: [SettingField] = [
            .text(
                "\(table).base_url", "Address", "Stands in the place of the provider's own.",
                rule: BaseURL.rule, where: { BaseURL.isAllowed($0, local: true) }, \.[provider: id].baseURL),
            .text("\(table).model", "Model", "Used unless another is chosen.", \.[provider: id].model),
            .texts(
                "\(table).models", "Models", "To choose from; those the server lists unless set.",
                \.[provider: id].models),
            .text(
                "\(table).api_key_env", "Variable of the key", "The environment variable that holds the key.",
                rule: "must be the name of an environment variable", where: isVariable, \.[provider: id].apiKeyEnv),
            .texts(
                "\(table).key_command", "Key command",
                "A program with its arguments that prints the key; run without a shell.", \.[provider: id].keyCommand),
            .flag(
                "\(table).local", "Local", "Your own machine or network: plain HTTP is allowed.",
                \.[provider: id].isLocal),
        ]
        if KnownProvider[id]?.hasInterfaces ?? true {
            fields.append(
                .choice(
                    "\(table).api", "Interface", "What is spoken with providers that offer both.", \.[provider: id].api
                ) {
                    $0 == .chat ? "Chat Completions" : "Responses"
                })
        }
        return fields
    }

    static let isVariable: @Sendable (String) -> Bool = { name in
        guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
        return !name.contains("-") && isTableName(name)
    }
}

extension Settings {
    /// The settings of a provider, made when one is set; a provider that the file does not name has the defaults.
    subscript(provider id: ProviderID) -> Provider {
        get { providers[id] ?? Provider() }
        set { providers[id] = newValue }
    }

    /// The settings of a persona; the standard ones where there is none of that name.
    subscript(persona name: String) -> Persona {
        get { personas[name] ?? .standard }
        set { personas[name] = newValue }
    }
}
