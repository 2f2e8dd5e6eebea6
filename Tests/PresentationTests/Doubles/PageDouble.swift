import Presentation
import Signals

/// A page with a name and one signal.
final class PageDouble: NavigationPage {
    let name: String
    let pressed = Emitter<Void>()

    init(_ name: String) { self.name = name }
}
