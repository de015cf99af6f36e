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
    /** The records of the site: its addresses, its looks, and its data for machines. */
    tests: join(folder, 'tests'),
    /** The variables that tell tests and servers which content and which build to use. */
    env: { CONTENT_DIR: content, SITE_DIR: join(folder, 'dist') },
  }
}

/** The sample, which `npm start` shows. */
export const sample = siteIn('achsmass')

/** A second, very different firm. Tests on it do not depend on the sample's content. */
export const otherFirm = siteIn('traglot')

/** The firm whose built site this run tests. */
export const tested = process.env.SITE_DIR === otherFirm.env.SITE_DIR ? otherFirm : sample
