package import Formats
package import Foundation

extension ServiceFolders {
    /// The descriptions of services that come with the program.
    package static let shipped = ServiceFolders(shipped: .shippedServices, own: nil)
}

extension URL {
    package static let shippedServices = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../resources/services").standardized
}
