internal import Gtk
internal import TripsFeature
internal import Wording

/// Further details of a trip. Unknown ones take no space.
final class TripDetailsView: ModelView<TripViewModel> {
    private let facts: FactsView
    private let tags: CaptionedText

    init() {
        let captions = SizeGroup(.horizontal)
        facts = FactsView(among: captions)
        tags = CaptionedText(Localizer.ofWidgets.tags, among: captions)
        super.init(.vertical, spacing: Space.close)
        for part in [facts, tags] as [Widget] { append(part) }
    }

    override func fill(with trip: TripViewModel) {
        facts.show(Array(trip.otherFacts))
        tags.show(trip.tags)
        isVisible = children.contains { $0.isVisible }
    }
}
