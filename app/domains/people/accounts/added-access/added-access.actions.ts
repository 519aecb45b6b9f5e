import type { Context } from '#platform/context.ts'
import { notifyOwner } from '../emails/security-changed.actions.ts'
import { consumeToken, refusedLink } from '../one-time-tokens/one-time-tokens.actions.ts'
import { linkState, ownerOf } from '../one-time-tokens/one-time-tokens.queries.ts'
import { addedAccess, removeAddedAccess } from './added-access.registry.ts'
import type { AddedAccessList } from './added-access.schemas.ts'

/** What else opens the account of somebody who has just set a new password by link. */
export async function showAddedAccess(ctx: Context, { token }: { token: string }): Promise<AddedAccessList> {
  const user_id = await ownerOf(ctx, { purpose: 'review_access', token })
  if (!user_id) throw refusedLink(await linkState(ctx, { purpose: 'review_access', token }))
  return { data: await addedAccess(ctx, user_id) }
}

/** Removes all of it at once: who took the account may have left it there. */
export const removeAllAddedAccess = (ctx: Context, { token }: { token: string }): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { user_id } = await consumeToken(tx, 'review_access', token)
    await removeAddedAccess(tx, user_id)
    await notifyOwner(tx, user_id, 'Chaves de acesso, endereços de avisos e o endereço da agenda foram removidos.')
  })
