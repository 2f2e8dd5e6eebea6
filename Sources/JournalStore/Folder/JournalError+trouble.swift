import Domain
import Wording

extension JournalError {
    /// Returns the error of a file that cannot be read or written.
    static func file(_ name: String, _ trouble: FileError) -> JournalError {
        .file(name: name, reason: Localizer.ofProgram.reason(trouble))
    }

    /// Returns the error of a journal that cannot be read or written.
    static func folder(_ trouble: FolderTrouble) -> JournalError {
        .invalid(Localizer.ofProgram.sentence(trouble))
    }
}
