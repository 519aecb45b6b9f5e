import { asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { signBody } from '#platform/payments/signature.ts'
import { expect, test } from '#tests/fixtures.ts'
import { readCharge } from '../charges/charges.queries.ts'
import { charge_transactions } from '../charges/charges.table.ts'
import { openCharge } from '../charges/open-charge.actions.ts'
import { aCharge, doPaymentJobs, withSandbox } from '../payments.factory.ts'
import { sandbox_webhooks } from '../sandbox/sandbox.table.ts'
import { lockSandboxCharge, pay } from '../sandbox/sandbox-bank.actions.ts'
import { gateway_events } from './gateway-events.table.ts'

async function paidCharge(ctx: Context) {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop)
  await openCharge(shop, id)
  const { gateway_charge_id } = await readCharge(shop, id)
  await shop.transaction(async (tx) => pay(tx, await lockSandboxCharge(tx, String(gateway_charge_id))))
  const [webhook] = await shop.db.select().from(sandbox_webhooks).orderBy(asc(sandbox_webhooks.id))
  return { shop, id, body: webhook?.body ?? '' }
}

async function send({ env }: Context, body: string, signature: string) {
  const { webhook_url = '' } = env.payment_sandbox ?? {}
  const answer = await fetch(webhook_url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature },
    body,
  })
  return { status: answer.status, body: await answer.json() }
}

const signed = ({ env, now }: Context, body: string, at = now()) =>
  signBody(env.payment_sandbox?.keys.webhook_secret ?? '', body, at)

test('a webhook with a wrong, an old or no signature is 401 and does nothing', async ({ ctx }) => {
  const { shop, id, body } = await paidCharge(ctx)
  const old = new Date(shop.now().getTime() - 3_600_000)
  for (const signature of [
    '',
    't=1,v1=00',
    signBody('other', body, shop.now()),
    signed(shop, body, old),
    signed(shop, `${body} `),
  ])
    expect((await send(shop, body, signature)).status).toBe(401)
  expect((await readCharge(shop, id)).status).toBe('pending')
  expect(await shop.db.select().from(gateway_events)).toEqual([])
})

test('the same one again has no further effect', async ({ ctx }) => {
  const { shop, id, body } = await paidCharge(ctx)
  expect((await send(shop, body, signed(shop, body))).body).toEqual({ effect: 'written' })
  expect((await send(shop, body, signed(shop, body))).body).toEqual({ effect: 'repeated' })
  const facts = await shop.db.select().from(charge_transactions).where(eq(charge_transactions.charge_id, id))
  expect(facts.map(({ kind }) => kind)).toEqual(['captured'])
})

test('one of a charge that is not ours is kept without effect', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const body = JSON.stringify({ id: 'ev_1', type: 'charge.captured', charge: { id: 'ch_other', code: 'x' } })
  expect(await send(shop, body, signed(shop, body))).toEqual({ status: 200, body: { effect: 'unknown' } })
  expect(await shop.db.select().from(gateway_events)).toMatchObject([
    { gateway_charge_id: 'ch_other', charge_id: null },
  ])
})

test('what it says is not believed: the charge is read again', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const { id, uuid } = await aCharge(shop)
  await openCharge(shop, id)
  const body = JSON.stringify({ id: 'ev_1', type: 'charge.captured', charge: { id: 'ch_x', code: uuid } })
  expect((await send(shop, body, signed(shop, body))).body).toEqual({ effect: 'written' })
  expect((await readCharge(shop, id)).status).toBe('pending')
})

test('when the gateway can not be read now, the webhook is to come again', async ({ ctx }) => {
  let away = false
  const shop = await withSandbox(ctx, ({ find }) => ({
    find: async (charge) => (away ? { result: 'later', reason: 'HTTP 502' } : find(charge)),
  }))
  const { id, uuid } = await aCharge(shop)
  await openCharge(shop, id)
  away = true
  const body = JSON.stringify({ id: 'ev_1', type: 'charge.captured', charge: { id: 'ch_x', code: uuid } })
  expect((await send(shop, body, signed(shop, body))).status).toBe(503)
  expect(await shop.db.select().from(gateway_events)).toEqual([])
})

test('one that comes before our own answer was written opens the charge', async ({ ctx }) => {
  const shop = await withSandbox(ctx, ({ open }) => ({
    open: async (order) => {
      await open(order)
      return { result: 'later', reason: 'ECONNRESET' }
    },
  }))
  const { id, uuid } = await aCharge(shop)
  expect(await openCharge(shop, id)).toMatchObject({ pix: null })
  const body = JSON.stringify({ id: 'ev_1', type: 'charge.created', charge: { id: 'ch_x', code: uuid } })
  await send(shop, body, signed(shop, body))
  expect((await readCharge(shop, id)).pix_code).toContain('br.gov.bcb.pix')
})

test('another gateway than the one that is set up has no address', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const url = shop.env.payment_sandbox?.webhook_url.replace('sandbox', 'pagarme') ?? ''
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(404)
  await doPaymentJobs(shop)
})
