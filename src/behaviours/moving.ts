// What moves by itself, in one file: a page has some of it, and each part does nothing where its element is missing.
import './counters.ts'
import './film.ts'
import './shown-film.ts'
import './slideshow.ts'
