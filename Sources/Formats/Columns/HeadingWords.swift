/// The words of headings, by the notions that they stand for.
///
/// They are in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish,
/// Polish and Czech, and the usual ones in Russian, Ukrainian, Bulgarian, Greek, Hebrew, Chinese,
/// Japanese and Korean, in lower case and without accents. A word may stand for several notions, such
/// as “tag” for a day, a train and a keyword. A word that only makes the heading another one's,
/// such as “poster”, stands for a notion that no pattern has.
enum HeadingWords {
    /// The notions of a word, or empty for an unknown word.
    static func notions(of word: String) -> Set<String> { all[word] ?? [] }

    /// Whether a word is left out of a heading, as in “date of release”.
    static func isFiller(_ word: String) -> Bool { fillers.contains(word) }

    /// Returns the parts of a compound such as `ankunftszeit` or `flightnumber`, or `nil` unless
    /// all of them are known.
    static func parts(of word: Substring) -> [String]? {
        if word.isEmpty { return [] }
        guard word.utf8.count <= 40 else { return nil }
        let shortest = word.first.map(isWordSign) == true ? 1 : shortestPart
        guard word.count >= shortest else { return nil }
        for length in stride(from: word.count, through: shortest, by: -1) {
            let part = word.prefix(length)
            guard all[String(part)] != nil else { continue }
            let rest = word.dropFirst(length)
            for link in ["", "s", "n", "en", "es"] where rest.hasPrefix(link) {
                let next = rest.dropFirst(link.count)
                guard !next.isEmpty || link.isEmpty else { continue }
                if let parts = parts(of: next) { return [String(part)] + parts }
            }
        }
        return nil
    }

    /// The shortest part in letters.
    private static let shortestPart = 3

    /// Whether a sign is of a script without blanks between words, in which one may be a word.
    private static func isWordSign(_ sign: Character) -> Bool {
        sign.unicodeScalars.first.map { (0x2E80..<0xE000).contains($0.value) } ?? false
    }

    /// The notions of all words.
    static let all: [String: Set<String>] = {
        var all: [String: Set<String>] = [:]
        for (notion, words) in [both, films, trips, otherScripts].joined() {
            for word in words.split(whereSeparator: \.isWhitespace) {
                all[String(word), default: []].insert(notion)
            }
        }
        return all
    }()

    private static let fillers = Set(
        """
        of the a an in at on for by is was und and or et y e och og i de la le les l du des d el los las \
        del di da do dos das della dello il lo gli z w na ve v se het van der den die das im am vom \
        von zum zur with mit av af od se it
        """.split(separator: " ").map(String.init))

    /// The notions in headings of films and of trips.
    private static let both: [String: String] = [
        "own": """
        my mine your yours you me user own personal meine mein meiner meines ich eigene ma mon mes moi mi \
        mis tu mio mia minha meu mijn jouw eigen min mitt mina moja moje moj twoja muj
        """,
        "name": "name names naam namn navn nom nombre nome nazwa nazev bezeichnung",
        "number": "number no nr num nummer numero numer cislo nbr n times numbers",
        "date": "date datum day tag dag dia jour giorno fecha data dato den dzien",
        "when": "when wann quand cuando quando wanneer kiedy kdy hvornar nar",
        "time": "time times uhrzeit zeit heure hora ora orario tijd tid godzina cas hour clock uur",
        "timestamp": "timestamp unixtime unix epoch ts",
        "start": """
        start starting started begin began beginning beginn anfang inicio inizio debut poczatek zacatek \
        pickup
        """,
        "end": "end ends ended ending ende fin fine final slut koniec konec einde stop dropoff",
        "type": """
        type typ tipo art sorte soort kind kategorie category categorie categoria kategoria gattung \
        product produkt druh rodzaj
        """,
        "category": "kategorie category categorie categoria kategoria",
        "status": "status state stand zustand estado stato statut etat stav stan",
        "comment": """
        notes comment comments review reviews remark remarks notizen notiz bemerkung bemerkungen \
        kommentar kommentare kommentarer anmerkung anmerkungen kritik rezension meinung commentaire \
        commentaires remarque remarques critique avis notas comentario comentarios resena critica \
        commento commenti recensione opmerkingen opmerking anteckningar anteckning thoughts \
        description beschreibung memo uwagi notatki komentarz poznamka poznamky noter opinion
        """,
        "note": "note",
        "text": "text body message nachricht long short mini",
        "label": """
        tag tags label labels keyword keywords schlagworter schlagworte schlagwort stichworter \
        stichworte etiquettes etiquetas etichette trefwoorden nyckelord stitky
        """,
        "length": "length lange longueur longitud lunghezza lengte langd dlugosc delka laengde",
        "duration": """
        duration dauer duree duracion durata duracao duur varighed trwania trvani czas
        """,
        "minutes": "minutes minute minuten mins min minutos minuti minuter minutter minuty",
        "seconds": "seconds second sekunden sec secs sek s secondes segundos secondi sekunder",
        "hours": "hours hrs h stunden std heures horas ore uren timmar timer godziny hodiny",
        "km": "km kms kilometres kilometers kilometer kilometre kilometres kilometros chilometri",
        "metres": "m metres meters metre meter metros metri",
        "miles": "mi mile miles meilen millas",
        "original": """
        original originale originele oorspronkelijke oryginalny oryginalna oryginal puvodni originalny originalni
        """,
        "others": """
        average avg mean public community critics critic audience crowd global overall users others \
        durchschnitt durchschnittliche schnitt moyenne spectateurs presse media promedio medio \
        medel snitt srednia prumer prumerne gemiddelde gennemsnit meta metacritic rotten tomatoes rt \
        nutzer zuschauer publico usuarios utenti pubblico utilisateurs spolecznosci uzytkownikow
        """,
        "id": "id ids",
        "place": """
        place plats lugar miejsce misto plaats sted location ort lieu luogo local address adresse direccion \
        indirizzo adres
        """,
        // These make the heading that of another thing.
        "other": """
        uid uuid oid guid created creation added updated modified changed imported exported \
        hinzugefugt erstellt geandert geboren purchase purchased purchasing bought gekauft bestellt \
        utc gmt timezone zone offset estimated expected erwartet poster image picture cover photo \
        icon backdrop avatar count counts votes popularity revenue budget gross rank position index \
        profile device account username birthday birth email phone writer writers screenwriter studio distributor plot overview synopsis awards \
        certificate age fsk trailer source hash author authors isbn publisher pages binding \
        visibility due deadline reminder priority version platform
        """,
    ]
}
