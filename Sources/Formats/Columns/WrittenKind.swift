import Domain

/// Reads kinds of rows, and the states of films and trips, in the words of people and programs.
enum WrittenKind {
    /// Returns the kind of a row, or `nil` for an unknown word.
    static func kind(_ text: String) -> RowKind? { kinds[Heading.plain(text)] }

    /// Returns the kind of film that a state makes, or `nil` for an unknown word. A tick says that
    /// a film was seen.
    static func status(_ text: String) -> RowKind? {
        if FilmCells.isYes(text) { return .film }
        if FilmCells.isNo(text) { return .wanted }
        return statuses[Heading.plain(text)]
    }

    /// Whether a state says that a trip was cancelled.
    static func isCancelled(_ text: String) -> Bool {
        HeadingWords.notions(of: Heading.plain(text)).contains("cancelled")
    }

    /// Whether a state says what happened to a trip.
    static func isOutcome(_ text: String) -> Bool {
        isCancelled(text) || outcomes.contains(Heading.plain(text))
    }

    private static let outcomes = WordList.words(
        """
        landed|arrived|departed|on time|ontime|delayed|late|completed|taken|confirmed|active|diverted|\
        flown|gelandet|punktlich|verspatet|gefahren|bestatigt|a l heure|arrive|puntual|in orario|\
        op tijd|i tid
        """)

    private static let kinds: [String: RowKind] = WordList.meanings([
        .film: """
        movie|movies|film|films|feature|feature film|motion picture|spielfilm|kinofilm|dokumentarfilm|\
        kurzfilm|fernsehfilm|long metrage|court metrage|documentaire|telefilm|pelicula|peliculas|\
        largometraje|cortometraje|documental|documentary|short|short film|short movie|tv movie|\
        tv short|tv special|video|lungometraggio|cortometraggio|documentario|filme|longa metragem|\
        curta metragem|speelfilm|korte film|documentaire film|langfilm|kortfilm|spelfilm|\
        dokumentar|film fabularny|film krotkometrazowy|dokument|kratky film|film dokumentalny
        """,
        .series: """
        tv|tv show|tv shows|show|shows|series|tv series|serie|serien|fernsehserie|serie tv|serie televisee|\
        series de tv|miniserie|mini series|miniseries|tv mini series|limited series|web series|serial|\
        serial tv|serial animowany|anime series|tv programme|program|tvshow|tvseries|tv serie|\
        televizni serial|dizi|serija
        """,
        .season: "season|staffel|saison|temporada|stagione|seizoen|sasong|saeson|sezon|rada",
        .episode: """
        episode|episodes|tv episode|folge|episodio|aflevering|avsnitt|afsnit|odcinek|epizoda|dil|\
        serienfolge|tvepisode|podcast series episode
        """,
        .extra: """
        trailer|teaser|clip|hook|recap|bonus|bonus video|extra|extras|behind the scenes|promo|\
        promotional|teaser trailer|bande annonce|music video|interview
        """,
        .game: """
        game|games|video game|videogame|spiel|videospiel|jeu|jeu video|juego|videojuego|gioco|videogioco|\
        jogo|videojogo|spel|spil|gra|gra wideo|hra|board game|boardgame
        """,
        .book: """
        book|books|novel|buch|bucher|roman|livre|libro|livro|boek|bok|bog|ksiazka|kniha|manga|comic|\
        comics|graphic novel|audiobook|audio book|ebook|horbuch|light novel|bande dessinee|manhwa
        """,
        .podcast: "podcast|podcasts|podcast episode|podcast series",
        .music: """
        music|album|song|track|single|concert|musik|musique|musica|konzert|lied|band|record|vinyl
        """,
        .person: "person|people|actor|cast|crew|artist|schauspieler|personne|persona",
    ])

    private static let statuses: [String: RowKind] = WordList.meanings([
        .film: """
        watched|seen|completed|complete|finished|done|viewed|gesehen|angesehen|geschaut|abgeschlossen|\
        fertig|vu|vue|termine|visto|vista|terminado|completado|terminata|completato|assistido|concluido|\
        gezien|bekeken|voltooid|sedd|sett|set|obejrzany|obejrzane|zhlednuto|videno|rewatched|\
        rewatching|repeat|watched it|already watched|collected and watched
        """,
        .wanted: """
        to watch|towatch|want to watch|want to see|wants to watch|wanted|plan to watch|plantowatch|planned|\
        planning|todo|to do|watchlist|wishlist|watch later|backlog|queue|queued|unwatched|not watched|unseen|\
        not seen|not started|to see|to be watched|up next|next|pending|zu sehen|noch sehen|will ich sehen|\
        geplant|merkliste|ungesehen|nicht gesehen|a voir|envie|prevu|pas vu|non vu|por ver|pendiente|\
        quiero ver|sin ver|no vista|da vedere|da guardare|non visto|para ver|quero ver|para assistir|\
        te zien|te kijken|nog te zien|niet gezien|att se|vill se|ej sedd|vil se|skal ses|do obejrzenia|\
        chce zobaczyc|chci videt|nezhlednuto
        """,
        .unfinished: """
        watching|currently watching|in progress|started|dropped|abandoned|on hold|onhold|paused|stopped|\
        half watched|did not finish|dnf|gave up|angefangen|begonnen|abgebrochen|pausiert|schaue gerade|\
        en cours|abandonne|en pause|viendo|en progreso|abandonada|abandonado|en espera|in corso|\
        interrotto|abbandonato|assistindo|em andamento|bezig|gestopt|afgebroken|pagaende|avbruten|\
        w trakcie|porzucone|rozkoukano|hold
        """,
    ])
}
