import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { holdsOf } from '#domains/garden/garden/index.ts'
import { isCreator } from '#domains/garden/garden/plants/plants.policy.ts'
import { tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import type { Context } from '#platform/context.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { pick } from '#shared/pick.ts'
import { guessesOf } from '../guessing/guess.model.ts'
import { problemWords } from '../guessing/guess.words.ts'
import { entryAlbum } from './case.album.ts'
import type { ProblemCard, ProblemCases, ProblemDetail, ProblemEntry } from './cases.schemas.ts'
import { type ProblemCaseRow, problem_cases, problem_entries } from './cases.table.ts'
import { type CaseOfPlant, findCase, findTended } from './tended.queries.ts'

/** The first day of a re-check that is not done yet. */
const recheck =
  sql<Date | null>`(select min(coalesce(t.snoozed_until, t.due_at)) from problem_entries e join tasks t on t.id = e.task_id
  where e.case_id = problem_cases.id and e.deleted_at is null and t.deleted_at is null and t.closed_at is null)`.mapWith(
    tasks.due_at,
  )

export async function listCases(ctx: Context, id_or_slug: string): Promise<ProblemCases> {
  const plant = await findTended(ctx, id_or_slug)
  const [rows, harvest_from] = await Promise.all([
    ctx.db
      .select({ row: problem_cases, recheck })
      .from(problem_cases)
      .where(and(eq(problem_cases.plant_id, plant.id), isNull(problem_cases.deleted_at)))
      .orderBy(sql`outcome is not null`, desc(problem_cases.seen_on), desc(problem_cases.id)),
    harvestFrom(ctx, plant.id),
  ])
  return { data: rows.map((one) => toCard(one.row, one.recheck)), harvest_from }
}

/** The day from which it may be harvested, while that is still to come. */
async function harvestFrom(ctx: Context, plant_id: number) {
  const holds = await holdsOf(ctx, { plant_ids: [plant_id] })
  const last = holds
    .map(({ until }) => until)
    .sort()
    .at(-1)
  return last && last > dayKey(ctx.now()) ? last : null
}

const toCard = (row: ProblemCaseRow, at: Date | null): ProblemCard => ({
  name: problemWords(row),
  ...pick(row, 'id', 'problem', 'own_name', 'seen_on', 'outcome', 'closed_on'),
  recheck_on: at && !row.outcome ? dayKey(at) : null,
})

export const showCase = async (ctx: Context, id: number): Promise<ProblemDetail> =>
  detailOf(ctx, await findCase(ctx, id))

async function detailOf(ctx: Context, { row, plant }: CaseOfPlant): Promise<ProblemDetail> {
  const entries = await entriesOf(ctx, row.id, plant.created_by)
  const open = entries.flatMap(({ task }) => (task && !task.closed ? task.due_on : []))
  const { places, marks } = row
  return {
    ...toCard(row, null),
    recheck_on: row.outcome ? null : (open.sort()[0] ?? null),
    plant: pick(plant, 'id', 'slug', 'name', 'started_on'),
    ...{ places, marks, entries },
    guesses: guessesOf({ places, marks }),
    can: { recheck: isCreator(ctx.viewer, plant) },
  }
}

async function entriesOf(ctx: Context, case_id: number, grower_id: number): Promise<ProblemEntry[]> {
  const rows = await ctx.db
    .select({ entry: problem_entries, task: tasks, photos: entryAlbum.column(sql.raw('problem_entries.id'), 10) })
    .from(problem_entries)
    .leftJoin(tasks, and(eq(tasks.id, problem_entries.task_id), isNull(tasks.deleted_at)))
    .where(and(eq(problem_entries.case_id, case_id), isNull(problem_entries.deleted_at)))
    .orderBy(desc(problem_entries.on), desc(problem_entries.id))
  return rows.map(({ entry, task, photos }) => ({
    ...pick(entry, 'id', 'kind', 'on', 'text', 'product', 'safety_days', 'outcome'),
    harvest_from: entry.safety_days ? addDays(entry.on, entry.safety_days) : null,
    task: task && { id: task.id, due_on: dayKey(task.snoozed_until ?? task.due_at), closed: task.closed_at !== null },
    photos: photos.map((photo) => ({ document: photoDocument(ctx, photo) })),
    by_team: entry.created_by !== grower_id,
  }))
}
