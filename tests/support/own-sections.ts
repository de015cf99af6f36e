// The second firm's own kinds of section for a copy of its site, which has the program among its packages to import from.
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { programDir } from '../../tools/program.ts'
import { otherFirm } from './sites.ts'

export function copyOwnSections(site: string): void {
  cpSync(join(otherFirm.folder, 'sections'), join(site, 'sections'), { recursive: true })
  mkdirSync(join(site, 'node_modules'))
  symlinkSync(programDir, join(site, 'node_modules/achsmass'))
}
