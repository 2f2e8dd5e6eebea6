/* same STYLE ICONS [ROWS COUNT]: Counterfoil's window as a C program would make it.
 *
 * The same widgets, the same rules of style and the same rows on the screen, with nothing behind
 * them: what start-up time and memory would be if all of it was GTK's. alike.py compares the two
 * windows widget by widget and as pictures.
 *
 * STYLE is a file of CSS, ICONS a folder. ROWS is how long the list is, COUNT what stands above it;
 * without them the journal is empty. */
#include <gtk/gtk.h>

/* What a window of this size has room for; the rows below are never drawn. */
typedef struct {
    const char *icon, *title, *subtitle;
    gboolean is_late;
    const char *heading;
} Row;

#define FILM "counterfoil-film-symbolic"
#define TRAIN "counterfoil-train-symbolic"
static const Row rows[] = {
    {FILM, "Summer river signal letter (2011)", "20 Nov · so and so", FALSE, "NOVEMBER 2026"},
    {TRAIN, "Kraków Główny → Roma Termini", "18 Nov · 11:00 · 1 hr, 26 min late", TRUE},
    {FILM, "Signal silent stranger (1943)", "16 Nov · good"},
    {TRAIN, "Zürich HB → Roma Termini", "14 Nov · 05:00 · 1 hr, 6 min late", TRUE},
    {FILM, "River winter evening paper (1975)", "12 Nov · good"},
    {TRAIN, "Roma Termini → Paris Est", "10 Nov · 19:00 · 1 hr, 6 min late", TRUE},
    {FILM, "Mountain (1938)", "8 Nov · so and so"},
    {TRAIN, "Paris Est → Köln Hbf", "6 Nov · 15:00 · on time"},
    {FILM, "Glass station window (1950)", "4 Nov · bad"},
    {TRAIN, "Paris Est → Köln Hbf", "2 Nov · 15:00 · 4 min late", TRUE},
    {FILM, "Stranger harbour silent northern (1923)", "31 Oct · bad", FALSE, "OCTOBER 2026"},
    {TRAIN, "Paris Est → Wien Hbf", "29 Oct · 06:00 · 15 min late", TRUE},
    {FILM, "River glass signal summer (1939)", "27 Oct · good"},
};

static const char *style, *icons, *count = "";
static int row_count;

/* The model: how many rows there are. */

typedef struct { GObject parent; int count; } Rows;
typedef GObjectClass RowsClass;

static gboolean point(GtkTreeModel *model, GtkTreeIter *place, int index) {
    place->stamp = index >= 0 && index < ((Rows *)model)->count;
    place->user_data = GINT_TO_POINTER(index);
    return place->stamp;
}

static GtkTreeModelFlags rows_flags(GtkTreeModel *model) { return GTK_TREE_MODEL_LIST_ONLY; }
static int rows_columns(GtkTreeModel *model) { return 1; }
static GType rows_column_type(GtkTreeModel *model, int column) { return G_TYPE_INT; }
static gboolean rows_get(GtkTreeModel *model, GtkTreeIter *place, GtkTreePath *path) {
    return point(model, place, gtk_tree_path_get_indices(path)[0]);
}
static GtkTreePath *rows_path(GtkTreeModel *model, GtkTreeIter *place) {
    return gtk_tree_path_new_from_indices(GPOINTER_TO_INT(place->user_data), -1);
}
static void rows_value(GtkTreeModel *model, GtkTreeIter *place, int column, GValue *value) {
    g_value_init(value, G_TYPE_INT);
    g_value_set_int(value, GPOINTER_TO_INT(place->user_data));
}
static gboolean rows_next(GtkTreeModel *model, GtkTreeIter *place) {
    return point(model, place, GPOINTER_TO_INT(place->user_data) + 1);
}
static gboolean rows_previous(GtkTreeModel *model, GtkTreeIter *place) {
    return point(model, place, GPOINTER_TO_INT(place->user_data) - 1);
}
static gboolean rows_children(GtkTreeModel *model, GtkTreeIter *place, GtkTreeIter *parent) {
    return point(model, place, parent ? -1 : 0);
}
static gboolean rows_has_child(GtkTreeModel *model, GtkTreeIter *place) { return FALSE; }
static int rows_n_children(GtkTreeModel *model, GtkTreeIter *parent) {
    return parent ? 0 : ((Rows *)model)->count;
}
static gboolean rows_nth(GtkTreeModel *model, GtkTreeIter *place, GtkTreeIter *parent, int index) {
    return point(model, place, parent ? -1 : index);
}
static gboolean rows_parent(GtkTreeModel *model, GtkTreeIter *place, GtkTreeIter *child) {
    return point(model, place, -1);
}

