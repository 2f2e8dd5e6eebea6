/// What a journal keeps beside its entries.
package struct SidecarFiles: Sendable {
    package var searches: [SavedSearch] = []
    /// The files of lists of films.
    package var lists: [ListFile] = []
    /// What was answered about films of lists.
    package var answers: [ListAnswer] = []

    package init() {}
}
