import ts from 'typescript'

const file = 'tests/support/structured-data.ts'

/**
 * Returns the errors of structured data against schema.org's vocabulary. These are unknown types and
 * properties, and values of the wrong kind. schema-dts holds the whole vocabulary as types, so the compiler
 * is the validator, and its program is the published data.
 */
export function vocabularyProblems(
  blocks: readonly Record<string, unknown>[],
): { block: Record<string, unknown> | undefined; problem: string }[] {
  const source = [
    "import type * as schema from 'schema-dts'",
    ...blocks.map(
      (block, n) =>
        `export const n${n}: schema.WithContext<schema.${block['@type']}> = ${JSON.stringify(block)}`,
    ),
  ].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = name => name === file || fileExists(name)
  host.getSourceFile = (name, target, ...rest) =>
    name === file ? ts.createSourceFile(name, source, target) : getSourceFile(name, target, ...rest)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText, file: place, start }) => {
      const line = place && start !== undefined ? place.getLineAndCharacterOfPosition(start).line : 0
      return { block: blocks[line - 1], problem: ts.flattenDiagnosticMessageText(messageText, ' ') }
    })
}