static void rows_describe(GtkTreeModelIface *model) {
    model->get_flags = rows_flags;
    model->get_n_columns = rows_columns;
    model->get_column_type = rows_column_type;
    model->get_iter = rows_get;
    model->get_path = rows_path;
    model->get_value = rows_value;
    model->iter_next = rows_next;
    model->iter_previous = rows_previous;
    model->iter_children = rows_children;
    model->iter_has_child = rows_has_child;
    model->iter_n_children = rows_n_children;
    model->iter_nth_child = rows_nth;
    model->iter_parent = rows_parent;
}

G_DEFINE_TYPE_WITH_CODE(Rows, rows, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GTK_TYPE_TREE_MODEL, rows_describe))
static void rows_class_init(RowsClass *type) {}
static void rows_init(Rows *model) { model->count = row_count; }

/* The renderer: paints a whole row as Sources/Gtk/ListView/RowPainter.swift does. */

typedef struct { GtkCellRenderer parent; int row; } Painter;
typedef GtkCellRendererClass PainterClass;
G_DEFINE_TYPE(Painter, painter, GTK_TYPE_CELL_RENDERER)

enum { MARGIN = 12, PADDING = 8, HEADING_PADDING = 5, ICON = 16 };

/* What the filters take in one line, in English and with text of the usual size. */
enum { LIST_WIDTH = 347 };

static PangoLayout *lay_out(GtkWidget *list, const char *text, int width) {
    PangoLayout *line = gtk_widget_create_pango_layout(list, NULL);
    pango_layout_set_text(line, text, -1);
    pango_layout_set_single_paragraph_mode(line, TRUE);
    if (width > 0) {
        pango_layout_set_ellipsize(line, PANGO_ELLIPSIZE_END);
        pango_layout_set_width(line, width * PANGO_SCALE);
    }
    return line;
}

static void emphasise(PangoLayout *line, double scale, gboolean is_bold, PangoAttribute *colour) {
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_scale_new(scale));
    if (is_bold) pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD));
    pango_attr_list_insert(attributes, colour);
    pango_layout_set_attributes(line, attributes);
    pango_attr_list_unref(attributes);
}

static PangoAttribute *dim(double part) { return pango_attr_foreground_alpha_new(part * 65535); }

static PangoAttribute *red(GtkWidget *list) {
    GdkRGBA colour = {0};
    gtk_style_context_lookup_color(gtk_widget_get_style_context(list), "error_color", &colour);
    return pango_attr_foreground_new(colour.red * 65535, colour.green * 65535, colour.blue * 65535);
}

static int height(PangoLayout *line) {
    PangoRectangle extent;
    pango_layout_get_pixel_extents(line, NULL, &extent);
    return extent.height;
}

static void draw(PangoLayout *line, cairo_t *context, GtkWidget *list, int x, int y) {
    gtk_render_layout(gtk_widget_get_style_context(list), context, x, y, line);
    g_object_unref(line);
}

static void draw_icon(const char *name, cairo_t *context, GtkWidget *list, int x, int y) {
    GtkStyleContext *look = gtk_widget_get_style_context(list);
    GtkIconInfo *info = gtk_icon_theme_lookup_icon_for_scale(
        gtk_icon_theme_get_default(), name, ICON, 1,
        GTK_ICON_LOOKUP_FORCE_SIZE | GTK_ICON_LOOKUP_FORCE_SYMBOLIC | GTK_ICON_LOOKUP_DIR_LTR);
    GdkPixbuf *pixels = gtk_icon_info_load_symbolic_for_context(info, look, NULL, NULL);
    cairo_surface_t *surface =
        gdk_cairo_surface_create_from_pixbuf(pixels, 1, gtk_widget_get_window(list));
    gtk_render_icon_surface(look, context, surface, x, y);
    cairo_surface_destroy(surface);
    g_object_unref(pixels);
    g_object_unref(info);
}

static void draw_rule(cairo_t *context, GtkWidget *list, const GdkRectangle *area) {
    GdkRGBA colour = {0};
    gtk_style_context_lookup_color(gtk_widget_get_style_context(list), "borders", &colour);
    gdk_cairo_set_source_rgba(context, &colour);
    cairo_rectangle(context, area->x, area->y, area->width, 1);
    cairo_fill(context);
}

