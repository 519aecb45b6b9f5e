import { freight_labels } from '#domains/market/freight/labels/freight-labels.table.ts'
import { advanceLabel, noteNews } from '#domains/market/freight/labels/labels.actions.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aConnectedStore, aMelhorEnvio, type Changed, withMelhorEnvio } from '#tests/melhor-envio.ts'
import { testClient } from '#tests/test-client.ts'
import { aBuyer, aFreight, aPaidOrder } from '../orders.factory.ts'
import { carrierNamed } from './carrier-named.model.ts'
import { followOrderLabel } from './follow-label.actions.ts'

type ContextOf = (user: { id: number }) => Promise<Context>

/** Two vases sold by a store that sends with Melhor Envio alone. */
async function aSale(ctx: Context, contextOf: ContextOf, changed?: Changed) {
  const { there, state, of } = await aMelhorEnvio(await withSandbox(ctx), changed)
  const { store } = await aConnectedStore(there)
  const size = { weight_grams: 500, length_cm: 20, width_cm: 15, height_cm: 10, on_hand: 5 }
  const product = await aProduct(there, { store_id: store.id, name: 'Vaso de feltro' }, size)
  const buyer = await aBuyer(there)
  const { order } = await aPaidOrder(buyer, [{ variant_id: product.variant.id, quantity: 2 }])
  const manager = await contextOf(await aMember(ctx, store.id, 'manager'))
  const advance = async () => {
    const rows = await there.db.select().from(freight_labels).orderBy(freight_labels.id)
    for (const { id } of rows) await advanceLabel(there, { label_id: id })
    return rows
  }
  const carrierSays = async (said: 'postada' | 'nao_entregue' | 'entregue', code = 'AA473124829BR') => {
    for (const { id } of await there.db.select().from(freight_labels))
      await there.transaction((tx) => noteNews(tx, id, { state: said, tracking_code: code }))
    await followOrderLabel(there, { order_id: order.id })
  }
  return {
    ...{ there, state, of, order, buyer, advance, carrierSays },
    ref: { store: store.slug, uuid: order.uuid },
    sells: testClient(withMelhorEnvio(there, manager)).orders.sold,
    buys: testClient(buyer).orders.own,
  }
}

test('a label is bought once, and from then on the carrier tells both sides: posted, failed at the door, arrived', async ({
  ctx,
  contextOf,
}) => {
  const { there, state, of, order, buyer, advance, carrierSays, ref, sells, buys } = await aSale(ctx, contextOf)
  expect(await sells.show(ref)).toMatchObject({ label: null, can: { buy_label: true } })
  expect(await sells.buyLabel(ref)).toMatchObject({ label: { state: 'pedida' }, can: { buy_label: false } })
  const again = await sells.buyLabel(ref)
  expect(again.events.filter(({ kind }) => kind === 'label_asked')).toHaveLength(1)
  await advance()
  expect(state.paid).toEqual(['me-1'])
  const sent = JSON.parse(of('/me/cart')[0]?.body ?? '')
  expect(sent).toMatchObject({
    service: 1,
    volumes: [{ weight: 1 }],
    products: [{ name: 'Vaso de feltro', quantity: 2 }],
  })
  expect(sent.to.email).toBe('loja@example.com')
  expect((await sells.show(ref)).label).toMatchObject({ state: 'pronta', parcels: [{ print_url: expect.any(String) }] })
  const seen = await buys.show({ uuid: ref.uuid })
  expect(seen.label).toBe(null)
  expect(seen.events.some(({ kind }) => kind === 'label_asked')).toBe(false)

  await carrierSays('postada')
  await followOrderLabel(there, { order_id: order.id })
  expect(await buys.show({ uuid: ref.uuid })).toMatchObject({
    state: 'enviado',
    dispatches: [{ carrier: 'correios', tracking_code: 'AA473124829BR', lines: [{ quantity: 2 }] }],
  })
  await carrierSays('nao_entregue')
  await followOrderLabel(there, { order_id: order.id })
  const failed = await buys.show({ uuid: ref.uuid })
  expect(failed.events.filter(({ kind }) => kind === 'not_delivered')).toHaveLength(1)
  await carrierSays('entregue')
  await carrierSays('postada')
  expect(await buys.show({ uuid: ref.uuid })).toMatchObject({ state: 'entregue', can: { withdraw: true } })
  const heard = (await there.db.select().from(notifications)).filter(({ user_id }) => user_id === signedIn(buyer).id)
  for (const told of ['está a caminho', 'não conseguiu entregar', 'entregue'])
    expect(heard.filter(({ title }) => title.endsWith(told)).length).toBe(1)
})

