import pg from 'pg'

/**
 * A client inside one transaction that takes queries in turn: code may ask in parallel, as it does on a pool, and each
 * call stands in a savepoint so that a refused statement does not end the transaction for the rest of the test.
 */
export class OneAtATime extends pg.Client {
  #last: Promise<unknown> = Promise.resolve()

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has eight overloads, all passed through
  override query(...args: any[]): any {
    const run = () => (super.query as (...a: unknown[]) => Promise<unknown>).apply(this, args)
    const answer = this.#last.then(run, run)
    this.#last = answer.catch(() => undefined)
    return answer
  }
}
