import { and, eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { liftEnded } from '#domains/people/accounts/staff/suspend.actions.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { aModerator } from '../a-moderator.factory.ts'

const reason = 'Vende sementes, o que as regras não permitem.'

type As = (user: { id: number }) => Promise<Client>
type Named = Parameters<Client['moderation']['reports']['send']>[0]

/** A thing that somebody reported, and the case it opened. */
async function reported(ctx: Context, as: As, thing: Omit<Named, 'category'>) {
  const reporter = await aUser(ctx)
  await (await as(reporter)).moderation.reports.send({ ...thing, category: 'venda_proibida', text: 'Está vendendo.' })
  const moderator = await aModerator(ctx)
  const { cases } = (await as(moderator)).moderation
  const id = (await cases.list({ order_by: 'created_at' })).data[0]?.id ?? 0
  return { reporter, moderator, cases, id }
}

const noticesOf = (ctx: Context, user_id: number) =>
  ctx.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, user_id), eq(notifications.kind, 'moderation')))

test('hidden, a thing is private until the moderation shows it again', async ({ ctx, as, api }) => {
  const plant = await aPlant(ctx, { private: false, photos: 1 })
  const { cases, id } = await reported(ctx, as, { plant_id: plant.id })
  expect(await cases.decide({ id, outcome: 'esconder', reason })).toMatchObject({ state: 'decidida' })
  await expect(api.garden.plants.show({ id_or_slug: plant.slug })).rejects.toMatchObject({ status: 404 })
  const owner = await as({ id: plant.created_by })
  expect(await owner.garden.plants.show({ id_or_slug: plant.slug })).toMatchObject({ private: true })
  const open = owner.garden.plants.changePrivacy({ id_or_slug: plant.slug, private: false })
  await expect(open).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/^A moderação escondeu/) })
})

test('spaces and plans are hidden and removed in the same way', async ({ ctx, as, api }) => {
  const space = await aSpace(ctx, { private: false })
  const plan = await aPlan(ctx, { private: false })
  const first = await reported(ctx, as, { space_id: space.id })
  await first.cases.decide({ id: first.id, outcome: 'esconder', reason })
  await expect(api.garden.spaces.show({ slug: space.slug })).rejects.toMatchObject({ status: 404 })
  const keeper = await as({ id: space.created_by })
  await expect(keeper.garden.spaces.changePrivacy({ slug: space.slug, private: false })).rejects.toMatchObject({
    status: 409,
  })
  const second = await reported(ctx, as, { plan_cultivation_id: plan.id })
  await second.cases.decide({ id: second.id, outcome: 'remover', reason, sure: true })
  expect(await second.cases.read({ id: second.id })).toMatchObject({ now: null, seen: { title: plan.name } })
  const planner = await as({ id: plan.created_by })
  await expect(planner.plans.show({ slug: plan.slug })).rejects.toMatchObject({ status: 404 })
})

test('a hidden comment keeps its place; only its author still reads it', async ({ ctx, as, api }) => {
  const plant = await aPlant(ctx, { private: false })
  const writer = await as(await aUser(ctx))
  const { id: comment_id } = await writer.social.comments.post({ plant_id: plant.id, text: 'Compre aqui' })
  const { cases, id } = await reported(ctx, as, { comment_id })
  await cases.decide({ id, outcome: 'esconder', reason })
  const shown = async (client: Client) => (await client.social.comments.list({ plant_id: plant.id })).data[0]
  expect(await shown(api)).toMatchObject({ text: '', hidden: true })
  expect(await shown(writer)).toMatchObject({ text: 'Compre aqui', hidden: true, can: { update: false } })
  const someone = (await as(await aUser(ctx))).moderation.reports
  await expect(someone.send({ comment_id, category: 'spam' })).rejects.toMatchObject({ status: 404 })
})

test('a hidden profile is open to its person alone; a removed one loses what they wrote', async ({ ctx, as, api }) => {
  const person = await aUser(ctx, { bio: 'Vendo mudas', discoverable: true })
  const { cases, id } = await reported(ctx, as, { user_id: person.id })
  await cases.decide({ id, outcome: 'esconder', reason })
  await expect(api.accounts.users.show({ id_or_nickname: person.nickname })).rejects.toMatchObject({ status: 404 })
  const self = await as(person)
  expect(await self.accounts.users.show({ id_or_nickname: person.nickname })).toMatchObject({ bio: 'Vendo mudas' })
  const other = await aUser(ctx, { bio: 'Vendo sementes' })
  const second = await reported(ctx, as, { user_id: other.id })
  await second.cases.decide({ id: second.id, outcome: 'remover', reason, sure: true })
  expect(await api.accounts.users.show({ id_or_nickname: other.nickname })).toMatchObject({ bio: '' })
})

