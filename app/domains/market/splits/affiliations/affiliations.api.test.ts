import { eq } from 'drizzle-orm'
import { lockOrder } from '#domains/market/orders/orders/move-order.actions.ts'
import { order_lines } from '#domains/market/orders/orders/orders.table.ts'
import { aPaidOrder, aPlacedOrder } from '#domains/market/orders/orders.factory.ts'
import { refundOrder } from '#domains/market/orders/refunds/refund-order.actions.ts'
import { doPaymentJobs } from '#domains/market/payments/payments.factory.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { affiliate_clicks, affiliate_frauds } from '../clicks/affiliate-clicks.table.ts'
import { endLapsed } from '../end-lapsed.actions.ts'
import { aClick, anAffiliate, aProgramme, aSellingStore } from '../splits.factory.ts'
import { affiliation_terms } from './affiliations.table.ts'

const confirmedUser = (ctx: Context) => aUser(ctx, { registration_confirmed_at: ctx.now() })
const emailOf = async (ctx: Context, id = 0) => {
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, id))
  return user?.email ?? ''
}
const lineOf = async (ctx: Context, order_id: number) => {
  const [line] = await ctx.db.select().from(order_lines).where(eq(order_lines.order_id, order_id))
  return line
}

test('a store opens a programme by approval; somebody asks, is approved, gets a link, and the store hears of it', async ({
  ctx,
  as,
}) => {
  const { store, owner } = await aStore(ctx)
  const seller = (await as(owner)).splits
  const person = await confirmedUser(ctx)
  const mine = (await as(person)).splits
  const made = await seller.programmes.create({ store: store.slug, bps: 1500, mode: 'aprovacao', text: 'Oi' })
  expect(made.data).toMatchObject([{ terms: { bps: 1500, window_days: 30, version: 1 }, product: null }])
  await expect(seller.programmes.create({ store: store.slug, bps: 500 })).rejects.toMatchObject({ status: 422 })
  await expect(seller.programmes.create({ store: store.slug, bps: 8001 })).rejects.toMatchObject({ status: 422 })
  const { data: open } = await mine.programmes.open({})
  expect(open).toMatchObject([{ store: { slug: store.slug }, own: null, can: { apply: true } }])
  const programme_id = open[0]?.id ?? 0
  const terms_id = open[0]?.terms.id ?? 0
  const asked = await mine.affiliations.apply({ programme_id, terms_id, message: 'Tenho um canal.' })
  expect(asked.data).toMatchObject([{ state: 'pendente', clicks: 0, sales: 0 }])
  expect(asked.data[0]?.link).toMatch(new RegExp(`/loja/${store.slug}\\?a=[0-9A-Z]{8}$`))
  await expect(mine.affiliations.apply({ programme_id, terms_id })).rejects.toMatchObject({ status: 409 })
  const { data: waiting } = await seller.affiliations.list({ store: store.slug, state: 'pendente' })
  expect(waiting).toMatchObject([{ message: 'Tenho um canal.', can: { decide: ['aprovar', 'recusar'] } }])
  const id = waiting[0]?.id ?? 0
  await expect(
    seller.affiliations.decide({ store: store.slug, id, move: 'recusar', reason: '' }),
  ).rejects.toMatchObject({ status: 422 })
  const done = await seller.affiliations.decide({ store: store.slug, id, move: 'aprovar' })
  expect(done).toMatchObject({ state: 'ativa', can: { decide: ['suspender', 'encerrar'] } })
  await expect(seller.affiliations.decide({ store: store.slug, id, move: 'aprovar' })).rejects.toMatchObject({
    status: 409,
  })
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, person.id))
  expect(told.map(({ title }) => title)).toContain(`Sua afiliação foi aprovada na loja ${store.name}`)
  const left = await mine.affiliations.leave({ id })
  expect(left.data).toMatchObject([{ state: 'encerrada', can: { leave: false } }])
  await expect(mine.affiliations.leave({ id })).rejects.toMatchObject({ status: 409 })
})

