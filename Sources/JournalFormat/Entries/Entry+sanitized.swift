package import Domain

extension Entry {
    /// The entry as a file can hold it, so that it is read back unchanged.
    var sanitized: Entry {
        let entry = content.sanitized
        guard case .film(var film) = entry, film.isWanted else { return entry }
        film.watched = nil
        return .film(film)
    }

    /// The name of the component that a new file has for the entry.
    var component: String { isWanted ? EntryKind.task : kind.component }

    /// Checks the rules of the entry.
    ///
    /// - Throws: the first rule that it breaks.
    package func validate() throws(CalendarDefect) {
        switch self {
        case .film(let film):
            do throws(FilmError) { try Film.rules.check(film) } catch { throw .film(error) }
        case .trip(let trip):
            do throws(TripError) { try Trip.rules.check(trip) } catch { throw .trip(error) }
        case .pass(let pass):
            do throws(PassError) { try Pass.rules.check(pass) } catch { throw .pass(error) }
        case .claim(let claim):
            do throws(ClaimError) { try Claim.rules.check(claim) } catch { throw .claim(error) }
        }
    }
}

extension EntryContent {
    fileprivate var sanitized: Entry {
        var content = self
        for field in Self.fields { field.sanitize(in: &content, of: Self.kind) }
        return content.entry
    }
}

extension EntryKind {
    /// The component of a task.
    package static let task = "VTODO"

    /// The component of the kind, except for tasks.
    var component: String {
        switch self {
        case .film, .pass: "VJOURNAL"
        case .trip: "VEVENT"
        case .claim: Self.task
        }
    }
}
