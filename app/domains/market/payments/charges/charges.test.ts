import { eq, sql } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import { test as base, expect } from '#tests/fixtures.ts'
import { playBank } from '../bank/bank.actions.ts'
import { type Heard, hearCharges } from '../heard-events.factory.ts'
import { aCardToken, aCharge, doPaymentJobs, withSandbox } from '../payments.factory.ts'
import { requestRefund } from '../refunds/refunds.actions.ts'
import { charge_refunds } from '../refunds/refunds.table.ts'
import { sandbox_charges } from '../sandbox/sandbox.table.ts'
import { pay } from '../sandbox/sandbox-bank.actions.ts'
import { cancelCharge } from './cancel-charge.actions.ts'
import { chargeView, readCharge } from './charges.queries.ts'
import { charge_transactions, charges } from './charges.table.ts'
import { expireCharges, reconcile } from './look-after-charges.actions.ts'
import { openCharge, tryOpen } from './open-charge.actions.ts'

const test = base.extend<{ told: Heard[] }>({
  told: [async ({ ctx: _ }, use) => use(hearCharges()), { auto: true }],
})

const bank = async (ctx: Context, id: number, act: Parameters<typeof playBank>[1]['act'], amount?: number) => {
  const { gateway_charge_id } = await readCharge(ctx, id)
  await playBank({ ...ctx, env: { ...ctx.env, demo: true } }, { charge: gateway_charge_id ?? '', act, amount })
}
const namesOf = (told: Heard[]) => told.map(({ name }) => name)

test('a PIX charge is opened, shown with its code, and paid by a webhook', async ({ ctx, told }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop)
  const view = await openCharge(shop, id)
  expect(view).toMatchObject({ status: 'pending', total: 10_000, boleto: null, card: null, refunds: [] })
  expect(view.pix?.code).toMatch(/^00020101021226.*6304[0-9A-F]{4}$/)
  await bank(shop, id, 'pay')
  expect((await readCharge(shop, id)).status).toBe('pending')
  await doPaymentJobs(shop)
  expect(await chargeView(shop, id)).toMatchObject({ status: 'paid', captured_amount: 10_000 })
  expect(namesOf(told)).toEqual(['charge.opened', 'charge.paid'])
  expect(told[1]).toMatchObject({ charge_id: id, amount: 10_000, fee_amount: 99, late: false })
})

test('a boleto has a line of 47 digits', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop, { method: 'boleto', expires_at: new Date('2026-11-24T23:00:00Z') })
  const { boleto } = await openCharge(shop, id)
  expect(boleto).toMatchObject({ line: expect.stringMatching(/^\d{47}$/), due_on: '2026-11-24' })
})

test('a card pays at once, with the interest of its instalments on top', async ({ ctx, told }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop, {
    method: 'cartao',
    amount: 100_000,
    installments: 12,
    card_token: await aCardToken(shop),
  })
  const view = await openCharge(shop, id)
  expect(view).toMatchObject({ status: 'paid', amount: 100_000, total: view.amount + view.interest_amount })
  expect(Math.round(view.total / 12)).toBe(9450)
  expect(view.card).toEqual({ brand: 'Visa', last_four: '0010' })
  expect((await readCharge(shop, id)).card_token).toBeNull()
  expect(namesOf(told)).toEqual(['charge.opened', 'charge.paid'])
})

test.for([
  ['4000000000000028', 'O banco recusou este cartão. Tente outro ou fale com o banco.'],
  ['4000000000000044', 'O cartão não tem limite para esta compra.'],
  ['4000000000000051', 'O cartão está vencido.'],
] as const)('card %s fails, with the reason', async ([number, reason], { ctx, told }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop, { method: 'cartao', card_token: await aCardToken(shop, number) })
  expect(await openCharge(shop, id)).toMatchObject({ status: 'failed', failure_reason: reason })
  expect(told.at(-1)).toMatchObject({ name: 'charge.failed', reason })
})

test('a card that is thought about is approved later', async ({ ctx, told }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop, { method: 'cartao', card_token: await aCardToken(shop, '4000000000000036') })
  expect(await openCharge(shop, id)).toMatchObject({ status: 'processing' })
  await doPaymentJobs(shop)
  expect(await chargeView(shop, id)).toMatchObject({ status: 'paid' })
  expect(namesOf(told)).toEqual(['charge.opened', 'charge.paid'])
})

