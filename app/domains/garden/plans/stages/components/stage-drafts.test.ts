import { expect, test } from 'vitest'
import { draftsOfFields, draftsOfStages, edited, fieldsOfDrafts, touchedBy } from './stage-drafts.form.ts'

const stage = (name: string) => ({
  id: 7,
  name,
  plant_cycle_id: 3,
  days: 21,
  light_hours: 0,
  notes: '',
  targets: { vpd: { from: 0.75, to: null } },
  tasks: [{ title: 'Rega', kind: 'rega' as const, from_day: 1, every_days: 3 }],
})
const drafts = draftsOfStages([stage('A'), stage('B'), stage('C')])
const names = (list: { name: string }[]) => list.map(({ name }) => name).join('')

test('what is written into the fields is read back; 0 is written, nothing is empty', () => {
  const fields = fieldsOfDrafts(drafts)
  expect(fields).toMatchObject({
    'stages.0.id': '7',
    'stages.0.light_hours': '0',
    'stages.0.targets.vpd.from': '0,75',
    'stages.0.targets.vpd.to': '',
    'stages.2.tasks.0.title': 'Rega',
  })
  expect(draftsOfFields(Object.entries(fields))).toEqual(drafts)
  expect(draftsOfFields([['name', 'Plano']])).toBeUndefined()
})

test('stages are added, removed and moved, and so are tasks', () => {
  expect(names(edited(drafts, 'up.2'))).toBe('ACB')
  expect(names(edited(drafts, 'down.0'))).toBe('BAC')
  expect(names(edited(drafts, 'up.0'))).toBe('ABC')
  expect(names(edited(drafts, 'remove.1'))).toBe('AC')
  expect(edited(drafts, 'add').at(-1)).toMatchObject({ id: '', name: '', plant_cycle_id: '3' })
  expect(edited(drafts, 'task.1')[1]?.tasks).toHaveLength(2)
  expect(edited(drafts, 'untask.1.0')[1]?.tasks).toEqual([])
  expect(edited(drafts, 'remove.9')).toEqual(drafts)
})

test('fields out of place do no harm', () => {
  const odd = draftsOfFields([
    ['stages.1.name', 'B'],
    ['stages.0.name', 'A'],
    ['stages.0.tasks.900.title', 'x'],
    ['stages.0.targets.__proto__.from', '1'],
    ['stages.0.__proto__', '1'],
    ['stages.0.constructor', '1'],
    ['stages.0.tasks.0.__proto__', '1'],
  ])
  expect('from' in {}).toBe(false)
  expect(Object.hasOwn(odd?.[0] ?? {}, 'constructor')).toBe(false)
  expect(names(odd ?? [])).toBe('AB')
})

test('the stage that a hand is on stays open, wherever it went', () => {
  expect(['add', 'up.2', 'up.0', 'down.1', 'task.1', 'untask.1.0', 'remove.1'].map((one) => touchedBy(one, 3))).toEqual(
    [2, 1, 0, 2, 1, 1, -1],
  )
})