test('who works in the store sells by no link; unconfirmed people and other stores get nowhere', async ({
  ctx,
  as,
}) => {
  const { store, owner } = await aStore(ctx)
  const programme = await aProgramme(ctx, store)
  const ref = { programme_id: programme.id, terms_id: programme.terms.id }
  await expect((await as(owner)).splits.affiliations.apply(ref)).rejects.toMatchObject({ status: 409 })
  await expect((await as(await aUser(ctx))).splits.affiliations.apply(ref)).rejects.toMatchObject({ status: 403 })
  const other = (await as((await aStore(ctx)).owner)).splits
  const { affiliation } = await anAffiliate(ctx, programme.id)
  await expect(other.affiliations.list({ store: store.slug })).rejects.toMatchObject({ status: 403 })
  await expect(other.commissions.list({ store: store.slug })).rejects.toMatchObject({ status: 403 })
  await expect(other.commissions.sums({ store: store.slug })).rejects.toMatchObject({ status: 403 })
  await expect(other.affiliations.leave({ id: affiliation.id })).rejects.toMatchObject({ status: 404 })
  const viewer = (await as(await aMember(ctx, store.id, 'viewer'))).splits
  expect((await viewer.affiliations.list({ store: store.slug })).data).toMatchObject([{ can: { decide: [] } }])
  await expect(viewer.programmes.close({ store: store.slug, id: programme.id })).rejects.toMatchObject({ status: 403 })
  await expect(
    viewer.affiliations.decide({ store: store.slug, id: affiliation.id, move: 'suspender', reason: 'Porque sim.' }),
  ).rejects.toMatchObject({ status: 403 })
})

test('bought by a link: the commission is the line’s, to the centavo, and nobody else sees it', async ({
  ctx: plain,
  as,
}) => {
  const { ctx, store, product, owner, buyer } = await aSellingStore(plain)
  const programme = await aProgramme(ctx, store)
  const { affiliation, user } = await anAffiliate(ctx, programme.id)
  const { user: rival } = await anAffiliate(ctx, programme.id)
  const click_token = await aClick(ctx, { code: affiliation.code, store, product })
  const wish = [{ variant_id: product.variant.id, quantity: 2 }]
  const { order } = await aPaidOrder(buyer, wish, { click_token })
  expect(await lineOf(ctx, order.id)).toMatchObject({
    affiliation_id: affiliation.id,
    affiliate: { holder: { kind: 'user', id: user.id }, bps: 1000 },
  })
  const mine = (await as(user)).splits
  expect(await mine.commissions.mySums()).toEqual({ sales: 1, pendente: 20_00, aprovada: 0, paga: 0, estornada: 0 })
  const { data } = await mine.commissions.mine({})
  expect(data).toMatchObject([{ amount: 20_00, paid: 200_00, bps: 1000, state: 'pendente', title: 'Lâmpada LED' }])
  expect(JSON.stringify(data)).not.toContain('Maria')
  expect((await mine.affiliations.mine()).data).toMatchObject([{ clicks: 1, sales: 1, commission: 20_00 }])
  const others = (await as(rival)).splits
  expect((await others.commissions.mine({})).total).toBe(0)
  expect((await others.affiliations.mine()).data).toMatchObject([{ clicks: 0, sales: 0, commission: 0 }])
  const seller = (await as(owner)).splits
  expect(await seller.commissions.sums({ store: store.slug })).toMatchObject({ sales: 1, pendente: 20_00 })
  const { data: seen } = await seller.commissions.list({ store: store.slug, search: 'lampada', state: 'pendente' })
  expect(seen).toMatchObject([{ code: affiliation.code }])
  expect((await seller.commissions.list({ store: store.slug, state: 'paga' })).total).toBe(0)
})

test('the last click earns, by browser or by account; after the window nobody does', async ({ ctx: plain, clock }) => {
  const { ctx, store, product, buyer } = await aSellingStore(plain)
  const programme = await aProgramme(ctx, store, { window_days: 7 })
  const { affiliation: first } = await anAffiliate(ctx, programme.id)
  const { affiliation: second } = await anAffiliate(ctx, programme.id)
  const wish = [{ variant_id: product.variant.id }]
  const token = await aClick(ctx, { code: first.code, store })
  clock.now = new Date(clock.now.getTime() + DAY)
  // Signed in, in another browser.
  await aClick(buyer, { code: second.code, store, product })
  const by = async (click_token?: string) =>
    (await lineOf(ctx, (await aPlacedOrder(buyer, wish, { click_token })).order.id))?.affiliation_id
  expect(await by(token)).toBe(second.id)
  expect(await by()).toBe(second.id)
  clock.now = new Date(clock.now.getTime() + 7 * DAY + 1)
  expect(await by(token)).toBeNull()
})

