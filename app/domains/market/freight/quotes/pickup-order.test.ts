import { expect, test } from 'vitest'
import { elsewhereLast } from './pickup-order.model.ts'
import type { FreightOption } from './quote.kinds.ts'

const way = { price: 0, days_min: null, days_max: null, note: '' }
const fetched = (key: string, city: string, uf: string): FreightOption => ({
  ...way,
  ...{ key, kind: 'retirada', name: `Retirar: ${key}`, place: { city, uf } },
})
const sent: FreightOption = { ...way, key: 'casa', kind: 'tabela', name: 'Entrega da loja', price: 20_00 }
const ways = [
  fetched('rio', 'Rio de Janeiro', 'RJ'),
  fetched('contagem', 'Contagem', 'MG'),
  fetched('bh', 'BELO HORIZONTE', 'MG'),
  sent,
]
const keys = (cep: string, city?: string) => elsewhereLast(ways, { cep, city }).map(({ key }) => key)

test('what is fetched in another city than the address comes last; where only the CEP is known, in another state', () => {
  expect(keys('30130010', 'Belo Horizonte')).toEqual(['bh', 'casa', 'rio', 'contagem'])
  expect(keys('30130010')).toEqual(['contagem', 'bh', 'casa', 'rio'])
})

test('a quote made before places were kept stays in its order', () => {
  const old = ways.map(({ place: _, ...one }) => one)
  expect(elsewhereLast(old, { cep: '30130010', city: 'Belo Horizonte' })).toEqual(old)
})
