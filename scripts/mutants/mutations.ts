import ts from 'typescript'

/** One mistake: two positions in a file, and the wrong text to put between them. */
export type Mutation = { start: number; end: number; wrong: string }

const operators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}

const methods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

/** Finds every possible mistake in a source, by line. Each changes one operator, condition or constant. */
export function mutationsByLine(text: string): Map<number, Mutation[]> {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)
  const byLine = new Map<number, Mutation[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    for (const [place, wrong] of mistakes(node)) {
      const mutation = { start: place.getStart(source), end: place.getEnd(), wrong }
      byLine.set(line + 1, [...(byLine.get(line + 1) ?? []), mutation])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return byLine
}

function mistakes(node: ts.Node): [ts.Node, string][] {
  if (ts.isBinaryExpression(node)) {
    const wrong = operators[node.operatorToken.getText()]
    return wrong === undefined || [node.left, node.right].some(isText) ? [] : [[node.operatorToken, wrong]]
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [[node, node.operand.getText()]]
  if (ts.isIfStatement(node)) return [[node.expression, 'false']]
  if (ts.isConditionalExpression(node)) return [[node.condition, `!(${node.condition.getText()})`]]
  if (ts.isPropertyAccessExpression(node) && methods[node.name.text] !== undefined)
    return [[node.name, methods[node.name.text] as string]]
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']]
  if (ts.isNumericLiteral(node)) return [[node, String(Number(node.text.replaceAll('_', '')) + 1)]]
  if (ts.isStringLiteral(node) && node.text !== '' && !isName(node)) return [[node, "''"]]
  return []
}

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** Skips the keys of properties, and texts for people, because people and not tests proofread those. */
function isName({ parent }: ts.StringLiteral): boolean {
  return ts.isPropertyAssignment(parent) && (/^(?:de|en)$/.test(parent.name.getText()) || isText(parent.name))
}
