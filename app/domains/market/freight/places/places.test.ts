import { expect, test } from 'vitest'
import { ufs } from '#shared/brazil.ts'
import { placeOf } from './place.words.ts'
import { regionStates, stateRanges } from './state-ranges.kinds.ts'

const all = Object.values(stateRanges).flat()

test('the ranges of the 27 states do not overlap and leave out only what is not given out', () => {
  const sorted = [...all].sort(([a], [b]) => a.localeCompare(b))
  const gaps = sorted.flatMap(([from], at) => {
    const before = sorted[at - 1]
    return before && Number(from) !== Number(before[1]) + 1 ? [[before[1], from]] : []
  })
  expect(gaps).toEqual([['78899999', '79000000']])
  expect([sorted[0]?.[0], sorted.at(-1)?.[1]]).toEqual(['01000000', '99999999'])
})

test('each state has a range and is in one region', () => {
  expect(Object.keys(stateRanges).sort()).toEqual([...ufs].sort())
  expect(
    Object.values(regionStates)
      .flatMap((region) => region.ufs)
      .sort(),
  ).toEqual([...ufs].sort())
})

test('a range is called by its place when it has one', () => {
  expect(placeOf('30000000', '39999999')).toBe('Minas Gerais')
  expect(placeOf('73000000', '73699999')).toBe('Distrito Federal')
  expect(placeOf('30100000', '31999999')).toBe('Em Minas Gerais')
  expect(placeOf('00000000', '99999999')).toBe('Todo o Brasil')
  expect(placeOf('20000000', '39999999')).toBeNull()
})
