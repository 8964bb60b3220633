import Testing

@testable import Networking

@Suite struct `The reason for a connection that is not secure` {
    @Test(arguments: [
        "SSL certificate problem: certificate has expired", "SSL certificate problem: certificate is not yet valid",
    ])
    func `asks for the clock where a certificate is out of its time`(told: String) {
        #expect(Transfer.reason(told) == told + "; is the clock of this machine right?")
    }

    @Test func `is the library's own else`() {
        let told = "SSL certificate problem: self-signed certificate"
        #expect(Transfer.reason(told) == told)
    }
}
