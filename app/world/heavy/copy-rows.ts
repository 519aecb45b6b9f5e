import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'

type Value = string | number | boolean | null

/** Streams the rows of a generator into a table by COPY, without holding them in memory. */
export async function copyRows(client: Client, table: string, columns: string[], rows: Iterable<Value[]>) {
  const names = columns.map((name) => `"${name}"`).join(', ')
  const stream = client.query(from(`copy ${table} (${names}) from stdin`))
  await pipeline(Readable.from(chunks(rows)), stream)
  if (!stream.writableFinished) await once(stream, 'finish')
}

/** Lines of COPY's text format, in chunks of some 64 kB. */
function* chunks(rows: Iterable<Value[]>) {
  let chunk = ''
  for (const row of rows) {
    chunk += `${row.map(inText).join('\t')}\n`
    if (chunk.length < 65_536) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}

const inText = (value: Value) => {
  if (value === null) return '\\N'
  if (typeof value !== 'string') return String(value)
  return value.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
