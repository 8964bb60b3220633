import Foundation
import Testing
import UserUnits

private let timer = UserTimer(
    name: "notify", description: "Reminders at 100 %", arguments: ["notify", "--due"], cadence: .everyMinutes(5))

@Suite struct `A timer of the person's own` {
    @Test func `is a service that runs the program and a timer that runs the service`() {
        let service = timer.service(program: "/usr/bin/airfit", variables: [:])
        #expect(service.contains("ExecStart=/usr/bin/airfit notify --due\n"))
        #expect(service.contains("Description=Reminders at 100 %%\n"))
        #expect(timer.timer.contains("OnCalendar=*:0/5\n") && timer.timer.contains("WantedBy=timers.target\n"))
    }

    @Test func `quotes what systemd would read as something else`() {
        let service = timer.service(
            program: "/home/a b/$x%/air\"fit", variables: ["XDG_DATA_HOME": "/home/a b/$x%"])
        #expect(service.contains("ExecStart=\"/home/a b/$$x%%/air\\\"fit\" notify --due\n"))
        #expect(service.contains("Environment=\"XDG_DATA_HOME=/home/a b/$x%%\"\n"))
    }

    @Test func `is a line of cron where there is no systemd`() {
        #expect(
            timer.cronLine(program: "/usr/bin/airfit", variables: [:])
                == "*/5 * * * * /usr/bin/airfit notify --due >/dev/null 2>&1")
        #expect(
            timer.cronLine(program: "/home/o'b/air fit%", variables: ["XDG_DATA_HOME": "/d e"])
                == "*/5 * * * * XDG_DATA_HOME='/d e' '/home/o'\\''b/air fit\\%' notify --due >/dev/null 2>&1")
    }
}
