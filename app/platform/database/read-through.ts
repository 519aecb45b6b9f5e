import type { NodePgClient } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { connected } from './connected.ts'
import type { Db } from './database.ts'

/** Rows a page while a whole list is read. */
export const PAGE_READ_THROUGH = 100

type Query = pg.QueryConfig & { types?: pg.CustomTypesConfig; rowMode?: 'array' }
type Cursor = { name: string; at: number }

/** What Drizzle ends the query of a list with; the first page has no offset. */
const PAGED = /^select .* limit \$\d+( offset \$\d+)?$/s
const COUNTED = /^\s*select count\(/

/**
 * A transaction on one snapshot in which whole lists are read, page after page: a list's pages are one query, run once,
 * whose rows a cursor gives out (so rows that sort alike keep their places too), and its total is counted once. Whatever
 * asks otherwise than for the next page of PAGE_READ_THROUGH rows is asked of the database as it is.
 */
export function readThrough(db: Db): Db {
  const client: pg.ClientBase = Reflect.get(Reflect.get(db, 'session'), 'client')
  const cursors = new Map<string, Cursor>()
  const totals = new Map<string, Promise<pg.QueryResult>>()

  async function nextOf(query: Query, values: unknown[], hasOffset: boolean) {
    const [limit, offset] = hasOffset ? values.slice(-2) : [values.at(-1), 0]
    const asked = values.slice(0, hasOffset ? -2 : -1)
    const text = query.text.slice(0, query.text.lastIndexOf(' limit $'))
    const key = JSON.stringify([text, asked])
    const cursor = cursors.get(key) ?? { name: `list_${cursors.size}`, at: 0 }
    if (limit !== PAGE_READ_THROUGH || offset !== cursor.at) return client.query(query, values)
    cursor.at += PAGE_READ_THROUGH
    if (!cursors.has(key)) {
      cursors.set(key, cursor)
      await client.query(`declare ${cursor.name} no scroll cursor for ${text}`, asked)
    }
    const found = await client.query({ ...query, name: undefined, text: `fetch ${limit} from ${cursor.name}` })
    if (found.rows.length < PAGE_READ_THROUGH) {
      cursors.delete(key)
      await client.query(`close ${cursor.name}`)
    }
    return found
  }

  function counted(query: Query, values: unknown[]) {
    const key = JSON.stringify([query.text, query.rowMode, values])
    const total = totals.get(key) ?? client.query(query, values)
    totals.set(key, total)
    return total
  }

  function query(query: Query, values: unknown[] = []) {
    const paged = PAGED.exec(query.text)
    if (paged) return nextOf(query, values, paged[1] !== undefined)
    return COUNTED.test(query.text) ? counted(query, values) : client.query(query, values)
  }
  return connected({ query } as NodePgClient)
}
