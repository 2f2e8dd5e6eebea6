internal import Gtk
internal import TripsFeature

/// The coordinates of a trip's ends and its distance, which few people type, but imports and
/// airports provide.
final class TripPlaceFields {
    private let fromEntry: Entry
    private let toEntry: Entry
    private let distanceEntry: Entry

    init(_ draft: TripDraft) {
        fromEntry = Entry(draft.fromCoordinates)
        toEntry = Entry(draft.toCoordinates)
        distanceEntry = Entry(draft.distance)
    }

    var from: String { fromEntry.text }
    var to: String { toEntry.text }
    var distance: String { distanceEntry.text }
    var isAnySaid: Bool { entries.contains { !$0.text.isEmpty } }

    private var entries: [Entry] { [fromEntry, toEntry, distanceEntry] }

    func layOut(in grid: FormGrid<TripFormCheck.Field>) {
        grid.add(fromEntry, field: .fromCoordinates)
        grid.add(toEntry, field: .toCoordinates)
        grid.add(distanceEntry, field: .distance)
    }

    func onChanged(_ handler: @escaping () -> Void) {
        for entry in entries { entry.onChanged { _ in handler() } }
    }

    func show(_ draft: TripDraft) {
        fromEntry.text = draft.fromCoordinates
        toEntry.text = draft.toCoordinates
    }

    func fill(_ draft: TripDraft) {
        show(draft)
        distanceEntry.text = draft.distance
    }

    func show(_ check: TripFormCheck) {
        distanceEntry.placeholder = check.greatCircle
    }
}
