import { createHash } from 'node:crypto'
import pg from 'pg'

/** Its rows may stand in any order: here they stand the other way round, so that nothing learns to count on the usual one. */
const isUnordered = (text: string) => /^\s*(select|with|update|delete)\b/i.test(text) && !/\border by\b/i.test(text)

function turned<Result extends { rows?: unknown[] }>(result: Result) {
  result.rows?.reverse()
  return result
}

const isKept = (text: string) =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) && !/\bon conflict\b/i.test(text)
const seen = new Map<string, number>()

/**
 * Has a statement that comes again planned once. Not one with `on conflict … where`: with a value in place of its literal no
 * partial index fits it.
 */
function keepPrepared(query: string | { text: string; name?: string; values?: unknown[] }) {
  if (typeof query === 'string' || query.name || !isKept(query.text)) return
  const times = (seen.get(query.text) ?? 0) + 1
  seen.set(query.text, times)
  if (times > 2) query.name = createHash('sha1').update(query.text).digest('hex')
}

/**
 * A client inside one transaction that serialises queries: code may query in parallel, as on a pool, and each call runs
 * in a savepoint, so that a failed query does not abort the transaction for the rest of the test.
 */
export class SerialClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve()
  /** While a test counts statements, their texts. */
  static noted: string[] | null = null

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has eight overloads, all passed through
  override query(...args: any[]): any {
    const text: string = typeof args[0] === 'string' ? args[0] : args[0].text
    SerialClient.noted?.push(text)
    keepPrepared(args[0])
    const run = () => (super.query as (...a: unknown[]) => Promise<{ rows?: unknown[] }>).apply(this, args)
    const answer = this.#last.then(run, run)
    this.#last = answer.catch(() => undefined)
    return isUnordered(text) ? answer.then(turned) : answer
  }
}
