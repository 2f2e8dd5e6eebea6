import Domain
import JournalFormat

/// A record that is prepared for comparison. It is a class because it is large and passes through
/// several lists.
final class PreparedRecord: Sendable {
    /// The index among the records that were read.
    let index: Int
    /// The entry as a file can hold it, with the feedback that follows from its rating.
    let said: Entry
    let origin: ImportOrigin?
    /// The identity of the film, for all its viewings, or `nil` if it is unknown.
    let filmOrigin: ImportOrigin?
    let subject: ImportRecord.Subject
    let id: EntryID?
    let source: String
    let key: String
    private let hasZonesOfPlaces: Bool
    private let gazetteer: any FindsPlaces
    let keys: [BlockingKey]
    /// The entry that the record becomes if the journal has none like it.
    let new: Entry
    /// The reason why the entry cannot be written, or `nil` if it can.
    let defect: CalendarDefect?

    init(_ record: ImportRecord, at index: Int, bands: RatingBands, gazetteer: any FindsPlaces) {
        self.index = index
        let said = record.said(bands: bands, gazetteer: gazetteer).asInNewFile
        self.said = said
        keys = BlockingKey.all(of: said)
        origin = record.origin
        filmOrigin = record.filmOrigin
        subject = record.subject
        id = record.id
        source = record.source
        key = record.key
        hasZonesOfPlaces = record.hasZonesOfPlaces
        self.gazetteer = gazetteer
        new = Merge(said: said, origin: record.origin)
            .new(texts: MergedField.texts(of: said))
        defect = new.defect
    }

    /// The values that order records of a source, equal for equal records.
    private var order: [String] {
        [key] + MergedField.texts(of: said).map { $0 ?? "" } + said.tags.sorted()
    }

    /// Returns whether it comes before another record, independently of their order in the source.
    func precedes(_ other: PreparedRecord) -> Bool {
        if key != other.key { return key < other.key }
        let (order, others) = (order, other.order)
        return order != others ? order.lexicographicallyPrecedes(others) : index < other.index
    }

    /// The key that is equal for records that may be the same entries.
    var matchGroup: String {
        switch said {
        case .film(let film):
            "\(Folded.text(film.title))\n\(film.watched?.isoText ?? (film.isWanted ? "wanted" : ""))"
        case .trip(let trip):
            "\(trip.departure.clockText)\n\(Folded.text(trip.from))\n\(Folded.text(trip.to))"
        case .pass(let pass): "\(Folded.text(pass.name))\n\(pass.validFrom?.isoText ?? "")"
        case .claim(let claim): "\(Folded.text(claim.subject))\n\(claim.travelled?.isoText ?? "")"
        }
    }

    var film: Film? { if case .film(let film) = said { film } else { nil } }

    var merge: Merge {
        var merge = Merge(said: said, origin: origin)
        merge.times =
            hasZonesOfPlaces ? .ofPlaces : source == ImportOrigin.counterfoil ? .exact : .said
        return merge
    }

    /// The merge into an entry that the user chose, which gets the record's origin.
    var chosenMerge: Merge {
        var merge = merge
        (merge.isChosen, merge.isRenamed) = (true, true)
        return merge
    }

    /// The merge into a film to see, whose values count less than those of the viewing.
    var seenMerge: Merge { Merge(said: said, origin: origin, isChosen: true, isTaking: true) }

    /// Returns the likelihood that it is an entry, or `nil` if it is another one.
    func likeness(to entry: Entry) -> EntryLikeness? {
        EntryLikeness(said, entry, hasZonesOfPlaces: hasZonesOfPlaces, gazetteer: gazetteer)
    }

    /// The number of details, which decides between duplicates.
    var detailCount: Int { order.count { !$0.isEmpty } }

    /// The name of the record, the same each time the source is read.
    var name: String {
        if let origin { return "\(origin.source) \(origin.key)" }
        return "\(source) \(Fingerprint.short(of: order.joined(separator: "\n")))"
    }
}

extension ImportRecord {
    /// Returns the entry with facts added: the rating of a film and, without feedback of its own,
    /// the feedback by the bands; and the coordinates of airports for a flight without them. Trips
    /// of Counterfoil's own exports are unchanged.
    fileprivate func said(bands: RatingBands, gazetteer: any FindsPlaces) -> Entry {
        switch entry {
        case .pass, .claim: return entry
        case .trip(let trip):
            return source == ImportOrigin.counterfoil ? entry : .trip(trip.located(by: gazetteer))
        case .film(var film):
            guard let rating else { return entry }
            if film.rating == nil { film.rating = ImportedRating(rating.text, source: source) }
            guard film.feedbackGiven.isEmpty else { return .film(film) }
            let feedback = bands.feedback(for: rating)
            film.feedbackGiven = [GivenFeedback(feedback, at: rated)]
            film.scale = feedback == .veryBad || feedback == .reallyGood ? .polarized : .average
            return .film(film)
        }
    }
}
