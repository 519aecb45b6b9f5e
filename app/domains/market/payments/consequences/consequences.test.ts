import { eq, sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { alsoInstall, type EventName, on } from '#platform/events.ts'
import { expect, test } from '#tests/fixtures.ts'
import { readCharge } from '../charges/charges.queries.ts'
import { charge_transactions, charges } from '../charges/charges.table.ts'
import { openCharge } from '../charges/open-charge.actions.ts'
import { gateway_events } from '../gateway-events/gateway-events.table.ts'
import { hearCharges } from '../heard-events.factory.ts'
import { aCharge, doPaymentJobs, payAtBank, withSandbox } from '../payments.factory.ts'
import { charge_consequences } from './consequences.table.ts'

/** Somebody who follows it writes something, and then fails, until `over` is called. */
function stumble(name: EventName = 'charge.paid', error: Error = new AppError('conflict', 'Ana Souza já pagou.')) {
  let fails = true
  const inside = async (tx: Context, { charge_id }: { charge_id: number }) => {
    await tx.db.update(charges).set({ description: 'tocada' }).where(eq(charges.id, charge_id))
    if (fails) throw error
  }
  onTestFinished(alsoInstall([on(name, { inside: inside as never })]))
  return () => {
    fails = false
  }
}

async function anOpenCharge(ctx: Context) {
  const shop = await withSandbox(ctx)
  const { id } = await aCharge(shop)
  await openCharge(shop, id)
  await payAtBank(shop, id)
  return { shop, id }
}

const notFollowing = (name: string) => name !== 'payments.follow_up'
const open = async (ctx: Context) =>
  (await ctx.db.select().from(charge_consequences).orderBy(charge_consequences.id)).map(
    ({ name, attempts, last_error, done_at }) => ({ name, attempts, last_error, done: done_at !== null }),
  )

test('a fact stays written when what follows from it fails, and the bank is told that it was heard', async ({
  ctx,
}) => {
  stumble()
  const { shop, id } = await anOpenCharge(ctx)
  await doPaymentJobs(shop, notFollowing)
  expect(await readCharge(shop, id)).toMatchObject({ status: 'paid', captured_amount: 10_000 })
  expect((await readCharge(shop, id)).description).not.toBe('tocada')
  expect(await shop.db.$count(charge_transactions)).toBe(1)
  expect(await shop.db.$count(gateway_events)).toBeGreaterThan(0)
  expect(await open(shop)).toEqual([{ name: 'charge.paid', attempts: 1, last_error: 'conflict', done: false }])
  expect(JSON.stringify(await shop.db.select().from(charge_consequences))).not.toContain('Ana')
})

test('it is tried again by its job, and follows once', async ({ ctx }) => {
  const over = stumble('charge.paid', new Error('a fault'))
  const told = hearCharges()
  const { shop, id } = await anOpenCharge(ctx)
  await doPaymentJobs(shop, notFollowing)
  await expect(doPaymentJobs(shop)).rejects.toThrow('still fails')
  expect(await open(shop)).toEqual([{ name: 'charge.paid', attempts: 2, last_error: 'fault', done: false }])
  over()
  await shop.db.execute(sql`select graphile_worker.add_job('payments.follow_up', ${JSON.stringify({ charge_id: id })})`)
  await doPaymentJobs(shop)
  expect((await readCharge(shop, id)).description).toBe('tocada')
  expect(await open(shop)).toMatchObject([{ attempts: 3, last_error: null, done: true }])
  const [paid, more] = told.filter(({ name }) => name === 'charge.paid')
  expect(paid).toMatchObject({ charge_id: id, amount: 10_000, paid_at: expect.any(Date) })
  expect(more).toBeUndefined()
})

test('a database that refuses what follows does not undo the fact either', async ({ ctx }) => {
  const inside = async (tx: Context) => void (await tx.db.execute(sql`select 1 / 0`))
  onTestFinished(alsoInstall([on('charge.paid', { inside })]))
  const { shop, id } = await anOpenCharge(ctx)
  await doPaymentJobs(shop, notFollowing)
  expect(await readCharge(shop, id)).toMatchObject({ status: 'paid' })
  expect(await open(shop)).toMatchObject([{ last_error: '22012' }])
})

test('what happens after it waits, and follows in the order in which it happened', async ({ ctx }) => {
  const over = stumble()
  const { shop, id } = await anOpenCharge(ctx)
  const told = hearCharges()
  await doPaymentJobs(shop, notFollowing)
  await payAtBank(shop, id)
  await doPaymentJobs(shop, notFollowing)
  expect(await open(shop)).toMatchObject([
    { name: 'charge.paid', attempts: 1 },
    { name: 'charge.overpaid', attempts: 0 },
  ])
  expect(await readCharge(shop, id)).toMatchObject({ captured_amount: 20_000 })
  over()
  await doPaymentJobs(shop)
  expect(told.map(({ name }) => name)).toEqual(['charge.paid', 'charge.overpaid'])
})

test('staff sees what is open, and has it tried again', async ({ ctx, as, page }) => {
  const over = stumble()
  const { shop, id } = await anOpenCharge(ctx)
  await doPaymentJobs(shop, notFollowing)
  const member = await aStaffMember(ctx, ['marketplace.manage'])
  const staff = (await as(member)).payments.consequences
  const [one] = (await staff.listOpen()).data
  expect(one).toMatchObject({ name: 'charge.paid', attempts: 1, captured_amount: 10_000 })
  const shown = await page('/admin/marketplace/pedidos', member)
  expect(shown.text).toContain('Precisa de atenção')
  expect(shown.text).toContain('Não cabe no que a compra é agora.')
  const failed = await shown.press('Tentar de novo', {})
  expect(failed.toast).toContain('Ainda não deu certo.')
  over()
  expect(await staff.retry({ id: one?.id ?? 0 })).toEqual({ done: true })
  expect(await staff.listOpen()).toEqual({ data: [] })
  expect((await readCharge(shop, id)).description).toBe('tocada')
  await expect(staff.retry({ id: 2 ** 31 - 1 })).rejects.toMatchObject({ status: 404 })
  const other = (await as(await aUser(ctx))).payments.consequences
  await expect(other.listOpen()).rejects.toMatchObject({ status: 403 })
})
