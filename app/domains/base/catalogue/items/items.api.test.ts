import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { catalogueNames } from './items.table.ts'

const admin = { user_type: 'admin' } as const

test('staff see a catalogue in its order, search it and filter what is switched off', async ({ ctx, as }) => {
  const { saude_da_planta: health } = (await as(await aUser(ctx, admin))).catalogue
  const all = await health.list({})
  expect(all.data.map((item) => item.name)).toEqual(['Ótima', 'Boa', 'Atenção', 'Ruim', 'Crítica'])
  const [first] = all.data
  await health.update({ id: first?.id ?? 0, name: 'Ótima', active: false })
  expect((await health.list({ active: true })).total).toBe(4)
  expect((await health.list({ search: 'bo' })).data.map((item) => item.name)).toEqual(['Boa'])
  expect((await health.list({ order_by: 'name', order_type: 'desc' })).data[0]?.name).toBe('Ruim')
})

test('an item is found by its name, whatever the accents and capitals', async ({ ctx, as }) => {
  const { saude_da_planta: health } = (await as(await aUser(ctx, admin))).catalogue
  for (const search of ['otima', 'ÓTIMA', 'õtima'])
    expect(
      (await health.list({ search })).data.map((item) => item.name),
      search,
    ).toEqual(['Ótima'])
  expect((await health.list({ search: '%' })).data).toEqual([])
})

test('a new item goes to the end and keeps its slug when it is renamed', async ({ ctx, as }) => {
  const { cuidados_planta: cares } = (await as(await aUser(ctx, admin))).catalogue
  const made = await cares.create({ name: 'Poda de raiz' })
  expect(made).toMatchObject({ slug: 'poda-de-raiz', order: 9, active: true, icon_url: null })
  expect(await cares.update({ id: made.id, name: 'Poda das raízes' })).toMatchObject({
    slug: 'poda-de-raiz',
    name: 'Poda das raízes',
  })
})

test('a name that is there already is refused beside its field, also in other letters', async ({ ctx, as }) => {
  const { saude_da_planta: health } = (await as(await aUser(ctx, admin))).catalogue
  const taken = {
    status: 422,
    data: { errors: { name: ['Já existe um estado de saúde com esse nome. Escolha outro.'] } },
  }
  await expect(health.create({ name: 'Boa' })).rejects.toMatchObject(taken)
  await expect(health.create({ name: 'BOA' })).rejects.toMatchObject(taken)
  const [, second] = (await health.list({})).data
  await expect(health.update({ id: second?.id ?? 0, name: 'ruim' })).rejects.toMatchObject(taken)
})

test('moving an item closes the list up', async ({ ctx, as }) => {
  const { saude_da_planta: health } = (await as(await aUser(ctx, admin))).catalogue
  const last = (await health.list({})).data.at(-1)
  expect(await health.move({ id: last?.id ?? 0, to: 0 })).toMatchObject({ name: 'Crítica', order: 1 })
  const { data } = await health.list({})
  expect(data.map((item) => `${item.order} ${item.name}`)).toEqual([
    '1 Crítica',
    '2 Ótima',
    '3 Boa',
    '4 Atenção',
    '5 Ruim',
  ])
})

test('what plants hang on is said, and can not be deleted; the rest can', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const { ciclos_da_planta: cycles } = (await as(await aUser(ctx, admin))).catalogue
  const used = await cycles.show({ id: plant.plant_cycle_id })
  expect(used.usages).toMatchObject([{ count: 1, label: '1 planta' }])
  await expect(cycles.remove({ id: used.id })).rejects.toMatchObject({
    status: 409,
    message: '1 planta usa este item. Desative em vez de apagar.',
  })
  const free = await cycles.create({ name: 'Clone' })
  await cycles.remove({ id: free.id })
  await expect(cycles.show({ id: free.id })).rejects.toMatchObject({ status: 404 })
})

test('an item of another catalogue is not found here', async ({ ctx, as }) => {
  const { catalogue } = await as(await aUser(ctx, admin))
  const [health] = (await catalogue.saude_da_planta.list({})).data
  await expect(catalogue.cuidados_planta.show({ id: health?.id ?? 0 })).rejects.toMatchObject({ status: 404 })
})

test('an icon is an address of this site or https, nothing else', async ({ ctx, as }) => {
  const { ciclos_da_planta: cycles } = (await as(await aUser(ctx, admin))).catalogue
  for (const icon_url of ['javascript:alert(1)', '//evil.example/x.svg', '/\\evil.example', 'http://x.example/a.svg'])
    await expect(cycles.create({ name: 'X', icon_url })).rejects.toMatchObject({
      status: 422,
      data: { errors: { icon_url: expect.any(Array) } },
    })
})

test('growers and visitors have no say', async ({ ctx, as, api }) => {
  const grower = await as(await aUser(ctx))
  await expect(grower.catalogue.ciclos_da_planta.list({})).rejects.toMatchObject({ status: 403 })
  await expect(grower.catalogue.ciclos_da_planta.create({ name: 'X' })).rejects.toMatchObject({ status: 403 })
  await expect(api.catalogue.ciclos_da_planta.list({})).rejects.toMatchObject({ status: 401 })
})

test('every write is in the audit log, with before and after', async ({ ctx, as }) => {
  const user = await aUser(ctx, admin)
  const { aparencia_da_planta: looks } = (await as(user)).catalogue
  const { id } = await looks.create({ name: 'Brilhante' })
  await looks.update({ id, name: 'Reluzente' })
  const log = await ctx.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject, `aparencia_da_planta:${id}`))
    .orderBy(audit_log.id)
  expect(log).toMatchObject([
    { user_id: user.id, action: 'catalogue.create', before: null },
    { user_id: user.id, action: 'catalogue.update', before: { name: 'Brilhante' }, after: { name: 'Reluzente' } },
  ])
})

test.for(catalogueNames)('an item of %s lives: made, seen, moved, renamed, taken away', async (name, { ctx, as }) => {
  const calls = (await as(await aUser(ctx, admin))).catalogue[name]
  const before = (await calls.list({})).total
  const made = await calls.create({ name: 'Outra' })
  expect(await calls.move({ id: made.id, to: 0 })).toMatchObject({ order: 1 })
  await calls.update({ id: made.id, name: 'Mais outra' })
  expect(await calls.show({ id: made.id })).toMatchObject({ name: 'Mais outra', order: 1, usages: expect.any(Array) })
  expect((await calls.list({})).total).toBe(before + 1)
  await calls.remove({ id: made.id })
  await expect(calls.show({ id: made.id })).rejects.toMatchObject({ status: 404 })
})
