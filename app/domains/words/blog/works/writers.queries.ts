import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { isActive } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { blog_authors } from '../posts/blog-posts.table.ts'

/** People who may write for the blog now: the rule `writer` as SQL over `users`. */
export const mayWrite = (): SQL | undefined =>
  and(
    isActive(),
    or(
      eq(users.user_type, 'admin'),
      sql`exists (select from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = ${users.id} and r.name in ('admin', 'escritor', 'professor'))`,
    ),
  )

/** Ids of those of these who may write, by nickname in lower case. */
export async function writersNamed({ db }: Context, nicknames: string[]) {
  const rows = await db
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(and(inArray(users.nickname, nicknames), mayWrite()))
  return new Map(rows.map(({ id, nickname }) => [nickname.toLowerCase(), id]))
}

/** Ids of who signs a work, in order. */
export async function signersOf({ db }: Context, id: number): Promise<number[]> {
  const { user_id, blog_post_id, position } = blog_authors
  const rows = await db.select({ user_id }).from(blog_authors).where(eq(blog_post_id, id)).orderBy(position)
  return rows.map((row) => row.user_id)
}

/** Those of these who asked for their account to be erased, and may still change their mind. */
export async function leavingOf({ db }: Context, ids: number[]): Promise<number[]> {
  if (!ids.length) return []
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.leaving_at)))
  return rows.map(({ id }) => id)
}
