import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'

/** People named in a text who are open: other names are plain text. Most texts name nobody, and look for nobody. */
export const mentionsOf = (text: SQLWrapper, open: SQL | undefined) => sql<
  string[]
>`case when strpos(${text}, '@') > 0 then (
  select coalesce(json_agg(distinct lower(${users.nickname})), '[]') from ${users}
  where ${users.nickname} in (select lower(m[1]) from regexp_matches(${text}, '@([A-Za-z][\\w.-]{1,28}\\w)', 'g') m)
    and ${open ?? sql`true`}) else '[]' end`
