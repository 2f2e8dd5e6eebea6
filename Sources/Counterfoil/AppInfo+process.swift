internal import Foundation
internal import Presentation
internal import Wording

extension AppInfo {
    /// The path of the running program, or `nil` if the system does not tell it.
    static var path: String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }

    /// The option of GTK's programs to start without a window, which the session bus uses.
    static let asService = "--gapplication-service"
}