static void print_as_heading(PangoLayout *line) {
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_scale_new(0.82));
    pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD));
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(PANGO_SCALE / 2));
    pango_attr_list_insert(attributes, dim(0.7));
    pango_layout_set_attributes(line, attributes);
    pango_attr_list_unref(attributes);
}

static void painter_render(GtkCellRenderer *self, cairo_t *context, GtkWidget *list,
                           const GdkRectangle *background, const GdkRectangle *area,
                           GtkCellRendererState state) {
    int index = ((Painter *)self)->row;
    if (index >= (int)G_N_ELEMENTS(rows)) return;
    const Row *row = &rows[index];
    int x = area->x + MARGIN, width = area->width - 2 * MARGIN, middle = area->y + area->height / 2;
    if (row->heading) {
        if (index > 0) draw_rule(context, list, area);
        PangoLayout *line = lay_out(list, row->heading, width);
        print_as_heading(line);
        int above = HEADING_PADDING + height(line);
        draw(line, context, list, x, area->y + HEADING_PADDING);
        middle = area->y + (area->height + above - HEADING_PADDING + 1) / 2;
    }
    draw_icon(row->icon, context, list, x, middle - ICON / 2);
    x += ICON + MARGIN;
    width -= ICON + MARGIN;
    PangoLayout *title = lay_out(list, row->title, width);
    PangoLayout *subtitle = lay_out(list, row->subtitle, width);
    emphasise(subtitle, 0.9, row->is_late, row->is_late ? red(list) : dim(0.7));
    int above = height(title), top = middle - (above + height(subtitle) + 1) / 2;
    draw(title, context, list, x, top);
    draw(subtitle, context, list, x, top + above);
}

static void painter_width(GtkCellRenderer *self, GtkWidget *list, int *least, int *natural) {
    if (least) *least = 120;
    if (natural) *natural = 120;
}

static void painter_height(GtkCellRenderer *self, GtkWidget *list, int *least, int *natural) {
    PangoLayout *title = lay_out(list, "X", 0), *subtitle = lay_out(list, "X", 0);
    PangoLayout *heading = lay_out(list, "X", 0);
    emphasise(subtitle, 0.9, TRUE, red(list));
    print_as_heading(heading);
    int both = height(title) + height(subtitle);
    int all = MAX(both + 2 * PADDING, height(heading) + both + 2 * HEADING_PADDING);
    g_object_unref(title);
    g_object_unref(subtitle);
    g_object_unref(heading);
    if (least) *least = all;
    if (natural) *natural = all;
}

static void painter_class_init(PainterClass *type) {
    type->render = painter_render;
    type->get_preferred_width = painter_width;
    type->get_preferred_height = painter_height;
}
static void painter_init(Painter *painter) {}

static void tell_row(GtkTreeViewColumn *column, GtkCellRenderer *painter, GtkTreeModel *model,
                     GtkTreeIter *place, gpointer nothing) {
    ((Painter *)painter)->row = GPOINTER_TO_INT(place->user_data);
}

/* The window, from the inside out. */

static void name(GtkWidget *widget, const char *words) {
    atk_object_set_name(gtk_widget_get_accessible(widget), words);
}

static void add_class(GtkWidget *widget, const char *class) {
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), class);
}

static void set_margin(GtkWidget *widget, int pixels) {
    gtk_widget_set_margin_top(widget, pixels);
    gtk_widget_set_margin_bottom(widget, pixels);
    gtk_widget_set_margin_start(widget, pixels);
    gtk_widget_set_margin_end(widget, pixels);
}

static GtkWidget *make_box(GtkOrientation orientation, int spacing) {
    return gtk_box_new(orientation, spacing);
}

static void append(GtkWidget *box, GtkWidget *child, gboolean expand) {
    gtk_box_pack_start(GTK_BOX(box), child, expand, TRUE, 0);
}

static GtkWidget *make_list(void) {
    GtkWidget *list = gtk_tree_view_new();
    GtkTreeView *tree = GTK_TREE_VIEW(list);
    GtkTreeViewColumn *column = gtk_tree_view_column_new();
    GtkCellRenderer *painter = g_object_new(painter_get_type(), NULL);
    gtk_tree_view_column_pack_start(column, painter, TRUE);
    gtk_tree_view_column_set_cell_data_func(column, painter, tell_row, NULL, NULL);
    gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED);
    gtk_tree_view_column_set_expand(column, TRUE);
    gtk_tree_view_append_column(tree, column);
    gtk_tree_view_set_headers_visible(tree, FALSE);
    gtk_tree_view_set_enable_search(tree, FALSE);
    gtk_tree_view_set_show_expanders(tree, FALSE);
    gtk_tree_view_set_fixed_height_mode(tree, TRUE);
    GObject *model = g_object_new(rows_get_type(), NULL);
    gtk_tree_view_set_model(tree, GTK_TREE_MODEL(model));
    g_object_unref(model);
    name(list, "Journal entries");
    return list;
}

