import Domain
import Wording

/// The version of a format of ours, as a file says it.
enum FormatVersion {
    /// Throws for a version that came later: what it has more would be lost without a word.
    /// - Parameter text: the digits of a number; nil where a file says nothing.
    static func check(_ text: String?, of file: String) throws(ImportError) {
        guard let text, Int(text).map({ $0 > EntryRecord.version }) ?? true else { return }
        throw .unreadable(
            file: file,
            .newerVersion(String(text.prefix(20)), known: EntryRecord.version))
    }
}
