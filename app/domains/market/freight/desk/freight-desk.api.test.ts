import { aProduct } from '#domains/market/products/products.factory.ts'
import { aMember } from '#domains/market/stores/stores.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

const point = {
  name: 'Balcão',
  address: 'Rua da Bahia, 100',
  city: 'Belo Horizonte',
  uf: 'MG',
  hours: 'das 9h às 18h',
} as const

test('what a buyer would see: the cheapest first, free from an amount on, nothing where nobody goes', async ({
  ctx,
  as,
}) => {
  const product = await aProduct(ctx, {}, { price: 100_00, weight_grams: 800 })
  const store = String(product.store_id)
  const { freight } = await as(await aMember(ctx, product.store_id, 'manager'))
  const states = { ufs: ['MG' as const], max_grams: 2000, days_min: 2, days_max: 4 }
  for (const [name, price, free_from] of [
    ['Rápida', 40_00, null],
    ['Comum', 20_00, 200_00],
  ] as const) {
    const { id } = await freight.tables.create({ store, name, free_from })
    await freight.tables.addStates({ store, id, ...states, price })
  }
  await freight.pickups.create({ store, ...point, active: false })
  const asked = { store, variant_id: product.variant.id, cep: '30130-010' }
  expect((await freight.desk.things({ store })).data).toMatchObject([{ variant_id: product.variant.id }])
  const one = await freight.desk.try(asked)
  expect(one.options.map(({ name, price }) => [name, price])).toEqual([
    ['Comum', 20_00],
    ['Rápida', 40_00],
  ])
  expect(one).toMatchObject({ place: 'Em Minas Gerais', real_grams: 800, charged_grams: 800, parcels: 1, left_out: [] })
  expect((await freight.desk.try({ ...asked, quantity: 2 })).options[0]).toMatchObject({
    ...{ name: 'Comum', price: 0, note: expect.stringMatching(/^Grátis a partir de R\$.* nesta loja$/) },
  })
  expect((await freight.desk.try({ ...asked, quantity: 3 })).options).toEqual([])
  expect((await freight.desk.try({ ...asked, cep: '01310100' })).options).toEqual([])
  await expect(freight.desk.try({ ...asked, variant_id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('a store that sells what must be sent is warned until it can be sent', async ({ ctx, as }) => {
  const product = await aProduct(ctx)
  const store = String(product.store_id)
  const { freight } = await as(await aMember(ctx, product.store_id, 'manager'))
  const canSend = async () => (await freight.desk.show({ store })).can_send
  const { id } = await freight.tables.create({ store, name: 'Vazia' })
  expect(await canSend()).toBe(false)
  expect((await freight.desk.show({ store })).shipped_products).toBe(1)
  const { id: point_id } = await freight.pickups.create({ store, ...point })
  expect(await canSend()).toBe(true)
  await freight.pickups.change({ store, id: point_id, ...point, active: false })
  expect(await canSend()).toBe(false)
  await freight.tables.addStates({ store, id, ufs: ['SP'], max_grams: 1, price: 1, days_min: 1, days_max: 1 })
  expect(await canSend()).toBe(true)
})

test('points of retrieval are made, changed and deleted by who may', async ({ ctx, as }) => {
  const product = await aProduct(ctx)
  const store = String(product.store_id)
  const manager = (await as(await aMember(ctx, product.store_id, 'manager'))).freight.pickups
  const reader = (await as(await aMember(ctx, product.store_id, 'viewer'))).freight.pickups
  const { id } = await manager.create({ store, ...point })
  expect(await reader.show({ store, id })).toMatchObject(point)
  await expect(reader.create({ store, ...point })).rejects.toMatchObject({ status: 403 })
  await expect(manager.create({ store, ...point, name: '' })).rejects.toMatchObject({ status: 422 })
  expect(await manager.change({ store, id, ...point, name: 'Loja' })).toMatchObject({ name: 'Loja' })
  await manager.remove({ store, id })
  await expect(manager.remove({ store, id })).rejects.toMatchObject({ status: 404 })
  await expect(manager.change({ store, id, ...point })).rejects.toMatchObject({ status: 404 })
})
