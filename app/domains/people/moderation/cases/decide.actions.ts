import { eq } from 'drizzle-orm'
import { targetNamed } from '#domains/base/social/index.ts'
import { suspendUser } from '#domains/people/accounts/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { demandSure } from '#platform/demand-sure.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { removalInWords } from './case.words.ts'
import { showCase } from './case-detail.queries.ts'
import { demandUndecided, lockCase } from './cases.actions.ts'
import { whyNotDecide } from './cases.policy.ts'
import type { CaseDecision, CaseDetail } from './cases.schemas.ts'
import { type ModerationCase, moderation_cases, type Undo } from './cases.table.ts'
import { noteEntry } from './entries.actions.ts'
import { tellDecision } from './tell.actions.ts'

/**
 * Decides a case: what follows for the thing and its author, the notices and the audit are one transaction. Of two at
 * once one wins, and the other is told.
 */
export const decideCase = (ctx: Context, { id, outcome, reason, until, sure }: CaseDecision): Promise<CaseDetail> =>
  ctx.transaction(async (tx) => {
    const row = await lockCase(tx, id)
    await demandUndecided(tx, row)
    const why = whyNotDecide(signedIn(tx), row)
    if (why) throw new AppError('forbidden', why)
    if (outcome === 'remover') demandSure(sure, removalInWords(row))
    const suspended_until = outcome === 'suspender' ? endOf(tx, until) : null
    const undo = await act(tx, row, { outcome, reason, suspended_until })
    const me = signedIn(tx).id
    const [decided] = await tx.db
      .update(moderation_cases)
      .set({
        state: 'decidida',
        ...{ outcome, reason, suspended_until, undo },
        decided_by: me,
        decided_at: tx.now(),
        assigned_to: row.assigned_to ?? me,
      })
      .where(eq(moderation_cases.id, id))
      .returning()
    if (!decided) throw new Error('update returned no row')
    await noteEntry(tx, id, { kind: 'decidida', text: reason })
    await audit(tx, {
      action: 'report.decided',
      subject: `report:${id}`,
      before: { state: row.state },
      after: { outcome, reason, suspended_until, thing: `${row.target}:${row.target_id}` },
    })
    await tellDecision(tx, decided)
    return showCase(tx, id)
  })

type Decision = Pick<CaseDecision, 'outcome' | 'reason'> & { suspended_until: Date | null }

/** What is done, and what undoes it. */
async function act(tx: Context, row: ModerationCase, { outcome, reason, suspended_until }: Decision): Promise<Undo> {
  const { moderated } = targetNamed(row.target)
  if (!moderated) throw new Error(`nothing moderates ${row.target}`)
  if (outcome === 'manter' || outcome === 'avisar') return {}
  const thing =
    outcome === 'remover' ? await moderated.remove(tx, row.target_id) : await moderated.hide(tx, row.target_id)
  if (outcome !== 'suspender') return { thing }
  if (row.author_id === null) throw new AppError('conflict', 'A conta de quem publicou não existe mais.')
  await suspendUser(tx, { id: row.author_id, reason, until: suspended_until })
  return { thing, suspended: true }
}

/** The end of the last day, in São Paulo. */
function endOf(tx: Context, until: string | undefined): Date {
  if (!until || until < dayKey(tx.now())) throw invalidField('until', 'Escolha hoje ou um dia que ainda vem.')
  return fromSaoPauloTime(`${until}T23:59`)
}