test('sent by hand meanwhile: what the carrier says later makes no second parcel', async ({ ctx, contextOf }) => {
  const { ref, sells, buys, advance, carrierSays } = await aSale(ctx, contextOf)
  await sells.buyLabel(ref)
  await advance()
  const [line] = (await sells.show(ref)).lines
  const parcel = {
    carrier: 'motoboy' as const,
    posted_on: '2026-11-21',
    lines: [{ line_id: line?.id ?? 0, quantity: 2 }],
  }
  await sells.dispatch({ ...ref, ...parcel })
  await carrierSays('postada')
  expect((await buys.show({ uuid: ref.uuid })).dispatches).toMatchObject([{ carrier: 'motoboy' }])
})

test('cancelled meanwhile: what the carrier says later moves nothing', async ({ ctx, contextOf }) => {
  const other = await aSale(ctx, contextOf)
  await other.sells.buyLabel(other.ref)
  await other.advance()
  await other.sells.cancel({ ...other.ref, reason: 'Quebrou no estoque' })
  await other.carrierSays('postada')
  await other.carrierSays('entregue')
  expect(await other.buys.show({ uuid: other.ref.uuid })).toMatchObject({ dispatches: [], delivered_at: null })
})

test('refused there it says why and is asked for again; other deliveries have no label; others buy none', async ({
  ctx,
  contextOf,
}) => {
  let poor = true
  const { there, ref, sells, advance } = await aSale(ctx, contextOf, ({ path }) =>
    poor && path.endsWith('/checkout') ? { status: 422, body: { error: 'Saldo insuficiente.' } } : undefined,
  )
  await sells.buyLabel(ref)
  await advance()
  expect(await sells.show(ref)).toMatchObject({
    label: { state: 'falhou', reason: 'Saldo insuficiente.' },
    can: { buy_label: true },
  })
  poor = false
  await sells.buyLabel(ref)
  await advance()
  expect((await sells.show(ref)).label).toMatchObject({ state: 'pronta', reason: null })
  const elsewhere = await aStore(there)
  const product = await aProduct(there, { store_id: elsewhere.store.id }, { on_hand: 1 })
  const theirs = testClient(withMelhorEnvio(there, await contextOf(elsewhere.owner))).orders.sold
  await expect(theirs.buyLabel(ref)).rejects.toMatchObject({ status: 403 })
  await expect(theirs.buyLabel({ ...ref, store: elsewhere.store.slug })).rejects.toMatchObject({ status: 404 })
  await aFreight(there, product.store_id)
  const { order } = await aPaidOrder(await aBuyer(there), [{ variant_id: product.variant.id }])
  const plain = { store: elsewhere.store.slug, uuid: order.uuid }
  expect(await theirs.show(plain)).toMatchObject({ label: null, can: { buy_label: false, dispatch: true } })
  await expect(theirs.buyLabel(plain)).rejects.toMatchObject({ status: 409 })
})

test('a carrier is known by the name of its service', () => {
  expect(['Correios PAC', 'Jadlog .Package', 'Azul Amanhã', 'Buslog'].map(carrierNamed)).toEqual([
    ...['correios', 'jadlog', 'azul', 'outra'],
  ])
})
