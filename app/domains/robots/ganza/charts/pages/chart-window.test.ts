import { expect, test } from 'vitest'
import { chartWindow, inOrder } from './chart-window.server.ts'

const now = new Date('2026-11-28T12:00:00Z')
const read = (de?: string, ate?: string) => inOrder({ faixa: '7d', de, ate }, now)

test('days the wrong way round are turned; days that have not begun are as if nobody had said them', () => {
  expect(read('2026-11-20', '2026-11-10')).toMatchObject({ de: '2026-11-10', ate: '2026-11-20' })
  expect(read('2026-11-20', '9999-12-31')).toMatchObject({ de: '2026-11-20', ate: '9999-12-31' })
  expect(read('2026-11-28')).toMatchObject({ de: '2026-11-28' })
  for (const [de, ate] of [['2026-11-29'], ['9999-01-01', '9999-02-01'], [undefined, '2026-11-10']])
    expect(read(de, ate)).toEqual({ faixa: '7d' })
})

test.each([
  ['no last day: up to now', ['2026-11-20'], ['2026-11-20T03:00:00Z', now.toISOString(), true]],
  ['whole days', ['2026-11-20', '2026-11-21'], ['2026-11-20T03:00:00Z', '2026-11-22T03:00:00Z', false]],
  ['a last day that is not over', ['2026-11-20', '9999-12-31'], ['2026-11-20T03:00:00Z', now.toISOString(), true]],
  ['from before the first reading', ['2010-11-28'], ['2026-08-30T12:00:00Z', now.toISOString(), true]],
  ['all before it', ['2025-11-28', '2025-11-29'], ['2025-11-28T03:00:00Z', '2025-11-30T03:00:00Z', false]],
] as const)('%s', (_, [de, ate], [from, to, follows]) =>
  expect(
    chartWindow({ faixa: '7d', de, ate }, now, { growing: null, first: new Date('2026-08-30T12:00:00Z') }),
  ).toEqual({ from: new Date(from), to: new Date(to), follows }),
)
