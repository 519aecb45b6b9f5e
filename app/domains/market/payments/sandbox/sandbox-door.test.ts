import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { withSandbox } from '../payments.factory.ts'
import { testCards } from './sandbox.kinds.ts'
import { sandbox_charges } from './sandbox.table.ts'
import { webhookPlan } from './webhook-plan.model.ts'

type Knock = { path: string; key?: string; body?: unknown; secret?: string; method?: string }

async function knock({ env }: Context, { path, key, body, secret, method = 'POST' }: Knock) {
  const { webhook_url = '', keys } = env.payment_sandbox ?? {}
  const answer = await fetch(webhook_url.replace('/webhooks/payments/sandbox', `/sandbox/v1${path}`), {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${secret ?? keys?.secret_key}:`).toString('base64')}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

const order = {
  code: 'a',
  method: 'pix',
  amount: 1000,
  description: 'Substrato',
  expires_at: '2026-11-21T16:00:00Z',
  customer: { name: 'Ana', document: '52998224725', email: 'ana@exemplo.com.br' },
}

test('the same key and body get the same answer, another body 409', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const first = await knock(shop, { path: '/charges', key: 'k1', body: order })
  expect(first).toMatchObject({ status: 200, body: { status: 'open', amount: 1000 } })
  expect(await knock(shop, { path: '/charges', key: 'k1', body: order })).toEqual(first)
  expect((await knock(shop, { path: '/charges', key: 'k1', body: { ...order, amount: 1 } })).status).toBe(409)
  expect(await shop.db.select().from(sandbox_charges)).toHaveLength(1)
})

test('without its secret key, or a key for writing, nothing is done', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  expect((await knock(shop, { path: '/charges', key: 'k', body: order, secret: 'sk' })).status).toBe(401)
  expect((await knock(shop, { path: '/charges', body: order })).status).toBe(400)
  expect((await knock(shop, { path: '/charges', key: 'k', body: { ...order, amount: 0 } })).status).toBe(422)
  expect((await knock(shop, { path: '/charges/ch_none', method: 'GET' })).status).toBe(404)
})

test('only test cards become tokens, and a real number is sent back', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const path = `/tokens?key=${shop.env.payment_sandbox?.keys.public_key}`
  const card = { holder: 'ANA', exp_month: 12, exp_year: 2030, cvv: '123' }
  const token = await knock(shop, { path, body: { ...card, number: testCards[0]?.number } })
  expect(token.body).toEqual({ token: expect.stringMatching(/^token_/), brand: 'Visa', last_four: '0010' })
  const real = await knock(shop, { path, body: { ...card, number: '4111111111111111' } })
  expect(real).toMatchObject({
    status: 422,
    body: { errors: { number: [expect.stringContaining('cartões de teste')] } },
  })
  expect((await knock(shop, { path: '/tokens?key=pk', body: card })).status).toBe(401)
})

test('it has no door where there is no sandbox', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  Object.assign(shop.env, { payment_sandbox: undefined })
  const { payments } = shop.env
  expect(await payments?.find({ code: 'x' })).toEqual({ result: 'refused', reason: expect.any(String) })
})

test('deliveries of webhooks repeat, come late and out of order, always alike', () => {
  const plans = Array.from({ length: 60 }, (_, at) => webhookPlan(`ev_${at}`))
  expect(plans.some((plan) => plan.length > 1)).toBe(true)
  expect(plans.some(([first = 0]) => first > 3)).toBe(true)
  expect(webhookPlan('ev_7')).toBe(webhookPlan('ev_7'))
})
