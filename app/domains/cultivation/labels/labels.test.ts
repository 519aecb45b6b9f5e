import { expect, test } from 'vitest'
import { labelAddress, labelOf, shortCode } from './labels.ts'
import { qrOf } from './qr-path.ts'

const site = 'https://grower.example'

test('a plant and a space open ready for a note, an item just opens', () => {
  expect(labelAddress(site, 'plantas', 12)).toBe('https://grower.example/cultivo/planta/12?registrar=1')
  expect(labelAddress(site, 'espacos', 3)).toBe('https://grower.example/cultivo/espaco/3?registrar=1')
  expect(labelAddress(site, 'itens', 7)).toBe('https://grower.example/cultivo/item/7')
})

test('the short code tells kind and number, not the name', () => {
  expect(shortCode('plantas', 12)).toBe('P-12')
  expect(shortCode('espacos', 3)).toBe('E-3')
  expect(shortCode('itens', 7)).toBe('I-7')
})

test('a label carries the code of its own address', () => {
  const label = labelOf(site, 'plantas', { id: 12, name: 'Amnésia', line: 'Floração' })
  expect(label).toMatchObject({ name: 'Amnésia', line: 'Floração', code: 'P-12' })
  expect(label.qr).toEqual(qrOf('https://grower.example/cultivo/planta/12?registrar=1'))
})
