public import Presentation
public import Signals

public protocol DisplaysYears: AnyObject {
    /// Replaces the page. An incomplete one is shown only if nothing is on show yet.
    func showYears(_ years: YearsViewModel)
    func complainAboutYears(_ complaint: String)
}

public protocol YearsPage: AnyObject {
    /// Sends whether the page is on show, each time that changes.
    var signalYearsOnShow: Signal<Bool> { get }
    var signalYearsChoice: Signal<YearsChoice> { get }
    /// Sends the first and last day of another period.
    var signalYearsDays: Signal<TypedDays> { get }
    /// Sends the link of a figure that the person follows.
    var signalYearsLink: Signal<ChartLink> { get }
}
