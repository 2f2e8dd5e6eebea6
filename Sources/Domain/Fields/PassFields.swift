/// The fields of a season ticket or a pass, in the order of its tables' columns.
public enum PassFields {
    public static let all: [EntryField<Pass>] = [
        .line(.name, \.name, as: "SUMMARY", isSearched: true),
        .line(.operator, \.operator, searchedBy: .operator, isIndexed: true),
        .line(.area, \.area, as: "LOCATION", isSearched: true),
        .line(.product, \.product),
        .line(.travelClass, \.travelClass),
        .day(.validFrom, \.validFrom, as: "DTSTART"),
        .day(.validUntil, \.validUntil),
        .fare(.price, \.price),
        .line(.ticketNumber, \.ticketNumber, isSearched: true),
        .tags(\.tags),
        .paragraphs(.notes, \.notes, as: "DESCRIPTION", isSearched: true),
        .imports(\.imports),
    ]
}
