import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Segment } from './segment.kinds.ts'

/** People who may be mailed: their newest answer is yes, their address is theirs, and they are here. */
export const mayBeMailed = and(
  sql`(select c.given from consents c where c.user_id = users.id and c.purpose = 'newsletter' order by c.id desc limit 1)`,
  sql`${users.email_verified_at} is not null`,
  isNull(users.deleted_at),
  isNull(users.suspended_at),
  isNull(users.leaving_at),
) as SQL

/** Nobody is mailed by somebody whom they blocked, or who blocked them. */
const apartFromNoAuthor = (blog_post_id: number) => sql`not exists (select from blog_authors a join blocks b
  on (b.user_id = a.user_id and b.blocked_id = ${users.id}) or (b.user_id = ${users.id} and b.blocked_id = a.user_id)
  where a.blog_post_id = ${blog_post_id})`

export const inSegment = (segment: Segment, blog_post_id: number): SQL =>
  and(
    mayBeMailed,
    apartFromNoAuthor(blog_post_id),
    segment === 'todos'
      ? undefined
      : sql`exists (select from blog_authors a join saves f on f.target = 'user' and f.target_id = a.user_id
          where a.blog_post_id = ${blog_post_id} and f.user_id = ${users.id})`,
  ) as SQL
