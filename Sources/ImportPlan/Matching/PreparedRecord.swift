import Domain
import JournalFormat

/// A record as it is compared: shared, because it passes through one list after another and says
/// much.
final class PreparedRecord: Sendable {
    /// Among the records that were read.
    let index: Int
    /// The entry as a file can hold it, with the feedback that follows from its rating.
    let said: Entry
    let origin: ImportOrigin?
    /// The identity of the film, whichever viewing of it this is; nil if it is unknown.
    let filmOrigin: ImportOrigin?
    let subject: ImportRecord.Subject
    let id: EntryID?
    let source: String
    let key: String
    let keys: [BlockingKey]
    /// The entry that it would become in a journal that has none like it.
    let new: Entry
    /// Why it cannot be written; nil where it can.
    let defect: String?

    init(
        _ record: ImportRecord, at index: Int, bands: RatingBands, airports: any FindsAirports
    ) {
        self.index = index
        let said = record.said(bands: bands, airports: airports).asInNewFile
        self.said = said
        keys = BlockingKey.all(of: said)
        origin = record.origin
        filmOrigin = record.filmOrigin
        subject = record.subject
        id = record.id
        source = record.source
        key = record.key
        new = Merge(said: said, origin: record.origin)
            .new(texts: MergedField.texts(of: said))
        defect = new.defect
    }

    /// The same for records that say the same, whatever their order.
    private var order: [String] {
        [key] + MergedField.texts(of: said).map { $0 ?? "" } + said.tags.sorted()
    }

    /// Whether it comes before another one of its source, whatever the order in that.
    func precedes(_ other: PreparedRecord) -> Bool {
        if key != other.key { return key < other.key }
        let (order, others) = (order, other.order)
        return order != others ? order.lexicographicallyPrecedes(others) : index < other.index
    }

    /// The same for records that may be the same entries.
    var matchGroup: String {
        switch said {
        case .film(let film):
            "\(Folded.text(film.title))\n\(film.watched?.isoText ?? (film.isWanted ? "wanted" : ""))"
        case .trip(let trip):
            "\(trip.departure.clockText)\n\(Folded.text(trip.from))\n\(Folded.text(trip.to))"
        case .pass(let pass):
            "\(Folded.text(pass.name))\n\(pass.validFrom?.isoText ?? "")"
        case .claim(let claim):
            "\(Folded.text(claim.subject))\n\(claim.travelled?.isoText ?? "")"
        }
    }

    var merge: Merge { Merge(said: said, origin: origin) }
    /// With an entry that has no name for it yet.
    var chosenMerge: Merge {
        Merge(said: said, origin: origin, isChosen: true, isRenamed: true)
    }

    /// With a film that somebody wanted to see: what was said of that counts less than what is said of the
    /// viewing.
    var seenMerge: Merge { Merge(said: said, origin: origin, isChosen: true, isTaking: true) }

    /// How much it says, to choose between two records that are one.
    var detailCount: Int { order.count { !$0.isEmpty } }

    /// Names it, each time the source is read.
    var name: String {
        if let origin { return "\(origin.source) \(origin.key)" }
        return "\(source) \(Fingerprint.short(of: order.joined(separator: "\n")))"
    }
}

extension ImportRecord {
    /// A film with its rating kept and put into one of the five words, where the source has no
    /// feedback by itself; a flight with the coordinates of its airports, where it has none for
    /// them. A trip that Counterfoil itself exported stays as it was.
    fileprivate func said(bands: RatingBands, airports: any FindsAirports) -> Entry {
        switch entry {
        case .pass, .claim: return entry
        case .trip(let trip):
            return source == ImportOrigin.counterfoil ? entry : .trip(trip.located(by: airports))
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
