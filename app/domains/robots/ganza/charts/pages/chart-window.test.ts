import { expect, test } from 'vitest'
import { inOrder } from './chart-window.server.ts'

const now = new Date('2026-11-28T12:00:00Z')
const read = (de?: string, ate?: string) => inOrder({ faixa: '7d', de, ate }, now)

test('days the wrong way round are turned; days that have not begun are as if nobody had said them', () => {
  expect(read('2026-11-20', '2026-11-10')).toMatchObject({ de: '2026-11-10', ate: '2026-11-20' })
  expect(read('2026-11-20', '9999-12-31')).toMatchObject({ de: '2026-11-20', ate: '9999-12-31' })
  expect(read('2026-11-28')).toMatchObject({ de: '2026-11-28' })
  for (const [de, ate] of [['2026-11-29'], ['9999-01-01', '9999-02-01'], [undefined, '2026-11-10']])
    expect(read(de, ate)).toEqual({ faixa: '7d' })
})
