internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// The places that a trip's form completes, and the facts that the journal has of its stops.
final class TripFormStops {
    /// The stops in the journal.
    var names: Set<String> = []
    private var lookedUp: Set<String> = []
    private let journal: any ReadsEntries
    private let gazetteer: any FindsPlaces
    private let filledInZones: Set<String>
    private let words: Localizer
    private lazy var zones = ZoneOffers(by: gazetteer, words: words)

    /// - Parameter filledInZones: the zones that the program fills in, which say nothing of a
    ///   place.
    init(
        in journal: any ReadsEntries, gazetteer: any FindsPlaces, filledInZones: Set<String>,
        words: Localizer
    ) {
        self.journal = journal
        self.gazetteer = gazetteer
        self.filledInZones = filledInZones
        self.words = words
    }

    /// Returns the towns and zones that complete the changed fields of a draft. A whole name of the
    /// journal is not completed, so that no list takes the next key.
    func offers(
        in draft: FormDraft, typedOver last: FormDraft
    ) -> [(field: FormKey, offers: [CompletionOffer])] {
        let places = [FieldName.from, .to].map { FormKey($0) }
        return (places + [FormKey.departure.zone, FormKey.arrival.zone])
            .filter { draft[$0] != last[$0] }
            .map {
                let text = draft[$0]
                return ($0, places.contains($0) ? towns(beginning: text) : zones.offers(for: text))
            }
    }

    private func towns(beginning text: String) -> [CompletionOffer] {
        names.contains(text.trimmingSpaces) ? [] : words.towns(beginning: text, in: gazetteer)
    }

    /// Returns the draft's stops that the journal has and whose facts are not looked up yet.
    func namesToLookUp(in draft: FormDraft) -> [String] {
        [draft.from, draft.to].map(\.trimmingSpaces)
            .filter { names.contains($0) && lookedUp.insert($0).inserted }
    }

    func known(_ names: [String]) async -> [String: KnownPlace] {
        await journal.knownPlaces(named: names, filledInZones: filledInZones)
    }
}
