internal import Foundation
internal import Presentation

extension ThisProgram {
    /// Its own path; nil where the system does not tell it.
    static var path: String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }

    /// What starts it without a window, as the session bus does; GTK's programs have that in common.
    static let asService = "--gapplication-service"
}
