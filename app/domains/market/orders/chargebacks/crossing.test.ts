import { sql } from 'drizzle-orm'
import { trialBalance } from '#domains/market/ledger/book/trial-balance.queries.ts'
import { findDisagreements } from '#domains/market/ledger/checks/find-disagreements.queries.ts'
import { balancesOf } from '#domains/market/ledger/index.ts'
import { playBank } from '#domains/market/payments/bank/bank.actions.ts'
import type { BankAct } from '#domains/market/payments/bank/bank.kinds.ts'
import { charge_transactions, charges } from '#domains/market/payments/charges/charges.table.ts'
import { charge_consequences } from '#domains/market/payments/consequences/consequences.table.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { charge_refunds } from '#domains/market/payments/refunds/refunds.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { aBuyer, aFreight, aPaidOrder, aPlacedOrder, orderOf } from '../orders.factory.ts'
import { findDifferences } from '../reconciling/attention.queries.ts'

type Clock = { now: Date }
type ContextOf = (user: { id: number }) => Promise<Context>

/** A lamp for R$ 100,00, sent for R$ 20,00; its buyer, staff, and the bank. Whatever anybody does takes a minute. */
async function aShop(ctx: Context, contextOf: ContextOf, clock: Clock) {
  const sandbox = await withSandbox(ctx)
  const shop = { ...sandbox, env: { ...sandbox.env, demo: true } }
  const product = await aProduct(shop, { name: 'Lâmpada LED' }, { price: 100_00, on_hand: 10 })
  await aFreight(shop, product.store_id)
  const buyer = await aBuyer(shop)
  const person = await aStaffMember(ctx, ['marketplace.manage'])
  const staff = { ...shop, ...(await contextOf(person)), env: shop.env }
  const wishes = [{ variant_id: product.variant.id }]
  const later = () => {
    clock.now = new Date(clock.now.getTime() + 60_000)
  }
  const bank = async (act: BankAct) => {
    later()
    const [charge] = await shop.db.select().from(charges)
    await playBank(shop, { charge: charge?.gateway_charge_id ?? '', act })
  }
  const all = { buys: testClient(buyer).orders.own, cares: testClient(staff).orders.attention }
  return {
    ...{ shop, buyer, product, wishes, bank, later, ...all, decides: testClient(staff).orders.staff, person },
    store: () => balancesOf(shop, { kind: 'store', id: product.store_id }),
    hear: () => doPaymentJobs(shop, (name) => name !== 'sandbox.refund'),
    settle: async () => {
      later()
      const refunds = await shop.db.select().from(charge_refunds).orderBy(charge_refunds.id)
      await all.cares.settle({ id: refunds.at(-1)?.id ?? 0, file_id: (await aPrivateFile(staff)).id })
    },
  }
}

type Shop = Awaited<ReturnType<typeof aShop>>

/** Nothing waits, the books close, gateway, orders and book tell one story. */
async function agree(shop: Context, clock: Clock) {
  expect(await shop.db.select().from(charge_consequences).where(sql`done_at is null`)).toEqual([])
  expect(await findDisagreements(shop)).toEqual([])
  expect((await trialBalance(shop)).closes).toBe(true)
  const { now } = clock
  clock.now = new Date(now.getTime() + 5 * 60_000)
  expect(await findDifferences(shop)).toEqual([])
  clock.now = now
}

for (const [name, late] of [
  ['a refund that was refused', false],
  ['a payment that came after the cancel, whose refund was refused', true],
] as const)
  test(`${name}, and then the bank takes the money back: nothing is owed, asked or paid again until that is reversed`, async ({
    ctx,
    contextOf,
    clock,
  }) => {
    const it = await aShop(ctx, contextOf, clock)
    const { shop, buyer, wishes, bank, hear, buys, cares, settle } = it
    const { order } = await (late ? aPlacedOrder(buyer, wishes) : aPaidOrder(buyer, wishes))
    const { uuid } = order
    it.later()
    await buys.cancel({ uuid, reason: 'Mudei de ideia.' })
    if (late) await bank('pay')
    await hear()
    await bank('refuse_refund')
    await hear()
    expect(await buys.show({ uuid })).toMatchObject({ owed_back: { amount: 120_00 } })
    await bank('charge_back')
    await hear()
    const shown = await buys.show({ uuid })
    expect(shown).toMatchObject({
      owed_back: null,
      chargebacks: [{ amount: 120_00, state: 'aberta' }],
      left_amount: late ? 120_00 : 0,
    })
    if (!late) expect(shown.payment).toBe('contestado')
    expect(await cares.list()).toEqual({ refunds: [], differences: [], unopened: [] })
    await expect(settle()).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Não há o que devolver'),
    })
    await expect(buys.refundKey({ uuid, pix_key: 'maria@exemplo.com.br' })).rejects.toMatchObject({ status: 409 })
    await agree(shop, clock)
    await bank('reverse_chargeback')
    await hear()
    expect(await buys.show({ uuid })).toMatchObject({
      owed_back: { amount: 120_00 },
      chargebacks: [{ amount: 120_00, state: 'revertida' }],
    })
    await agree(shop, clock)
    await settle()
    expect(await orderOf(shop, uuid)).toMatchObject({ payment: 'reembolsado' })
    expect(await buys.show({ uuid })).toMatchObject({ owed_back: null })
    await agree(shop, clock)
  })

