// Lets Node run the TypeScript files of this program if it is installed as a package.
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

const { href: program } = new URL('..', import.meta.url)

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith(program) || !url.endsWith('.ts')) return nextLoad(url, context)
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'), { sourceUrl: url })
    return { format: 'module', source, shortCircuit: true }
  },
})
