import Notifications
import SettingsModel
import Testing

@Suite struct `The ways to the person` {
    private func reach(_ environment: [String: String], terminal: Bool = false, _ files: String...) -> NotificationReach
    {
        NotificationReach(
            environment: environment, terminal: terminal, isThere: files.contains, canRun: files.contains)
    }

    @Test func `the desktop needs a session bus and the program that speaks to it`() {
        let bus = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus", "PATH": "/usr/local/bin:/usr/bin"]
        #expect(reach(bus, "/usr/bin/notify-send").desktop == .reachable(program: "/usr/bin/notify-send"))
        #expect(reach(bus).desktop == .noProgram)
        #expect(reach(["PATH": "/usr/bin"], "/usr/bin/notify-send").desktop == .noSession)
        let runtime = ["XDG_RUNTIME_DIR": "/run/user/7", "PATH": "/usr/bin"]
        #expect(reach(runtime, "/usr/bin/notify-send").desktop == .noSession)
        #expect(
            reach(runtime, "/usr/bin/notify-send", "/run/user/7/bus").desktop
                == .reachable(program: "/usr/bin/notify-send"))
    }

    @Test func `a folder of the search path that is not absolute is left out`() {
        let bus = ["DBUS_SESSION_BUS_ADDRESS": "x", "PATH": ".:bin"]
        #expect(reach(bus, "./notify-send", "bin/notify-send").desktop == .noProgram)
    }

    @Test func `the automatic way is the desktop, else the terminal, else the bell`() {
        let desktop = NotificationReach(desktop: .reachable(program: "/n"), terminal: true)
        #expect(desktop.route(of: .automatic) == .desktop(program: "/n"))
        #expect(NotificationReach(desktop: .noSession, terminal: true).route(of: .automatic) == .terminal)
        #expect(NotificationReach(desktop: .noProgram, terminal: false).route(of: .automatic) == .bell)
    }

    @Test func `a chosen way that leads nowhere is not replaced in silence`() {
        let nothing = NotificationReach(desktop: .noSession, terminal: false)
        #expect(nothing.route(of: .desktop) == nil)
        #expect(nothing.route(of: .terminal) == nil)
        #expect(nothing.route(of: .bell) == .bell)
    }

    @Test func `the words hold no figure`() {
        for kind in Settings.Notifications.Kind.allCases {
            #expect(!NotificationText(kind).body.contains { $0.isNumber })
            #expect(NotificationText(kind).body.hasSuffix("."))
        }
    }
}
