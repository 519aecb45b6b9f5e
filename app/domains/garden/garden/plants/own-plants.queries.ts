import { asc, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { canSee, canUpdate } from './plants.policy.ts'
import { type Plant, plants } from './plants.table.ts'

/**
 * Plants that the viewer may change, locked until commit in id order, so that two transactions that lock many cannot
 * deadlock. Throws 404 for all when one may not be seen, 403 when one is seen but not theirs.
 */
export async function findOwnPlants(tx: Context, plant_ids: number[], lock: 'update' | 'share' = 'update') {
  const ids = [...new Set(plant_ids)]
  if (!ids.length) throw invalidField('plant_ids', 'Escolha pelo menos uma planta.')
  const found: Plant[] = await tx.db
    .select()
    .from(plants)
    .where(inArray(plants.id, ids))
    .orderBy(asc(plants.id))
    .for(lock)
  const seen = found.filter((plant) => canSee(tx.viewer, plant))
  if (seen.length < ids.length) throw new AppError('not_found', 'Não encontramos uma dessas plantas no nosso jardim.')
  if (!seen.every((plant) => canUpdate(tx.viewer, plant)))
    throw new AppError('forbidden', 'Só quem cultiva esta planta pode fazer mudanças nela.')
  return seen
}
