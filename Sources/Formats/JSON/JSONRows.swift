import Domain
import Foundation

/// The elements of a JSON array in a file, which are read one at a time.
struct JSONRows {
    let file: SourceFile
    /// The key of the array, or `nil` if the file is one.
    var key: String?
    /// The number of elements in arrays of the file that were read before. Counting goes on from
    /// there.
    var earlier = 0
    /// Whether keys are written like `rated_at`, and the properties of rows like `ratedAt`.
    var isInSnakeCase = false

    /// Reads every element, and returns their number. One that cannot be read is added to the
    /// contents, and reading continues.
    ///
    /// - Parameter shown: returns the description of an element that `take` cannot read.
    @discardableResult
    func read<Row: Decodable>(
        as type: Row.Type, into contents: inout SourceContents, progress: (Int) -> Void,
        shown: (Row, SourcePlace) -> ImportRow,
        row take: (Row, SourcePlace, inout SourceContents) throws(RowTrouble) -> Void
    ) throws(ImportError) -> Int {
        let stream = try TextStream(of: file)
        let decoder = decoder
        var splitter = JSONElements(of: key)
        var elements: [JSONElements.Element] = []
        var done = 0
        while true {
            if Task.isCancelled { throw .cancelled }
            let piece = try stream.next()
            if let piece {
                splitter.consume(piece, into: &elements)
            } else {
                splitter.end(into: &elements)
            }
            for element in elements {
                let place = SourcePlace(file: file.name, row: earlier + element.number)
                var row: Row?
                do {
                    if let defect = element.defect { throw defect }
                    let decoded = try decoder.decode(Row.self, from: Data(element.bytes))
                    row = decoded
                    try take(decoded, place, &contents)
                } catch {
                    let shown = row.map { shown($0, place) }
                    contents.refuse(
                        shown ?? ImportRow(nil, at: place, title: ""), RowTrouble(error))
                }
            }
            done += elements.count
            try SourceContents.check(earlier + done, of: file.name)
            progress(elements.count)
            elements.removeAll(keepingCapacity: true)
            if piece == nil { return done }
        }
    }

    private var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        if isInSnakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        return decoder
    }
}

extension RowTrouble {
    /// Makes the trouble of an element that has the wrong form.
    fileprivate init(_ error: any Error) {
        switch error {
        case let trouble as RowTrouble: self = trouble
        case DecodingError.keyNotFound(let key, _):
            self = .missing(key: key.stringValue)
        case DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            self = .wrongKind(key: context.codingPath.last?.stringValue.unlessEmpty)
        default: self = .noJSON
        }
    }
}
