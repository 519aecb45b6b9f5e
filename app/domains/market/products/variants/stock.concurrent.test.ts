import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aProduct, aVariant } from '../products.factory.ts'
import { consumeStock, type Quantity, releaseStock, reserveStock, restock } from './stock.actions.ts'
import { variants } from './variants.table.ts'

const reserve = (ctx: Context, wanted: Quantity[]) => ctx.transaction((tx) => reserveStock(tx, wanted))
const release = (ctx: Context, given: Quantity[]) => ctx.transaction((tx) => releaseStock(tx, given))

async function stockOf(ctx: Context, id: number) {
  const [row] = await ctx.db.select().from(variants).where(eq(variants.id, id))
  return { on_hand: row?.on_hand, reserved: row?.reserved }
}

test('fifty buyers want the last ten: ten get one, forty are told that none is left', async ({ ctx }) => {
  const { variant } = await aProduct(ctx)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => reserve(ctx, [{ variant_id: variant.id, quantity: 1 }])),
  )
  const refused = answers.filter((lacking) => lacking.length)
  expect(refused).toHaveLength(40)
  expect(refused[0]).toEqual([{ variant_id: variant.id, wanted: 1, left: 0 }])
  expect(await stockOf(ctx, variant.id)).toEqual({ on_hand: 10, reserved: 10 })
})

test('reserved and given back at once, again and again: nothing is lost and nothing appears', async ({ ctx }) => {
  const { variant } = await aProduct(ctx)
  const one = [{ variant_id: variant.id, quantity: 3 }]
  const rounds = async () => {
    for (let round = 0; round < 5; round++) if (!(await reserve(ctx, one)).length) await release(ctx, one)
  }
  await Promise.all(Array.from({ length: 10 }, rounds))
  expect(await stockOf(ctx, variant.id)).toEqual({ on_hand: 10, reserved: 0 })
})

test('two lines of one variant are one demand', async ({ ctx }) => {
  const { variant } = await aProduct(ctx)
  const six = { variant_id: variant.id, quantity: 6 }
  expect(await reserve(ctx, [six, six])).toEqual([{ variant_id: variant.id, wanted: 12, left: 10 }])
  expect(await stockOf(ctx, variant.id)).toEqual({ on_hand: 10, reserved: 0 })
})

test('two baskets with the same things in another order: both are served, nobody waits for ever', async ({ ctx }) => {
  const product = await aProduct(ctx, {}, { on_hand: 100 })
  const other = await aVariant(ctx, product, { on_hand: 100 })
  const basket = [product.variant, other].map(({ id }) => ({ variant_id: id, quantity: 2 }))
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => reserve(ctx, at % 2 ? basket : basket.toReversed())),
  )
  expect(answers.flat()).toEqual([])
  expect(await stockOf(ctx, other.id)).toEqual({ on_hand: 100, reserved: 80 })
})

test('one thing lacks: nothing of the basket is held', async ({ ctx }) => {
  const product = await aProduct(ctx)
  const scarce = await aVariant(ctx, product, { on_hand: 1 })
  const gone = await aVariant(ctx, product, { active: false })
  const lacking = await reserve(ctx, [
    { variant_id: product.variant.id, quantity: 2 },
    { variant_id: scarce.id, quantity: 2 },
    { variant_id: gone.id, quantity: 1 },
  ])
  expect(lacking).toEqual([
    { variant_id: scarce.id, wanted: 2, left: 1 },
    { variant_id: gone.id, wanted: 1, left: 0 },
  ])
  expect(await stockOf(ctx, product.variant.id)).toEqual({ on_hand: 10, reserved: 0 })
})

test('sent, and come back: both columns move; more than is held is a fault; a file never runs out', async ({ ctx }) => {
  const { variant } = await aProduct(ctx)
  const two = [{ variant_id: variant.id, quantity: 2 }]
  await reserve(ctx, two)
  await ctx.transaction((tx) => consumeStock(tx, two))
  expect(await stockOf(ctx, variant.id)).toEqual({ on_hand: 8, reserved: 0 })
  await expect(release(ctx, two)).rejects.toThrow('stock did not move')
  await ctx.transaction((tx) => restock(tx, two))
  expect(await stockOf(ctx, variant.id)).toEqual({ on_hand: 10, reserved: 0 })
  const file = (await aProduct(ctx, { kind: 'digital' })).variant
  const many = [{ variant_id: file.id, quantity: 999 }]
  expect(await reserve(ctx, many)).toEqual([])
  await ctx.transaction((tx) => consumeStock(tx, many))
  expect(await stockOf(ctx, file.id)).toEqual({ on_hand: 0, reserved: 0 })
})
