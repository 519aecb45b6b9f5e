import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { keepHashtags } from '../hashtags/keep-hashtags.actions.ts'
import { type Post, post_photos, posts } from './posts.table.ts'
import { rankOf } from './ranking.model.ts'

let count = 0

/** A post for all, of a new user unless `created_by` is given. */
export async function aPost(
  ctx: Context,
  overrides: Partial<typeof posts.$inferInsert> & { photos?: number } = {},
): Promise<Post> {
  const { photos = 0, ...columns } = overrides
  const created_by = columns.created_by ?? (await aUser(ctx)).id
  const created_at = columns.created_at ?? ctx.now()
  const [post] = await ctx.db
    .insert(posts)
    .values({
      slug: `post-${Date.now()}-${++count}`,
      text: 'Primeira flora do ano.',
      rank: rankOf({ saves: 0, comments: 0, created_at }),
      ...columns,
      created_at,
      created_by,
    })
    .returning()
  if (!post) throw new Error('insert returned no row')
  for (let position = 0; position < photos; position++) {
    const file = await aPhoto(ctx, { created_by, attached: true, public: post.available_by === 'todos' })
    await ctx.db.insert(post_photos).values({ post_id: post.id, file_id: file.id, position })
  }
  await keepHashtags(ctx, post)
  return post
}
