import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { aModerator } from '../a-moderator.factory.ts'
import type { Outcome } from '../cases/case.kinds.ts'
import { moderation_cases } from '../cases/cases.table.ts'

const reason = 'Vende sementes, o que as regras não permitem.'
const text = 'A descrição fala de um livro, e não há nada à venda.'

type As = (user: { id: number }) => Promise<Client>

async function decided(ctx: Context, as: As, outcome: Outcome, values: Parameters<typeof aPlant>[1] = {}) {
  const plant = await aPlant(ctx, { private: false, ...values })
  await (await as(await aUser(ctx))).moderation.reports.send({ plant_id: plant.id, category: 'venda_proibida' })
  const moderator = await aModerator(ctx)
  const { cases } = (await as(moderator)).moderation
  const [row] = await ctx.db.select().from(moderation_cases).where(eq(moderation_cases.target_id, plant.id))
  const { id, uuid } = row ?? { id: 0, uuid: '' }
  await cases.decide({ id, outcome, reason, sure: true, ...(outcome === 'suspender' && { until: '2026-12-20' }) })
  return { plant, id, uuid, moderator, cases }
}

test('the author appeals once; another moderator reverts, and the thing is as it was', async ({ ctx, as, api }) => {
  const { plant, id, uuid, cases } = await decided(ctx, as, 'remover', { photos: 1 })
  const own = (await as({ id: plant.created_by })).moderation.appeals
  expect(await own.show({ uuid })).toMatchObject({ outcome: 'remover', reason, appeal: null, can: { appeal: true } })
  expect((await own.show({ uuid })).photos).toHaveLength(1)
  await expect(own.send({ uuid, text: 'não' })).rejects.toMatchObject({ status: 422 })
  expect(await own.send({ uuid, text })).toMatchObject({ appeal: { text, outcome: null }, can: { appeal: false } })
  await expect(own.send({ uuid, text })).rejects.toMatchObject({ status: 409 })
  expect((await cases.list({ appeal: true })).data).toMatchObject([{ id, appeal_waits: true }])
  const none = await decided(ctx, as, 'avisar')
  await expect(
    (await as(await aModerator(ctx))).moderation.cases.decideAppeal({ id: none.id, outcome: 'mantido', reason }),
  ).rejects.toMatchObject({ status: 404, message: 'Ninguém recorreu desta decisão.' })
  const answer = { id, outcome: 'revertido' as const, reason: 'Conferimos: é mesmo um livro. Desculpe.' }
  const other = (await as(await aModerator(ctx))).moderation.cases
  await expect(cases.decideAppeal(answer)).rejects.toMatchObject({ status: 403 })
  expect(await other.decideAppeal(answer)).toMatchObject({ appeal: { outcome: 'revertido' } })
  expect(await api.garden.plants.show({ id_or_slug: plant.slug })).toMatchObject({ private: false })
  expect(await own.show({ uuid })).toMatchObject({ appeal: { outcome: 'revertido', reason: answer.reason } })
  await expect(other.decideAppeal(answer)).rejects.toMatchObject({ status: 409 })
  const notices = (await (await as({ id: plant.created_by })).notifications.list({ kind: 'moderation' })).data
  expect(notices.map(({ title }) => title)).toContain('Seu recurso foi aceito')
})

test('what its owner had closed stays closed when it is shown again', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false })
  await (await as(await aUser(ctx))).moderation.reports.send({ plant_id: plant.id, category: 'spam' })
  const owner = await as({ id: plant.created_by })
  await owner.garden.plants.changePrivacy({ id_or_slug: plant.slug, private: true })
  const [row] = await ctx.db.select().from(moderation_cases).where(eq(moderation_cases.target_id, plant.id))
  const { id, uuid } = row ?? { id: 0, uuid: '' }
  await (await as(await aModerator(ctx))).moderation.cases.decide({ id, outcome: 'esconder', reason })
  await owner.moderation.appeals.send({ uuid, text })
  await (await as(await aModerator(ctx))).moderation.cases.decideAppeal({ id, outcome: 'revertido', reason })
  expect(await owner.garden.plants.show({ id_or_slug: plant.slug })).toMatchObject({ private: true })
  const opened = await owner.garden.plants.changePrivacy({ id_or_slug: plant.slug, private: false })
  expect(opened).toMatchObject({ private: false })
})

test('a reverted suspension opens the account; a kept decision changes nothing', async ({ ctx, as, api }) => {
  await anAdmin(ctx)
  const { plant, id, uuid } = await decided(ctx, as, 'suspender')
  const account = async () => (await ctx.db.select().from(users).where(eq(users.id, plant.created_by)))[0]
  expect((await account())?.suspended_at).not.toBeNull()
  await ctx.db.update(users).set({ suspended_at: null }).where(eq(users.id, plant.created_by))
  await (await as({ id: plant.created_by })).moderation.appeals.send({ uuid, text })
  await ctx.db.update(users).set({ suspended_at: ctx.now() }).where(eq(users.id, plant.created_by))
  await (await as(await aModerator(ctx))).moderation.cases.decideAppeal({ id, outcome: 'revertido', reason })
  expect((await account())?.suspended_at).toBeNull()
  const kept = await decided(ctx, as, 'esconder')
  await (await as({ id: kept.plant.created_by })).moderation.appeals.send({ uuid: kept.uuid, text })
  await (await as(await aModerator(ctx))).moderation.cases.decideAppeal({ id: kept.id, outcome: 'mantido', reason })
  await expect(api.garden.plants.show({ id_or_slug: kept.plant.slug })).rejects.toMatchObject({ status: 404 })
})

test('an appeal is open for thirty days, and to the author alone; what was kept has none', async ({
  ctx,
  as,
  clock,
}) => {
  const { plant, uuid, moderator } = await decided(ctx, as, 'avisar')
  for (const other of [await aUser(ctx), moderator]) {
    const { appeals } = (await as(other)).moderation
    await expect(appeals.show({ uuid })).rejects.toMatchObject({ status: 404 })
    await expect(appeals.send({ uuid, text })).rejects.toMatchObject({ status: 404 })
  }
  const kept = await decided(ctx, as, 'manter')
  await expect(
    (await as({ id: kept.plant.created_by })).moderation.appeals.show({ uuid: kept.uuid }),
  ).rejects.toMatchObject({ status: 404 })
  clock.now = new Date(clock.now.getTime() + 30.1 * DAY)
  const late = (await as({ id: plant.created_by })).moderation.appeals
  expect(await late.show({ uuid })).toMatchObject({ can: { appeal: false } })
  await expect(late.send({ uuid, text })).rejects.toMatchObject({ status: 409 })
})

test('months in counts, without names', async ({ ctx, as, api }) => {
  await decided(ctx, as, 'esconder')
  await decided(ctx, as, 'manter')
  const { data } = await api.moderation.transparency.months()
  expect(data).toEqual([
    {
      ...{ month: '2026-11', reports: 2, manter: 1, esconder: 1 },
      ...{ remover: 0, avisar: 0, suspender: 0, appeals: 0, reverted: 0 },
    },
  ])
})
