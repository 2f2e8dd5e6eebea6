import Domain

/// Reads a list of films: a table about the list above one of its films. It has no viewings, and is
/// kept as it is.
enum LetterboxdList {
    static func read(
        _ file: SourceFile, into contents: inout SourceContents
    ) throws(ImportError) {
        try contents.addList(titled: ListHead(file)?.name ?? file.stem, file)
    }
}
