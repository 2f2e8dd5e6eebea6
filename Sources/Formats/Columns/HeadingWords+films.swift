extension HeadingWords {
    /// The notions that only headings of films have.
    static let films: [String: String] = [
        "film": "film films movie movies pelicula peliculas peli filme filmen filmu",
        "title": "title titel titre titulo titolo tytul tittel titulek titles",
        "show": "show work programme",
        "year": "year jahr annee ano anno jaar ar aar rok roku years",
        "release": """
        release released releases erscheinung erscheinungsjahr erschienen produktion production sortie \
        estreno uscita lancamento utgivning premiere produkcji vydani wydania
        """,
        "country": "country countries land lander pays pais paises paese paesi kraj kraje zeme",
        "language": """
        language languages sprache sprachen langue langues idioma idiomas lingua lingue taal talen \
        sprak jezyk jazyk english englisch anglais ingles inglese german deutsch deutscher allemand \
        french franzosisch francais spanish espanol italian italiano portuguese portugues dutch \
        nederlands nederlandse swedish svensk svenska danish dansk polish polski czech cesky en
        """,
        "genre": "genre genres genero generos genere generi gatunek gatunki zanr zanry",
        "director": """
        director directors directed regie regisseur regisseurin regisseure realisateur realisatrice \
        realisateurs realisation direccion directora directores regia regista registi direcao diretor \
        realizador regissor regi instruktor rezyser rezyseria rezie reziser
        """,
        "cast": """
        cast actor actors actress actresses starring besetzung darsteller schauspieler acteur acteurs \
        distribution reparto actor actores attore attori interpreti elenco atores cast skuespillere \
        skadespelare rollista obsada herci rolverdeling
        """,
        "runtime": "runtime laufzeit spieldauer spielzeit speelduur speeltijd speltid spilletid",
        "run": "running run",
        "watched": """
        watched watch watching seen viewed viewing viewings view gesehen angesehen geschaut \
        angeschaut sichtung vu vue vus vues visionnage visionne visto vista vi visionado visione \
        assistido assisti gezien bekeken sedd sag sett set obejrzano obejrzenia obejrzany zhlednuto \
        zhlednuti videno diary
        """,
        "finished":
            "finished finish completed completion beendet abgeschlossen termine terminado voltooid",
        "played": "played lastplayed",
        "last": "last latest letzte letzter letztes zuletzt derniere dernier ultima ultimo laatst",
        "first": "first erste erstes prima primera",
        "before": "before bereits schon deja again erneut",
        "rewatch": """
        rewatch rewatched rewatches repeat wiederholt wiedergesehen revu revisionnage revisionado \
        rivisto revisto herzien omsedd
        """,
        "rating": """
        rating ratings rated rate score scores scored star stars grade mark marks points bewertung \
        bewertet wertung benotung punkte sterne schulnote schulnoten calificacion puntuacion \
        valoracion estrellas nota voto voti vote valutazione stelle punteggio avaliacao classificacao \
        estrelas beoordeling waardering cijfer sterren betyg karakter vurdering ocena oceny hodnoceni \
        gwiazdki etoiles evaluation notation
        """,
        "school": "schulnote schulnoten",
        "imdb": "imdb imdbid imdburl imdblink",
        "letterboxd": "letterboxd",
        "service": """
        tmdb tmdbid trakt simkl mal anilist mubi netflix douban filmweb csfd moviepilot allocine \
        filmaffinity criticker movielens
        """,
        "link": "link url uri website webseite lien enlace collegamento web homepage odkaz",
        "venue": """
        venue cinema theater theatre where kino wo ou cine donde dove onde bioscoop waar bio var gdzie \
        kde hvor biograf
        """,
        "media": "media medien entity content item medium",
        "list": "watchlist wishlist shelf list merkliste",
        "extra": "supplemental video",
        "season": "season seasons staffel saison temporada stagione seizoen sasong saeson sezon",
        "episode": "episode episodes folge episodio aflevering avsnitt afsnit odcinek epizoda dil",
        "series": "series serie serien tv",
    ]
}
