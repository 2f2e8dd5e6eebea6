internal import EntryFeature
internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// A strip with the stops of a trip, their scheduled times and their actual ones. It is the main
/// part of the trip's page, and the card over its outcomes.
final class TimetableView: ModelView<TripViewModel> {
    let departure: TripEndView
    let arrival: TripEndView
    private let service: Label?

    /// - Parameter namesService: whether it tells the day and the vehicle too, as no heading does.
    init(namesService: Bool = false) {
        let columns = StopColumns()
        departure = TripEndView(among: columns, track: .solid)
        arrival = TripEndView(among: columns, track: nil)
        service = namesService ? Text.dim() : nil
        super.init(.vertical)
        service?.marginBottom = Space.near
        for part in [service, departure, arrival].compactMap(\.self) as [Widget] { append(part) }
    }

    override func fill(with trip: TripViewModel) {
        service?.show(trip.entry.detail)
        let shown = StopColumns.Shown([trip.departure, trip.arrival])
        departure.show(trip.departure, shown, course: trip.duration)
        arrival.show(trip.arrival, shown)
    }
}

/// A stop of a strip: its planned and actual time, the difference, the place and the day. A line
/// leads to the next stop.
final class TripEndView: Box {
    private let planned = Text.wrapping(style: "counterfoil-clock")
    private let actual = Text.wrapping(style: "counterfoil-clock")
    private let difference = Text.wrapping(style: "counterfoil-difference")
    private let place = Text.wrapping(style: "counterfoil-verdict")
    private let day = Text.dim()
    private let course = Text.dim()
    private let head = Box(.horizontal, spacing: Space.close)
    private let words = Box(.vertical, spacing: Space.line)

    /// - Parameter track: the line to the next stop, or `nil` at the last one.
    init(among columns: StopColumns, track: Rail.Track?) {
        super.init(.horizontal, spacing: Space.near)
        let location = WrapBox(spacing: Space.near, of: place, day)
        let stop = WrapBox(spacing: Space.near, of: planned, actual, difference, location)
        columns.planned.add(planned)
        columns.actual.add(actual)
        columns.difference.add(difference)
        columns.place.add(location)
        stop.valign = .center
        head.append(stop, expand: true)
        words.append(head, course)
        // A dashed line leads out of a leg, below which there is space already.
        words.marginBottom = track == .solid ? Space.near : Space.none
        append(Rail("counterfoil-stop-symbolic", name: Localizer.ofWidgets.stop, track: track))
        append(words, expand: true)
    }

    /// Adds an action beside the stop, and a widget below its place.
    func offer(_ action: Widget, below other: Widget) {
        action.valign = .start
        head.append(action)
        other.halign = .start
        words.insert(other, at: 1)
    }

    /// - Parameter course: the facts about the ride to the next stop, or empty if they are unknown or
    ///   this is the last stop.
    func show(_ stop: TripViewModel.Stop, _ shown: StopColumns.Shown, course: String = "") {
        show(stop.planned, in: planned, isColumn: shown.planned)
        // The planned time steps back behind the actual one.
        for style in [Style.dim, "counterfoil-planned"] {
            planned.setStyleClass(style, on: !stop.actual.isEmpty)
        }
        show(stop.actual, in: actual, isColumn: shown.actual)
        actual.accessibleName = stop.record
        show(stop.difference, in: difference, isColumn: shown.difference)
        difference.accessibleName = stop.delay.isEmpty ? stop.difference : stop.delay
        difference.emphasise(stop.emphasis)
        place.show(stop.place)
        day.show(stop.day)
        self.course.show(course)
    }

    /// Shows a text in its column, which is left free where there is none.
    private func show(_ text: String, in label: Label, isColumn: Bool) {
        label.text = text
        label.isVisible = isColumn
    }
}

/// The columns of a strip, each as wide as its widest text, so that the stops stand below each
/// other.
struct StopColumns {
    let planned = SizeGroup()
    let actual = SizeGroup()
    let difference = SizeGroup()
    let place = SizeGroup()

    /// The columns of times that a strip has, which are those with a text at any stop.
    struct Shown: Hashable {
        let planned: Bool
        let actual: Bool
        let difference: Bool

        init(_ stops: [TripViewModel.Stop]) {
            planned = stops.contains { !$0.planned.isEmpty }
            actual = stops.contains { !$0.actual.isEmpty }
            difference = stops.contains { !$0.difference.isEmpty }
        }
    }
}
