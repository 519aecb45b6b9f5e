import { expect, test } from 'vitest'
import { DAY, HOUR } from '#shared/durations.ts'
import { dryingDays } from './drying-days.model.ts'
import { type WateringFacts, wateringAdvice } from './watering-advice.model.ts'
import type { WateringAdvice } from './watering-advice.schemas.ts'
import { nextWords, rangeWords, reasonWords, sureWords } from './watering-advice.words.ts'

const start = Date.parse('2026-11-01T12:00:00Z')
const at = (day: number) => new Date(start + day * DAY)
const on = (day: number) => at(day).toISOString().slice(0, 10)
const watered = (...days: number[]) => days.map(at)
const nothing: WateringFacts = {
  ...{ waterings: [], weighings: [], cycles: [], pots: [], vpd: new Map() },
  ...{ substrate: null, outdoors: false },
}
const advised = (facts: Partial<WateringFacts>, day: number) => wateringAdvice({ ...nothing, ...facts }, at(day))
const dayOf = (moment: Date | undefined) => (Number(moment) - start) / DAY
const words = ({ reasons }: ReturnType<typeof advised>) => reasons.map(reasonWords)
const pot = (litres: number, day = -100) => ({ at: at(day), litres })
const air = (from: number, to: number, kpa: number) =>
  Array.from({ length: to - from }, (_, i): [string, number] => [on(from + i), kpa])

test('without a watering, and with one of a pot that is not known, nothing is said', () => {
  expect(advised({}, 0)).toEqual({ next: null, missing: 'watering', reasons: [] })
  expect(advised({ waterings: watered(0) }, 1)).toEqual({ next: null, missing: 'interval', reasons: [] })
  const inWater = { waterings: watered(0), pots: [pot(11)], substrate: 'agua' }
  expect(advised(inWater, 1).missing).toBe('interval')
})

test('after one watering the pot, its substrate and the phase make a guess', () => {
  const facts = {
    waterings: watered(0),
    pots: [pot(11)],
    substrate: 'solo',
    cycles: [{ on: on(-9), slug: 'vegetativo' }],
  }
  const said = advised(facts, 1)
  expect(dayOf(said.next?.at)).toBeCloseTo(2.96, 1)
  expect(said.next?.sure).toBe(false)
  expect(words(said)).toEqual(['Um vaso de 11\u00a0L como o dela dura uns 3 dias.'])
  const days = (more: object) =>
    dryingDays({ litres: 11, substrate: 'solo', cycle: 'vegetativo', vpd: 1, day: null, ...more })
  expect(days({ litres: 22 }) / days({})).toBeCloseTo(2 / 1.43, 5)
  for (const sooner of [{ substrate: 'coco' }, { cycle: 'floracao' }, { vpd: 1.6 }, { litres: 3 }])
    expect(days(sooner), JSON.stringify(sooner)).toBeLessThan(days({}))
  expect(days({ day: '2026-12-21' })).toBeLessThan(days({ day: '2026-06-21' }))
})

test('steady waterings are repeated, and that is quite sure; two goes of one watering are one', () => {
  const said = advised({ waterings: watered(0, 3, 5.9, 6, 9, 12, 15) }, 16)
  expect(dayOf(said.next?.at)).toBeCloseTo(18)
  expect(said.next?.sure).toBe(true)
  expect([dayOf(said.next?.from), dayOf(said.next?.to)]).toEqual([17.5, 18.5])
  expect(words(said)).toEqual(['As últimas 6 regas: 3 dias entre uma e outra.'])
  for (const [day, range] of [
    [16, 'Entre qua, 18 de nov e qui, 19 de nov.'],
    [18, 'Até qui, 19 de nov.'],
    [20, 'Já passou do costume dela.'],
  ] as const)
    expect(rangeWords(said.next as never, at(day))).toBe(range)
})

