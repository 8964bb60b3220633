/// How the services outside are reached, for the pages of the network and of the weather: as it is found, nobody is asked.
public struct ServiceFacts: Equatable, Sendable {
    /// A service that is asked: where, and when it answered last.
    public struct Service: Equatable, Sendable {
        /// For people.
        public var title: String
        /// Its base address; `nil` where the person has to give one and did not.
        public var address: String?
        /// The address is that of an environment variable, whatever the settings say.
        public var isOfEnvironment: Bool
        /// `answered 3 h ago`; empty where it was never asked.
        public var last: String
        /// The last error, where it came after the last answer; one sentence.
        public var problem: String?

        public init(
            title: String, address: String?, isOfEnvironment: Bool = false, last: String = "", problem: String? = nil
        ) {
            self.title = title
            self.address = address
            self.isOfEnvironment = isOfEnvironment
            self.last = last
            self.problem = problem
        }
    }

    /// `ethernet`; `nil` where there is no way out of this machine.
    public var link: String?
    /// Variables that name proxies, without user names and passwords.
    public var proxies: [AboutFacts.Fact] = []
    /// The library that speaks, with what encrypts for it.
    public var transport = ""
    public var providers: [Service] = []
    public var weather: [Service] = []
    /// The services that the weather page names, each with its host.
    public var asked: [AboutFacts.Fact] = []

    public init() {}
}
