public import Foundation

extension Locale {
    /// The locale that the environment asks for in dates and times: `LC_ALL`, then `LC_TIME`, then
    /// `LANG`. `Locale.current` knows none of them on Linux. Where none is set, or it is the C
    /// locale, British English: words as in the program's own, a clock of 24 hours.
    public static func preferred(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Locale {
        let value = ["LC_ALL", "LC_TIME", "LANG"].lazy
            .compactMap { environment[$0] }
            .first { !$0.isEmpty }
        let name = value.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? "C"
        return Locale(identifier: ["C", "POSIX"].contains(name) ? "en_GB" : name)
    }
}
