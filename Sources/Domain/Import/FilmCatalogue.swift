/// A table of facts about all films that there are, of which an import reads those about films of
/// the journal. It adds no films.
package struct FilmCatalogue: Sendable {
    package typealias Progress = @MainActor @Sendable (ImportProgress) -> Void
    package typealias Reading =
        @Sendable (_ films: SoughtFilms, _ progress: @escaping Progress) async throws(ImportError)
        -> SourceContents

    /// Reads the rows about some films. Each becomes a record that only fills in films.
    ///
    /// The progress is the number of rows read so far. The task's cancellation is checked now and
    /// then.
    package let read: Reading

    package init(read: @escaping Reading) {
        self.read = read
    }
}

/// The films about which facts are sought, so that of a long table only their rows are kept.
package struct SoughtFilms: Sendable {
    /// The IMDb numbers in the films' links.
    private var numbers: Set<String> = []
    /// The years of the films of each title, folded.
    private var years: [String: Set<Int>] = [:]
    /// The folded titles of films without a year.
    private var titlesOfAnyYear: Set<String> = []

    package init() {}

    /// Adds a film.
    ///
    /// - Parameter titles: The folded titles.
    package mutating func add(titled titles: Set<String>, from year: Int?, number: String?) {
        if let number { numbers.insert(number) }
        for title in titles {
            if let year {
                years[title, default: []].insert(year)
            } else {
                titlesOfAnyYear.insert(title)
            }
        }
    }

    package func contains(number: String) -> Bool { numbers.contains(number) }

    /// Returns whether a film of a title, in any spelling, and a year may be one of these.
    package func contains(_ title: String, from year: Int?) -> Bool {
        let title = WholeText.folded(title)
        if titlesOfAnyYear.contains(title) { return true }
        guard let years = years[title] else { return false }
        return year.map(years.contains) ?? true
    }
}

extension Film {
    /// The title and the original title without case, accents and punctuation.
    package var foldedTitles: Set<String> {
        Set([title, originalTitle].filter { !$0.isEmpty }.map(WholeText.folded))
    }
}
