extension EntryField {
    static func line(
        _ name: String, _ path: FieldPath<Whole, String>, label: String? = nil,
        as property: String? = nil, isSearched: Bool = false, isListed: Bool = false
    ) -> Self {
        Self(
            name, path, label: label, .line(path), as: property, isSearched: isSearched,
            isListed: isListed)
    }

    static func link(
        _ name: String, _ path: FieldPath<Whole, String>, as property: String? = nil
    ) -> Self {
        Self(name, path, .link(path), as: property)
    }

    static func paragraphs(
        _ name: String, _ path: FieldPath<Whole, String>, as property: String? = nil,
        isSearched: Bool = false
    ) -> Self {
        Self(name, path, .paragraphs(path), as: property, isSearched: isSearched)
    }

    static func number(
        _ name: String, _ path: FieldPath<Whole, Int?>, label: String? = nil,
        isSearched: Bool = false, isListed: Bool = false
    ) -> Self {
        Self(
            name, path, label: label, .number(path), isSearched: isSearched, isListed: isListed)
    }

    static func flag(
        _ name: String, _ path: FieldPath<Whole, Bool>, label: String? = nil
    ) -> Self {
        Self(name, path, label: label, .flag(path))
    }

    static func day(
        _ name: String, _ path: FieldPath<Whole, CalendarDay?>, label: String? = nil,
        as property: String? = nil, markName: String? = nil
    ) -> Self {
        Self(name, path, label: label, .day(path), as: property, markName: markName)
    }

    static func time(
        _ name: String, _ path: FieldPath<Whole, DateTime?>, as property: String? = nil
    ) -> Self {
        Self(name, path, .time(path), as: property)
    }

    static func start(
        _ name: String, _ path: FieldPath<Whole, DateTime>, as property: String? = nil,
        isListed: Bool = false
    ) -> Self {
        Self(name, path, .start(path), as: property, isListed: isListed)
    }

    static func word<Value: RawRepresentable<String> & Equatable & Sendable>(
        _ name: String, _ path: FieldPath<Whole, Value>, label: String? = nil, preset: Value,
        merging: FieldMerging = .replaced, isListed: Bool = false
    ) -> Self {
        Self(
            name, path, label: label, .word(FieldWord(path, preset: preset)), merging: merging,
            isListed: isListed)
    }

    static func disruption(_ name: String, _ path: FieldPath<Whole, Disruption?>) -> Self {
        Self(name, path, .disruption(path), as: "X-COUNTERFOIL-OUTCOME")
    }

    static func fare(_ name: String, _ path: FieldPath<Whole, Fare?>) -> Self {
        Self(name, path, .fare(path))
    }

    static func coordinates(
        _ name: String, _ path: FieldPath<Whole, Coordinates?>, label: String,
        as property: String? = nil, isListed: Bool = false
    ) -> Self {
        Self(name, path, label: label, .coordinates(path), as: property, isListed: isListed)
    }

    static func distance(
        _ name: String, _ path: FieldPath<Whole, Distance?>, isListed: Bool = false
    ) -> Self {
        Self(name, path, .distance(path), isListed: isListed)
    }

    static func rating(_ name: String, _ path: FieldPath<Whole, ImportedRating?>) -> Self {
        Self(name, path, .rating(path))
    }

    static func trail(
        _ name: String, _ path: FieldPath<Whole, [GivenFeedback]>, isListed: Bool = false
    ) -> Self {
        Self(name, path, .trail(path), isListed: isListed)
    }

    static func list(
        _ name: String, _ path: FieldPath<Whole, [String]>, label: String? = nil,
        isSearched: Bool = false
    ) -> Self {
        Self(name, path, label: label, .list(path), isSearched: isSearched)
    }

    static func tags(_ path: FieldPath<Whole, [String]>) -> Self {
        Self("tags", path, .tags(path), as: "CATEGORIES", merging: .joined, isSearched: true)
    }

    static func imports(_ path: FieldPath<Whole, [ImportMark]>) -> Self {
        Self(
            "imports", path, label: "source", .imports(path), as: "X-COUNTERFOIL-IMPORT",
            merging: .never)
    }
}
