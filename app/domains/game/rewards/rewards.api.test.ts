import { eq } from 'drizzle-orm'
import { badge_awards, badges } from '#domains/game/honours/badges/badges.table.ts'
import { typeOf } from '#domains/game/points/game.factory.ts'
import { players, point_entries } from '#domains/game/points/ledger/ledger.table.ts'
import { rebuild } from '#domains/game/points/ledger/rebuild.actions.ts'
import { coupons } from '#domains/market/orders/coupons/coupons.table.ts'
import { judgeCoupons } from '#domains/market/orders/coupons/find-coupons.queries.ts'
import { anAddress } from '#domains/market/orders/orders.factory.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { copyOf } from '#domains/people/privacy/exports/copy-of.factory.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { rewardsList } from './rewards/rewards.staff.ts'
import { type Reward, reward_claims, rewards } from './rewards/rewards.table.ts'

staffHolds(
  rewardsList,
  (api) => api.rewards.staffRewards,
  (n) => ({ kind: 'produto', off_reais: 0, stock: 5 + n }),
)

const typed = Object.fromEntries(Object.entries(anAddress).map(([name, value]) => [`address.${name}`, value]))

async function aReward(ctx: Context, fields: Partial<Reward> = {}) {
  const values = { slug: 'kit', name: 'Kit de etiquetas', kind: 'produto' as const, cost: 60, stock: 5, ...fields }
  await ctx.db.insert(rewards).values(values)
}

async function aRichUser(ctx: Context, points = 100) {
  const user = await aUser(ctx)
  const entry = { kind: 'premio' as const, source_kind: 'mission' as const, source_id: 1, points, at: ctx.now() }
  await ctx.db.insert(point_entries).values({ ...entry, user_id: user.id, day: '2026-11-21' })
  await ctx.db.insert(players).values({ user_id: user.id, balance: points, earned: points, reached_at: ctx.now() })
  return user
}

test('a coupon: a code of one’s own, paid once, good for one use in the store', async ({ ctx, as, page }) => {
  const { store } = await aStore(ctx)
  await aReward(ctx, { slug: 'cupom', name: 'R$ 20 de desconto', kind: 'cupom', store_id: store.id, off_reais: 20 })
  const user = await aRichUser(ctx)
  const shelf = await page('/gameficacao/recompensas', user)
  expect(shelf.text).toContain(`Vale uma vez na loja ${store.name}, até 90 dias depois da troca.`)
  const done = await shelf.press('Trocar por 60 pontos')
  expect(done.toast).toBe('Troca feita: R$ 20 de desconto.')
  const [coupon] = await ctx.db.select().from(coupons)
  expect(coupon).toMatchObject({ store_id: store.id, kind: 'valor', amount: 20_00, max_uses: 1, max_per_user: 1 })
  expect((await done.follow()).text).toContain(`Seu código${coupon?.code}`)
  const again = await (await as(user)).rewards.claim({ slug: 'cupom', cost: 60 })
  expect(again).toMatchObject({ balance: 40, data: [{ left: 4, claim: { code: coupon?.code } }] })
  expect((await (await as(await aUser(ctx))).rewards.list()).data).toMatchObject([{ claim: null }])
})

test('a coupon for points is its person’s: no other cart knows it, and its store neither sees nor changes it', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { store, owner } = await aStore(ctx)
  await aReward(ctx, { slug: 'cupom', kind: 'cupom', store_id: store.id, off_reais: 20 })
  const user = await aRichUser(ctx)
  await (await as(user)).rewards.claim({ slug: 'cupom', cost: 60 })
  const [coupon] = await ctx.db.select().from(coupons)
  const { id = 0, code = '' } = coupon ?? {}
  const judged = async (who: { id: number }) =>
    (await judgeCoupons(await contextOf(who), [code], new Map([[store.id, []]])))[0]?.problem
  expect(await judged(await aUser(ctx))).toBe('Não conhecemos esse cupom.')
  expect(await judged(user)).not.toBe('Não conhecemos esse cupom.')
  const shop = (await as(owner)).orders.coupons
  expect((await shop.list({ store: store.slug })).total).toBe(0)
  await expect(shop.show({ store: store.slug, id })).rejects.toMatchObject({ status: 404 })
  await expect(shop.remove({ store: store.slug, id })).rejects.toMatchObject({ status: 404 })
  expect(await ctx.db.select().from(coupons)).toEqual([coupon])
})

