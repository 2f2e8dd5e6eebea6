import Domain
import Foundation

/// The words that other programs and people use in headings for each meaning of a column.
///
/// They are in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish,
/// Polish and Czech, in lower case and without accents. The likelier ones come first: of two
/// columns, the one with the likelier word is taken.
enum ColumnWords {
    static func words(for meaning: ColumnMeaning, of kind: EntryKind) -> [String] {
        (kind == .film ? films : trips)[meaning] ?? both[meaning] ?? []
    }

    /// Returns a heading for comparison: in lower case, without accents, and with single blanks
    /// between words, also for `watchedDate` and `watched_date`.
    static func plain(_ heading: String) -> String {
        var spaced = ""
        var previous: Character?
        for character in heading.prefix(200) {
            if character.isUppercase, previous?.isLowercase == true { spaced.append(" ") }
            spaced.append(character)
            previous = character
        }
        return CalendarWords.plain(spaced).split { !$0.isLetter && !$0.isNumber }
            .joined(separator: " ")
    }

    /// The headings of a person's own rating.
    static let ownRating: Set<String> = [
        "my rating", "your rating", "you rated", "my score", "meine bewertung", "ma note",
        "mi calificacion", "mi nota", "il mio voto", "mitt betyg", "moja ocena",
    ]

    private typealias Words = [ColumnMeaning: [String]]

    private static let films: Words = lists([
        "title": """
        title|film|movie|name|film title|movie title|film name|movie name|titel|filmtitel|titre|\
        titre du film|titulo|pelicula|titolo|titolo del film|filme|filmnaam|filmnamn|tittel|\
        tytuł|nazwa|nazev|show|work|nazev filmu|tytuł filmu
        """,
        "year": """
        year|release year|film year|movie year|year of release|released|release date|release|\
        jahr|erscheinungsjahr|produktionsjahr|annee|annee de sortie|date de sortie|ano|\
        ano de estreno|anno|anno di uscita|ano de lancamento|jaar|ar|utgivningsar|aar|rok|\
        rok produkcji|rok vydani
        """,
        "original-title": """
        original title|originaltitel|titre original|titulo original|titolo originale|\
        oorspronkelijke titel
        """,
        "directors": """
        director|directors|directed by|regie|regisseur|regisseurin|realisateur|realisatrice|\
        realisation|realisateurs|direccion|directora|directores|regia|regista|registi|\
        direcao|diretor|regissor|instruktør|rezyser|rezyseria|rezie|reziser
        """,
        "running-time": """
        running time|runtime|run time|duration|length|minutes|mins|runtime mins|laufzeit|dauer|\
        lange|spieldauer|duree|duracion|durata|duracao|speelduur|speeltijd|langd|speltid|\
        czas trwania|delka|spilletid
        """,
        "genres": """
        genre|genres|genero|generos|genere|generi|categorie|category|gatunek|gatunki|zanr|zanry
        """,
        "countries": """
        country|countries|land|lander|produktionsland|pays|pais|paises|paese|paesi|\
        country of origin|kraj|kraj produkcji|zeme|zeme puvodu
        """,
        "languages": """
        language|languages|sprache|sprachen|langue|langues|idioma|idiomas|lingua|lingue|taal|\
        sprak|jezyk|jazyk
        """,
        "watched": """
        date watched|watched date|watched on|watched at|watch date|watched|last watched|\
        date seen|seen on|seen|viewed|viewed on|view date|viewing date|date viewed|diary date|\
        gesehen am|gesehen|angesehen am|geschaut am|geschaut|sichtung|datum|date|day|tag|\
        vu le|date de visionnage|visionne le|date vue|vu|visto el|fecha de visionado|fecha|\
        vista el|visto|visto il|data visione|data di visione|data|visto em|assistido em|\
        data em que assisti|gezien op|gezien|bekeken op|bekeken|sedd|sag den|datum gesehen|\
        when|wann|quand|cuando|quando|wanneer|set den|sett|dato|obejrzano|data obejrzenia|\
        zhlednuto|datum zhlednuti|date finished|date completed|finished|completed at|end date
        """,
        "place": """
        place|venue|cinema|theater|theatre|location|where|ort|kino|wo|lieu|ou|cine|lugar|donde|\
        luogo|dove|local|onde|plaats|bioscoop|waar|plats|bio|var|gdzie|kde|hvor|biograf
        """,
        "viewing": """
        viewing|viewing number|times watched|watch number|sichtung nr|times seen
        """,
        "rewatch": """
        rewatch|rewatched|is rewatch|seen before|wiederholt|erneut gesehen|wiedergesehen|revu|\
        revisionnage|revisionado|rivisto|revisto|herzien
        """,
        "rating": """
        my rating|your rating|user rating|you rated|my score|meine bewertung|mi calificacion|\
        mi nota|il mio voto|mitt betyg|moja ocena|rating|rated|score|stars|grade|\
        mark|bewertung|wertung|note|punkte|sterne|schulnote|ma note|etoiles|\
        evaluation|calificacion|puntuacion|nota|valoracion|estrellas|\
        voto|valutazione|stelle|avaliacao|classificacao|estrelas|beoordeling|\
        waardering|cijfer|sterren|betyg|karakter|vurdering|ocena|hodnoceni
        """,
        "rating-of-others": """
        vote average|average vote|average rating|avg rating|rating average|public rating|\
        community rating|average score|tmdb rating|tmdb score|imdb rating|imdb score|\
        letterboxd rating|metascore|critics rating|critic score|audience score|\
        durchschnittsbewertung|imdb bewertung|note moyenne|note imdb|nota media|nota imdb|\
        voto medio|voto imdb|medelbetyg|srednia ocena|rating|score|bewertung|wertung
        """,
        "rated": """
        timestamp|rated at|rated on|date rated|rating date|rating timestamp|unix time|unix timestamp
        """,
        "link": """
        link|url|imdb|imdb url|imdb link|imdb id|letterboxd uri|letterboxd url|website|webseite|\
        lien|enlace|collegamento|imdbid
        """,
    ])

