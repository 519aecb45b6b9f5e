import { expect, test } from 'vitest'
import { demoGardens } from '#domains/garden/garden/plants/demo-gardens.seed.ts'
import { activityOf } from '../activities/activity.kinds.ts'
import { checkMeasures } from './act.rules.ts'
import { byView } from './act-story.seed.ts'

test('a sentence is of the activity that it tells, with its own numbers', () => {
  expect(byView(['Rega de {agua}, pH {ph}, EC {ec}.'], { agua: '1,9 L', ph: '6,3', ec: '1,8' })).toEqual({
    kind: 'rega',
    measures: { volume_ml: { value: 1900 }, ph: { value: 6.3 }, ec: { value: 1.8, scale: 'mS/cm' } },
    doses: [],
  })
  expect(byView(['Cálcio e magnésio na rega, 0,5 ml por litro.'], {})).toMatchObject({
    kind: 'alimentacao',
    doses: [{ name: 'Cálcio e magnésio', amount: 0.5 }],
  })
  expect(byView(['Deixei quieta.', 'Altura em {alt} cm, acho que parou.'], { alt: '60' })).toMatchObject({
    kind: 'altura',
    measures: { height_cm: { value: 60 } },
  })
  expect(byView(['O caule engrossou.'], {})).toEqual({ kind: 'nota', measures: {}, doses: [] })
})

test('every entry of the demo journals is one that the form would take, and its values stand in its words', () => {
  const people = new Map(['grower', 'vizinha', 'ana.folha'].map((name, i) => [name, { id: i + 1, nickname: name }]))
  const entries = demoGardens(people, { count: 60, now: new Date('2026-11-21T15:00:00Z') }).flatMap(
    (plant) => plant.entries,
  )
  expect(new Set(entries.map(({ kind }) => kind)).size).toBeGreaterThan(18)
  for (const { kind, measures, text } of entries) {
    const activity = activityOf(kind)
    expect(activity, kind).toBeDefined()
    if (activity) checkMeasures(measures, activity)
    for (const [name, { value }] of Object.entries(measures)) {
      const written = name === 'volume_ml' && value >= 1000 ? value / 1000 : value
      if (name !== 'light_hours') expect(text, name).toContain(String(written).replace('.', ','))
    }
  }
})
