import Domain
import Wording

extension JournalError {
    /// Something kept a file from being read or written.
    static func file(_ name: String, _ trouble: FileError) -> JournalError {
        .file(name: name, reason: Localizer.ofProgram.reason(trouble))
    }

    /// Something kept the journal from being read or written.
    static func folder(_ trouble: FolderTrouble) -> JournalError {
        .invalid(Localizer.ofProgram.sentence(trouble))
    }
}
