import * as v from 'valibot'
import { field, group } from '../fields.ts'
import { say } from '../problems.ts'
import { matches } from '../texts.ts'

const oldAddress = v.pipe(
  v.string(),
  matches(
    /^(?:\/[\p{L}\p{N}._~!$'()+,;=@%-]+)+$/u,
    'muss ein Pfad sein, der mit / beginnt, ohne ? und # und ohne / am Ende, etwa /alte-seite',
    'must be a path that begins with / and has no ? or # and no / at its end, such as /old-page',
  ),
  v.check(
    path => !/^\/(?:_astro|api|\.well-known)\//.test(path),
    say('ist für die Website selbst reserviert', 'is reserved for the site itself'),
  ),
  v.description('The old path on this site, such as /old-page'),
)

const newAddress = v.pipe(
  v.string(),
  v.description('Path of the page, in its language: /contact or /en/contact; may end in ?… and #…'),
)

/** The new address must be a page and the old one must not, so an entry can never lead to another or to itself. */
export const redirectsSchema = v.pipe(
  v.array(
    group({
      from: field('Alte Adresse', 'Old address', oldAddress),
      to: field('Neue Adresse', 'New address', newAddress),
    }),
  ),
  v.checkItems(
    ({ from }, index, all) =>
      all.findIndex(other => other.from.toLowerCase() === from.toLowerCase()) === index,
    say(
      'hat eine alte Adresse, die weiter oben schon steht; behalten Sie einen der beiden Einträge',
      'has the same old address as an entry above; keep one of the two',
    ),
  ),
)
