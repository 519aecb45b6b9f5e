import { sql } from 'drizzle-orm'
import { isActive } from '#domains/people/accounts/users/users.policy.ts'
import type { Context } from '#platform/context.ts'
import type { Person } from '#platform/personal-data.ts'

/**
 * As soon as the erasure of an account is asked for: what others sign too becomes theirs, so that it stays with them and
 * its readers. What only this person signs is hidden, and goes with the account.
 */
export const handOverWorks = ({ db }: Context, { id }: Pick<Person, 'id'>) =>
  db.execute(sql`update blog_posts p set created_by = next.user_id
    from (select distinct on (a.blog_post_id) a.blog_post_id, a.user_id
      from blog_authors a join users on users.id = a.user_id
      where a.user_id <> ${id} and ${isActive()}
      order by a.blog_post_id, a.position) next
    where p.created_by = ${id} and next.blog_post_id = p.id`)

/** They stay after all: what they sign first is theirs again. */
export const takeOverWorks = ({ db }: Context, { id }: Pick<Person, 'id'>) =>
  db.execute(sql`update blog_posts p set created_by = ${id} from blog_authors a
    where a.blog_post_id = p.id and a.user_id = ${id} and a.position = 0 and p.created_by <> ${id}`)

/** Before it is erased: the same, without the pictures that go with the account. */
export async function handOver(tx: Context, { id }: Person) {
  const { db } = tx
  await handOverWorks(tx, { id })
  const theirs = sql`select id from files where created_by = ${id}`
  await db.execute(sql`update blog_posts set cover_id = null where created_by <> ${id} and cover_id in (${theirs})`)
  await db.execute(sql`delete from blog_post_photos a using blog_posts p
    where p.id = a.blog_post_id and p.created_by <> ${id} and a.file_id in (${theirs})`)
}