test('by one’s own link nothing is earned, under another account of the same mailbox either, and it is noted', async ({
  ctx: plain,
}) => {
  const { ctx, store, product, buyer } = await aSellingStore(plain)
  const programme = await aProgramme(ctx, store)
  const { affiliation } = await anAffiliate(ctx, programme.id, buyer.viewer?.id)
  const link = { code: affiliation.code, store, product }
  expect(await aClick(buyer, link)).toBeUndefined()
  expect(await ctx.db.$count(affiliate_clicks)).toBe(0)
  const wish = [{ variant_id: product.variant.id }]
  const self = await aPlacedOrder(buyer, wish, { click_token: await aClick(ctx, link) })
  expect(await lineOf(ctx, self.order.id)).toMatchObject({ affiliation_id: null, affiliate: null })
  const [name, host] = (await emailOf(ctx, buyer.viewer?.id)).split('@')
  const twin = await aUser(ctx, { registration_confirmed_at: ctx.now(), email: `${name}+loja@${host}` })
  const { affiliation: second } = await anAffiliate(ctx, programme.id, twin.id)
  const again = await aPlacedOrder(buyer, wish, { click_token: await aClick(ctx, { ...link, code: second.code }) })
  expect(await lineOf(ctx, again.order.id)).toMatchObject({ affiliation_id: null })
  expect(
    await ctx.db.select({ reason: affiliate_frauds.reason }).from(affiliate_frauds).orderBy(affiliate_frauds.id),
  ).toEqual([{ reason: 'conta' }, { reason: 'email' }])
})

test('a change of terms is told by notice and mail, and bites after three days; consent is kept by version', async ({
  ctx: plain,
  as,
  clock,
}) => {
  const { ctx, store, product, owner, buyer } = await aSellingStore(plain)
  const programme = await aProgramme(ctx, store)
  const { affiliation, user } = await anAffiliate(ctx, programme.id)
  const seller = (await as(owner)).splits
  const mine = (await as(user)).splits
  const ref = { store: store.slug, id: programme.id }
  const changed = await seller.programmes.change({ ...ref, bps: 500, window_days: 10, mode: 'aberta', text: 'Novo.' })
  expect(changed.data).toMatchObject([{ text: 'Novo.', terms: { bps: 1000 }, next_terms: { bps: 500, version: 2 } }])
  expect(changed.data[0]?.next_terms?.effective_at).toEqual(new Date(clock.now.getTime() + 3 * DAY))
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, user.id))
  expect(told[0]?.title).toContain(`A comissão de ${store.name} muda em`)
  expect(await ctx.db.$count(mails, eq(mails.subject, 'Um programa de afiliados vai mudar'))).toBe(1)
  const terms_id = changed.data[0]?.next_terms?.id ?? 0
  expect((await mine.affiliations.accept({ id: affiliation.id, terms_id })).data).toMatchObject([
    { next_accepted: true },
  ])
  await mine.affiliations.accept({ id: affiliation.id, terms_id })
  const kept = await ctx.db.select().from(affiliation_terms).where(eq(affiliation_terms.terms_id, terms_id))
  expect(kept.map(({ act }) => act).toSorted()).toEqual(['aceito', 'avisado'])
  await aClick(buyer, { code: affiliation.code, store })
  const bps = async () =>
    (await lineOf(ctx, (await aPlacedOrder(buyer, [{ variant_id: product.variant.id }])).order.id))?.affiliate?.bps
  expect(await bps()).toBe(1000)
  clock.now = new Date(clock.now.getTime() + 3 * DAY)
  expect(await bps()).toBe(500)
})

