import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, lt, sql } from 'drizzle-orm'
import { badges } from '#domains/game/honours/badges/badges.table.ts'
import { giveBadge } from '#domains/game/honours/index.ts'
import { giveBack, lockPlayer, plays, spend } from '#domains/game/points/index.ts'
import type { Player } from '#domains/game/points/ledger/ledger.table.ts'
import type { Address } from '#domains/market/orders/checkout/address.kinds.ts'
import { coupons } from '#domains/market/orders/coupons/coupons.table.ts'
import { addressByCep } from '#domains/market/orders/index.ts'
import { notify, withdrawNotice } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { DAY } from '#shared/durations.ts'
import { type ClaimState, COUPON_DAYS } from './reward.kinds.ts'
import { listRewards, showClaim } from './rewards.queries.ts'
import type { ClaimSettle, RewardClaimInput, RewardShelf } from './rewards.schemas.ts'
import { type Reward, type RewardClaim, reward_claims, rewards } from './rewards.table.ts'

/**
 * Exchanges points for a reward, once a person: whoever asks again gets what they have. The player's lock keeps the
 * balance, the counted UPDATE the stock.
 */
export async function claimReward(ctx: Context, { slug, cost, address }: RewardClaimInput): Promise<RewardShelf> {
  const ship_to = address && (await addressByCep(ctx, address))
  return ctx.transaction(async (tx) => {
    const user_id = signedIn(tx).id
    if (!(await plays(tx, user_id))) throw notFound()
    const player = await lockPlayer(tx, user_id)
    const [reward] = await tx.db.select().from(rewards).where(eq(rewards.slug, slug))
    if (!reward) throw notFound()
    const mine = and(eq(reward_claims.reward_id, reward.id), eq(reward_claims.user_id, user_id))
    const [before] = await tx.db.select().from(reward_claims).where(mine)
    if (before?.state === 'devolvido')
      throw new AppError(
        'conflict',
        'A equipe já devolveu os seus pontos desta recompensa. Fale com ela para trocar de novo.',
      )
    if (before?.ship_to && ship_to && !isDeepStrictEqual(before.ship_to, ship_to))
      throw new AppError(
        'conflict',
        `Você já trocou: vai para ${before.ship_to.street}, ${before.ship_to.number}. Para mudar o endereço, fale com a equipe.`,
      )
    if (before) return listRewards(tx)
    if (!reward.active) throw new AppError('conflict', 'Esta recompensa não pode ser trocada agora.')
    if (reward.cost !== cost)
      throw new AppError('conflict', `Agora custa ${reward.cost} pontos. Confira e troque de novo.`)
    await exchange(tx, player, reward, ship_to)
    return listRewards(tx)
  })
}

/** Stock first, then the points of whom the lock is of. */
export async function exchange(tx: Context, player: Player, reward: Reward, address?: Address) {
  const { user_id } = player
  const sent = reward.kind === 'produto'
  if (sent && !address) throw invalidField('address.cep', 'Diga para onde a equipe envia.')
  const { cost } = reward
  const taken = await tx.db
    .update(rewards)
    .set({ claimed: sql`${rewards.claimed} + 1` })
    .where(and(eq(rewards.id, reward.id), lt(rewards.claimed, rewards.stock)))
    .returning({ id: rewards.id })
  if (!taken.length) throw new AppError('conflict', 'Acabou: alguém trocou a última antes.')
  const [claim] = await tx.db
    .insert(reward_claims)
    .values({
      ...{ reward_id: reward.id, user_id, cost, created_at: tx.now() },
      ...(sent ? { state: 'pedido', ship_to: address } : { state: 'entregue' }),
      coupon_id: reward.kind === 'cupom' ? await makeCoupon(tx, reward, user_id) : null,
    })
    .returning()
  if (!claim) throw new Error('insert returned no row')
  await spend(tx, player, { claim_id: claim.id, cost })
  await handOver(tx, reward, claim)
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A coupon of the store for one use of theirs, by a code that nobody guesses. */
async function makeCoupon(tx: Context, { store_id, off_reais }: Reward, user_id: number): Promise<number> {
  if (!store_id) throw new AppError('conflict', 'Esta recompensa não pode ser trocada agora.')
  const code = `JARDIM${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
  const [made] = await tx.db
    .insert(coupons)
    .values({
      ...{ store_id, user_id, code, kind: 'valor', amount: off_reais * 100, max_uses: 1, max_per_user: 1 },
      ...{ created_at: tx.now(), ends_at: new Date(tx.now().getTime() + COUPON_DAYS * DAY) },
    })
    .returning({ id: coupons.id })
  if (!made) throw new Error('insert returned no row')
  return made.id
}

async function handOver(tx: Context, reward: Reward, { user_id }: RewardClaim) {
  if (reward.kind !== 'emblema' || !reward.badge_id) return
  const [badge] = await tx.db.select().from(badges).where(eq(badges.id, reward.badge_id))
  if (!badge || !(await giveBadge(tx, badge, { user_id })))
    throw new AppError('conflict', 'Você já tem este emblema: guarde os pontos para outra coisa.')
}

/** From which state a claim comes into each: what was sent may turn out not to be; what was given back is over. */
const before: Record<ClaimState, ClaimState> = { entregue: 'pedido', devolvido: 'pedido', pedido: 'entregue' }
const acts: Record<ClaimState, string> = { entregue: 'sent', devolvido: 'returned', pedido: 'unsent' }

/** The team sent a product, did not send it after all, or gives the points and the stock back. */
export const settleClaim = (ctx: Context, { id, state, tracking_code }: ClaimSettle) =>
  ctx.transaction(async (tx) => {
    const product = sql`${reward_claims.reward_id} in (select r.id from rewards r where r.kind = 'produto')`
    const [found] = await tx.db
      .update(reward_claims)
      .set({
        ...{ state, sent_at: state === 'entregue' ? tx.now() : null },
        tracking_code: state === 'entregue' ? tracking_code : '',
        // Nothing goes there any more.
        ...(state === 'devolvido' && { ship_to: null }),
      })
      .where(and(eq(reward_claims.id, id), eq(reward_claims.state, before[state]), product))
      .returning()
    if (!found) throw new AppError('not_found', 'Essa troca já foi resolvida.')
    const { user_id, reward_id } = found
    const [reward] = await tx.db.select().from(rewards).where(eq(rewards.id, reward_id))
    if (state === 'devolvido') {
      await giveBack(tx, user_id, id)
      await tx.db
        .update(rewards)
        .set({ claimed: sql`${rewards.claimed} - 1` })
        .where(eq(rewards.id, reward_id))
    }
    if (state === 'pedido') await withdrawNotice(tx, user_id, `claim:${id}:entregue`)
    else
      await notify(tx, {
        ...{ user_id, kind: 'game', key: `claim:${id}:${state}`, url: '/gameficacao/recompensas' },
        ...(state === 'entregue'
          ? { title: `Sua recompensa foi enviada: ${reward?.name}` }
          : { title: `Sua troca foi cancelada: ${reward?.name}`, text: 'Os pontos voltaram para você.' }),
      })
    await audit(tx, {
      ...{ action: `reward_claim.${acts[state]}`, subject: `reward_claim:${id}` },
      after: { name: reward?.name },
    })
    return showClaim(tx, id)
  })

const notFound = () => new AppError('not_found', 'Não encontramos essa recompensa.')
