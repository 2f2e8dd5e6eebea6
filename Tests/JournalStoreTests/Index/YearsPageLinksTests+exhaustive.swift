import Domain
import Presentation
import TestSupport
import Testing
import Wording

@testable import JournalStore
@testable import StatisticsFeature

extension YearsPageLinksTests {
    @Test(
        "Each figure, bar, field and dot leads to as many entries as it counts",
        arguments: [1, 2, 3], ["", "2026", "2026-04", "2026-02-03..2026-05-20"])
    func exact(seed: UInt64, period: String) async throws {
        var random = SeededGenerator(seed: seed)
        let assorted = (0..<10).flatMap { AssortedEntries.all(seed: seed * 10 + $0) }
        try index.take(
            assorted.enumerated().map { place, entry in
                var changed = RandomEntries.changed(entry, using: &random)
                if case .film(var film) = changed, random.chance(15) {
                    (film.isWanted, film.watched) = (true, nil)
                    changed = .film(film)
                }
                return ("\(place).ics", random.chance(70) ? changed : entry)
            })
        for kinds in JournalFilter.kinds {
            let page = try await page(YearsChoice(period: period, kinds: kinds))
            for section in page.sections {
                #expect(Set(section.figures.map(\.id)).count == section.figures.count)
            }
            var compared = 0
            for (name, link, count) in Self.counts(in: page) {
                guard case .search(let search) = link else { continue }
                let query = EntryQuery(kind: kinds.finding(search).kind, search: search)
                #expect(try index.listing(matching: query).count == count, "\(name): \(search)")
                compared += 1
            }
            #expect(compared >= Self.fewest(of: kinds, in: period), "\(kinds)")
        }
        #expect(index.failures == 0)
    }
}
