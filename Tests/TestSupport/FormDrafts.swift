public import Presentation

public typealias FilmDraft = FormDraft
public typealias FilmFormCheck = FormCheck
public typealias ClaimDraft = FormDraft
public typealias TripDraft = FormDraft

extension FormCheck {
    public typealias Field = FormKey

    /// Creates the check of a trip's form.
    public static func ofTrip(
        complaints: [FormKey: String] = [:], duration: String = "", recordMove: String = "",
        fromPlace: String = "", toPlace: String = "", greatCircle: String = "",
        currency: String = "GBP", refused: Range<Int>? = nil, canSave: Bool
    ) -> FormCheck {
        let words = [
            "duration": duration, "keepsRecord": recordMove, "fromPlace": fromPlace,
            "toPlace": toPlace, "distance": greatCircle, "currency": currency,
        ].filter { !$0.value.isEmpty }
        return FormCheck(
            complaints: complaints,
            words: Dictionary(uniqueKeysWithValues: words.map { (FormKey($0), $1) }),
            refused: refused, canSave: canSave)
    }

    public var duration: String { words[FormKey("duration")] ?? "" }
    public var meanings: String { words[.meanings] ?? "" }
    public var recordMove: String { words[FormKey("keepsRecord")] ?? "" }
    public var fromPlace: String { words[FormKey("fromPlace")] ?? "" }
    public var toPlace: String { words[FormKey("toPlace")] ?? "" }
    public var greatCircle: String { words[FormKey("distance")] ?? "" }

    /// The offer to take a film off the watchlist, or empty.
    public var watchlist: String { words[FormKey("staysWanted")] ?? "" }
}

/// The keys of the fields, by the names of their entry's.
extension FormKey {
    public static let email = FormKey("email")
    public static let iban = FormKey("iban")
    public static let bic = FormKey("bic")
    public static let from = FormKey("from")
    public static let to = FormKey("to")
    public static let service = FormKey("service")
    public static let fare = FormKey("fare")
    public static let seat = FormKey("seat")
    public static let distance = FormKey("distance")
    public static let fromCoordinates = FormKey("fromCoordinates")
    public static let toCoordinates = FormKey("toCoordinates")
    public static let `operator` = FormKey("operator")
    public static let journey = FormKey("journey")
    public static let claim = FormKey("claim")
    public static let departureDay = FormKey("departureDay")
    public static let departureTime = FormKey("departureTime")
    public static let departureZone = FormKey("departureZone")
    public static let arrivalDay = FormKey("arrivalDay")
    public static let arrivalTime = FormKey("arrivalTime")
    public static let arrivalZone = FormKey("arrivalZone")
    public static let title = FormKey("title")
    public static let year = FormKey("year")
    public static let directors = FormKey("directors")
    public static let place = FormKey("place")
    public static let tags = FormKey("tags")
    public static let notes = FormKey("notes")
    public static let viewing = FormKey("viewing")
    public static let link = FormKey("link")
    public static let originalTitle = FormKey("originalTitle")
    public static let runningTime = FormKey("runningTime")
    public static let genres = FormKey("genres")
    public static let countries = FormKey("countries")
    public static let languages = FormKey("languages")
    public static let subject = FormKey("subject")
    public static let recipient = FormKey("recipient")
    public static let amount = FormKey("amount")
    public static let paid = FormKey("paid")
    public static let reference = FormKey("reference")
    public static let answer = FormKey("answer")
    public static let steps = FormKey("steps")
    public static let name = FormKey("name")
    public static let area = FormKey("area")
    public static let price = FormKey("price")
    public static let ticketNumber = FormKey("ticketNumber")
    public static let day = FormKey("day")
    public static let due = FormKey("due")
    public static let until = FormKey("until")
}

extension FormDraft {
    /// Creates the draft of a film.
    public init(
        title: String = "", year: String = "", directors: String = "", day: String = "",
        isWanted: Bool = false, feedback: Int = 0, place: String = "", tags: String = "",
        notes: String = "", viewing: String = "", link: String = "", originalTitle: String = "",
        runningTime: String = "", genres: String = "", countries: String = "",
        languages: String = "", staysWanted: Bool? = nil
    ) {
        self.init()
        (self.title, self.year, self.directors) = (title, year, directors)
        (self.day, self.isWanted, self.feedback) = (day, isWanted, feedback)
        (self.place, self.tags, self.notes) = (place, tags, notes)
        (self.viewing, self.link, self.originalTitle) = (viewing, link, originalTitle)
        (self.runningTime, self.genres, self.countries) = (runningTime, genres, countries)
        (self.languages, self.staysWanted) = (languages, staysWanted)
    }

