package import Domain

/// Writes entries in one format, one at a time and off the main actor.
///
/// `begin` comes first and `end` last; what the sink throws ends the writing and is thrown on.
package protocol EntryWriter {
    /// Takes the next bytes of the file.
    typealias Sink = (_ bytes: [UInt8]) throws -> Void

    mutating func begin(to sink: Sink) throws
    /// False where the format has no place for the entry, or where it is none; nothing was written
    /// then.
    mutating func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool
    mutating func end(to sink: Sink) throws
}
