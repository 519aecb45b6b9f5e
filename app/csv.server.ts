type Cell = string | number
type Part = { rows: Cell[][]; done: boolean }

/**
 * A list as CSV for Brazilian spreadsheets: semicolons, a byte order mark, page by page as it is read. A cell that a
 * spreadsheet would take for a formula is made text by an apostrophe (OWASP, CSV injection).
 */
export function csvResponse(name: string, head: string[], read: (page: number) => Promise<Part>): Response {
  let page = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const write = (rows: Cell[][]) =>
        stream.enqueue(Buffer.from(rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')))
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

function cell(value: Cell) {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
