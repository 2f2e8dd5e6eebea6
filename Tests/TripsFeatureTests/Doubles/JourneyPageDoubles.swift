import Signals
import TripsFeature

/// A double of a journey's main page, on which a test clicks.
final class JourneyMainPageDouble: JourneyMainPage {
    let leg = Emitter<String>()
    let instead = Emitter<String>()
    let nextLeg = Emitter<Void>()
    let claim = Emitter<String>()
    let openClaim = Emitter<String>()

    var signalLeg: Signal<String> { leg.signal }
    var signalInstead: Signal<String> { instead.signal }
    var signalNextLeg: Signal<Void> { nextLeg.signal }
    var signalClaim: Signal<String> { claim.signal }
    var signalOpenClaim: Signal<String> { openClaim.signal }
}

/// A double of the page on which the substitute for a leg is chosen.
final class SubstituteSelectionPageDouble: SubstituteSelectionPage {
    let substitute = Emitter<String>()

    var signalSubstitute: Signal<String> { substitute.signal }
}
