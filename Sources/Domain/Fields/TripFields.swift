/// The fields of a trip, in the order of its tables' columns.
public enum TripFields {
    public static let all: [EntryField<Trip>] = [
        .line(.from, \.from, isSearched: true, isListed: true),
        .line(.to, \.to, isSearched: true, isListed: true),
        .coordinates(.fromCoordinates, \.fromCoordinates, as: "GEO", isListed: true),
        .coordinates(.toCoordinates, \.toCoordinates, as: "X-COUNTERFOIL-TO-GEO", isListed: true),
        .word(.mode, \.mode, preset: .other, isListed: true),
        .line(.operator, \.operator, isSearched: true),
        .line(.service, \.service, isSearched: true),
        .start(.departure, \.departure, as: "DTSTART", isListed: true),
        .time(.arrival, \.arrival, as: "DTEND"),
        .time(.actualDeparture, \.actualDeparture),
        .time(.actualArrival, \.actualArrival),
        .disruption(.disruption, \.disruption),
        .distance(.distance, \.distance, isListed: true),
        .line(.seat, \.seat, isSearched: true),
        .line(.travelClass, \.travelClass, isSearched: true),
        .fare(.fare, \.fare),
        .line(.journey, \.journey, isSearched: true),
        .line(.journeyName, \.journeyName, isSearched: true),
        .flag(.substitute, \.isSubstitute),
        .paragraphs(.claim, \.claim, isSearched: true),
        .tags(\.tags),
        .paragraphs(.notes, \.notes, as: "DESCRIPTION", isSearched: true),
        .imports(\.imports),
    ]
}