    public var title: String {
        get { self[FormKey.title] }
        set { self[FormKey.title] = newValue }
    }
    public var year: String {
        get { self[FormKey.year] }
        set { self[FormKey.year] = newValue }
    }
    public var directors: String {
        get { self[FormKey.directors] }
        set { self[FormKey.directors] = newValue }
    }
    public var place: String {
        get { self[FormKey.place] }
        set { self[FormKey.place] = newValue }
    }
    public var tags: String {
        get { self[FormKey.tags] }
        set { self[FormKey.tags] = newValue }
    }
    public var notes: String {
        get { self[FormKey.notes] }
        set { self[FormKey.notes] = newValue }
    }
    public var viewing: String {
        get { self[FormKey.viewing] }
        set { self[FormKey.viewing] = newValue }
    }
    public var link: String {
        get { self[FormKey.link] }
        set { self[FormKey.link] = newValue }
    }
    public var originalTitle: String {
        get { self[FormKey.originalTitle] }
        set { self[FormKey.originalTitle] = newValue }
    }
    public var runningTime: String {
        get { self[FormKey.runningTime] }
        set { self[FormKey.runningTime] = newValue }
    }
    public var genres: String {
        get { self[FormKey.genres] }
        set { self[FormKey.genres] = newValue }
    }
    public var countries: String {
        get { self[FormKey.countries] }
        set { self[FormKey.countries] = newValue }
    }
    public var languages: String {
        get { self[FormKey.languages] }
        set { self[FormKey.languages] = newValue }
    }
    public var subject: String {
        get { self[FormKey.subject] }
        set { self[FormKey.subject] = newValue }
    }
    public var recipient: String {
        get { self[FormKey.recipient] }
        set { self[FormKey.recipient] = newValue }
    }
    public var amount: String {
        get { self[FormKey.amount] }
        set { self[FormKey.amount] = newValue }
    }
    public var paid: String {
        get { self[FormKey.paid] }
        set { self[FormKey.paid] = newValue }
    }
    public var reference: String {
        get { self[FormKey.reference] }
        set { self[FormKey.reference] = newValue }
    }
    public var answer: String {
        get { self[FormKey.answer] }
        set { self[FormKey.answer] = newValue }
    }
    public var steps: String {
        get { self[FormKey.steps] }
        set { self[FormKey.steps] = newValue }
    }
    public var name: String {
        get { self[FormKey.name] }
        set { self[FormKey.name] = newValue }
    }
    public var area: String {
        get { self[FormKey.area] }
        set { self[FormKey.area] = newValue }
    }
    public var price: String {
        get { self[FormKey.price] }
        set { self[FormKey.price] = newValue }
    }
    public var ticketNumber: String {
        get { self[FormKey.ticketNumber] }
        set { self[FormKey.ticketNumber] = newValue }
    }
    public var day: String {
        get { self[FormKey("day")] }
        set { self[FormKey("day")] = newValue }
    }
    public var due: String {
        get { self[FormKey("due")] }
        set { self[FormKey("due")] = newValue }
    }
    public var travelled: String {
        get { self[FormKey("travelled")] }
        set { self[FormKey("travelled")] = newValue }
    }
    public var until: String {
        get { self[FormKey("until")] }
        set { self[FormKey("until")] = newValue }
    }
    /// Creates the draft of a traveller's details.
    public static func profile(
        name: String = "", address: String = "", email: String = "", telephone: String = "",
        iban: String = "", bic: String = "", accountHolder: String = "", place: String = ""
    ) -> FormDraft {
        let texts = [
            "name": name, "address": address, "email": email, "telephone": telephone,
            "iban": iban, "bic": bic, "accountHolder": accountHolder, "place": place,
        ]
        return texts.reduce(into: FormDraft()) { $0[FormKey($1.key)] = $1.value }
    }

    /// Creates the draft of a trip.
    public init(
        from: String = "", to: String = "", mode: Int = 0, service: String = "",
        operator: String = "", departure: Time, arrival: Time?, seat: String = "",
        travelClass: String = "", fare: String = "", currency: String = "", ticket: Int = 0,
        ticketNumber: String = "", ticketFile: String? = nil, journey: String = "",
        claim: String = "", tags: String = "", notes: String = "", fromCoordinates: String = "",
        toCoordinates: String = "", distance: String = "", movesRecord: Bool = true
    ) {
        self.init()
        let texts = [
            "from": from, "to": to, "service": service, "operator": `operator`, "seat": seat,
            "travelClass": travelClass, "fare": fare, "currency": currency,
            "ticketNumber": ticketNumber, "ticketFile": ticketFile ?? "", "journey": journey,
            "claim": claim, "tags": tags, "notes": notes, "fromCoordinates": fromCoordinates,
            "toCoordinates": toCoordinates, "distance": distance,
        ]
        for (key, text) in texts { self[FormKey(key)] = text }
        (self[choice: FormKey("mode")], self[choice: FormKey("ticket")]) = (mode, ticket)
        self[time: FormKey("departure")] = departure
        self[time: FormKey("arrival")] = arrival
        self.movesRecord = movesRecord
    }

