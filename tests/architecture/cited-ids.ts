import ts from 'typescript'

/** Letters and digits that look like an id and are something else. */
const otherwise: ReadonlySet<string> = new Set([
  'A4', // paper
  'L002', // a list of the US postal service
  'M4', // where a path of SVG begins
  'R2', // where Cloudflare keeps files
  'R3', // a place in Canada
  'S256', // how PKCE hashes
])

const wordsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([word]) => word).filter(word => !otherwise.has(word))

/** Whatever looks like an id of the specification: one of its letters and digits, also when it is malformed. */
const citedIn = (text: string): readonly string[] => wordsIn(text, /\b[RDOP]\d+\b/g)

/** What looks like an id of another letter, none of which means anything in this repository. */
const lettered = (text: string): readonly string[] => wordsIn(text, /(?<![\w%#.])[A-CE-NQS-Z]\d{1,3}\b/g)

/** The comments of a TypeScript, style or script file. */
const commentsOf = (text: string): string =>
  [...text.matchAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)].map(([comment]) => comment).join('\n')

const isTest = (expression: ts.Expression): boolean => {
  if (ts.isIdentifier(expression)) return ['it', 'test', 'describe'].includes(expression.text)
  if (ts.isPropertyAccessExpression(expression)) return isTest(expression.expression)
  if (ts.isCallExpression(expression)) return isTest(expression.expression)
  return false
}

/** The titles of a test file's tests and suites, a line each, as they are written. */
function titlesOf(text: string): string {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments : []
    if (title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      titles.push(title.getText())
    ts.forEachChild(node, visit)
  }
  const kind = text.includes('</') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  ts.forEachChild(ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true, kind), visit)
  return titles.join('\n')
}

/**
 * The ids a file cites: those of the specification's letters wherever they stand, as in the rows of a test; others in
 * prose, comments and titles of tests, because in code the path of a drawing looks like that.
 */
export function idsIn(file: string, text: string): readonly string[] {
  const cited = citedIn(text)
  // Where nothing in the file looks like an id, its comments and titles need no reading.
  if (lettered(text).length === 0) return [...new Set(cited)]
  const isCode = /\.(?:tsx?|mjs|css|sql)$/.test(file)
  const prose = isCode ? commentsOf(text) : file.endsWith('.md') ? text : ''
  const titles = /\.(?:test|spec)\.tsx?$/.test(file) ? titlesOf(text) : ''
  return [...new Set([...cited, ...lettered(prose), ...lettered(titles)])]
}
