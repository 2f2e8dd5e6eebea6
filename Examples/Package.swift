// swift-tools-version: 6.2
import PackageDescription

// Examples can be built in either language mode: LANGUAGE_MODE=5 swift build.
func example(_ name: String, of products: String...) -> Target {
    let mode: SwiftLanguageMode = Context.environment["LANGUAGE_MODE"] == "5" ? .v5 : .v6
    return .executableTarget(
        name: name,
        dependencies: products.map { .product(name: $0, package: "counterfoil") },
        swiftSettings: [.swiftLanguageMode(mode), .defaultIsolation(MainActor.self)])
}

let package = Package(
    name: "Examples",
    dependencies: [
        // Without the trait of the program, nothing is fetched.
        .package(name: "counterfoil", path: "..", traits: [])
    ],
    targets: [
        example("Hello", of: "Gtk"),
        example("Feedback", of: "Gtk", "Presentation", "Signals"),
        example("MillionRows", of: "Gtk"),
        example("ColourButton", of: "CGtk", "Gtk"),
        example("Ticks", of: "Signals"),
    ]
)
