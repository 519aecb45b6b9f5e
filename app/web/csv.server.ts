import type { RouterContextProvider } from 'react-router'
import { type Context, inSnapshot } from '#platform/context.ts'
import { PAGE_READ_THROUGH } from '#platform/database/read-through.ts'
import { type CsvCell, csvRow } from '#shared/csv-text.ts'
import type { Page } from '#shared/pagination.ts'
import { apiOf, type Client } from './api-for.server.ts'
import { requestContext } from './page-context.server.ts'

type PageContext = Readonly<RouterContextProvider>
type Paging = { page: number; per_page: number }
type List<Row> = { read: (api: Client, page: Paging) => Promise<Page<Row>>; row: (row: Row) => CsvCell[] }

/** A whole list as CSV. @throws what reading its first page throws: a refusal is a page. */
export const csvList = <Row>(context: PageContext, name: string, head: string[], { read, row }: List<Row>) =>
  csvFile(context, name, head, async function* (api) {
    for await (const rows of everyPage((paging) => read(api, paging))) yield rows.map(row)
  })

/** The rows of a list, page after page. */
export async function* everyPage<Row>(read: (paging: Paging) => Promise<Page<Row>>): AsyncGenerator<Row[]> {
  let last_page = 1
  for (let page = 1; page <= last_page; page++) {
    const found = await read({ page, per_page: PAGE_READ_THROUGH })
    last_page = found.last_page
    yield found.data
  }
}

/**
 * CSV for Brazilian spreadsheets (semicolons, byte order mark). Each list is one query, read by a cursor on one snapshot of the
 * database: no row comes twice and none is missing, whatever is written meanwhile. It is read as fast as the database gives it and sent as fast as the reader takes it: a slow phone holds no connection. A cell that a
 * spreadsheet would take for a formula is prefixed with an apostrophe (OWASP, CSV injection).
 */
export async function csvFile(
  context: PageContext,
  name: string,
  head: string[],
  read: (api: Client, tx: Context) => AsyncIterable<CsvCell[][]>,
): Promise<Response> {
  const begun = Promise.withResolvers<void>()
  let gone = false
  const file = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => stream.enqueue(Buffer.from(text))
      const reading = inSnapshot(context.get(requestContext), async (tx) => {
        write(`\uFEFF${csvRow(head)}`)
        for await (const rows of read(apiOf(tx), tx)) {
          if (gone) return
          write(rows.map(csvRow).join(''))
          begun.resolve()
        }
      })
      reading.then(
        () => {
          begun.resolve()
          if (!gone) stream.close()
        },
        (error) => {
          begun.reject(error)
          stream.error(error)
        },
      )
    },
    cancel() {
      gone = true
    },
  })
  await begun.promise
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}-${day}.csv"`,
    },
  })
}
