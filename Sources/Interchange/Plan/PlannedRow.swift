import Domain
import JournalFormat

/// A row on its way to becoming an entry.
struct PlannedRow {
    /// Where it stands in the harvest.
    let index: Int
    /// What it says, as a file can hold it, with the feedback that follows from its rating.
    let said: Entry
    let origin: ImportOrigin?
    let id: EntryID?
    let source: String
    /// The same for rows that say the same, whatever their order.
    let order: [String]
    /// Where it meets entries that it may be.
    let places: [EntryPlace]
    /// The same for rows that may be the same entries.
    let rivalry: String

    init(_ candidate: Candidate, at index: Int, bands: RatingBands) {
        self.index = index
        let said = candidate.rated(by: bands).asInNewFile
        self.said = said
        places = EntryPlace.all(of: said)
        origin = candidate.origin
        id = candidate.id
        source = candidate.source
        let words = EntryField.all(of: said.kind).map { $0.text(said) ?? "" }
        order = [candidate.key] + words + said.tags.sorted()
        rivalry =
            switch said {
            case .film(let film): "\(Folded.text(film.title))\n\(film.watched?.isoText ?? "")"
            case .trip(let trip):
                "\(trip.departure.clockText)\n\(Folded.text(trip.from))\n\(Folded.text(trip.to))"
            }
    }

    var merge: Merge { Merge(said: said, origin: origin) }

    /// How much it says, to choose between two rows that are one.
    var wealth: Int { order.count { !$0.isEmpty } }

    /// Names it, each time the source is read.
    var name: String {
        if let origin { return "\(origin.source) \(origin.key)" }
        return "\(source) \(Saying.fingerprint(order.joined(separator: "\n")))"
    }
}

extension Candidate {
    /// The entry with its rating kept and put into one of the five words. Feedback that the source
    /// has by itself stays.
    fileprivate func rated(by bands: RatingBands) -> Entry {
        guard let rating, case .film(var film) = entry else { return entry }
        if film.rating == nil { film.rating = ImportedRating(rating.text, source: source) }
        guard film.feedbackGiven.isEmpty else { return .film(film) }
        let feedback = bands.feedback(for: rating)
        film.feedbackGiven = [GivenFeedback(feedback, at: rated)]
        film.scale = feedback == .veryBad || feedback == .reallyGood ? .polarized : .average
        return .film(film)
    }
}
