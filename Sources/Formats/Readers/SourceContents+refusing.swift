import Domain

extension SourceContents {
    /// Adds a file of a known format in which nothing was found.
    mutating func refuseEmpty(_ file: String) {
        refuse(ImportRow(nil, at: SourcePlace(file: file), title: file), .nothing)
    }
}
