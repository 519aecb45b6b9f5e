import { and, eq, inArray, isNull } from 'drizzle-orm'
import { findOwnPlants } from '#domains/garden/garden/index.ts'
import { isCreator } from '#domains/garden/garden/plants/plants.policy.ts'
import { endTasks } from '#domains/growing/agenda/index.ts'
import { tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { dayKey } from '#shared/dates.ts'
import { pick } from '#shared/pick.ts'
import { auditCase } from './audit-case.actions.ts'
import { entryWritten, recheckTitle, writeEntry } from './case-entries.actions.ts'
import { showCase } from './cases.queries.ts'
import { demandAlive, demandName, demandOneName, demandPast } from './cases.rules.ts'
import type { ProblemClose, ProblemDetail, ProblemOpen, ProblemRename, ProblemReopen } from './cases.schemas.ts'
import { type ProblemCaseRow, problem_cases, problem_entries } from './cases.table.ts'
import { type CaseOfPlant, findTended, lockCase } from './tended.queries.ts'

/** Opens a case; what is said and shown at once is its first note. Idempotent by its key. */
export const openCase = (ctx: Context, input: ProblemOpen): Promise<ProblemDetail> =>
  ctx.transaction(async (tx) => {
    const { id } = await findTended(tx, input.id_or_slug)
    const [plant] = await findOwnPlants(tx, [id], 'share')
    if (!plant) throw new Error('a locked plant is there')
    const { id_or_slug: _, text, photo_ids, idempotency_key, ...fields } = input
    const content = { ...fields, plant_id: id, problem: fields.problem ?? null }
    const again = await findByKey(tx, problem_cases, idempotency_key, content)
    if (again) return showCase(tx, again)
    demandOneName(input)
    demandPast(tx, 'seen_on', input.seen_on, [`“${plant.name}” começou`, plant.started_on])
    demandAlive(plant, 'seen_on', input.seen_on)
    const [row] = await tx.db
      .insert(problem_cases)
      .values({ ...content, created_by: signedIn(tx).id, idempotency_key })
      .onConflictDoNothing({ target: [problem_cases.created_by, problem_cases.idempotency_key] })
      .returning()
    if (!row) return showCase(tx, (await findByKey(tx, problem_cases, idempotency_key, content)) ?? 0)
    if (text || photo_ids.length) await writeEntry(tx, row, { kind: 'nota', on: input.seen_on, text }, photo_ids)
    await auditCase(tx, { plant }, 'aberto', { after: pick(content, 'problem', 'own_name', 'seen_on') })
    return showCase(tx, row.id)
  })

/** Another name, when one knows better; it has nothing to do with whether it is open. */
export const renameCase = (ctx: Context, { case_id, ...edit }: ProblemRename): Promise<ProblemDetail> =>
  ctx.transaction(async (tx) => {
    const found = await lockCase(tx, case_id)
    demandName(edit)
    const { problem = null, own_name = '' } = mergeEdit(edit, pick(found.row, 'problem', 'own_name'))
    const named = { problem, own_name }
    demandOneName(named)
    await setCase(tx, found, 'nome', named)
    await renameRechecks(tx, found, named)
    return showCase(tx, case_id)
  })

/** Looks that are still to come go by the name that it has now; a title of one's own stays. */
async function renameRechecks(tx: Context, { row }: CaseOfPlant, named: Pick<ProblemCaseRow, 'problem' | 'own_name'>) {
  const ofCase = tx.db
    .select({ id: problem_entries.task_id })
    .from(problem_entries)
    .where(eq(problem_entries.case_id, row.id))
  await tx.db
    .update(tasks)
    .set({ title: recheckTitle(named) })
    .where(and(inArray(tasks.id, ofCase), isNull(tasks.closed_at), eq(tasks.title, recheckTitle(row))))
}

/** Its outcome; re-checks that were still to come are over with it. */
export const closeCase = (ctx: Context, { case_id, outcome, ...input }: ProblemClose): Promise<ProblemDetail> =>
  ctx.transaction(async (tx) => {
    const found = await lockCase(tx, case_id)
    const entry = { kind: 'desfecho' as const, outcome, ...input }
    if (await entryWritten(tx, found.row, entry)) return showCase(tx, case_id)
    if (found.row.outcome) throw new AppError('conflict', 'Este caso já foi encerrado. Reabra o caso para mudar.')
    const closed_on = dayKey(tx.now())
    await writeEntry(tx, found.row, { ...entry, on: closed_on })
    await setCase(tx, found, 'desfecho', { outcome, closed_on })
    await endRechecks(tx, found)
    return showCase(tx, case_id)
  })

export const reopenCase = (ctx: Context, { case_id, ...input }: ProblemReopen): Promise<ProblemDetail> =>
  ctx.transaction(async (tx) => {
    const found = await lockCase(tx, case_id)
    const entry = { kind: 'reabertura' as const, ...input }
    if (await entryWritten(tx, found.row, entry)) return showCase(tx, case_id)
    if (!found.row.outcome) throw new AppError('conflict', 'Este caso já está aberto.')
    await writeEntry(tx, found.row, { ...entry, on: dayKey(tx.now()) })
    await setCase(tx, found, 'reabertura', { outcome: null, closed_on: null })
    return showCase(tx, case_id)
  })

/** Hidden at once, with its safety intervals; purged after 30 days. */
export const deleteCase = (ctx: Context, case_id: number) =>
  ctx.transaction(async (tx) => {
    const found = await lockCase(tx, case_id)
    await setCase(tx, found, 'apagado', { deleted_at: tx.now() })
    await endRechecks(tx, found)
  })

async function setCase(
  tx: Context,
  found: CaseOfPlant,
  what: Parameters<typeof auditCase>[2],
  columns: Partial<ProblemCaseRow>,
) {
  await tx.db
    .update(problem_cases)
    .set({ ...columns, updated_at: tx.now() })
    .where(eq(problem_cases.id, found.row.id))
  const before = pick(found.row, 'seen_on', 'problem', 'own_name', 'outcome', 'closed_on')
  await auditCase(tx, found, what, { before, after: columns })
}

/** Tasks are the grower's: whoever else closes the case leaves them. */
async function endRechecks(tx: Context, { row, plant }: CaseOfPlant) {
  if (!isCreator(tx.viewer, plant)) return
  const open = await tx.db
    .select({ id: tasks.id })
    .from(problem_entries)
    .innerJoin(tasks, eq(tasks.id, problem_entries.task_id))
    .where(and(eq(problem_entries.case_id, row.id), isNull(tasks.closed_at), isNull(tasks.deleted_at)))
  if (open.length) await endTasks(tx, { task_ids: open.map(({ id }) => id) })
}
