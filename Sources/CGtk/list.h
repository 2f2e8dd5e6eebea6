#pragma once

// The instance structs of the types that the lazy list registers at run time: Swift fills
// them in, GObject allocates them.

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>

// A tree model that knows how many rows there are. `stamp` changes with the rows, so that an
// iterator from before is recognised.
typedef struct {
    GObject parent;
    gint count;
    gint stamp;
} CounterfoilListModel;

// Draws a whole row. `painter` is a retained Swift object, `row` the row to draw next.
typedef struct {
    GtkCellRenderer parent;
    gpointer painter;
    gint row;
} CounterfoilRowRenderer;

// What assistive technology reads of a row. `painter` is borrowed from the renderer, which
// the accessible keeps; the strings are its own.
typedef struct {
    GtkRendererCellAccessible parent;
    gpointer painter;
    gchar *name;
    gchar *image;
} CounterfoilRowAccessible;

static inline GType counterfoil_type_object(void) { return G_TYPE_OBJECT; }
static inline GType counterfoil_type_int(void) { return G_TYPE_INT; }