test('a programme that is closed earns for three more days, then its affiliations are over', async ({
  ctx: plain,
  as,
  clock,
}) => {
  const { ctx, store, product, owner, buyer } = await aSellingStore(plain)
  const programme = await aProgramme(ctx, store)
  const { affiliation, user } = await anAffiliate(ctx, programme.id)
  const seller = (await as(owner)).splits
  const ref = { store: store.slug, id: programme.id }
  const closed = await seller.programmes.close(ref)
  expect(closed.data).toMatchObject([{ closes_at: new Date(clock.now.getTime() + 3 * DAY), can: { edit: false } }])
  await expect(seller.programmes.close(ref)).rejects.toMatchObject({ status: 409 })
  await aClick(buyer, { code: affiliation.code, store })
  const wish = [{ variant_id: product.variant.id }]
  expect(await lineOf(ctx, (await aPlacedOrder(buyer, wish)).order.id)).toMatchObject({
    affiliation_id: affiliation.id,
  })
  clock.now = new Date(clock.now.getTime() + 3 * DAY)
  expect(await lineOf(ctx, (await aPlacedOrder(buyer, wish)).order.id)).toMatchObject({ affiliation_id: null })
  await endLapsed(ctx)
  expect((await (await as(user)).splits.affiliations.mine()).data).toMatchObject([{ state: 'encerrada' }])
  expect((await (await as(user)).splits.programmes.open({})).total).toBe(0)
})

test('a suspended affiliate earns nothing, and is told why', async ({ ctx: plain, as }) => {
  const { ctx, store, product, owner, buyer } = await aSellingStore(plain)
  const programme = await aProgramme(ctx, store)
  const { affiliation, user } = await anAffiliate(ctx, programme.id)
  await aClick(buyer, { code: affiliation.code, store })
  const reason = 'Anúncio com o nome da loja.'
  const decision = { store: store.slug, id: affiliation.id, move: 'suspender' as const, reason }
  await (await as(owner)).splits.affiliations.decide(decision)
  const { order } = await aPlacedOrder(buyer, [{ variant_id: product.variant.id }])
  expect(await lineOf(ctx, order.id)).toMatchObject({ affiliation_id: null })
  expect((await (await as(user)).splits.affiliations.mine()).data).toMatchObject([{ state: 'suspensa', reason }])
})

test('a code leads nowhere when it is unknown, or of another product', async ({ ctx, api }) => {
  const { store, product } = await aSellingStore(ctx)
  const programme = await aProgramme(ctx, store, { product_id: product.id })
  const { affiliation } = await anAffiliate(ctx, programme.id)
  const click = { code: affiliation.code, store: store.slug, product: product.slug }
  const kept = await api.splits.clicks.keep(click)
  expect(kept.click_token).toMatch(/^[0-9a-f-]{36}$/)
  const again = await api.splits.clicks.keep({ ...click, click_token: kept.click_token ?? '' })
  expect(again).toEqual(kept)
  expect(await api.splits.clicks.keep({ ...click, product: undefined })).toEqual({ click_token: null })
  expect(await api.splits.clicks.keep({ ...click, code: 'NADA' })).toEqual({ click_token: null })
  const [row] = await ctx.db.select().from(affiliate_clicks)
  expect(JSON.stringify(row)).not.toContain(kept.click_token)
})

test('what goes back to the buyer goes back of the commission: in part, then all of it', async ({ ctx: plain, as }) => {
  const { ctx, store, product, buyer } = await aSellingStore(plain)
  const programme = await aProgramme(ctx, store)
  const { affiliation, user } = await anAffiliate(ctx, programme.id)
  const click_token = await aClick(ctx, { code: affiliation.code, store })
  const { order } = await aPaidOrder(buyer, [{ variant_id: product.variant.id, quantity: 2 }], { click_token })
  const line = await lineOf(ctx, order.id)
  const back = async (amount: number) => {
    await ctx.transaction(async (tx) =>
      refundOrder(tx, await lockOrder(tx, order.id), {
        of: { lines: { [line?.id ?? 0]: amount }, freight: 0 },
        ...{ reason: 'Voltou.', side: 'loja' as const },
      }),
    )
    await doPaymentJobs(ctx)
  }
  const mine = (await as(user)).splits.commissions
  await back(50_00)
  expect((await mine.mine({})).data).toMatchObject([{ amount: 20_00, back: 5_00, state: 'pendente' }])
  await back(150_00)
  expect((await mine.mine({})).data).toMatchObject([{ amount: 20_00, back: 20_00, state: 'estornada' }])
  expect(await mine.mySums()).toMatchObject({ pendente: 0, estornada: 20_00 })
})
