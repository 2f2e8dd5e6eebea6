import Domain

extension ColumnMapping {
    /// Makes the mapping from the person's names of columns, which are headings or numbers such as
    /// `#3`.
    init(_ named: NamedColumns, in table: Table) throws(ImportError) {
        self.init(named.kind)
        for (meaning, name) in named.names.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let column = try table.place(of: name.onOneLine)
            if self.meaning(of: column) != nil {
                throw .unreadable(file: table.file.name, .columnTwice(name))
            }
            set(column, to: meaning)
        }
    }
}

extension Table {
    /// Returns the index of a column by its name. The heading may be typed without accents and
    /// signs if only one column matches.
    fileprivate func place(of name: String) throws(ImportError) -> Int {
        let titles = heading.titles
        let (lower, plain) = (name.lowercased(), Heading.plain(name))
        let exact = titles.indices.filter { titles[$0].onOneLine.lowercased() == lower }
        let alike = titles.indices.filter { Heading.plain(titles[$0]) == plain }
        let places = name.isEmpty ? [] : exact.isEmpty && !plain.isEmpty ? alike : exact
        if places.count > 1 {
            throw .unreadable(file: file.name, .severalColumns(name, places.map { $0 + 1 }))
        }
        if let place = places.first { return place }
        if name.hasPrefix("#"), let number = Int(name.dropFirst()),
            (1...titles.count).contains(number)
        {
            return number - 1
        }
        throw .unreadable(file: file.name, .noColumn(name, of: titles.filter { !$0.isEmpty }))
    }
}
