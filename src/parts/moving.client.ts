// Loads all scripts for moving parts. Pages have only some of these parts, and a script does nothing without its
// elements.
import './Count/counters.client.ts'
import './Film/film.client.ts'
import './Film/shown-film.client.ts'
