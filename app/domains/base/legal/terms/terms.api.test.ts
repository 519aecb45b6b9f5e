import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { terms_of_service } from '../texts/texts.table.ts'
import { terms_acceptances } from './terms.table.ts'

async function publish(ctx: Context, version: string, inDays = 0, body = `# ${version}`) {
  const effective_at = new Date(ctx.now().getTime() + inDays * DAY)
  const [terms] = await ctx.db
    .insert(terms_of_service)
    .values({ version, slug: `versao-${version}`, body, effective_at, published_at: ctx.now() })
    .returning()
  return terms?.id ?? 0
}

test('the current terms are the newest whose date has come', async ({ ctx, api, clock }) => {
  const now = await publish(ctx, '2.0')
  const soon = await publish(ctx, '3.0', 7)
  expect(await api.legal.terms.current()).toMatchObject({ id: now, version: '2.0', body: '# 2.0' })
  clock.now = new Date(clock.now.getTime() + 7 * DAY)
  expect((await api.legal.terms.current()).id).toBe(soon)
})

test('new terms close the door until they are accepted, and accepting twice is once', async ({
  ctx,
  contextOf,
  as,
}) => {
  const user = await aUser(ctx)
  const terms_of_service_id = await publish(ctx, '2.0')
  const before = await contextOf(user)
  expect(before.viewer?.terms_accepted).toBe(false)
  const client = testClient(before)
  const first = await client.legal.terms.accept({ terms_of_service_id, accept: true })
  expect(first).toEqual({ terms_of_service_id, accepted_at: ctx.now() })
  expect(await client.legal.terms.accept({ terms_of_service_id, accept: true })).toEqual(first)
  expect((await contextOf(user)).viewer?.terms_accepted).toBe(true)
  expect((await (await as(user)).accounts.sessions.me()).user.current_terms_of_service).toEqual({ terms_of_service_id })
  expect(await ctx.db.select().from(terms_acceptances).where(eq(terms_acceptances.user_id, user.id))).toHaveLength(2)
})

test('only the current id counts, only with a yes, only signed in', async ({ ctx, as, api }) => {
  const old = (await api.legal.terms.current()).id
  const terms_of_service_id = await publish(ctx, '2.0')
  const { accept } = (await as(await aUser(ctx, { email_verified_at: null }))).legal.terms
  await expect(accept({ terms_of_service_id: old, accept: true })).rejects.toMatchObject({ status: 409 })
  // @ts-expect-error an untyped client may send this
  await expect(accept({ terms_of_service_id, accept: false })).rejects.toMatchObject({ status: 422 })
  await expect(api.legal.terms.accept({ terms_of_service_id, accept: true })).rejects.toMatchObject({ status: 401 })
})

test('who accepted an earlier version sees what is different, word by word; others see nothing to compare', async ({
  ctx,
  as,
}) => {
  const before = await aUser(ctx)
  await publish(ctx, '2.0', 0, '# Termos\n\nVocê tem 15 dias.\n\nFim.')
  const client = await as(before)
  const id = (await client.legal.terms.current()).id
  await client.legal.terms.accept({ terms_of_service_id: id, accept: true })
  expect(await client.legal.terms.changes({})).toEqual({ changes: null })
  await publish(ctx, '2.1', 3, '# Termos\n\nVocê tem 30 dias.\n\nFim.')
  const { changes } = await client.legal.terms.changes({ slug: 'versao-2.1' })
  expect(changes).toMatchObject({ from_version: '2.0', to_version: '2.1', accepted_at: ctx.now() })
  expect(changes?.blocks.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same'])
  const fresh = await as(await aUser(ctx, { terms_accepted: false }))
  expect(await fresh.legal.terms.changes({})).toEqual({ changes: null })
})

test('terms that wait for their day are announced and close nothing until it comes', async ({
  ctx,
  api,
  clock,
  contextOf,
}) => {
  const user = await aUser(ctx)
  await publish(ctx, '2.0', 7)
  expect((await api.legal.terms.upcoming()).next).toMatchObject({ version: '2.0' })
  expect((await contextOf(user)).viewer?.terms_accepted).toBe(true)
  clock.now = new Date(clock.now.getTime() + 7 * DAY)
  expect((await contextOf(user)).viewer?.terms_accepted).toBe(false)
  expect((await api.legal.terms.upcoming()).next).toBeNull()
})

test('a version of the terms is drafted, changed, thrown away, or published and then in force', async ({
  ctx,
  as,
  api,
}) => {
  const { terms } = (await as(await aUser(ctx, { roles: ['admin'] }))).legal
  const draft = { version: '9.0', summary: 'Fica mais claro.', body: '# Termos\n\nTexto novo.' }
  const { slug } = await terms.create(draft)
  await expect(api.legal.terms.show({ slug })).rejects.toMatchObject({ status: 404 })
  expect(await terms.update({ ...draft, slug, summary: 'Mais claro ainda.' })).toMatchObject({ state: 'rascunho' })
  await terms.remove({ slug })
  await expect(terms.show({ slug })).rejects.toMatchObject({ status: 404 })
  await terms.create(draft)
  expect(await terms.publish({ slug, effective_on: '2026-11-21' })).toMatchObject({ state: 'vigente' })
  expect(await api.legal.terms.show({ slug })).toMatchObject({ version: '9.0', state: 'vigente' })
  expect((await api.legal.terms.current()).version).toBe('9.0')
})