    public var from: String {
        get { self[FormKey("from")] }
        set { self[FormKey("from")] = newValue }
    }
    public var to: String {
        get { self[FormKey("to")] }
        set { self[FormKey("to")] = newValue }
    }
    public var service: String {
        get { self[FormKey("service")] }
        set { self[FormKey("service")] = newValue }
    }
    public var `operator`: String {
        get { self[FormKey("operator")] }
        set { self[FormKey("operator")] = newValue }
    }
    public var fare: String {
        get { self[FormKey("fare")] }
        set { self[FormKey("fare")] = newValue }
    }
    public var fromCoordinates: String {
        get { self[FormKey("fromCoordinates")] }
        set { self[FormKey("fromCoordinates")] = newValue }
    }
    public var toCoordinates: String {
        get { self[FormKey("toCoordinates")] }
        set { self[FormKey("toCoordinates")] = newValue }
    }
    public var mode: Int {
        get { self[choice: FormKey("mode")] }
        set { self[choice: FormKey("mode")] = newValue }
    }
    public var ticket: Int {
        get { self[choice: FormKey("ticket")] }
        set { self[choice: FormKey("ticket")] = newValue }
    }
    public var seat: String {
        get { self[FormKey("seat")] }
        set { self[FormKey("seat")] = newValue }
    }
    public var travelClass: String {
        get { self[FormKey("travelClass")] }
        set { self[FormKey("travelClass")] = newValue }
    }
    public var journey: String {
        get { self[FormKey("journey")] }
        set { self[FormKey("journey")] = newValue }
    }
    public var claim: String {
        get { self[FormKey("claim")] }
        set { self[FormKey("claim")] = newValue }
    }
    public var distance: String {
        get { self[FormKey("distance")] }
        set { self[FormKey("distance")] = newValue }
    }
    public var ticketFile: String? {
        get { self[FormKey("ticketFile")].isEmpty ? nil : self[FormKey("ticketFile")] }
        set { self[FormKey("ticketFile")] = newValue ?? "" }
    }
    public var movesRecord: Bool {
        get { !self[flag: FormKey("keepsRecord")] }
        set { self[flag: FormKey("keepsRecord")] = !newValue }
    }
    public var isWanted: Bool {
        get { self[flag: FormKey("isWanted")] }
        set { self[flag: FormKey("isWanted")] = newValue }
    }
    public var feedback: Int {
        get { self[choice: FormKey("feedback")] }
        set { self[choice: FormKey("feedback")] = newValue }
    }
    public var staysWanted: Bool? {
        get { self[flag: FormKey("staysWanted")] ? true : nil }
        set { self[flag: FormKey("staysWanted")] = newValue == true }
    }
    public var product: Int { self[choice: FormKey("product")] }
    public var currency: String {
        get { self[FormKey.currency] }
        set { self[FormKey.currency] = newValue }
    }
}

extension FormDraft.Time {
    public init(year: Int, month: Int, day: Int, hour: Int, minute: Int, zone: String) {
        self.init(date: "0-0-0", clock: "0:0", zone: zone)
        (self.year, self.month, self.day) = (year, month, day)
        (self.hour, self.minute) = (hour, minute)
    }

    public var year: Int {
        get { date.number(0, before: "-") }
        set { date.set(newValue, at: 0, before: "-", figures: [4, 2, 2]) }
    }
    public var month: Int {
        get { date.number(1, before: "-") }
        set { date.set(newValue, at: 1, before: "-", figures: [4, 2, 2]) }
    }
    public var day: Int {
        get { date.number(2, before: "-") }
        set { date.set(newValue, at: 2, before: "-", figures: [4, 2, 2]) }
    }
    public var hour: Int {
        get { clock.number(0, before: ":") }
        set { clock.set(newValue, at: 0, before: ":", figures: [2, 2]) }
    }
    public var minute: Int {
        get { clock.number(1, before: ":") }
        set { clock.set(newValue, at: 1, before: ":", figures: [2, 2]) }
    }
}

extension String {
    /// Returns one of the numbers between separators, or 0 if the text has none there.
    fileprivate func number(_ place: Int, before separator: Character) -> Int {
        let numbers = split(separator: separator).map { Int($0) ?? 0 }
        return numbers.indices.contains(place) ? numbers[place] : 0
    }

    /// Replaces one of the numbers between separators, and writes all with leading zeros.
    fileprivate mutating func set(
        _ number: Int, at place: Int, before separator: Character, figures: [Int]
    ) {
        var numbers = figures.indices.map { self.number($0, before: separator) }
        numbers[place] = number
        self = zip(numbers, figures).map { number, width in
            String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
        }.joined(separator: String(separator))
    }
}
