package import Domain
package import Presentation

extension Emphasis {
    /// Makes the emphasis of a text about what happened to a trip. Seconds are no delay.
    package init(_ status: TripStatus) {
        self =
            switch (status, status.gravity) {
            case (.unknown, _): .quiet
            case (.onTime, _), (.early, _): .success
            case (.late, .none): status.difference == nil ? .success : .quiet
            case (_, .late): .warning
            default: .error
            }
    }
}
