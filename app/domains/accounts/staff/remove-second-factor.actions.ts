import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { tellOwner } from '../emails/security-changed.actions.ts'
import { forgetRecoveryCodes } from '../second-factor/recovery-codes.actions.ts'
import { second_factors } from '../second-factor/second-factor.table.ts'
import { holdAccount } from './held-account.rules.ts'
import { showStaffUser } from './staff-users.queries.ts'
import type { ReasonInput } from './staff-users.schemas.ts'

/** For who lost phone and recovery codes and proved otherwise who they are: the password alone opens again. */
export const removeSecondFactor = (ctx: Context, { id, reason }: ReasonInput) =>
  ctx.transaction(async (tx) => {
    await holdAccount(tx, id)
    const gone = await tx.db.delete(second_factors).where(eq(second_factors.user_id, id)).returning()
    if (!gone.length) throw new AppError('conflict', 'Esta conta não tem verificação em duas etapas.')
    await forgetRecoveryCodes(tx, id)
    await tellOwner(tx, id, 'A verificação em duas etapas foi desligada pela nossa equipe, a pedido.')
    await audit(tx, { action: 'user.second_factor_removed', subject: `user:${id}`, after: { reason } })
    return showStaffUser(tx, id)
  })
