import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aProduct } from '../products.factory.ts'

test('the tree: added, renamed, moved below another, ordered; three levels and no ring; used ones stay', async ({
  ctx,
  as,
  api,
}) => {
  const staff = (await as(await aStaffMember(ctx, ['marketplace.manage']))).products.categories
  const light = await staff.create({ name: 'Luz de teste' })
  const led = await staff.create({ name: 'LED de teste', parent_id: light.id })
  const bar = await staff.create({ name: 'Barras', parent_id: led.id })
  await expect(staff.create({ name: 'Mais fundo', parent_id: bar.id })).rejects.toMatchObject({ status: 422 })
  await expect(staff.create({ name: 'led de TESTE', parent_id: light.id })).rejects.toMatchObject({ status: 422 })
  await expect(staff.update({ ...light, parent_id: bar.id, icon: null })).rejects.toMatchObject({
    data: { errors: { parent_id: [expect.stringContaining('dentro dela mesma')] } },
  })
  const air = await staff.create({ name: 'Ar de teste' })
  await expect(staff.update({ id: light.id, name: 'Luz de teste', parent_id: air.id })).rejects.toMatchObject({
    data: { errors: { parent_id: [expect.stringContaining('três níveis')] } },
  })
  expect(await staff.update({ id: led.id, name: 'LED', parent_id: air.id })).toMatchObject({ slug: 'led-de-teste' })
  const product = await aProduct(ctx, { category_id: bar.id })
  const { data } = await api.products.categories.inUse()
  expect(data.find(({ id }) => id === air.id)?.products_count).toBe(1)
  await expect(staff.remove({ id: led.id })).rejects.toMatchObject({ status: 409 })
  await staff.remove({ id: light.id })
  await expect(staff.show({ id: light.id })).rejects.toMatchObject({ status: 404 })
  const below = await staff.create({ name: 'Exaustores', parent_id: air.id })
  await staff.move({ id: below.id, to: 0 })
  const order = (await staff.list()).data.filter(({ parent_id }) => parent_id === air.id).map(({ name }) => name)
  expect(order).toEqual(['Exaustores', 'LED'])
  await staff.update({ id: air.id, name: 'Ar de teste', active: false })
  const open = (await api.products.categories.inUse()).data.map(({ id }) => id)
  expect([air.id, led.id, bar.id].filter((id) => open.includes(id))).toEqual([])
  expect(product.category_id).toBe(bar.id)
  await expect((await as(await aUser(ctx))).products.categories.list()).rejects.toMatchObject({ status: 403 })
})

test('types: a closed list; what is used keeps its kind and is switched off, not deleted', async ({ ctx, as, api }) => {
  const { types } = (await as(await aStaffMember(ctx, ['marketplace.manage']))).products
  const type = await types.create({ name: 'Ferramenta de teste', kind: 'fisico' })
  await expect(types.create({ name: 'ferramenta de TESTE', kind: 'digital' })).rejects.toMatchObject({ status: 422 })
  await types.move({ id: type.id, to: 0 })
  expect((await types.list()).data[0]?.id).toBe(type.id)
  await aProduct(ctx, { type_id: type.id })
  await expect(types.update({ id: type.id, name: 'Ferramenta', kind: 'digital' })).rejects.toMatchObject({
    data: { errors: { kind: [expect.any(String)] } },
  })
  await expect(types.remove({ id: type.id })).rejects.toMatchObject({ status: 409 })
  expect(await types.update({ id: type.id, name: 'Ferramenta', kind: 'fisico', active: false })).toMatchObject({
    products_count: 1,
  })
  expect((await api.products.types.inUse()).data.some(({ id }) => id === type.id)).toBe(false)
  const unused = await types.create({ name: 'Nada', kind: 'curso' })
  await types.remove({ id: unused.id })
  await expect(types.show({ id: unused.id })).rejects.toMatchObject({ status: 404 })
})

test('the list of refused words is staff’s', async ({ ctx, as }) => {
  const { words } = (await as(await aStaffMember(ctx, ['marketplace.manage']))).products
  const { id } = await words.add({ word: 'Palavra de Teste' })
  await expect(words.add({ word: 'palavra de teste' })).rejects.toMatchObject({ status: 422 })
  expect((await words.list()).data.some((word) => word.id === id)).toBe(true)
  await words.removeWord({ id })
  await expect(words.removeWord({ id })).rejects.toMatchObject({ status: 404 })
})
