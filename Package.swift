// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// The shipped library is Embedded Swift, built by CMakeLists.txt. This package builds the same sources as ordinary
// Swift: for Swift users, XCTest, the sanitizers and the fuzzers. It has no unsafe flags: SwiftPM refuses them in a package
// that another one takes by its version.
let coreSettings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "animcore",
    // The first with InlineArray in their standard library.
    platforms: [.macOS(.v26), .iOS(.v26), .tvOS(.v26), .watchOS(.v26), .visionOS(.v26)],
    products: [
        .library(name: "AnimCore", targets: ["AnimCore"]),
        .library(name: "animcore", type: .dynamic, targets: ["AnimCoreABI"]),
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
        .target(name: "AnimStage", dependencies: ["AnimPaths", "CAnimPlatform"], swiftSettings: coreSettings),
        .target(name: "AnimMachine", dependencies: ["AnimStage"], swiftSettings: coreSettings),
        .target(name: "AnimScene", dependencies: ["AnimMachine"], swiftSettings: coreSettings),
        // What Swift users import.
        .target(name: "AnimCore", dependencies: ["AnimScene"], swiftSettings: coreSettings),
        .target(
            name: "AnimCoreABI",
            dependencies: ["AnimScene", "CAnimCore", "CAnimPlatform"],
            swiftSettings: coreSettings
        ),
        .testTarget(
            name: "AnimCoreTests",
            dependencies: ["AnimMath", "AnimMotion", "AnimPaths", "AnimStage", "AnimMachine", "AnimScene"],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
        // Imports nothing but AnimCore, as a user does.
        .testTarget(
            name: "AnimCoreAPITests",
            dependencies: ["AnimCore"],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
    ]
)
