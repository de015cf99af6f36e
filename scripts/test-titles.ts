import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Reads the titles of a file's tests from its source, without running it. A composed title is returned as in the source:
 * `${path} is sound`.
 */
export function testTitles(file: string): string[] {
  if (!existsSync(file)) return []
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression.getText(source))) {
      const [title] = node.arguments
      if (title && !ts.isFunctionLike(title)) titles.push(titleText(title, source))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

const isTest = (called: string): boolean => called === 'test' || called === 'it'

function titleText(title: ts.Expression, source: ts.SourceFile): string {
  const text = ts.isStringLiteral(title) ? title.text : title.getText(source).replace(/^`|`$/g, '')
  return text.replace(/\s+/g, ' ')
}
