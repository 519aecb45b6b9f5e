import { eq } from 'drizzle-orm'
import { aPaidOrder } from '#domains/market/orders/orders.factory.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { endLapsed } from '../end-lapsed.actions.ts'
import { aSellingStore } from '../splits.factory.ts'

const today = '2026-11-21'

test('proposed to a person, accepted, sold: both see what came of it', async ({ ctx: plain, as }) => {
  const { ctx, store, owner, product, buyer } = await aSellingStore(plain)
  const person = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  const seller = (await as(owner)).splits.partnerships
  const mine = (await as(person)).splits.partnerships
  const proposal = { store: store.slug, partner: `@${person.nickname}`, bps: 5000, starts_on: today }
  const { sent } = await seller.propose(proposal)
  expect(sent).toMatchObject([
    { state: 'proposta', proposed: { bps: 5000 }, in_force: null, can: { acts: ['retirar'] } },
  ])
  await expect(seller.propose(proposal)).rejects.toMatchObject({ status: 422 })
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, person.id))
  expect(told).toMatchObject([{ title: `${store.name} propõe uma parceria com você`, url: '/vendedor/parcerias' }])
  const id = sent[0]?.id ?? 0
  await expect(seller.answer({ store: store.slug, id, version: 1, act: 'aceitar' })).rejects.toMatchObject({
    status: 409,
  })
  const accepted = await mine.answerMine({ id, version: 1, act: 'aceitar' })
  expect(accepted.data).toMatchObject([{ state: 'aceita', in_force: { bps: 5000 }, can: { acts: ['encerrar'] } }])
  await expect(mine.answerMine({ id, version: 1, act: 'aceitar' })).rejects.toMatchObject({ status: 409 })
  await aPaidOrder(buyer, [{ variant_id: product.variant.id }])
  // 100,00 less 10,00 for the platform and its 0,99 of the PIX fee of 1,19: half of 89,01.
  const outcome = { sales: 1, sold_amount: 100_00, earned_amount: 44_50, returned_amount: 0 }
  expect((await mine.mine()).data).toMatchObject([outcome])
  expect((await seller.list({ store: store.slug })).sent).toMatchObject([outcome])
})

test('all partners of a product never pass ninety per cent; what was taken back is free again', async ({ ctx, as }) => {
  const { store, owner, product } = await aSellingStore(ctx)
  const [ana, bia] = [await aUser(ctx), await aUser(ctx)]
  const { propose, answer } = (await as(owner)).splits.partnerships
  const base = { store: store.slug, starts_on: today }
  const { sent } = await propose({ ...base, partner: ana.nickname, product: product.slug, bps: 6000 })
  const over = propose({ ...base, partner: bia.nickname, bps: 3001 })
  await expect(over).rejects.toMatchObject({ data: { errors: { bps: [expect.stringContaining('Sobram 30')] } } })
  await propose({ ...base, partner: bia.nickname, bps: 3000 })
  await answer({ store: store.slug, id: sent[0]?.id ?? 0, version: 1, act: 'retirar' })
  await propose({ ...base, partner: ana.nickname, product: product.slug, bps: 6000 })
})

test('who may be a partner: not oneself, nobody unknown, not the store itself; days in order', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const person = await aUser(ctx)
  const { propose } = (await as(owner)).splits.partnerships
  const base = { store: store.slug, bps: 1000, starts_on: today }
  for (const wrong of [
    { partner: 'ninguem-aqui' },
    { partner: owner.nickname },
    { partner: store.slug, kind: 'store' as const },
    { partner: person.nickname, product: 'nada' },
    { partner: person.nickname, starts_on: '2026-11-20' },
    { partner: person.nickname, ends_on: '2026-11-20' },
    { partner: person.nickname, bps: 9001 },
  ])
    await expect(propose({ ...base, ...wrong })).rejects.toMatchObject({ status: 422 })
  const viewer = (await as(await aMember(ctx, store.id, 'viewer'))).splits.partnerships
  await expect(viewer.propose({ ...base, partner: person.nickname })).rejects.toMatchObject({ status: 403 })
  const other = await aStore(ctx)
  await expect((await as(other.owner)).splits.partnerships.list({ store: store.slug })).rejects.toMatchObject({
    status: 403,
  })
})

test('another store answers in its own name; a change needs its consent, an end three days', async ({
  ctx,
  as,
  clock,
}) => {
  const { store, owner } = await aStore(ctx)
  const other = await aStore(ctx)
  const stranger = await aStore(ctx)
  const seller = (await as(owner)).splits.partnerships
  const partner = (await as(other.owner)).splits.partnerships
  const { sent } = await seller.propose({
    ...{ store: store.slug, kind: 'store', partner: other.store.slug, bps: 2000, starts_on: today },
  })
  const id = sent[0]?.id ?? 0
  const foreign = (await as(stranger.owner)).splits.partnerships
  await expect(foreign.answer({ store: stranger.store.slug, id, version: 1, act: 'aceitar' })).rejects.toMatchObject({
    status: 404,
  })
  await expect(foreign.answerMine({ id, version: 1, act: 'aceitar' })).rejects.toMatchObject({ status: 404 })
  for (const unsaid of [
    partner.answer({ store: other.store.slug, id, act: 'aceitar' }),
    partner.answerMine({ id, act: 'recusar' }),
  ])
    await expect(unsaid).rejects.toMatchObject({
      status: 422,
      data: { errors: { version: [expect.stringContaining('versão')] } },
    })
  const { received } = await partner.answer({ store: other.store.slug, id, version: 1, act: 'aceitar' })
  expect(received).toMatchObject([{ state: 'aceita', store: { slug: store.slug } }])
  const change = { store: store.slug, id, bps: 1000, starts_on: today }
  await seller.change(change)
  await expect(seller.change(change)).rejects.toMatchObject({ status: 409 })
  const refused = await partner.answer({ store: other.store.slug, id, version: 2, act: 'recusar' })
  expect(refused.received).toMatchObject([
    { state: 'aceita', in_force: { bps: 2000 }, versions: [{ state: 'recusada' }, {}] },
  ])
  await seller.change(change)
  // What was on their screen is not what waits for an answer now.
  await expect(partner.answer({ store: other.store.slug, id, version: 2, act: 'aceitar' })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('A proposta mudou'),
  })
  const agreed = await partner.answer({ store: other.store.slug, id, version: 3, act: 'aceitar' })
  expect(agreed.received).toMatchObject([{ in_force: { bps: 1000, version: 3 } }])
  const ending = await partner.answer({ store: other.store.slug, id, act: 'encerrar' })
  expect(ending.received[0]?.ends_at).toEqual(new Date(clock.now.getTime() + 3 * DAY))
  clock.now = new Date(clock.now.getTime() + 3 * DAY)
  await endLapsed(ctx)
  expect((await seller.list({ store: store.slug })).sent).toMatchObject([{ state: 'encerrada' }])
})
