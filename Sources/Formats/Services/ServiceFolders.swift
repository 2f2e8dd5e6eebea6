package import Domain
package import Foundation

/// The descriptions of services in the folder that the program installs, and newer or further ones
/// in the user's own folder. They are read when they are first needed.
///
/// An unusable file of the user's leaves the installed one in its place, and is listed among the
/// defects.
package final class ServiceFolders: Sendable {
    private let shipped: URL?
    private let own: URL?
    private let made = Memo<ReadServices>()

    /// - Parameters:
    ///   - shipped: the installed folder, or `nil` if there is none.
    ///   - own: the user's folder, which need not exist, or `nil` if there is none.
    package init(shipped: URL?, own: URL?) {
        self.shipped = shipped
        self.own = own
    }

    package var defects: [DataDefect] { known.defects }

    /// The services in the order of their names' files.
    var services: [ServiceDescription] { known.services }

    private var known: ReadServices {
        made { ReadServices([shipped, own].compactMap { $0.map(DataFolder.init) }) }
    }
}

/// The descriptions that were read, with the defects of their files.
private struct ReadServices: Sendable {
    let services: [ServiceDescription]
    let defects: [DataDefect]

    /// Reads folders, of which each has newer descriptions than those before it.
    init(_ folders: [DataFolder]) {
        var services = NewestEditions(by: \.edition, ServiceReader.service)
        defects = folders.flatMap { services.adopt($0.names, from: $0) }
        self.services = services.values.sorted { $0.id < $1.id }
    }
}
