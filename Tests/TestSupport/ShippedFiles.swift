public import Foundation

extension URL {
    /// The map of the world that comes with the program.
    public static let shippedMap = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../resources/map/world.map").standardized
}
