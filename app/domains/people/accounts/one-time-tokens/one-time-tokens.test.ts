import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import type { Context } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { hashToken } from '../sessions/session-token.secrets.ts'
import { aUser } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'
import { linkPurposes } from './link.kinds.ts'
import { linkSentences } from './link.words.ts'
import { one_time_tokens } from './one-time-tokens.table.ts'
import { aLink, tokenKinds } from './token-kinds.factory.ts'

const refusedWith = (state: keyof typeof linkSentences) => ({
  status: 422,
  data: { errors: { token: [linkSentences[state]] } },
})
const rowOf = async (ctx: Context, token: string) =>
  (
    await ctx.db
      .select()
      .from(one_time_tokens)
      .where(eq(one_time_tokens.token_hash, hashToken(token)))
  )[0]
const personOf = async (ctx: Context, { id }: { id: number }) =>
  (await ctx.db.select().from(users).where(eq(users.id, id)))[0]

test('every kind of link is in the table below', () => {
  expect(tokenKinds.map((kind) => kind.purpose)).toEqual([...linkPurposes])
})

describe.each(tokenKinds)('a link to $purpose', (kind) => {
  const { purpose, hours, use } = kind

  test('works once; used again it says so and changes nothing', async ({ ctx, api }) => {
    const { user, token } = await aLink(ctx, kind)
    expect(await api.accounts.links.check({ purpose, token })).toEqual({ state: 'valid' })
    await use(api, token)
    const after = await personOf(ctx, user)
    const used_at = (await rowOf(ctx, token))?.used_at
    expect(used_at).toEqual(ctx.now())
    const again = use(api, token)
    // Confirming an e-mail is idempotent: the second call returns `already_confirmed`.
    if (purpose === 'confirm_email') await expect(again).resolves.toEqual({ already_confirmed: true, token: null })
    else await expect(again).rejects.toMatchObject(refusedWith('used'))
    expect(await personOf(ctx, user)).toEqual(after)
    expect(await api.accounts.links.check({ purpose, token })).toEqual({ state: 'used' })
  })

  test(`is over after ${hours} h, to the millisecond`, async ({ ctx, api, clock }) => {
    const { user, token } = await aLink(ctx, kind)
    const before = await personOf(ctx, user)
    clock.now = new Date(clock.now.getTime() + hours * HOUR - 1)
    expect(await api.accounts.links.check({ purpose, token })).toEqual({ state: 'valid' })
    clock.now = new Date(clock.now.getTime() + 1)
    await expect(use(api, token)).rejects.toMatchObject(refusedWith('expired'))
    expect(await api.accounts.links.check({ purpose, token })).toEqual({ state: 'expired' })
    expect(await personOf(ctx, user)).toEqual(before)
    expect((await rowOf(ctx, token))?.used_at).toBeNull()
  })

  test('does nothing for somebody signed in to another account, and still works for its owner', async ({ ctx, as }) => {
    const { user, token } = await aLink(ctx, kind)
    const before = await personOf(ctx, user)
    const stranger = await aUser(ctx)
    const strangers = await as(stranger)
    const was = await personOf(ctx, stranger)
    expect(await strangers.accounts.links.check({ purpose, token })).toEqual({ state: 'foreign' })
    await expect(use(strangers, token)).rejects.toMatchObject(refusedWith('foreign'))
    expect([await personOf(ctx, user), await personOf(ctx, stranger)]).toEqual([before, was])
    await use(await as(user), token)
    expect((await rowOf(ctx, token))?.used_at).toEqual(ctx.now())
  })

  test('serves no other purpose, and half of it serves none', async ({ ctx, api }) => {
    const { token } = await aLink(ctx, kind)
    for (const other of tokenKinds.filter((each) => each.purpose !== purpose))
      await expect(other.use(api, token), other.purpose).rejects.toMatchObject(refusedWith('unknown'))
    await expect(use(api, token.slice(0, -1))).rejects.toMatchObject(refusedWith('unknown'))
    expect((await rowOf(ctx, token))?.used_at).toBeNull()
  })

  test('opened in two tabs, used in one: the other hears that it was used', async ({ ctx, as }) => {
    const { user, token } = await aLink(ctx, kind)
    const tabs = [await as(user), await as(user)] as const
    for (const tab of tabs) expect(await tab.accounts.links.check({ purpose, token })).toEqual({ state: 'valid' })
    await use(tabs[0], token)
    expect(await tabs[1].accounts.links.check({ purpose, token })).toEqual({ state: 'used' })
    if (purpose === 'confirm_email')
      await expect(use(tabs[1], token)).resolves.toEqual({ already_confirmed: true, token: null })
    else await expect(use(tabs[1], token)).rejects.toMatchObject(refusedWith('used'))
  })

  test('is stored as a hash only', async ({ ctx }) => {
    const { token } = await aLink(ctx, kind)
    const rows = JSON.stringify(await ctx.db.select().from(one_time_tokens))
    expect(rows).not.toContain(token)
    expect(rows).toContain(hashToken(token))
  })
})
