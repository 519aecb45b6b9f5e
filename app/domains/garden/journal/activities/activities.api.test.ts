import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { anActivity } from './activities.factory.ts'

const tea = { name: 'Chá de composto', metrics: [{ metric: 'ph' as const, required: true }], feeding: true }
const beside = (field: string, sentence: string) => ({ status: 422, data: { errors: { [field]: [sentence] } } })

test('a grower adds an activity with its metrics, renames it, and sees only their own', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  await anActivity(ctx, { created_by: (await aUser(ctx)).id, name: 'De outra pessoa' })
  const { activities } = (await as(grower)).journal
  const made = await activities.create(tea)
  expect(made).toMatchObject({ ...tea, watering: false })
  await activities.change({ ...tea, id: made.id, name: 'Chá aerado', watering: true })
  expect((await activities.list()).data).toEqual([{ ...made, name: 'Chá aerado', watering: true }])
})

test('a name is taken once per grower, whatever its case, and never one of the site', async ({ ctx, as }) => {
  const { activities } = (await as(await aUser(ctx))).journal
  await activities.create(tea)
  const taken = beside('name', 'Você já tem uma atividade com esse nome.')
  await expect(activities.create({ ...tea, name: 'chá de COMPOSTO' })).rejects.toMatchObject(taken)
  const { id } = await activities.create({ ...tea, name: 'Ronda' })
  await expect(activities.change({ ...tea, id })).rejects.toMatchObject(taken)
  await expect(activities.create({ ...tea, name: 'Alimentacao' })).rejects.toMatchObject(
    beside('name', 'Essa atividade já existe no site. Escolha outro nome.'),
  )
})

test('a metric twice, an unknown one and an empty name are refused', async ({ ctx, as }) => {
  const { activities } = (await as(await aUser(ctx))).journal
  const twice = [tea.metrics[0], tea.metrics[0]] as typeof tea.metrics
  await expect(activities.create({ ...tea, metrics: twice })).rejects.toMatchObject(
    beside('metrics', 'Peça cada medida uma vez só.'),
  )
  await expect(activities.create({ ...tea, metrics: [{ metric: 'aura' as 'ph' }] })).rejects.toMatchObject({
    status: 422,
  })
  await expect(activities.create({ ...tea, name: ' ' })).rejects.toMatchObject(beside('name', 'Preencha este campo.'))
})

test('archived it leaves the list and frees its name; what was written with it keeps its label', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { activities, updates } = (await as(grower)).journal
  const { id } = await activities.create(tea)
  const written = await updates.post({
    id_or_slug: plant.slug,
    kind: 'propria',
    activity_type_id: id,
    measures: { ph: { value: 6.4 } },
  })
  await activities.archive({ id })
  expect((await activities.list()).data).toEqual([])
  expect(await updates.show({ id: written.id })).toMatchObject({ label: tea.name, measures: { ph: { value: 6.4 } } })
  await activities.create(tea)
  await expect(activities.archive({ id })).rejects.toMatchObject({ status: 404 })
  await expect(
    updates.post({ id_or_slug: plant.slug, kind: 'propria', activity_type_id: id, measures: { ph: { value: 6 } } }),
  ).rejects.toMatchObject(beside('activity_type_id', 'Escolha uma das suas atividades.'))
})

test("somebody else's activity does not exist, and visitors have none", async ({ ctx, as, api }) => {
  const { id } = await anActivity(ctx, { created_by: (await aUser(ctx)).id })
  const { activities } = (await as(await aUser(ctx))).journal
  await expect(activities.change({ ...tea, id })).rejects.toMatchObject({ status: 404 })
  await expect(activities.archive({ id })).rejects.toMatchObject({ status: 404 })
  await expect(api.journal.activities.list()).rejects.toMatchObject({ status: 401 })
})
