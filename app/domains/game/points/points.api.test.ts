import { eq } from 'drizzle-orm'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notification_times } from '#domains/people/notifications/choices/notification-choices.table.ts'
import type { Context } from '#platform/context.ts'
import { live_events } from '#platform/live/live.table.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { settle } from './causes/settle.actions.ts'
import { aKeptPlant, anAct, typeOf } from './game.factory.ts'
import { players, point_entries } from './ledger/ledger.table.ts'
import { rebuild } from './ledger/rebuild.actions.ts'
import { pointsJobs } from './points.jobs.ts'

const balanceOf = async (ctx: Context, user_id: number) => {
  const [player] = await ctx.db.select().from(players).where(eq(players.user_id, user_id))
  return player?.balance ?? 0
}
const measures = { ph: { value: 6.2 } }

test('a measurement of a plant that is kept earns, once, however often it is heard of; undone it is taken back, and counts again when it stands again', async ({
  ctx,
  as,
  page,
}) => {
  const user = await aUser(ctx)
  const plant = await aKeptPlant(ctx, user.id)
  const act = await anAct(ctx, { plant_id: plant.id, created_by: user.id, kind: 'medicao', measures })
  const [care, measured] = [await typeOf(ctx, 'cuidado'), await typeOf(ctx, 'medicao')]
  for (let i = 0; i < 3; i++) await settle(ctx, { of: 'act', id: act.id })
  expect(await balanceOf(ctx, user.id)).toBe(care.points + measured.points)
  const mine = await (await as(user)).points.mine()
  expect(mine).toMatchObject({ balance: 6, earned: 6, level: { name: 'Semente' }, streak: { days: 1, today: true } })
  expect(mine.entries.map(({ what }) => what).toSorted()).toEqual(['Dia de cuidado', 'Medição'])
  const all = await (await as(user)).points.entries({ per_page: 1 })
  expect(all).toMatchObject({ total: 2, last_page: 2, data: [{ what: 'Medição', plant: { slug: plant.slug } }] })
  expect((await page('/gameficacao/pontos', user)).$(`a[href="/cultivo/planta/${plant.slug}"]`)).toHaveLength(1)
  await ctx.db.update(updates).set({ deleted_at: ctx.now() }).where(eq(updates.id, act.id))
  for (let i = 0; i < 2; i++) await settle(ctx, { of: 'act', id: act.id })
  expect(await balanceOf(ctx, user.id)).toBe(0)
  await ctx.db.update(updates).set({ deleted_at: null }).where(eq(updates.id, act.id))
  for (let i = 0; i < 2; i++) await settle(ctx, { of: 'act', id: act.id })
  expect(await balanceOf(ctx, user.id)).toBe(care.points + measured.points)
  expect((await (await as(user)).points.mine()).streak).toMatchObject({ days: 1, today: true })
  // Written anew, after a slip of the finger, it is another one, and counts in its place; so does the day.
  await ctx.db.update(updates).set({ deleted_at: ctx.now() }).where(eq(updates.id, act.id))
  const other = await anAct(ctx, { plant_id: plant.id, created_by: user.id, kind: 'medicao', measures })
  await settle(ctx, { of: 'act', id: act.id })
  await settle(ctx, { of: 'act', id: other.id })
  expect(await balanceOf(ctx, user.id)).toBe(care.points + measured.points)
  expect(await rebuild(ctx)).toMatchObject({ wrong: [] })
})

test('two acts of a day are one day of care, which stays while one of them does', async ({ ctx }) => {
  const user = await aUser(ctx)
  const plant = await aKeptPlant(ctx, user.id)
  const [first, second] = [
    await anAct(ctx, { plant_id: plant.id, created_by: user.id }),
    await anAct(ctx, { plant_id: plant.id, created_by: user.id }),
  ]
  await settle(ctx, { of: 'act', id: first.id })
  await settle(ctx, { of: 'act', id: second.id })
  await ctx.db.update(updates).set({ deleted_at: ctx.now() }).where(eq(updates.id, first.id))
  await settle(ctx, { of: 'act', id: first.id })
  expect(await balanceOf(ctx, user.id)).toBe(1)
})

