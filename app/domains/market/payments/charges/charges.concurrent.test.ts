import { eq } from 'drizzle-orm'
import { signBody } from '#platform/payments/signature.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { gateway_events } from '../gateway-events/gateway-events.table.ts'
import { receiveWebhook } from '../gateway-events/receive-webhook.actions.ts'
import { hearCharges } from '../heard-events.factory.ts'
import { aCharge, doPaymentJobs, withSandbox } from '../payments.factory.ts'
import { requestRefund } from '../refunds/refunds.actions.ts'
import { sandbox_charges } from '../sandbox/sandbox.table.ts'
import { lockSandboxCharge, pay } from '../sandbox/sandbox-bank.actions.ts'
import { cancelCharge } from './cancel-charge.actions.ts'
import { readCharge } from './charges.queries.ts'
import { charge_transactions, charges } from './charges.table.ts'
import { openCharge } from './open-charge.actions.ts'

const five = [1, 2, 3, 4, 5]

test('opened by five at once, it is opened once, here and at the gateway', async ({ ctx }) => {
  const told = hearCharges()
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop)
  const views = await Promise.all(five.map(() => openCharge(shop, id)))
  expect(new Set(views.map(({ pix }) => pix?.code)).size).toBe(1)
  expect(await shop.db.select().from(sandbox_charges)).toHaveLength(1)
  expect(told.map(({ name }) => name)).toEqual(['charge.opened'])
})

test('the same intent from five tabs is one charge', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop, { reference: 'purchase:tabs' })
  const { payer_id } = await readCharge(shop, id)
  const made = await Promise.all(five.map(() => aCharge(shop, { reference: 'purchase:new', payer_id })))
  expect(new Set(made.map(({ uuid }) => uuid)).size).toBe(1)
  expect(await shop.db.select().from(charges)).toHaveLength(2)
})

async function paid(shop: Awaited<ReturnType<typeof withSandbox>>) {
  const { id } = await aCharge(shop)
  await openCharge(shop, id)
  const { gateway_charge_id, uuid } = await readCharge(shop, id)
  await shop.transaction(async (tx) => pay(tx, await lockSandboxCharge(tx, String(gateway_charge_id))))
  return { id, uuid, gateway_charge_id }
}

test('refunds that race never take more than was paid', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const { id } = await paid(shop)
  await doPaymentJobs(shop)
  const asked = await Promise.allSettled(
    five.map((n) =>
      shop.transaction((tx) =>
        requestRefund(tx, { charge_id: id, reference: `return:${n}`, amount: 4000, reason: 'Desistência' }),
      ),
    ),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const one of asked) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
  await doPaymentJobs(shop)
  expect(await readCharge(shop, id)).toMatchObject({ status: 'partially_refunded', refunded_amount: 8000 })
})

test('the same webhook ten times at once has one effect', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const told = hearCharges()
  const { id, uuid, gateway_charge_id } = await paid(shop)
  const body = JSON.stringify({ id: 'ev_1', type: 'charge.captured', charge: { id: gateway_charge_id, code: uuid } })
  const signature = signBody(shop.env.payment_sandbox?.keys.webhook_secret ?? '', body, shop.now())
  const effects = await Promise.all(
    [...five, ...five].map(() => receiveWebhook(shop, { headers: { 'x-sandbox-signature': signature }, body })),
  )
  expect(effects.sort()).toEqual([...Array(9).fill('repeated'), 'written'])
  expect(told.map(({ name }) => name)).toEqual(['charge.opened', 'charge.paid'])
  expect(await shop.db.select().from(gateway_events)).toHaveLength(1)
  expect(await shop.db.select().from(charge_transactions).where(eq(charge_transactions.charge_id, id))).toHaveLength(1)
})

test('different webhooks of one payment at once tell it once', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const told = hearCharges()
  const { id, uuid, gateway_charge_id } = await paid(shop)
  await Promise.all(
    five.map((n) => {
      const body = JSON.stringify({
        id: `ev_${n}`,
        type: 'charge.captured',
        charge: { id: gateway_charge_id, code: uuid },
      })
      const signature = signBody(shop.env.payment_sandbox?.keys.webhook_secret ?? '', body, shop.now())
      return receiveWebhook(shop, { headers: { 'x-sandbox-signature': signature }, body })
    }),
  )
  expect(told.map(({ name }) => name)).toEqual(['charge.opened', 'charge.paid'])
  expect((await readCharge(shop, id)).captured_amount).toBe(10_000)
})

test('canceled while it is being opened: it does not stay payable at the gateway', async ({ ctx }) => {
  const shop = await withSandbox(ctx, ({ open }) => ({
    open: async (order) => {
      const answer = await open(order)
      const [charge] = await ctx.db.select().from(charges).where(eq(charges.uuid, order.uuid))
      await shop.transaction((tx) => cancelCharge(tx, charge?.id ?? 0))
      return answer
    },
  }))
  const { id } = await aCharge(shop)
  expect(await openCharge(shop, id)).toMatchObject({ status: 'canceled' })
  await doPaymentJobs(shop)
  expect((await shop.db.select().from(sandbox_charges))[0]?.state).toBe('canceled')
})
