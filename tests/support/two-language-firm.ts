// The second firm without its third language and its own kind of section, because most tests of the Studio write German
// and English. The folder is deleted with the process.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asModel } from '../../starter/skeleton.ts'
import { otherFirm } from './sites.ts'

export const twoLanguageFirm = mkdtempSync(join(tmpdir(), 'two-languages-'))
process.once('exit', () => rmSync(twoLanguageFirm, { recursive: true, force: true }))
cpSync(otherFirm.content, twoLanguageFirm, { recursive: true })
for (const file of globSync(`${twoLanguageFirm}/**/*.yaml`))
  writeFileSync(file, asModel(readFileSync(file, 'utf8')))
