internal import Gtk
internal import TripsFeature
internal import Wording

/// One end of a trip: the clock, the place, and beneath them what really happened.
final class TripEndView: ModelView<TripEndView.End> {
    struct End: Hashable {
        let time: String
        let day: String
        let place: String
        let actual: String
        let delay: String
        let emphasis: TripViewModel.Emphasis
    }

    private let clock = Text.body()
    private let day = Text.body()
    private let place = Text.body()
    private let actual = Text.body()
    private let delay = Text.body()

    init() {
        super.init(.vertical, spacing: 6)
        clock.addStyleClass("counterfoil-clock")
        day.addStyleClass(Style.dim)
        place.addStyleClass("counterfoil-verdict")

        let dot = Image(iconName: "counterfoil-stop-symbolic")
        dot.accessibleName = LocalWords.ofWidgets.stop
        dot.valign = .center
        let stop = WrapBox(spacing: 12)
        for part in [clock, day, place] as [Widget] { stop.append(part) }
        let first = Box(.horizontal, spacing: 12)
        first.append(dot)
        first.append(stop, expand: true)

        let second = WrapBox(spacing: 12)
        second.marginStart = 30
        second.append(actual)
        second.append(delay)

        append(first)
        append(second)
    }

    override func fill(with end: End) {
        clock.show(end.time)
        day.show(end.day)
        place.show(end.place)
        actual.show(end.actual)
        delay.show(end.delay)
        for label in [actual, delay] {
            label.setStyleClass("counterfoil-late", on: end.emphasis == .late)
            label.setStyleClass("counterfoil-calm", on: end.emphasis == .calm)
        }
    }
}
