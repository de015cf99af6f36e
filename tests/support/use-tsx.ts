// Lets a test import components, which Node cannot read: compiles their JSX and replaces their styles by an empty object.
// Import it first.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const compilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ESNext,
}

registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.css')) return { format: 'module', source: 'export default {}', shortCircuit: true }
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    const text = readFileSync(fileURLToPath(url), 'utf8')
    const source = ts.transpileModule(text, { compilerOptions }).outputText
    return { format: 'module', source, shortCircuit: true }
  },
})
