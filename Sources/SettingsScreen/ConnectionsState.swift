import Canvas
import ScreenKit

/// The facts of one cloud that the page shows.
public struct ConnectionFacts: Equatable, Sendable {
    public var id: String
    public var title: String
    /// The data that come from it, as the end of a sentence.
    public var gives: String
    public var limits: String
    /// Where the app is registered or the key is made, and how.
    public var address: String
    public var steps: [String]
    /// To register, letter by letter; `nil` for a service with a key.
    public var redirectURI: String?
    /// The port in it; `nil` where nothing listens.
    public var port: Int?
    /// How the service calls its key; `nil` for one with OAuth.
    public var keyTitle: String?
    /// The parts of the world of which the account's is chosen; empty where there is one server for all.
    public var regions: [Region] = []
    /// Whether nothing can listen at the redirect address, so that what the browser ends on is pasted.
    public var isPastedOnly = false
    /// Whether it is switched off on the page of the network.
    public var isOff = false
    public var isConnected: Bool
    public var isLost: Bool
    /// Names and values to read: account, days, last reading, rights.
    public var standing: [Fact]
    /// Why the last reading lacked something; one sentence.
    public var problem: String?

    /// A part of the world with a server of its own.
    public struct Region: Equatable, Sendable {
        public var id: String
        public var title: String

        public init(id: String, title: String) { (self.id, self.title) = (id, title) }
    }

    /// A name and its value.
    public struct Fact: Equatable, Sendable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    public init(
        id: String, title: String, gives: String, limits: String = "", address: String, steps: [String],
        redirectURI: String? = nil, keyTitle: String? = nil, isConnected: Bool = false, isLost: Bool = false,
        standing: [Fact] = [], problem: String? = nil
    ) {
        self.id = id
        self.title = title
        self.gives = gives
        self.limits = limits
        self.address = address
        self.steps = steps
        self.redirectURI = redirectURI
        self.keyTitle = keyTitle
        self.isConnected = isConnected
        self.isLost = isLost
        self.standing = standing
        self.problem = problem
    }
}

/// A cloud that cannot be connected.
public struct UnavailableCloud: Equatable, Sendable {
    public var title: String
    /// The reason, and how the data come all the same.
    public var words: String

    public init(title: String, words: String) { (self.title, self.words) = (title, words) }
}

/// The state of the page of connections.
public struct ConnectionsState: Equatable, Sendable {
    /// `nil` until they were read.
    public internal(set) var services: [ConnectionFacts]?
    public internal(set) var closed: [UnavailableCloud] = []
    /// How far the running reading is; `nil` where none runs.
    public internal(set) var progress: String?

    public init() {}
}

/// The input for connecting a service.
public struct ConnectionRequest: Equatable, Sendable {
    public var id: String
    /// Empty for a service with a key, and for the app that is known.
    public var clientID: String
    /// Of the app, or the key itself; empty for the app that is known.
    public var secret: SecretEntry
    /// `nil` where there is one server for all.
    public var region: String?
    /// Of the redirect address, where the person registered another one than is offered.
    public var port: Int?
}

/// How far back a service is read.
public enum ConnectionReach: CaseIterable, Equatable, Sendable {
    case everything, year, quarter, month

    var title: String {
        switch self {
        case .everything: "All there is, the newest first"
        case .year: "The last year"
        case .quarter: "The last three months"
        case .month: "The last month"
        }
    }

    /// `nil` for all there is.
    public var days: Int? {
        switch self {
        case .everything: nil
        case .year: 365
        case .quarter: 91
        case .month: 30
        }
    }
}

/// The first look at a service that was connected.
public struct FirstLook: Equatable, Sendable {
    /// Whose it is; a sentence where the service does not say.
    public var account: String
    /// The data that the person left ticked.
    public var granted: [String]
    /// The data that the person unticked.
    public var missing: [String]

    public init(account: String, granted: [String], missing: [String]) {
        (self.account, self.granted, self.missing) = (account, granted, missing)
    }
}

/// An event of the page of connections.
public enum ConnectionsAction: Equatable, Sendable {
    case loaded([ConnectionFacts], [UnavailableCloud])
    /// The address of an attempt, to be opened.
    case authorizing(id: String, address: String)
    case connected(id: String, String, FirstLook)
    /// The attempt is over.
    case refused(id: String, String)
    /// The pasted text is no answer; the attempt goes on.
    case notTaken(id: String, String)
    case progressed(String)
    /// A reading came to its end; a sentence for each service.
    case synced([String], isProblem: Bool)
    case disconnected(String, isProblem: Bool)
}

/// Work that the page of connections asks for.
public enum ConnectionsEffect: Equatable, Sendable {
    case load
    case connect(ConnectionRequest)
    /// The address that the person pasted while an attempt waits.
    case pasted(String)
    case stopConnecting
    /// Reads one service, or all that are connected.
    case sync(id: String?)
    /// Says how far back a service is read, and reads it.
    case reach(id: String, ConnectionReach)
    case stopSync
    /// Reads what was not read for an hour: the lock, and with it the vault, has opened.
    case readDue
    case disconnect(id: String, deletesData: Bool)
}

extension SettingsState {
    /// Takes in what came of connecting, reading and ending.
    mutating func apply(connections action: ConnectionsAction) -> [SettingsEffect] {
        switch action {
        case .loaded(let services, let closed):
            let known = Set((connections.services ?? []).filter(\.isLost).map(\.id))
            (connections.services, connections.closed) = (services, closed)
            // Its way back is under the cursor as soon as it is known to be needed.
            if let lost = services.first(where: { $0.isLost && !$0.isOff && !known.contains($0.id) }) {
                cursors[.connections] = ConnectionsPage.wayBack(to: lost.id)
            }
            return []
        case .authorizing(let id, let address):
            guard case .connect(var sheet)? = sheet, sheet.facts.id == id else { return [.connection(.stopConnecting)] }
            sheet.wait(for: address)
            self.sheet = .connect(sheet)
            return WebAddress(address).map { [.openLink($0)] } ?? []
        case .connected(let id, let sentence, let look):
            if case .connect(var sheet)? = sheet, sheet.facts.id == id {
                sheet.look(look)
                self.sheet = .connect(sheet)
            }
            return [.notice(sentence, isProblem: false), .connection(.load)]
        case .refused(let id, let sentence):
            guard case .connect(var sheet)? = sheet, sheet.facts.id == id else {
                return [.notice(sentence, isProblem: true)]
            }
            sheet.refuse(sentence)
            self.sheet = .connect(sheet)
            return []
        case .notTaken(let id, let sentence):
            guard case .connect(var sheet)? = sheet, sheet.facts.id == id else { return [] }
            sheet.askAgain(sentence)
            self.sheet = .connect(sheet)
            return []
        case .progressed(let words):
            connections.progress = words
            return []
        case .synced(let sentences, let isProblem):
            connections.progress = nil
            // What was read by itself and brought nothing is nothing to tell.
            guard !sentences.isEmpty else { return [.connection(.load)] }
            return [.notice(sentences.joined(separator: " "), isProblem: isProblem), .connection(.load)]
        case .disconnected(let sentence, let isProblem):
            return [.notice(sentence, isProblem: isProblem), .connection(.load)]
        }
    }
}
