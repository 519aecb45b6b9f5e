import { expect, test } from 'vitest'
import { qrOf } from '#shared/qr-path.ts'
import { LABEL_QUIET_ZONE, labelAddress, labelOf, shortCode } from './labels.view.ts'

const site = 'https://grower.example'

test('a plant, a space and a jar open ready for a note, an item just opens', () => {
  expect(labelAddress(site, 'plantas', 12)).toBe('https://grower.example/cultivo/planta/12?registrar=1')
  expect(labelAddress(site, 'espacos', 3)).toBe('https://grower.example/cultivo/espaco/3?registrar=1')
  expect(labelAddress(site, 'itens', 7)).toBe('https://grower.example/cultivo/item/7')
  expect(labelAddress(site, 'potes', 90)).toBe('https://grower.example/cultivo/pote/90?registrar=1')
})

test('the short code tells kind and number, not the name', () => {
  expect(shortCode('plantas', { id: 12 })).toBe('P-12')
  expect(shortCode('espacos', { id: 3 })).toBe('E-3')
  expect(shortCode('itens', { id: 7 })).toBe('I-7')
  // A jar shows its number; its QR code uses the id.
  expect(shortCode('potes', { id: 90, number: 4 })).toBe('C-4')
})

test('a label carries the code of its own address', () => {
  const label = labelOf(site, 'plantas', { id: 12, name: 'Amnésia', line: 'Floração' })
  expect(label).toMatchObject({ name: 'Amnésia', line: 'Floração', code: 'P-12' })
  expect(label.qr).toEqual(qrOf('https://grower.example/cultivo/planta/12?registrar=1', LABEL_QUIET_ZONE))
})
