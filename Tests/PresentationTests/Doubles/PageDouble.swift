import Presentation
import Signals

/// A page with a name and one signal.
final class PageDouble: InteractivePage {
    let name: String
    let events = Emitter<Void>()
    var pressed: Emitter<Void> { events }

    init(_ name: String) { self.name = name }
}
