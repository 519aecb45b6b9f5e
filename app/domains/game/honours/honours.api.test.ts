import { and, eq } from 'drizzle-orm'
import { rebuild } from '#domains/game/points/ledger/rebuild.actions.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { copyOf } from '#domains/people/privacy/exports/copy-of.factory.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { settle } from '../points/causes/settle.actions.ts'
import { aKeptPlant, anAct, typeOf } from '../points/game.factory.ts'
import { badge_awards, badges } from './badges/badges.table.ts'
import { expireMissions } from './missions/missions.actions.ts'
import { mission_enrolments, missions } from './missions/missions.table.ts'

async function aBadge(ctx: Context, fields: Partial<typeof badges.$inferInsert> = {}) {
  const { id } = await typeOf(ctx, 'cuidado')
  const rule = { name: 'Cuidadosa', slug: 'cuidadosa', action_type_id: id, times: 2, window_days: 7 }
  const [badge] = await ctx.db
    .insert(badges)
    .values({ ...rule, ...fields })
    .returning()
  if (!badge) throw new Error('insert returned no row')
  return badge
}

async function aMission(ctx: Context, fields: Partial<typeof missions.$inferInsert> = {}) {
  const [care, measured] = [await typeOf(ctx, 'cuidado'), await typeOf(ctx, 'medicao')]
  const mission: typeof missions.$inferInsert = {
    ...{ name: 'Semana boa', slug: 'semana-boa', points: 30, first_action_id: care.id, first_times: 2 },
    ...{ second_action_id: measured.id, second_times: 1 },
    ...{ starts_at: new Date(ctx.now().getTime() - DAY), ends_at: new Date(ctx.now().getTime() + 7 * DAY) },
    ...fields,
  }
  await ctx.db.insert(missions).values(mission)
}

/** Somebody with a plant, and what they do with it on a day from now. */
async function aKeeper(ctx: Context, clock: { now: Date }) {
  const user = await aUser(ctx)
  const plant = await aKeptPlant(ctx, user.id, { private: true })
  const start = clock.now
  const act = async (day: number, more: Omit<Partial<typeof updates.$inferInsert>, 'plant_id'> = {}) => {
    clock.now = new Date(start.getTime() + day * DAY)
    const row = await anAct(ctx, { plant_id: plant.id, created_by: user.id, ...more })
    await settle(ctx, { of: 'act', id: row.id })
    return row
  }
  const undo = async ({ id }: { id: number }) => {
    await ctx.db.update(updates).set({ deleted_at: ctx.now() }).where(eq(updates.id, id))
    await settle(ctx, { of: 'act', id })
  }
  const open = () => ctx.db.update(plants).set({ private: false }).where(eq(plants.id, plant.id))
  return { user, act, undo, open }
}
const measurement = { kind: 'medicao' as const, measures: { ph: { value: 6 } } }

test('a badge by rule: within its window, once, with a notice that is withdrawn when the act is undone', async ({
  ctx,
  as,
  clock,
  page,
}) => {
  await aBadge(ctx)
  const always = await aBadge(ctx, { slug: 'sempre', name: 'De sempre', window_days: 0, times: 3 })
  const { user, act, undo, open } = await aKeeper(ctx, clock)
  await act(0)
  await act(8)
  expect((await (await as(user)).honours.badges()).won).toBe(0)
  const last = await act(9)
  const mine = await (await as(user)).honours.badges()
  expect(mine.data.map(({ name, won_at }) => [name, won_at !== null])).toEqual([
    ['Cuidadosa', true],
    ['De sempre', true],
  ])
  expect(mine.data[0]?.rule).toBe('“Dia de cuidado”, 2 vezes em 7 dias.')
  const prize = await aBadge(ctx, { slug: 'mes', name: 'Mês do cuidado', way: 'mao', action_type_id: null })
  await aMission(ctx, { badge_id: prize.id })
  await ctx.db.insert(badge_awards).values({ badge_id: prize.id, user_id: user.id })
  // What was done with plants that nobody sees stands on no profile but for its owner; nor what a mission of care gave.
  for (const name of ['Cuidadosa', prize.name])
    expect((await page(`/perfil/${user.nickname}`)).text).not.toContain(name)
  expect((await page(`/perfil/${user.nickname}`, user)).text).toContain('Cuidadosa')
  await open()
  const seen = await page(`/perfil/${user.nickname}`)
  for (const name of ['Cuidadosa', prize.name]) expect(seen.text).toContain(name)
  expect(seen.links()).toContain('/gameficacao/emblemas')
  expect((await page('/notificacoes', user)).text).toContain('Você ganhou o emblema De sempre')
  await undo(last)
  const kept = and(eq(badge_awards.badge_id, always.id), eq(badge_awards.user_id, user.id))
  expect(await ctx.db.$count(badge_awards, kept)).toBe(0)
  expect(await ctx.db.$count(notifications, eq(notifications.key, `badge:${always.id}`))).toBe(0)
})

