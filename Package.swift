// swift-tools-version: 6.2
import Foundation
import PackageDescription

// GTK's flags. GLib's own file asks for `-pthread`, which SwiftPM refuses with a warning, so where
// GTK is in its usual place ours names the same folders without it.
let gtk: String = {
    let ours = Context.packageDirectory + "/Sources/CGtk/gtk.pc"
    let isInUsualPlace = FileManager.default.fileExists(atPath: "/usr/include/gtk-3.0/gtk/gtk.h")
    return isInUsualPlace && !ours.contains(" ") ? ours : "gtk+-3.0"
}()

// A release resolves all symbols at the start and makes their table read-only, as Debian asks of
// its programs.
let hardened: [LinkerSetting] = [
    .unsafeFlags(
        ["-Xlinker", "-z", "-Xlinker", "relro", "-Xlinker", "-z", "-Xlinker", "now"],
        .when(platforms: [.linux], configuration: .release))
]

// Settings every target of ours shares: a warning is an error, and an import that
// shows in a public signature has to say so.
let common: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

// What a person sees or touches lives on the main actor unless it says otherwise.
let mainActor: [SwiftSetting] = common + [.defaultIsolation(MainActor.self)]

// What only the program needs, and not its libraries.
let program = TargetDependencyCondition.when(traits: ["Program"])

