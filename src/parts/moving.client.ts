// Loads every script for moving parts. A page has some of them; each does nothing without its element.
import './Count/counters.client.ts'
import './Film/film.client.ts'
import './Film/shown-film.client.ts'
