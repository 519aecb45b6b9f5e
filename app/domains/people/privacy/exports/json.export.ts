import { Readable } from 'node:stream'

/** Streams rows as a JSON array: the whole list is never in memory. */
export const jsonFile = (rows: AsyncIterable<object>) => Readable.from(jsonText(rows), { objectMode: false })

async function* jsonText(rows: AsyncIterable<object>) {
  let before = ''
  yield '['
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row, null, 2)}`
    before = ','
  }
  yield '\n]\n'
}
