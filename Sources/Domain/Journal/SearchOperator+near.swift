extension SearchOperator {
    /// Returns the facts that an unknown name may mean, the likeliest first.
    package static func near(_ name: String) -> [SearchOperator] {
        let name = name.lowercased()
        if let known = otherNames[name] { return known }
        // A very short name is near to everything.
        guard name.count > 2 else { return [] }
        let names = allCases.map(\.rawValue) + otherNames.keys
        guard let near = NearWord.nearest(to: name, among: names) else { return [] }
        return SearchOperator(rawValue: near).map { [$0] } ?? otherNames[near] ?? []
    }

    private static let otherNames: [String: [SearchOperator]] = [
        "rating": [.rated, .feedback], "stars": [.rated], "score": [.rated], "opinion": [.feedback],
        "delay": [.late], "delayed": [.late], "minutes": [.late], "departure": [.departed, .hour],
        "arrival": [.arrived], "time": [.hour], "day": [.date, .weekday], "watched": [.date],
        "seen": [.viewing, .date], "type": [.kind], "venue": [.place], "cinema": [.place],
        "station": [.place], "origin": [.from], "start": [.from], "destination": [.to],
        "line": [.service], "train": [.service], "number": [.service], "company": [.operator],
        "carrier": [.operator], "airline": [.operator], "length": [.runtime], "km": [.distance],
        "price": [.fare], "cost": [.fare], "currency": [.fare, .amount], "transport": [.mode],
        "release": [.released], "watchlist": [.wanted], "category": [.genre], "lang": [.language],
    ]

    package var example: String {
        switch self {
        case .year, .released: "2024"
        case .month: "5"
        case .date: "2024-05"
        case .rated, .others: ">8"
        case .runtime, .duration, .distance: ">120"
        case .hour: "7..9"
        case .viewing, .legs: "2"
        case .fare, .amount: "eur"
        case .late, .departed, .arrived, .lost, .reached, .saved: ">30"
        default: namedValues.first ?? ""
        }
    }
}