static GtkWidget *make_filter(void) {
    static const char *const words[] = {"All", "Films", "Trips", "Claims", "Wanted"};
    GtkWidget *filter = make_box(GTK_ORIENTATION_HORIZONTAL, 0), *first = NULL;
    add_class(filter, "linked");
    add_class(filter, "counterfoil-filter");
    atk_object_set_role(gtk_widget_get_accessible(filter), ATK_ROLE_GROUPING);
    for (int index = 0; index < 5; index++) {
        GtkWidget *button =
            gtk_radio_button_new_with_label_from_widget((GtkRadioButton *)first, words[index]);
        gtk_toggle_button_set_mode(GTK_TOGGLE_BUTTON(button), FALSE);
        append(filter, button, TRUE);
        if (!first) first = button;
    }
    name(filter, "Filter");
    gtk_widget_set_halign(filter, GTK_ALIGN_CENTER);
    gtk_widget_set_margin_bottom(filter, 3);
    return filter;
}

static GtkWidget *dress(GtkWidget *button, const char *icon, const char *words, const char *tip) {
    gtk_button_set_image(GTK_BUTTON(button),
                         gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON));
    gtk_widget_set_tooltip_text(button, tip);
    name(button, words);
    return button;
}

static GtkWidget *saved, *order, *views;

static GtkWidget *make_list_pane(GtkWidget *list) {
    GtkWidget *pane = make_box(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *head = make_box(GTK_ORIENTATION_VERTICAL, 3);
    set_margin(head, 6);
    append(head, make_filter(), FALSE);
    GtkWidget *search = gtk_search_entry_new();
    gtk_entry_set_placeholder_text(GTK_ENTRY(search), "Search");
    name(search, "Search");
    GtkWidget *searching = make_box(GTK_ORIENTATION_HORIZONTAL, 0);
    add_class(searching, "linked");
    append(searching, search, TRUE);
    saved = dress(gtk_menu_button_new(), "user-bookmarks-symbolic", "Saved searches",
                  "Saved searches (Ctrl+B)");
    append(searching, saved, FALSE);
    order = dress(gtk_menu_button_new(), "view-sort-descending-symbolic", "Sort by",
                  "Sort by (Ctrl+Shift+O)");
    append(searching, order, FALSE);
    append(head, searching, FALSE);
    GtkWidget *label = gtk_label_new(count);
    add_class(label, "counterfoil-note");
    add_class(label, "counterfoil-dim");
    append(head, label, FALSE);

    GtkWidget *stack = gtk_stack_new();
    GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER,
                                   GTK_POLICY_AUTOMATIC);
    gtk_container_add(GTK_CONTAINER(scrolled), list);
    gtk_stack_add_named(GTK_STACK(stack), scrolled, "list");
    GtkWidget *nothing = make_box(GTK_ORIENTATION_VERTICAL, 12);
    gtk_widget_set_halign(nothing, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(nothing, GTK_ALIGN_CENTER);
    set_margin(nothing, 24);
    GtkWidget *verdict = gtk_label_new("Nothing found");
    add_class(verdict, "counterfoil-verdict");
    append(nothing, verdict, FALSE);
    append(nothing, gtk_button_new_with_label(""), FALSE);
    gtk_stack_add_named(GTK_STACK(stack), nothing, "nothing found");

    append(pane, head, FALSE);
    append(pane, gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), FALSE);
    append(pane, stack, TRUE);
    gtk_widget_set_size_request(pane, 240, -1);
    gtk_widget_show_all(pane);
    gtk_widget_set_visible(label, *count != 0);
    return pane;
}

static GtkWidget *make_centred_label(const char *words, const char *class) {
    GtkWidget *label = gtk_label_new(words);
    add_class(label, class);
    gtk_label_set_line_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_line_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
    gtk_label_set_max_width_chars(GTK_LABEL(label), 40);
    gtk_label_set_justify(GTK_LABEL(label), GTK_JUSTIFY_CENTER);
    return label;
}

