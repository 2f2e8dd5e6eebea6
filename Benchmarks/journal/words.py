"""Words, places and trains in six languages, for journals that look like real ones."""

import typing


class Country(typing.NamedTuple):
    zone: str
    summer: int  # Hours from UTC; in winter it is one less.
    words: list
    places: list
    operators: list
    services: list
    venues: list
    tags: list


def split(text):
    return [part.strip() for part in text.split("/")]


COUNTRIES = (
    Country(
        "Europe/London", 1,
        ("the of and winter harbour silent station letter garden northern river glass summer "
         "paper evening stranger island window mountain yellow signal brief encounter").split(),
        split("London Euston / Edinburgh Waverley / York / Bristol Temple Meads / Leeds / "
              "Manchester Piccadilly / Cardiff Central / Penzance"),
        split("LNER / Avanti West Coast / Great Western Railway"),
        split("1S / 9S / 2C / 1A"), split("Electric Cinema, London / Watershed, Bristol"),
        split("alone / rain / night train / re-watched")),
    Country(
        "Europe/Berlin", 2,
        ("der die und Straße Brücke Winter Träume Nacht Mädchen stille Übergang Bahnhof Gärten "
         "Fenster grün König Wälder fünf Zimmer Größe leise Flüsse spät Himmel").split(),
        split("Köln Hbf / München Hbf / Berlin Hbf / Düsseldorf Hbf / Nürnberg Hbf / "
              "Frankfurt (Main) Süd / Saarbrücken Hbf / Straßberg-Winterlingen"),
        split("DB Fernverkehr / ÖBB / Länderbahn"), split("ICE / IC / RE / NJ"),
        split("Moviemento, Berlin / Filmpalette, Köln"),
        split("dienstlich / Regen / mit Jörg / später")),
    Country(
        "Europe/Paris", 2,
        ("le la les été hiver château rivière fenêtre silence étoile nuit garçon forêt même "
         "lumière cœur déjà près théâtre gare lettre mystère naïve île").split(),
        split("Paris Est / Lyon Part-Dieu / Marseille-Saint-Charles / Nîmes Centre / "
              "Angoulême / Besançon Viotte / Orléans / Sète"),
        split("SNCF / TER Occitanie / Eurostar"), split("TGV / TER / OUIGO / IC"),
        split("Le Champo, Paris / Comœdia, Lyon"),
        split("vacances / pluie / à deux / café")),
    Country(
        "Europe/Warsaw", 2,
        ("zima lato rzeka żółty ślad okno dworzec miłość noc książka łódź cisza góra święto "
         "ścieżka źródło dźwięk świt wyspa list ogród gwiazda daleko blisko").split(),
        split("Warszawa Centralna / Kraków Główny / Łódź Fabryczna / Gdańsk Główny / "
              "Wrocław Główny / Poznań Główny / Rzeszów / Białystok"),
        split("PKP Intercity / Polregio / Koleje Śląskie"), split("EIP / TLK / IC / R"),
        split("Kino Muza, Poznań / Kino Pod Baranami, Kraków"),
        split("służbowo / deszcz / święta / z Łucją")),
    Country(
        "Europe/Rome", 2,
        ("il la gli estate inverno fiume città perché notte finestra lettera stazione giardino "
         "più così mare isola silenzio luna strada felicità stelle ponte già").split(),
        split("Roma Termini / Milano Centrale / Venezia Santa Lucia / Forlì / Cefalù / "
              "Napoli Centrale / Genova Piazza Principe / Torino Porta Nuova"),
        split("Trenitalia / Italo / Trenord"), split("FR / IC / RV / REG"),
        split("Nuovo Sacher, Roma / Anteo, Milano"),
        split("lavoro / pioggia / caffè / con Niccolò")),
    Country(
        "Europe/Prague", 2,
        ("zima léto řeka žlutý okno nádraží láska noc kniha ticho hora světlo příběh hvězda "
         "zahrada dopis ostrov ulice daleko růže čekání úsvit vůně krásný").split(),
        split("Praha hl. n. / Brno hl. n. / Ostrava-Svinov / Plzeň hl. n. / Děčín hl. n. / "
              "Olomouc hl. n. / České Budějovice / Břeclav"),
        split("České dráhy / RegioJet / Leo Express"), split("EC / RJ / R / Os"),
        split("Kino Světozor, Praha / Kino Art, Brno"),
        split("pracovně / déšť / večer / s Jiřím")),
)
