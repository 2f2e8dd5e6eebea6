/// The fields of a trip, in the order of its tables' columns.
public enum TripFields {
    public static let all: [EntryField<Trip>] = [
        .line("from", \.from, label: "origin", isSearched: true, isListed: true),
        .line("to", \.to, label: "destination", isSearched: true, isListed: true),
        .coordinates(
            "from-coordinates", \.fromCoordinates, label: "coordinates of the origin", as: "GEO",
            isListed: true),
        .coordinates(
            "to-coordinates", \.toCoordinates, label: "coordinates of the destination",
            as: "X-COUNTERFOIL-TO-GEO", isListed: true),
        .word("mode", \.mode, label: "means of transport", preset: .other, isListed: true),
        .line("operator", \.operator, isSearched: true),
        .line("service", \.service, isSearched: true),
        .start("departure", \.departure, as: "DTSTART", isListed: true),
        .time("arrival", \.arrival, as: "DTEND"),
        .time("actual-departure", \.actualDeparture),
        .time("actual-arrival", \.actualArrival),
        .disruption("disruption", \.disruption),
        .distance("distance", \.distance, isListed: true),
        .line("seat", \.seat, isSearched: true),
        .line("class", \.travelClass, isSearched: true),
        .fare("fare", \.fare),
        .line("journey", \.journey, isSearched: true),
        .paragraphs("claim", \.claim, isSearched: true),
        .tags(\.tags),
        .paragraphs("notes", \.notes, as: "DESCRIPTION", isSearched: true),
        .imports(\.imports),
    ]
}
