import pg from 'pg'

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
    SerialClient.noted?.push(typeof args[0] === 'string' ? args[0] : args[0].text)
    const run = () => (super.query as (...a: unknown[]) => Promise<unknown>).apply(this, args)
    const answer = this.#last.then(run, run)
    this.#last = answer.catch(() => undefined)
    return answer
  }
}
