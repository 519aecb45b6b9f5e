import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aSale, personHolder, storeHolder } from '../ledger.factory.ts'

async function aSharedSale(ctx: Context) {
  const { store } = await aStore(ctx)
  const viewer = await aMember(ctx, store.id, 'viewer')
  const partner = await aUser(ctx, { nickname: 'parceira', registration_confirmed_at: ctx.now() })
  const sale = await aSale(ctx, store.id, {
    order_uuid: '019aa000-0000-7000-8000-00000000abcd',
    parts: [
      { holder: storeHolder(store.id), role: 'loja', amount: 6000 },
      { holder: personHolder(partner.id), role: 'parceiro', amount: 3000 },
    ],
    installments: 2,
    method: 'cartao',
    paid_on: '2026-11-21',
    hold_until: '2026-12-25',
  })
  return { store, viewer, partner, sale }
}

test('the calendar has each day on which money can be paid out: after the card pays and the withdrawal days', async ({
  ctx,
  as,
}) => {
  const { store, viewer } = await aSharedSale(ctx)
  await aSale(ctx, store.id, { hold_until: null })
  const { calendar, balance } = (await as(viewer)).ledger.receivables
  expect(await calendar({ store: store.slug, month: '2026-12' })).toEqual({
    month: '2026-12',
    total: 3000,
    held: 9000,
    days: [{ day: '2026-12-25', amount: 3000, count: 1 }],
  })
  expect((await calendar({ store: store.slug, month: '2027-01' })).days).toEqual([
    { day: '2027-01-20', amount: 3000, count: 1 },
  ])
  expect((await calendar({ store: store.slug })).month).toBe('2026-11')
  expect(await balance({ store: store.slug })).toMatchObject({ a_receber: 15_000, disponivel: 0 })
})

test('the list opens a day, is found by order, and shows what partners get apart', async ({ ctx, as }) => {
  const { store, viewer } = await aSharedSale(ctx)
  await aSale(ctx, store.id)
  const { list } = (await as(viewer)).ledger.receivables
  const ask = async (filter: object) =>
    (await list({ store: store.slug, page: 1, ...filter })).data.map(({ recipient, due, expected_on }) => [
      recipient,
      due,
      expected_on,
    ])
  expect(await ask({ day: '2026-12-25' })).toEqual([[store.name, 3000, '2026-12-25']])
  expect(await ask({ month: '2027-01' })).toEqual([[store.name, 3000, '2027-01-20']])
  expect(await ask({ search: '00abcd', order_by: 'expected_on', order_type: 'asc' })).toHaveLength(2)
  expect(await ask({ whose: 'others' })).toEqual([
    ['parceira', 1500, '2027-01-20'],
    ['parceira', 1500, '2026-12-25'],
  ])
  expect(await ask({ state: 'pago' })).toEqual([])
  await expect(list({ store: store.slug, page: 1, month: 'dezembro' })).rejects.toMatchObject({ status: 422 })
})

test('a partner sees their own and nothing of the store', async ({ ctx, as }) => {
  const { store, partner } = await aSharedSale(ctx)
  const { mine, myBalance, myCalendar, list, balance, calendar } = (await as(partner)).ledger.receivables
  expect((await mine({ page: 1 })).data.map(({ due }) => due)).toEqual([1500, 1500])
  expect(await myBalance()).toMatchObject({ a_receber: 3000 })
  expect(await myCalendar({ month: '2026-12' })).toMatchObject({ total: 1500 })
  for (const ask of [
    list({ store: store.slug, page: 1 }),
    balance({ store: store.slug }),
    calendar({ store: store.slug }),
  ])
    await expect(ask).rejects.toMatchObject({ status: 403 })
})
