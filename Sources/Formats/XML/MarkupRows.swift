import Domain

/// The elements of an XML file, which are read one at a time.
struct MarkupRows {
    let file: SourceFile
    /// The name of the outermost element whose inner elements are the rows. In other files, the
    /// outermost elements themselves are.
    let container: String

    /// Reads every element. One that cannot be read is added to the contents, and so is the reason
    /// if what follows it cannot be read.
    func read(
        into contents: inout SourceContents, progress: (Int) -> Void,
        row take: (MarkupElements.Element, SourcePlace, inout SourceContents)
            throws(RowTrouble) -> Void
    ) throws(ImportError) {
        let stream = try TextStream(of: file)
        let splitter = MarkupElements(inside: container)
        var elements: [MarkupElements.Element] = []
        var defect: RowTrouble?
        var isAtEnd = false
        while !isAtEnd, defect == nil {
            if Task.isCancelled { throw .cancelled }
            let piece = try stream.next()
            isAtEnd = piece == nil
            do throws(RowTrouble) {
                if let piece {
                    try splitter.consume(piece, into: &elements)
                } else {
                    try splitter.end()
                }
            } catch {
                defect = error
            }
            for element in elements {
                let place = SourcePlace(file: file.name, row: element.number)
                do throws(RowTrouble) {
                    if let defect = element.defect { throw defect }
                    try take(element, place, &contents)
                } catch {
                    contents.refuse(ImportRow(nil, at: place, title: element["title"]), error)
                }
            }
            try SourceContents.check(splitter.count, of: file.name)
            progress(elements.count)
            elements.removeAll(keepingCapacity: true)
        }
        if let defect {
            let place = SourcePlace(file: file.name, row: max(1, splitter.count))
            contents.refuse(ImportRow(nil, at: place, title: ""), defect)
        }
    }
}
