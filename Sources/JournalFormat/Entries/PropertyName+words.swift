import Domain

extension PropertyName {
    /// What is said of a property that is too long, in words for people.
    /// - Parameter kind: nil where nobody knows yet what the property is of.
    static func tooLong(_ name: String, of kind: EntryKind? = nil) -> String {
        let field =
            switch (kind, name) {
            case (.trip, "LOCATION"): words[from] ?? name
            default: words[name] ?? "The line \(name) is"
            }
        let room = Item.longest(name) > 8 << 10 ? "250,000" : "7,800"
        return "\(field) too long. There is room for about \(room) letters."
    }

    private static let words = [
        "SUMMARY": "The title is", title: "The title is", "LOCATION": "The place is",
        "DESCRIPTION": "The notes are", "CATEGORIES": "The tags are", "URL": "The link is",
        from: "The place of departure is", to: "The place of arrival is",
        `operator`: "The operator is", service: "The service is", seat: "The seat is",
        travelClass: "The class is", journey: "The journey is", claim: "The claim is",
        fare: "The fare is", rating: "The rating is", reservation: "The reservation is",
        `import`: "What is kept of the row that it was imported from is",
    ]
}
