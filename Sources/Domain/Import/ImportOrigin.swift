/// The identity of a row of a source.
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

    /// The name of Counterfoil's own exports as a source.
    package static let counterfoil = "Counterfoil"

    /// Returns whether a key was composed from the row's values and not given by its source.
    package static func isMade(_ key: String) -> Bool {
        let parts = key.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        return parts.count > 3 && parts[parts.count - 1].allSatisfy(\.isDigit)
    }

    /// Returns the key of a film on a source's watchlist, which differs from the key of the film
    /// itself.
    package static func onWatchlist(_ key: String) -> String { watchlist + key }

    package static func isOnWatchlist(_ key: String) -> Bool { key.hasPrefix(watchlist) }

    private static let watchlist = "watchlist:"
}

extension ImportRecord {
    /// The origin of the row, or `nil` if the source has no key for it. Counterfoil's own files
    /// have none, so that restored entries show no trace of an import.
    package var origin: ImportOrigin? {
        source.isEmpty || key.isEmpty || source == ImportOrigin.counterfoil
            ? nil : ImportOrigin(source: source, key: key)
    }

    /// The identity of a last viewing by its day, if the journal has an earlier one under the row's
    /// own; `nil` if the row has none.
    package var originByDay: ImportOrigin? {
        guard isLastViewing, let origin, let day = film?.watched else { return nil }
        return ImportOrigin(source: origin.source, key: "\(origin.key) \(day.isoText)")
    }

    /// The identity of the row's film, or `nil` if the source does not tell it.
    package var filmOrigin: ImportOrigin? {
        filmKey.isEmpty ? nil : ImportOrigin(source: source, key: filmKey)
    }
}

/// The origin of an imported entry, with the values that the source had at the last import.
public struct ImportMark: Hashable, Sendable {
    /// The name of the service or program, such as `Letterboxd`.
    public let source: String
    /// The identifier of the entry in the source, the same in each export.
    public let key: String
    /// A fingerprint of the source's value for each field, by the field's name. A later import uses
    /// it to tell changes in the source from those in the journal.
    public var said: [String: String]

    public init(source: String, key: String, said: [String: String] = [:]) {
        self.source = source
        self.key = key
        self.said = said
    }
}