test('what a limit left no room for takes the place of what was undone', async ({ ctx, clock }) => {
  const user = await aUser(ctx)
  const plant = await aKeptPlant(ctx, user.id)
  const measured = (ph: number) =>
    anAct(ctx, { plant_id: plant.id, created_by: user.id, kind: 'medicao', measures: { ph: { value: ph } } })
  const first = await measured(6.2)
  await settle(ctx, { of: 'act', id: first.id })
  clock.now = new Date(clock.now.getTime() + HOUR)
  const second = await measured(6.4)
  await settle(ctx, { of: 'act', id: second.id })
  const { points } = await typeOf(ctx, 'medicao')
  expect(await balanceOf(ctx, user.id)).toBe(1 + points)
  await ctx.db.update(updates).set({ deleted_at: ctx.now() }).where(eq(updates.id, first.id))
  for (let i = 0; i < 2; i++) await settle(ctx, { of: 'act', id: first.id })
  expect(await balanceOf(ctx, user.id)).toBe(1 + points)
  await ctx.db.update(updates).set({ deleted_at: ctx.now() }).where(eq(updates.id, second.id))
  await settle(ctx, { of: 'act', id: second.id })
  expect(await balanceOf(ctx, user.id)).toBe(0)
  expect(await rebuild(ctx)).toMatchObject({ wrong: [] })
})

test('ranking and the level that others see follow from open plants alone, as they are now', async ({ ctx, as }) => {
  const user = await aUser(ctx, { discoverable: true })
  const reader = await as(await aUser(ctx))
  const plant = await aKeptPlant(ctx, user.id)
  const act = await anAct(ctx, { plant_id: plant.id, created_by: user.id, kind: 'medicao', measures })
  await settle(ctx, { of: 'act', id: act.id })
  const seen = async () => {
    const spans = await Promise.all(
      (['semana', 'mes', 'sempre'] as const).map(async (span) => (await reader.points.ranking({ span })).total),
    )
    return { spans, level: (await reader.honours.of({ id_or_nickname: user.nickname })).level }
  }
  const open = { spans: [1, 1, 1], level: 'Semente' }
  expect(await seen()).toEqual(open)
  const mine = await as(user)
  for (const isPrivate of [true, false]) {
    await mine.garden.plants.changePrivacy({ id_or_slug: plant.slug, private: isPrivate })
    await pointsJobs['game.recount_open'](ctx, { user_id: user.id })
    expect(await seen()).toEqual(isPrivate ? { spans: [0, 0, 0], level: null } : open)
    // What is private earns all the same.
    expect(await mine.points.mine()).toMatchObject({ balance: 6, level: { name: 'Semente' } })
  }
})

test('a plant that was just made, copied values and measuring all day earn nothing more', async ({ ctx }) => {
  const user = await aUser(ctx)
  const young = await aPlant(ctx, { created_by: user.id, created_at: ctx.now() })
  const counted = await anAct(ctx, { plant_id: young.id, created_by: user.id, kind: 'medicao', measures })
  await settle(ctx, { of: 'act', id: counted.id })
  expect(await balanceOf(ctx, user.id)).toBe(0)
  const plant = await aKeptPlant(ctx, user.id)
  const before = new Date(ctx.now().getTime() - 5 * DAY)
  for (const at of [before, ctx.now(), ctx.now()]) {
    const act = await anAct(ctx, { plant_id: plant.id, created_by: user.id, kind: 'medicao', measures, at })
    await settle(ctx, { of: 'act', id: act.id })
  }
  // Two days of care and one measurement: the others are copies of it.
  expect(await balanceOf(ctx, user.id)).toBe(2 + 5)
})

test('an answer that who grows the plant found useful earns; by turns, or from others, it does not', async ({
  ctx,
}) => {
  const since = new Date(ctx.now().getTime() - 90 * DAY)
  const [grower, helper, other] = [
    await aUser(ctx, { created_at: since }),
    await aUser(ctx, { created_at: since }),
    await aUser(ctx, { created_at: since }),
  ]
  const answer = async (created_by: number, on: number, by: number) => {
    const { id: target_id } = await aPlant(ctx, { created_by: on, private: false })
    const text = 'Folhas para baixo e substrato úmido: espere secar antes de regar.'
    const [comment] = await ctx.db.insert(comments).values({ target: 'plant', target_id, created_by, text }).returning()
    const id = comment?.id ?? 0
    await ctx.db.insert(saves).values({ user_id: by, target: 'comment', target_id: id, created_at: ctx.now() })
    await settle(ctx, { of: 'comment', id })
    return id
  }
  const id = await answer(helper.id, grower.id, grower.id)
  const { points } = await typeOf(ctx, 'resposta-util')
  expect(await balanceOf(ctx, helper.id)).toBe(points)
  await answer(other.id, grower.id, helper.id)
  expect(await balanceOf(ctx, other.id)).toBe(0)
  await answer(grower.id, helper.id, helper.id)
  expect(await balanceOf(ctx, grower.id)).toBe(0)
  await ctx.db.delete(saves).where(eq(saves.target_id, id))
  await settle(ctx, { of: 'comment', id })
  expect(await balanceOf(ctx, helper.id)).toBe(0)
})