test('suspending hides the thing and closes the account until its day, when it opens by itself', async ({
  ctx,
  as,
  clock,
}) => {
  await anAdmin(ctx)
  const plant = await aPlant(ctx, { private: false })
  const { cases, id } = await reported(ctx, as, { plant_id: plant.id })
  await expect(cases.decide({ id, outcome: 'suspender', reason })).rejects.toMatchObject({
    status: 422,
    data: { errors: { until: [expect.any(String)] } },
  })
  await expect(cases.decide({ id, outcome: 'suspender', reason, until: '2026-11-01' })).rejects.toMatchObject({
    status: 422,
  })
  await cases.decide({ id, outcome: 'suspender', reason, until: '2026-11-25' })
  const [mail] = await ctx.db.select().from(mails)
  expect(mail?.text).toContain(reason)
  expect(mail?.text).toContain('25 de novembro de 2026')
  expect(mail?.text).toContain('/contato')
  const account = async () => (await ctx.db.select().from(users).where(eq(users.id, plant.created_by)))[0]
  expect(await account()).toMatchObject({ suspended_reason: reason, suspended_at: expect.any(Date) })
  clock.now = new Date('2026-11-25T12:00:00Z')
  await liftEnded(ctx)
  expect((await account())?.suspended_at).not.toBeNull()
  clock.now = new Date('2026-11-26T12:00:00Z')
  await liftEnded(ctx)
  expect(await account()).toMatchObject({ suspended_at: null, suspended_until: null, suspended_reason: null })
})

test('the author reads what was decided and why, never who reported; whoever reported reads the outcome alone', async ({
  ctx,
  as,
}) => {
  const plant = await aPlant(ctx, { private: false, name: 'Jasmim' })
  const { cases, id, reporter } = await reported(ctx, as, { plant_id: plant.id })
  await cases.decide({ id, outcome: 'avisar', reason })
  const [told] = await noticesOf(ctx, plant.created_by)
  expect(told).toMatchObject({
    title: 'A moderação deixou um aviso: Jasmim',
    text: expect.stringContaining(reason),
    url: expect.stringMatching(/^\/recurso\//),
  })
  expect(JSON.stringify(told)).not.toContain(reporter.nickname)
  const [outcome] = await noticesOf(ctx, reporter.id)
  expect(outcome).toMatchObject({ title: 'A moderação analisou sua denúncia' })
  expect(outcome?.text).not.toContain(reason)
  const uuid = told?.url.split('/').at(-1) ?? ''
  const own = (await as({ id: plant.created_by })).moderation.appeals
  expect(JSON.stringify(await own.show({ uuid }))).not.toContain(reporter.nickname)
})

test('of what is kept only whoever reported hears', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false })
  const { cases, id, reporter } = await reported(ctx, as, { plant_id: plant.id })
  await cases.decide({ id, outcome: 'manter', reason })
  expect(await noticesOf(ctx, plant.created_by)).toEqual([])
  expect(await noticesOf(ctx, reporter.id)).toMatchObject([{ url: `/cultivo/planta/${plant.slug}` }])
})

test('a case is taken, noted and decided once; all of it is in the audit log', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false })
  const { cases, id, moderator } = await reported(ctx, as, { plant_id: plant.id })
  expect(await cases.assign({ id, assigned_to: moderator.id })).toMatchObject({ state: 'em_analise' })
  await expect(cases.assign({ id, assigned_to: plant.created_by })).rejects.toMatchObject({ status: 422 })
  expect(await cases.assign({ id, assigned_to: null })).toMatchObject({ state: 'aberta', assigned: null })
  const noted = await cases.note({ id, text: 'Já avisamos em outubro.' })
  expect(noted.history.map(({ kind }) => kind)).toEqual(['aberta', 'assumida', 'largada', 'nota'])
  await cases.decide({ id, outcome: 'avisar', reason })
  const other = (await as(await anAdmin(ctx))).moderation.cases
  await expect(other.decide({ id, outcome: 'remover', reason, sure: true })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(moderator.nickname),
  })
  await expect(other.assign({ id, assigned_to: moderator.id })).rejects.toMatchObject({ status: 409 })
  const logged = await ctx.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject, `report:${id}`))
    .orderBy(audit_log.id)
  expect(logged.map(({ action }) => action)).toEqual([
    'report.assigned',
    'report.assigned',
    'report.noted',
    'report.decided',
  ])
})

