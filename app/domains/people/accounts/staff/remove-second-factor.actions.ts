import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { notifyOwner } from '../emails/security-changed.actions.ts'
import { deleteRecoveryCodes } from '../second-factor/recovery-codes.actions.ts'
import { second_factors } from '../second-factor/second-factor.table.ts'
import { lockAccount } from './locked-account.rules.ts'
import { showStaffUser } from './staff-users.queries.ts'
import type { ReasonInput } from './staff-users.schemas.ts'

/**
 * For a user who lost phone and recovery codes and proved their identity otherwise: the password alone is enough again.
 */
export const removeSecondFactor = (ctx: Context, { id, reason }: ReasonInput) =>
  ctx.transaction(async (tx) => {
    await lockAccount(tx, id)
    const gone = await tx.db.delete(second_factors).where(eq(second_factors.user_id, id)).returning()
    if (!gone.length) throw new AppError('conflict', 'Esta conta não tem verificação em duas etapas.')
    await deleteRecoveryCodes(tx, id)
    await notifyOwner(tx, id, 'A verificação em duas etapas foi desativada pela nossa equipe, a seu pedido.')
    await audit(tx, { action: 'user.second_factor_removed', subject: `user:${id}`, after: { reason } })
    return showStaffUser(tx, id)
  })
