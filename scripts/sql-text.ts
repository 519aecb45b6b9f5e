import { type ESTree, parseSync, Visitor } from 'vite'

export type Rule = {
  name: string
  why: string
  /** Files where it is allowed. */
  allowed: RegExp
  /** Forbidden in SQL templates, in their text or embedded expressions. */
  sql?: RegExp
  /** Forbidden imports from drizzle-orm. */
  imports?: RegExp
  /** Functions that may be called at module level only, as the value of a constant. */
  once?: RegExp
}
export type Violation = { rule: string; file: string; line: number }

/** Constructs restricted to one place, as each copy differed. */
export const sqlRules: Rule[] = [
  {
    name: 'like-only-in-contains',
    why: 'Accents, capitals and wildcards are the same in every search: contains() of platform/database/contains.ts.',
    allowed: /(^app\/platform\/database\/contains|\.table)\.ts$/,
    sql: /\bi?like\b/i,
    imports: /\b(not)?i?like\b/i,
  },
  {
    name: 'privacy-only-in-policies',
    why: 'Who may see a thing is said by its policy: a copy of that sentence in SQL text stays behind when it changes.',
    allowed: /(\.(table|seed)|^app\/platform\/owned\/owned-columns)\.ts$/,
    sql: /\bprivate\b/,
  },
  {
    name: 'statements-at-module-level',
    why: 'A statement is kept and answers everybody: made inside a function it could close over one request.',
    allowed: /^app\/platform\/owned\/owned\.ts$/,
    once: /^(statement|owned)$/,
  },
]

/**
 * Violations in these sources (path → text). They are parsed, so comments, JSX text and our own functions of the same
 * name are ignored. Every tagged template counts as SQL.
 */
export const sqlViolations = (sources: Record<string, string>): Violation[] =>
  Object.entries(sources).flatMap(([file, text]) => violationsIn(file, text))

type Place = { start: number; end: number }

function violationsIn(file: string, text: string): Violation[] {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} can not be read: ${errors[0].message}`)
  const rules = sqlRules.filter(({ allowed }) => !allowed.test(file))
  // Keyed by rule and line: a nested template is visited twice.
  const found = new Map<string, Violation>()
  const look = (what: 'sql' | 'imports' | 'once', { start, end }: Place) => {
    for (const rule of rules) {
      const at = rule[what]?.exec(text.slice(start, end))?.index
      if (at === undefined) continue
      const line = text.slice(0, start + at).split('\n').length
      found.set(`${rule.name} ${line}`, { rule: rule.name, file, line })
    }
  }
  const constants = constantsOf(program)
  new Visitor({
    TaggedTemplateExpression: (node) => look('sql', node),
    CallExpression: (node) => {
      if (isRaw(node)) look('sql', node)
      if (!constants.has(node)) look('once', node.callee)
    },
    ImportDeclaration: (node) => isDrizzle(node.source) && look('imports', node),
    ExportNamedDeclaration: (node) => isDrizzle(node.source) && look('imports', node),
  }).visit(program)
  return [...found.values()]
}

/** Initialisers of module-level constants. */
function constantsOf({ body }: ESTree.Program) {
  const declared = body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
  const variables = declared.flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
  return new Set<unknown>(variables.map(({ init }) => init))
}

/** `sql.raw('…')`. */
const isRaw = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'raw'

const isDrizzle = (from: ESTree.StringLiteral | null) => from?.value.startsWith('drizzle-orm')
