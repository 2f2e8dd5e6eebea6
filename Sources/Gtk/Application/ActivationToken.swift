import CGtk

/// A token that lets a window come to the front on desktops that ask which program requests it.
public enum ActivationToken {
    /// Takes over a token from another program, for the window that is presented next. Only Wayland
    /// has tokens; elsewhere this does nothing.
    public static func adopt(_ token: String) {
        counterfoil_take_activation_token(token)
    }
}
