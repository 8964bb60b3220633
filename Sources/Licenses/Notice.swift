/// The notice of one work that the program is made of: who made it, and its licence in full.
public struct Notice: Equatable, Sendable {
    /// How the work gets into the running program.
    public enum Place: Equatable, Sendable {
        case program
        /// In the binary: a package by the name of its folder in the build.
        case package(String)
        /// In the binary where it is built with `--static-swift-stdlib`.
        case runtime
        /// A library of the system that is linked or loaded.
        case library(String)
    }

    public let name: String
    public let place: Place
    /// Copyright and licence.
    public let license: String

    /// The text that `airfit licenses` prints for it.
    public var text: String { "\(name)\n\(String(repeating: "=", count: name.count))\n\n\(license)" }
}

extension Notice {
    /// The licence of the program itself, word for word that of the file `LICENSE`.
    public static let program = Notice(name: "AirFit", place: .program, license: LicenseText.airfit)

    /// Of the program, then of what is in its binary, then of the libraries it uses.
    public static let all: [Notice] = [
        program,
        Notice(
            name: "Swift, with its standard library, Foundation and libdispatch", place: .runtime,
            license: """
                Copyright (c) 2014 - 2026 Apple Inc. and the Swift project authors

                \(LicenseText.apacheWithException)
                """),
        Notice(name: "ICU", place: .runtime, license: LicenseText.icu),
        Notice(
            name: "Swift Argument Parser", place: .package("swift-argument-parser"),
            license: """
                Copyright (c) 2020 Apple Inc. and the Swift project authors

                Licensed under the Apache License, Version 2.0 with Swift's runtime library exception, whose text stands
                below Swift.
                """),
        Notice(
            name: "SwiftLog", place: .package("swift-log"),
            license: "\(LicenseText.swiftLogNotice)\n\n\(LicenseText.apache)"),
        Notice(name: "GRDB", place: .package("GRDB.swift"), license: LicenseText.grdb),
        Notice(name: "TOMLKit", place: .package("TOMLKit"), license: LicenseText.tomlkit),
        Notice(name: "toml++", place: .package("TOMLKit"), license: LicenseText.tomlplusplus),
        Notice(name: "SQLite", place: .library("sqlite3"), license: LicenseText.sqlite),
        Notice(name: "libcurl", place: .library("curl"), license: LicenseText.curl),
        Notice(name: "ncurses", place: .library("ncursesw"), license: LicenseText.ncurses),
        Notice(name: "libsodium", place: .library("sodium"), license: LicenseText.sodium),
        Notice(name: "simdjson", place: .library("simdjson"), license: LicenseText.simdjson),
        Notice(name: "ISA-L", place: .library("isal"), license: LicenseText.isal),
        Notice(name: "MD4C", place: .library("md4c"), license: LicenseText.md4c),
        Notice(
            name: "FriBidi", place: .library("fribidi"), license: "\(LicenseText.fribidi)\n\n\(LicenseText.lgpl21)"),
        Notice(name: "librsvg", place: .library("rsvg"), license: LicenseText.lgpl21),
        Notice(name: "cairo", place: .library("cairo"), license: LicenseText.lgpl21),
    ]
}

/// The texts of the licences, as their works carry them.
enum LicenseText {}
