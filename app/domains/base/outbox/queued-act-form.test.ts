import { expect, test } from 'vitest'
import { fieldsOf, plantsListed, typedIn } from './queued-act.form.ts'

const moment = '2026-11-21T12:00:00.000Z'
const formOf = (...fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const kept = (form: FormData, photos: { id?: string }[] = []) => fieldsOf(form, { key: 'k', moment, photos })

test('a form waits with its moment and its key, without what only the queue needs', () => {
  const form = formOf(['form', 'post'], ['for_later', '{}'], ['photo_keys', 'p'], ['mends', 'm'], ['happened_at', ''])
  form.append('idempotency_key', 'typed')
  expect(kept(form)).toEqual([
    ['form', 'post'],
    ['happened_at', moment],
    ['idempotency_key', 'k'],
  ])
  expect(kept(formOf(['happened_at', '2026-11-20T09:00']))).toContainEqual(['happened_at', '2026-11-20T09:00'])
})

test('numbers of photos that wait with it go, others stay', () => {
  const form = formOf(['photo_ids', '7'], ['photo_ids', '8'])
  expect(kept(form, [{ id: '8' }, {}]).filter(([name]) => name === 'photo_ids')).toEqual([['photo_ids', '7']])
})

test('all plants are those that were listed: who moves in before it is sent is not meant', () => {
  const rows: [string, string][] = [
    ['where', 'todas'],
    ['plant_ids', '3'],
    ['corrections[0].plant_id', '3'],
    ['corrections[1].plant_id', '5'],
  ]
  const all = kept(formOf(...rows))
  expect(all.filter(([name]) => name === 'where')).toEqual([['where', 'escolhidas']])
  expect(all.filter(([name]) => name === 'plant_ids').map(([, id]) => id)).toEqual(['3', '5'])
  expect(plantsListed({ fields: all })).toEqual([3, 5])
  const some = kept(formOf(['where', 'escolhidas'], ...rows.slice(1)))
  expect(some.filter(([name]) => name === 'plant_ids')).toHaveLength(1)
})

test('what was typed goes back into a form: several of a name, and lists of numbers, as lists', () => {
  const fields: [string, string][] = [
    ['text', 'Bom.'],
    ['plant_ids', '3'],
    ['a', '1'],
    ['a', '2'],
  ]
  expect(typedIn(fields)).toEqual({ text: 'Bom.', plant_ids: ['3'], a: ['1', '2'] })
})

test('what all leaves out does not wait as one of them, unless it was ticked', () => {
  const form = formOf(
    ['where', 'todas'],
    ['left_out', '9'],
    ['corrections[0].plant_id', '7'],
    ['corrections[1].plant_id', '9'],
  )
  const ids = () => kept(form).flatMap(([name, value]) => (name === 'plant_ids' ? value : []))
  expect(ids()).toEqual(['7'])
  form.append('with_young', 'true')
  expect(ids()).toEqual(['7', '9'])
})
