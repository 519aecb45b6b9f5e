/** What the log says of an error: everything that finds its cause, nothing that a person typed. */
export type Fault = {
  name: string
  message: string
  /** SQLSTATE of PostgreSQL, or Node's code. */
  code?: string
  /** Names of what a constraint error is about. */
  constraint?: string
  table?: string
  column?: string
  /** SQL with placeholders, never the values. */
  query?: string
  /** File and line of each call, without the message, which would repeat the values. */
  stack?: string[]
  cause?: Fault
}

const NAMES = ['code', 'constraint', 'table', 'column'] as const
const MOST_FRAMES = 12
const MOST_CAUSES = 4

/**
 * Only named fields are taken over: a database error also carries parameters, `detail` and `where`, which hold diary
 * texts and hashes of sessions.
 */
export function faultOf(error: unknown, depth = 0): Fault {
  if (!(error instanceof Error)) return { name: typeof error, message: 'something other than an error was thrown' }
  const fields = error as Error & Record<string, unknown>
  const names = NAMES.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : []))
  return {
    name: error.name,
    message: messageOf(error),
    ...Object.fromEntries(names),
    ...(typeof fields.query === 'string' && { query: fields.query.replace(/\s+/g, ' ').slice(0, 500) }),
    stack: framesOf(error),
    ...(error.cause instanceof Error && depth < MOST_CAUSES && { cause: faultOf(error.cause, depth + 1) }),
  }
}

function messageOf(error: Error) {
  const { query, code, severity } = error as { query?: unknown; code?: unknown; severity?: unknown }
  // Drizzle writes the parameters into its message.
  if (typeof query === 'string') return 'Failed query'
  // Data exceptions of PostgreSQL (class 22) quote the value, and JSON.parse quotes the text.
  const quotesValue = (severity !== undefined && String(code).startsWith('22')) || error instanceof SyntaxError
  const message = quotesValue ? (error.message.split(/["'`]/)[0] ?? '') : error.message
  return message.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…@…').slice(0, 300)
}

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*(:\d+:\d+\)?|<anonymous>\)?|native\)?)$/.test(line))
    .slice(0, MOST_FRAMES)
