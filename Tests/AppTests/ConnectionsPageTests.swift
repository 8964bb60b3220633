import Canvas
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import SettingsScreen

@Suite struct `Settings, Connections` {
    private static let steps = [
        "Sign in with your Oura account and make an application; its name is yours to choose.",
        "Paste the redirect address below, letter by letter.",
        "Tick all scopes, save, and copy the client id and the client secret.",
    ]
    private static let sizes = [(60, 20), (80, 24), (200, 50)]

    private static func oura(connected: Bool = false, lost: Bool = false) -> ConnectionFacts {
        var facts = ConnectionFacts(
            id: "oura", title: "Oura", gives: "nights with stages, activity, and Oura's own scores",
            limits: "5,000 requests in five minutes", address: "https://developer.ouraring.com", steps: steps,
            redirectURI: "http://localhost:8910/callback", isConnected: connected, isLost: lost)
        facts.port = 8910
        guard connected else { return facts }
        facts.standing = [
            .init("Account", "sam@example.org"), .init("Days", "2024-03-01 to 2026-11-26"),
            .init("Last read", "today, 07:12"),
        ]
        if lost { facts.problem = "Oura has ended the connection; what came so far stays. Connect it again." }
        return facts
    }

    private static let others = [
        ConnectionFacts(
            id: "intervals", title: "Intervals.icu", gives: "what watches of many makers have sent there",
            address: "https://intervals.icu/settings", steps: ["Open Developer settings and copy the API key."],
            keyTitle: "API key"),
        ConnectionFacts(
            id: "polar", title: "Polar", gives: "nights and workouts", address: "https://admin.polaraccesslink.com",
            steps: steps, redirectURI: "http://localhost:8910/callback"),
    ]
    private static let closed = [
        UnavailableCloud(title: "Strava", words: "Its rules forbid it. Your own bulk export is yours.")
    ]

    private func visit(_ size: (Int, Int) = (80, 24), _ facts: ConnectionFacts = oura()) -> SettingsVisit {
        var visit = SettingsVisit(size.0, size.1, at: .connections)
        visit.send(.connection(.loaded([facts] + Self.others, Self.closed)))
        return visit
    }

    private func expect(_ visit: SettingsVisit, _ name: String, _ size: (Int, Int)) {
        let difference = snapshotDifference(visit.shown, "settings-connections-\(name)-\(size.0)x\(size.1)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    private func sheet(_ size: (Int, Int) = (80, 24)) -> SettingsVisit {
        var visit = visit(size)
        visit.go(to: "connections.connect.oura")
        visit.press(.enter)
        return visit
    }

    // MARK: Drawn

    @Test(arguments: sizes) func `the page with a service that is read, drawn`(_ size: (Int, Int)) {
        expect(visit(size, Self.oura(connected: true)), "read", size)
    }

    @Test(arguments: sizes) func `the page with one whose grant is lost, drawn`(_ size: (Int, Int)) {
        expect(visit(size, Self.oura(connected: true, lost: true)), "lost", size)
    }

    @Test(arguments: sizes) func `the sheet, the waiting and the first look, drawn`(_ size: (Int, Int)) {
        var visit = sheet(size)
        expect(visit, "sheet", size)
        visit.send(.connection(.authorizing(id: "oura", address: "https://cloud.ouraring.com/oauth/authorize?x=1")))
        expect(visit, "waiting", size)
        visit.send(
            .connection(
                .connected(
                    id: "oura", "Oura is connected.",
                    FirstLook(account: "sam@example.org", granted: ["nights", "workouts"], missing: ["heart rate"]))))
        expect(visit, "look", size)
    }

    // MARK: Connecting

    @Test func `fields are checked while they are typed, and again before anything is asked`() {
        var visit = sheet()
        visit.press(.enter)
        visit.press(.enter)
        #expect(visit.shows("Paste the client id first."))
        visit.type("https://x")
        #expect(visit.shows("That is an address"))
        visit.press(KeyPress(.character("u"), .control))
        visit.type("client-1")
        visit.press(.enter)
        visit.type("abc")
        #expect(visit.shows("That is shorter than any"))
        visit.type("defgh")
        #expect(!visit.shows("abcdefgh"))
        visit.press(.enter)
        guard case .settings(.connection(.connect(let request)))? = visit.effects.first else {
            Issue.record("\(visit.effects)")
            return
        }
        #expect(request.clientID == "client-1")
        #expect(request.port == nil)
    }

    @Test func `one key copies the redirect address, and another has it with another port`() {
        var visit = sheet()
        visit.press(KeyPress(.character("c"), .alt))
        #expect("\(visit.effects)".contains("http://localhost:8910/callback"))
        visit.press(KeyPress(.character("p"), .alt))
        visit.type("80")
        #expect(visit.shows("A port is a number from 1024 to 65535."))
        visit.type("80")
        #expect(visit.shows("http://localhost:8080/callback"))
        visit.press(KeyPress(.character("c"), .alt))
        #expect("\(visit.effects)".contains("http://localhost:8080/callback"))
        visit.press(.enter)
        visit.type("client-1")
        visit.press(.enter)
        visit.type("secret-of-it")
        visit.press(.enter)
        guard case .settings(.connection(.connect(let request)))? = visit.effects.first else {
            Issue.record("\(visit.effects)")
            return
        }
        #expect(request.port == 8080)
    }

    @Test func `the browser is opened, the address may be pasted, and what is none is asked for again`() {
        var visit = sheet()
        visit.send(.connection(.authorizing(id: "oura", address: "https://cloud.ouraring.com/oauth/authorize?x=1")))
        #expect("\(visit.effects)".contains("openLink"))
        visit.input(.paste("http://localhost:8910/callback?state=1"))
        #expect(visit.shows("There is no code in that address"))
        visit.press(.enter)
        #expect(
            visit.effects == [.settings(.connection(.pasted("http://localhost:8910/callback?state=1")))])
        visit.send(.connection(.notTaken(id: "oura", "That is neither the address nor its code.")))
        #expect(visit.shows("That is neither the address nor its code."))
        visit.press(.escape)
        #expect(visit.effects.contains(.settings(.connection(.stopConnecting))))
        #expect(visit.state.sheet == nil)
        // An attempt that comes late opens nothing.
        visit.send(.connection(.authorizing(id: "oura", address: "https://cloud.ouraring.com/x")))
        #expect(!"\(visit.effects)".contains("openLink"))
    }

