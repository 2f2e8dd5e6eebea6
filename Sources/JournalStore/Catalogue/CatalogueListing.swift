import Domain

/// The entries of a catalogue that answer a query.
struct CatalogueListing: EntryListing {
    let query: EntryQuery
    let months: [MonthOfEntries]
    private let records: [Record]
    private let catalogue: Catalogue

    /// Every word of the search has to be found somewhere in the entry's texts, whatever its case
    /// and accents, at the beginning of a word or inside one.
    init(of catalogue: Catalogue, matching query: EntryQuery) {
        self.query = query
        self.catalogue = catalogue
        let words = SearchText.words(of: query.search)
        var records = catalogue.records
        if query.kind != nil || !words.isEmpty {
            records = records.filter { record in
                (query.kind == nil || record.entry.kind == query.kind)
                    && words.allSatisfy { SearchText.isFound($0, in: record.searchText) }
            }
        }
        self.records = records
        months = Self.months(of: records)
    }

    var count: Int { records.count }

    func summaries(in range: Range<Int>) -> [EntrySummary] {
        records[range.clamped(to: records.indices)].map(\.summary)
    }

    func position(of id: EntryID) -> Int? {
        catalogue[id].flatMap { Catalogue.position(of: $0, in: records) }
    }

    private static func months(of records: [Record]) -> [MonthOfEntries] {
        var months: [MonthOfEntries] = []
        var start = 0
        while start < records.count {
            let month = records[start].month
            let end = records[start...].firstIndex { $0.month != month } ?? records.count
            months.append(MonthOfEntries(month, count: end - start))
            start = end
        }
        return months
    }
}

extension Record {
    fileprivate var month: MonthOfEntries.Month? {
        entry.day.map { MonthOfEntries.Month(year: $0.year, month: $0.month) }
    }
}
