import Domain
import Testing

@testable import Statistics

/// Tests of the figures of the films of `FortyEntries`, which were worked out by hand.
struct FortyFilmsTests {
    private let page = FilmPageFigures(of: FortyEntries.all, until: FortyEntries.today)

    private func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay? {
        CalendarDay(year: year, month: month, day: day)
    }

    private func ids(_ films: [CountedFilm]) -> [String] { films.map(\.id.rawValue) }

    private func counts<Key>(_ groups: [CountedGroup<Key>]) -> [Int] { groups.map(\.count) }

    @Test("Viewings, films, hours and what was seen again")
    func sums() {
        #expect(page.films.viewings == 19)
        #expect(page.films.different == 15)
        #expect(page.films.rewatches == 4)
        #expect(page.films.minutes == 2_092 && page.films.timed == 16)
        let titles = page.films.titles.groups
        #expect(titles.prefix(4).map(\.key.title.text) == ["Amélie", "Gilda", "Heat", "Ran"])
        #expect(counts(titles) == [2, 2, 2, 2] + Array(repeating: 1, count: 11))
        #expect(
            titles.filter { $0.key.title.text == "M" }.map(\.terms.text) == [
                "title:=\"M\" -released:", "title:=\"M\" released:1931",
                "title:=\"M\" released:1951",
            ])
    }

    @Test("Feedback by how one was asked, and by year")
    func feedback() {
        let average = page.feedback.groups(on: .average)
        #expect(average.map(\.key) == [.good, .soAndSo, .bad, .none])
        #expect(counts(average) == [6, 3, 2, 2])
        let polarized = page.feedback.groups(on: .polarized)
        #expect(polarized.map(\.key) == [.reallyGood, .veryBad, .none])
        #expect(counts(polarized) == [4, 1, 1])
        let years = page.feedback.years(on: .average)
        #expect(years.map(\.year) == [2024, 2025, 2026, nil])
        #expect(years.map { counts($0.groups) } == [[3, 1, 1, 1], [2, 2], [1], [1, 1]])
        #expect(
            page.feedback.years(on: .polarized).map { counts($0.groups) } == [
                [2, 1], [1, 1], [1],
            ])
    }

    @Test("Months, weeks and days of the week, and how many there are in each")
    func days() {
        #expect(counts(page.days.months) == [4, 1, 3, 1, 1, 3, 2, 1, 1])
        #expect(counts(page.days.weeks) == [3, 1, 1, 3, 2, 3, 1, 1, 1, 1])
        #expect(page.days.weeks.first?.key == day(2024, 1, 1))
        #expect(page.days.weeks[4].terms.text == "kind:film date:2024-12-30..2025-01-05")
        #expect(counts(page.days.weekdays) == [6, 2, 3, 2, 1, 0, 3])
        #expect(counts(page.days.monthsOfYear) == [5, 2, 3, 0, 3, 0, 0, 0, 0, 2, 1, 1])
        #expect(page.days.unknown?.count == 2)
        #expect(page.days.perWeek == 1.7)
        #expect(page.days.perMonth == 17.0 / 9)
        #expect(page.minutesPerWeek == 200 && page.minutesPerMonth == 223)
    }

    @Test("The first, the last and the tenth, streaks and gaps")
    func milestones() throws {
        #expect(page.milestones.first?.id.rawValue == "f01")
        #expect(page.milestones.last?.id.rawValue == "f17")
        #expect(page.milestones.numbered.map(\.number) == [10])
        #expect(page.milestones.numbered.map(\.entry.id.rawValue) == ["f10"])
        let streak = try #require(page.streaks.longest)
        #expect(streak.length == 3)
        #expect(streak.terms.text == "kind:film date:2024-05-08..2024-05-10")
        let gap = try #require(page.streaks.longestGap)
        #expect(gap.length == 293)
        #expect(gap.terms.text == "kind:film date:2026-02-01..2026-11-22")
    }

    @Test("Opinions that changed")
    func changed() {
        #expect(page.changed.risen.count == 3 && page.changed.fallen.count == 2)
        #expect(page.changed.bySteps.map(\.key) == [-2, 1, 3, 4])
        #expect(counts(page.changed.bySteps) == [2, 1, 1, 1])
        #expect(page.changed.after.count == 4 && page.changed.after.median == 10)
        #expect(ids(page.changed.most) == ["f16", "f03", "f04", "f11", "f09"])
        #expect(
            page.changed.films.map(\.key.title.text) == [
                "Alien", "Amélie", "Ikiru", "Ran", "Stray Dog",
            ])
    }

    @Test("Feedback beside a rating of others")
    func ratings() {
        #expect(page.ratings.count == 12)
        #expect(page.ratings.meanGap == -165)
        #expect(ids(page.ratings.likedMore) == ["f02", "f16"])
        #expect(ids(page.ratings.likedLess) == ["f07", "f04", "f17", "f12", "f10", "f15", "f19"])
        let groups = page.ratings.groups
        #expect(groups.first?.key == RatingPlace(feedback: .reallyGood, tenth: 9))
        #expect(counts(groups) == [2, 1, 1, 3, 1, 1, 1, 1, 1])
    }

    @Test("A rating that is one's own is not set against what was made of it")
    func ownRatings() {
        var ratings = RatingComparison()
        for var film in FortyEntries.films {
            film.ratedByOthers = nil
            ratings.add(film)
        }
        #expect(ratings.count == 0 && ratings.meanGap == nil && ratings.groups.isEmpty)
        #expect(ratings.likedMore.isEmpty && ratings.likedLess.isEmpty)
    }

    @Test("Of a film that has both, the rating of others is set against the feedback")
    func bothRatings() {
        var film = CountedFilm(EntryID("m"), title: FortyEntries.name("M"))
        (film.feedback, film.rated, film.ratedByOthers) = (.reallyGood, 1_000, 790)
        var ratings = RatingComparison()
        ratings.add(film)
        #expect(ratings.count == 1 && ratings.meanGap == 210)
        #expect(ratings.groups.map(\.key) == [RatingPlace(feedback: .reallyGood, tenth: 7)])
    }

    @Test("A mean is the nearest number, on both sides of nothing")
    func means() {
        for (rated, others, mean) in [
            (758, 757, -8), (742, 743, 8), (753, 752, -3), (751, 750, -1),
        ] {
            var ratings = RatingComparison()
            for rated in [rated, others] {
                var film = CountedFilm(EntryID("\(rated)"), title: FortyEntries.name("M"))
                (film.feedback, film.ratedByOthers) = (.good, rated)
                ratings.add(film)
            }
            #expect(ratings.meanGap == mean)
        }
    }

    @Test("What films are, where they come from and where they were seen")
    func names() {
        #expect(
            page[.genres].groups.map(\.key.text) == [
                "Noir", "Drama", "Action", "Comedy", "Horror",
            ])
        #expect(counts(page[.genres].groups) == [6, 5, 4, 3, 3])
        #expect(page[.genres].unknown?.count == 1)
        #expect(page[.genres].groups.first?.terms.text == "kind:film genre:=\"Noir\"")
        #expect(page[.directors].groups.first?.key.text == "Kurosawa")
        #expect(counts(page.directorsSeenOften) == [4])
        #expect(page[.directors].unknown?.count == 2)
        #expect(page.places.groups.map(\.key.text) == ["Metro", "Home"])
        #expect(counts(page.places.groups) == [10, 5])
        #expect(page.places.unknown?.count == 4)
        #expect(page[.languages].groups.isEmpty && page[.languages].unknown?.count == 19)
    }

    @Test("When films came out, and the longest and shortest")
    func releases() {
        #expect(
            page.releases.decades.map(\.key) == [
                1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2020,
            ])
        #expect(counts(page.releases.decades) == [1, 4, 2, 1, 1, 3, 2, 2, 1])
        #expect(page.releases.unknown?.count == 2)
        #expect(page.releases.watched.last?.key == ReleaseAndViewing(released: 1944, watched: nil))
        #expect(ids(page.lengths.longest).prefix(4) == ["f14", "f15", "f02", "f16"])
        #expect(ids(page.lengths.shortest).prefix(4) == ["f07", "f19", "f01", "f05"])
    }
}
