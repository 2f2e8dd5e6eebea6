/* The smallest GTK window there is: what start-up time and memory are measured against. */
#include <gtk/gtk.h>

static void show_window(GtkApplication *application, gpointer nothing) {
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_title(GTK_WINDOW(window), "Bare");
    gtk_window_set_default_size(GTK_WINDOW(window), 1000, 700);
    gtk_widget_show_all(window);
}

int main(int count, char **words) {
    GtkApplication *application = gtk_application_new("bench.bare.Window", G_APPLICATION_DEFAULT_FLAGS);
    g_signal_connect(application, "activate", G_CALLBACK(show_window), NULL);
    int status = g_application_run(G_APPLICATION(application), count, words);
    g_object_unref(application);
    return status;
}
