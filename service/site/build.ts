import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceTexts } from '../../src/content/service-texts.ts'
import type { FormDefinitions } from '../../src/forms/definitions.ts'
import type { Log } from '../operation/log.ts'
import { buildRecord, earlierFiles, listAllFiles, neverServed } from './build-files.ts'
import { type BuildRecord, NoBuildError, readBuildRecord } from './build-record.ts'
import { addressOfFile, lookupKey } from './canonical.ts'
import { type Redirects, readRedirects } from './redirects.ts'

/** A file of a build as it was at its first request. */
export interface OpenedFile {
  size: number
  etag: string
  /** The content, unless it is large. */
  body: Buffer | undefined
}

/** A build: its folder, its files and its record. */
export interface Build extends Pick<BuildRecord, 'firm' | 'texts' | 'headers' | 'nearMisses' | 'visits'> {
  dir: string
  /** The served files by the lookup keys of their addresses, so that every spelling of an address finds its file. */
  files: ReadonlyMap<string, { path: string; address: string }>
  /** Compressed copies. */
  copies: ReadonlySet<string>
  movedTo: Redirects
  alternateHosts: readonly string[]
  /** The texts with the forms of the last version, if those differed. */
  formerTexts: ServiceTexts | undefined
  /** A cache of requested files by path. The folder of a build does not change. */
  opened: Map<string, OpenedFile>
  /** The languages of the site. The first has no prefix in its addresses. */
  languages: readonly string[]
  /** Templates of the pages that answer a form without script. */
  thanksPage: (locale: string) => string
  errorPage: (locale: string) => string
}

/**
 * Returns a function that gives the newest build in the folder or behind the link. An incomplete build is logged, and the
 * previous one stays.
 */
export function newestBuild(siteDir: string, log: Log): () => Build {
  let mark = markOf(siteDir)
  let current = loadBuild(siteDir)
  return () => {
    const now = markOf(siteDir)
    if (now === undefined || now === mark) return current
    mark = now
    try {
      current = loadBuild(siteDir)
      log.info('Serving a new build', { dir: current.dir })
    } catch (error) {
      const { message } = error as Error
      log.error('A new build cannot be served; the old one stays', { dir: siteDir, reason: message })
    }
    return current
  }
}

/**
 * Returns a mark that differs for each build, and after files of earlier builds were deleted from it. Between two builds
 * there may be none for a moment.
 */
function markOf(siteDir: string): string | undefined {
  try {
    const dir = realpathSync(siteDir)
    const { ino, mtimeMs } = statSync(join(dir, buildRecord))
    const list = statSync(join(dir, earlierFiles), { throwIfNoEntry: false })
    return `${dir} ${ino} ${mtimeMs} ${list?.mtimeMs}`
  } catch {
    return undefined
  }
}

/** Reads a build's record and its list of files. The files themselves stay on the disk. */
export function loadBuild(siteDir: string): Build {
  if (!statSync(siteDir, { throwIfNoEntry: false })?.isDirectory())
    throw new NoBuildError(`There is no build in ${siteDir}; run npm run build first.`)
  const dir = realpathSync(siteDir)
  const record = readBuildRecord(dir)
  const { firm, texts, headers = {}, alternateHosts = [], nearMisses = {}, visits, formerForms } = record
  if (!firm || !texts?.languages?.length)
    throw new NoBuildError(`The build in ${siteDir} lacks the firm or its texts; run npm run build again.`)
  const { files, copies } = listAllFiles(dir)
  const served = files.flatMap(path => {
    const address = neverServed.test(path) ? undefined : addressOfFile(path)
    const key = address === undefined ? undefined : lookupKey(address)
    return address === undefined || key === undefined ? [] : [[key, { path, address }] as const]
  })
  const page = (name: string) => {
    if (!files.includes(name))
      throw new NoBuildError(`The build in ${siteDir} has no ${name}; run npm run build again.`)
    return readFileSync(join(dir, name), 'utf8')
  }
  const languages = texts.languages.map(({ locale }) => locale)
  const inEachLanguage = (name: string) => {
    const pages = new Map(languages.map(locale => [locale, page(fileIn(locale, languages, name))]))
    return (locale: string) => pages.get(locale) ?? page(name)
  }
  return {
    dir,
    firm,
    texts,
    headers,
    alternateHosts,
    files: new Map(served),
    copies: new Set(copies),
    opened: new Map(),
    formerTexts: formerForms && withForms(texts, formerForms),
    movedTo: readRedirects(files.includes('_redirects') ? page('_redirects') : ''),
    languages,
    thanksPage: inEachLanguage('thanks.html'),
    errorPage: inEachLanguage('form-error.html'),
    nearMisses,
    visits,
  }
}

function withForms(texts: ServiceTexts, forms: Record<string, FormDefinitions>): ServiceTexts {
  const languages = texts.languages.map(language => ({
    ...language,
    forms: { ...language.forms, definitions: forms[language.locale] ?? {} },
  }))
  return { ...texts, languages }
}

/** Returns the file of a page in a language, such as en/404.html. */
export const fileIn = (locale: string, languages: readonly string[], name: string): string =>
  locale === languages[0] ? name : `${locale}/${name}`
