import { sql } from 'drizzle-orm'
import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import type { Client } from '#web/api-for.server.ts'
import { chanceOf } from '#world/chance.ts'

type Fire = {
  ctx: Context
  as: (user: { id: number }) => Promise<Client>
  connections: number
  seconds: number
}

const POSTS = 6

/**
 * So many people at once save and unsave a few posts, follow and unfollow their authors, and comment, at random, for
 * some seconds. A new database, and nobody else. For longer than the test does: COUNTERS_SECONDS=30.
 */
export async function countersUnderFire({ ctx, as, connections, seconds }: Fire) {
  const authors: { id: number }[] = []
  const posts: { id: number }[] = []
  for (let i = 0; i < POSTS; i++) {
    const author = await aUser(ctx)
    authors.push(author)
    posts.push(await aPost(ctx, { created_by: author.id }))
  }
  const clients: Client[] = []
  for (let i = 0; i < connections; i++) clients.push(await as(await aUser(ctx)))
  const until = performance.now() + Number(process.env.COUNTERS_SECONDS ?? seconds) * 1000
  let calls = 0
  await Promise.all(
    clients.map(async ({ social }, i) => {
      const chance = chanceOf('fire', i)
      while (performance.now() < until) {
        const post_id = chance.pick(posts).id
        const toggle = chance.chance(0.5) ? social.saves.save : social.saves.unsave
        if (chance.chance(0.45)) await toggle({ post_id })
        else if (chance.chance(0.8)) await toggle({ user_id: chance.pick(authors).id })
        else if (chance.chance(0.1)) await social.comments.post({ post_id, text: 'Boa!' }).catch(pausedByLimit)
        calls++
      }
    }),
  )
  return { calls }
}

/** Thirty comments in ten minutes are enough for one person. */
function pausedByLimit(error: unknown) {
  if ((error as { code?: string }).code !== 'TOO_MANY_REQUESTS') throw error
}

/** Counters and ranks that the rows do not give. */
export async function wrongCounters({ db }: Context) {
  const { rows } = await db.execute(sql`
    with facts as (
      select target, target_id, sum(saves)::int as saves, sum(said)::int as said from (
        select target, target_id, count(*) as saves, 0 as said from saves group by target, target_id
        union all select target, target_id, 0, count(*) from comments where deleted_at is null group by target, target_id
      ) f group by target, target_id
    )
    select coalesce(c.target, f.target) as target, coalesce(c.target_id, f.target_id) as id,
      c.saves_count, f.saves, c.comments_count, f.said
    from social_counters c full join facts f on f.target = c.target and f.target_id = c.target_id
    where coalesce(c.saves_count, 0) <> coalesce(f.saves, 0) or coalesce(c.comments_count, 0) <> coalesce(f.said, 0)
    union all
    select 'rank', p.id, c.saves_count, 0, c.comments_count, 0 from posts p
    left join social_counters c on c.target = 'post' and c.target_id = p.id
    where abs(p.rank - log(1 + coalesce(c.saves_count, 0) + 2 * coalesce(c.comments_count, 0))
      - (extract(epoch from p.created_at) - 1767225600) / 172800) > 0.000001`)
  return rows
}
