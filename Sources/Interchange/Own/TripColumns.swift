/// The columns of the table of trips, behind the first one, which names the entry.
enum TripColumns {
    static let heading = "Counterfoil trip"

    static let all: [OwnColumn<TripRecord>] =
        [
            .required("From", \.from), .required("To", \.to), .line("Mode", \.mode),
            .line("Operator", \.operator), .line("Service", \.service),
        ] + departure + time("Arrival", \.arrival)
        + time("Actual departure", \.actualDeparture) + time("Actual arrival", \.actualArrival) + [
            .line("Disruption", \.disruption), .line("Seat", \.seat), .line("Class", \.class),
            fare, currency, .line("Journey", \.journey), .line("Claim", \.claim),
            .lines("Tags", \.tags), .line("Notes", \.notes), .marks("Imports", \.imports),
        ]

    private static let departure = [
        OwnColumn<TripRecord>(name: "Departure", text: { $0.departure.at }) {
            $1.departure.at = $0
        },
        OwnColumn<TripRecord>(name: "Departure zone", text: { zone($0.departure) }) {
            setZone($0, of: &$1.departure)
        },
    ]

    private static func time(
        _ name: String, _ field: any WritableKeyPath<TripRecord, TimeRecord?> & Sendable
    ) -> [OwnColumn<TripRecord>] {
        [
            OwnColumn(name: name, text: { $0[keyPath: field]?.at ?? "" }) {
                $1[keyPath: field] = TimeRecord(at: $0)
            },
            OwnColumn(name: "\(name) zone", text: { $0[keyPath: field].map(zone) ?? "" }) {
                if var time = $1[keyPath: field] {
                    setZone($0, of: &time)
                    $1[keyPath: field] = time
                }
            },
        ]
    }

    /// A zone of a calendar's own has its offset behind its name.
    private static func zone(_ time: TimeRecord) -> String {
        let name = time.zone ?? ""
        return time.offset.map { "\(name)|\($0)" } ?? name
    }

    private static func setZone(_ text: String, of time: inout TimeRecord) {
        let bar = text.lastIndex(of: "|")
        time.offset = bar.flatMap { Int(text[text.index(after: $0)...]) }
        time.zone = time.offset == nil ? text : bar.map { String(text[..<$0]) }
    }

    private static let fare = OwnColumn<TripRecord>(
        name: "Fare", text: { $0.fare?.amount ?? "" }
    ) { text, trip in
        trip.fare = TripRecord.Amount(amount: text.onOneLine)
    }

    private static let currency = OwnColumn<TripRecord>(
        name: "Currency", text: { $0.fare?.currency ?? "" }
    ) { text, trip in
        trip.fare?.currency = text
    }
}
