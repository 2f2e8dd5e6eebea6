public import Presentation

/// Words on and about the printed page of statistics.
extension Localizer {
    /// The heading over a section's single numbers.
    public var figures: String { say("Figures") }

    /// The failure when a file name has no extension of a picture.
    public func notAPicture(_ name: String) -> FailureViewModel {
        FailureViewModel(
            title: pageNotSaved,
            reason: say(
                "“{name}” is not the name of a picture: let it end in .pdf, .svg or .png.",
                ["name": name.quoted]))
    }

    public func pageNotSaved(_ name: String, because reason: String) -> FailureViewModel {
        FailureViewModel(
            title: pageNotSaved,
            reason: say("{name}: {reason}", ["name": name.quoted, "reason": reason]))
    }

    public func notPrinted(because reason: String) -> FailureViewModel {
        FailureViewModel(title: say("The page could not be printed."), reason: reason)
    }

    private var pageNotSaved: String { say("The page could not be saved.") }
}
