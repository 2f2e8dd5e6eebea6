import Gtk
import GtkTestSupport
import Presentation

@testable import UserInterface

/// A chart in a window that has the focus.
final class ChartStage {
    let view = ChartView()
    let window: Window
    private(set) var followed: [ChartLink] = []

    init(_ chart: Chart) {
        view.model = chart
        window = Display.show(view)
        window.takeKeyboard()
        view.onFollow = { [weak self] in self?.followed.append($0) }
    }

    convenience init(_ drawing: ChartContent) { self.init(ChartExamples.chart(drawing)) }

    var area: ChartDrawingArea { view.area }

    func show(_ drawing: ChartContent) { view.model = ChartExamples.chart(drawing) }

    /// Clicks the button that shows the table.
    func clickTable() { view.shown(ToggleButton.self).first?.click() }

    /// Presses keys one after the other.
    func press(_ keys: Key...) {
        for key in keys { window.press(key) }
    }
}
