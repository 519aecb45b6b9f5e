import { eq, sql } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { vi } from 'vitest'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { log } from '#platform/log/log.ts'
import { expect, test } from '#tests/fixtures.ts'
import { checkBooks } from '../checks/check-books.actions.ts'
import { aPaidStore, aReceiver, aSale, personHolder, storeHolder } from '../ledger.factory.ts'
import { receivables } from '../receivables/receivables.table.ts'
import { receivers } from '../receivers/receivers.table.ts'
import { payouts } from './payouts.table.ts'
import { runPayouts } from './run-payouts.actions.ts'

const cares = (ctx: Context) => aStaffMember(ctx, ['marketplace.manage'])
const tomorrow = new Date('2026-11-22T15:00:00Z')
const day = '2026-11-22'

test('staff pays by hand, takes the file to the bank and writes its answers', async ({ ctx, as, clock }) => {
  const { store, owner } = await aPaidStore(ctx)
  await aSale(ctx, store.id)
  clock.now = tomorrow
  const team = (await as(await cares(ctx))).ledger.payouts
  expect(await team.run()).toEqual({ made: 1 })
  expect(await team.run()).toEqual({ made: 0 })
  const file = await (await team.batch({ day })).text()
  expect(file).toContain('11222333000181;341;0123;4567890;1;Conta-corrente;;90')
  const { data } = await team.list({ page: 1 })
  const uuid = data[0]?.uuid ?? ''
  expect(data).toMatchObject([{ amount: 9000, state: 'criado', can: { send: true, confirm: false } }])
  await expect(team.move({ uuid, to: 'pago' })).rejects.toMatchObject({ status: 409 })
  expect(await team.send({ day })).toEqual({ sent: 1 })
  expect(await team.send({ day })).toEqual({ sent: 0 })
  await team.move({ uuid, to: 'pago' })
  await expect(team.move({ uuid, to: 'devolvido', reason: 'Conta encerrada.' })).rejects.toMatchObject({ status: 409 })
  await expect(team.move({ uuid, to: 'devolvido' })).rejects.toMatchObject({ status: 422 })
  const mine = (await as(owner)).ledger
  expect(await mine.receivables.balance({ store: store.slug })).toMatchObject({ pago: 9000, a_caminho: 0 })
  const acts = (await ctx.db.select().from(audit_log).orderBy(audit_log.id)).map(({ action }) => action)
  expect(acts).toEqual(['payout.run', 'payout.run', 'payout.batch', 'payout.enviado', 'payout.pago'])
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  expect(told.map(({ title }) => title)).toEqual(['Seu repasse está a caminho'])
})

test('what the bank returned is free again, is told, and goes with the next payout', async ({ ctx, as, clock }) => {
  const { store, owner } = await aPaidStore(ctx)
  await aSale(ctx, store.id)
  clock.now = tomorrow
  const team = (await as(await cares(ctx))).ledger.payouts
  await team.run()
  const [payout] = await ctx.db.select().from(payouts)
  const uuid = payout?.uuid ?? ''
  await team.send({ day })
  await team.move({ uuid, to: 'devolvido', reason: 'Conta encerrada.' })
  const { ledger } = await as(owner)
  expect(await ledger.receivables.balance({ store: store.slug })).toMatchObject({ disponivel: 9000, a_caminho: 0 })
  clock.now = new Date('2026-11-23T15:00:00Z')
  expect(await team.run()).toEqual({ made: 1 })
  const { data } = await ledger.ownPayouts.list({ store: store.slug, page: 1 })
  expect(data.map(({ state, return_reason }) => [state, return_reason])).toEqual([
    ['criado', null],
    ['devolvido', 'Conta encerrada.'],
  ])
  const statement = await ledger.ownPayouts.statement({ store: store.slug, uuid, format: 'csv' })
  expect(await statement.text()).toContain('total;;;;;90')
})

test.for([
  ['none', {}],
  ['still looked at', { state: 'pendente' }],
  ['suspended', { state: 'suspenso' }],
  ['changed an hour ago', { usable_from: new Date('2026-11-23T14:00:00Z') }],
] as const)('nothing is paid to a receiver that is %s', async ([what, fields], { ctx, clock }) => {
  const { store, owner } = await aStore(ctx)
  if (what !== 'none') await aReceiver(ctx, storeHolder(store.id), { created_by: owner.id, ...fields })
  await aSale(ctx, store.id)
  clock.now = tomorrow
  expect(await runPayouts(ctx)).toEqual({ made: 0 })
  await ctx.db.update(receivers).set({ state: 'ativo', usable_from: tomorrow })
  expect(await runPayouts(ctx)).toEqual({ made: what === 'none' ? 0 : 1 })
})

