import HealthModel

extension SettingCatalog {
    public static let privacy: [SettingField] = [
        .choices(
            "privacy.share_remote", "Proposed to providers elsewhere",
            "What is ticked when you are asked about a provider; programs over MCP see it.",
            { (one: HealthCategory) in one.title },
            read: { $0.privacy.sharedRemotely }, write: { $0.privacy.sharedRemotely = $1 }),
        .choices(
            "privacy.share_local", "Shared with local providers",
            "What a coach on this machine, or marked local, may see.", { (one: HealthCategory) in one.title },
            read: { $0.privacy.sharedLocally },
            write: { $0.privacy.sharedLocally = $1 ?? Set(HealthCategory.allCases) }),
        .choices(
            "privacy.shown", "Shown", "What screens, commands and coaches show; the rest says that it is hidden.",
            { (one: HealthCategory) in one.title }, read: { $0.privacy.shown },
            write: { $0.privacy.shown = $1 ?? Set(HealthCategory.allCases) }),
        .choices(
            "privacy.kept", "Kept by imports", "What imports keep; you are asked at the first one.",
            { (one: HealthCategory) in one.title }, read: { $0.privacy.kept }, write: { $0.privacy.kept = $1 }),
        .choice(
            "privacy.preview", "Show what will be sent", "When the exact request is shown before it goes.",
            \.privacy.preview
        ) {
            switch $0 {
            case .first: "First time"
            case .always: "Always"
            case .never: "Never"
            }
        },
        .flag(
            "privacy.mcp_can_write", "MCP may write", "Programs over airfit mcp may log; you are asked each time.",
            \.privacy.mcpCanWrite),
        .count(
            "privacy.log_days", "Keep logs", "Days; logs never hold what you write or measure.", 0...365, unit: "days",
            \.privacy.logDays),
        .flag(
            "privacy.usage_counts", "Usage counts", "Counts screens, workouts, meals, goals here; never sent.",
            \.privacy.usageCounts),
    ]

    public static let notifications: [SettingField] =
        [
            .flag(
                "notifications.enabled", "Notifications", "AirFit tells you, while it runs and by a timer.",
                \.notifications.isEnabled),
            .choice(
                "notifications.channel", "By way of", "The desktop, the terminal, or its bell.", \.notifications.channel
            ) {
                switch $0 {
                case .automatic: "Automatic"
                case .desktop: "Desktop"
                case .terminal: "Terminal"
                case .bell: "Bell"
                }
            },
            .choices(
                "notifications.kinds", "What", "What you are told.",
                { (kind: Settings.Notifications.Kind) in kind.title },
                read: { $0.notifications.kinds },
                write: { $0.notifications.kinds = $1 ?? Settings.Notifications().kinds }),
            .time("notifications.quiet_from", "Quiet from", "Nothing is said from then on.", \.notifications.quietFrom),
            .time("notifications.quiet_to", "Quiet to", "Until then.", \.notifications.quietTo),
        ] + Settings.Notifications.Kind.allCases.filter { $0.usualTime != nil }.map(timeField)

    private static func timeField(_ kind: Settings.Notifications.Kind) -> SettingField {
        SettingField(
            "notifications.\(kind.rawValue)_at", "\(kind.title) at", kind.timeHelp,
            .text(rule: "must be a time such as \"07:30\"", isGood: { ClockTime($0) != nil }),
            read: { $0.notifications.time(of: kind).map { .text($0.text) } },
            write: { settings, value in
                if case .text(let text) = value { settings.notifications.times[kind] = ClockTime(text) }
                if value == nil { settings.notifications.times[kind] = nil }
            })
    }
}
