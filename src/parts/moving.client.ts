// What moves by itself, in one file: a page has some of it, and each part does nothing where its element is missing.
import './Count/counters.client.ts'
import './Film/film.client.ts'
import './Film/shown-film.client.ts'
