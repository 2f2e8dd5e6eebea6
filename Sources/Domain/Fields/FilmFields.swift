/// The fields of a film, in the order of its tables' columns.
public enum FilmFields {
    public static let all: [EntryField<Film>] = [
        .line("title", \.title, isSearched: true, isListed: true),
        .number("year", \.year, isSearched: true, isListed: true),
        .line("original-title", \.originalTitle, isSearched: true),
        .list("directors", \.directors, isSearched: true),
        .number("running-time", \.runningTime),
        .list("genres", \.genres, isSearched: true),
        .list("countries", \.countries, isSearched: true),
        .list("languages", \.languages, isSearched: true),
        .day("watched", \.watched, label: "day", as: "DTSTART", markName: "day"),
        .line("place", \.place, as: "LOCATION", isSearched: true),
        .tags(\.tags),
        .paragraphs("notes", \.notes, as: "DESCRIPTION", isSearched: true),
        .word("scale", \.scale, label: "scale of feedback", preset: .average, merging: .never),
        .trail("feedback", \.feedbackGiven, isListed: true),
        .number("viewing", \.viewing, label: "number of the viewing"),
        .flag("rewatch", \.isRewatch, label: "“seen before”"),
        .rating("rating", \.rating),
        .link("link", \.link, as: "URL"),
        .imports(\.imports),
    ]
}
