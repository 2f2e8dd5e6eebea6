import Domain

/// A field of an entry, as an import compares it with what was there before.
struct EntryField: Sendable {
    /// Names it in an `ImportMark`; never changes once released.
    let name: String
    /// What it is called in front of people.
    let words: String
    private let reading: Reading
    /// Takes the value of one entry over into another.
    let copy: @Sendable (_ source: Entry, _ target: inout Entry) -> Void

    private enum Reading: Sendable {
        case film(@Sendable (Film) -> String?)
        case trip(@Sendable (Trip) -> String?)
    }

    /// The same for equal values; nil for a blank, and for an entry of another kind.
    func text(_ entry: Entry) -> String? {
        switch (entry, reading) {
        case (.film(let film), .film(let text)): text(film)
        case (.trip(let trip), .trip(let text)): text(trip)
        default: nil
        }
    }

    /// The texts of all fields of its kind, in their order: an entry is taken apart once.
    static func texts(of entry: Entry) -> [String?] {
        switch entry {
        case .film(let entry):
            film.map { if case .film(let text) = $0.reading { text(entry) } else { nil } }
        case .trip(let entry):
            trip.map { if case .trip(let text) = $0.reading { text(entry) } else { nil } }
        }
    }

    /// The fields of a kind. Tags are none of them, for they are merged and not replaced.
    static func all(of kind: EntryKind) -> [EntryField] {
        kind == .film ? film : trip
    }

    /// What an `ImportMark` calls the tags.
    static let tags = "tags"
}

extension EntryField {
    static func film(
        _ name: String, _ words: String? = nil, text: @escaping @Sendable (Film) -> String?,
        copy: @escaping @Sendable (_ source: Film, _ target: inout Film) -> Void
    ) -> EntryField {
        EntryField(name: name, words: words ?? name, reading: .film(text)) { source, target in
            guard case .film(let source) = source, case .film(var film) = target else { return }
            copy(source, &film)
            target = .film(film)
        }
    }

    static func film(
        _ name: String, _ words: String? = nil,
        line: any WritableKeyPath<Film, String> & Sendable
    ) -> EntryField {
        film(name, words) {
            $0[keyPath: line].orNil
        } copy: {
            $1[keyPath: line] = $0[keyPath: line]
        }
    }

    static func trip(
        _ name: String, _ words: String? = nil, text: @escaping @Sendable (Trip) -> String?,
        copy: @escaping @Sendable (_ source: Trip, _ target: inout Trip) -> Void
    ) -> EntryField {
        EntryField(name: name, words: words ?? name, reading: .trip(text)) { source, target in
            guard case .trip(let source) = source, case .trip(var trip) = target else { return }
            copy(source, &trip)
            target = .trip(trip)
        }
    }

    static func trip(
        _ name: String, _ words: String? = nil,
        line: any WritableKeyPath<Trip, String> & Sendable
    ) -> EntryField {
        trip(name, words) {
            $0[keyPath: line].orNil
        } copy: {
            $1[keyPath: line] = $0[keyPath: line]
        }
    }
}

extension String {
    /// Nil for an empty text.
    var orNil: String? { isEmpty ? nil : self }
}