test('a card that is contested later loses its money', async ({ ctx, told }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop, { method: 'cartao', card_token: await aCardToken(shop, '4000000000000069') })
  await openCharge(shop, id)
  await doPaymentJobs(shop)
  expect(await chargeView(shop, id)).toMatchObject({ status: 'charged_back' })
  await bank(shop, id, 'reverse_chargeback')
  await doPaymentJobs(shop)
  expect(await chargeView(shop, id)).toMatchObject({ status: 'paid' })
  expect(namesOf(told)).toEqual(['charge.opened', 'charge.paid', 'charge.charged_back', 'charge.chargeback_reversed'])
})

test('a token that was used is refused, and the charge fails in words', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const card_token = await aCardToken(shop)
  await openCharge(shop, (await aCharge(shop, { method: 'cartao', card_token })).id)
  const { id } = await aCharge(shop, { method: 'cartao', card_token })
  expect(await openCharge(shop, id)).toMatchObject({
    status: 'failed',
    failure_reason: 'Os dados do cartão já foram usados. Preencha de novo.',
  })
})

test('the same intent asked twice is one charge; another amount is a conflict', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const { id: payer_id } = await aUser(shop)
  const asked = { reference: 'purchase:same', payer_id }
  const first = await aCharge(shop, asked)
  expect((await aCharge(shop, asked)).id).toBe(first.id)
  expect((await aCharge(shop, { ...asked, attempt: 2 })).id).not.toBe(first.id)
  await expect(aCharge(shop, { ...asked, amount: 9_999 })).rejects.toMatchObject({ status: 409 })
})

test('without a gateway there is no charge, and words say why', async ({ ctx }) => {
  await expect(aCharge(ctx)).rejects.toMatchObject({ status: 503, message: expect.stringContaining('pagamentos') })
})

test('shares add up with the interest, or nothing is asked', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const part = { recipient: 're_1', liable: true, pays_fees: true }
  const card = { method: 'cartao' as const, installments: 3, card_token: await aCardToken(shop) }
  const { id } = await aCharge(shop, {
    ...card,
    parts: [
      { ...part, amount: 9000, rest: true },
      { ...part, recipient: 're_2', amount: 1000 },
    ],
  })
  const { parts, total } = await readCharge(shop, id)
  expect(parts?.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  await expect(aCharge(shop, { ...card, parts: [{ ...part, amount: 9999, rest: true }] })).rejects.toThrow('parts of')
})

test('paid twice is overpaid; giving back what was over makes it paid again', async ({ ctx, told }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop)
  await openCharge(shop, id)
  await bank(shop, id, 'pay')
  await bank(shop, id, 'pay')
  await doPaymentJobs(shop)
  expect(await chargeView(shop, id)).toMatchObject({ status: 'overpaid', captured_amount: 20_000 })
  await requestRefund(shop, { charge_id: id, reference: 'excess:1', amount: 10_000, reason: 'Pago duas vezes' })
  await doPaymentJobs(shop)
  expect(await chargeView(shop, id)).toMatchObject({ status: 'paid', refunded_amount: 10_000 })
  expect(namesOf(told)).toEqual(['charge.opened', 'charge.paid', 'charge.overpaid', 'charge.refunded'])
})

test('paid less is underpaid, and paid once the rest came', async ({ ctx, told }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop)
  await openCharge(shop, id)
  await bank(shop, id, 'pay_less', 4000)
  await doPaymentJobs(shop)
  expect(await chargeView(shop, id)).toMatchObject({ status: 'underpaid' })
  await bank(shop, id, 'pay_less', 6000)
  await doPaymentJobs(shop)
  expect(await chargeView(shop, id)).toMatchObject({ status: 'paid' })
  expect(namesOf(told)).toEqual(['charge.opened', 'charge.underpaid', 'charge.paid'])
})

