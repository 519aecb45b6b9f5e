import { and, sql } from 'drizzle-orm'
import { notMuted } from '#domains/base/social/index.ts'
import { showPeople } from '#domains/people/accounts/index.ts'
import { isDiscoverable } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import type { Suggestion } from './people.schemas.ts'

const SHOWN = 12
/** Of those whom one follows, the last ones are asked whom they follow. */
const ASKED = 200
const CANDIDATES = 200

type Row = { id: number; mutual: number; follows_you: boolean }

/**
 * People to follow, each with the reason: followed by whom the viewer follows, following the viewer, or followed by
 * many. Only people who chose to be found, whom the viewer does not follow yet. Two queries.
 */
export async function listSuggestions(ctx: Context, show = SHOWN): Promise<{ data: Suggestion[] }> {
  const me = ctx.viewer?.id ?? null
  const { rows } = await ctx.db.execute<Row>(sql`
    with mine as (
      select target_id from saves where user_id = ${me}::int and target = 'user' order by created_at desc limit ${ASKED}
    ), near as (
      select s.target_id as id, count(*)::int as mutual from mine
      join saves s on s.user_id = mine.target_id and s.target = 'user'
      group by s.target_id order by mutual desc limit ${CANDIDATES}
    ), back as (
      select user_id as id from saves where target = 'user' and target_id = ${me}::int
      order by created_at desc limit ${CANDIDATES}
    ), many as (
      select target_id as id, saves from liked_ranks where target = 'user' and period = 'sempre'
    ), everybody as (select id from near union select id from back union select id from many)
    select users.id, coalesce(near.mutual, 0) as mutual, back.id is not null as follows_you
    from everybody join users on users.id = everybody.id and ${and(isDiscoverable(ctx.viewer), notMuted(ctx.viewer, users.id))}
    left join near on near.id = users.id left join back on back.id = users.id left join many on many.id = users.id
    where users.id is distinct from ${me}::int
      and not exists (select from saves f where f.user_id = ${me}::int and f.target = 'user' and f.target_id = users.id)
    order by coalesce(near.mutual, 0) desc, follows_you desc, coalesce(many.saves, 0) desc, users.id
    limit ${show}`)
  const why = new Map(rows.map((row) => [row.id, row]))
  const people = await showPeople(ctx, [...why.keys()])
  return {
    data: people.map((person) => {
      const { mutual = 0, follows_you } = why.get(person.id) ?? {}
      return { ...person, mutual, reason: mutual > 0 ? 'mutual' : follows_you ? 'follows_you' : 'popular' }
    }),
  }
}
