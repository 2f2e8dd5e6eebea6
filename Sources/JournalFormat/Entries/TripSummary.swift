/// `Service: From → To`, as a trip's SUMMARY is written.
struct TripSummary: Equatable {
    let service: String
    let from: String
    let to: String

    init(service: String, from: String, to: String) {
        self.service = service
        self.from = from
        self.to = to
    }

    /// Nil without an arrow between two places. What stands before the first colon and blank is
    /// the service.
    init?(_ summary: String) {
        guard let arrow = ["→", "->"].lazy.compactMap({ summary.firstRange(of: $0) }).first else {
            return nil
        }
        let left = summary[..<arrow.lowerBound]
        let colon = left.firstRange(of: ": ")
        service = KeptText.trimmed(colon.map { left[..<$0.lowerBound] } ?? "")
        from = KeptText.trimmed(colon.map { left[$0.upperBound...] } ?? left)
        to = KeptText.trimmed(summary[arrow.upperBound...])
        if from.isEmpty || to.isEmpty { return nil }
    }

    var text: String {
        (service.isEmpty ? "" : service + ": ") + from + " → " + to
    }
}
