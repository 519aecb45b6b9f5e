import { expect, test } from '#tests/fixtures.ts'
import { activityTypes, shippedCycles } from './activity.kinds.ts'
import { activitiesOn, atHandIn, fitsCycles } from './activity.model.ts'

const offered = (cycles: string[]) =>
  activitiesOn('plant', [])
    .filter((activity) => fitsCycles(activity, cycles))
    .map(({ key }) => key)

test('a seed gets no defoliation, a plant in cure no topping; watering, photo and note are for all', () => {
  expect(offered(['semente'])).not.toContain('desfolha')
  expect(offered(['vegetativo'])).toContain('desfolha')
  expect(offered(['cura'])).not.toContain('topping')
  for (const cycle of shippedCycles) expect(offered([cycle])).toEqual(expect.arrayContaining(['rega', 'foto', 'nota']))
})

test('several plants get what fits one of them; a cycle of the staff’s own, everything', () => {
  expect(offered(['semente', 'floracao'])).toContain('desfolha')
  expect(offered(['repouso'])).toHaveLength(activitiesOn('plant', []).length)
  expect(offered([])).toHaveLength(activitiesOn('plant', []).length)
})

test('what is at hand fits its cycle; Rega, Foto and Nota stay in their places, until there is nothing more to water', () => {
  for (const cycle of shippedCycles) {
    const keys = atHandIn([cycle])
    const first = { secagem: 'pesagem', cura: 'pote' }[cycle as string] ?? 'rega'
    expect(keys.slice(0, 3)).toEqual([first, 'foto', 'nota'])
    expect(new Set(keys).size).toBe(6)
    for (const key of keys) {
      const type = activityTypes.find(({ slug }) => slug === key)
      expect(!type?.cycles || type.cycles.includes(cycle), `${key} in ${cycle}`).toBe(true)
    }
  }
})

test('of a space it is what most of its plants are in, of two equal ones the later', () => {
  expect(atHandIn(['colheita', 'floracao', 'floracao'])).toEqual(atHandIn(['floracao']))
  expect(atHandIn(['vegetativo', 'floracao'])).toEqual(atHandIn(['floracao']))
  // One that was cut takes nothing from those that grow.
  expect(atHandIn(['semente', 'vegetativo', 'floracao', 'colheita'])).toEqual(atHandIn(['floracao']))
  expect(atHandIn(['floracao', 'secagem', 'secagem'])).toEqual(atHandIn(['secagem']))
  expect(atHandIn(['repouso'])).toEqual(atHandIn([]))
})
