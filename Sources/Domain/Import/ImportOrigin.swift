/// What names a row of a source.
package struct ImportOrigin: Hashable, Sendable {
    package let source: String
    package let key: String

    package init(source: String, key: String) {
        self.source = source
        self.key = key
    }

    package init(_ mark: ImportMark) {
        self.init(source: mark.source, key: mark.key)
    }

    /// What the source of entries that Counterfoil exported is called.
    package static let counterfoil = "Counterfoil"

    /// Whether a key was made of what a row says, and not given by its source.
    package static func isMade(_ key: String) -> Bool {
        let parts = key.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        return parts.count > 3 && parts[parts.count - 1].allSatisfy { (0x30...0x39).contains($0) }
    }
}

extension ImportRecord {
    /// Nil where the source has no name for the row, and for Counterfoil's own files: what they
    /// hold is to be what it was, so that nothing may tell of them.
    package var origin: ImportOrigin? {
        source.isEmpty || key.isEmpty || source == ImportOrigin.counterfoil
            ? nil : ImportOrigin(source: source, key: key)
    }

    /// What names the film that the row is of; nil where the source does not say.
    package var filmOrigin: ImportOrigin? {
        filmKey.isEmpty ? nil : ImportOrigin(source: source, key: filmKey)
    }
}
