import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { hashtagsIn } from '#shared/marked-text.ts'
import type { Audience } from '../audiences/audience.kinds.ts'

type Tagged = { id: number; text: string; teaser?: string; available_by: Audience }

/** The hashtags of many posts at once, as `keepHashtags` keeps those of one. */
export async function seedDemoHashtags(tx: Context, posts: Tagged[]) {
  const tags = posts.flatMap(({ id, text, teaser = '', available_by }) =>
    hashtagsIn(available_by === 'pago' ? teaser : text).map((tag) => ({ ...tag, post_id: id })),
  )
  const names = new Map(tags.map(({ slug, name }) => [slug, name]))
  await tx.db.execute(sql`insert into hashtags (slug, name)
    select * from unnest(${sql.param([...names.keys()])}::text[], ${sql.param([...names.values()])}::text[])
    on conflict (slug) do nothing`)
  await tx.db.execute(sql`insert into post_hashtags (hashtag_id, post_id, created_by, created_at)
    select h.id, p.id, p.created_by, p.created_at
    from unnest(${sql.param(tags.map(({ slug }) => slug))}::text[], ${sql.param(tags.map(({ post_id }) => post_id))}::int[]) t(slug, post_id)
    join hashtags h on h.slug = t.slug join posts p on p.id = t.post_id`)
}
