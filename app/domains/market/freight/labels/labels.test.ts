import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import type { Context } from '#platform/context.ts'
import { apiErrors } from '#platform/http/api-errors.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aConnectedStore, aMelhorEnvio, signed } from '#tests/melhor-envio.ts'
import { freight_labels } from './freight-labels.table.ts'
import { goesOn, slowest } from './label.model.ts'
import { labelWebhook, labelWebhookRoute } from './label-webhook.api.ts'
import { advanceLabel, buyLabel, followLabels, type LabelRequest } from './labels.actions.ts'
import { labelOf, trackingOf } from './labels.queries.ts'

const to = {
  ...{ name: 'Maria Flor', document: '52998224725', email: 'maria@exemplo.com.br', phone: '+5531987654321' },
  ...{ cep: '01310100', street: 'Avenida Paulista', number: '1', complement: '', district: 'Bela Vista' },
  ...{ city: 'São Paulo', uf: 'SP' },
}
const item = {
  variant_id: 1,
  quantity: 1,
  unit_price: 50_00,
  weight_grams: 500,
  length_cm: 20,
  width_cm: 15,
  height_cm: 10,
}

const request = (store_id: number, changes: Partial<LabelRequest> = {}): LabelRequest => ({
  store_id,
  reference: 'order:1',
  option: { key: 'melhor_envio:1', name: 'Correios PAC' },
  to,
  items: [{ ...item, name: 'Vaso de feltro' }],
  ...changes,
})

const advanceAll = async (ctx: Context) => {
  for (const { id } of await ctx.db.select().from(freight_labels).orderBy(freight_labels.id))
    await advanceLabel(ctx, { label_id: id })
}

test('a label is put into the cart, paid, made and printed; names and addresses are kept no longer than needed', async ({
  ctx,
}) => {
  const { there, state, of } = await aMelhorEnvio(ctx)
  const { store } = await aConnectedStore(there)
  expect(await buyLabel(there, request(store.id))).toMatchObject({ state: 'pedida', parcels: [{ position: 0 }] })
  const [asked] = await ctx.db.select().from(freight_labels)
  expect(asked?.request).not.toContain('Maria')
  await advanceAll(there)
  expect(await labelOf(ctx, 'order:1')).toMatchObject({
    state: 'pronta',
    price: 28_90,
    parcels: [{ print_url: 'https://sandbox.melhorenvio.com.br/imprimir/abc' }],
  })
  expect((await ctx.db.select().from(freight_labels))[0]).toMatchObject({ request: null, working_until: null })
  expect(state.paid).toEqual(['me-1'])
  expect(JSON.parse(of('/me/cart')[0]?.body ?? '')).toMatchObject({
    service: 1,
    from: { company_document: '11222333000181', postal_code: '30130010', state_abbr: 'MG' },
    to: { document: '52998224725', phone: '31987654321', postal_code: '01310100' },
    volumes: [{ weight: 0.5 }],
    options: { non_commercial: true, insurance_value: 50 },
  })
})

test('asked for twice, and advanced again and again, it is bought once', async ({ ctx }) => {
  const { there, state } = await aMelhorEnvio(ctx)
  const { store } = await aConnectedStore(there)
  await buyLabel(there, request(store.id))
  await advanceAll(there)
  expect(await buyLabel(there, request(store.id))).toMatchObject({ state: 'pronta' })
  await advanceAll(there)
  expect(state.paid).toEqual(['me-1'])
})

test('an answer to the payment that is lost: the next try sees that it is paid', async ({ ctx }) => {
  let lost = true
  const { there, state } = await aMelhorEnvio(ctx, ({ path, json }) => {
    if (!lost || !path.endsWith('/checkout')) return undefined
    lost = false
    for (const id of (json as unknown as { orders: string[] }).orders) {
      state.paid.push(id)
      state.orders.set(id, 'released')
    }
    return { status: 504, body: {} }
  })
  const { store } = await aConnectedStore(there)
  await buyLabel(there, request(store.id))
  await expect(advanceAll(there)).rejects.toThrow('HTTP 504')
  expect(await labelOf(ctx, 'order:1')).toMatchObject({ state: 'no_carrinho' })
  await advanceAll(there)
  expect(await labelOf(ctx, 'order:1')).toMatchObject({ state: 'pronta' })
  expect(state.paid).toEqual(['me-1'])
})

