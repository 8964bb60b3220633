// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors in our own targets. A release makes its generic types directly: by name, as is done else, a tenth of the
/// instructions of a start go into looking up what conforms to what.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .unsafeFlags(
        [
            "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
            // So that the linker can put the functions of a start side by side: see `smallProcess`.
            "-Xfrontend", "-function-sections",
        ], .when(configuration: .release)),
]

/// The modules that a release leaves unoptimised: each runs once for a command, a page of its own or an answer, where it takes
/// no time that is felt, and optimising takes three quarters of the time to compile them (Tests/Benchmarks/README.md, Build).
let unoptimised: Set = [
    "Activation", "CoachEngine", "Commands", "DataWork", "Doctor", "Entries", "Evidence", "FolderWatch", "KeySupply",
    "Licenses", "Live", "LockScreen", "LogScreen", "MCPServer", "Manual", "OnboardingScreen", "RecordsScreen",
    "SettingsScreen", "UserUnits", "WorkoutScreen",
]

/// A module of the product.
func module(_ name: String, path: String? = nil, _ dependencies: [Target.Dependency] = []) -> Target {
    let asWritten: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
    return .target(
        name: name, dependencies: dependencies, path: path,
        swiftSettings: strict + (unoptimised.contains(name) ? asWritten : []))
}

/// The specification of one module.
func specification(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests", exclude: exclude,
        swiftSettings: strict)
}

/// The modules of the screens, one for each.
let screenModules = [
    "TodayScreen", "CoachScreen", "LogScreen", "TrendsScreen", "WorkoutScreen", "RecordsScreen", "SettingsScreen",
    "LockScreen",
    "OnboardingScreen",
]
let screens: [Target.Dependency] = screenModules.map { .byName(name: $0) }

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
/// The C interface of the SQLite that GRDB links, for bulk work on its connections.
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let toml: Target.Dependency = "TOMLKit"
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")

/// What makes a started program half as big in memory: relocations packed (2 MB of table become 20 kB), no symbols offered
/// to libraries that never ask for one, and the functions of a start side by side, for the system maps code in blocks of
/// 64 kB (Tests/Benchmarks/start_order.py makes the list). Only LLVM's linker, which comes with the compiler, knows all.
let smallProcess = LinkerSetting.unsafeFlags(
    [
        "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker", "--no-export-dynamic",
        "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Sources/airfit/start.order",
        "-Xlinker", "--no-warn-symbol-ordering",
    ], .when(platforms: [.linux], configuration: .release))

