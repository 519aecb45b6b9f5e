import { and, eq, isNull } from 'drizzle-orm'
import { targetNamed } from '#domains/base/social/index.ts'
import { liftSuspension } from '#domains/people/accounts/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { moderators, showCase } from '../cases/case-detail.queries.ts'
import { lockCase } from '../cases/cases.actions.ts'
import { whyNotDecideAppeal } from '../cases/cases.policy.ts'
import type { AppealDecision, CaseDetail } from '../cases/cases.schemas.ts'
import { type ModerationCase, moderation_appeals } from '../cases/cases.table.ts'
import { noteEntry } from '../cases/entries.actions.ts'
import { tellAppeal } from '../cases/tell.actions.ts'

/** Decides an appeal, by another person than the decision's. Granted, it undoes what the decision did. */
export const decideAppeal = (ctx: Context, { id, outcome, reason }: AppealDecision): Promise<CaseDetail> =>
  ctx.transaction(async (tx) => {
    const row = await lockCase(tx, id)
    const why = whyNotDecideAppeal(signedIn(tx), row, await moderators(tx))
    if (why) throw new AppError('forbidden', why)
    const ofCase = eq(moderation_appeals.case_id, id)
    if (!(await tx.db.$count(moderation_appeals, ofCase)))
      throw new AppError('not_found', 'Ninguém recorreu desta decisão.')
    const [decided] = await tx.db
      .update(moderation_appeals)
      .set({ outcome, reason, decided_by: signedIn(tx).id, decided_at: tx.now() })
      .where(and(ofCase, isNull(moderation_appeals.decided_at)))
      .returning({ id: moderation_appeals.id })
    if (!decided) throw new AppError('conflict', 'Este recurso já foi decidido. Recarregue a página para ler.')
    if (outcome === 'revertido') await undo(tx, row, reason)
    await noteEntry(tx, id, { kind: outcome === 'revertido' ? 'recurso_revertido' : 'recurso_mantido', text: reason })
    await audit(tx, { action: 'report.appeal_decided', subject: `report:${id}`, after: { outcome, reason } })
    await tellAppeal(tx, row, outcome)
    return showCase(tx, id)
  })

async function undo(tx: Context, { target, target_id, author_id, undo: before }: ModerationCase, reason: string) {
  if (before?.thing !== undefined) await targetNamed(target).moderated?.show(tx, target_id, before.thing)
  if (before?.suspended && author_id !== null && (await isSuspended(tx, author_id)))
    await liftSuspension(tx, { id: author_id, reason })
}

/** It may have ended by itself. */
async function isSuspended({ db }: Context, id: number) {
  const [user] = await db.select({ at: users.suspended_at }).from(users).where(eq(users.id, id))
  return !!user?.at
}
