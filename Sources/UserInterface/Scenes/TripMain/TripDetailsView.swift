internal import Gtk
internal import TripsFeature
internal import Wording

/// Further details of a trip; unknown ones take no space.
final class TripDetailsView: ModelView<TripViewModel> {
    private let captions = SizeGroup(.horizontal)
    private let facts: FactsView
    private let tags: CaptionedText
    private let notes = LongText(
        Text.body(), name: LocalWords.ofWidgets.notes, scalars: 1_200, lines: 30)

    init() {
        facts = FactsView(among: captions)
        tags = CaptionedText(LocalWords.ofWidgets.tags, among: captions)
        super.init(.vertical, spacing: 6)
        notes.isSelectable = true
        for part in [facts, tags, notes] as [Widget] { append(part) }
    }

    override func fill(with trip: TripViewModel) {
        facts.show(trip.facts)
        tags.show(trip.tags)
        notes.show(trip.notes)
        isVisible = children.contains { $0.isVisible }
    }
}
