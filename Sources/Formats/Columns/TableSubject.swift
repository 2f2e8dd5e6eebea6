import Domain

extension TableSubject {
    /// Tells the subject of a table by headings that tables of films and trips do not have, or
    /// makes `nil` if two of them are not there.
    init?(_ headings: [Heading]) {
        let plain = headings.map { $0.words.joined(separator: " ") }
        let isOfEntries = headings.contains { heading in
            Self.ofEntries.contains(where: heading.names) || heading.words == ["from"]
        }
        guard !isOfEntries else { return nil }
        let found = Self.words.map { subject, words in
            (subject, count: plain.count { words.contains($0) })
        }
        guard let most = found.max(by: { $0.count < $1.count }), most.count > 1 else { return nil }
        self = most.0
    }

    /// The notions that headings of films and trips have, and those of other tables do not.
    private static let ofEntries = [
        "film", "imdb", "director", "runtime", "departure", "arrival", "origin", "destination",
    ]

    private static let words = texts.map { ($0.key, WordList.words($0.value)) }

    private static let texts: KeyValuePairs<TableSubject, String> = [
        .books: """
        isbn|isbn 13|isbn 10|author|authors|author l f|additional authors|publisher|pages|number of \
        pages|page count|binding|bookshelves|exclusive shelf|book id|autor|autorin|autoren|verlag|\
        seiten|seitenzahl|auteur|auteurs|editeur|nombre de pages|editorial|paginas|numero de paginas|\
        autore|autori|casa editrice|editore|pagine|editora|uitgever|uitgeverij|schrijver|\
        forfattare|forlag|forlaget|sidor|sider|forfatter|wydawnictwo|nakladatelstvi|strony|read count|\
        date read|gelesen am|owned copies|reading status
        """,
        .music: """
        artist|album|track|track name|artist name|album name|isrc|song|scrobble|spotify id|\
        track uri|kunstler|interpret|titelnummer|artiste|artista|cancion|brano|utwor|wykonawca|ms played
        """,
        .games: """
        platform|platforms|console|hours played|playtime|time played|developer|developers|achievements|\
        steam id|app id|spielstunden|plattform|konsole|entwickler|plateforme|plataforma|piattaforma
        """,
        .contacts: """
        first name|last name|surname|given name|family name|e mail|email|e mail address|email address|\
        phone|phone number|mobile|mobile phone|birthday|address|street|zip|postal code|vorname|\
        nachname|telefon|strasse|plz|geburtstag|prenom|nom de famille|telephone|adresse|code postal|\
        apellidos|telefono|direccion|cognome|indirizzo|cap|achternaam|voornaam|postcode|fornamn|efternamn
        """,
        .payments: """
        iban|bic|balance|debit|credit|payee|transaction|transaction id|account|account number|valuta|\
        buchungstag|valutadatum|verwendungszweck|saldo|soll|haben|kontonummer|auftraggeber|\
        beguenstigter|empfanger|umsatz|libelle|solde|saldo disponible|beneficiario|concepto|causale|\
        dare|avere|rekening|tegenrekening|bedrag|rekeningnummer|merchant
        """,
        .stays: """
        hotel|hotel name|check in|check out|checkin|checkout|check in date|check out date|nights|\
        guests|room|room type|anreise|abreise|nachte|ubernachtungen|zimmer|property|nuits|noches|notti
        """,
    ]
}