test('less than one real waits for more', async ({ ctx, clock }) => {
  const { store, holder } = await aPaidStore(ctx)
  const small = (amount: number) =>
    aSale(ctx, store.id, {
      total: amount + 10,
      platform: 10,
      gateway_fee: 0,
      parts: [{ holder, role: 'loja', amount }],
    })
  await small(99)
  clock.now = tomorrow
  expect(await runPayouts(ctx)).toEqual({ made: 0 })
  await small(1)
  clock.now = new Date('2026-11-23T15:00:00Z')
  expect(await runPayouts(ctx)).toEqual({ made: 1 })
})

test('a statement is for its holder: the store, or the partner', async ({ ctx, as, clock }) => {
  const { store, owner, holder } = await aPaidStore(ctx)
  const partner = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  await aReceiver(ctx, personHolder(partner.id), { created_by: partner.id })
  const { order_uuid } = await aSale(ctx, store.id, {
    parts: [
      { holder, role: 'loja', amount: 6000 },
      { holder: personHolder(partner.id), role: 'parceiro', amount: 3000 },
    ],
  })
  clock.now = tomorrow
  await runPayouts(ctx)
  const own = (await as(partner)).ledger.ownPayouts
  const [mine] = (await own.mine({ page: 1 })).data
  const pdf = await own.myStatement({ uuid: mine?.uuid ?? '', format: 'pdf' })
  const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true })
  expect(text).toContain('Extrato do repasse de 22/11/2026')
  expect(text).toContain('30,00')
  expect(text.replaceAll(/\s/g, '')).toContain(order_uuid)
  const [theirs] = (await (await as(owner)).ledger.ownPayouts.list({ store: store.slug, page: 1 })).data
  await expect(own.myStatement({ uuid: theirs?.uuid ?? '', format: 'pdf' })).rejects.toMatchObject({ status: 404 })
  await expect(own.list({ store: store.slug, page: 1 })).rejects.toMatchObject({ status: 403 })
})

test('the trial balance closes; a row that disagrees with the book is found and told to staff', async ({ ctx, as }) => {
  const { store } = await aPaidStore(ctx)
  await aSale(ctx, store.id)
  const staff = await cares(ctx)
  const team = (await as(staff)).ledger.payouts
  const { accounts, ...rest } = await team.trialBalance()
  expect(rest).toEqual({ debits: 10_000, credits: 10_000, closes: true, disagreements: [] })
  expect(accounts.map(({ balance }) => balance)).toEqual([9901, -9000, 0, -1000, 0, 99, 0, 0, 0])
  const told = async () => ctx.db.$count(notifications, eq(notifications.user_id, staff.id))
  await checkBooks(ctx)
  expect(await told()).toBe(0)
  await ctx.db.update(receivables).set({ reversed: sql`reversed + 1` })
  expect((await team.trialBalance()).disagreements).toMatchObject([{ what: 'receivable' }])
  await checkBooks(ctx)
  await checkBooks(ctx)
  expect(await told()).toBe(1)
})

test('a store that can’t be paid keeps nobody after it from their money', async ({ ctx, as, clock }) => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  const broken = await aPaidStore(ctx)
  const next = await aPaidStore(ctx)
  for (const { store } of [broken, next]) await aSale(ctx, store.id)
  clock.now = tomorrow
  await ctx.db.execute(sql.raw(`alter table payouts add constraint broken check (store_id <> ${broken.store.id})`))
  await expect(runPayouts(ctx)).rejects.toThrow('1 of 2 items failed')
  expect(await ctx.db.select({ store_id: payouts.store_id }).from(payouts)).toEqual([{ store_id: next.store.id }])
  await ctx.db.execute(sql`alter table payouts drop constraint broken`)
  expect(await runPayouts(ctx)).toEqual({ made: 1 })
  const owner = await as(broken.owner)
  expect(await owner.ledger.receivables.balance({ store: broken.store.slug })).toMatchObject({ a_caminho: 9000 })
})
