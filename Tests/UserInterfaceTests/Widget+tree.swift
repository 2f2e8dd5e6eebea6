import Gtk
import GtkTestSupport

extension Widget {
    /// The widget and all visible widgets inside it, in reading order.
    var shown: [Widget] {
        guard isVisible else { return [] }
        if let revealer = self as? Revealer, !revealer.isRevealed { return [self] }
        if let stack = self as? Stack { return [self] + (stack.visibleChild?.shown ?? []) }
        return [self] + ((self as? Container)?.children.flatMap(\.shown) ?? [])
    }

    func shown<Kind: Widget>(_ kind: Kind.Type) -> [Kind] { shown.compactMap { $0 as? Kind } }

    /// The texts of labels and buttons, without empty ones.
    var words: [String] {
        shown.compactMap { ($0 as? Label)?.text ?? ($0 as? Button)?.label }.filter { !$0.isEmpty }
    }

    func button(_ words: String) -> Button? {
        shown(Button.self).first { $0.label == words || $0.accessibleName == words }
    }

    /// Returns the field that a person would find by this label or name.
    func field<Kind: Widget>(_ kind: Kind.Type, _ name: String) -> Kind? {
        shown(kind).first { field in
            field.accessibleName == name
                || shown(Label.self).contains {
                    [$0.text, $0.accessibleName].contains(name) && field.isLabelled(by: $0)
                }
        }
    }
}

extension Window {
    /// Resizes the window. Returns false if it never gets as wide with a condition that holds.
    func becomes(width: Int, height: Int, _ condition: () -> Bool = { true }) -> Bool {
        Display.turn {
            resize(width: width, height: height)
            return size.width == width && condition()
        }
    }
}
