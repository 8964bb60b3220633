import Processes
import Testing

@Suite struct `What a program that is started sees of the environment` {
    @Test func `is what finds a home, a language, a terminal and a desktop`() {
        let own = [
            "PATH": "/usr/bin", "HOME": "/home/a", "LC_ALL": "de_DE.UTF-8", "TERM": "xterm",
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus", "XDG_RUNTIME_DIR": "/run/user/1", "EDITOR": "vi",
        ]
        #expect(ChildEnvironment(of: own).variables == own)
    }

    @Test(arguments: [
        "OPENAI_API_KEY", "ANTHROPIC_API_KEY", "AIRFIT_CUSTOM_API_KEY", "WEATHERAPI_KEY", "MY_OWN_VARIABLE",
        "XDG_API_KEY", "LC_TOKEN", "DBUS_SECRET", "AIRFIT_PASSPHRASE_FILE", "AIRFIT_OPENAI_BASE_URL", "https_proxy",
        "HTTPS_PROXY", "ALL_PROXY", "LD_PRELOAD",
    ])
    func `is nothing that could hold a key, whatever its name`(name: String) {
        #expect(ChildEnvironment(of: [name: "canary", "PATH": "/bin"]).variables == ["PATH": "/bin"])
    }

    @Test func `has what we set for it`() {
        #expect(ChildEnvironment(of: ["LC_ALL": "fr_FR"]).setting("LC_ALL", "C").variables == ["LC_ALL": "C"])
    }
}
