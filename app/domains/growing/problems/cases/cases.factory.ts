import type { Context } from '#platform/context.ts'
import { type ProblemCaseRow, problem_cases } from './cases.table.ts'

/** An open case of powdery mildew on a plant, seen on 10 November. */
export async function aCase(
  ctx: Context,
  plant: { id: number; created_by: number },
  overrides: Partial<typeof problem_cases.$inferInsert> = {},
): Promise<ProblemCaseRow> {
  const [row] = await ctx.db
    .insert(problem_cases)
    .values({
      plant_id: plant.id,
      created_by: plant.created_by,
      places: ['flores'],
      marks: ['po-branco'],
      problem: 'oidio',
      seen_on: '2026-11-10',
      ...overrides,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}
