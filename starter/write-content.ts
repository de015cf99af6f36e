// Writes the content that new firms start from, and turns it into that of a named firm.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Document, isMap, isScalar, parseDocument, visit } from 'yaml'
import { canonical } from '../src/content/document.ts'
import { inProgram } from '../tools/program.ts'
import { type Answers, starterLanguages } from './questions.ts'
import { isLeftOut, skeletonOf } from './skeleton.ts'

/** The folder in the package. In the repository it is made from the second firm whenever it is needed. */
export const starterContent = inProgram('starter/content')
const model = inProgram('sites/traglot/content')
/** The names of the second firm, which the new firm's replace. */
const modelNames = { name: 'Traglot Ziviltechniker GmbH', shortName: 'Traglot', domain: 'traglot' }

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

export function writeStarterContent(): void {
  if (!existsSync(model)) return
  rmSync(starterContent, { recursive: true, force: true })
  for (const file of filesIn(model).filter(name => !isLeftOut(name))) {
    const target = join(starterContent, file)
    if (file.endsWith('.yaml')) {
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, canonical(skeletonOf(file, readFileSync(join(model, file), 'utf8'))))
    } else if (file.includes('.')) cpSync(join(model, file), target)
  }
}

/** Writes the starter content with the name and the languages of this firm. */
export function writeContent(folder: string, answers: Answers): void {
  writeStarterContent()
  cpSync(starterContent, folder, { recursive: true })
  for (const file of filesIn(folder).filter(name => name.endsWith('.yaml'))) {
    const path = join(folder, file)
    const document = parseDocument(readFileSync(path, 'utf8'))
    rename(document, answers)
    keepLanguages(document, answers.languages)
    if (file === 'firm.yaml') setFirm(document, answers)
    writeFileSync(path, canonical(String(document)))
  }
}

/** Replaces names in parsed values and not in the text, because ": " or " #" in a name would be YAML there. */
function rename(document: Document, { name, shortName }: Answers): void {
  const domain = domainOf(shortName)
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value !== 'string') return
      scalar.value = scalar.value
        .replaceAll(modelNames.name, () => name)
        .replaceAll(modelNames.shortName, () => shortName)
        .replaceAll(modelNames.domain, () => domain)
    },
  })
}

/** Converts a name to letters that any domain may have: "Löwe & Söhne" becomes "loewe-soehne". */
function domainOf(name: string): string {
  const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
  const letters = name.toLowerCase().replace(/[äöüß]/g, letter => german[letter] ?? '')
  const plain = letters.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'our-firm'
}

/** Removes the texts in other languages. Pages then exist in the remaining ones. */
function keepLanguages(document: Document, languages: string[]): void {
  visit(document, {
    Map(_, map) {
      const keys = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''))
      if (keys.length === 0 || !keys.every(key => allLanguages.has(key))) return
      for (const key of keys) if (!languages.includes(key)) map.delete(key)
    },
  })
}

/** All languages of the second firm, which has one more than the starter. */
const allLanguages = new Set([...starterLanguages, 'hu'])

function setFirm(document: Document, { name, shortName, city, languages }: Answers): void {
  document.set('name', name)
  document.set('shortName', shortName)
  document.set('languages', document.createNode(languages, { flow: true }))
  document.setIn(['offices', 0, 'company'], name)
  document.setIn(['offices', 0, 'locality'], city)
  const cityNode = document.getIn(['offices', 0, 'city'])
  if (isMap(cityNode)) for (const language of languages) cityNode.set(language, city)
}