test('nobody decides about what is theirs, nor without a reason; a moderator does not suspend an admin', async ({
  ctx,
  as,
}) => {
  const moderator = await aModerator(ctx)
  const plant = await aPlant(ctx, { private: false, created_by: moderator.id })
  const { cases, id } = await reported(ctx, as, { plant_id: plant.id })
  const own = (await as(moderator)).moderation.cases
  expect(await own.read({ id })).toMatchObject({ can: { decide: false, why_not: expect.any(String) } })
  await expect(own.decide({ id, outcome: 'manter', reason })).rejects.toMatchObject({ status: 403 })
  await expect(cases.decide({ id, outcome: 'manter', reason: '' })).rejects.toMatchObject({ status: 422 })
  const admins = await aPlant(ctx, { private: false, created_by: (await anAdmin(ctx)).id })
  const second = await reported(ctx, as, { plant_id: admins.id })
  await expect(
    second.cases.decide({ id: second.id, outcome: 'suspender', reason, until: '2026-12-01' }),
  ).rejects.toMatchObject({ status: 403 })
})

test('the queue: oldest open first, then decided; state, rule, kind, assignee and search narrow it', async ({
  ctx,
  as,
  clock,
}) => {
  const start = clock.now.getTime()
  const titles = ['Antiga', 'Média', 'Nova']
  const ids: number[] = []
  for (const [at, name] of titles.entries()) {
    clock.now = new Date(start + at * DAY)
    const plant = await aPlant(ctx, { private: false, name })
    ids.push((await reported(ctx, as, { plant_id: plant.id })).id)
  }
  const moderator = await aModerator(ctx)
  const { cases } = (await as(moderator)).moderation
  const found = async (filter: Parameters<typeof cases.list>[0]) => (await cases.list(filter)).data.map((c) => c.title)
  expect(await found({})).toEqual(titles)
  await cases.decide({ id: ids[0] ?? 0, outcome: 'avisar', reason })
  await cases.assign({ id: ids[2] ?? 0, assigned_to: moderator.id })
  expect(await found({})).toEqual(['Média', 'Nova', 'Antiga'])
  expect(await found({ state: 'decidida' })).toEqual(['Antiga'])
  expect(await found({ assigned: 'nobody', state: 'aberta' })).toEqual(['Média'])
  expect(await found({ assigned: 'me' })).toEqual(['Nova', 'Antiga'])
  expect(await found({ kind: 'comment' })).toEqual([])
  expect(await found({ category: 'venda_proibida', search: 'MEDIA' })).toEqual(['Média'])
  expect(await found({ category: 'odio' })).toEqual([])
  expect(await found({ order_by: 'created_at', order_type: 'desc', per_page: 1, page: 2 })).toEqual(['Média'])
  expect((await cases.read({ id: ids[1] ?? 0 })).earlier).toEqual([])
})

test('only the team reads or decides', async ({ ctx, as, api }) => {
  const plant = await aPlant(ctx, { private: false })
  const { id } = await reported(ctx, as, { plant_id: plant.id })
  const { cases } = (await as(await aUser(ctx))).moderation
  const calls = [
    () => cases.list({}),
    () => cases.read({ id }),
    () => cases.decide({ id, outcome: 'manter', reason }),
    () => cases.note({ id, text: 'oi' }),
    () => cases.assign({ id }),
    () => cases.decideAppeal({ id, outcome: 'mantido', reason }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 403 })
  await expect(api.moderation.cases.read({ id })).rejects.toMatchObject({ status: 401 })
  const manager = (await as(await aUser(ctx, { roles: ['manager'] }))).moderation.cases
  expect(await manager.read({ id })).toMatchObject({ id })
  await expect(manager.read({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
})
