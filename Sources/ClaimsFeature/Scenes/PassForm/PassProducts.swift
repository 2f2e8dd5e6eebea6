internal import Domain
internal import Wording

/// The season tickets of which rules are known, as a form offers them.
struct PassProducts {
    private let offered: [(id: String, name: String)]
    private let rights: TravelRights

    /// - Parameter pass: what is in the form, whose own product is offered too, known or not.
    init(_ rights: TravelRights, for pass: Pass, words: Localizer) {
        let known = rights.seasons.map { season in
            (id: season.id, name: words.season(season.name, of: season.scheme))
        }
        self.rights = rights
        let own = pass.product
        let isKnown = own.isEmpty || known.contains { $0.id == own }
        offered =
            [(id: "", name: words.otherSeason)] + known + (isKnown ? [] : [(id: own, name: own)])
    }

    var names: [String] { offered.map(\.name) }

    func place(of id: String) -> Int { offered.firstIndex { $0.id == id } ?? 0 }

    /// The currency of the country whose rules the ticket at a place has; nil where that is not known.
    func currency(at place: Int, on day: CalendarDay) -> String? {
        rights.scheme(of: id(at: place)).flatMap { rights.currency(of: $0, on: day) }
    }

    func id(at place: Int) -> String { offered.indices.contains(place) ? offered[place].id : "" }
}
