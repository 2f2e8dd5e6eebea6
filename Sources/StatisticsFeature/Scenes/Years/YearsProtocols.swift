public import Presentation
public import Signals

/// Shows what the years say.
public protocol DisplaysYears: AnyObject {
    /// Replaces the page. One that is not complete is shown only where there is none yet.
    func showYears(_ years: YearsViewModel)
    /// Says why the days that were typed are no period.
    func complainAboutYears(_ complaint: String)
}

/// The requests that a person makes on the page of the years, as presenters and coordinators know them.
public protocol YearsPage: AnyObject {
    /// Whether the page is on show, each time that changes.
    var signalYearsOnShow: Signal<Bool> { get }
    /// Something else is to be shown.
    var signalYearsChoice: Signal<YearsChoice> { get }
    /// These days, and all between them, are to be shown.
    var signalYearsDays: Signal<TypedDays> { get }
    /// A figure is to be followed to its entries.
    var signalYearsFollowed: Signal<ChartLink> { get }
}
