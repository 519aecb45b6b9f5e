import { and, eq, isNull } from 'drizzle-orm'
import { findOwnPlant, findOwnSpace } from '#domains/garden/garden/index.ts'
import type { Plant } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Update, updates } from './updates.table.ts'

/** An update with its plant, its owner, and whether its photos are public. */
export type OwnUpdate = { update: Update; plant: Plant | undefined; owner_id: number; public: boolean }

const gone = () => new AppError('not_found', 'Essa atualização não existe mais.')

/**
 * For writes: locks the plant or space first (the lock order of every act), then the update. 404 when the viewer may
 * not see it, 403 when it is not theirs.
 */
export async function findOwnUpdate(tx: Context, id: number): Promise<OwnUpdate> {
  const living = and(eq(updates.id, id), isNull(updates.deleted_at))
  const [about] = await tx.db
    .select({ plant_id: updates.plant_id, space_id: updates.space_id })
    .from(updates)
    .where(living)
  if (!about) throw gone()
  const plant = about.plant_id ? await findOwnPlant(tx, String(about.plant_id)) : undefined
  const owned = plant ?? (await findOwnSpace(tx, String(about.space_id)))
  const [update] = await tx.db.select().from(updates).where(living).for('update')
  if (!update) throw gone()
  return { update, plant, owner_id: owned.created_by, public: !owned.private }
}
