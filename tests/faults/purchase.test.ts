import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPurchase, CHECKOUT, intentOf, type Purchase, STOCK } from './purchase/buyer.ts'
import { type Gateway, openGateway, webhookOf } from './purchase/gateway.ts'
import { hold } from './purchase/held.ts'
import { openSite, query, type Site, until } from './site.ts'
import { call } from './writer.ts'

let dataDir = ''
let site: Site
let gateway: Gateway

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grower-compra-'))
  gateway = await openGateway()
  site = await openSite(dataDir, gateway.settings)
})
afterAll(async () => {
  await site?.stop()
  await gateway?.close()
  await rm(dataDir, { recursive: true, force: true })
})

type Placed = { uuid: string; charge_uuid: string; orders: { uuid: string }[] }

/**
 * The tables in the order in which a click writes them, all in one transaction: so killed before the first and before the
 * last of them stands for all between.
 */
const placing = ['carts', 'checkouts', 'orders', 'order_lines', 'stock_reservations', 'order_events', 'charges']
/** The same for a payment that is heard of. */
const settling = ['charge_transactions', 'stock_reservations', 'orders', 'receivables', 'ledger_entries']
const before = (table: string, tables: string[]) => expect.arrayContaining(tables.slice(0, tables.indexOf(table)))

test.each(['carts', 'charges'])(
  'the server is killed before it writes %s: the click again buys once',
  async (table) => {
    const purchase = await aPurchase(site.databaseUrl)
    const intent = await intentOf(site.url, purchase)
    const held = await hold(site.databaseUrl, table)
    const click = call(site.url, purchase.buyer, CHECKOUT, intent).catch((error: unknown) => error)
    expect(await held.blocks()).toEqual(before(table, placing))
    await site.kill('server')
    await held.release()
    expect(await click).toBeInstanceOf(Error)
    await site.start()
    await expectFree(purchase)
    const placed = await call<Placed>(site.url, purchase.buyer, CHECKOUT, intent)
    await paid(purchase, placed)
  },
)

test('the server is killed while the gateway makes the charge: the job asks again, and there is one', async () => {
  const purchase = await aPurchase(site.databaseUrl)
  const intent = await intentOf(site.url, purchase)
  const asked = Promise.withResolvers<void>()
  gateway.hooks.onOrder = () => {
    asked.resolve()
    return new Promise(() => undefined)
  }
  const click = call(site.url, purchase.buyer, CHECKOUT, intent).catch((error: unknown) => error)
  await asked.promise
  gateway.hooks.onOrder = undefined
  await site.kill('server')
  expect(await click).toBeInstanceOf(Error)
  await site.start()
  // Nobody clicks again: the worker opens the charge by itself.
  await paid(purchase, await placedBy(purchase))
})

test('the server is killed after the gateway answered and before that is written: there is one charge', async () => {
  const purchase = await aPurchase(site.databaseUrl)
  const intent = await intentOf(site.url, purchase)
  let held: Awaited<ReturnType<typeof hold>> | undefined
  gateway.hooks.onOrder = async () => {
    held ??= await hold(site.databaseUrl, 'charges')
  }
  const click = call(site.url, purchase.buyer, CHECKOUT, intent).catch((error: unknown) => error)
  await until('the gateway was asked', async () => held !== undefined)
  await held?.blocks()
  gateway.hooks.onOrder = undefined
  await site.kill('server')
  await held?.release()
  expect(await click).toBeInstanceOf(Error)
  await site.start()
  await paid(purchase, await placedBy(purchase))
})

test.each(['gateway_events', 'ledger_entries'])(
  'the server is killed before a payment writes %s: told again, it is paid once',
  async (table) => {
    const purchase = await aPurchase(site.databaseUrl)
    const placed = await call<Placed>(site.url, purchase.buyer, CHECKOUT, await intentOf(site.url, purchase))
    gateway.pay(placed.charge_uuid)
    const held = await hold(site.databaseUrl, table)
    const told = fetch(`${site.url}/webhooks/payments/pagarme`, webhookOf(gateway, placed.charge_uuid)).catch(
      () => null,
    )
    expect(await held.blocks()).toEqual(before(table, ['gateway_events', ...settling]))
    await site.kill('server')
    await held.release()
    await told
    await site.start()
    await paid(purchase, placed)
  },
)

