/// A command of AirFit that the system is to run again and again for one person: a service and a timer of systemd, or a
/// line of cron.
public struct UserTimer: Equatable, Sendable {
    /// How often it runs.
    public enum Cadence: Equatable, Sendable {
        /// At minutes of the hour that are divisible by it: 1 to 30.
        case everyMinutes(Int)
        /// At hours of the day that are divisible by it, 1 to 12, at a minute past.
        case everyHours(Int, minute: Int)

        /// systemd.time(7).
        var calendar: String {
            switch self {
            case .everyMinutes(let minutes): "*:0/\(minutes)"
            case .everyHours(let hours, let minute): "0/\(hours):\(minute < 10 ? "0" : "")\(minute)"
            }
        }

        /// crontab(5).
        var cron: String {
            switch self {
            case .everyMinutes(let minutes): "*/\(minutes) * * * *"
            case .everyHours(let hours, let minute): "\(minute) */\(hours) * * *"
            }
        }
    }

    /// Of its files, without `airfit-`: lower-case letters.
    public var name: String
    /// Shown by `systemctl --user list-timers`; one line.
    public var description: String
    /// Behind the program's name.
    public var arguments: [String]
    public var cadence: Cadence
    /// Whether a run that was missed while the machine slept is made up for.
    public var isPersistent: Bool
    /// Whether it needs the network.
    public var needsNetwork: Bool

    public init(
        name: String, description: String, arguments: [String], cadence: Cadence, isPersistent: Bool = false,
        needsNetwork: Bool = false
    ) {
        (self.name, self.description, self.arguments) = (name, description, arguments)
        (self.cadence, self.isPersistent, self.needsNetwork) = (cadence, isPersistent, needsNetwork)
    }

    var unit: String { "airfit-\(name)" }
    static let mark = "# Written by AirFit"

    // MARK: Texts

    /// The text of the service.
    /// - Parameters:
    ///   - program: the absolute path of AirFit.
    ///   - variables: those that say where its files are, where they are not the usual places.
    public func service(program: String, variables: [String: String]) -> String {
        var lines = ["\(Self.mark); “airfit \(arguments.first ?? name) remove” takes it away.", "[Unit]"]
        lines.append("Description=\(Self.line(description))")
        if needsNetwork { lines += ["Wants=network-online.target", "After=network-online.target"] }
        lines += ["", "[Service]", "Type=exec"]
        for (name, value) in variables.sorted(by: { $0.key < $1.key }) {
            // No `$` is special there.
            lines.append("Environment=\(Self.quoted("\(name)=\(value)", escapingDollars: false))")
        }
        let words = [program] + arguments
        lines.append("ExecStart=" + words.map { Self.quoted($0, escapingDollars: true) }.joined(separator: " "))
        return lines.joined(separator: "\n") + "\n"
    }

    /// The text of the timer.
    public var timer: String {
        """
        \(Self.mark); “airfit \(arguments.first ?? name) remove” takes it away.
        [Unit]
        Description=\(Self.line(description))

        [Timer]
        OnCalendar=\(cadence.calendar)
        Persistent=\(isPersistent)
        AccuracySec=20s

        [Install]
        WantedBy=timers.target

        """
    }

    /// The line for `crontab -e` that does the same.
    public func cronLine(program: String, variables: [String: String]) -> String {
        let set = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.shellQuoted($0.value)) " }.joined()
        // A percent sign ends the line there.
        let command = set + ([program] + arguments).map(Self.shellQuoted).joined(separator: " ")
        return "\(cadence.cron) \(command.replacing("%", with: "\\%")) >/dev/null 2>&1"
    }

    // MARK: Quoting

    private static func line(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 }).replacing("%", with: "%%")
    }

    /// systemd.syntax(7) and systemd.service(5): within double quotes a backslash and a quote are escaped, `%` is a
    /// specifier and, in commands, `$` a variable.
    private static func quoted(_ text: String, escapingDollars: Bool) -> String {
        var escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%")
            .replacing("\n", with: "\\n")
        if escapingDollars { escaped = escaped.replacing("$", with: "$$") }
        let isPlain = escaped.utf8.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x27 && $0 != 0x3B }
        return isPlain && !escaped.isEmpty ? escaped : "\"\(escaped)\""
    }

    private static func shellQuoted(_ text: String) -> String {
        let plain = text.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
                || "/._-=+:,@".utf8.contains($0)
        }
        return plain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