static GtkWidget *make_detail_pane(void) {
    gboolean is_empty = row_count == 0;
    GtkWidget *pane = make_box(GTK_ORIENTATION_VERTICAL, 0), *stack = gtk_stack_new();
    GtkWidget *quiet = make_box(GTK_ORIENTATION_VERTICAL, 12);
    gtk_widget_set_halign(quiet, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(quiet, GTK_ALIGN_CENTER);
    set_margin(quiet, 24);
    GtkWidget *icon =
        gtk_image_new_from_icon_name("counterfoil-ticket-symbolic", GTK_ICON_SIZE_BUTTON);
    gtk_image_set_pixel_size(GTK_IMAGE(icon), 64);
    add_class(icon, "counterfoil-dim");
    name(icon, "Counterfoil");
    GtkWidget *title =
        make_centred_label(is_empty ? "Your journal is empty" : "", "counterfoil-title");
    atk_object_set_role(gtk_widget_get_accessible(title), ATK_ROLE_HEADING);
    append(quiet, icon, FALSE);
    append(quiet, title, FALSE);
    append(quiet,
           make_centred_label(
               is_empty ? "Keep the films you watch and the trips you take. Begin with one of your "
                          "own, import what you have elsewhere, or look around in a copy of "
                          "the sample journal."
                        : "Select an entry to see it here.",
               "counterfoil-dim"),
           FALSE);
    if (is_empty) {
        static const char *const words[] = {"New film", "New trip", "Import…",
                                            "Open a sample journal"};
        GtkWidget *ways = make_box(GTK_ORIENTATION_VERTICAL, 12);
        gtk_widget_set_margin_top(ways, 12);
        gtk_widget_set_halign(ways, GTK_ALIGN_CENTER);
        for (int index = 0; index < 4; index++) {
            GtkWidget *button = gtk_button_new_with_label(words[index]);
            if (index == 0) add_class(button, "suggested-action");
            append(ways, button, FALSE);
        }
        append(quiet, ways, FALSE);
    }
    GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
    gtk_scrolled_window_set_policy(
        GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_widget_set_can_focus(scrolled, FALSE);
    gtk_container_add(GTK_CONTAINER(scrolled), quiet);
    gtk_container_add(GTK_CONTAINER(stack), scrolled);
    gtk_stack_set_transition_duration(GTK_STACK(stack), 200);
    append(pane, stack, TRUE);
    gtk_widget_show_all(pane);
    gtk_widget_set_visible(title, is_empty);
    return pane;
}

static GtkWidget *make_button(const char *icon, const char *words, const char *tip,
                              const char *action) {
    GtkWidget *button = dress(gtk_button_new(), icon, words, tip);
    gtk_actionable_set_detailed_action_name(GTK_ACTIONABLE(button), action);
    return button;
}

/* An item without words begins a section. */
static GMenuModel *make_menu(const char *const (*items)[2]) {
    GMenu *menu = g_menu_new(), *part = menu;
    for (; (*items)[0]; items++) {
        if (!*(*items)[0]) {
            part = g_menu_new();
            g_menu_append_section(menu, NULL, G_MENU_MODEL(part));
        } else if ((*items)[1]) {
            g_menu_append(part, (*items)[0], (*items)[1]);
        } else {
            static const char *const journals[][2] = {{"My Journal", "app.open-journal"}, {NULL}};
            g_menu_append_submenu(part, (*items)[0], make_menu(journals));
        }
    }
    return G_MENU_MODEL(menu);
}

/* The title, which opens the views to choose from. */
static GtkWidget *make_view_switch(void) {
    GtkWidget *content = make_box(GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new("Journal");
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_style_context_add_class(gtk_widget_get_style_context(label), "title");
    append(content, label, FALSE);
    append(content, gtk_image_new_from_icon_name("pan-down-symbolic", GTK_ICON_SIZE_BUTTON),
           FALSE);
    views = gtk_menu_button_new();
    gtk_container_remove(GTK_CONTAINER(views), gtk_bin_get_child(GTK_BIN(views)));
    gtk_container_add(GTK_CONTAINER(views), content);
    gtk_style_context_add_class(gtk_widget_get_style_context(views), "flat");
    gtk_widget_set_valign(views, GTK_ALIGN_CENTER);
    atk_object_set_name(gtk_widget_get_accessible(views), "Journal");
    return views;
}

static GtkWidget *make_title_bar(GtkWidget *add, GtkWidget *menu) {
    GtkWidget *panes = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL);
    GtkWidget *list = gtk_header_bar_new(), *detail = gtk_header_bar_new();
    GtkHeaderBar *list_bar = GTK_HEADER_BAR(list), *detail_bar = GTK_HEADER_BAR(detail);
    gtk_header_bar_set_custom_title(list_bar, make_view_switch());
    gtk_header_bar_set_show_close_button(detail_bar, TRUE);
    GtkWidget *back_over_list =
        make_button("go-previous-symbolic", "Back", "Back (Alt+Left)", "win.back");
    gtk_header_bar_pack_start(list_bar, back_over_list);
    gtk_header_bar_pack_start(list_bar, add);
    gtk_header_bar_pack_end(
        list_bar, make_button("edit-find-symbolic", "Find", "Find (Ctrl+F)", "win.search"));
    GtkWidget *back = make_button("go-previous-symbolic", "Back", "Back (Alt+Left)", "win.back");
    gtk_header_bar_pack_start(detail_bar, back);
    gtk_header_bar_pack_end(detail_bar, menu);
    gtk_header_bar_pack_end(
        detail_bar, make_button("user-trash-symbolic", "Delete", "Move to the trash (Delete)",
                                "win.delete"));
    gtk_header_bar_pack_end(
        detail_bar, make_button("document-edit-symbolic", "Edit", "Edit (Ctrl+E)", "win.edit"));
    GtkWidget *title = gtk_label_new("");
    add_class(title, "title");
    gtk_label_set_ellipsize(GTK_LABEL(title), PANGO_ELLIPSIZE_END);
    gtk_header_bar_set_custom_title(detail_bar, title);
    gtk_paned_pack1(GTK_PANED(panes), list, FALSE, FALSE);
    gtk_paned_pack2(GTK_PANED(panes), detail, TRUE, FALSE);
    gtk_paned_set_position(GTK_PANED(panes), LIST_WIDTH);
    gtk_widget_show_all(panes);
    gtk_widget_hide(back);
    gtk_widget_hide(back_over_list);
    return panes;
}

/* Once the buttons are in the window. */
static void set_menus(GtkWidget *add, GtkWidget *menu) {
    static const char *const add_items[][2] = {
        {"New _Film", "win.new-film"}, {"New _Trip", "win.new-trip"},
        {"New _Season Ticket", "win.new-pass"},
        {"Trip in One _Line…", "win.new-line"}, {"New _Claim…", "win.new-claim"},
        {"", ""},
        {"A_gain", "win.again"}, {"_Return", "win.return"}, {"Ne_xt Leg", "win.next-leg"},
        {"", ""},
        {"_Import…", "win.import"}, {"Import a F_older…", "win.import-folder"}, {NULL}};
    static const char *const items[][2] = {
        {"", ""}, {"_Undo", "win.undo"}, {"_Redo", "win.redo"}, {"", ""},
        {"Journal", "win.view::journal"}, {"Years", "win.view::years"},
        {"Table", "win.view::table"}, {"Lists", "win.view::lists"}, {"", ""},
        {"_Search", "win.search"}, {"_Hide the List", "win.hide-list"}, {"", ""},
        {"_Open Journal…", "win.choose-journal"}, {"Recent _Journals", NULL}, {"", ""},
        {"_Export…", "win.export"}, {"_Print…", "win.page"},
        {"Undo Last _Import…", "win.undo-import"}, {"", ""},
        {"Traveller’s _Details…", "win.profile"}, {"Preferen_ces", "win.preferences"},
        {"_Welcome", "win.welcome"},
        {"He_lp", "win.help"}, {"_Keyboard Shortcuts", "win.shortcuts"},
        {"_About Counterfoil", "win.about"},
        {"_Quit", "app.quit"}, {NULL}};
    static const char *const order_items[][2] = {
        {"", ""}, {"Date", "win.sort-by::date"}, {"Title", "win.sort-by::title"},
        {"Feedback", "win.sort-by::feedback"}, {"Release Year", "win.sort-by::released"},
        {"Running Time", "win.sort-by::runtime"}, {"Delay", "win.sort-by::delay"},
        {"Distance", "win.sort-by::distance"}, {"Duration", "win.sort-by::duration"},
        {"Place", "win.sort-by::place"}, {"Director", "win.sort-by::director"},
        {"Operator", "win.sort-by::operator"}, {"Service", "win.sort-by::service"}, {"", ""}, {"_Reversed", "win.reversed"}, {NULL}};
    gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(menu), make_menu(items));
    gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(add), make_menu(add_items));
    static const char *const view_items[][2] = {
        {"Journal", "win.view::journal"}, {"Years", "win.view::years"},
        {"Table", "win.view::table"}, {"Lists", "win.view::lists"}, {NULL}};
    gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(views), make_menu(view_items));
    gtk_menu_button_set_popover(GTK_MENU_BUTTON(saved), gtk_popover_new(saved));
    gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(order), make_menu(order_items));
    g_object_set(gtk_menu_button_get_popover(GTK_MENU_BUTTON(order)), "transitions-enabled", FALSE,
                 NULL);
}

