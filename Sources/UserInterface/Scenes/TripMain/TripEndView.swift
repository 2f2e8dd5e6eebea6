internal import Gtk
internal import TripsFeature
internal import Wording

/// A stop of a trip: the clock, the place, and the actual time below them. A line leads to the next
/// stop.
final class TripEndView: ModelView<TripEndView.End> {
    struct End: Hashable {
        let time: String
        let day: String
        let place: String
        let actual: String
        let delay: String
        let emphasis: TripViewModel.Emphasis
        /// The facts about the ride to the next stop, or empty if they are unknown or this is the
        /// last stop.
        var course = ""
    }

    private let clock = Text.body()
    private let day = Text.body()
    private let place = Text.body()
    private let actual = Text.body()
    private let delay = Text.body()
    private let course = Text.dim()
    private let head = Box(.horizontal, spacing: Space.close)
    private let words = Box(.vertical, spacing: Space.line)

    /// - Parameter isLast: whether it is the last stop.
    init(isLast: Bool) {
        super.init(.horizontal, spacing: Space.near)
        clock.addStyleClass("counterfoil-clock")
        day.addStyleClass(Style.dim)
        place.addStyleClass("counterfoil-verdict")

        let stop = WrapBox(spacing: Space.near)
        for part in [clock, day, place] as [Widget] { stop.append(part) }
        head.append(stop, expand: true)
        let happened = WrapBox(spacing: Space.near)
        for part in [actual, delay] { happened.append(part) }
        for part in [head, happened, course] as [Widget] { words.append(part) }
        words.marginBottom = isLast ? Space.none : Space.near

        append(rail(isLast: isLast))
        append(words, expand: true)
    }

    private func rail(isLast: Bool) -> Widget {
        let dot = Image(iconName: "counterfoil-stop-symbolic")
        dot.accessibleName = Localizer.ofWidgets.stop
        dot.marginTop = Space.close
        let rail = Box(.vertical)
        rail.append(dot)
        guard !isLast else { return rail }
        let track = Separator(.vertical)
        track.addStyleClass("counterfoil-track")
        track.halign = .center
        rail.append(track, expand: true)
        return rail
    }

    /// Adds an action beside the stop, and a widget below its place.
    func offer(_ action: Widget, below other: Widget) {
        action.valign = .start
        head.append(action)
        other.halign = .start
        words.insert(other, at: 2)
    }

    override func fill(with end: End) {
        clock.show(end.time)
        day.show(end.day)
        place.show(end.place)
        actual.show(end.actual)
        delay.show(end.delay)
        course.show(end.course)
        for label in [actual, delay] {
            label.setStyleClass("counterfoil-late", on: end.emphasis == .late)
            label.setStyleClass("counterfoil-calm", on: end.emphasis == .calm)
        }
    }
}
