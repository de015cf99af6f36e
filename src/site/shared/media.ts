// The pictures and films of the content with their descriptions in one language. Only Astro pages import this.
import * as media from '../../content/media.ts'
import type { Locale } from '../../routes.ts'
import { site } from './site.ts'

type Picture = Parameters<typeof media.pictureData>[0]

export function pictureData(ref: Picture, locale: Locale): Promise<media.PictureData> {
  return media.pictureData(ref, descriptions(locale))
}

export function withMedia<T>(value: T, locale: Locale): Promise<media.WithMedia<T>> {
  return media.withMedia(value, descriptions(locale))
}

function descriptions(locale: Locale): media.Descriptions {
  const { media, portraits } = site(locale)
  return { ...media, ...portraits }
}
