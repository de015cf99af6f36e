// Prepares the pictures and films of the content with their descriptions in one language. Only Astro pages import this.
import * as media from '../../content/media.ts'
import { isPlain, resolve } from '../../content/resolve.ts'
import { FileRef, PictureRef } from '../../content/values.ts'
import type { Locale } from '../../routes.ts'
import { creditOf } from './picture-credits.ts'
import { site } from './site.ts'

export function pictureData(ref: PictureRef, locale: Locale): Promise<media.PictureData> {
  return media.pictureData(ref, descriptions(locale), creditOf(ref.file))
}

/** Prepares all media except share pictures, which src/share draws. */
export function withMedia<T>(value: T, locale: Locale): Promise<media.WithMedia<T>> {
  const leaf = (named: object) => {
    if (named instanceof PictureRef) return named.format === 'share' ? named : pictureData(named, locale)
    if (named instanceof FileRef) return media.fileAddress(named)
    return isPlain(named) ? undefined : named
  }
  return resolve(value, { locale, placeholders: {}, leaf }) as Promise<media.WithMedia<T>>
}

function descriptions(locale: Locale): media.Descriptions {
  const { media, portraits } = site(locale)
  return { ...media, ...portraits }
}
