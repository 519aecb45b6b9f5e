import { expect, test } from 'vitest'
import { csvResponse } from './csv.server.ts'

test('a list comes page by page, in the shape that Brazilian spreadsheets open', async () => {
  const pages = [[['Lua; "cheia"', 1.5]], [['=1+1', 2]]]
  const response = csvResponse('plantas', ['nome', 'n'], async (page) => ({
    rows: pages[page - 1] ?? [],
    done: page === 2,
  }))
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="plantas-\d{4}-\d\d-\d\d\.csv"$/)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.toString()).toBe('\uFEFFnome;n\r\n"Lua; ""cheia""";1.5\r\n\'=1+1;2\r\n')
})