test('refused, as without balance: said, and tried again when asked for again', async ({ ctx }) => {
  let poor = true
  const { there, state } = await aMelhorEnvio(ctx, ({ path }) =>
    poor && path.endsWith('/checkout') ? { status: 422, body: { error: 'Saldo insuficiente.' } } : undefined,
  )
  const { store } = await aConnectedStore(there)
  await buyLabel(there, request(store.id))
  await advanceAll(there)
  expect(await labelOf(ctx, 'order:1')).toMatchObject({
    state: 'falhou',
    parcels: [{ reason: 'Saldo insuficiente.' }],
  })
  poor = false
  await buyLabel(there, request(store.id))
  await advanceAll(there)
  expect(await labelOf(ctx, 'order:1')).toMatchObject({ state: 'pronta', parcels: [{ reason: null }] })
  expect(state.paid).toHaveLength(1)
})

test('one label for each parcel; what is too large is refused before anything is bought', async ({ ctx }) => {
  const { there, state } = await aMelhorEnvio(ctx)
  const { store } = await aConnectedStore(there)
  const heavy = { ...item, name: 'Substrato 50 L', weight_grams: 20_000, quantity: 2 }
  await buyLabel(there, request(store.id, { items: [heavy] }))
  await advanceAll(there)
  expect(await labelOf(ctx, 'order:1')).toMatchObject({ price: 57_80, parcels: [{}, {}] })
  expect(state.paid).toEqual(['me-1', 'me-2'])
  const huge = request(store.id, { reference: 'order:2', items: [{ ...heavy, weight_grams: 31_000 }] })
  await expect(buyLabel(there, huge)).rejects.toMatchObject({ status: 409 })
  await expect(
    buyLabel(there, request(store.id, { reference: 'order:3', option: { key: 'tabela:1', name: 'x' } })),
  ).rejects.toMatchObject({ status: 409 })
})

async function aDoor(there: Context) {
  const app = Fastify()
  app.setErrorHandler(apiErrors)
  labelWebhook(app, () => there)
  onTestFinished(() => app.close())
  return async (body: string, signature = signed(body)) => {
    const headers = { 'content-type': 'application/json', 'x-me-signature': signature }
    const answer = await app.inject({ method: 'POST', url: labelWebhookRoute.path, headers, payload: body })
    return { status: answer.statusCode, effect: answer.json().effect }
  }
}

const event = (name: string, tracking: string | null = null, id = 'me-1') =>
  JSON.stringify({ event: `order.${name}`, data: { id, protocol: 'ORD-1', status: name, tracking } })

test('a webhook is believed by its signature alone; again, late or of others it changes nothing', async ({ ctx }) => {
  const { there } = await aMelhorEnvio(ctx)
  const { store } = await aConnectedStore(there)
  await buyLabel(there, request(store.id))
  await advanceAll(there)
  const send = await aDoor(there)
  for (const wrong of ['', 'x', signed(`${event('posted')} `)])
    expect((await send(event('posted'), wrong)).status).toBe(401)
  expect(await labelOf(ctx, 'order:1')).toMatchObject({ state: 'pronta' })
  expect(await send(event('posted', 'AA123456785BR'))).toEqual({ status: 200, effect: 'written' })
  await send(event('delivered'))
  await send(event('posted', 'AA123456785BR'))
  await send(event('released'))
  expect(await trackingOf(ctx, 'order:1')).toMatchObject([
    { code: 'AA123456785BR', state: 'entregue', url: expect.stringContaining('AA123456785BR') },
  ])
  expect((await send(event('posted', null, 'of-others'))).effect).toBe('unknown')
  expect((await send('{"ping":true}')).effect).toBe('unknown')
  expect((await send('no json')).effect).toBe('unknown')
})

test('without a configured application the door is not there', async ({ ctx }) => {
  const send = await aDoor(ctx)
  expect((await send(event('posted'))).status).toBe(404)
})

test('what no webhook told is read every hour', async ({ ctx }) => {
  const { there, state } = await aMelhorEnvio(ctx)
  const { store } = await aConnectedStore(there)
  await buyLabel(there, request(store.id))
  await advanceAll(there)
  state.orders.set('me-1', 'delivered')
  await followLabels(there, { store_id: store.id })
  expect(await labelOf(ctx, 'order:1')).toMatchObject({ state: 'entregue' })
  const [label] = await ctx.db.select().from(freight_labels).where(eq(freight_labels.gateway_id, 'me-1'))
  expect(label?.delivered_at).toEqual(label?.posted_at)
})

test('a label only goes on; several are as far as the slowest', () => {
  expect(goesOn('pronta', 'postada')).toBe(true)
  expect(goesOn('entregue', 'postada')).toBe(false)
  expect(goesOn('entregue', 'cancelada')).toBe(false)
  expect(slowest(['entregue', 'postada', 'pronta'])).toBe('pronta')
})
