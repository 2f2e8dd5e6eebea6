import Domain
import Foundation
import Wording

/// The elements of a JSON array in a file, which are read one at a time.
struct JSONRows {
    let file: SourceFile
    let key: String?

    /// Reads every element. One that cannot be read is added to the contents, and reading
    /// continues.
    ///
    /// - Parameter shown: returns the description of an element that `take` cannot read.
    func read<Row: Decodable>(
        as type: Row.Type, into contents: inout SourceContents, progress: (Int) -> Void,
        shown: (Row, SourcePlace) -> ImportRow,
        row take: (Row, SourcePlace, inout SourceContents) throws(RowDefect) -> Void
    ) throws(ImportError) {
        let stream = try TextStream(of: file)
        let decoder = JSONDecoder()
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
                let place = SourcePlace(file: file.name, row: element.number)
                var row: Row?
                do {
                    if let defect = element.defect { throw RowDefect(defect) }
                    let decoded = try decoder.decode(Row.self, from: Data(element.bytes))
                    row = decoded
                    try take(decoded, place, &contents)
                } catch {
                    let shown = row.map { shown($0, place) }
                    contents.refuse(
                        shown ?? ImportRow(nil, at: place, title: ""), RowDefect(error).words)
                }
            }
            done += elements.count
            try SourceContents.check(done, of: file.name)
            progress(elements.count)
            elements.removeAll(keepingCapacity: true)
            if piece == nil { return }
        }
    }

    /// Returns the first element if the file's first bytes contain it completely, or `nil`
    /// otherwise.
    func first<Row: Decodable>(as type: Row.Type) -> Row? {
        var splitter = JSONElements(of: key)
        var elements: [JSONElements.Element] = []
        splitter.consume(TextStream.beginning(of: file), into: &elements)
        guard let first = elements.first, first.defect == nil else { return nil }
        return try? JSONDecoder().decode(Row.self, from: Data(first.bytes))
    }
}

extension RowDefect {
    /// Makes the defect of an element that has the wrong form.
    fileprivate init(_ error: any Error) {
        switch error {
        case let defect as RowDefect: self = defect
        case DecodingError.keyNotFound(let key, _):
            self.init(.missing(key: key.stringValue))
        case DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            self.init(.wrongKind(key: context.codingPath.last?.stringValue.unlessEmpty))
        default: self.init(.noJSON)
        }
    }
}
