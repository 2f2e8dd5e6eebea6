import CArchive

/// Lets libarchive read and write the names of members, for which it uses the locale's encoding, as
/// UTF-8.
enum ArchiveNames {
    /// A UTF-8 locale, made once and never freed, or `nil` if the system has none.
    private nonisolated(unsafe) static let utf8 = counterfoil_utf8()

    /// Calls a function with UTF-8 as the encoding of names, whatever the program's locale is.
    static func inUTF8<Result>(_ body: () -> Result) -> Result {
        guard let utf8 else { return body() }
        let before = counterfoil_use_locale(utf8)
        defer { _ = counterfoil_use_locale(before) }
        return body()
    }
}
