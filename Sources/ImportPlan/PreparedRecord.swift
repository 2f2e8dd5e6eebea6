import Domain
import JournalFormat

/// A row on its way to becoming an entry: shared, because it passes through one list after another
/// and says much.
final class PreparedRecord: Sendable {
    /// Where it stands in the contents.
    let index: Int
    /// What it says, as a file can hold it, with the feedback that follows from its rating.
    let said: Entry
    let origin: ImportOrigin?
    /// What names the film, whichever viewing of it the row is; nil where that is unknown.
    let filmOrigin: ImportOrigin?
    let subject: ImportRecord.Subject
    let id: EntryID?
    let source: String
    let key: String
    /// Where it meets entries that it may be.
    let places: [BlockingKey]
    /// What it would be in a journal that has none like it.
    let new: Entry
    /// Why it cannot be written; nil where it can.
    let defect: String?

    init(_ record: ImportRecord, at index: Int, bands: RatingBands) {
        self.index = index
        let said = record.rated(by: bands).asInNewFile
        self.said = said
        places = BlockingKey.all(of: said)
        origin = record.origin
        filmOrigin = record.filmOrigin
        subject = record.subject
        id = record.id
        source = record.source
        key = record.key
        new = Merge(said: said, origin: record.origin).new(saying: MergedField.texts(of: said))
        defect = new.defect
    }

    /// The same for rows that say the same, whatever their order.
    private var order: [String] {
        [key] + MergedField.texts(of: said).map { $0 ?? "" } + said.tags.sorted()
    }

    /// Whether it comes before another one of its source, whatever the order in that.
    func precedes(_ other: PreparedRecord) -> Bool {
        if key != other.key { return key < other.key }
        let (order, others) = (order, other.order)
        return order != others ? order.lexicographicallyPrecedes(others) : index < other.index
    }

    /// The same for rows that may be the same entries.
    var matchGroup: String {
        switch said {
        case .film(let film): "\(Folded.text(film.title))\n\(film.watched?.isoText ?? "")"
        case .trip(let trip):
            "\(trip.departure.clockText)\n\(Folded.text(trip.from))\n\(Folded.text(trip.to))"
        }
    }

    var merge: Merge { Merge(said: said, origin: origin) }
    /// With an entry that has no name for it yet.
    var chosenMerge: Merge {
        Merge(said: said, origin: origin, isChosen: true, isRenamed: true)
    }

    /// How much it says, to choose between two rows that are one.
    var detailCount: Int { order.count { !$0.isEmpty } }

    /// Names it, each time the source is read.
    var name: String {
        if let origin { return "\(origin.source) \(origin.key)" }
        return "\(source) \(Fingerprint.fingerprint(order.joined(separator: "\n")))"
    }
}

extension PreparedRecord {
    /// The rows of all records, made on all processors; nil where the task was cancelled.
    @concurrent
    static func all(of records: [ImportRecord], bands: RatingBands) async -> [PreparedRecord]? {
        await withTaskGroup(of: (Int, [PreparedRecord])?.self) { group in
            let length = 1_024
            for start in stride(from: 0, to: records.count, by: length) {
                group.addTask {
                    if Task.isCancelled { return nil }
                    let batch = start..<min(start + length, records.count)
                    return (
                        start,
                        batch.map { PreparedRecord(records[$0], at: $0, bands: bands) }
                    )
                }
            }
            var batches: [(Int, [PreparedRecord])] = []
            for await batch in group {
                guard let batch else { return nil }
                batches.append(batch)
            }
            return batches.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }
}

extension ImportRecord {
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
