import { expect, test } from 'vitest'
import type { ActivitySlug } from '#domains/garden/journal/activities/activity.kinds.ts'
import { type Act, actsIn, changesSince, during, figuresIn, growthIn } from './week.model.ts'
import type { PlantWeek } from './week.schemas.ts'
import { actsInWords, changesInWords, growthInWords, weekPost } from './week.words.ts'

const act = (day: string, kind: ActivitySlug, more: Partial<Act> = {}): Act => ({
  ...{ day, kind, name: null, watering: null, feeding: null, volume_ml: null, height_cm: null },
  ...more,
})
const tea = { name: 'Chá de composto', feeding: true }

test('acts are counted in growers’ words, what they call the same together, an own one by its name', () => {
  const acts = [
    act('2026-11-15', 'rega'),
    act('2026-11-17', 'rega'),
    act('2026-11-19', 'rega'),
    act('2026-11-18', 'topping'),
    act('2026-11-18', 'lollipop'),
    act('2026-11-20', 'cobertura'),
    act('2026-11-20', 'propria', tea),
    act('2026-11-14', 'rega'),
  ]
  const week = during(acts, { since: '2026-11-15', until: '2026-11-21' })
  expect(actsInWords(actsIn(week))).toBe('3 regas, 2 podas, 1 adubação, Chá de composto (1 vez)')
  expect(actsInWords([])).toBe('')
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
    'Com nutrientes: 1 vez; na semana anterior, nenhuma vez.',
  ])
  expect(changesSince(now, { ...now, in_band: null })).toEqual([])
})

test('a post says the air once: as what changed, or as it is', () => {
  const week: PlantWeek = {
    plant: { id: 1, slug: 'lua', name: 'Lua', private: false, mine: true },
    ...{ since: '2026-11-15', until: '2026-11-21', previous: null, next: null },
    ...{ phase: null, photo: null, climate: { share: 0.8, hours: 100 }, growth: null, band_from: '', acts: [] },
    changes: [],
  }
  const said = (changes: PlantWeek['changes']) =>
    weekPost({ ...week, changes }, new Date('2026-11-21T15:00:00Z')).match(/VPD na faixa/g)?.length
  expect([said([]), said([{ figure: 'in_band', now: 0.8, before: 0.4 }])]).toEqual([1, 1])
})

test('the post of a week names no plant: an open one may be closed later', () => {
  const week: PlantWeek = {
    plant: { id: 1, slug: 'lua', name: 'Lua', private: false, mine: true },
    ...{ since: '2026-11-15', until: '2026-11-21', previous: null, next: null },
    ...{ phase: null, photo: null, climate: null, growth: null, band_from: '', changes: [] },
    acts: [{ kind: 'rega', name: null, count: 3 }],
  }
  const now = new Date('2026-11-21T15:00:00Z')
  expect(weekPost(week, now)).toBe('Minha planta: a semana de dom, 15 de nov a sáb, 21 de nov.\n3 regas.')
})