test('a secret badge is nowhere until it is won; the profile of who may not be seen tells nothing', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  await aBadge(ctx, { secret: true, times: 1 })
  const { user, act, open } = await aKeeper(ctx, clock)
  await open()
  expect(await (await as(user)).honours.badges()).toEqual({ data: [], won: 0, secret_left: 1 })
  await act(0)
  expect(await (await as(user)).honours.badges()).toMatchObject({ won: 1, secret_left: 0 })
  expect(await api.honours.of({ id_or_nickname: user.nickname })).toMatchObject({
    ...{ level: 'Semente', badges: [{ name: 'Cuidadosa' }] },
  })
  await expect(api.honours.of({ id_or_nickname: 'nao-ha' })).rejects.toMatchObject({ status: 404 })
  const blocked = await aUser(ctx)
  await (await as(user)).social.blocks.block({ user_id: blocked.id, blocked: true })
  const seen = (await as(blocked)).honours.of({ id_or_nickname: user.nickname })
  await expect(seen).rejects.toMatchObject({ status: 404 })
})

test('by hand: the team gives one, once, and it is in the audit log; others may not', async ({ ctx, as, page }) => {
  const badge = await aBadge(ctx, { way: 'mao', action_type_id: null })
  const person = await aUser(ctx)
  const staff = await aStaffMember(ctx, ['game.manage'])
  const desk = await page('/admin/gameficacao/entregas', staff)
  const nobody = await desk.press('Dar emblema', { badge_id: String(badge.id), nickname: 'quem' })
  expect(nobody.error('nickname')).toContain('Não encontramos ninguém')
  expect((await desk.press('Dar emblema', { badge_id: String(badge.id), nickname: person.nickname })).toast).toBe(
    `${person.nickname} ganhou Cuidadosa.`,
  )
  const again = (await as(staff)).honours.give({ badge_id: badge.id, nickname: person.nickname })
  await expect(again).rejects.toMatchObject({ status: 409, message: `${person.nickname} já tem este emblema.` })
  const { nickname } = await aUser(ctx, { game_hidden: true })
  const hidden = await desk.press('Dar emblema', { badge_id: String(badge.id), nickname })
  expect(hidden.error('nickname')).toBe(`${nickname} não participa do jogo agora.`)
  await expect((await as(person)).honours.give({ badge_id: badge.id, nickname: 'x' })).rejects.toMatchObject({
    status: 403,
  })
})

test('a profile shows everybody the level and the badges of its person', async ({ ctx, as, clock, page }) => {
  const badge = await aBadge(ctx, { way: 'mao', action_type_id: null, tier: 'ouro' })
  const { user, act, open } = await aKeeper(ctx, clock)
  const shown = async () => (await page(`/perfil/${user.nickname}`)).textOf('[aria-label="Nível e emblemas"]')
  expect(await shown()).toBe('')
  await open()
  await act(0, measurement)
  await (await as(await aStaffMember(ctx, ['game.manage']))).honours.give({
    badge_id: badge.id,
    nickname: user.nickname,
  })
  expect(await shown()).toMatch(/^Semente ?Cuidadosa \(Ouro\) ?Como se ganham$/)
})

