import CGtk
import Glibc

/// The desktop's portal that passes a message to the person's e-mail program, in which they address
/// and send it.
@MainActor
public enum EmailPortal {
    /// A message with a file.
    public nonisolated struct Message: Sendable {
        let subject: String
        let text: String
        let file: (name: String, content: [UInt8])

        /// Makes a message.
        ///
        /// - Parameter file: the name of the file, without a folder, and its bytes.
        public init(subject: String, text: String, file: (name: String, content: [UInt8])) {
            self.subject = subject
            self.text = text
            self.file = file
        }
    }

    /// The outcome of passing on a message.
    public nonisolated enum Outcome: Hashable, Sendable {
        case handedOn, cancelled
        /// The message failed, with the desktop's reason if it gives one.
        case failed(String?)
    }

    nonisolated static let name = "org.freedesktop.portal.Desktop"
    private nonisolated static let path = "/org/freedesktop/portal/desktop"
    private nonisolated static let interface = "org.freedesktop.portal.Email"

    /// Calls `found` once, later, if there is such a portal, and never otherwise.
    public static func find(_ found: @escaping () -> Void) {
        BusRequest(to: name, at: path, interface: "org.freedesktop.DBus.Properties")
            .ask("Get", [.text(interface), .text("version")]) { answer in
                if case .success = answer { found() }
            }
    }

    /// Passes on a message. The file stays in the user's runtime directory until the session ends,
    /// because nothing tells when it has been read.
    public static func compose(_ message: Message, ended: @escaping (Outcome) -> Void) {
        switch PrivateFile.make(message.file.name, message.file.content) {
        case .failure(let failure): ended(.failed(failure.reason))
        case .success(let file):
            defer { close(file) }
            Composition(ended).begin(message, file)
        }
    }

    /// A message on its way, which keeps itself alive until its outcome is known.
    private final class Composition {
        private let ended: (Outcome) -> Void
        private var subscription: BusSubscription?

        init(_ ended: @escaping (Outcome) -> Void) { self.ended = ended }

        func begin(_ message: Message, _ file: CInt) {
            let token = "counterfoil\(g_random_int())"
            subscription = BusSubscription(
                to: "Response", of: "org.freedesktop.portal.Request",
                at: { ownName in
                    let sender = String(ownName.drop { $0 == ":" }.map { $0 == "." ? "_" : $0 })
                    return "\(path)/request/\(sender)/\(token)"
                },
                heard: { [self] values in end(with: Self.outcome(values.first)) })
            BusRequest(to: name, at: path, interface: interface).ask(
                "ComposeEmail",
                [
                    .text(""),
                    .named([
                        "handle_token": .text(token), "subject": .text(message.subject),
                        "body": .text(message.text),
                        "attachment_fds": .list(of: "h", [.file(0)]),
                    ]),
                ], files: [file]
            ) { [self] answer in
                if case .failure(let failure) = answer { end(with: .failed(failure.reason)) }
            }
        }

        private func end(with outcome: Outcome) {
            guard subscription != nil else { return }
            subscription = nil
            ended(outcome)
        }

        private static func outcome(_ response: BusValue?) -> Outcome {
            switch response {
            case .unsigned(0): .handedOn
            case .unsigned(1): .cancelled
            default: .failed(nil)
            }
        }
    }
}

/// A file for another program of the same user, in a new folder of the user's runtime directory.
enum PrivateFile {
    struct Failure: Error {
        let reason: String
    }

    /// Makes the file, and returns its descriptor, which the caller closes.
    static func make(_ name: String, _ content: [UInt8]) -> Result<CInt, Failure> {
        let room = String(borrowing: g_get_user_runtime_dir()) ?? "/tmp"
        let folder = strdup(room + "/counterfoil-XXXXXX")
        defer { free(folder) }
        guard let made = g_mkdtemp(folder).map({ String(cString: $0) }) else { return failure() }
        let file = open(made + "/" + name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return failure() }
        var written = 0
        while written < content.count {
            let count = content[written...].withUnsafeBytes {
                write(file, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                defer { close(file) }
                return failure()
            }
            written += count
        }
        return .success(file)
    }

    private static func failure() -> Result<CInt, Failure> {
        .failure(Failure(reason: String(borrowing: g_strerror(errno)) ?? ""))
    }
}
