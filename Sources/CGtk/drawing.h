#pragma once

// The instance structs of the types behind what the program draws itself.

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>

// A drawing area as high as its owner says for a width. `owner` is borrowed from Swift, and gone
// once the wrapper is.
typedef struct {
    GtkDrawingArea parent;
    gpointer owner;
} CounterfoilDrawingArea;

// One part of a drawing for assistive technology. Its accessible parent is that of the drawing
// area; `index` is its place among the parts, or -1 once it is gone.
typedef struct {
    AtkObject parent;
    gint index;
} CounterfoilPartAccessible;

static inline GType counterfoil_type_atk_object(void) { return ATK_TYPE_OBJECT; }

static inline void counterfoil_emit_children_changed(
    AtkObject *object, const char *what, guint index, AtkObject *child
) {
    gchar *detail = g_strconcat("children-changed::", what, NULL);
    g_signal_emit_by_name(object, detail, index, child);
    g_free(detail);
}
