import Domain

/// Reads means of transport in the words of people, railways and programs.
enum WrittenMode {
    /// Returns the means of transport, or `other` for an unknown word.
    static func mode(_ text: String) -> TravelMode { known(text) ?? .other }

    /// Returns the means of transport, or `nil` for an unknown word.
    static func known(_ text: String) -> TravelMode? {
        let plain = Heading.plain(text)
        return words[plain] ?? service(text)
    }

    /// Returns the means of transport of a line or number such as `RE 5`, `S1`, `Bus 605` or `ICE`,
    /// or `nil` if its beginning is not a kind of service.
    static func service(_ text: String) -> TravelMode? {
        let parts = Heading.plain(text).split(separator: " ")
        let kind = parts.prefix { !($0.first?.isNumber ?? false) }
        guard (1...3).contains(kind.count),
            kind.count < parts.count || kind.allSatisfy({ services[String($0)] != nil })
        else { return nil }
        // A letter may stand behind the number, as in “RE 5 a”.
        return services[String(kind[0])] ?? words[kind.joined(separator: " ")]
    }

    /// Whether a text is only the kind of a service, such as `RE` before its number.
    static func isService(_ text: String) -> Bool { services[Heading.plain(text)] != nil }

    /// Returns the means of transport that headings name, or `nil` if they name none, for tables
    /// without a column for it.
    static func mode(headings: [Heading]) -> TravelMode? {
        if headings.contains(where: { $0.names("flight") || $0.names("airline") || hasAirport($0) })
        {
            return .flight
        }
        let isOfTrains = headings.contains { $0.names("train") && !$0.names("label") }
        return isOfTrains || headings.contains(where: hasRailway) ? .train : nil
    }

    private static func hasAirport(_ heading: Heading) -> Bool {
        !airports.isDisjoint(with: heading.words)
    }

    private static func hasRailway(_ heading: Heading) -> Bool {
        heading.words.contains { word in
            stations.contains(word) || word.hasSuffix("bahnhof") || word.hasSuffix("station")
        }
    }

    private static let stations: Set<String> = [
        "gare", "railway", "estacion", "stazione", "estacao", "stacja", "stanice", "dworzec",
    ]

    private static let airports: Set<String> = [
        "airport", "airports", "iata", "icao", "flughafen", "abflughafen", "zielflughafen",
        "startflughafen", "ankunftsflughafen", "aeroport", "aeropuerto", "aeroporto", "luchthaven",
        "flygplats", "lufthavn", "lotnisko", "letiste",
    ]

    private static let words: [String: TravelMode] = WordList.meanings([
        .train: """
        train|trains|rail|railway|railroad|zug|bahn|eisenbahn|tren|treno|comboio|trem|trein|tag|tog|pociag|\
        vlak|night train|nachtzug|sleeper|high speed|high speed train|long distance|local train|\
        regional train|regionalzug|fernzug|intercity|eurocity|intercity express|regional express|\
        regionalbahn|s bahn|u bahn|stadtbahn|strassenbahn|tram|tramway|trams|streetcar|light rail|metro|\
        subway|underground|tube|suburban|suburban train|national|national express|nationalexpress|\
        regional|regionalexp|regional exp|commuter rail|rer|transilien|cercanias|rodalies|regionale|\
        monorail|funicular|standseilbahn|sporvogn|tramvaj|tramwaj|tranvia|tranvai|bonde|eletrico|\
        heavy rail|in train|in subway|in tram|stoptrein|sprinter|tunnelbana|pendeltag|spoorwegen|\
        hurtigtog|lyntog|expres|rychlik|osobni vlak
        """,
        .bus: """
        bus|buses|coach|autobus|autobuses|reisebus|fernbus|autocar|onibus|buss|intercity bus|ersatzbus|\
        rail replacement bus|replacement bus|schienenersatzverkehr|trolleybus|trolley|obus|nightbus|\
        night bus|nachtbus|in bus|car longue distance|pullman|autokar|snelbus|flixbus
        """,
        .flight: """
        flight|flights|plane|aeroplane|airplane|air|aircraft|flug|flugzeug|vol|avion|vuelo|volo|aereo|voo|\
        aviao|vlucht|vliegtuig|flyg|flygplan|fly|samolot|lot|letadlo|let|flying|helicopter|hubschrauber|\
        private jet|charter|in flight
        """,
        .ferry: """
        ferry|boat|ship|cruise|fahre|schiff|bateau|barco|traghetto|nave|balsa|boot|veerboot|veer|farja|\
        bat|faerge|prom|trajekt|lod|catamaran|vaporetto|in ferry|hydrofoil|kreuzfahrt
        """,
        .other: """
        car|auto|voiture|coche|macchina|carro|taxi|cab|uber|walk|walking|on foot|foot|zu fuss|a pied|a pie|\
        a piedi|bike|bicycle|cycling|fahrrad|rad|velo|bici|bicicleta|bicicletta|fiets|cykel|scooter|\
        motorcycle|motorrad|moto|cable car|gondola|seilbahn|rental car|mietwagen|car sharing|carsharing|\
        other|sonstiges|autre|otro|altro|overig|samochod|pieszo|auto vlastni
        """,
    ])

    /// The beginnings of services before their numbers.
    private static let services: [String: TravelMode] = WordList.meanings([
        .train: """
        ice|ic|ec|ece|icd|tgv|rj|rjx|nj|en|ir|ire|re|rb|rs|rex|cjx|s|u|str|d|dpn|flx|erx|hkx|mex|abr|alx|\
        ag|met|tlk|eic|eip|ekp|os|sp|r|rr|ter|ouigo|inoui|eurostar|thalys|ave|avlo|iryo|alvia|avant|\
        md|frecciarossa|frecciargento|frecciabianca|italo|fr|fa|fb|ic direct|icn|pe|vae|tram|lex|wb|\
        westbahn|railjet|intercites|amtrak|shinkansen|sj|sc|leo|regiojet|pkp|icm|rgj|sbahn|ubahn|\
        tramway|u bahn|stb|cnl|nz|uex|est|tha|rhb|amtk|acela|metro|svg|viv|wfb|erb|bob|brb|tl
        """,
        .bus: "bus|sev|ev|flixbus|nb|ast|sb|obus|coach|autobus",
        .ferry: "fae|ferry|kat|faehre|fahre|bat|bav",
    ])
}
