import Domain
import Wording

extension ImportError {
    /// Something keeps a file from being imported.
    static func unreadable(file: String, _ trouble: SourceTrouble) -> ImportError {
        .unreadable(SourcePlace(file: file), reason: LocalWords.ofProgram.reason(trouble))
    }
}
