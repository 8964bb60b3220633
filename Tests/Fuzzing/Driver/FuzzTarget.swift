import TestSupport

/// What is given to the program once.
struct FuzzInput: Equatable {
    var bytes: [UInt8]
    /// For targets that read files: the name, by which some formats are told.
    var name = "input"
}

/// One reader of the program: how its inputs are made and what must hold when it reads them.
protocol FuzzTarget {
    static var name: String { get }
    /// - Parameter corpus: inputs to mutate and to splice in; may be empty.
    init(corpus: [FuzzInput], workspace: Workspace) throws
    /// The same input for the same state of `random` and the same corpus.
    func input(_ random: inout SeededGenerator) -> FuzzInput
    /// Reads the input with the program's own code.
    /// - Parameter random: for choices of the check, such as where to cut.
    /// - Throws: `Violation`, and anything else that must not come out of the reader.
    func check(_ input: FuzzInput, _ random: inout SeededGenerator) throws
}

/// A property that does not hold.
struct Violation: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

func require(_ isTrue: Bool, _ property: @autoclosure () -> String) throws(Violation) {
    if !isTrue { throw Violation(property()) }
}

enum FuzzTargets {
    static var all: [any FuzzTarget.Type] {
        [
            XMLTarget.self, ZipTarget.self, FITTarget.self, JSONTarget.self, TrackTarget.self, TableTarget.self,
            StreamTarget.self, ProviderJSONTarget.self, TOMLTarget.self, KeysTarget.self,
        ]
    }

    static func named(_ name: String) -> (any FuzzTarget.Type)? { all.first { $0.name == name } }
}
