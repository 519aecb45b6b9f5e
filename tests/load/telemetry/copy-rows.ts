import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'

/** Rows a second of a bare COPY of messages as `telemetry_messages` has them, into a table like it (same columns, same key). */
export async function copyRows(databaseUrl: string, rows: number) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('drop table if exists bench_messages')
    await client.query('create table bench_messages (like telemetry_messages including defaults including indexes)')
    const start = Date.now() - rows * 20
    function* lines() {
      let part = ''
      for (let n = 0; n < rows; n++) {
        const at = new Date(start + Math.floor(n / 50)).toISOString()
        const value = (20 + (n % 100) / 10).toFixed(2)
        part += `${(n % 50) + 1}\t${at}\t${at}\t{${value},${value},1.1,${value},${value},${value},${value}}\t\\N\n`
        if (part.length > 65_536) {
          yield part
          part = ''
        }
      }
      if (part) yield part
    }
    const started = performance.now()
    await pipeline(Readable.from(lines()), client.query(from('copy bench_messages from stdin')))
    return rows / ((performance.now() - started) / 1000)
  } finally {
    await client.query('drop table if exists bench_messages').catch(() => undefined)
    await client.end()
  }
}
