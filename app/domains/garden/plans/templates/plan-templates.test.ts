import { expect, test } from 'vitest'
import { scheduleOf } from '../progress/plan-schedule.model.ts'
import { nextBegin } from '../stages/next-begin.model.ts'
import { planTemplates, templateNamed } from './plan-templates.kinds.ts'

test.for(planTemplates.map((template) => [template.name, template] as const))(
  '%s names its sources and lies within the lengths of the table',
  ([, template]) => {
    expect(template.source).toMatch(/Durações: .*\./)
    const days = (name: string) =>
      template.stages.filter((stage) => stage.name.startsWith(name)).reduce((sum, stage) => sum + stage.days, 0)
    expect(days('Germinação')).toBeLessThanOrEqual(10)
    expect([days('Plântula') >= 14, days('Plântula') <= 21]).toEqual([true, true])
    expect([days('Vegetativo') >= 21, days('Vegetativo') <= 112]).toEqual([true, true])
    expect([days('Flora') >= 49, days('Flora') <= 84]).toEqual([true, true])
    for (const stage of template.stages) {
      for (const band of Object.values(stage.targets)) expect((band.from ?? 0) <= (band.to ?? 100)).toBe(true)
      for (const task of stage.tasks) expect(task.from_day).toBeLessThanOrEqual(stage.days)
      expect(new Set(stage.tasks.map(({ title }) => title)).size).toBe(stage.tasks.length)
    }
  },
)

test('an autoflower skips the flip', () => {
  expect(
    new Set(
      templateNamed('autoflorescente')
        ?.stages.filter((one) => one.cycle === 'floracao')
        .map((one) => one.light_hours),
    ),
  ).toEqual(new Set([18]))
})

test('outdoors follows the seasons of the southern hemisphere', () => {
  const outdoors = templateNamed('externo-brasil')
  if (!outdoors) throw new Error('no template')
  expect(nextBegin(outdoors, '2026-11-21')).toBe('2027-09-22')
  expect(nextBegin(outdoors, '2026-09-22')).toBe('2026-09-22')
  const days = scheduleOf('2026-09-22', outdoors.stages)
  const flower = days[outdoors.stages.findIndex(({ cycle }) => cycle === 'floracao')]
  expect(flower?.planned_on.slice(5, 7)).toBe('02')
  expect(days[outdoors.stages.findIndex(({ cycle }) => cycle === 'secagem')]?.planned_on.slice(5, 7)).toBe('04')
})