test('irregular waterings are a guess with a wide range, in which one odd interval moves little', () => {
  const said = advised({ waterings: watered(0, 2, 7, 9, 16, 18, 20) }, 21)
  expect(said.next?.sure).toBe(false)
  expect(dayOf(said.next?.at)).toBeCloseTo(22)
  expect(dayOf(said.next?.to)).toBeGreaterThan(24)
  expect(words(said)).toEqual(['As últimas 7 regas: 2 a 7 dias entre uma e outra.'])
})

test('a watering that was not noted is left out, and told', () => {
  const said = advised({ waterings: watered(0, 3, 6, 9, 15, 18) }, 19)
  expect(dayOf(said.next?.at)).toBeCloseTo(21)
  expect(words(said)).toEqual([
    'As últimas 5 regas: 3 dias entre uma e outra.',
    'Um intervalo de 6 dias ficou de fora: parece que faltou anotar uma rega.',
  ])
})

test('late it is said for today, and once waterings are no longer noted nothing is', () => {
  const waterings = watered(0, 3, 6, 9, 12)
  const late = advised({ waterings }, 17)
  const said = (advice: WateringAdvice, day: number) => `${nextWords(advice, at(day))} · ${sureWords(advice, at(day))}`
  expect(said(late, 17)).toBe('Próxima rega: hoje · costuma ser a cada 3 dias')
  expect(said(late, 14)).toBe('Próxima rega: amanhã · bastante seguro')
  const often = (days: number[], day: number) => sureWords(advised({ waterings: watered(...days) }, day), at(day))
  expect(often([0, 1, 2], 3.2)).toBe('costuma ser a cada 1 dia')
  expect(often([0, 0.4, 3.4, 4.4], 5.6)).toBe('costuma ser a cada 1 a 3 dias')
  expect(often([0, 0.4, 0.8], 1.3)).toBe('costuma ser mais de uma vez por dia')
  expect(advised({ waterings }, 22)).toEqual({ next: null, missing: 'recent', reasons: [] })
})

test('drier air, a new phase and a larger pot move it, each with its reason', () => {
  const waterings = watered(0, 3, 6, 9, 12)
  const drier = advised({ waterings, vpd: new Map([...air(0, 12, 0.8), ...air(12, 15, 1.2)]) }, 14)
  expect(dayOf(drier.next?.at)).toBeLessThan(14.6)
  expect(words(drier)).toContain('O VPD subiu desde essas regas: a próxima vem um pouco antes.')
  const cycles = [
    { on: on(-20), slug: 'vegetativo' },
    { on: on(12), slug: 'floracao' },
  ]
  const flowering = advised({ waterings, cycles }, 13)
  expect(dayOf(flowering.next?.at)).toBeCloseTo(12 + (3 * 0.8) / 1.15)
  expect(words(flowering)).toContain('A fase mudou desde essas regas: a próxima vem bem antes.')
  const repotted = advised({ waterings, pots: [pot(5), pot(15, 11)] }, 13)
  expect(dayOf(repotted.next?.at)).toBeGreaterThan(16)
  expect(words(repotted)).toContain('O vaso mudou desde essas regas: a próxima vem bem depois.')
})

test('weighings of the pot say it better than the calendar: down to the weight at which it was watered', () => {
  const weighings = [
    { at: at(2.9), grams: 4000 },
    { at: at(5.9), grams: 4200 },
    { at: new Date(Number(at(6)) + HOUR), grams: 6000 },
    { at: new Date(Number(at(7)) + HOUR), grams: 5100 },
  ]
  const said = advised({ waterings: watered(0, 3, 6), weighings }, 7.1)
  expect(dayOf(said.next?.at)).toBeCloseTo(7 + 1 / 24 + 1, 5)
  expect(said.next?.sure).toBe(true)
  expect(words(said)[0]).toBe(
    '2 pesagens desde a última rega: o vaso perde 900\u00a0g por dia, faltam 900\u00a0g para o peso em que você rega.',
  )
  const inAnotherPot = advised({ waterings: watered(0, 3, 6), weighings, pots: [pot(5), pot(15, 6.5)] }, 7.1)
  expect(words(inAnotherPot)[0]).toContain('As últimas 3 regas')
})
