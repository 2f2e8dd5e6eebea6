internal import Domain
internal import Wording

/// The season tickets that a form offers.
struct PassProducts {
    private let offered: [(id: String, name: String)]
    private let rights: TravelRights

    /// - Parameter pass: the season ticket in the form, whose product is offered even if no rules
    ///   are known for it.
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

    /// Returns the currency of the country of the product at an index, or `nil` if it is not known.
    func currency(at place: Int, on day: CalendarDay) -> String? {
        rights.scheme(of: id(at: place)).flatMap { rights.currency(of: $0, on: day) }
    }

    func id(at place: Int) -> String { offered.indices.contains(place) ? offered[place].id : "" }
}
