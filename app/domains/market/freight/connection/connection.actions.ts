import { and, eq, lt } from 'drizzle-orm'
import { type InStore, inStore } from '#domains/market/stores/index.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { notifyStore } from '../notify-store.actions.ts'
import { refreshTokenOf, sealedTokens } from './account-tokens.secrets.ts'
import { demandMelhorEnvio, returnUrl, showReturn, storeOfState } from './connection.queries.ts'
import type { ConnectionApply, ConnectionReturn } from './connection.schemas.ts'
import { melhor_envio_accounts } from './melhor-envio-accounts.table.ts'

/** Takes the code of an authorisation for tokens, and keeps them sealed. The newest connection of a store counts. */
export async function applyConnection(ctx: Context, { state, code }: ConnectionApply): Promise<ConnectionReturn> {
  const slug = await storeOfState(ctx, state)
  await inStore(ctx, slug, 'freight.manage')
  const answer = await demandMelhorEnvio(ctx).exchange(code, returnUrl(ctx))
  if (answer.result === 'later')
    throw new AppError('unavailable', 'O Melhor Envio não respondeu. Espere um pouco e tente de novo.')
  if (answer.result !== 'done')
    throw new AppError(
      'conflict',
      'O Melhor Envio não aceitou esta autorização: cada uma vale uma vez. Comece de novo.',
    )
  return ctx.transaction(async (tx) => {
    const here = await inStore(tx, slug, 'freight.manage', { lock: 'update' })
    const values = {
      ...sealedTokens(tx.env.keys, here.store.id, answer.value, tx.now()),
      state: 'ligada' as const,
      connected_by: signedIn(tx).id,
      connected_at: tx.now(),
    }
    await tx.db
      .insert(melhor_envio_accounts)
      .values({ ...values, store_id: here.store.id })
      .onConflictDoUpdate({ target: melhor_envio_accounts.store_id, set: values })
    await note(tx, here, 'connected')
    return showReturn(tx, { state })
  })
}

/** Our copy of the tokens is gone; what it may do there is taken back there. */
export const disconnect = (ctx: Context, { store: slug }: { store: string }): Promise<void> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, slug, 'freight.manage')
    const gone = await tx.db
      .delete(melhor_envio_accounts)
      .where(eq(melhor_envio_accounts.store_id, here.store.id))
      .returning({ id: melhor_envio_accounts.id })
    if (!gone.length) throw new AppError('not_found', 'Esta loja não tem conta do Melhor Envio ligada.')
    await note(tx, here, 'disconnected')
  })

const A_WEEK = 7 * 86_400_000

/** One job for each account whose token ends within a week: they last a month. */
export const refreshEnding = (ctx: Context) =>
  ctx.transaction(async (tx) => {
    const soon = new Date(tx.now().getTime() + A_WEEK)
    const ending = await tx.db
      .select({ id: melhor_envio_accounts.id })
      .from(melhor_envio_accounts)
      .where(and(eq(melhor_envio_accounts.state, 'ligada'), lt(melhor_envio_accounts.expires_at, soon)))
    for (const { id } of ending)
      await addJob(tx, 'freight.refresh_account', { account_id: id }, { job_key: `freight.refresh_account:${id}` })
  })

/**
 * New tokens for old ones. The row is locked while Melhor Envio is asked: a refresh token is good once, and the second
 * of two that ask would seem to be refused.
 */
export const refreshAccount = (ctx: Context, { account_id }: { account_id: number }): Promise<void> =>
  ctx.transaction(async (tx) => {
    const [found] = await tx.db
      .select({ account: melhor_envio_accounts, slug: stores.slug, name: stores.name })
      .from(melhor_envio_accounts)
      .innerJoin(stores, eq(stores.id, melhor_envio_accounts.store_id))
      .where(eq(melhor_envio_accounts.id, account_id))
      .for('update', { of: melhor_envio_accounts })
    const there = tx.env.melhor_envio
    if (!found || !there || found.account.state !== 'ligada') return
    const { account } = found
    if (account.expires_at.getTime() - tx.now().getTime() >= A_WEEK) return
    const answer = await there.refresh(refreshTokenOf(tx.env.keys, account))
    if (answer.result === 'later') throw new Error(`Melhor Envio can't be asked for new tokens now: ${answer.reason}`)
    const one = eq(melhor_envio_accounts.id, account_id)
    if (answer.result === 'done') {
      const tokens = sealedTokens(tx.env.keys, account.store_id, answer.value, tx.now())
      await tx.db.update(melhor_envio_accounts).set(tokens).where(one)
      return
    }
    await tx.db.update(melhor_envio_accounts).set({ state: 'caida' }).where(one)
    await notifyStore(tx, account.store_id, {
      title: `A conta do Melhor Envio da loja ${found.name} precisa ser ligada de novo`,
      path: '/frete',
      key: `melhor-envio-down:${account.id}:${account.connected_at.getTime()}`,
    })
  })

async function note(tx: Context, { store, staff }: InStore, act: string) {
  if (staff) await audit(tx, { action: `melhor_envio.${act}`, subject: `store:${store.id}` })
}
