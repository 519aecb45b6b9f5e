import { expect, test } from 'vitest'
import type { ActivitySlug } from '#domains/garden/journal/activities/activity.kinds.ts'
import { weekSends } from './week.kinds.ts'
import { type Act, actsIn, changesSince, during, figuresIn, growthIn } from './week.model.ts'
import type { PlantWeek } from './week.schemas.ts'
import { changesInWords, growthInWords, lighter, readyInWords, weekInWords, weighingsInWords } from './week.words.ts'

const act = (day: string, kind: ActivitySlug, more: Partial<Act> = {}): Act => ({
  ...{
    day,
    kind,
    name: null,
    watering: null,
    feeding: null,
    volume_ml: null,
    height_cm: null,
    jar_humidity: null,
    jar_g: null,
    first: false,
  },
  ...more,
})
const tea = { name: 'Chá de composto', feeding: true }

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
const week: PlantWeek = {
  plant: { id: 1, slug: 'lua', name: 'Lua', private: false, mine: true },
  ...{ since: '2026-11-15', until: '2026-11-21', previous: null, next: null },
  ...{
    phase: null,
    photo: null,
    climate: null,
    growth: null,
    band_from: '',
    vpd_mean: null,
    drying: null,
    jar: null,
    posted: null,
  },
  ...{ acts: [], water_ml: null, changes: [] },
}
const vegetative = {
  plant_cycle: { id: 3, name: 'Vegetativo', slug: 'vegetativo' },
  ...{ day: 28, began_in_week: false },
} as PlantWeek['phase']

test('a week is one line: waterings together with their litres, then the acts, the first of its kind as such', () => {
  const acts = [
    ...['15', '16', '17', '19'].map((day) => act(`2026-11-${day}`, 'rega')),
    act('2026-11-18', 'rega-alimentacao'),
    act('2026-11-18', 'topping', { first: true }),
    act('2026-11-18', 'lollipop'),
    act('2026-11-20', 'cobertura'),
    act('2026-11-20', 'propria', tea),
    act('2026-11-20', 'foto'),
    act('2026-11-14', 'rega'),
  ]
  const told = actsIn(during(acts, week))
  expect(plain(weekInWords({ ...week, phase: vegetative, acts: told, water_ml: 14_500 }))).toBe(
    'Semana 4 do vegetativo: reguei 5 vezes, 14,5 L, 1 com nutrientes; primeiro topping, 1 poda, 1 adubação, Chá de composto (1 vez).',
  )
  expect(weekInWords({ ...week, acts: actsIn([act('2026-11-20', 'foto')]) })).toBe('Minha planta: 1 foto.')
  expect(weekInWords({ ...week, phase: vegetative })).toBe('Semana 4 do vegetativo.')
})

test('a drying week says how much lighter it is, and when it is dry enough', () => {
  const at = (day: number) => new Date(`2026-11-${day}T15:00:00Z`)
  const [first, last, now] = [{ at: at(15), grams: 420 }, { at: at(20), grams: 201.5 }, at(21)]
  const drying = {
    weight: { part: null, first, last, lost: 1 - 201.5 / 420 },
    ...{ ready_at: at(24), reached_at: null },
  }
  expect(plain(lighter(drying))).toBe('52 % mais leve')
  expect(plain(weighingsInWords(drying, now))).toBe('−218,5 g desde dom, 15 de nov: de 420 g a 201,5 g')
  expect(readyInWords(drying, now)).toEqual({ value: 'em 3 dias', hint: 'ter, 24 de nov, estimado' })
  expect(readyInWords({ ...drying, ready_at: at(19) }, now)?.value).toBe('pese de novo')
  expect(readyInWords({ ...drying, reached_at: at(20) }, now)).toEqual({ value: 'chegou', hint: 'na sex, 20 de nov' })
  const branch = { ...drying, weight: { ...drying.weight, part: 'branch' as const } }
  expect(plain(weekInWords({ ...week, drying: branch }))).toBe('Minha planta: o galho 52 % mais leve.')
  expect(lighter({ ...drying, weight: { ...drying.weight, lost: null } })).toBeNull()
})

test('each week of each plant has sends of its own', () => {
  const { begin, first, last } = weekSends(18, '2026-11-21')
  expect(first).toBe('00000012-2026-8011-8021-000000000000')
  expect(last.startsWith(begin)).toBe(true)
  expect(weekSends(18, '2026-11-20').begin).not.toBe(begin)
})

test('growth goes from the last height of the week before, or the first of this one; a longer pause is none', () => {
  const height = (height_cm: number) => act('2026-11-18', 'altura', { height_cm })
  expect(growthIn([height(51)], [height(40), height(42)])).toEqual({ from: 42, to: 51 })
  expect(growthIn([height(44), height(51)], [])).toEqual({ from: 44, to: 51 })
  expect(growthIn([height(51)], [])).toEqual({ from: null, to: 51 })
  expect(growthIn([act('2026-11-18', 'rega')], [height(42)])).toBeNull()
  expect([growthInWords({ from: 42, to: 51 }), growthInWords({ from: null, to: 51 }), growthInWords(null)]).toEqual([
    'de 42 a 51\u00a0cm',
    '51\u00a0cm',
    'sem dados',
  ])
})

test('what differs most from the week before is said first, and what is not known of both is not', () => {
  const water = (ml: number) => act('2026-11-18', 'rega', { volume_ml: ml })
  const now = figuresIn([water(500), water(500), water(500), act('2026-11-18', 'propria', tea)], [], 0.8)
  const before = figuresIn([water(300)], [], 0.4)
  expect(now).toMatchObject({ water_ml: 1500, waterings: 3, feedings: 1, growth_cm: null })
  const changes = changesSince(now, before)
  expect(changes.map(({ figure }) => figure)).toEqual(['water_ml', 'waterings', 'in_band', 'feedings'])
  expect(changesInWords({ phase: null, changes }).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Água: 1,5 L; na semana anterior, 0,3 L.',
    'Regas ao todo: 3 vezes; na semana anterior, 1 vez.',
    'VPD na faixa: 80 % do tempo; na semana anterior, 40 % do tempo.',
    'Adubações, com rega ou sem: 1 vez; na semana anterior, nenhuma vez.',
  ])
  expect(changesSince(now, { ...now, in_band: null })).toEqual([])
})