test('refunds go in three steps, in parts, and never beyond what was paid', async ({ ctx, told }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop)
  await openCharge(shop, id)
  await bank(shop, id, 'pay')
  await doPaymentJobs(shop)
  const ask = (reference: string, amount: number) =>
    requestRefund(shop, { charge_id: id, reference, amount, reason: 'Desistência' })
  const first = await ask('return:1', 6000)
  expect(first.status).toBe('requested')
  expect((await ask('return:1', 6000)).id).toBe(first.id)
  await expect(ask('return:2', 4001)).rejects.toMatchObject({ status: 409, message: expect.stringContaining('40,00') })
  await doPaymentJobs(shop, (name) => name === 'payments.refund')
  expect((await chargeView(shop, id)).refunds[0]?.status).toBe('accepted')
  await doPaymentJobs(shop)
  await ask('return:2', 4000)
  await doPaymentJobs(shop)
  expect(await chargeView(shop, id)).toMatchObject({
    status: 'refunded',
    refunds: [{ status: 'done' }, { status: 'done' }],
  })
  expect(told.slice(2)).toMatchObject([
    { name: 'charge.refunded', refund_reference: 'return:1', amount: 6000 },
    { name: 'charge.refunded', refund_reference: 'return:2', amount: 4000 },
  ])
})

test('a refund that the bank refuses frees its amount', async ({ ctx, told }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop)
  await openCharge(shop, id)
  await bank(shop, id, 'pay')
  await doPaymentJobs(shop)
  await requestRefund(shop, { charge_id: id, reference: 'return:1', amount: 10_000, reason: 'Desistência' })
  await doPaymentJobs(shop, (name) => name === 'payments.refund')
  await bank(shop, id, 'refuse_refund')
  await doPaymentJobs(shop)
  expect(await chargeView(shop, id)).toMatchObject({ status: 'paid', refunds: [{ status: 'failed' }] })
  expect(told.at(-1)).toMatchObject({ name: 'charge.refund_failed', refund_reference: 'return:1' })
  await requestRefund(shop, { charge_id: id, reference: 'return:2', amount: 10_000, reason: 'De novo' })
})

test('a charge that runs out expires, after the gateway was asked', async ({ ctx, clock, told }) => {
  const shop = await withSandbox(ctx)
  const [unpaid, paid] = [await aCharge(shop), await aCharge(shop)]
  for (const { id } of [unpaid, paid]) await openCharge(shop, id)
  await doPaymentJobs(shop)
  const { gateway_charge_id = '' } = await readCharge(shop, paid.id)
  const [there] = await shop.db
    .select()
    .from(sandbox_charges)
    .where(eq(sandbox_charges.uid, String(gateway_charge_id)))
  // Its webhook never comes.
  if (there) await pay(shop, there)
  await shop.db.execute(sql`delete from graphile_worker._private_jobs`)
  clock.now = new Date(clock.now.getTime() + 31 * 60_000)
  await expireCharges(shop)
  await doPaymentJobs(shop)
  expect((await readCharge(shop, unpaid.id)).status).toBe('expired')
  expect((await readCharge(shop, paid.id)).status).toBe('paid')
  expect(namesOf(told).slice(2).sort()).toEqual(['charge.expired', 'charge.paid'])
})

test('money that comes after the end is told as late', async ({ ctx, clock, told }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop)
  await openCharge(shop, id)
  clock.now = new Date(clock.now.getTime() + 31 * 60_000)
  await expireCharges(shop)
  await doPaymentJobs(shop)
  await bank(shop, id, 'pay')
  await doPaymentJobs(shop)
  expect((await readCharge(shop, id)).status).toBe('paid')
  expect(told.at(-1)).toMatchObject({ name: 'charge.paid', late: true })
})

test('an unpaid charge is canceled, here and at the gateway; a paid one is not', async ({ ctx, told }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop)
  await openCharge(shop, id)
  await cancelCharge(shop, id)
  await cancelCharge(shop, id)
  await doPaymentJobs(shop)
  expect((await shop.db.select().from(sandbox_charges))[0]?.state).toBe('canceled')
  expect(namesOf(told)).toEqual(['charge.opened', 'charge.canceled'])
  const other = await aCharge(shop)
  await openCharge(shop, other.id)
  await bank(shop, other.id, 'pay')
  await doPaymentJobs(shop)
  await expect(cancelCharge(shop, other.id)).rejects.toMatchObject({ status: 409 })
})

