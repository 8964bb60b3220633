import Foundation
import Licenses
import Testing

/// The checkout that the tests were built from.
private let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

@Suite struct `The notices` {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: checkout.appending(path: path), encoding: .utf8)
    }

    private var packages: Set<String> {
        Set(
            Notice.all.compactMap {
                if case .package(let name) = $0.place { name } else { nil }
            })
    }

    private var libraries: Set<String> {
        Set(
            Notice.all.compactMap {
                if case .library(let name) = $0.place { name } else { nil }
            })
    }

    @Test func `are there for every package, and for no other`() throws {
        let named = try text("Package.swift").matches(of: /\.package\(url: "[^"]*\/([^"\/]+)"/).map { String($0.1) }
        #expect(named.count > 2)
        #expect(packages == Set(named))
    }

    @Test func `are there for every library of the system`() throws {
        // Development packages as the setup of a machine names them: libcurl4-openssl-dev is libcurl.
        let installed = try text(".ci/packages").matches(of: /lib([a-z]+[a-z0-9]*?)[0-9]*(?:-openssl)?-dev/)
            .map { String($0.1) }
        #expect(installed.count > 5)
        for name in installed {
            #expect(libraries.contains { $0.hasPrefix(name) }, "no notice of \(name)")
        }
        #expect(libraries.contains("fribidi"), "it is loaded, without a development package")
    }

    @Test func `carry the licence of the repository`() throws {
        let own = try #require(Notice.all.first { $0.place == .program })
        #expect(try text("LICENSE") == own.license + "\n")
    }

    @Test func `say whose the work is and what is allowed`() {
        for notice in Notice.all {
            #expect(notice.license.contains(/Copyright|public domain/), "\(notice.name)")
            #expect(notice.text.hasPrefix(notice.name + "\n="))
        }
        #expect(Set(Notice.all.map(\.name)).count == Notice.all.count)
    }
}
