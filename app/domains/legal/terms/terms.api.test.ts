import { eq } from 'drizzle-orm'
import { aUser } from '#domains/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/one-call-at-a-time.ts'
import { terms_acceptances, terms_of_service } from './terms.table.ts'

const DAY = 86_400_000

async function publish(ctx: Context, version: string, inDays = 0) {
  const effective_at = new Date(ctx.now().getTime() + inDays * DAY)
  const [terms] = await ctx.db
    .insert(terms_of_service)
    .values({ version, body: `# ${version}`, effective_at })
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
  // @ts-expect-error what a client without types may send
  await expect(accept({ terms_of_service_id, accept: false })).rejects.toMatchObject({ status: 422 })
  await expect(api.legal.terms.accept({ terms_of_service_id, accept: true })).rejects.toMatchObject({ status: 401 })
})
