import Domain

/// A list of films: one table about the list, one of its films. It tells of no viewing, and is kept as it
/// is.
enum LetterboxdList {
    static func read(
        _ file: SourceFile, into contents: inout SourceContents
    ) throws(ImportError) {
        try contents.addList(titled: ListHead(file)?.name ?? file.stem, file)
    }
}