test('a mission: only what comes after joining counts; done, its prize is collected once', async ({
  ctx,
  as,
  clock,
  page,
}) => {
  await aMission(ctx)
  const { user, act, undo } = await aKeeper(ctx, clock)
  await act(0, measurement)
  const form = await page('/gameficacao/missao/semana-boa', user)
  expect((await form.press('Entrar na missão')).toast).toContain('Você está na missão')
  const calls = (await as(user)).honours.missions
  expect((await calls.show({ slug: 'semana-boa' })).conditions.map(({ counted }) => counted)).toEqual([0, 0])
  await expect(calls.collect({ slug: 'semana-boa' })).rejects.toMatchObject({ status: 409 })
  const steps = (await page('/gameficacao/missao/semana-boa', user)).text
  expect(steps).toContain('0 de 1 · conta uma vez a cada 2 dias')
  await act(1)
  const last = await act(3, { ...measurement, measures: { ph: { value: 6.5 } } })
  expect(await calls.show({ slug: 'semana-boa' })).toMatchObject({ state: 'concluido', can: { collect: true } })
  expect((await page('/gameficacao/missoes', user)).text).toContain('Receber o prêmio')
  await undo(last)
  expect(await calls.show({ slug: 'semana-boa' })).toMatchObject({ state: 'inscrito' })
  const third = await act(5, { ...measurement, measures: { ph: { value: 6.7 } } })
  const before = (await (await as(user)).points.mine()).balance
  const there = await page('/gameficacao/missao/semana-boa', user)
  expect((await there.press('Receber o prêmio')).toast).toBe('Prêmio recebido.')
  expect(await calls.collect({ slug: 'semana-boa' })).toMatchObject({ state: 'recompensado' })
  expect((await (await as(user)).points.mine()).balance).toBe(before + 30)
  // What it was for is undone: so is the prize, which comes again with what stands in its place.
  await undo(third)
  expect(await calls.show({ slug: 'semana-boa' })).toMatchObject({ state: 'inscrito', can: { collect: false } })
  const without = (await (await as(user)).points.mine()).balance
  await act(6, { ...measurement, measures: { ph: { value: 6.9 } } })
  const again = (await (await as(user)).points.mine()).balance
  expect(again).toBeGreaterThan(without)
  await calls.collect({ slug: 'semana-boa' })
  expect((await (await as(user)).points.mine()).balance).toBe(again + 30)
  expect(await rebuild(ctx)).toMatchObject({ wrong: [] })
})

test('a mission that can no longer be done in time takes nobody, and says so', async ({ ctx, as, clock, page }) => {
  await aMission(ctx, { second_action_id: null, second_times: 0 })
  const user = await aUser(ctx)
  const [care] = (await (await as(user)).honours.missions.show({ slug: 'semana-boa' })).conditions
  expect(care).toMatchObject({ times: 2, daily_cap: 1 })
  clock.now = new Date(clock.now.getTime() + 7 * DAY - 60_000)
  const calls = (await as(user)).honours.missions
  expect(await calls.show({ slug: 'semana-boa' })).toMatchObject({ in_time: false, can: { join: false } })
  await expect(calls.join({ slug: 'semana-boa' })).rejects.toMatchObject({ status: 409 })
  expect((await page('/gameficacao/missao/semana-boa', user)).text).toContain(
    'Já não dá tempo de completar esta missão.',
  )
})

