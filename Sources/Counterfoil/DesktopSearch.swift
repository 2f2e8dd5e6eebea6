internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// The search of the desktop. GNOME Shell and KRunner each ask on the session bus by their own
/// interface, and the bus starts the program for them.
@MainActor
final class DesktopSearch {
    /// The presenter, which is made for the first question, because most runs get none.
    private lazy var presenter = make()
    private let make: () -> DesktopSearchPresenter?
    private var object: BusObject?

    /// - Parameter make: makes the presenter, or returns `nil` if the program is about to end.
    init(of application: Application, answering make: @escaping () -> DesktopSearchPresenter?) {
        self.make = make
        // Without a session bus there are no questions.
        object = try? BusObject(at: Self.path, interfaces: Self.interfaces) { [weak self] call in
            await application.staying { await self?.reply(to: call) }
        }
    }

    /// The object path that the files in `resources/desktop` name for GNOME Shell and KRunner.
    private static let path = "/io/github/counterfoil/Counterfoil/SearchProvider"

    private func reply(to call: BusCall) async -> [BusValue]? {
        guard let presenter else { return nil }
        switch call.method {
        case "GetInitialResultSet":
            return [.texts(await found(call.texts(at: 0), for: call).map(\.id))]
        case "GetSubsearchResultSet":
            return [.texts(await found(call.texts(at: 1), for: call).map(\.id))]
        case "GetResultMetas":
            let entries = await presenter.entries(call.texts(at: 0))
            return [.list(of: "a{sv}", entries.map(\.asMeta))]
        case "Match":
            let found = await found([call.text(at: 0)], for: call)
            let matches = zip(found, 0...).map { entry, place in entry.asMatch(at: place) }
            return [.list(of: "(sssida{sv})", matches)]
        case "Actions": return [.list(of: "(sss)", [])]
        case "ActivateResult", "Run": presenter.open(call.text(at: 0))
        case "LaunchSearch": presenter.openSearch(search(call.texts(at: 0)))
        case "SetActivationToken": ActivationToken.adopt(call.text(at: 0))
        case "Teardown": break
        default: return nil
        }
        return []
    }

    private func found(_ terms: [String], for call: BusCall) async -> [FoundEntry] {
        await presenter?.find(search(terms), for: call.caller) ?? []
    }

    /// Joins the words of a search, which GNOME Shell splits at spaces.
    private func search(_ terms: [String]) -> String { terms.joined(separator: " ") }

    // GTK 3 has no use for the time of the click: see ADR 26. A match for KRunner has an id, a
    // text, an icon, a type and a relevance, and further properties by name.
    private static let interfaces = """
        <node>
          <interface name="org.gnome.Shell.SearchProvider2">
            <method name="GetInitialResultSet">
              <arg type="as" name="terms" direction="in"/>
              <arg type="as" name="results" direction="out"/>
            </method>
            <method name="GetSubsearchResultSet">
              <arg type="as" name="previous_results" direction="in"/>
              <arg type="as" name="terms" direction="in"/>
              <arg type="as" name="results" direction="out"/>
            </method>
            <method name="GetResultMetas">
              <arg type="as" name="identifiers" direction="in"/>
              <arg type="aa{sv}" name="metas" direction="out"/>
            </method>
            <method name="ActivateResult">
              <arg type="s" name="identifier" direction="in"/>
              <arg type="as" name="terms" direction="in"/>
              <arg type="u" name="timestamp" direction="in"/>
            </method>
            <method name="LaunchSearch">
              <arg type="as" name="terms" direction="in"/>
              <arg type="u" name="timestamp" direction="in"/>
            </method>
          </interface>
          <interface name="org.kde.krunner1">
            <method name="Actions">
              <arg type="a(sss)" name="actions" direction="out"/>
            </method>
            <method name="Match">
              <arg type="s" name="query" direction="in"/>
              <arg type="a(sssida{sv})" name="matches" direction="out"/>
            </method>
            <method name="Run">
              <arg type="s" name="matchId" direction="in"/>
              <arg type="s" name="actionId" direction="in"/>
            </method>
            <method name="SetActivationToken">
              <arg type="s" name="token" direction="in"/>
            </method>
            <method name="Teardown"/>
          </interface>
        </node>
        """
}

@MainActor
extension FoundEntry {
    fileprivate var asMeta: BusValue {
        .named([
            "id": .text(id), "name": .text(title), "description": .text(detail),
            "gicon": .text(icon),
        ])
    }

    /// - Parameter place: the index from 0. KRunner sorts by relevance.
    fileprivate func asMatch(at place: Int) -> BusValue {
        .structure([
            .text(id), .text(title), .text(icon), .integer(Self.possibleMatch),
            .number(1 - Double(place) / Double(2 * DesktopSearchPresenter.most)),
            .named(["subtext": .text(detail)]),
        ])
    }

    /// KRunner's type of a possible match, which stands behind programs and settings of that name.
    private static let possibleMatch: Int32 = 30

    /// The name of the list's icon, as it is installed for the desktop.
    private var icon: String { "\(AppInfo.id)-\(kind.rawValue)-symbolic" }
}