static void add_actions(GtkApplication *application, GtkWidget *window) {
    static const struct { const char *name, *keys[3]; gboolean is_enabled; } actions[] = {
        {"new-film", {"<Primary>n"}, TRUE}, {"new-trip", {"<Primary><Shift>n"}, TRUE},
        {"new-pass", {NULL}, TRUE}, {"new-line", {"<Primary>l"}, TRUE},
        {"new-claim", {NULL}, TRUE},
        {"search", {"<Primary>f"}, TRUE}, {"saved-searches", {"<Primary>b"}, TRUE},
        {"menu", {"F10"}, TRUE},
        {"help", {"F1"}, TRUE}, {"welcome", {NULL}, TRUE},
        {"shortcuts", {"<Primary>question", "<Primary>F1"}, TRUE}, {"copy", {NULL}, TRUE},
        {"export-entry", {NULL}, TRUE}, {"about", {NULL}, TRUE},
        {"preferences", {"<Primary>comma"}, TRUE}, {"profile", {NULL}, TRUE}, {"undo", {"<Primary>z"}},
        {"redo", {"<Primary><Shift>z"}}, {"close", {"<Primary>w"}, TRUE},
        {"edit", {"<Primary>e"}}, {"again", {"<Primary>d"}},
        {"return", {"<Primary><Shift>d"}}, {"next-leg", {"<Primary><Shift>l"}},
        {"join", {"<Primary>j"}}, {"take-out", {"<Primary><Shift>j"}},
        {"leg-up", {"<Alt>Up"}}, {"leg-down", {"<Alt>Down"}}, {"delete", {NULL}}, {"back", {"<Alt>Left", "Back"}, TRUE},
        {"forward", {"<Alt>Right", "Forward"}, TRUE},
        {"sort", {"<Primary><Shift>o"}, TRUE}, {"reversed", {NULL}, TRUE},
        {"hide-list", {"F9"}, TRUE}, {"choose-journal", {"<Primary>o"}, TRUE}, {"import", {"<Primary>i"}, TRUE},
        {"import-folder", {NULL}, TRUE}, {"export", {"<Primary><Shift>e"}, TRUE},
        {"undo-import", {NULL}}, {"page", {"<Primary>p"}}, {"print-entry", {NULL}},
        {"copy-table", {"<Primary><Shift>c"}},
        {"watched", {"<Primary>Return", "<Primary>KP_Enter"}},
        {"now", {"<Primary><Shift>Return", "<Primary><Shift>KP_Enter"}, TRUE}};
    for (size_t index = 0; index < G_N_ELEMENTS(actions); index++) {
        GSimpleAction *action =
            strcmp(actions[index].name, "hide-list") == 0
                    || strcmp(actions[index].name, "reversed") == 0
                ? g_simple_action_new_stateful(actions[index].name, NULL,
                                               g_variant_new_boolean(FALSE))
                : g_simple_action_new(actions[index].name, NULL);
        g_simple_action_set_enabled(action, actions[index].is_enabled);
        g_action_map_add_action(G_ACTION_MAP(window), G_ACTION(action));
        char *name = g_strconcat("win.", actions[index].name, NULL);
        gtk_application_set_accels_for_action(application, name,
                                              (const char *const *)actions[index].keys);
        g_free(name);
    }
    g_action_map_add_action(
        G_ACTION_MAP(window),
        G_ACTION(g_simple_action_new_stateful("sort-by", G_VARIANT_TYPE_STRING,
                                              g_variant_new_string("date"))));
    g_action_map_add_action(
        G_ACTION_MAP(window),
        G_ACTION(g_simple_action_new_stateful("view", G_VARIANT_TYPE_STRING,
                                              g_variant_new_string("journal"))));
    const char *const first[] = {"<Primary>1", NULL}, *const second[] = {"<Primary>2", NULL},
               *const third[] = {"<Primary>3", NULL}, *const fourth[] = {"<Primary>4", NULL};
    gtk_application_set_accels_for_action(application, "win.view::journal", first);
    gtk_application_set_accels_for_action(application, "win.view::years", second);
    gtk_application_set_accels_for_action(application, "win.view::table", third);
    gtk_application_set_accels_for_action(application, "win.view::lists", fourth);
    const char *const quit[] = {"<Primary>q", NULL};
    g_action_map_add_action(G_ACTION_MAP(application), G_ACTION(g_simple_action_new("quit", NULL)));
    gtk_application_set_accels_for_action(application, "app.quit", quit);
}

