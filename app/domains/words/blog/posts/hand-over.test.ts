import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aBlogPost } from './blog-posts.factory.ts'
import { blog_authors, blog_post_photos, blog_posts } from './blog-posts.table.ts'
import { handOver } from './hand-over.actions.ts'

test('what others sign too becomes theirs, without the pictures that go with the account', async ({ ctx }) => {
  const [ana, bia] = [await aUser(ctx), await aUser(ctx)]
  const photo = await aPhoto(ctx, { created_by: ana.id, attached: true })
  const shared = await aBlogPost(ctx, { created_by: ana.id, state: 'publicado', cover_id: photo.id })
  const alone = await aBlogPost(ctx, { created_by: ana.id, state: 'publicado' })
  await ctx.db.insert(blog_post_photos).values({ blog_post_id: shared.id, file_id: photo.id, position: 0 })
  await ctx.db.insert(blog_authors).values({ blog_post_id: shared.id, user_id: bia.id, position: 1 })
  await handOver(ctx, ana)
  const [kept] = await ctx.db.select().from(blog_posts).where(eq(blog_posts.id, shared.id))
  expect(kept).toMatchObject({ created_by: bia.id, cover_id: null, state: 'publicado' })
  expect(await ctx.db.select().from(blog_post_photos)).toEqual([])
  const [gone] = await ctx.db.select().from(blog_posts).where(eq(blog_posts.id, alone.id))
  expect(gone?.created_by).toBe(ana.id)
})
