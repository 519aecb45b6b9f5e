import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { once } from '#platform/sent-keys/as-sent-before.ts'
import { pick } from '#shared/pick.ts'
import { outcomeDone } from './case.words.ts'
import { moderators, noCase, showCase } from './case-detail.queries.ts'
import type { CaseAssign, CaseDetail, CaseNote } from './cases.schemas.ts'
import { type ModerationCase, moderation_cases } from './cases.table.ts'
import { noteEntry } from './entries.actions.ts'
import { personNamed } from './seen.queries.ts'

/** Row-locked until the transaction ends: what follows waits for a decision of somebody else. */
export async function lockCase(tx: Context, id: number): Promise<ModerationCase> {
  const [row] = await tx.db.select().from(moderation_cases).where(eq(moderation_cases.id, id)).for('update')
  if (!row) throw noCase()
  return row
}

/** Tells who comes second of the decision that stands. */
export async function demandUndecided(tx: Context, { state, outcome, decided_by }: ModerationCase) {
  if (state !== 'decidida' || !outcome) return
  const decider = await personNamed(tx, decided_by)
  const who = decider?.nickname ?? 'Outra pessoa'
  throw new AppError(
    'conflict',
    `${who} já decidiu este caso: ${outcomeDone[outcome].toLowerCase()}. Recarregue a página para ler.`,
  )
}

/** Taken by somebody of the team, or given back to the queue. */
export const assignCase = (ctx: Context, { id, ...edit }: CaseAssign): Promise<CaseDetail> =>
  ctx.transaction(async (tx) => {
    const row = await lockCase(tx, id)
    await demandUndecided(tx, row)
    const { assigned_to } = mergeEdit(edit, pick(row, 'assigned_to'))
    if (assigned_to !== null && !(await moderators(tx)).some((person) => person.id === assigned_to))
      throw invalidField('assigned_to', 'Essa pessoa não está na moderação.')
    if (assigned_to === row.assigned_to) return showCase(tx, id)
    const state = assigned_to === null ? 'aberta' : 'em_analise'
    await tx.db.update(moderation_cases).set({ assigned_to, state }).where(eq(moderation_cases.id, id))
    const person = await personNamed(tx, assigned_to)
    await noteEntry(tx, id, { kind: assigned_to === null ? 'largada' : 'assumida', text: person?.nickname ?? '' })
    await audit(tx, {
      action: 'report.assigned',
      subject: `report:${id}`,
      before: { assigned_to: row.assigned_to },
      after: { assigned_to },
    })
    return showCase(tx, id)
  })

/** For the team alone. */
export const noteCase = (ctx: Context, { id, text, idempotency_key: key }: CaseNote): Promise<CaseDetail> =>
  ctx.transaction(async (tx) => {
    await lockCase(tx, id)
    await once(tx, { what: 'report.noted', key }, async () => {
      await noteEntry(tx, id, { kind: 'nota', text })
      await audit(tx, { action: 'report.noted', subject: `report:${id}` })
    })
    return showCase(tx, id)
  })
