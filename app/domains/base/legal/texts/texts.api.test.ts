import { desc, sql } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { textsJobs } from './texts.jobs.ts'

const draft = { version: '2.0', summary: 'Fica mais claro.', body: '# Política\n\nTexto novo.' }

test('a draft is written, changed and published; then it is the current one and nothing of it changes', async ({
  ctx,
  as,
  api,
}) => {
  const { policy } = (await as(await aUser(ctx, { roles: ['admin'] }))).legal
  const { slug, state, can } = await policy.create(draft)
  expect({ slug, state, can }).toEqual({ slug: 'versao-2-0', state: 'rascunho', can: { update: true } })
  const changed = await policy.update({ ...draft, version: '2.1', slug })
  expect(changed.slug).toBe('versao-2-1')
  expect((await api.legal.policy.current()).version).toBe('1.0')
  const published = await policy.publish({ slug: 'versao-2-1', effective_on: '2026-11-21' })
  expect(published).toMatchObject({ state: 'vigente', effective_at: ctx.now(), can: { update: false } })
  expect(await api.legal.policy.current()).toMatchObject({ version: '2.1', body: draft.body })
  await expect(policy.update({ ...draft, slug: 'versao-2-1' })).rejects.toMatchObject({ status: 409 })
  await expect(policy.remove({ slug: 'versao-2-1' })).rejects.toMatchObject({ status: 409 })
  await expect(policy.publish({ slug: 'versao-2-1', effective_on: '2026-12-01' })).rejects.toMatchObject({
    status: 409,
  })
  const [last] = await ctx.db.select().from(audit_log).orderBy(desc(audit_log.id)).limit(1)
  expect(last).toMatchObject({ action: 'legal.publish', after: { version: '2.1' } })
})

test('another day is announced and begins at midnight in Brasília; a day that is over is refused', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const { policy } = (await as(await aUser(ctx, { roles: ['admin'] }))).legal
  const { slug } = await policy.create(draft)
  await expect(policy.publish({ slug, effective_on: '2026-11-20' })).rejects.toMatchObject({
    data: { errors: { effective_on: ['Este dia já passou. Escolha hoje ou uma data futura.'] } },
  })
  await expect(policy.publish({ slug, effective_on: 'amanhã' })).rejects.toMatchObject({ status: 422 })
  await policy.publish({ slug, effective_on: '2026-11-24' })
  const { next } = await api.legal.policy.upcoming()
  expect(next).toMatchObject({ version: '2.0', effective_at: new Date('2026-11-24T03:00:00Z') })
  expect((await api.legal.policy.show({ slug })).state).toBe('agendada')
  const reader = await aUser(ctx)
  await aUser(ctx, { email_verified_at: null })
  const { rows } = await ctx.db.execute(sql`select from graphile_worker.jobs where task_identifier = 'legal.announce'`)
  expect(rows).toHaveLength(1)
  await textsJobs['legal.announce'](ctx, { kind: 'politica_de_privacidade', text_id: next?.id ?? 0, after_user_id: 0 })
  const mailed = await ctx.db.select().from(mails)
  expect(mailed).toHaveLength(2)
  expect(mailed.find(({ to }) => to === reader.email)?.text).toContain('/privacidade?versao=versao-2-0')
  clock.now = new Date(clock.now.getTime() + 4 * DAY)
  expect((await api.legal.policy.current()).version).toBe('2.0')
  expect((await api.legal.policy.show({ slug: 'versao-1-0' })).state).toBe('anterior')
})

test('only who publishes sees drafts and writes; a version is used once', async ({ ctx, as, api }) => {
  const { policy } = (await as(await aUser(ctx, { roles: ['admin'] }))).legal
  await policy.create(draft)
  await expect(policy.create(draft)).rejects.toMatchObject({ status: 422 })
  await expect(policy.create({ ...draft, version: 'nova' })).rejects.toMatchObject({ status: 422 })
  await expect(policy.update({ ...draft, version: '1.0', slug: 'versao-2-0' })).rejects.toMatchObject({ status: 422 })
  await expect(api.legal.policy.show({ slug: 'versao-2-0' })).rejects.toMatchObject({ status: 404 })
  const grower = (await as(await aUser(ctx))).legal.policy
  await expect(grower.show({ slug: 'versao-2-0' })).rejects.toMatchObject({ status: 404 })
  for (const refused of [
    grower.list({}),
    grower.create(draft),
    grower.update({ ...draft, slug: 'versao-2-0' }),
    grower.publish({ slug: 'versao-2-0', effective_on: '2026-12-01' }),
    grower.remove({ slug: 'versao-2-0' }),
  ])
    await expect(refused).rejects.toMatchObject({ status: 403 })
  expect((await policy.list({})).data.map(({ state }) => state)).toEqual(['rascunho', 'vigente'])
  expect((await policy.list({ search: '2.0', published: 'true' })).total).toBe(0)
  await policy.remove({ slug: 'versao-2-0' })
  expect((await policy.list({})).total).toBe(1)
})

test('versions are found by their words, whatever the accents and capitals', async ({ ctx, as }) => {
  const { policy } = (await as(await aUser(ctx, { roles: ['admin'] }))).legal
  await policy.create({ ...draft, summary: 'Sessões e localização das fotos.' })
  for (const search of ['localizacao', 'SESSÕES', '2.0'])
    expect(
      (await policy.list({ search })).data.map(({ version }) => version),
      search,
    ).toEqual(['2.0'])
  expect((await policy.list({ search: '%' })).data).toEqual([])
})
