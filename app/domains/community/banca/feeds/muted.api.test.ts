import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPost } from '../posts/posts.factory.ts'
import type { FeedKind } from './feed.kinds.ts'

const kinds: FeedKind[] = ['following', 'ranked', 'recent', 'highlights']

test('posts of somebody muted leave the feeds, and stand in their profile and under their address', async ({
  ctx,
  as,
}) => {
  const [ana, bia, other] = [await aUser(ctx), await aUser(ctx), await aPost(ctx)]
  const first = await aPost(ctx, { created_by: bia.id, text: 'Primeiro #horta', highlighted_at: ctx.now() })
  const hers = await as(ana)
  await hers.social.saves.save({ user_id: bia.id })
  const seen = async (kind: FeedKind, more = {}) =>
    (await hers.banca.feeds.read({ kind, ...more })).data.map(({ id }) => id)
  for (const kind of kinds) expect(await seen(kind), kind).toContain(first.id)
  const { next_cursor } = await hers.banca.feeds.read({ kind: 'ranked', per_page: 1 })
  await hers.social.blocks.mute({ user_id: bia.id, muted: true })
  for (const kind of kinds) expect(await seen(kind), kind).not.toContain(first.id)
  expect(await seen('recent', { hashtag: 'horta' })).toEqual([])
  // Also from a feed that was opened before.
  expect(await seen('ranked', { cursor: next_cursor ?? undefined })).not.toContain(first.id)
  const last = await aPost(ctx, { created_by: bia.id })
  for (const kind of kinds) {
    expect(await hers.banca.feeds.news({ kind, after: last.id - 1 }), kind).toEqual({ count: 0 })
    expect(await seen(kind), kind).not.toContain(last.id)
  }
  expect(await seen('recent', { user: bia.nickname })).toEqual([last.id, first.id])
  expect(await hers.banca.posts.show({ id: String(first.id) })).toMatchObject({ id: first.id })
  expect(await seen('recent')).toContain(other.id)
})
