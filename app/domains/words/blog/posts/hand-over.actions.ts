import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Person } from '#platform/personal-data.ts'

/**
 * Before an account is erased: what others sign too becomes theirs, without the pictures that go with the account. What
 * only this person signs goes.
 */
export async function handOver({ db }: Context, { id }: Person) {
  await db.execute(sql`update blog_posts p set created_by = next.user_id
    from (select distinct on (blog_post_id) blog_post_id, user_id from blog_authors where user_id <> ${id}
      order by blog_post_id, position) next
    where p.created_by = ${id} and next.blog_post_id = p.id`)
  const theirs = sql`select id from files where created_by = ${id}`
  await db.execute(sql`update blog_posts set cover_id = null where created_by <> ${id} and cover_id in (${theirs})`)
  await db.execute(sql`delete from blog_post_photos a using blog_posts p
    where p.id = a.blog_post_id and p.created_by <> ${id} and a.file_id in (${theirs})`)
}
