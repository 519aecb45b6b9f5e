import { expect, test } from '#tests/fixtures.ts'
import type { QuickPlant, Watering } from './quick-log.schemas.ts'
import {
  doneInWords,
  firstTarget,
  logAddress,
  quickTargets,
  repeatWatering,
  targetKey,
  wholeInWords,
  wholeSpaceOf,
} from './quick-targets.model.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const watering = (hour: number, volume: number, more: Partial<Watering> = {}): Watering => ({
  kind: 'rega',
  activity_type_id: null,
  label: 'Rega',
  measures: { volume_ml: { value: volume } },
  doses: [],
  happened_at: at(hour),
  ...more,
})
const plant = (id: number, space_id: number | null, last: Watering | null): QuickPlant => ({
  id,
  slug: `planta-${id}`,
  name: `Planta ${id}`,
  status: 'viva',
  space_id,
  cycle: 'vegetativo',
  touched_at: null,
  watering: last,
})
const tent = { id: 7, slug: 'tenda', name: 'Tenda' }
const first = (plants: QuickPlant[], path = '/cultivo') => {
  const target = firstTarget(quickTargets({ plants, spaces: [tent] }), path)
  return target && targetKey(target)
}

test('the sheet starts with the thing of the page, else with what was watered last', () => {
  const plants = [plant(1, 7, watering(8, 500)), plant(2, 7, watering(9, 500))]
  expect(first(plants)).toBe('plant:planta-2')
  expect(first(plants, '/cultivo/planta/planta-1/fotos')).toBe('plant:planta-1')
  expect(first(plants, '/cultivo/espaco/tenda')).toBe('space:tenda')
  // Watered together, a space is watered together again.
  expect(first([plant(1, 7, watering(9, 500)), plant(2, 7, watering(9, 400)), plant(3, null, watering(8, 1))])).toBe(
    'space:tenda',
  )
  expect(first([plant(1, null, null)])).toBe('plant:planta-1')
  expect(first([])).toBe('space:tenda')
})

test('a watering like the last one repeats what was given, with the values as they were typed', () => {
  const doses = [{ stuff_id: 3, name: 'CalMag', amount: 1.5, unit: 'ml/L' as const }]
  const last = watering(9, 0.4, { measures: { volume_ml: { value: 0.4 }, ec: { value: 900, scale: 'ppm500' } }, doses })
  const [target] = quickTargets({ plants: [plant(1, null, last)], spaces: [] })
  expect(target && repeatWatering(target)?.fields).toEqual([
    ['kind', 'rega'],
    ['measures.volume_ml.value', '0,4'],
    ['measures.volume_ml.unit', 'ml'],
    ['measures.ec.value', '900'],
    ['measures.ec.scale', 'ppm500'],
    ['doses[0].stuff_id', '3'],
    ['doses[0].name', 'CalMag'],
    ['doses[0].amount', '1,5'],
    ['doses[0].unit', 'ml/L'],
  ])
})

test('in a space each plant gets what it got; one never watered gets what the others got last', () => {
  const plants = [plant(1, 7, watering(8, 900)), plant(2, 7, watering(9, 500)), plant(3, 7, null)]
  const [target] = quickTargets({ plants, spaces: [tent] })
  const repeat = target && repeatWatering(target)
  expect(repeat?.words).toBe('Planta 1 900\u00a0ml, Planta 2 500\u00a0ml, Planta 3 500\u00a0ml')
  expect(repeat?.fields).toEqual([
    ['kind', 'rega'],
    ['measures.volume_ml.value', '500'],
    ['measures.volume_ml.unit', 'ml'],
    ['where', 'escolhidas'],
    ['plant_ids', '1'],
    ['plant_ids', '2'],
    ['plant_ids', '3'],
    ['corrections[0].plant_id', '1'],
    ['corrections[0].measures.volume_ml.value', '900'],
    ['corrections[0].measures.volume_ml.unit', 'ml'],
  ])
})

test('without a watering there is nothing to repeat', () => {
  const [target] = quickTargets({ plants: [plant(1, null, null)], spaces: [] })
  expect(target && repeatWatering(target)).toBeNull()
})

test('of a space, what dries or cures is watered no more', () => {
  const plants = [plant(1, 7, watering(8, 500)), { ...plant(2, 7, watering(9, 900)), cycle: 'secagem' }]
  const [space] = quickTargets({ plants, spaces: [tent] })
  expect(space && repeatWatering(space)?.fields.filter(([name]) => name === 'plant_ids')).toEqual([['plant_ids', '1']])
})

test('until its targets are there, the sheet leads to the form of the page’s own thing, elsewhere to the page that asks', () => {
  const plant = { kind: 'plant' as const, slug: 'lua' }
  expect(logAddress(plant, 'rega', '/cultivo')).toBe('/cultivo/planta/lua/atualizacoes?tipo=rega#registrar')
  expect(logAddress(undefined, 'rega', '/cultivo/planta/lua/fotos')).toBe('/cultivo/registrar?tipo=rega&em=plant%3Alua')
  expect(logAddress(undefined, 'nota', '/cultivo/espaco/tenda')).toBe('/cultivo/registrar?tipo=nota&em=space%3Atenda')
  expect(logAddress(undefined, 'nota', '/banca')).toBe('/cultivo/registrar?tipo=nota')
})

test('from a plant the whole space is one tap away, where more than it is watered', () => {
  const dries = { ...plant(2, 7, null), cycle: 'secagem' }
  const of = (plants: QuickPlant[]) => {
    const targets = quickTargets({ plants, spaces: [tent] })
    const one = targets.find(({ kind }) => kind === 'plant')
    const whole = one && wholeSpaceOf(one, targets)
    return whole && `${wholeInWords(whole)}: ${doneInWords(whole)}`
  }
  expect(of([plant(1, 7, watering(9, 500)), plant(3, 7, null), dries])).toBe('todas de Tenda (2): 2 plantas de Tenda')
  expect(of([plant(1, 7, watering(9, 500)), dries])).toBe(undefined)
  expect(of([plant(1, null, null), plant(3, null, null)])).toBe(undefined)
})

test('a seed in the space of grown plants is no part of what waters all of it', () => {
  const seed = { ...plant(3, 7, null), cycle: 'semente' }
  const grown = [plant(1, 7, watering(9, 500)), plant(2, 7, watering(9, 500))]
  const targets = quickTargets({ plants: [...grown, seed], spaces: [tent] })
  const [space] = targets
  expect(first([...grown, seed])).toBe('space:tenda')
  expect(space && wholeInWords(space)).toBe('todas de Tenda (2)')
  expect(space && repeatWatering(space)?.fields.filter(([name]) => name === 'plant_ids')).toEqual([
    ['plant_ids', '1'],
    ['plant_ids', '2'],
  ])
  const [alone] = quickTargets({ plants: [seed], spaces: [tent] })
  expect(alone && wholeInWords(alone)).toBe('todas de Tenda (1)')
})

test('plants that were fed with other products each are not fed in one tap', () => {
  const fed = (name: string) => watering(9, 500, { doses: [{ stuff_id: null, name, amount: 1, unit: 'ml/L' }] })
  const repeat = (...names: string[]) => {
    const plants = names.map((name, i) => plant(i + 1, 7, fed(name)))
    const [space] = quickTargets({ plants, spaces: [tent] })
    return space && repeatWatering(space)
  }
  expect(repeat('CalMag', 'CalMag')).not.toBe(null)
  expect(repeat('CalMag', 'Sílica')).toBe(null)
})