    private static let trips: Words = lists([
        "from": """
        from|origin|departure station|departure stop|start|start station|departure city|\
        from station|origin station|boarding|departure airport|departure place|von|ab|\
        abfahrtsort|startbahnhof|startort|abfahrtsbahnhof|abflugort|de|depuis|depart de|\
        gare de depart|lieu de depart|origine|origen|desde|salida desde|da|partenza da|\
        stazione di partenza|origem|van|vertrekstation|fran|skad|z|stacja poczatkowa|odkud|\
        z stanice|vychozi stanice|fra
        """,
        "to": """
        to|destination|arrival station|arrival stop|end|end station|arrival city|to station|\
        destination station|arrival airport|arrival place|nach|an|ziel|zielbahnhof|zielort|\
        ankunftsort|ankunftsbahnhof|a|vers|arrivee a|gare d arrivee|lieu d arrivee|destino|\
        hasta|hacia|destinazione|arrivo a|stazione di arrivo|para|naar|bestemming|\
        aankomststation|till|dokad|do|stacja docelowa|kam|cil|cilova stanice|til
        """,
        "from-coordinates": "from coordinates|origin coordinates|departure coordinates",
        "to-coordinates": "to coordinates|destination coordinates|arrival coordinates",
        "date": """
        date|day|travel date|trip date|departure date|journey date|datum|tag|reisedatum|\
        reisetag|abfahrtsdatum|date de voyage|date du trajet|jour|fecha|fecha de viaje|dia|data|\
        data del viaggio|giorno|reisdatum|dag|data podrozy|dato|rejsedato|resdatum
        """,
        "mode": """
        mode|means of transport|transport|type|vehicle|verkehrsmittel|zugart|moyen de transport|mode de \
        transport|medio de transporte|mezzo|mezzo di trasporto|vervoermiddel|fardmedel
        """,
        "operator": """
        operator|company|carrier|airline|railway|betreiber|bahn|gesellschaft|unternehmen|\
        fluggesellschaft|airline name|exploitant|compagnie|transporteur|operador|compania|\
        aerolinea|operatore|compagnia|vettore|companhia|vervoerder|maatschappij|bolag|\
        przewoznik|dopravce|operatør|selskab
        """,
        "service": """
        service|train|train number|train no|flight|flight number|flight no|line|route|number|\
        zug|zugnummer|linie|fahrt|flug|flugnummer|verbindung|numero de train|numero du train|\
        ligne|vol|numero de vol|tren|numero de tren|linea|vuelo|numero de vuelo|treno|\
        numero treno|volo|numero volo|comboio|trem|voo|trein|treinnummer|vlucht|tag nummer|\
        tag nr|pociag|numer pociagu|vlak|cislo vlaku|tog|tognummer|tagnummer
        """,
        "departure": """
        departure|departure time|planned departure|scheduled departure|departed|dep|time|\
        start time|dep time|abfahrt|abfahrtszeit|abfahrt plan|abflug|uhrzeit|zeit|depart|\
        heure de depart|heure|salida|hora de salida|hora|partenza|ora di partenza|ora|partida|\
        hora de partida|vertrek|vertrektijd|avgang|avgangstid|abfahrt geplant|geplante abfahrt|\
        soll abfahrt|abfahrt soll|depart prevu|odjazd|godzina odjazdu|odjezd|cas odjezdu|afgang|\
        afgangstid
        """,
        "arrival": """
        arrival|arrival time|planned arrival|scheduled arrival|arrived|arr|arr time|end time|\
        ankunft|ankunftszeit|ankunft plan|arrivee|heure d arrivee|llegada|hora de llegada|\
        arrivo|ora di arrivo|chegada|hora de chegada|aankomst|aankomsttijd|ankomst|ankomsttid|\
        ankunft geplant|geplante ankunft|soll ankunft|ankunft soll|arrivee prevue|przyjazd|\
        godzina przyjazdu|prijezd|cas prijezdu
        """,
        "actual-departure": """
        actual departure|real departure|actual departure time|departure actual|abfahrt ist|\
        tatsachliche abfahrt|abfahrt real|depart reel|salida real|partenza effettiva|\
        werkelijk vertrek|abfahrt tatsachlich|ist abfahrt|reale abfahrt|depart effectif|\
        heure de depart reelle|partenza reale|werkelijke vertrektijd|verklig avgang|\
        faktisk afgang|rzeczywisty odjazd|skutecny odjezd
        """,
        "actual-arrival": """
        actual arrival|real arrival|actual arrival time|arrival actual|ankunft ist|\
        tatsachliche ankunft|ankunft real|arrivee reelle|llegada real|arrivo effettivo|\
        werkelijke aankomst|ankunft tatsachlich|ist ankunft|reale ankunft|arrivee effective|\
        heure d arrivee reelle|arrivo reale|werkelijke aankomsttijd|verklig ankomst|\
        faktisk ankomst|rzeczywisty przyjazd|skutecny prijezd
        """,
        "delay": """
        delay|delay min|delay minutes|delay in minutes|arrival delay|delay at arrival|minutes late|late by|\
        late|verspatung|verspatung min|verspatung minuten|verspatung in minuten|ankunftsverspatung|\
        verspatung ankunft|retard|retard min|retard minutes|retard en minutes|retard a l arrivee|\
        retraso|retraso min|retraso minutos|retraso en minutos|ritardo|ritardo min|ritardo minuti|\
        ritardo in minuti|atraso|atraso min|atraso minutos|vertraging|vertraging min|\
        vertraging in minuten|forsening|forsening min|forsening minuter|forsinkelse|forsinkelse min|\
        opoznienie|opoznienie min|zpozdeni|zpozdeni min
        """,
        "distance": """
        distance|distance km|km|kilometres|kilometers|entfernung|strecke|distanz|kilometer|\
        distancia|distanza|distancia km|afstand|avstand|odległosc|vzdalenost
        """,
        "seat": """
        seat|seat number|sitz|sitzplatz|platz|siege|place|asiento|posto|assento|stoel|plats|\
        miejsce|misto|sedadlo|plads
        """,
        "class": """
        class|travel class|cabin|klasse|reiseklasse|classe|clase|classe di viaggio|klass|klasa|\
        trida
        """,
        "fare": """
        fare|price|cost|amount|ticket price|preis|fahrpreis|kosten|betrag|ticketpreis|prix|\
        tarif|cout|montant|precio|tarifa|coste|importe|prezzo|tariffa|costo|preco|prijs|pris|\
        ticket|cena|cena biletu|koszt|jizdne|biljett
        """,
        "ticket": """
        ticket type|ticket kind|type of ticket|kind of ticket|fahrkartenart|ticketart|type de billet|\
        tipo de billete|tipo di biglietto|tipo de bilhete|soort kaartje|biljettyp
        """,
        "ticket-number": """
        ticket number|ticket no|booking number|booking reference|booking code|booking|\
        confirmation number|reservation number|pnr|fahrkartennummer|ticketnummer|buchungsnummer|\
        buchungscode|auftragsnummer|numero de billet|numero de dossier|reference|localizador|\
        numero de billete|numero biglietto|codice prenotazione|boekingsnummer|bokningsnummer
        """,
        "currency": "currency|wahrung|devise|monnaie|moneda|divisa|valuta|moeda",
        "journey": "journey|trip|reise|voyage|viaje|viaggio|viagem|reis|resa",
        "journey-name": "journey name|trip name|reisename|nom du voyage|nombre del viaje",
        "substitute": "substitute|taken instead|ersatz|ersatzfahrt|remplacement",
        "leg": "leg|leg number|teilstrecke|abschnitt|etape|tappa",
        "claim": "claim|refund|erstattung|fahrgastrechte|remboursement|reembolso|rimborso",
    ])

    private static let both: Words = lists([
        "tags":
            "tags|labels|keywords|schlagworter|stichworter|schlagworte|etiquettes|etiquetas|etichette",
        "notes": """
        notes|note|comment|comments|review|remarks|notizen|notiz|bemerkung|bemerkungen|\
        kommentar|kommentare|anmerkung|anmerkungen|kritik|rezension|meinung|commentaire|\
        commentaires|remarques|critique|avis|notas|comentario|comentarios|resena|critica|\
        commento|commenti|recensione|opmerkingen|opmerking|anteckningar|my review|thoughts|\
        description|beschreibung|memo|uwagi|notatki|komentarz|poznamka|poznamky|noter
        """,
    ])

    private static func lists(_ texts: [String: String]) -> Words {
        var words: Words = [:]
        for (name, text) in texts {
            guard let meaning = ColumnMeaning(rawValue: name) else { continue }
            words[meaning] = text.split(separator: "|").map(String.init)
        }
        return words
    }
}
