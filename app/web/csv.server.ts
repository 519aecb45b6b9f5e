import { type CsvCell, csvRow } from '#shared/csv-text.ts'

type Part = { rows: CsvCell[][]; done: boolean }

/**
 * Streams a list as CSV for Brazilian spreadsheets (semicolons, byte order mark), read page by page. A cell that a
 * spreadsheet would take for a formula is prefixed with an apostrophe (OWASP, CSV injection).
 */
export function csvResponse(name: string, head: string[], read: (page: number) => Promise<Part>): Response {
  let page = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const write = (rows: CsvCell[][]) => stream.enqueue(Buffer.from(rows.map(csvRow).join('')))
      if (page === 0) stream.enqueue(Buffer.from(`\uFEFF${head.join(';')}\r\n`))
      const { rows, done } = await read(++page)
      write(rows)
      if (done) stream.close()
    },
  })
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${day}.csv"`,
    },
  })
}
