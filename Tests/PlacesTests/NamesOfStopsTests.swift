import Domain
import Formats
import Testing

@Suite("Names of stops that are looked up")
struct NamesOfStopsTests {
    @Test(
        "The longest beginning that is a town counts, by words, or by signs where a script has none",
        arguments: [
            ("Köln Hbf", "Köln"), ("Frankfurt (Oder)", "Frankfurt (Oder"),
            ("New York Penn Station", "New York"), ("東京駅", "東京"), ("서울역", "서울"),
            ("Москва Казанская", "Москва"), ("Praha hl.n.", "Praha"),
        ])
    func beginnings(stop: String, name: String) throws {
        #expect(try PlacesStage().place(stop)?.name == name)
    }

    @Test(
        "Words of a station before a town are passed over",
        arguments: [
            ("Gare de Strasbourg", "FR"), ("Bahnhof Lindau", "DE"), ("Stazione di Verona", "IT"),
            ("Estación de Zaragoza", "ES"), ("Централна гара Пловдив", "BG"), ("新青森", "JP"),
        ])
    func before(stop: String, country: String) throws {
        #expect(try PlacesStage().country(stop) == country)
    }

    @Test("Words of a station tell which country's town it is")
    func around() throws {
        let stage = try PlacesStage()
        #expect(stage.country("Valence") == nil)
        #expect(stage.country("Valence TGV") == "FR")
        #expect(stage.country("Valencia Joaquín Sorolla") == "ES")
    }

    @Test("What stands in brackets tells towns of one name apart")
    func brackets() throws {
        let stage = try PlacesStage()
        let main = stage.place("Frankfurt(Main)Hbf")?.coordinates
        let oder = stage.place("Frankfurt (Oder)")?.coordinates
        #expect(main != nil)
        #expect(oder != nil)
        #expect(main != oder)
        #expect(stage.country("Freiburg") == nil)
        #expect(stage.country("Freiburg(Breisgau) Hbf") == "DE")
    }

    @Test(
        "Saints and umlauts are found as tickets write them",
        arguments: [
            ("St. Pölten Hbf", "AT"), ("St-Étienne", "FR"), ("St. Gallen", "CH"),
            ("Duesseldorf Hbf", "DE"), ("MUENCHEN HBF", "DE"),
        ])
    func spellings(stop: String, country: String) throws {
        #expect(try PlacesStage().country(stop) == country)
    }

    @Test(
        "A name of none or of several places is not told",
        arguments: [
            "", " ", "?", "Hbf", "Bahnhof", "Home", "Zuhause", "Grandma’s house", "Mordor",
            "Cambridge", "Vienne", "León", "Bar-sur-Seine", "津田沼", "St Denis", "S-Bahnhof Potsdam",
            String(repeating: "x ", count: 9_000),
        ])
    func unknown(stop: String) throws {
        #expect(try PlacesStage().place(stop) == nil)
    }

    @Test("Several towns of one country tell the country, and neither of them where it is")
    func namesakes() throws {
        let springfield = try PlacesStage().place("Springfield")
        #expect(springfield?.country == "US")
        #expect(springfield?.coordinates == nil)
        #expect(springfield?.zone == nil)
    }
}
