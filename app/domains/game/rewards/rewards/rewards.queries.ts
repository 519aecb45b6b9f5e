import { and, asc, eq, or, sql } from 'drizzle-orm'
import { players } from '#domains/game/points/ledger/ledger.table.ts'
import { coupons } from '#domains/market/orders/coupons/coupons.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { COUPON_DAYS } from './reward.kinds.ts'
import type { RewardCard } from './rewards.schemas.ts'
import { reward_claims, rewards } from './rewards.table.ts'

/** What points can be exchanged for, with what the viewer has got; nothing for who hid the game. */
export async function listRewards(ctx: Context): Promise<{ balance: number; data: RewardCard[] }> {
  const { id, game_hidden } = signedIn(ctx)
  if (game_hidden) return { balance: 0, data: [] }
  const [[player], rows] = await Promise.all([
    ctx.db.select({ balance: players.balance }).from(players).where(eq(players.user_id, id)),
    ctx.db
      .select({
        reward: rewards,
        claim: reward_claims,
        coupon: coupons,
        store: { name: stores.name, slug: stores.slug },
      })
      .from(rewards)
      .leftJoin(reward_claims, and(eq(reward_claims.reward_id, rewards.id), eq(reward_claims.user_id, id)))
      .leftJoin(coupons, eq(coupons.id, reward_claims.coupon_id))
      .leftJoin(stores, eq(stores.id, rewards.store_id))
      .where(or(eq(rewards.active, true), sql`${reward_claims.id} is not null`))
      .orderBy(asc(rewards.order), asc(rewards.id)),
  ])
  const balance = player?.balance ?? 0
  return {
    balance,
    data: rows.map(({ reward, claim, coupon, store }) => {
      const { slug, name, text, kind, cost, stock, claimed, active } = reward
      const left = stock - claimed
      return {
        ...{ id: reward.id, slug, name, text, kind, cost, left, store },
        coupon_days: kind === 'cupom' ? COUPON_DAYS : null,
        claim: claim && {
          ...{ state: claim.state, code: coupon?.code ?? null, at: claim.created_at },
          ...{ store: coupon ? store : null, ends_at: coupon?.ends_at ?? null },
        },
        can: { claim: !claim && active && left > 0 && balance >= cost },
      }
    }),
  }
}

/** Products that the team has to send, the oldest first. */
export async function listWaiting({ db }: Context) {
  const data = await db
    .select({
      id: reward_claims.id,
      reward: rewards.name,
      nickname: sql<string>`${users.nickname}::text`,
      cost: reward_claims.cost,
      /** What earned the points was undone since. */
      owes: sql<boolean>`coalesce((select p.balance < 0 from players p where p.user_id = ${reward_claims.user_id}), false)`,
      created_at: reward_claims.created_at,
    })
    .from(reward_claims)
    .innerJoin(rewards, eq(rewards.id, reward_claims.reward_id))
    .innerJoin(users, eq(users.id, reward_claims.user_id))
    .where(eq(reward_claims.state, 'pedido'))
    .orderBy(asc(reward_claims.id))
  return { data }
}
