import Domain
import JournalFormat

/// A row on its way to becoming an entry: shared, because it passes through one list after another
/// and says much.
final class PlannedRow: Sendable {
    /// Where it stands in the harvest.
    let index: Int
    /// What it says, as a file can hold it, with the feedback that follows from its rating.
    let said: Entry
    let origin: ImportOrigin?
    /// What names the film, whichever viewing of it the row is; nil where that is unknown.
    let filmOrigin: ImportOrigin?
    let subject: Candidate.Subject
    let id: EntryID?
    let source: String
    let key: String
    /// Where it meets entries that it may be.
    let places: [EntryPlace]
    /// What it would be in a journal that has none like it.
    let new: Entry
    /// Why it cannot be written; nil where it can.
    let defect: String?

    init(_ candidate: Candidate, at index: Int, bands: RatingBands) {
        self.index = index
        let said = candidate.rated(by: bands).asInNewFile
        self.said = said
        places = EntryPlace.all(of: said)
        origin = candidate.origin
        filmOrigin = candidate.filmOrigin
        subject = candidate.subject
        id = candidate.id
        source = candidate.source
        key = candidate.key
        new = Merge(said: said, origin: candidate.origin).new(saying: MergedField.texts(of: said))
        defect = new.defect
    }

    /// The same for rows that say the same, whatever their order.
    private var order: [String] {
        [key] + MergedField.texts(of: said).map { $0 ?? "" } + said.tags.sorted()
    }

    /// Whether it comes before another one of its source, whatever the order in that.
    func precedes(_ other: PlannedRow) -> Bool {
        if key != other.key { return key < other.key }
        let (order, others) = (order, other.order)
        return order != others ? order.lexicographicallyPrecedes(others) : index < other.index
    }

    /// The same for rows that may be the same entries.
    var rivalry: String {
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
    var wealth: Int { order.count { !$0.isEmpty } }

    /// Names it, each time the source is read.
    var name: String {
        if let origin { return "\(origin.source) \(origin.key)" }
        return "\(source) \(Saying.fingerprint(order.joined(separator: "\n")))"
    }
}

extension PlannedRow {
    /// The rows of all candidates, made on all processors; nil where the task was cancelled.
    @concurrent
    static func all(of candidates: [Candidate], bands: RatingBands) async -> [PlannedRow]? {
        await withTaskGroup(of: (Int, [PlannedRow])?.self) { group in
            let length = 1_024
            for start in stride(from: 0, to: candidates.count, by: length) {
                group.addTask {
                    if Task.isCancelled { return nil }
                    let share = start..<min(start + length, candidates.count)
                    return (
                        start,
                        share.map { PlannedRow(candidates[$0], at: $0, bands: bands) }
                    )
                }
            }
            var shares: [(Int, [PlannedRow])] = []
            for await share in group {
                guard let share else { return nil }
                shares.append(share)
            }
            return shares.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
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
