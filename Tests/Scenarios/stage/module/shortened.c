/* A module that GTK loads into the program under test: which words are cut off?

   At SIGUSR2 it writes the words of every label that shows and has less room than it needs, a line
   each, into the file that COUNTERFOIL_SHORTENED names. That file is there once all of them are in
   it, so that nobody reads a half of it. Of these words, those of an entry that is empty and says
   what belongs there. What is scrolled out of sight can be scrolled to, and is not cut off.

   What is painted, rows and pictures, is painted once more where nobody sees it. The linker has this
   module before Pango (LD_PRELOAD), so that every text that is set down there comes by here: one that
   ends in an ellipsis is cut off, and one that is set down across another one can be read by nobody. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <stdio.h>

static FILE *report;
/* What is being painted for us, and where which words were set down in it. */
static GtkWidget *painted;
static GArray *places;

typedef struct {
    double left, top, right, bottom;
    char *words;
} Place;

static gboolean has_class(GtkWidget *widget, const char *name)
{
    return gtk_style_context_has_class(gtk_widget_get_style_context(widget), name);
}

static void say(GtkWidget *widget, const char *why, const char *words)
{
    char *line = g_strdup(words);
    g_strdelimit(line, "\n\t", ' ');
    char *tooltip = NULL;
    for (GtkWidget *at = widget; at && !tooltip; at = gtk_widget_get_parent(at))
        tooltip = gtk_widget_get_tooltip_text(at);
    fprintf(report, "%s\t%s\t%s\n", why, tooltip && strstr(tooltip, words) ? "told" : "", line);
    g_free(tooltip);
    g_free(line);
}

/* Whether a person can scroll to what is beyond the edge. */
static gboolean scrolls(GtkWidget *widget, GtkOrientation way)
{
    for (GtkWidget *at = gtk_widget_get_parent(widget); at; at = gtk_widget_get_parent(at)) {
        if (!GTK_IS_SCROLLED_WINDOW(at)) continue;
        GtkPolicyType across, down;
        gtk_scrolled_window_get_policy(GTK_SCROLLED_WINDOW(at), &across, &down);
        if ((way == GTK_ORIENTATION_HORIZONTAL ? across : down) != GTK_POLICY_NEVER) return TRUE;
    }
    return FALSE;
}

static void look_beyond(GtkWidget *widget, int width, int height, const char *words)
{
    GtkWidget *window = gtk_widget_get_toplevel(widget);
    int x, y;
    if (!gtk_widget_translate_coordinates(widget, window, 0, 0, &x, &y)) return;
    if ((x < 0 || x + width > gtk_widget_get_allocated_width(window))
        && !scrolls(widget, GTK_ORIENTATION_HORIZONTAL))
        say(widget, "beyond the side", words);
    if ((y < 0 || y + height > gtk_widget_get_allocated_height(window))
        && !scrolls(widget, GTK_ORIENTATION_VERTICAL))
        say(widget, "beyond the edge", words);
}

static void look_at_label(GtkWidget *widget)
{
    const char *words = gtk_label_get_text(GTK_LABEL(widget));
    PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(widget));
    if (!*words) return;
    int width = gtk_widget_get_allocated_width(widget);
    int height = gtk_widget_get_allocated_height(widget);
    int across, down;
    pango_layout_get_pixel_size(layout, &across, &down);
    if (gtk_label_get_angle(GTK_LABEL(widget)) != 0) { int other = across; across = down; down = other; }
    if (pango_layout_is_ellipsized(layout)) say(widget, "shortened", words);
    else if (across > width) say(widget, "too wide", words);
    else if (down > height) say(widget, "too high", words);
    else look_beyond(widget, width, height, words);
}

static void look_at_entry(GtkWidget *widget)
{
    const char *hint = gtk_entry_get_placeholder_text(GTK_ENTRY(widget));
    if (!hint || !*hint || gtk_entry_get_text_length(GTK_ENTRY(widget))) return;
    PangoLayout *layout = gtk_widget_create_pango_layout(widget, hint);
    int across;
    pango_layout_get_pixel_size(layout, &across, NULL);
    g_object_unref(layout);
    GdkRectangle room;
    gtk_entry_get_text_area(GTK_ENTRY(widget), &room);
    /* A box that counts has no area of text of its own to ask for. */
    if (room.width > 1 && across > room.width) say(widget, "hint too long", hint);
}

static void look_at_choice(GtkWidget *widget)
{
    GtkTreeIter chosen;
    GtkComboBox *box = GTK_COMBO_BOX(widget);
    if (!gtk_combo_box_get_active_iter(box, &chosen) || gtk_combo_box_get_has_entry(box)) return;
    GtkWidget *view = gtk_bin_get_child(GTK_BIN(widget));
    if (!GTK_IS_CELL_VIEW(view)) return;
    int natural;
    gtk_widget_get_preferred_width(view, NULL, &natural);
    char *words = gtk_combo_box_text_get_active_text(GTK_COMBO_BOX_TEXT(widget));
    PangoLayout *layout = gtk_widget_create_pango_layout(widget, words);
    int across;
    pango_layout_get_pixel_size(layout, &across, NULL);
    g_object_unref(layout);
    if (words && across > gtk_widget_get_allocated_width(view)) say(widget, "shortened", words);
    g_free(words);
}

