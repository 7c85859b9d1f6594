// swift-tools-version: 6.1
import PackageDescription

// The shipped library is Embedded Swift, built by CMakeLists.txt. This package builds the same sources as ordinary
// Swift: for Swift users, XCTest, the sanitizers and the fuzzers. `--traits Embedded` compiles them as Embedded Swift.
//
// The feature is a plain flag here: SwiftPM hands one that is enabled by its name to the linker whatever its condition
// says, and a library of ordinary Swift is then linked without what registers its conformances with the runtime.
let embedded = ["-enable-experimental-feature", "Embedded"]
let coreSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .unsafeFlags(embedded + ["-wmo"], .when(traits: ["Embedded"])),
]

let package = Package(
    name: "animcore",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "AnimCore", targets: ["AnimCore"]),
        .library(name: "animcore", type: .dynamic, targets: ["AnimCoreABI"]),
    ],
    traits: [
        .trait(name: "Embedded", description: "Compile the core as Embedded Swift, without the Swift runtime.")
    ],
    targets: [
        .systemLibrary(name: "CAnimCore", path: "include"),
        .target(name: "CAnimPlatform"),
        .target(
            name: "AnimMath",
            dependencies: ["CAnimPlatform"],
            swiftSettings: coreSettings,
            // Ordinary Swift calls libm's sqrt, which is correctly rounded everywhere, for a root's errno.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
        ),
        .target(name: "AnimMotion", dependencies: ["AnimMath", "CAnimPlatform"], swiftSettings: coreSettings),
        .target(name: "AnimPaths", dependencies: ["AnimMotion"], swiftSettings: coreSettings),
        .target(name: "AnimStage", dependencies: ["AnimPaths"], swiftSettings: coreSettings),
        .target(name: "AnimMachine", dependencies: ["AnimStage"], swiftSettings: coreSettings),
        .target(name: "AnimScene", dependencies: ["AnimMachine"], swiftSettings: coreSettings),
        // All of them by one import.
        .target(name: "AnimCore", dependencies: ["AnimScene"], swiftSettings: coreSettings),
        .target(
            name: "AnimCoreABI",
            dependencies: ["AnimScene", "CAnimCore", "CAnimPlatform"],
            swiftSettings: coreSettings,
            linkerSettings: [.unsafeFlags(embedded, .when(traits: ["Embedded"]))]
        ),
        .testTarget(
            name: "AnimCoreTests",
            dependencies: ["AnimMath", "AnimMotion", "AnimPaths", "AnimStage", "AnimMachine", "AnimScene"],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
    ]
)
