public import Foundation

/// The file of an atlas, which is read when a map is first made, and once.
public actor AtlasFile {
    private let file: URL
    private var isRead = false
    private var known: Atlas?

    public init(_ file: URL) {
        self.file = file
    }

    /// The atlas, or `nil` if the file is not there or not whole.
    public var atlas: Atlas? {
        if !isRead {
            isRead = true
            known = (try? Data(contentsOf: file)).flatMap { Atlas([UInt8]($0)) }
        }
        return known
    }
}
