import { Readable } from 'node:stream'

/** Streams rows as a JSON array: the whole list is never in memory. */
export const jsonFile = (rows: AsyncIterable<object>, counted: (rows: number) => void) =>
  Readable.from(jsonText(rows, counted), { objectMode: false })

async function* jsonText(rows: AsyncIterable<object>, counted: (rows: number) => void) {
  let count = 0
  yield '['
  for await (const row of rows) yield `${count++ ? ',' : ''}\n${JSON.stringify(row, null, 2)}`
  yield '\n]\n'
  counted(count)
}
