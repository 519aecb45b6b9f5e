import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { expect, test } from '#tests/fixtures.ts'
import { mapFieldErrors } from './map-field-errors.server.ts'

test('a repetition and an activity that do not fit are refused beside the fields that the form has', async ({
  ctx,
  as,
}) => {
  const plant = await aPlant(ctx)
  const { tasks } = (await as({ id: plant.created_by })).agenda
  const task = { title: 'Regar', plant_id: plant.id, due_on: '2026-11-22' }
  const create = (more: object) => mapFieldErrors(() => tasks.create({ ...task, ...more }))
  await expect(create({ rrule: 'FREQ=DAILY;UNTIL=20261101' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { repeat: ['O fim não pode ser antes da próxima data.'] } },
  })
  await expect(create({ kind: 'calibracao' })).rejects.toMatchObject({
    data: { errors: { activity: ['Esta atividade é feita em um espaço.'] } },
  })
})

test('two refusals of one field stand together; others pass as they are', async () => {
  const both = new AppError('invalid', undefined, { errors: { kind: ['a'], activity_type_id: ['b'], title: ['c'] } })
  await expect(mapFieldErrors(() => Promise.reject(both))).rejects.toMatchObject({
    data: { errors: { activity: ['a', 'b'], title: ['c'] } },
  })
  await expect(mapFieldErrors(() => Promise.reject(invalidField('due_on', 'd')))).rejects.toMatchObject({
    data: { errors: { due_on: ['d'] } },
  })
  await expect(mapFieldErrors(() => Promise.reject(new AppError('not_found')))).rejects.toMatchObject({
    status: 404,
  })
})
