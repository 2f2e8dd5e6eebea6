internal import Foundation

extension Film {
    /// Throws what is wrong with a link as somebody types it: it is an address of the web, or none.
    /// What a file or a service has for one is kept as it is.
    public static func checkTypedLink(_ text: String) throws(FilmError) {
        let isAddress =
            !text.contains(where: \.isWhitespace)
            && URLComponents(string: text).map {
                ["http", "https"].contains($0.scheme?.lowercased()) && $0.host?.isEmpty == false
            } ?? false
        guard text.isEmpty || isAddress else { throw .linkIsNoAddress }
    }

    /// Throws what is wrong with a running time: it is a number of minutes that a film can have.
    public static func checkTypedRunningTime(_ minutes: Int?) throws(FilmError) {
        guard let minutes, FilmError.runningTimes.contains(minutes) else {
            throw .runningTimeIsNoNumber
        }
    }

    /// Throws what is wrong with the number of a viewing: the first one is 1.
    public static func checkTypedViewing(_ number: Int?) throws(FilmError) {
        guard let number, number > 0 else { throw .viewingIsNoNumber }
    }
}
