// What moves by itself, in one file: a page has some of it, and each part does nothing where its element is missing.
import '../parts/Count/counters.client.ts'
import '../parts/Film/film.client.ts'
import '../parts/Film/shown-film.client.ts'
import '../site/home/slideshow.client.ts'
