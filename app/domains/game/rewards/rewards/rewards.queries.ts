import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { players } from '#domains/game/points/ledger/ledger.table.ts'
import { coupons } from '#domains/market/orders/coupons/coupons.table.ts'
import { lastAddress } from '#domains/market/orders/index.ts'
import { GUARANTEE_DAYS } from '#domains/market/orders/orders/ship-to.policy.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { DAY } from '#shared/durations.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { COUPON_DAYS } from './reward.kinds.ts'
import type { ClaimFilter, ProductClaim, RewardShelf } from './rewards.schemas.ts'
import { reward_claims, rewards } from './rewards.table.ts'

/** What points can be exchanged for, with what the viewer has got; nothing for who hid the game. */
export async function listRewards(ctx: Context): Promise<RewardShelf> {
  const { id, game_hidden } = signedIn(ctx)
  if (game_hidden) return { balance: 0, data: [], address: null }
  const [[player], rows, address] = await Promise.all([
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
    lastAddress(ctx),
  ])
  const balance = player?.balance ?? 0
  return {
    balance,
    address,
    data: rows.map(({ reward, claim, coupon, store }) => {
      const { slug, name, text, kind, cost, stock, claimed, active } = reward
      const left = stock - claimed
      return {
        ...{ id: reward.id, slug, name, text, kind, cost, left, store },
        coupon_days: kind === 'cupom' ? COUPON_DAYS : null,
        claim: claim && {
          ...{ state: claim.state, code: coupon?.code ?? null, at: claim.created_at },
          ...{ store: coupon ? store : null, ends_at: coupon?.ends_at ?? null },
          ...{ ship_to: claim.ship_to, sent_at: claim.sent_at, tracking_code: claim.tracking_code },
        },
        can: { claim: !claim && active && left > 0 && balance >= cost },
      }
    }),
  }
}

/** Products that were exchanged: those to send the oldest first, others the newest. Two queries. */
export async function listClaims(ctx: Context, { state, ...page }: ClaimFilter) {
  const { limit, offset } = windowOf(page)
  const where = and(eq(rewards.kind, 'produto'), eq(reward_claims.state, state))
  const rows = selectClaims(ctx).where(where).limit(limit).offset(offset)
  const [data, [count]] = await Promise.all([
    rows.orderBy(state === 'pedido' ? asc(reward_claims.id) : desc(reward_claims.id)),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(reward_claims)
      .innerJoin(rewards, eq(rewards.id, reward_claims.reward_id))
      .where(where),
  ])
  return toPage(data.map(shownAt(ctx.now())), count?.total ?? 0, page)
}

export async function showClaim(ctx: Context, id: number): Promise<ProductClaim> {
  const [row] = await selectClaims(ctx).where(eq(reward_claims.id, id))
  if (!row) throw new AppError('not_found', 'Não encontramos essa troca.')
  return shownAt(ctx.now())(row)
}

const selectClaims = ({ db }: Context) =>
  db
    .select({
      id: reward_claims.id,
      state: reward_claims.state,
      reward: rewards.name,
      nickname: sql<string>`${users.nickname}::text`,
      cost: reward_claims.cost,
      /** What earned the points was undone since. */
      owes: sql<boolean>`coalesce((select p.balance < 0 from players p where p.user_id = ${reward_claims.user_id}), false)`,
      ship_to: reward_claims.ship_to,
      tracking_code: reward_claims.tracking_code,
      sent_at: reward_claims.sent_at,
      created_at: reward_claims.created_at,
    })
    .from(reward_claims)
    .innerJoin(rewards, eq(rewards.id, reward_claims.reward_id))
    .innerJoin(users, eq(users.id, reward_claims.user_id))

/** Where something went is read as long as by a store. */
const shownAt =
  (now: Date) =>
  (row: ProductClaim): ProductClaim => ({
    ...row,
    ship_to: row.sent_at && now.getTime() > row.sent_at.getTime() + GUARANTEE_DAYS * DAY ? null : row.ship_to,
  })