/* Buttons that stand in a line as one, and would have nothing in common in two. */
static void look_at_line(GtkWidget *widget)
{
    GList *children = gtk_container_get_children(GTK_CONTAINER(widget));
    int line = -1;
    for (GList *at = children; at; at = at->next) {
        GtkAllocation place;
        if (!GTK_IS_BUTTON(at->data) || !gtk_widget_get_mapped(at->data)) continue;
        gtk_widget_get_allocation(at->data, &place);
        if (line >= 0 && place.y != line) {
            const char *words = gtk_button_get_label(at->data);
            say(widget, "in another line", words ? words : "");
        }
        line = place.y;
    }
    g_list_free(children);
}

/* Sets down a text as Pango does, and looks at it where that is for us. */
void pango_cairo_show_layout(cairo_t *canvas, PangoLayout *layout)
{
    static void (*set_down)(cairo_t *, PangoLayout *);
    if (!set_down) set_down = dlsym(RTLD_NEXT, "pango_cairo_show_layout");
    set_down(canvas, layout);
    const char *words = pango_layout_get_text(layout);
    if (!painted || !*words) return;
    PangoRectangle ink;
    pango_layout_get_pixel_extents(layout, &ink, NULL);
    double left, top, right, bottom, x = 0, y = 0;
    cairo_get_current_point(canvas, &x, &y);
    cairo_clip_extents(canvas, &left, &top, &right, &bottom);
    /* What is not to be seen at all can be scrolled to. */
    if (x + ink.x + ink.width <= left || x + ink.x >= right || y + ink.y + ink.height <= top
        || y + ink.y >= bottom) return;
    if (pango_layout_is_ellipsized(layout)) say(painted, "painted short", words);
    Place place = {x + ink.x, y + ink.y, x + ink.x + ink.width, y + ink.y + ink.height,
                   g_strdup(words)};
    cairo_user_to_device(canvas, &place.left, &place.top);
    cairo_user_to_device(canvas, &place.right, &place.bottom);
    g_array_append_val(places, place);
}

static void tell_apart(GtkWidget *widget)
{
    for (guint one = 0; one < places->len; one++) {
        Place a = g_array_index(places, Place, one);
        for (guint other = one + 1; other < places->len; other++) {
            Place b = g_array_index(places, Place, other);
            if (a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom)
                continue;
            char *both = g_strconcat(a.words, " / ", b.words, NULL);
            say(widget, "across each other", both);
            g_free(both);
        }
    }
    for (guint at = 0; at < places->len; at++) g_free(g_array_index(places, Place, at).words);
    g_array_set_size(places, 0);
}

static void paint(GtkWidget *widget)
{
    cairo_rectangle_t area = {0, 0, gtk_widget_get_allocated_width(widget),
                              gtk_widget_get_allocated_height(widget)};
    cairo_surface_t *nowhere = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &area);
    cairo_t *canvas = cairo_create(nowhere);
    cairo_rectangle(canvas, 0, 0, area.width, area.height);
    cairo_clip(canvas);
    painted = widget;
    gtk_widget_draw(widget, canvas);
    painted = NULL;
    cairo_destroy(canvas);
    cairo_surface_destroy(nowhere);
    tell_apart(widget);
}

static void look(GtkWidget *widget, gpointer nothing)
{
    if (!gtk_widget_get_mapped(widget)) return;
    if (GTK_IS_LABEL(widget)) look_at_label(widget);
    if (GTK_IS_ENTRY(widget)) look_at_entry(widget);
    if (GTK_IS_COMBO_BOX_TEXT(widget)) look_at_choice(widget);
    if (GTK_IS_CONTAINER(widget) && has_class(widget, "linked")) look_at_line(widget);
    if (GTK_IS_DRAWING_AREA(widget) || GTK_IS_TREE_VIEW(widget)) paint(widget);
    if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), look, nothing);
}

/* What was changed since the last frame has no place yet, and cannot be drawn without one. */
static void look_at_window(GtkWidget *window)
{
    if (!gtk_widget_get_mapped(window)) return;
    gtk_container_check_resize(GTK_CONTAINER(window));
    look(window, NULL);
}

static gboolean look_at_all(gpointer nothing)
{
    const char *name = g_getenv("COUNTERFOIL_SHORTENED");
    char *part = g_strconcat(name, ".part", NULL);
    report = fopen(part, "w");
    if (!report) g_error("%s cannot be written", part);
    GList *windows = gtk_window_list_toplevels();
    for (GList *at = windows; at; at = at->next) look_at_window(at->data);
    g_list_free(windows);
    if (fclose(report) != 0 || rename(part, name) != 0) g_error("%s cannot be written", name);
    g_free(part);
    return G_SOURCE_CONTINUE;
}

G_MODULE_EXPORT void gtk_module_init(int *count, char ***arguments)
{
    places = g_array_new(FALSE, FALSE, sizeof(Place));
    g_unix_signal_add(SIGUSR2, look_at_all, NULL);
}
