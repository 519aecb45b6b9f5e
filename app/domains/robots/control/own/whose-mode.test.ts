import { expect, test } from 'vitest'
import { followsInWords, whoseInWords } from './whose-mode.words.ts'

const robots = [
  { serial: 'GZ1', name: 'Tenda', follows: { name: 'Meu modo', version: 2, own: true } },
  { serial: 'GZ2', name: 'Sala', follows: { name: 'Flora', version: 1, own: false } },
  { serial: 'GZ3', name: 'Mudas', follows: null },
]

test('a mode of a model says whose robots it is for, and what each follows', () => {
  const device = { id: 1, serial: 'GZ1', name: 'Tenda', model: 'Ganzá Tenda' }
  expect(whoseInWords({ device, robots })).toBe(
    'O modo é do modelo, e vale para todo Ganzá Tenda seu: Tenda, Sala e Mudas. Cada um só muda quando você tocar em “Usar no robô”.',
  )
  expect(robots.map(followsInWords)).toEqual([
    'Tenda segue a versão 2 deste modo',
    'Sala segue Flora',
    'Mudas não segue nenhum modo',
  ])
})
