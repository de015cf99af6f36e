// Copies the second firm's own kinds of section into a copy of its site, with the program as a package to import from.
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { programDir } from '../../tools/program.ts'
import { otherFirm } from './sites.ts'

export function copyOwnSections(site: string): void {
  cpSync(join(otherFirm.folder, 'sections'), join(site, 'sections'), { recursive: true })
  mkdirSync(join(site, 'node_modules'))
  symlinkSync(programDir, join(site, 'node_modules/achsmass'))
}