static void add_row_menu(GtkWidget *list) {
    static const char *const items[][2] = {
        {"_Watched Today", "win.watched"}, {"_Edit", "win.edit"}, {"A_gain", "win.again"},
        {"_Return", "win.return"}, {"_Copy", "win.copy"},
        {"E_xport…", "win.export-entry"}, {"Write the Clai_m…", "win.claim"},
        {"", ""}, {"Next _Leg", "win.next-leg"},
        {"_Join to the Trip Before", "win.join"}, {"_Take Out of the Journey", "win.take-out"},
        {"Move _Up in the Journey", "win.leg-up"}, {"Move Dow_n in the Journey", "win.leg-down"},
        {"", ""},
        {"_Delete", "win.delete"}, {NULL}};
    GtkWidget *menu = gtk_menu_new_from_model(make_menu(items));
    gtk_menu_attach_to_widget(GTK_MENU(menu), list, NULL);
}

static void show_window(GtkApplication *application, gpointer nothing) {
    gtk_icon_theme_append_search_path(gtk_icon_theme_get_default(), icons);
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_path(provider, style, NULL);
    gtk_style_context_add_provider_for_screen(gdk_screen_get_default(),
                                              GTK_STYLE_PROVIDER(provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

    GtkWidget *window = gtk_application_window_new(application);
    gtk_application_window_set_show_menubar(GTK_APPLICATION_WINDOW(window), FALSE);
    gtk_window_set_title(GTK_WINDOW(window), "Counterfoil");
    gtk_window_set_icon_name(GTK_WINDOW(window), "io.github.counterfoil.Counterfoil");
    gtk_window_set_default_size(GTK_WINDOW(window), 1000, 700);
    GtkWidget *add = dress(gtk_menu_button_new(), "list-add-symbolic", "Add", "Add an entry");
    GtkWidget *menu = dress(gtk_menu_button_new(), "open-menu-symbolic", "Menu", "Menu (F10)");
    gtk_window_set_titlebar(GTK_WINDOW(window), make_title_bar(add, menu));

    GtkWidget *list = make_list(), *panes = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL);
    gtk_paned_pack1(GTK_PANED(panes), make_list_pane(list), FALSE, FALSE);
    gtk_paned_pack2(GTK_PANED(panes), make_detail_pane(), TRUE, FALSE);
    gtk_paned_set_position(GTK_PANED(panes), LIST_WIDTH);
    GtkWidget *column = make_box(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *bars = make_box(GTK_ORIENTATION_VERTICAL, 0);
    append(column, bars, FALSE);
    GtkWidget *stack = gtk_stack_new();
    gtk_widget_show(stack);
    gtk_widget_show(panes);
    gtk_container_add(GTK_CONTAINER(stack), panes);
    append(column, stack, TRUE);
    gtk_widget_show(bars);
    gtk_widget_show(panes);
    gtk_widget_show(column);
    gtk_container_add(GTK_CONTAINER(window), column);
    set_menus(add, menu);
    add_actions(application, window);
    add_row_menu(list);
    gtk_window_present(GTK_WINDOW(window));
    gtk_widget_grab_focus(list);
    /* GTK selects the first row, which nobody chose. */
    gtk_tree_selection_unselect_all(gtk_tree_view_get_selection(GTK_TREE_VIEW(list)));
}

int main(int words, char **word) {
    if (words != 3 && words != 5) return 2;
    style = word[1];
    icons = word[2];
    if (words == 5) {
        row_count = atoi(word[3]);
        count = word[4];
    }
    pango_cairo_font_map_get_default(); /* Looks for fonts on a thread of its own. */
    GtkApplication *application =
        gtk_application_new("bench.same.Window", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(show_window), NULL);
    int status = g_application_run(G_APPLICATION(application), 0, NULL);
    g_object_unref(application);
    return status;
}
