import Domain
import Wording

extension Localizer {
    /// The time and the details of a row.
    func details(of row: ImportRow) -> String {
        [row.time?.description ?? "", detail(of: row)].filter { !$0.isEmpty }
            .joined(separator: " · ")
    }
}
