import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { addDays } from '#shared/days.ts'
import { pick } from '#shared/pick.ts'
import { problemWords } from '../guessing/guess.words.ts'
import { signLabel } from '../guessing/signs.kinds.ts'
import { problem_cases, problem_entries } from './cases.table.ts'
import type { ExportedCase } from './exported-cases.schemas.ts'

/** The cases of these plants with all entries, by plant, in the order of days; the caller has checked the owner. */
export async function exportedCases({ db }: Context, plant_ids: number[]): Promise<Map<number, ExportedCase[]>> {
  const cases = await db
    .select()
    .from(problem_cases)
    .where(and(inArray(problem_cases.plant_id, plant_ids), isNull(problem_cases.deleted_at)))
    .orderBy(asc(problem_cases.seen_on), asc(problem_cases.id))
  const ids = cases.map(({ id }) => id)
  const entries = await db
    .select()
    .from(problem_entries)
    .where(and(inArray(problem_entries.case_id, ids), isNull(problem_entries.deleted_at)))
    .orderBy(asc(problem_entries.on), asc(problem_entries.id))
  const ofCase = Map.groupBy(entries, ({ case_id }) => case_id)
  const exported = cases.map((row) => ({
    plant_id: row.plant_id,
    ...pick(row, 'id', 'problem', 'own_name', 'seen_on', 'outcome', 'closed_on'),
    ...{ name: problemWords(row), places: row.places.map(signLabel), marks: row.marks.map(signLabel) },
    entries: (ofCase.get(row.id) ?? []).map((entry) => ({
      ...pick(entry, 'kind', 'on', 'text', 'product', 'safety_days', 'outcome'),
      harvest_from: entry.safety_days ? addDays(entry.on, entry.safety_days) : null,
      written_at: entry.created_at,
    })),
  }))
  const byPlant = Map.groupBy(exported, ({ plant_id }) => plant_id)
  return new Map([...byPlant].map(([id, all]) => [id, all.map(({ plant_id: _, ...one }) => one)]))
}
