import CGtk

/// What lets a window come to the front where the desktop wants to know who asks for that.
public enum ActivationToken {
    /// Takes over the token of another program, for the window that is presented next. Only Wayland has
    /// them; elsewhere nothing happens.
    public static func take(_ token: String) {
        counterfoil_take_activation_token(token)
    }
}