let package = Package(
    name: "airfit",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "airfit", targets: ["airfit"])],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/LebJe/TOMLKit", exact: "0.6.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    ],
    targets: [
        // C: module maps and typed shims over system libraries.
        .systemLibrary(
            name: "CNcurses", path: "Sources/CNcurses", providers: [.apt(["libncurses-dev"])]),
        .target(
            name: "CCurl", path: "Sources/CCurl",
            linkerSettings: [
                .linkedLibrary("curl", .when(platforms: [.macOS])), .linkedLibrary("dl", .when(platforms: [.linux])),
            ]),
        .systemLibrary(name: "CIsal", path: "Sources/CIsal", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
        .systemLibrary(name: "CMd4c", path: "Sources/CMd4c", pkgConfig: "md4c", providers: [.apt(["libmd4c-dev"])]),
        .target(
            name: "CJSON", path: "Sources/CJSON",
            linkerSettings: [.linkedLibrary("simdjson")]),
        .systemLibrary(name: "CTimers", path: "Sources/CTimers"),
        .systemLibrary(name: "CFiles", path: "Sources/CFiles"),
        .systemLibrary(
            name: "CSodium", path: "Sources/CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .target(name: "CProcessGuard", path: "Sources/CProcessGuard"),
        .systemLibrary(name: "CDisplayWidth", path: "Sources/CDisplayWidth"),
        .target(
            name: "CBidi", path: "Sources/CBidi", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        .target(name: "CTerminalGuard", path: "Sources/CTerminalGuard"),
        .target(
            name: "CPicture", path: "Sources/CPicture",
            linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

        // Pure values: no input, no output.
        module("Canvas", ["CBidi", "CDisplayWidth"]),
        module("HealthModel"),
        module("ChatModel"),
        module("WeatherModel", ["HealthModel"]),
        module("HealthQuery", ["HealthModel"]),
        module("Findings", ["HealthModel", "HealthQuery"]),
        module("Charts", ["Findings", "HealthModel", "HealthQuery", "JSON"]),
        module("Entries", ["HealthModel", "HealthQuery", "ChatModel", "QuestionLexicons"]),
        module("Workouts", ["Entries", "HealthModel", "JSON"]),
        module("Plans", ["Entries", "HealthModel", "HealthQuery"]),
        module("SettingsModel", ["HealthModel", "ChatModel"]),
        module("JSON", ["CJSON"]),
        module("Passphrases"),
        module("Evidence", ["HealthModel", "HealthQuery", "ChatModel", "JSON"]),
        .target(
            name: "Themes", path: "themes", resources: [.embedInCode("built-in")], swiftSettings: strict),
        module("Widgets", ["Canvas", "CMd4c"]),
        module(
            "ScreenKit",
            [
                "Canvas", "Widgets", "Charts", "Entries", "HealthModel", "HealthQuery", "ChatModel", "SettingsModel",
                "Passphrases",
            ]),
        // The screens do not know each other.
        module(
            "TodayScreen",
            [
                "Canvas", "Widgets", "ScreenKit", "Entries", "Findings", "HealthModel", "HealthQuery", "SettingsModel",
                "WeatherModel",
            ]),
        module(
            "CoachScreen",
            [
                "Canvas", "Widgets", "ScreenKit", "Charts", "Entries", "Evidence", "HealthModel", "HealthQuery",
                "ChatModel", "SettingsModel", "JSON",
            ]),
        module(
            "LogScreen", ["Canvas", "Widgets", "ScreenKit", "Entries", "HealthModel", "HealthQuery", "OfflineCoach"]),
        module(
            "TrendsScreen",
            [
                "Canvas", "Widgets", "ScreenKit", "Charts", "Findings", "HealthModel", "HealthQuery", "OfflineCoach",
                "Workouts",
            ]),
        module("WorkoutScreen", ["Canvas", "Widgets", "ScreenKit", "Entries", "HealthModel", "Plans", "Workouts"]),
        module(
            "RecordsScreen",
            [
                "Canvas", "Widgets", "ScreenKit", "Entries", "HealthModel", "HealthQuery", "OfflineCoach",
                "WeatherModel",
            ]),
        module(
            "SettingsScreen",
            [
                "Canvas", "Widgets", "ScreenKit", "HealthModel", "ChatModel", "SettingsModel", "WeatherModel",
                "Passphrases", "Licenses",
            ]),
        module("LockScreen", ["Canvas", "Widgets", "ScreenKit"]),
        module(
            "OnboardingScreen", ["Canvas", "Widgets", "ScreenKit", "HealthModel", "ChatModel", "SettingsModel"]),
        // The screens together.
        module(
            "App",
            ["Canvas", "Widgets", "ScreenKit", "Entries", "HealthModel", "ChatModel", "SettingsModel"] + screens),
        module("QuestionLexicons", ["HealthModel"]),
        module("HealthQuestions", ["HealthModel", "HealthQuery", "QuestionLexicons"]),
        module("QuestionParser", ["HealthModel", "HealthQuery", "HealthQuestions", "QuestionLexicons"]),
        module(
            "OfflineCoach", ["HealthModel", "HealthQuery", "HealthQuestions", "QuestionLexicons", "QuestionParser"]),
        module("Safety", ["ChatModel", "HealthModel"]),
        module(
            "CoachTools",
            [
                "Charts", "Entries", "Findings", "HealthModel", "HealthQuery", "ChatModel", "SettingsModel", "JSON",
                "Plans", "WeatherModel",
            ]),
        module(
            "CoachEngine",
            [
                "Charts", "CoachTools", "Entries", "Findings", "HealthModel", "HealthQuery", "ChatModel",
                "SettingsModel", "JSON", "HealthQuestions", "OfflineCoach", "QuestionLexicons", "Safety",
                "WeatherModel",
            ]),

        module("Manual", ["Canvas", "ChatModel", "SettingsModel", "Widgets", "JSON"]),
        module("Licenses"),
        module("MCPServer", ["ChatModel", "HealthModel", "JSON"]),

        // Services: each the only one to touch its part of the outside.
        module("Threads"),
        module("Files", ["CFiles"]),
        module("Processes"),
        module("WorkoutRecording", ["Workouts", "Entries", "HealthModel", "Files", "CTimers"]),
        module("Networking", ["Files", "Threads", "CCurl"]),
        module("RESTClient", ["Files", "Networking", "JSON"]),
        module("Weather", ["WeatherModel", "HealthModel", "RESTClient", "Networking", "JSON"]),
        module("LogFile", ["Files", "HealthModel", "JSON", logging]),
        module("Vault", ["Files", "Threads", "Processes", "Passphrases", "CSodium", "CProcessGuard"]),
        module("Providers", ["ChatModel", "Networking", "Files", "JSON"]),
        module("Archive", ["Canvas", "Files", "JSON", "Threads", "CIsal"]),
        module("Databases", ["Files", sqlite]),
        module("ImportKit", ["HealthModel", "Archive", "Files", "Threads", "CIsal"]),
        module("SelectQueries", ["Databases", "HealthModel", "HealthQuery", sqlite]),
        module("HealthImport", ["ImportKit", "HealthModel", "Archive", "Files", "JSON", "Threads", sqlite]),
        module(
            "Connections",
            [
                "CSodium", "Files", "HealthImport", "HealthModel", "ImportKit", "JSON", "Networking", "RESTClient",
                "Threads", "Vault",
            ]),
        module(
            "HealthStore",
            [
                "Entries", "Files", "Threads", "HealthModel", "HealthQuery", "HealthImport", "ImportKit", "Archive",
                "Databases", "JSON", "Plans", "SelectQueries", grdb, sqlite,
            ]),
        module(
            "ConversationStore",
            ["Canvas", "Charts", "ChatModel", "Archive", "Databases", "Findings", "HealthModel", "JSON", grdb]),
        module("SampleData", ["HealthModel", "ImportKit", "Entries", "JSON"]),
        module("Settings", ["Canvas", "ChatModel", "Files", "HealthModel", "JSON", "SettingsModel", "Themes", toml]),
        module("EventLoop", ["Threads", "Processes", "CTimers", "CProcessGuard"]),
        module("Terminal", ["Canvas", "EventLoop", "CDisplayWidth", "CNcurses", "CTerminalGuard"]),
        module("Notifications", ["SettingsModel", "HealthModel", "EventLoop", "Files", "Processes"]),
        module("UserUnits", ["EventLoop", "Files", "Processes"]),
        module("Activation", ["EventLoop", "Files", "SettingsModel"]),

        module(
            "AppStore",
            [
                "Canvas", "Charts", "ScreenKit", "App", "Entries", "Evidence", "Findings", "HealthModel", "ChatModel",
                "Plans", "SettingsModel", "WeatherModel", "Workouts", "HealthQuery",
            ] + screens),
        // The parts of the program: what commands and the full screen are made of.
        module("Console", ["Canvas", "Files", "HealthModel", "JSON"]),
        module(
            "KeySupply",
            [
                "Archive", "Canvas", "ChatModel", "Console", "JSON", "Passphrases", "Providers", "Settings",
                "SettingsModel", "Vault",
            ]),
        module(
            "DataWork",
            [
                "Archive", "Canvas", "ChatModel", "CoachScreen", "Console", "ConversationStore", "Databases", "Files",
                "HealthImport", "ImportKit", "HealthModel", "HealthStore", "JSON", "KeySupply", "Providers",
                "ScreenKit", "Settings", "SettingsModel", "Threads", "TodayScreen", "Vault",
            ]),
        module(
            "ProgramContext",
            [
                "Archive", "CPicture", "Canvas", "Charts", "ChatModel", "CoachEngine", "CoachScreen", "CoachTools",
                "Connections",
                "Console", "ConversationStore", "DataWork", "Databases", "Entries", "Files", "Findings", "HealthModel",
                "HealthQuery", "HealthStore", "ImportKit", "JSON", "KeySupply", "LogFile", "Networking",
                "Notifications", "Plans", "Providers", "RESTClient", "SampleData", "ScreenKit", "Settings",
                "SettingsModel", "SettingsScreen", "Threads", "Vault", "Weather", "WeatherModel", "WorkoutRecording",
                logging,
            ]),
        module(
            "Doctor",
            [
                "Canvas", "ChatModel", "Console", "HealthModel", "HealthStore", "JSON", "KeySupply", "LogFile",
                "Networking", "ProgramContext", "Providers", "RESTClient", "Settings", "SettingsModel", "Terminal",
                "Vault", "Weather", "WeatherModel",
            ]),
        module("FolderWatch", ["DataWork", "EventLoop", "Files", "HealthStore", "SettingsModel"]),
        module(
            "Live",
            [
                "Activation", "App", "AppStore", "Archive", "CProcessGuard", "Canvas", "ChatModel", "CoachEngine",
                "CoachScreen", "CoachTools",
                "Connections", "Console", "ConversationStore", "DataWork", "Databases", "Doctor", "Entries",
                "EventLoop", "Evidence", "Files", "Findings", "FolderWatch", "HealthImport", "HealthModel",
                "HealthQuery", "HealthStore", "ImportKit", "JSON", "KeySupply", "LockScreen", "LogFile", "LogScreen",
                "Networking", "Notifications", "OnboardingScreen", "Passphrases", "Plans", "Processes",
                "ProgramContext", "Providers", "RESTClient", "RecordsScreen", "ScreenKit", "Settings", "SettingsModel",
                "SettingsScreen", "Terminal", "Threads", "TodayScreen", "TrendsScreen", "Vault", "Weather",
                "WeatherModel", "WorkoutRecording", "Workouts",
            ]),
        module(
            "Commands",
            [
                "Activation", "App", "AppStore", "Archive", "CProcessGuard", "Canvas", "Charts", "ChatModel",
                "CoachEngine", "CoachScreen", "CoachTools", "Connections", "Console", "ConversationStore", "DataWork",
                "Doctor",
                "Entries", "EventLoop", "Evidence", "Files", "Findings", "FolderWatch", "HealthImport", "HealthModel",
                "HealthQuery", "HealthStore", "ImportKit", "JSON", "KeySupply", "Licenses", "Live", "LogFile",
                "MCPServer", "Manual", "Notifications", "OfflineCoach", "Passphrases", "Plans", "Processes",
                "ProgramContext", "Providers", "ScreenKit", "Settings", "SettingsModel", "SettingsScreen", "Terminal",
                "UserUnits", "Vault", "Weather", "WeatherModel", "WorkoutRecording", "Workouts", arguments,
            ]),
        .executableTarget(
            name: "airfit",
            dependencies: ["CProcessGuard", "Commands", "EventLoop"], path: "Sources/airfit",
            exclude: ["start.order"], swiftSettings: strict, linkerSettings: [smallProcess]),

        // What the benchmarks need beside the program: data made to measure, and figures without a screen.
        .executableTarget(
            name: "airfit-bench",
            dependencies: [
                "HealthModel", "HealthImport", "ImportKit", "HealthStore", "SampleData", "Canvas", "Widgets",
                "ChatModel", "CoachEngine", "CoachTools", "HealthQuery", "Networking", "Providers", "TrendsScreen",
                "Weather",
                "WeatherModel",
            ],
            path: "Tests/Benchmarks",
            exclude: [
                "README.md", "run", "table.py", "terminal.py", "start_order.py", "stream_server.py",
                "weather_server.py", "cloud_backfill.py", "cloud_kills.py",
                "pandas_peer.py", "raw_insert.c",
            ],
            swiftSettings: strict),

        // What the nightly fuzzing runs: inputs made for every reader, and the properties that must hold.
        .executableTarget(
            name: "airfit-fuzz",
            dependencies: [
                "Canvas", "ChatModel", "HealthModel", "HealthImport", "ImportKit", "HealthStore", "Networking",
                "Providers",
                "Settings",
                "SettingsModel", "Terminal", "Vault", "CSodium", "TestSupport", grdb,
            ],
            path: "Tests/Fuzzing",
            exclude: ["README.md", "run", "kills", "harness.py", "terminal.py", "mcp.py", "escapes.txt", "Corpus"],
            swiftSettings: strict),

        // Tests.
        module("TestSupport", ["Canvas", "Entries", "HealthModel", "HealthQuery", "ChatModel"]),
        specification("Canvas", ["Canvas", "TestSupport"]),
        specification("Widgets", ["Canvas", "Widgets", "TestSupport"], exclude: ["Snapshots"]),
        specification("HealthModel", ["HealthModel"]),
        specification("HealthQuery", ["HealthQuery", "HealthModel"]),
        specification("Findings", ["Findings", "HealthQuery", "HealthModel"]),
        specification("Charts", ["CPicture", "Charts", "Findings", "HealthModel", "HealthQuery", "JSON"]),
        specification("Entries", ["Entries", "HealthModel", "HealthQuery", "ChatModel"], exclude: ["Corpus"]),
        specification(
            "Evidence", ["Evidence", "HealthModel", "HealthQuery", "ChatModel", "JSON"], exclude: ["Fixtures"]),
        specification("Workouts", ["Workouts", "Entries", "HealthModel"]),
        specification("Plans", ["Plans", "Entries", "HealthModel", "HealthQuery"]),
        specification("WorkoutRecording", ["WorkoutRecording", "Workouts", "Entries", "HealthModel"]),
        specification("Manual", ["Manual", "SettingsModel"]),
        specification("Licenses", ["Licenses"]),
        specification(
            "OfflineCoach",
            [
                "OfflineCoach", "HealthModel", "HealthQuery", "HealthQuestions", "JSON", "QuestionLexicons",
                "QuestionParser",
            ],
            exclude: ["Corpus"]),
        specification("MCPServer", ["MCPServer", "ChatModel", "JSON"]),
        specification("SettingsModel", ["SettingsModel", "HealthModel", "ChatModel"]),
        specification(
            "App",
            [
                "Canvas", "ScreenKit", "App", "Entries", "Evidence", "Findings", "HealthModel", "HealthQuery",
                "ChatModel",
                "Plans", "SettingsModel", "Widgets", "Passphrases", "TestSupport", "WeatherModel", "Workouts",
            ] + screens,
            exclude: ["Snapshots"]),
        specification("JSON", ["JSON"]),
        specification(
            "CoachEngine",
            [
                "CoachEngine", "CoachTools", "Charts", "Entries", "Findings", "HealthQuery", "HealthModel", "ChatModel",
                "SettingsModel",
                "JSON",
                "HealthQuestions", "OfflineCoach", "TestSupport", "WeatherModel",
            ], exclude: ["Fixtures"]),
        specification("Safety", ["Safety", "ChatModel", "TestSupport"], exclude: ["Fixtures"]),
        specification(
            "TrendsScreen",
            ["TrendsScreen", "Canvas", "Charts", "ScreenKit", "Widgets", "HealthModel", "HealthQuery", "TestSupport"],
            exclude: ["Snapshots"]),
        specification("Threads", ["Threads"]),
        specification("Files", ["Files"]),
        specification("Networking", ["Networking", "TestSupport"]),
        specification("RESTClient", ["RESTClient", "Networking", "JSON", "TestSupport"]),
        specification("WeatherModel", ["WeatherModel", "HealthModel"]),
        specification(
            "Weather", ["Weather", "WeatherModel", "RESTClient", "Networking", "HealthModel", "TestSupport"]),
        specification(
            "Connections",
            [
                "Connections", "HealthImport", "HealthModel", "HealthStore", "ImportKit", "Networking", "Vault",
                "TestSupport",
            ]),
        specification("LogFile", ["LogFile", "HealthModel", logging]),
        specification("Processes", ["Processes"]),
        specification("Passphrases", ["Passphrases"]),
        specification("Vault", ["Vault", "Processes", "Threads", "Passphrases", "CSodium"]),
        specification("Providers", ["Providers", "JSON", "Networking", "ChatModel", "TestSupport"]),
        specification(
            "HealthImport", ["HealthImport", "ImportKit", "HealthModel", "Archive", "TestSupport"],
            exclude: ["Fixtures"]),
        specification(
            "HealthStore",
            [
                "HealthStore", "Entries", "HealthQuery", "HealthImport", "ImportKit", "SampleData", "HealthModel",
                "Archive",
                "Databases", "TestSupport", grdb,
            ], exclude: ["Fixtures"]),
        specification(
            "ConversationStore",
            [
                "ConversationStore", "ChatModel", "Archive", "Databases", "Findings", "HealthModel", "TestSupport",
                grdb,
            ],
            exclude: ["Fixtures"]),
        specification("Archive", ["Archive", "Files"]),
        specification("Databases", ["Databases", "Files", "TestSupport", sqlite]),
        specification("SampleData", ["SampleData", "ImportKit", "HealthModel", "Entries"]),
        specification(
            "Settings", ["Settings", "SettingsModel", "Themes", "Canvas", "HealthModel", "ChatModel", "Manual"]),
        specification("EventLoop", ["EventLoop"]),
        specification("Notifications", ["Notifications", "SettingsModel", "HealthModel", "EventLoop"]),
        specification("UserUnits", ["UserUnits"]),
        specification("Activation", ["Activation", "SettingsModel"]),
        specification("Terminal", ["Terminal", "Canvas", "TestSupport"]),
        specification(
            "AppStore",
            [
                "AppStore", "ScreenKit", "App", "CoachEngine", "Canvas", "Entries", "Findings", "HealthModel",
                "ChatModel",
                "SettingsModel", "TestSupport", "WeatherModel", "Workouts",
            ] + screens,
            exclude: ["Snapshots"]),
        // What every room says of one day.
        specification(
            "OneNumber",
            [
                "HealthStore", "HealthQuery", "ImportKit", "HealthModel", "SampleData", "CoachEngine", "CoachTools",
                "Findings", "ScreenKit",
                "App", "Entries", "ChatModel", "SettingsModel", "JSON", "TestSupport",
            ] + screens),
        // The program itself is built before its end-to-end tests, which start it.
        specification("EndToEnd", ["TestSupport", "Canvas", "HealthModel", "Vault", "airfit"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
