import pg from 'pg'

/** Statements that PostgreSQL keeps planned on this connection, by their text: some 60 kB each. */
const KEPT = 4000

/**
 * A client inside one transaction that serialises queries: code may query in parallel, as on a pool, and each call runs
 * in a savepoint, so that a failed query does not abort the transaction for the rest of the test. A worker has one for all
 * its tests, which ask the same again and again: each text is parsed and planned once.
 */
export class SerialClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve()
  #names = new Map<string, string>()
  /** While a test counts statements, their texts. */
  static noted: string[] | null = null

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has eight overloads, all passed through
  override query(query: any, ...rest: any[]): any {
    SerialClient.noted?.push(typeof query === 'string' ? query : query.text)
    // Several commands at once have no values, and can't be kept.
    const kept = typeof query !== 'string' && !query.name && rest[0]?.length > 0
    const named = kept ? { ...query, name: this.#nameOf(query.text) } : query
    const run = () => (super.query as (...a: unknown[]) => Promise<unknown>).call(this, named, ...rest)
    const answer = this.#last.then(run, run)
    this.#last = answer.catch(() => undefined)
    return answer
  }

  #nameOf(text: string) {
    if (!this.#names.has(text) && this.#names.size < KEPT) this.#names.set(text, `kept_${this.#names.size}`)
    return this.#names.get(text)
  }
}