test('too few points, another price, none left and not there are refused, and cost nothing', async ({
  ctx,
  as,
  page,
}) => {
  await aReward(ctx)
  await aReward(ctx, { slug: 'acabou', name: 'Lupa', stock: 0 })
  const [poor, rich] = [await aRichUser(ctx, 10), await aRichUser(ctx)]
  const asked = async (user: { id: number }, slug: string, cost = 60) =>
    (await as(user)).rewards.claim({ slug, cost, address: anAddress })
  await expect(asked(poor, 'kit')).rejects.toMatchObject({
    status: 409,
    message: 'Faltam 50 pontos para trocar por isto.',
  })
  await expect(asked(rich, 'kit', 40)).rejects.toMatchObject({
    status: 409,
    message: 'Agora custa 60 pontos. Confira e troque de novo.',
  })
  await expect(asked(rich, 'acabou')).rejects.toMatchObject({
    status: 409,
    message: 'Acabou: alguém trocou a última antes.',
  })
  await expect(asked(rich, 'nao-ha')).rejects.toMatchObject({ status: 404 })
  await expect(asked(rich, 'kit', 0)).rejects.toMatchObject({ status: 422 })
  expect(await ctx.db.select().from(rewards).where(eq(rewards.slug, 'kit'))).toMatchObject([{ claimed: 0 }])
  const shelf = await page('/gameficacao/recompensas', poor)
  expect(shelf.text).toContain('Faltam 50')
  expect(shelf.text).toContain('Esgotada')
  // Another took the last one while this page was open.
  const open = await page('/gameficacao/recompensas', rich)
  await ctx.db.update(rewards).set({ stock: 0 }).where(eq(rewards.slug, 'kit'))
  expect((await open.press('Trocar e pedir o envio', typed)).text).toContain('Acabou: alguém trocou a última antes.')
  await ctx.db.update(rewards).set({ stock: 5 }).where(eq(rewards.slug, 'kit'))
  const dear = await page('/gameficacao/recompensas', rich)
  await ctx.db.update(rewards).set({ cost: 70 }).where(eq(rewards.slug, 'kit'))
  expect((await dear.press('Trocar e pedir o envio', typed)).text).toContain('Agora custa 70 pontos.')
  await ctx.db.update(rewards).set({ active: false })
  expect((await page('/gameficacao/recompensas', rich)).text).toContain('Nenhuma recompensa por enquanto.')
})

test('a badge for points, and not for who has it', async ({ ctx, as }) => {
  const [badge] = await ctx.db.insert(badges).values({ name: 'Amiga', slug: 'amiga', way: 'recompensa' }).returning()
  await aReward(ctx, { kind: 'emblema', badge_id: badge?.id })
  const [user, owner] = [await aRichUser(ctx), await aRichUser(ctx)]
  await (await as(user)).rewards.claim({ slug: 'kit', cost: 60 })
  expect(await ctx.db.select().from(badge_awards)).toMatchObject([{ user_id: user.id, badge_id: badge?.id }])
  await ctx.db.insert(badge_awards).values({ user_id: owner.id, badge_id: badge?.id ?? 0 })
  await expect((await as(owner)).rewards.claim({ slug: 'kit', cost: 60 })).rejects.toMatchObject({ status: 409 })
  expect((await (await as(owner)).rewards.list()).balance).toBe(100)
})