test('a mission left begins anew; its time over it expires once, and what was done in time still counts', async ({
  ctx,
  as,
  clock,
  page,
}) => {
  await aMission(ctx, { second_action_id: null, second_times: 0 })
  const { user, act } = await aKeeper(ctx, clock)
  const lazy = await aUser(ctx)
  const calls = (await as(user)).honours.missions
  await (await as(lazy)).honours.missions.join({ slug: 'semana-boa' })
  await calls.join({ slug: 'semana-boa' })
  await act(1)
  expect(await calls.leave({ slug: 'semana-boa' })).toMatchObject({ state: 'saiu', can: { join: true } })
  await expect((await as(await aUser(ctx))).honours.missions.leave({ slug: 'semana-boa' })).rejects.toMatchObject({
    status: 409,
  })
  clock.now = new Date(clock.now.getTime() + 60_000)
  const again = await (await as(user)).honours.missions.join({ slug: 'semana-boa' })
  expect(again.conditions[0]).toMatchObject({ counted: 0, times: 2 })
  await act(2)
  await act(3)
  clock.now = new Date(clock.now.getTime() + 20 * DAY)
  for (let i = 0; i < 2; i++) await expireMissions(ctx)
  const rows = await ctx.db.select().from(mission_enrolments).orderBy(mission_enrolments.id)
  expect(rows.map(({ user_id, state }) => [user_id, state])).toEqual([
    [lazy.id, 'expirado'],
    [user.id, 'concluido'],
  ])
  await expect((await as(await aUser(ctx))).honours.missions.join({ slug: 'semana-boa' })).rejects.toMatchObject({
    status: 409,
  })
  expect((await (await as(user)).honours.missions.list()).data).toHaveLength(1)
  expect((await page('/gameficacao/missoes', await aUser(ctx))).text).toContain('Nenhuma missão aberta agora.')
  expect((await page('/gameficacao/missao/nao-ha', user)).status).toBe(404)
  expect((await page('/gameficacao/missao', user)).text).toContain('Semana boa')
  expect((await page('/gameficacao/missao', lazy)).text).toContain('Você não está em nenhuma missão agora.')
})

test('the preview says whom the rules would have rewarded, as the ledger then has it, and writes nothing', async ({
  ctx,
  as,
  clock,
  page,
}) => {
  await aBadge(ctx)
  await aMission(ctx)
  const { user, act } = await aKeeper(ctx, clock)
  for (const day of [0, 1, 4]) await act(day, { ...measurement, measures: { ph: { value: 6 + day / 10 } } })
  const staff = await aStaffMember(ctx, ['game.manage'])
  const before = await ctx.db.$count(badge_awards)
  const { data, points } = await (await as(staff)).honours.preview()
  const of = (name: string) => data.find((rule) => rule.name === name)
  expect(of('Dia de cuidado')).toMatchObject({ people: 1, times: 3, points: 3, nicknames: [user.nickname] })
  expect(of('Medição')).toMatchObject({ people: 1, times: 2, points: 10 })
  expect(of('Cuidadosa')).toMatchObject({ people: 1, points: 0 })
  expect(of('Semana boa')).toMatchObject({ people: 1, points: 30 })
  expect(points).toBe(43)
  expect((await (await as(user)).points.mine()).earned).toBe(13)
  expect(await ctx.db.$count(badge_awards)).toBe(before)
  expect((await page('/admin/gameficacao/previa', staff)).text).toContain('Quem as regras de agora teriam premiado')
  expect((await page('/admin/gameficacao/previa', user)).status).toBe(302)
})

test('the copy says which badges and missions they are', async ({ ctx }) => {
  await aBadge(ctx)
  const [badge, user] = [await aBadge(ctx, { name: 'Amiga', slug: 'amiga' }), await aUser(ctx)]
  await aMission(ctx, { name: 'Outra', slug: 'outra' })
  await aMission(ctx)
  const [mission] = await ctx.db.select().from(missions).where(eq(missions.slug, 'semana-boa'))
  await ctx.db.insert(badge_awards).values({ badge_id: badge.id, user_id: user.id })
  const about = { mission_id: mission?.id ?? 0, user_id: user.id, enrolled_at: ctx.now() }
  await ctx.db.insert(mission_enrolments).values(about)
  expect(await copyOf(ctx, 'emblemas', user)).toMatchObject([{ badge_id: badge.id, badge_name: 'Amiga' }])
  expect(await copyOf(ctx, 'missoes', user)).toMatchObject([{ mission_id: mission?.id, mission_name: 'Semana boa' }])
})
