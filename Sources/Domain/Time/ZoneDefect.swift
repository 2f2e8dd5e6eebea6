/// Why a name in a file means no zone.
package enum ZoneDefect: Error, Hashable, Sendable {
    /// Neither the time zone database nor the file knows it.
    case unknown(String)
    /// The file's definition of it cannot be read.
    case senseless(String)
    /// A rule of the definition never comes round, such as 30 February.
    case never(String)
    /// Working the definition out would take more than any real one does.
    case endless(String)
}
