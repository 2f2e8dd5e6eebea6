package import Domain
internal import Presentation

extension JournalError {
    /// The same error, about the entry that the list titles so, whatever is written in that title.
    package func named(_ title: String) -> JournalError { titled(title.displayIsolated) }
}
