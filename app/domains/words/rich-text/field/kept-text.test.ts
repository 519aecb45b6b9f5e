import { expect, test } from '#tests/phone/phone.ts'
import { dropText, keepText, keptTexts } from './kept-text.browser.ts'

const place = '1:/aula:document'
const saying = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})

test('what is written since stands beside what was kept, until each is let go of', ({ phone }) => {
  expect(phone.sent).toEqual([])
  keepText(place, { at: 1, document: saying('Antes') })
  keepText(place, { at: 2, document: saying('De') })
  keepText(place, { at: 2, document: saying('Depois') })
  keepText('1:/outra:document', { at: 3, document: saying('Outra') })
  expect(keptTexts(place).map(({ document }) => document)).toEqual([saying('Antes'), saying('Depois')])
  dropText(place, 2)
  expect(keptTexts(place)).toEqual([{ at: 1, document: saying('Antes') }])
  dropText(place, 1)
  expect(localStorage.getItem(`grower-texto:${place}`)).toBeNull()
})
