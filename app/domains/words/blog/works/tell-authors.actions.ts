import { eq } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { type BlogPost, blog_authors } from '../posts/blog-posts.table.ts'

/** Tells who signs what somebody else did with their work. */
export async function tellAuthors(tx: Context, work: BlogPost, what: string, text: string, key: string) {
  const me = signedIn(tx).id
  const rows = await tx.db.select().from(blog_authors).where(eq(blog_authors.blog_post_id, work.id))
  for (const { user_id } of rows)
    if (user_id !== me)
      await notify(tx, {
        ...{ user_id, kind: 'blog', key, text },
        title: `“${work.draft.title}” ${what}`,
        url: `/escritor/dashboard/postagens/${work.id}`,
      })
}
