// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that whoever uses Signals doesn't fetch what it is measured against.
let package = Package(
    name: "signals-benchmark",
    dependencies: [
        .package(name: "counterfoil", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
        .target(name: "AllocationCount"),
        .executableTarget(
            name: "signals-benchmark",
            dependencies: [
                "AllocationCount", "OpenCombine", .product(name: "Signals", package: "counterfoil"),
            ],
            path: "Sources/SignalsBenchmark",
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .treatAllWarnings(as: .error),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
    ]
)
