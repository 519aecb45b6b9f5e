import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { bytesOf, openSheet, plain } from './pdf-sheet.ts'

test('a text that goes on over pages is written alike on each, beside a smaller foot', async () => {
  const sheet = openSheet({ title: 'Termo', author: null, foot: 'Processo 7' })
  const whole = bytesOf(sheet)
  plain(sheet).text(Array.from({ length: 90 }, (_, n) => `Linha ${n}`).join('\n'))
  sheet.end()
  const pdf = await getDocumentProxy(new Uint8Array(await whole))
  expect(pdf.numPages).toBe(2)
  const { items } = await (await pdf.getPage(2)).getTextContent()
  const heightOf = (start: string) =>
    new Set(items.flatMap((item) => ('str' in item && item.str.startsWith(start) ? [item.height] : [])))
  expect(heightOf('Linha')).toEqual(new Set([10]))
  expect(heightOf('Processo')).toEqual(new Set([8]))
})