test('the worker is killed before the last that the payment it found writes: it is paid once', async () => {
  const purchase = await aPurchase(site.databaseUrl)
  const placed = await call<Placed>(site.url, purchase.buyer, CHECKOUT, await intentOf(site.url, purchase))
  gateway.pay(placed.charge_uuid)
  const held = await hold(site.databaseUrl, 'ledger_entries')
  await query(
    site.databaseUrl,
    `select graphile_worker.add_job('payments.check', json_build_object('charge_id', id)) from charges where uuid = $1`,
    [placed.charge_uuid],
  )
  expect(await held.blocks()).toEqual(before('ledger_entries', settling))
  await site.kill('worker')
  await held.release()
  await site.ready()
  await expectPaid(purchase, placed)
})

test('nobody pays: killed at the end of it, stock is free again and nothing is charged', async () => {
  const purchase = await aPurchase(site.databaseUrl)
  const placed = await call<Placed>(site.url, purchase.buyer, CHECKOUT, await intentOf(site.url, purchase))
  await query(site.databaseUrl, `update charges set expires_at = now() where uuid = $1`, [placed.charge_uuid])
  const held = await hold(site.databaseUrl, 'stock_reservations')
  await query(site.databaseUrl, `select graphile_worker.add_job('payments.expire', '{}')`)
  await held.blocks()
  await site.kill('worker')
  await held.release()
  await site.ready()
  await until('the order lapsed', async () => (await orderOf(placed)).state === 'expirado')
  expect(await stockOf(purchase)).toEqual({ on_hand: STOCK, reserved: 0 })
  expect(gateway.charges.get(placed.charge_uuid)?.status).not.toBe('paid')
})

const rowsOf = <Row extends Record<string, unknown>>(statement: string, values: unknown[]) =>
  query<Row>(site.databaseUrl, statement, values)

const stockOf = async ({ variant_id }: Purchase) =>
  (await rowsOf('select on_hand, reserved from variants where id = $1', [variant_id]))[0]

async function orderOf(placed: Placed) {
  const [order] = await rowsOf<{ state: string }>('select state from orders where uuid = $1', [placed.orders[0]?.uuid])
  return { state: order?.state }
}

/** Nothing of a click that died is left. */
async function expectFree(purchase: Purchase) {
  expect(await rowsOf('select id from checkouts where buyer_id = $1', [purchase.buyer.id])).toEqual([])
  expect(await rowsOf('select id from charges where payer_id = $1', [purchase.buyer.id])).toEqual([])
  expect(await stockOf(purchase)).toEqual({ on_hand: STOCK, reserved: 0 })
}

/** The purchase that was written before the answer was lost. */
async function placedBy({ buyer }: Purchase): Promise<Placed> {
  const [row] = await rowsOf<{ uuid: string; charge_uuid: string; order: string }>(
    `select k.uuid, c.uuid as charge_uuid, o.uuid as "order" from checkouts k
     join charges c on c.id = k.charge_id join orders o on o.checkout_id = k.id where k.buyer_id = $1`,
    [buyer.id],
  )
  if (!row) throw new Error('the purchase was not written')
  return { uuid: row.uuid, charge_uuid: row.charge_uuid, orders: [{ uuid: row.order }] }
}

/** The buyer pays, the gateway tells it three times. */
async function paid(purchase: Purchase, placed: Placed) {
  await until('the gateway has the charge', async () => gateway.charges.has(placed.charge_uuid))
  gateway.pay(placed.charge_uuid)
  const tell = () => fetch(`${site.url}/webhooks/payments/pagarme`, webhookOf(gateway, placed.charge_uuid))
  await until('the payment is heard of', async () => {
    expect((await tell()).status).toBe(200)
    return (await orderOf(placed)).state === 'pago'
  })
  await tell()
  await expectPaid(purchase, placed)
}

/** One order, one charge here and there, stock taken once, booked once, and the book balances. */
async function expectPaid(purchase: Purchase, placed: Placed) {
  const { buyer } = purchase
  await until('the order is paid', async () => (await orderOf(placed)).state === 'pago')
  expect(await rowsOf('select uuid from checkouts where buyer_id = $1', [buyer.id])).toEqual([{ uuid: placed.uuid }])
  expect(await rowsOf('select id from orders where buyer_id = $1', [buyer.id])).toHaveLength(1)
  const charges = await rowsOf<{ uuid: string }>('select uuid from charges where payer_id = $1', [buyer.id])
  expect(charges).toEqual([{ uuid: placed.charge_uuid }])
  expect(await stockOf(purchase)).toEqual({ on_hand: STOCK - 2, reserved: 0 })
  const booked = await rowsOf<{ sum: string }>(
    `select t.id, sum(e.amount) as sum from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
     where t.order_uuid = $1 group by t.id`,
    [placed.orders[0]?.uuid],
  )
  expect(booked.map(({ sum }) => Number(sum))).toEqual([0])
}