test('cancelled and contested in the same second: the refund fails, the debt is the bank’s until it gives back', async ({
  ctx,
  contextOf,
  clock,
}) => {
  const { shop, buyer, wishes, bank, hear, buys, cares, later, store, person } = await aShop(ctx, contextOf, clock)
  const { order } = await aPaidOrder(buyer, wishes)
  const { uuid } = order
  later()
  await buys.cancel({ uuid, reason: '' })
  await bank('charge_back')
  await hear()
  expect(await buys.show({ uuid })).toMatchObject({ payment: 'contestado', left_amount: 0, owed_back: null })
  expect(await cares.list()).toEqual({ refunds: [], differences: [], unopened: [] })
  expect(await shop.db.select().from(notifications).where(sql`user_id = ${person.id}`)).toEqual([])
  await agree(shop, clock)
  await bank('reverse_chargeback')
  await hear()
  expect(await store()).toMatchObject({ a_receber: 0, disponivel: 0, em_debito: 0 })
  expect(await buys.show({ uuid })).toMatchObject({ payment: 'pago', owed_back: { amount: 120_00 } })
  await agree(shop, clock)
})

type Act = (shop: Shop, uuid: string) => Promise<unknown>
const hearAll: Act = ({ hear }) => hear()
const byBank =
  (act: BankAct): Act =>
  ({ bank }) =>
    bank(act)
const acts: Record<string, Act> = {
  cancel: async ({ buys, later }, uuid) => {
    later()
    await buys.cancel({ uuid, reason: '' })
  },
  part: async ({ decides, later }, uuid) => {
    later()
    await decides.refund({ uuid, amount: 33_33, reason: 'Combinado.' })
  },
  refuse: byBank('refuse_refund'),
  end: byBank('end_refund'),
  charge_back: byBank('charge_back'),
  reverse: byBank('reverse_chargeback'),
  settle: ({ settle }) => settle(),
}

/** Does something, and takes it back; `null`: it was refused with a sentence, and left no trace. */
async function tried<T>(ctx: Context, clock: Clock, act: () => Promise<unknown>, then: () => Promise<T>) {
  const { now } = clock
  await ctx.db.execute(sql.raw(`savepoint tried`))
  let refused = false
  try {
    await act()
  } catch (error) {
    const { status } = error as { status?: number }
    if (status !== 409 && status !== 422) throw error
    refused = true
  }
  const answer = refused ? null : await then()
  await ctx.db.execute(sql.raw(`rollback to savepoint tried`))
  await ctx.db.execute(sql.raw(`release savepoint tried`))
  clock.now = now
  return answer
}

/** All is heard and done that can be; nobody was paid more than they paid, but for what a bank took after we had paid. */
async function endsWell(it: Shop, clock: Clock) {
  await it.hear()
  await agree(it.shop, clock)
  const [charge] = await it.shop.db.select().from(charges)
  const refunds = await it.shop.db.select().from(charge_refunds)
  const paid = refunds.reduce((sum, one) => sum + one.settled_amount, 0)
  const facts = await it.shop.db.select().from(charge_transactions)
  const settled_at = refunds.find((one) => one.settled_at)?.settled_at
  const after = facts.filter((one) => one.kind === 'chargeback' && settled_at && one.occurred_at > settled_at).length
  const out = (charge?.refunded_amount ?? 0) + (charge?.charged_back_amount ?? 0) + paid
  if (!after) expect(out).toBeLessThanOrEqual(charge?.captured_amount ?? 0)
  await expect(it.store()).resolves.toMatchObject({ em_debito: 0 })
}

for (const heard of ['heard at once', 'heard in the end'] as const)
  for (const ask of ['cancel', 'part'] as const)
    test(`${ask}, refuse, end, contest, give back, settle, in all orders, ${heard}: it ends well`, async ({
      ctx,
      contextOf,
      clock,
    }) => {
      const it = await aShop(ctx, contextOf, clock)
      const { order } = await aPaidOrder(it.buyer, it.wishes)
      const walked: string[] = []
      const walk = async (done: string[], left: string[]): Promise<void> => {
        for (const name of left) {
          const act = async () => {
            await acts[name]?.(it, order.uuid)
            if (heard === 'heard at once') await hearAll(it, order.uuid)
            // What reaches the bank does so before it does anything else about it.
            else await doPaymentJobs(it.shop, (job) => job === 'payments.refund' && name !== 'charge_back')
          }
          const next = [...done, name]
          await tried(it.shop, clock, act, async () => {
            walked.push(next.join(' '))
            await tried(
              it.shop,
              clock,
              async () => {},
              () =>
                endsWell(it, clock).catch((error: Error) => {
                  throw Object.assign(error, { message: `after ${next.join(', ')}: ${error.message}` })
                }),
            )
            await walk(
              next,
              left.filter((one) => one !== name),
            )
          })
        }
      }
      await walk([], [ask, 'refuse', 'end', 'charge_back', 'reverse', 'settle'])
      expect(walked.length).toBeGreaterThan(10)
    })
