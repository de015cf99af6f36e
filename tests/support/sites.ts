// The two firms of this repository.
import { join } from 'node:path'
import { inProgram } from '../../tools/program.ts'

function siteIn(name: string) {
  const folder = inProgram(`sites/${name}`)
  const content = join(folder, 'content')
  return {
    name,
    folder,
    content,
    /** The record of its addresses and looks, and of what machines read of it. */
    tests: join(folder, 'tests'),
    /** Tells tests and servers which content and which built site are meant. */
    env: { CONTENT_DIR: content, SITE_DIR: join(folder, 'dist') },
  }
}

/** The sample, which `npm start` shows. */
export const sample = siteIn('achsmass')

/** A second, very different firm: what is tried on it does not depend on what the sample says. */
export const otherFirm = siteIn('traglot')

/** The one whose built site is tested. */
export const tested = process.env.SITE_DIR === otherFirm.env.SITE_DIR ? otherFirm : sample