test('a product asks where it goes, and waits for the team, which sends it or gives points and stock back, once', async ({
  ctx,
  as,
  page,
}) => {
  await aReward(ctx)
  const [first, second] = [await aRichUser(ctx), await aRichUser(ctx)]
  await expect((await as(first)).rewards.claim({ slug: 'kit', cost: 60 })).rejects.toMatchObject({
    ...{ status: 422, data: { errors: { 'address.cep': ['Diga para onde a equipe envia.'] } } },
  })
  const shelf = await page('/gameficacao/recompensas', first)
  const refused = await shelf.press('Trocar e pedir o envio', { ...typed, 'address.phone': '12' })
  expect(refused.error('address.phone')).toContain('Escreva o telefone com DDD')
  expect(refused.value('address.street')).toBe(anAddress.street)
  expect((await refused.press('Trocar e pedir o envio', typed)).toast).toBe('Troca feita: Kit de etiquetas.')
  await (await as(second)).rewards.claim({ slug: 'kit', cost: 60, address: anAddress })
  const waits = await page('/gameficacao/recompensas', first)
  expect(waits.text).toContain('A equipe vai enviar')
  expect(waits.text).toContain('Para Rua dos Caetés, 12, Belo Horizonte/MG')
  const staff = await aStaffMember(ctx, ['game.manage'])
  const { claims, settle } = (await as(staff)).rewards
  const [one, two] = (await claims({})).data
  expect([one?.nickname, two?.nickname]).toEqual([first.nickname, second.nickname])
  const desk = await page('/admin/gameficacao/entregas', staff)
  expect(desk.text).toContain('Maria das Dores Flor')
  expect(desk.text).toContain('CEP 30130-010 · (31) 98765-4321')
  const sent = await desk.press('Sim, foi enviada', { tracking_code: 'aa 473 124 829 br' }, rowOf(one?.id))
  expect(sent.toast).toBe('Marcada como enviada.')
  const told = await page('/gameficacao/recompensas', first)
  expect(told.text).toMatch(/Enviado n[ao] .*Rastreio AA473124829BR/)
  await settle({ id: two?.id ?? 0, state: 'devolvido' })
  await expect(settle({ id: two?.id ?? 0, state: 'devolvido' })).rejects.toMatchObject({ status: 404 })
  const again = (await as(second)).rewards.claim({ slug: 'kit', cost: 60, address: anAddress })
  await expect(again).rejects.toMatchObject({ status: 409 })
  await expect(settle({ id: two?.id ?? 0, state: 'pedido' })).rejects.toMatchObject({ status: 404 })
  await expect((await as(first)).rewards.claims({})).rejects.toMatchObject({ status: 403 })
  expect((await (await as(second)).rewards.list()).balance).toBe(100)
  expect((await (await as(first)).rewards.list()).data).toMatchObject([{ left: 4, claim: { state: 'entregue' } }])
  expect((await page('/gameficacao/recompensas', second)).text).toContain('Cancelado: os pontos voltaram')
  expect((await claims({ state: 'devolvido' })).data).toMatchObject([{ id: two?.id, ship_to: null }])
  expect(await rebuild(ctx)).toMatchObject({ wrong: [] })
})

test('what was sent stays in its list, may be taken back, and tells where it went for 90 days', async ({
  ctx,
  as,
  page,
  clock,
}) => {
  await aReward(ctx)
  const [user, staff] = [await aRichUser(ctx), await aStaffMember(ctx, ['game.manage'])]
  await (await as(user)).rewards.claim({ slug: 'kit', cost: 60, address: anAddress })
  const { claims, settle } = (await as(staff)).rewards
  const id = (await claims({})).data[0]?.id ?? 0
  await settle({ id, state: 'entregue', tracking_code: 'AA473124829BR' })
  const told = () => ctx.db.select().from(notifications).where(eq(notifications.user_id, user.id))
  expect(await told()).toMatchObject([{ title: 'Sua recompensa foi enviada: Kit de etiquetas' }])
  const list = await page('/admin/gameficacao/entregas?state=entregue', staff)
  expect(list.text).toMatch(/Enviado n[ao] .*, rastreio AA473124829BR/)
  const back = await list.press('Não foi enviada')
  expect([back.toast, back.location]).toEqual(['Espera envio de novo.', '/admin/gameficacao/entregas?state=entregue'])
  expect(await told()).toEqual([])
  expect((await claims({})).data).toMatchObject([{ id, sent_at: null, tracking_code: '' }])
  await settle({ id, state: 'entregue' })
  expect((await claims({ state: 'entregue' })).data).toMatchObject([
    { id, ship_to: { recipient: anAddress.recipient } },
  ])
  clock.now = new Date(clock.now.getTime() + 91 * DAY)
  expect((await claims({ state: 'entregue' })).data).toMatchObject([{ id, ship_to: null }])
})

const rowOf = (id = 0) => `form:has([name=form][value="claim-${id}"])`

test('the copy says what the points were for, and what was taken for them', async ({ ctx }) => {
  await aReward(ctx, { slug: 'outra', name: 'Outra' })
  await aReward(ctx)
  const [reward] = await ctx.db.select().from(rewards).where(eq(rewards.slug, 'kit'))
  const user = await aRichUser(ctx)
  const type = await typeOf(ctx, 'cuidado')
  const entry = { kind: 'ganho' as const, source_kind: 'update' as const, source_id: 1, points: 1, at: ctx.now() }
  await ctx.db.insert(point_entries).values({ ...entry, user_id: user.id, action_type_id: type.id, day: '2026-11-21' })
  const claim = { reward_id: reward?.id ?? 0, user_id: user.id, cost: 60, state: 'pedido' as const }
  await ctx.db.insert(reward_claims).values(claim)
  expect(await copyOf(ctx, 'recompensas', user)).toMatchObject([{ cost: 60, reward_name: 'Kit de etiquetas' }])
  expect(await copyOf(ctx, 'pontos', user)).toMatchObject([{ action_name: null }, { action_name: type.name }])
})
