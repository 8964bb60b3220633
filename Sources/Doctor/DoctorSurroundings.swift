import Canvas
import Networking
import Terminal

/// Terminal and network.
extension DoctorExamination {
    func checkTerminal() -> ServiceHealth {
        let report = TerminalReport(environment: environment)
        var health = ServiceHealth(service: "terminal", title: "Terminal", status: .healthy, message: "")
        health.details = [
            "term": .text(report.name), "colors": .text(Self.name(report.colors)), "locale": .text(report.locale),
            "utf8": .truth(report.isUTF8), "is_terminal": .truth(report.isTerminal),
        ]
        var parts = [report.name, Self.name(report.colors), report.isUTF8 ? "UTF-8" : report.locale]
        if let size = report.size {
            health.details["columns"] = .count(size.width)
            health.details["rows"] = .count(size.height)
            parts.append("\(size.width)×\(size.height)")
        }
        health.message = parts.joined(separator: ", ")
        if !report.isUTF8 {
            health.status = .degraded
            health.message = "The locale \(report.locale) is not UTF-8; the full screen needs it"
            health.advice = "export LANG=C.UTF-8"
        } else if report.name.isEmpty || report.name == "dumb" {
            health.status = report.isTerminal ? .degraded : .unknown
            health.message = "TERM names no terminal that can show a screen"
            health.advice = report.isTerminal ? "export TERM=xterm-256color" : nil
        } else if !report.isUsable {
            health.status = .degraded
            health.message = "There is no description of the terminal \(report.name)"
            health.advice = "Install it (package ncurses-term), or export TERM=xterm-256color"
        } else if let size = report.size, size.width < 60 || size.height < 20 {
            health.status = .degraded
            health.message += "; that is small"
            health.advice = "80×24 or more shows everything"
        } else if !VisualOrder.isAvailable {
            health.message += "; Hebrew and Arabic are not put in order"
            health.advice = "Install FriBidi (package libfribidi0)"
        }
        health.details["orders_text"] = .truth(VisualOrder.isAvailable)
        return health
    }

    /// Whether there is a way to the network, by the system's routes; nobody is asked.
    public func checkNetwork() -> ServiceHealth {
        let status = NetworkMonitor().current
        var health = ServiceHealth(
            service: "network", title: "Network", status: .healthy, message: "Connected (\(status.type.rawValue))",
            details: ["reachable": .truth(status.isReachable), "type": .text(status.type.rawValue)])
        if !status.isReachable {
            health.status = .degraded
            health.message = "No way out of this machine"
            health.advice = "Connect to a network; the offline coach and local models work without"
        }
        return health
    }

    private static func name(_ colors: ColorSupport) -> String {
        switch colors {
        case .mono: "no colours"
        case .ansi16: "16 colours"
        case .palette256: "256 colours"
        case .direct: "24-bit colours"
        }
    }
}
