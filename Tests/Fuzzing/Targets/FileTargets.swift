import TestSupport

/// Apple Health's XML.
struct XMLTarget: FuzzTarget {
    static let name = "xml"
    private let check: ImportCheck
    private let mix: InputMix

    init(corpus: [FuzzInput], workspace: Workspace) throws {
        check = try ImportCheck(workspace)
        mix = InputMix(corpus, words: AppleExportGrammar.words)
    }

    func input(_ random: inout SeededGenerator) -> FuzzInput {
        mix.input(&random) { FuzzInput(bytes: AppleExportGrammar.document(&$0), name: "export.xml") }
    }

    func check(_ input: FuzzInput, _ random: inout SeededGenerator) throws { try check.check(input, &random) }
}

/// Archives, of any of the other files.
struct ZipTarget: FuzzTarget {
    static let name = "zip"
    private let check: ImportCheck
    private let mix: InputMix

    init(corpus: [FuzzInput], workspace: Workspace) throws {
        check = try ImportCheck(workspace)
        mix = InputMix(
            corpus, words: ["PK\u{3}\u{4}", "PK\u{1}\u{2}", "PK\u{5}\u{6}", "PK\u{6}\u{6}", "export.xml", "../"])
    }

    func input(_ random: inout SeededGenerator) -> FuzzInput {
        mix.input(&random) { random in
            let bytes = ZipGrammar.archive(&random) { random in
                switch random.below(5) {
                case 0: FITGrammar.file(&random)
                case 1: Array(TrackGrammar.gpx(&random).utf8)
                case 2: Array(HealthAutoExportGrammar.document(&random).utf8)
                default: AppleExportGrammar.document(&random)
                }
            }
            return FuzzInput(bytes: bytes, name: "export.zip")
        }
    }

    func check(_ input: FuzzInput, _ random: inout SeededGenerator) throws { try check.check(input, &random) }
}

/// FIT of watches and scales.
struct FITTarget: FuzzTarget {
    static let name = "fit"
    private let check: ImportCheck
    private let mix: InputMix

    init(corpus: [FuzzInput], workspace: Workspace) throws {
        check = try ImportCheck(workspace)
        mix = InputMix(corpus, words: [".FIT", "\u{E}", "@"])
    }

    func input(_ random: inout SeededGenerator) -> FuzzInput {
        var input = mix.input(&random) { FuzzInput(bytes: FITGrammar.file(&$0), name: "a.fit") }
        if !random.once(in: 4) { input.bytes = FITGrammar.mended(input.bytes) }
        return input
    }

    func check(_ input: FuzzInput, _ random: inout SeededGenerator) throws { try check.check(input, &random) }
}

/// JSON of Health Auto Export, of AirFit itself and of vendors.
struct JSONTarget: FuzzTarget {
    static let name = "json"
    private let check: ImportCheck
    private let mix: InputMix

    init(corpus: [FuzzInput], workspace: Workspace) throws {
        check = try ImportCheck(workspace)
        mix = InputMix(
            corpus,
            words: [
                "{", "}", "[", "]", ",", ":", "\"", "null", "\\ud800", "\\u0000", "\"data\":", "\"metrics\":",
                "\"date\":", "\"qty\":",
                "\"tables\":{", "\"samples\":{\"columns\":[", "\"rows\":[", "\"format\":\"airfit-export\"",
            ])
    }

    func input(_ random: inout SeededGenerator) -> FuzzInput {
        mix.input(&random) { random in
            random.once(in: 2)
                ? FuzzInput(
                    bytes: Array(HealthAutoExportGrammar.document(&random).utf8), name: "HealthAutoExport-1.json")
                : FuzzInput(bytes: Array(AirFitExportGrammar.document(&random).utf8), name: "airfit.json")
        }
    }

    func check(_ input: FuzzInput, _ random: inout SeededGenerator) throws { try check.check(input, &random) }
}

/// GPX and TCX.
struct TrackTarget: FuzzTarget {
    static let name = "track"
    private let check: ImportCheck
    private let mix: InputMix

    init(corpus: [FuzzInput], workspace: Workspace) throws {
        check = try ImportCheck(workspace)
        mix = InputMix(corpus, words: TrackGrammar.words)
    }

    func input(_ random: inout SeededGenerator) -> FuzzInput {
        mix.input(&random) { random in
            random.once(in: 2)
                ? FuzzInput(bytes: Array(TrackGrammar.gpx(&random).utf8), name: "a.gpx")
                : FuzzInput(bytes: Array(TrackGrammar.tcx(&random).utf8), name: "a.tcx")
        }
    }

    func check(_ input: FuzzInput, _ random: inout SeededGenerator) throws { try check.check(input, &random) }
}

/// Tables with separators.
struct TableTarget: FuzzTarget {
    static let name = "csv"
    private let check: ImportCheck
    private let mix: InputMix

    init(corpus: [FuzzInput], workspace: Workspace) throws {
        check = try ImportCheck(workspace)
        mix = InputMix(corpus, words: TableGrammar.words)
    }

    func input(_ random: inout SeededGenerator) -> FuzzInput {
        mix.input(&random) { FuzzInput(bytes: Array(TableGrammar.table(&$0).utf8), name: "table.csv") }
    }

    func check(_ input: FuzzInput, _ random: inout SeededGenerator) throws { try check.check(input, &random) }
}
