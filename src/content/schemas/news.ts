import * as v from 'valibot'
import { date, heading, internalLink, list, only, picture, text } from '../fields.ts'

export const newsSchema = list(
  v.strictObject({
    date: date(),
    title: heading(),
    teaser: text(),
    picture: picture('card'),
    badge: v.optional(v.picklist(['new', 'anniversary'])),
    link: internalLink(),
    only: only(),
  }),
)