/** The answer to the first opening gets lost on the way. */
const losesFirst = (gateway: PaymentGateway) => {
  let lost = false
  return {
    open: async (order: Parameters<PaymentGateway['open']>[0]) => {
      const answer = await gateway.open(order)
      if (lost) return answer
      lost = true
      throw new Error('the process died')
    },
  }
}

test('dying between the answer of the gateway and our write: it is asked again and there is one charge', async ({
  ctx,
  told,
}) => {
  const shop = await withSandbox(ctx, losesFirst)
  const { id } = await aCharge(shop, { method: 'cartao', card_token: await aCardToken(shop) })
  await expect(openCharge(shop, id)).rejects.toThrow('died')
  expect((await readCharge(shop, id)).opened_at).toBeNull()
  await doPaymentJobs(shop)
  expect((await readCharge(shop, id)).status).toBe('paid')
  expect(await shop.db.select().from(sandbox_charges)).toHaveLength(1)
  expect(namesOf(told)).toEqual(['charge.opened', 'charge.paid'])
})

test('a card that was charged while we were away, past the end of its charge, is found by our code', async ({
  ctx,
  clock,
  told,
}) => {
  const shop = await withSandbox(ctx, losesFirst)
  const { id } = await aCharge(shop, { method: 'cartao', card_token: await aCardToken(shop) })
  await expect(openCharge(shop, id)).rejects.toThrow('died')
  await shop.db.execute(sql`delete from graphile_worker._private_jobs`)
  clock.now = new Date(clock.now.getTime() + 31 * 60_000)
  await expireCharges(shop)
  await doPaymentJobs(shop)
  expect((await readCharge(shop, id)).status).toBe('paid')
  expect(namesOf(told)).toEqual(['charge.opened', 'charge.paid'])
})

test('a gateway that is away is asked again by the job, and what hangs is taken up', async ({ ctx, clock }) => {
  let away = true
  const shop = await withSandbox(ctx, (gateway) => ({
    open: async (order) => (away ? { result: 'later', reason: 'HTTP 502' } : gateway.open(order)),
  }))
  const { id } = await aCharge(shop)
  expect(await openCharge(shop, id)).toMatchObject({ status: 'pending', opened_at: null, pix: null })
  expect(await tryOpen(shop, id)).toEqual({ later: 'HTTP 502' })
  await expect(doPaymentJobs(shop)).rejects.toThrow('502')
  away = false
  clock.now = new Date(Date.now() + 10 * 60_000)
  await shop.db.update(charges).set({ expires_at: new Date(clock.now.getTime() + 60_000) })
  await reconcile(shop)
  await doPaymentJobs(shop)
  expect((await readCharge(shop, id)).pix_code).not.toBeNull()
})

test('what the webhooks never told is read again', async ({ ctx, clock }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop, { expires_at: new Date(ctx.now().getTime() + 86_400_000) })
  await openCharge(shop, id)
  await doPaymentJobs(shop)
  await bank(shop, id, 'pay')
  await shop.db.execute(sql`delete from graphile_worker._private_jobs`)
  clock.now = new Date(clock.now.getTime() + 20 * 60_000)
  await reconcile(shop)
  await doPaymentJobs(shop)
  expect((await readCharge(shop, id)).status).toBe('paid')
})

test('a transaction is never changed nor deleted', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  await cancelCharge(shop, (await aCharge(shop)).id)
  const refused = { cause: { message: 'charge_transactions is append-only' } }
  const inside = (work: (tx: Context) => Promise<unknown>) => shop.transaction(async (tx) => void (await work(tx)))
  await expect(inside((tx) => tx.db.update(charge_transactions).set({ amount: 1 }))).rejects.toMatchObject(refused)
  await expect(inside((tx) => tx.db.delete(charge_transactions))).rejects.toMatchObject(refused)
  expect(await shop.db.select().from(charge_transactions)).toHaveLength(1)
})

test('no row holds a card number', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop, { method: 'cartao', card_token: await aCardToken(shop) })
  await openCharge(shop, id)
  const { rows } = await shop.db.execute<{ name: string }>(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name ~ '^(sandbox|charge|gateway)'`)
  for (const { name } of rows) {
    const held = await shop.db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`)
    expect(held.rows.map(({ row }) => row).join()).not.toContain('400000000000')
  }
  expect(await shop.db.select().from(charge_refunds)).toEqual([])
})
