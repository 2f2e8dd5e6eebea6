import Domain

/// The version of one of Counterfoil's formats in a file.
enum FormatVersion {
    /// Throws an error for a newer version, whose additional content would be lost silently.
    ///
    /// - Parameter text: the digits of the version, or `nil` if the file has none.
    static func check(_ text: String?, of file: String) throws(ImportError) {
        guard let text, Int(text).map({ $0 > EntryRecord.version }) ?? true else { return }
        throw .unreadable(
            file: file,
            .newerVersion(String(text.prefix(20)), known: EntryRecord.version))
    }
}
