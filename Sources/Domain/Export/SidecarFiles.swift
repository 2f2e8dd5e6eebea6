/// The files that a journal keeps beside its entries.
package struct SidecarFiles: Sendable {
    package var searches: [SavedSearch] = []
    package var lists: [ListFile] = []
    package var answers: [ListAnswer] = []

    package init() {}
}
