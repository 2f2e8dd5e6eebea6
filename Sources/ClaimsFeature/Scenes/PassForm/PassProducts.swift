internal import Claims
internal import Domain
internal import Foundation
internal import Wording

/// The season tickets that a form offers.
struct PassProducts {
    /// The ids and names of the season tickets, after the choice of another one.
    let offered: [(id: String, label: String)]
    private let rights: TravelRights
    /// The names of the known season tickets in the order of `offered`, in the language of the
    /// rules.
    private let names: [String]

    /// - Parameter pass: the season ticket in the form, whose product is offered even if no rules
    ///   are known for it.
    init(_ rights: TravelRights, for pass: Pass, words: Localizer) {
        let known = rights.seasons.map { season in
            (id: season.id, label: words.season(season.name, of: season.scheme))
        }
        self.rights = rights
        names = rights.seasons.map(\.name)
        let own = pass.product
        let isKnown = own.isEmpty || known.contains { $0.id == own }
        offered =
            [(id: "", label: words.say("None", context: "the rules of a season ticket"))] + known
            + (isKnown ? [] : [(id: own, label: own)])
    }

    /// Returns the currency of the country of the product at an index, or `nil` if it is not known.
    func currency(at place: Int, on day: CalendarDay) -> String? {
        rights.scheme(of: id(at: place)).flatMap { rights.currency(of: $0, on: day) }
    }

    /// Returns the index of the only known season ticket whose name is part of a name, or 0 for
    /// none.
    func place(named name: String) -> Int {
        let words = " \(name) "
        let found = names.indices.filter { words.localizedStandardContains(" \(names[$0]) ") }
        return found.count == 1 ? found[0] + 1 : 0
    }

    private func id(at place: Int) -> String {
        offered.indices.contains(place) ? offered[place].id : ""
    }
}
