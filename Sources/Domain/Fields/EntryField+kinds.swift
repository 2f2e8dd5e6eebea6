extension EntryField {
    static func line(
        _ name: FieldName, _ path: FieldPath<Whole, String>, as property: String? = nil,
        isSearched: Bool = false, searchedBy searchOperator: SearchOperator? = nil,
        isIndexed: Bool = false, isListed: Bool = false
    ) -> Self {
        Self(
            name, path, .line(path), as: property, isSearched: isSearched,
            searchedBy: searchOperator, isIndexed: isIndexed, isListed: isListed)
    }

    static func link(
        _ name: FieldName, _ path: FieldPath<Whole, String>, as property: String? = nil
    ) -> Self {
        Self(name, path, .link(path), as: property)
    }

    static func attachment(
        _ name: FieldName, _ path: FieldPath<Whole, TicketFile?>, as property: String
    ) -> Self {
        Self(name, path, .attachment(path), as: property, merging: .filled)
    }

    static func paragraphs(
        _ name: FieldName, _ path: FieldPath<Whole, String>, as property: String? = nil,
        isSearched: Bool = false, searchedBy searchOperator: SearchOperator? = nil
    ) -> Self {
        Self(
            name, path, .paragraphs(path), as: property, isSearched: isSearched,
            searchedBy: searchOperator)
    }

    static func number(
        _ name: FieldName, _ path: FieldPath<Whole, Int?>, isSearched: Bool = false,
        isListed: Bool = false
    ) -> Self {
        Self(name, path, .number(path), isSearched: isSearched, isListed: isListed)
    }

    static func flag(_ name: FieldName, _ path: FieldPath<Whole, Bool>) -> Self {
        Self(name, path, .flag(path))
    }

    static func todo(_ name: FieldName, _ path: FieldPath<Whole, Bool>) -> Self {
        Self(name, path, .todo(path), as: "STATUS", merging: .never)
    }

    static func day(
        _ name: FieldName, _ path: FieldPath<Whole, CalendarDay?>, as property: String? = nil,
        markName: String? = nil
    ) -> Self {
        Self(name, path, .day(path), as: property, markName: markName)
    }

    static func time(
        _ name: FieldName, _ path: FieldPath<Whole, DateTime?>, as property: String? = nil
    ) -> Self {
        Self(name, path, .time(path), as: property)
    }

    static func start(
        _ name: FieldName, _ path: FieldPath<Whole, DateTime>, as property: String? = nil,
        isListed: Bool = false
    ) -> Self {
        Self(name, path, .start(path), as: property, isListed: isListed)
    }

    static func word<Value: RawRepresentable<String> & Equatable & Sendable>(
        _ name: FieldName, _ path: FieldPath<Whole, Value>, preset: Value,
        isPresetWritten: Bool = true, merging: FieldMerging = .replaced, isListed: Bool = false
    ) -> Self {
        Self(
            name, path,
            .word(FieldWord(path, preset: preset, isPresetWritten: isPresetWritten)),
            merging: merging, isListed: isListed)
    }

    static func disruption(_ name: FieldName, _ path: FieldPath<Whole, Disruption?>) -> Self {
        Self(name, path, .disruption(path), as: "X-COUNTERFOIL-OUTCOME")
    }

    static func fare(_ name: FieldName, _ path: FieldPath<Whole, Fare?>) -> Self {
        Self(name, path, .fare(path))
    }

    static func coordinates(
        _ name: FieldName, _ path: FieldPath<Whole, Coordinates?>, as property: String? = nil,
        isListed: Bool = false
    ) -> Self {
        Self(name, path, .coordinates(path), as: property, isListed: isListed)
    }

    static func distance(
        _ name: FieldName, _ path: FieldPath<Whole, Distance?>, isListed: Bool = false
    ) -> Self {
        Self(name, path, .distance(path), isListed: isListed)
    }

    /// Creates a field for a rating. All ratings of a film are in properties of the same name,
    /// which tell their authors.
    static func rating(
        _ name: FieldName, _ path: FieldPath<Whole, ImportedRating?>, by author: RatingAuthor
    ) -> Self {
        Self(name, path, .rating(path, by: author), as: "X-COUNTERFOIL-RATING")
    }

    static func rule(_ name: FieldName, _ path: FieldPath<Whole, ClaimRule?>) -> Self {
        Self(name, path, .rule(path), merging: .never)
    }

    static func steps(
        _ name: FieldName, _ path: FieldPath<Whole, [ClaimStep]>, as property: String
    ) -> Self {
        Self(name, path, .steps(path), as: property, merging: .never)
    }

    static func about(_ name: FieldName, _ path: FieldPath<Whole, [EntryRelation]>) -> Self {
        Self(name, path, .about(path), as: "RELATED-TO", merging: .never)
    }

    static func feedbackHistory(
        _ name: FieldName, _ path: FieldPath<Whole, [GivenFeedback]>, isListed: Bool = false
    ) -> Self {
        Self(name, path, .feedbackHistory(path), isListed: isListed)
    }

    static func list(
        _ name: FieldName, _ path: FieldPath<Whole, [String]>,
        searchedBy searchOperator: SearchOperator
    ) -> Self {
        Self(name, path, .list(path), searchedBy: searchOperator, isIndexed: true)
    }

    static func tags(_ path: FieldPath<Whole, [String]>) -> Self {
        Self(
            .tags, path, .tags(path), as: "CATEGORIES", merging: .joined, searchedBy: .tag,
            isIndexed: true)
    }

    static func imports(_ path: FieldPath<Whole, [ImportMark]>) -> Self {
        Self(.imports, path, .imports(path), as: "X-COUNTERFOIL-IMPORT", merging: .never)
    }
}