let package = Package(
    name: "counterfoil",
    products: [
        .executable(name: "counterfoil", targets: ["Counterfoil"]),
        .library(name: "Signals", targets: ["Signals"]),
        .library(name: "Presentation", targets: ["Presentation"]),
        .library(name: "Gtk", targets: ["Gtk"]),
        .library(name: "CGtk", targets: ["CGtk"]),
    ],
    // A package that only uses the libraries turns the trait off, and fetches nothing.
    traits: [
        .trait(name: "Program", description: "The journal itself, with the packages it needs."),
        .default(enabledTraits: ["Program"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // MARK: C libraries
        .systemLibrary(
            name: "CGtk", pkgConfig: gtk, providers: [.apt(["libgtk-3-dev"])]),
        .systemLibrary(
            name: "CIcal", providers: [.apt(["libical-dev"])]),
        .systemLibrary(
            name: "CArchive", providers: [.apt(["libarchive-dev"])]),
        .systemLibrary(
            name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CIntl"),
        .systemLibrary(name: "CLinux"),

        // MARK: Libraries, values and their sentences
        .target(name: "Signals", swiftSettings: common),
        .target(name: "Files", dependencies: ["CLinux"], swiftSettings: common),
        .target(name: "Maps", swiftSettings: common),
        .target(name: "Domain", dependencies: ["Signals"], swiftSettings: common),
        .target(name: "Claims", dependencies: ["Domain", "Signals"], swiftSettings: common),
        .target(name: "Statistics", dependencies: ["Domain"], swiftSettings: common),
        .target(name: "Presentation", dependencies: ["Maps", "Signals"], swiftSettings: mainActor),
        .target(
            name: "Wording",
            dependencies: ["CIntl", "Claims", "Domain", "Maps", "Presentation", "Statistics"],
            swiftSettings: common),
        .target(
            name: "Gtk", dependencies: ["CGtk", "Files"], swiftSettings: mainActor,
            linkerSettings: [.linkedLibrary("m")]),

        // MARK: Features: presenters, view protocols, view models, coordinators
        .target(
            name: "JournalFeature",
            dependencies: ["Claims", "Domain", "Presentation", "Signals", "Wording"],
            swiftSettings: mainActor),
        .target(
            name: "EntryFeature", dependencies: ["Domain", "Presentation", "Signals", "Wording"],
            swiftSettings: mainActor),
        .target(
            name: "FilmsFeature",
            dependencies: ["Domain", "EntryFeature", "Presentation", "Signals", "Wording"],
            swiftSettings: mainActor),
        .target(
            name: "TripsFeature",
            dependencies: [
                "Claims", "Domain", "EntryFeature", "Maps", "Presentation", "Signals", "Wording",
            ],
            swiftSettings: mainActor),
        .target(
            name: "ClaimsFeature",
            dependencies: [
                "Claims", "Domain", "EntryFeature", "Presentation", "Signals", "Wording",
            ],
            swiftSettings: mainActor),
        .target(
            name: "StatisticsFeature",
            dependencies: ["Domain", "Maps", "Presentation", "Signals", "Statistics", "Wording"],
            swiftSettings: mainActor),

        // MARK: The window and the store
        .target(
            name: "UserInterface",
            dependencies: [
                "ClaimsFeature", "EntryFeature", "FilmsFeature", "Gtk", "JournalFeature", "Maps",
                "Presentation", "Signals", "StatisticsFeature", "TripsFeature", "Wording",
            ],
            swiftSettings: mainActor),
        .target(
            name: "JournalFormat", dependencies: ["CIcal", "Domain"],
            swiftSettings: common),
        .target(
            name: "JournalStore",
            dependencies: [
                "CLinux", "Claims", "Domain", "Files", "JournalFormat", "Signals",
                .product(name: "GRDB", package: "GRDB.swift", condition: program),
                .product(name: "GRDBSQLite", package: "GRDB.swift", condition: program),
                .product(name: "Logging", package: "swift-log", condition: program),
            ],
            swiftSettings: common),

        // MARK: Import and export
        .target(
            name: "Formats",
            dependencies: [
                "CArchive", "CExpat", "CLinux", "Claims", "Domain", "Files", "JournalFormat",
                "Maps",
            ],
            swiftSettings: common),

        // MARK: The program
        .executableTarget(
            name: "Counterfoil",
            dependencies: [
                "Claims", "ClaimsFeature", "Domain", "EntryFeature", "Files", "FilmsFeature",
                "Formats", "Gtk", "JournalFeature", "JournalStore", "Maps", "Presentation",
                "Signals", "Statistics", "StatisticsFeature", "TripsFeature", "UserInterface",
                "Wording",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: program),
            ],
            swiftSettings: common, linkerSettings: hardened),

        // MARK: Tests
        .target(
            name: "TestSupport",
            dependencies: [
                "Claims", "Domain", "EntryFeature", "Files", "JournalFormat", "Presentation",
                "Signals", "Wording",
            ],
            path: "Tests/TestSupport",
            swiftSettings: common),
        .testTarget(
            name: "SignalsTests", dependencies: ["Signals", "TestSupport"], swiftSettings: common),
        .testTarget(
            name: "FilesTests", dependencies: ["Files", "TestSupport"], swiftSettings: common),
        .testTarget(
            name: "DomainTests",
            dependencies: [
                "Claims", "Domain", "Formats", "Signals", "Statistics", "TestSupport", "Wording",
            ],
            exclude: ["Typing/lines.tsv"], swiftSettings: common),
        .testTarget(
            name: "MapsTests", dependencies: ["Maps", "TestSupport"],
            swiftSettings: common),
        .testTarget(
            name: "PlacesTests", dependencies: ["Domain", "Formats", "Statistics", "TestSupport"],
            exclude: ["Stations"], swiftSettings: common),
        .testTarget(
            name: "RightsTests",
            dependencies: ["Claims", "Domain", "Formats", "TestSupport"],
            swiftSettings: common),
        .testTarget(
            name: "WordingTests",
            dependencies: ["Claims", "Domain", "Presentation", "TestSupport", "Wording"],
            swiftSettings: common),
        .testTarget(
            name: "PresentationTests", dependencies: ["Presentation", "Signals", "TestSupport"],
            swiftSettings: mainActor),
        .target(
            name: "GtkTestSupport", dependencies: ["CGtk", "Gtk"], path: "Tests/GtkTestSupport",
            swiftSettings: mainActor),
        .executableTarget(
            name: "BridgeProbe", dependencies: ["Gtk"], path: "Tests/Probes/BridgeProbe",
            swiftSettings: mainActor),
        .executableTarget(
            name: "TrashProbe", dependencies: ["Gtk"], path: "Tests/Probes/TrashProbe",
            swiftSettings: mainActor),
        .testTarget(
            name: "GtkTests",
            dependencies: ["BridgeProbe", "CGtk", "Gtk", "GtkTestSupport", "TestSupport"],
            swiftSettings: mainActor),
        .testTarget(
            name: "PapersTests",
            dependencies: ["Claims", "Domain", "Gtk", "TestSupport", "UserInterface", "Wording"],
            swiftSettings: mainActor),
        .testTarget(
            name: "JournalFeatureTests",
            dependencies: [
                "Claims", "Domain", "JournalFeature", "Presentation", "Signals", "TestSupport",
                "Wording",
            ],
            swiftSettings: mainActor),
        .testTarget(
            name: "FilmsFeatureTests",
            dependencies: [
                "Domain", "EntryFeature", "FilmsFeature", "Presentation", "Signals",
                "Statistics", "TestSupport", "Wording",
            ],
            swiftSettings: mainActor),
        .testTarget(
            name: "ClaimsFeatureTests",
            dependencies: [
                "Claims", "ClaimsFeature", "Domain", "EntryFeature", "Presentation", "Signals",
                "TestSupport", "Wording",
            ],
            swiftSettings: mainActor),
        .testTarget(
            name: "TripsFeatureTests",
            dependencies: [
                "Claims", "Domain", "EntryFeature", "Maps", "Presentation", "Signals",
                "TestSupport", "TripsFeature", "Wording",
            ],
            swiftSettings: mainActor),
        .testTarget(
            name: "InterchangeFeatureTests",
            dependencies: [
                "Domain", "JournalFeature", "Presentation", "Signals", "TestSupport", "Wording",
            ],
            swiftSettings: mainActor),
        .testTarget(
            name: "StatisticsFeatureTests",
            dependencies: [
                "Domain", "Maps", "Presentation", "Signals", "Statistics", "StatisticsFeature",
                "TestSupport", "Wording",
            ],
            swiftSettings: mainActor),
        .testTarget(
            name: "CommandsTests",
            dependencies: ["Claims", "Counterfoil", "Domain", "TestSupport", "Wording"],
            swiftSettings: common),
        .testTarget(
            name: "UserInterfaceTests",
            dependencies: [
                "Claims", "ClaimsFeature", "Domain", "EntryFeature", "FilmsFeature", "Gtk",
                "GtkTestSupport", "JournalFeature", "Maps", "Presentation", "Signals", "Statistics",
                "StatisticsFeature", "TestSupport", "TripsFeature", "UserInterface", "Wording",
            ],
            swiftSettings: mainActor),
        .executableTarget(
            name: "JournalProbe",
            dependencies: [
                "Claims", "Domain", "Formats", "JournalStore", "Maps", "Presentation", "Signals",
                "Statistics", "Wording",
                .product(name: "Logging", package: "swift-log", condition: program),
            ],
            path: "Tests/Probes/JournalProbe", swiftSettings: common),
        .testTarget(
            name: "JournalFormatTests",
            dependencies: ["Domain", "JournalFormat", "TestSupport"],
            swiftSettings: common),
        .executableTarget(name: "ConfinedProbe", path: "Tests/Probes/ConfinedProbe"),
        .target(
            name: "FormatsTestSupport", dependencies: ["Domain", "Formats", "Wording"],
            path: "Tests/FormatsTestSupport", swiftSettings: common),
        .testTarget(
            name: "FormatsTests",
            dependencies: [
                "ConfinedProbe", "Domain", "Files", "Formats", "FormatsTestSupport",
                "JournalFormat", "TestSupport", "Wording",
            ],
            exclude: ["Fixtures"], swiftSettings: common),
        .testTarget(
            name: "ImportPlanTests",
            dependencies: [
                "Domain", "Formats", "FormatsTestSupport", "JournalFormat", "TestSupport",
            ],
            swiftSettings: common),
        .testTarget(
            name: "JournalStoreTests",
            dependencies: [
                "Claims", "Domain", "Files", "Formats", "JournalFormat", "JournalProbe",
                "JournalStore", "Maps", "Presentation", "Signals", "Statistics",
                "StatisticsFeature", "TestSupport", "Wording",
                .product(name: "GRDB", package: "GRDB.swift", condition: program),
                .product(name: "Logging", package: "swift-log", condition: program),
            ],
            swiftSettings: common),
    ]
)

// Built by scripts/fuzz alone, with the compiler's own fuzzer.
if Context.environment["COUNTERFOIL_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "ReaderFuzz", dependencies: ["Domain", "Formats", "JournalFormat"],
            path: "Tests/Fuzz", swiftSettings: common))
}
