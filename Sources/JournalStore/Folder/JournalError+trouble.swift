import Domain
import Wording

extension JournalError {
    /// Something kept a file from being read or written.
    static func file(_ name: String, _ trouble: FileTrouble) -> JournalError {
        .file(name: name, reason: LocalWords.ofProgram.reason(trouble))
    }

    /// Something kept the journal from being read or written.
    static func folder(_ trouble: FolderTrouble) -> JournalError {
        .invalid(LocalWords.ofProgram.sentence(trouble))
    }
}
