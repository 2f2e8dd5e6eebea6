/// The fields of a claim, in the order of its tables' columns.
public enum ClaimFields {
    public static let all: [EntryField<Claim>] = [
        .line(.subject, \.subject, isSearched: true),
        .day(.travelled, \.travelled, as: "DTSTART"),
        .day(.due, \.due, as: "DUE"),
        .line(.recipient, \.recipient, isSearched: true),
        .fare(.amount, \.amount),
        .fare(.paid, \.paid),
        .rule(.rule, \.rule),
        .line(.reference, \.reference, isSearched: true),
        .paragraphs(.answer, \.answer, isSearched: true),
        .steps(.steps, \.steps, as: "X-COUNTERFOIL-STEP"),
        .about(.about, \.about),
        .tags(\.tags),
        .paragraphs(.notes, \.notes, as: "DESCRIPTION", isSearched: true),
        .imports(\.imports),
    ]
}
