package import Domain

/// Writes entries in one format, one at a time and off the main actor.
///
/// `begin` is called first and `end` last. An error of the sink ends the writing and is rethrown.
package protocol EntryWriter {
    /// The number of trips that were written without coordinates, if the format is about them.
    var withoutCoordinates: Int { get }
    /// Takes the next bytes of the file.
    typealias Sink = (_ bytes: [UInt8]) throws -> Void

    mutating func begin(to sink: Sink) throws
    /// Writes an entry. Returns false, and writes nothing, if it is not an entry or the format
    /// cannot hold it.
    mutating func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool
    mutating func end(to sink: Sink) throws
}

extension EntryWriter {
    package var withoutCoordinates: Int { 0 }
}
