import { and, eq, isNull } from 'drizzle-orm'
import { createOwnTask } from '#domains/growing/agenda/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { demandSameContent } from '#platform/owned/find-by-key.ts'
import { dayKey } from '#shared/dates.ts'
import { pick } from '#shared/pick.ts'
import { problemWords } from '../guessing/guess.words.ts'
import { auditCase } from './audit-case.actions.ts'
import { entryAlbum } from './case.album.ts'
import { showCase } from './cases.queries.ts'
import { demandAlive, demandOpen, demandPast } from './cases.rules.ts'
import type { ProblemDetail, ProblemEntryRef, ProblemNote, ProblemRecheck, ProblemTreat } from './cases.schemas.ts'
import { type ProblemCaseRow, problem_entries } from './cases.table.ts'
import { ownInterval } from './own-interval.queries.ts'
import { type CaseOfPlant, lockCase } from './tended.queries.ts'

type Entry = Omit<typeof problem_entries.$inferInsert, 'case_id' | 'created_by'>

/** Whether the viewer's form with this key wrote it before; the case is locked. @throws conflict when it wrote another thing. */
export async function entryWritten(tx: Context, { id }: ProblemCaseRow, { idempotency_key, ...entry }: Partial<Entry>) {
  if (!idempotency_key) return false
  const mine = and(
    eq(problem_entries.case_id, id),
    eq(problem_entries.created_by, signedIn(tx).id),
    eq(problem_entries.idempotency_key, idempotency_key),
  )
  const [made] = await tx.db.select().from(problem_entries).where(mine)
  if (made) demandSameContent(made, entry)
  return made !== undefined
}

export async function writeEntry(tx: Context, { id }: ProblemCaseRow, entry: Entry, photo_ids: number[] = []) {
  const values = { ...entry, case_id: id, created_by: signedIn(tx).id }
  const [made] = await tx.db.insert(problem_entries).values(values).returning({ id: problem_entries.id })
  if (!made) throw new Error('insert returned no row')
  await entryAlbum.fill(tx, made.id, photo_ids, { public: false })
}

export function noteCase(ctx: Context, { case_id, photo_ids, ...input }: ProblemNote) {
  if (!input.text && !photo_ids.length) throw invalidField('text', 'Escreva uma nota ou escolha uma foto.')
  return addEntry(ctx, case_id, { kind: 'nota', ...input }, { photo_ids })
}

/** Without an interval of its own it has that of one's product of this name. */
export async function treatCase(ctx: Context, { case_id, photo_ids, ...input }: ProblemTreat) {
  const safety_days = input.safety_days ?? (await ownInterval(ctx, input.product))
  return addEntry(
    ctx,
    case_id,
    { kind: 'tratamento', ...input, safety_days },
    { photo_ids, demand: (_, { plant }) => demandAlive(plant, 'on', input.on) },
  )
}

type Adding = { photo_ids: number[]; demand?: (tx: Context, found: CaseOfPlant) => void }

const saidIn = (entry: Partial<Entry>) => pick(entry, 'on', 'text', 'product', 'safety_days')

/** Written into an open case, once per key. */
const addEntry = (ctx: Context, case_id: number, entry: Entry, { photo_ids, demand }: Adding): Promise<ProblemDetail> =>
  ctx.transaction(async (tx) => {
    const found = await lockCase(tx, case_id)
    if (await entryWritten(tx, found.row, entry)) return showCase(tx, case_id)
    demandOpen(found.row)
    demandPast(tx, 'on', entry.on, ['O caso começou', found.row.seen_on])
    demand?.(tx, found)
    await writeEntry(tx, found.row, entry, photo_ids)
    await auditCase(tx, found, entry.kind, { after: saidIn(entry) })
    return showCase(tx, case_id)
  })

export const recheckTitle = (row: Pick<ProblemCaseRow, 'problem' | 'own_name'>) => `Rever: ${problemWords(row)}`

/** Sets a day on which to look again: a task of the agenda that nobody else sees, and that opens the case. */
export const recheckCase = (
  ctx: Context,
  { case_id, due_on, idempotency_key }: ProblemRecheck,
): Promise<ProblemDetail> =>
  ctx.transaction(async (tx) => {
    // As strong a lock as the task takes: one that grew could deadlock.
    const { row, plant } = await lockCase(tx, case_id, 'update')
    const today = dayKey(tx.now())
    const entry = { kind: 'revisao' as const, idempotency_key }
    if (await entryWritten(tx, row, entry)) return showCase(tx, case_id)
    demandOpen(row)
    if (due_on < today) throw invalidField('due_on', 'Escolha hoje ou um dia que vem.')
    const title = recheckTitle(row)
    const input = { plant_id: plant.id, title, due_on, notes: '', rrule: null, exdates: [], remind_minutes: null }
    const task = await createOwnTask(tx, { ...input, idempotency_key })
    await writeEntry(tx, row, { ...entry, on: today, task_id: task.id })
    return showCase(tx, case_id)
  })

/** What was noted by mistake; a treatment takes its safety interval along. */
export const deleteEntry = (ctx: Context, { case_id, entry_id }: ProblemEntryRef): Promise<ProblemDetail> =>
  ctx.transaction(async (tx) => {
    const found = await lockCase(tx, case_id)
    const [entry] = await tx.db
      .update(problem_entries)
      .set({ deleted_at: tx.now() })
      .where(
        and(eq(problem_entries.id, entry_id), eq(problem_entries.case_id, case_id), isNull(problem_entries.deleted_at)),
      )
      .returning()
    if (!entry) throw new AppError('not_found', 'Essa anotação não existe mais.')
    if (entry.kind !== 'nota' && entry.kind !== 'tratamento')
      throw new AppError('conflict', 'Só notas e tratamentos podem ser apagados.')
    await auditCase(tx, found, 'apagado', { before: saidIn(entry) })
    return showCase(tx, case_id)
  })