    @Test func `the first look asks how far back, and reads it`() {
        var visit = sheet()
        visit.send(
            .connection(
                .connected(id: "oura", "", FirstLook(account: "Sam", granted: ["nights"], missing: []))))
        visit.press(.down)
        visit.press(.enter)
        #expect(visit.effects == [.settings(.connection(.reach(id: "oura", .year)))])
    }

    // MARK: Connecting again

    @Test func `one key connects again what the service has ended`() {
        var visit = visit((80, 24), Self.oura(connected: true, lost: true))
        #expect(visit.row == "connections.connect.oura")
        visit.press(.enter)
        guard case .settings(.connection(.connect(let request)))? = visit.effects.first else {
            Issue.record("\(visit.effects)")
            return
        }
        #expect(request.clientID.isEmpty && request.id == "oura")
    }

    @Test func `a no keeps the app that is known, and Enter asks again`() {
        var visit = visit((80, 24), Self.oura(connected: true, lost: true))
        visit.press(.enter)
        visit.send(.connection(.refused(id: "oura", "Oura was not allowed (access_denied). Nothing was kept.")))
        #expect(visit.shows("Oura was not allowed"))
        visit.press(.enter)
        visit.press(.enter)
        guard case .settings(.connection(.connect(let request)))? = visit.effects.first else {
            Issue.record("\(visit.effects)")
            return
        }
        #expect(request.clientID.isEmpty)
    }

    @Test func `the way back is under the cursor as soon as the grant is known to be lost`() {
        var visit = visit((80, 24), Self.oura(connected: true))
        visit.go(to: "connections.sync.oura")
        visit.send(.connection(.synced(["Oura has ended the connection."], isProblem: true)))
        visit.send(.connection(.loaded([Self.oura(connected: true, lost: true)] + Self.others, Self.closed)))
        #expect(visit.row == "connections.connect.oura")
        // It stays where the person puts it.
        visit.press(.down)
        let row = visit.row
        visit.send(.connection(.loaded([Self.oura(connected: true, lost: true)] + Self.others, Self.closed)))
        #expect(visit.row == row)
    }

    // MARK: The vault

    @Test(arguments: [VaultCondition.locked(.passphrase), .none(hasKeyring: false)])
    func `a vault that waits for the person is asked for before anything is typed, and then it goes on`(
        _ vault: VaultCondition
    ) {
        var visit = visit()
        var listing = KeyListing.sample
        listing.vault = vault
        visit.send(.keys(.listed(listing)))
        visit.go(to: "connections.connect.oura")
        visit.press(.enter)
        guard case .vault? = visit.state.sheet else {
            Issue.record("\(String(describing: visit.state.sheet))")
            return
        }
        visit.send(.keys(.vaultOpened(then: .connection("connections.connect.oura"))))
        guard case .connect? = visit.state.sheet else {
            Issue.record("\(String(describing: visit.state.sheet))")
            return
        }
    }

    @Test func `a vault that opens by itself is not asked for`() {
        var visit = visit((80, 24), Self.oura(connected: true))
        var listing = KeyListing.sample
        listing.vault = .locked(.nothing)
        visit.send(.keys(.listed(listing)))
        visit.go(to: "connections.sync.oura")
        visit.press(.enter)
        #expect(visit.effects.contains(.settings(.connection(.sync(id: "oura")))))
    }

    // MARK: Ending

    @Test func `data go after a question alone`() {
        var visit = visit((80, 24), Self.oura(connected: true))
        visit.go(to: "connections.delete.oura")
        visit.press(.enter)
        #expect(visit.shows("Delete the data of Oura?"))
        visit.press(.escape)
        visit.go(to: "connections.end.oura")
        visit.press(.enter)
        #expect(visit.shows("Disconnect Oura?"))
        #expect(visit.effects.isEmpty)
        visit.press(.enter)
        #expect(visit.effects == [.settings(.connection(.disconnect(id: "oura", deletesData: false)))])
    }

    @Test func `a reading that fails is a notice that opens the page`() {
        #expect(Settings.Notifications.Kind.syncFailed.opens == .connections)
        var visit = SettingsVisit(80, 24)
        _ = visit.app.apply(.openRequested(.connections, at: .distantPast))
        #expect(visit.state.open == .connections)
    }
}