test('who hid the game has none of it: nothing earned, no ranking, no profile; shown again, what was there is there', async ({
  ctx,
  as,
  page,
}) => {
  const user = await aUser(ctx, { discoverable: true })
  const other = await aUser(ctx)
  const plant = await aKeptPlant(ctx, user.id)
  const act = await anAct(ctx, { plant_id: plant.id, created_by: user.id, kind: 'medicao', measures })
  await settle(ctx, { of: 'act', id: act.id })
  const rankedBy = async () =>
    (await (await as(other)).points.ranking({ span: 'semana' })).data.map(({ person }) => person.id)
  expect(await rankedBy()).toEqual([user.id])
  expect((await page(`/perfil/${user.nickname}`)).text).toContain('Semente')
  const form = await page('/perfil/editar', user)
  const hidden = await form.press('Salvar escolha', { hidden: 'true' })
  expect(hidden.toast).toBe('Escondido em toda parte.')
  expect(await rankedBy()).toEqual([])
  expect((await page(`/perfil/${user.nickname}`)).text).not.toContain('Semente')
  expect((await (await as(user)).points.entries({})).total).toBe(0)
  for (const path of ['emblemas', 'missoes', 'ranking', 'recompensas', 'pontos']) {
    const there = await page(`/gameficacao/${path}`, user)
    expect(there.text).toContain('Você escondeu esta parte')
    expect(there.$('a[href="/gameficacao/emblemas"]')).toHaveLength(0)
  }
  const later = await anAct(ctx, { plant_id: plant.id, created_by: user.id, at: new Date(ctx.now().getTime() - DAY) })
  await settle(ctx, { of: 'act', id: later.id })
  expect(await balanceOf(ctx, user.id)).toBe(6)
  const shown = await (await page('/gameficacao/emblemas', user)).press('Mostrar de novo')
  expect(shown.toast).toBe('À mostra de novo.')
  expect((await (await as(user)).points.mine()).balance).toBe(6)
  await expect((await as(user)).points.hide({ hidden: 'talvez' as never })).rejects.toMatchObject({ status: 422 })
})

test('the ranking: ties by who came first; only people who are found, and not those apart', async ({
  ctx,
  as,
  page,
  clock,
}) => {
  const [late, early] = [await aUser(ctx, { discoverable: true }), await aUser(ctx, { discoverable: true })]
  const unseen = await aUser(ctx)
  const viewer = await aUser(ctx)
  const type = await typeOf(ctx, 'curso')
  const give = (user_id: number, hours: number, points = 40) => {
    const at = new Date(clock.now.getTime() - hours * 3_600_000)
    return ctx.db.insert(point_entries).values({
      ...{ user_id, points, at, day: '2026-11-21', kind: 'ganho', action_type_id: type.id },
      ...{ source_kind: 'enrolment', source_id: user_id * 100 + hours, open: true },
    })
  }
  await give(late.id, 1)
  await give(early.id, 5)
  await give(unseen.id, 1, 500)
  const ask = async (span: 'semana' | 'mes' | 'sempre') => (await as(viewer)).points.ranking({ span })
  const week = await ask('semana')
  expect(week.data.map(({ person, place }) => [person.id, place])).toEqual([
    [early.id, 1],
    [late.id, 2],
  ])
  expect((await (await as(unseen)).points.ranking({})).mine).toEqual({ place: null, points: 500 })
  expect((await page('/gameficacao/ranking', viewer)).text).toContain('Você não está no ranking')
  await (await as(viewer)).social.blocks.block({ user_id: early.id, blocked: true })
  expect((await ask('mes')).data.map(({ person }) => person.id)).toEqual([late.id])
  await ctx.db.update(users).set({ suspended_at: ctx.now() }).where(eq(users.id, late.id))
  expect((await ask('semana')).data).toEqual([])
})

test('an award is said on the pages that are open, by day: never in quiet hours, nor at night', async ({
  ctx,
  clock,
}) => {
  const said = async () =>
    (await ctx.db.select().from(live_events)).flatMap(({ data }) => (data as { says?: string }).says ?? [])
  const user = await aUser(ctx)
  const plant = await aKeptPlant(ctx, user.id)
  const act = async () => {
    const { id } = await anAct(ctx, { plant_id: plant.id, created_by: user.id })
    await settle(ctx, { of: 'act', id })
  }
  await act()
  expect(await said()).toEqual(['1 ponto: Dia de cuidado. Agora você é Semente.'])
  clock.now = new Date('2026-11-23T02:00:00Z')
  await act()
  expect(await balanceOf(ctx, user.id)).toBe(2)
  expect(await said()).toHaveLength(1)
  await ctx.db.insert(notification_times).values({ user_id: user.id, quiet_from: 9 * 60, quiet_to: 18 * 60 })
  clock.now = new Date('2026-11-24T15:00:00Z')
  await act()
  expect(await balanceOf(ctx, user.id)).toBe(3)
  expect(await said()).toHaveLength(1)
})
