#pragma once

// What Swift cannot see of GTK by itself: macros, variadics, and two functions of
// libdispatch that no public header declares. No logic but for what depends on a version.

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <malloc.h>

#include "alarm.h"
#include "drawing.h"
#include "list.h"

// libdispatch on Linux: the main queue's event descriptor, and the call that runs what
// is queued. CoreFoundation's run loop drains the main queue through the same two.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

static inline GType counterfoil_type_string(void) { return G_TYPE_STRING; }

#ifdef GDK_WINDOWING_WAYLAND
// As gdkwayland.h has it, which brings the headers of Wayland along.
extern GType gdk_wayland_display_get_type(void);
extern void gdk_wayland_display_set_startup_notification_id(GdkDisplay *display, const char *id);
#endif

static inline void counterfoil_take_activation_token(const char *token) {
#ifdef GDK_WINDOWING_WAYLAND
    GdkDisplay *display = gdk_display_get_default();
    if (display && G_TYPE_CHECK_INSTANCE_TYPE(display, gdk_wayland_display_get_type()))
        gdk_wayland_display_set_startup_notification_id(display, token);
#endif
}

static inline void counterfoil_emit(gpointer object, const char *signal) {
    g_signal_emit_by_name(object, signal);
}

// Lets GTK know once more which widget has the keyboard, as far as it tells ATK of that.
static inline void counterfoil_emit_focus(GtkWidget *widget) {
    GdkEvent *event = gdk_event_new(GDK_FOCUS_CHANGE);
    event->focus_change.window = g_object_ref(gtk_widget_get_window(widget));
    event->focus_change.send_event = TRUE;
    event->focus_change.in = TRUE;
    g_signal_emit_by_name(widget, "event-after", event);
    gdk_event_free(event);
}

// ATK has words read out by another signal from 2.50 on, which says how urgent they are as well.
static inline void counterfoil_announce(AtkObject *object, const char *words) {
    if (g_signal_lookup("notification", ATK_TYPE_OBJECT))
        g_signal_emit_by_name(object, "notification", words, 1 /* ATK_LIVE_POLITE */);
    else if (g_signal_lookup("announcement", ATK_TYPE_OBJECT))
        g_signal_emit_by_name(object, "announcement", words);
}

static inline void counterfoil_list_store_append_strings(
    GtkListStore *store, const char *first, const char *second
) {
    gtk_list_store_insert_with_values(store, NULL, -1, 0, first, 1, second, -1);
}

static inline GtkWidget *counterfoil_message_dialog_new(
    GtkWindow *parent, GtkMessageType type, const char *text
) {
    // "%s": the text is data, never a format.
    return gtk_message_dialog_new(
        parent, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, type, GTK_BUTTONS_NONE, "%s", text);
}

static inline void counterfoil_message_dialog_set_secondary_text(GtkWidget *dialog, const char *text) {
    gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "%s", text);
}
