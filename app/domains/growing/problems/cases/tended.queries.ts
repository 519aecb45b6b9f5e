import { and, eq, isNull } from 'drizzle-orm'
import { findOwnPlants, findPlant, ownedPlants } from '#domains/garden/garden/index.ts'
import { canUpdate } from '#domains/garden/garden/plants/plants.policy.ts'
import { type Plant, plants } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type ProblemCaseRow, problem_cases } from './cases.table.ts'

const notFound = () => new AppError('not_found', 'Não encontramos esse caso.')

/** A plant that the viewer tends; of others, even of open ones, there are no cases: 404. */
export async function findTended(ctx: Context, id_or_slug: string): Promise<Plant> {
  const plant = await findPlant(ctx, id_or_slug)
  if (!canUpdate(ctx.viewer, plant)) throw ownedPlants.notFound()
  return plant
}

export type CaseOfPlant = { row: ProblemCaseRow; plant: Plant }

/** For reading. */
export async function findCase({ db, viewer }: Context, id: number): Promise<CaseOfPlant> {
  const [found] = await db
    .select({ row: problem_cases, plant: plants })
    .from(problem_cases)
    .innerJoin(plants, eq(plants.id, problem_cases.plant_id))
    .where(and(eq(problem_cases.id, id), isNull(problem_cases.deleted_at)))
  if (!found || !canUpdate(viewer, found.plant)) throw notFound()
  return found
}

/** For writing: the plant, then the case, locked until commit; a harvest of the plant waits for what is written here. */
export async function lockCase(tx: Context, id: number, lock: 'share' | 'update' = 'share'): Promise<CaseOfPlant> {
  const { row } = await findCase(tx, id)
  const [plant] = await findOwnPlants(tx, [row.plant_id], lock)
  const [locked] = await tx.db
    .select()
    .from(problem_cases)
    .where(and(eq(problem_cases.id, id), isNull(problem_cases.deleted_at)))
    .for('update')
  if (!plant || !locked) throw notFound()
  return { row: locked, plant }
}
